"""What has happened since a seat last held: a few public facts and the net of everybody's chips. Data, no sentences.

It reads public events and public views only, so the same recap may stand on a cover that anybody can read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.kernel.event import Event
from rules.kernel.match import Beat
from rules.kernel.view import View

LINES = 5
_COUNTED = ("tokens", "hand")
_FRAME = ("locked", "round_began", "phase_began")
"""Kinds of events that only frame others."""


@dataclass(frozen=True)
class RecapLine:
    """Facts of one kind in one round, in the order in which they came."""

    round: int
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Chips:
    """What a seat has more (or less) than before, by the name of the place (``honey``, ``hand``); never 0."""

    seat: int
    net: dict[str, int]


@dataclass(frozen=True)
class Recap:
    """For ``seat``: at most five lines, the newest last, and chips of the seats where they changed, its own first."""

    seat: int
    lines: tuple[RecapLine, ...]
    chips: tuple[Chips, ...]


def recap(seat: int, beats: Sequence[Beat], before: View) -> Recap:
    """Tells ``seat`` of ``beats``; ``before`` is the public view that came before them."""
    if not beats:
        return Recap(seat, (), ())
    after = beats[-1].view(None)
    order = [(seat + step) % after.seats for step in range(after.seats)]
    nets = [Chips(owner, _net(owner, before, after)) for owner in order]
    return Recap(seat, _lines(beats), tuple(chips for chips in nets if chips.net))


def _lines(beats: Sequence[Beat]) -> tuple[RecapLine, ...]:
    groups: dict[tuple[int, str], list[Event]] = {}
    for beat in beats:
        number = beat.view(None).round
        for event in beat.events(None):
            if event.kind not in _FRAME:
                groups.setdefault((number, event.kind), []).append(event)
    lines = [RecapLine(number, tuple(events)) for (number, _), events in groups.items()]
    best = sorted(range(len(lines)), key=lambda index: (_weight(lines[index]), index), reverse=True)[:LINES]
    return tuple(lines[index] for index in sorted(best))


def _weight(line: RecapLine) -> tuple[int, int]:
    """What was shown openly says most, then what nobody's chips tell; of equal lines the later round counts."""
    event = line.events[0]
    shown = 2 if event.piece else 1 if event.seat is not None and not event.count else 0
    return shown, line.round


def _net(owner: int, before: View, after: View) -> dict[str, int]:
    net = {}
    for handle, place in after.places.items():
        if place.owner == owner and place.kind in _COUNTED:
            old = before.places.get(handle)
            change = place.count - (old.count if old is not None else 0)
            if change:
                net[handle.rsplit("/", 1)[-1]] = change
    return net
