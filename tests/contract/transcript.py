"""Pinned games: one whole match for each game and number of seats, as text that people can read.

When a change of the rules is meant to change how games go, write the transcripts anew, read the difference line by
line, and commit it together with the change::

    .venv/bin/python -m tests.contract.transcript

A difference that was not meant is a fault: old saved games would no longer play out. Where a rule did change, raise
``RULES`` in ``rules/kernel/record.py`` as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules import games
from rules.kernel.event import Event
from rules.kernel.match import Match
from rules.kernel.record import digest
from tests.contract.playing import CASES, random_game, random_match

FOLDER = Path(__file__).parent / "transcripts"
SEED = 2
MOST_POSITIONS = 3_000
"""Positions are counted to the depth at which they become more than this."""


def path(key: str, seats: int) -> Path:
    return FOLDER / f"{key}_{seats}.txt"


def transcript(key: str, seats: int) -> str:
    """A random match with take-backs, entry by entry, with all that was told; then position counts."""
    game = games[key]
    lines = [f"{game.title}, {seats} seats, seed {SEED}", ""]
    seen = entries = 0
    round_number = -1
    for match in random_match(key, seats, SEED):
        for entry in match.entries[entries:]:
            lines.append(f"{entries + 1}. seat {entry.seat}: {entry.text or 'take back'}")
            entries += 1
        for beat in match.beats[seen:]:
            lines += [f"    {_event(event)}" for event in _all_events(beat, seats)]
        seen = len(match.beats)
        view = match.view(None)
        if view.round != round_number or view.over:
            round_number = view.round
            lines.append(f"    round {round_number}: position {match.digest()[:16]}, views {_views(match, seats)}")
    outcome = match.outcome()
    lines += ["", f"ranks {_row(outcome.ranks)}, decided by {outcome.decided}"]
    lines += [f"{name} {_row(numbers)}" for name, numbers in outcome.components.items()]
    lines += ["", "positions after 1, 2, 3... decisions, from the start and from the middle of the game"]
    lines += [_row(counts(state)) for state in (game.setup(seats=seats, seed=SEED), _middle(key, seats))]
    return "\n".join(lines) + "\n"


def _all_events(beat: Any, seats: int) -> Iterator[Event]:
    """The public events of a beat, then those of its own for each seat."""
    yield from beat.events(None)
    for seat in range(seats):
        yield from (event for event in beat.events(seat) if event.audience and event.audience[0] == seat)


def _event(event: Event) -> str:
    words = [event.kind]
    words += [f"seat {event.seat}"] if event.seat is not None else []
    words += [f"{event.count}"] if event.count else []
    words += [f"{event.source or '-'} > {event.target or '-'}"] if event.source or event.target else []
    words += [event.piece] if event.piece else []
    words += [f"{name}={value}" for name, value in event.values.items()]
    words += [f"(for {_row(event.audience)})"] if event.audience is not None else []
    return " ".join(words)


def _views(match: Match, seats: int) -> str:
    return digest([match.game.encode_view(match.view(seat)) for seat in (None, *range(seats))])[:16]


def _row(numbers: Any) -> str:
    return " ".join(str(number) for number in numbers)


def _middle(key: str, seats: int) -> Any:
    """A position half-way through a random game."""
    length = sum(1 for _ in random_game(key, seats, SEED))
    for number, (state, _, _) in enumerate(random_game(key, seats, SEED)):
        if number == length // 2:
            return state.copy()
    raise AssertionError("a game of no action")


def counts(state: Any) -> list[int]:
    """How many ways there are to go on for 1, 2, 3... actions, each time by the first seat that is asked."""
    found: list[int] = []
    line = [state]
    while line and len(line) <= MOST_POSITIONS:
        following = []
        for each in line:
            seat = each.waiting()[0] if not each.over else 0
            for action in each.legal(seat):
                copy = each.copy()
                copy.advance(seat, action)
                following.append(copy)
        line = following
        found.append(len(line))
    return found


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for key, seats in CASES:
        path(key, seats).write_text(transcript(key, seats), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
