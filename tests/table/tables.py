"""Tables to test with: matches that are some rounds old, views made by hand, players, and a clock that stands still."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import msgspec

from rules.kernel.event import Event
from rules.kernel.match import Match, Setup
from rules.kernel.view import Piece, Place, View

GAME = "bears_and_bees"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")


@dataclass(frozen=True)
class Person:
    name: str
    mark: int


@dataclass(frozen=True)
class Frame:
    """A beat as one viewer may see it."""

    view: View
    events: tuple[Event, ...]
    number: int


class Clock:
    """Seconds, as far as the test has come."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def people(seats: int) -> list[Person]:
    return [Person(NAMES[seat], seat) for seat in range(seats)]


def match_in(seats: int, seed: int, phase: str = "choose", round_number: int = 3) -> Match:
    """A match played at random until this phase of this round (or a later one)."""
    match, chance = Match.start(Setup(GAME, seats, seed, {})), Random(seed)
    while not match.over and not (match.view(None).phase == phase and match.view(None).round >= round_number):
        seat = match.waiting()[0]
        match.apply(seat, chance.choice(match.legal(seat)))
    return match


def frames_of(seats: int, seed: int, viewer: int | None, rounds: int) -> Iterator[Frame]:
    """The beats of the first rounds of a random match, as ``viewer`` may see them."""
    match, chance = Match.start(Setup(GAME, seats, seed, {})), Random(seed)
    yield from (Frame(beat.view(viewer), beat.events(viewer), beat.number) for beat in match.beats)
    while not match.over and match.view(None).round <= rounds:
        seat = match.waiting()[0]
        for beat in match.apply(seat, chance.choice(match.legal(seat))):
            yield Frame(beat.view(viewer), beat.events(viewer), beat.number)


def lit_for(match: Match, seat: int) -> dict[str, str]:
    """What ``seat`` may touch: handle to action text."""
    return {action.handle: action.text for action in match.legal(seat)}


def with_hands(view: View, cards: int, others: int = 9) -> View:
    """``view`` with ``cards`` cards in the viewer's hand and ``others`` in each other one."""
    places = dict(view.places)
    counts = []
    for seat in range(view.seats):
        count = cards if seat == view.seat else others
        kinds = ["honey"] * (count // 2) + ["research"] * (count - 1 - count // 2) + ["swarm"]
        # Numbers that no other card on the table has; which swarm card it is does not matter here.
        names = [f"{kind[0].upper()}{nth + 1 if kind != 'swarm' else seat + 1}" for nth, kind in enumerate(kinds)]
        pieces = tuple(
            Piece(f"card/{name}", name, kind) if seat == view.seat else Piece(back=kind)
            for name, kind in zip(names, kinds, strict=True)
        )
        places[f"seat/{seat}/hand"] = Place("hand", seat, count, pieces)
        counts.append([kinds.count(kind) for kind in ("honey", "research", "swarm")])
    return msgspec.structs.replace(view, places=places, facts={**view.facts, "counts": counts})


def with_played(view: View, draft: bool = False) -> View:
    """``view`` with a card on every pile and one played by every seat; the viewer's is still a draft if asked."""
    places = dict(view.places)
    for seat in range(view.seats):
        here = f"seat/{seat}"
        places[f"{here}/pile"] = Place("pile", seat, 3, (Piece(f"card/R{20 + seat}", f"R{20 + seat}", "research"),))
        one = Place("played", seat, 1, (Piece(f"card/H{30 + seat}", f"H{30 + seat}", "honey"),))
        empty = Place("played", seat)
        places[f"{here}/played"] = empty if draft else one
        places[f"{here}/draft"] = one if draft and seat == view.seat else Place("draft", seat)
    return msgspec.structs.replace(view, places=places)
