"""Tables of Bear Necessities to test with: a match at any step of a seat's run, and the views that belong to it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from rules.kernel.match import Match, Setup
from rules.kernel.view import View
from tests.table.tables import Frame, Person

GAME = "bear_necessities"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")
SEATS = (2, 3, 4, 5, 6)


def people(seats: int) -> list[Person]:
    return [Person(NAMES[seat], seat) for seat in range(seats)]


def started(seats: int, seed: int) -> Match:
    return Match.start(Setup(GAME, seats, seed, {}))


def land(seats: int, seed: int, round_number: int, kind: str, seat: int = 0) -> Match:
    """A match played at random until ``seat`` is asked ``kind`` in this round (or a later one)."""
    match, chance = started(seats, seed), Random(seed)
    while not match.over:
        asked = match.decision(seat)
        if asked is not None and asked.kind == kind and match.view(None).round >= round_number:
            return match
        step(match, chance)
    raise AssertionError(f"seat {seat} is never asked {kind} after round {round_number}")


def ordering() -> tuple[Match, int]:
    """A match of four, and the seat in it that is asked for the order of three neighbours: one in hundreds has any."""
    return land(4, 383, 10, "order", seat=1), 1


def finished(seats: int, seed: int) -> Match:
    match, chance = started(seats, seed), Random(seed)
    while not match.over:
        step(match, chance)
    return match


def step(match: Match, chance: Random) -> None:
    seat = match.waiting()[0]
    match.apply(seat, chance.choice(match.legal(seat)))


@cache
def views(seats: int) -> tuple[View, ...]:
    """What is shown in a game: of the first seat at each kind of question, of everybody, and the end."""
    found = []
    for number, kind in (
        (1, "play"),
        (2, "place"),
        (3, "reserve"),
        (5, "keep"),
        (6, "lock"),
        (12, "play"),
        (12, "lock"),
    ):
        match = land(seats, 3 + number, number, kind)
        found += [match.view(0), match.view(None), match.view(seats - 1)]
    over = finished(seats, 8)
    return (*found, over.view(None), over.view(1))


def frames_of(seats: int, seed: int, viewer: int | None) -> Iterator[Frame]:
    """The beats of a whole random match, as ``viewer`` may see them."""
    match, chance = started(seats, seed), Random(seed)
    yield from (Frame(beat.view(viewer), beat.events(viewer), beat.number) for beat in match.beats)
    while not match.over:
        seat = match.waiting()[0]
        for beat in match.apply(seat, chance.choice(match.legal(seat))):
            yield Frame(beat.view(viewer), beat.events(viewer), beat.number)


def lit_for(match: Match, seat: int) -> dict[str, str]:
    """What ``seat`` may touch: handle to action text."""
    return {action.handle: action.text for action in match.legal(seat) if not action.minor}
