"""Changing a match for a moment, to find out what could be done: it is put back before anybody looks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rules.kernel.match import Match


@contextmanager
def tried(match: Match) -> Iterator[None]:
    """All that is done to ``match`` meanwhile is undone, however it ends."""
    before = len(match.entries)
    try:
        yield
    finally:
        put_back(match, before)


def put_back(match: Match, entries: int) -> None:
    """Drops what came after so many ``entries``."""
    while len(match.entries) > entries:
        match.drop_last()
