"""Point 7: a pinned match for each game and number of seats, and the number of positions to a fixed depth."""

from __future__ import annotations

from tests.contract.transcript import path, transcript


def test_the_pinned_match_goes_as_it_went(key: str, seats: int) -> None:
    """Where this differs and was meant to: see ``transcript.py``."""
    assert transcript(key, seats) == path(key, seats).read_text(encoding="utf-8")
