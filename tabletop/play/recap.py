"""What has happened since a seat last held: a few public facts and the net of everybody's chips. Data, no sentences.

It reads public events and public views only, so the same recap may stand on a cover that anybody can read.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from rules.kernel.event import Event
from rules.kernel.match import Beat
from rules.kernel.view import View

LINES = 5
_COUNTED = ("tokens", "hand")
_FRAME = ("locked", "round_began", "phase_began", "turn_began")
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


def recap(seat: int, beats: Sequence[Beat], before: View, passing: Collection[str] = ()) -> Recap:
    """Tells ``seat`` of ``beats``; ``before`` is the public view that came before them. Of the kinds of events in
    ``passing`` nothing is told: others tell what came of them."""
    if not beats:
        return Recap(seat, (), ())
    after = beats[-1].view(None)
    order = [(seat + step) % after.seats for step in range(after.seats)]
    nets = {owner: _net(owner, before, after) for owner in order}
    chips = tuple(Chips(owner, net) for owner, net in nets.items() if net)
    return Recap(seat, _lines(beats, before, nets, passing), chips)


def _lines(
    beats: Sequence[Beat], before: View, nets: Mapping[int, Mapping[str, int]], passing: Collection[str]
) -> tuple[RecapLine, ...]:
    """The most telling facts by round and kind. That an open card was moved is none of them, but where a seat has got
    it; nor that cards were drawn, where everybody's chips say as much."""
    quiet = {*_FRAME, *passing}
    groups: dict[tuple[int, str], list[Event]] = {}
    weights: dict[tuple[int, str], int] = {}
    known = _known(before)
    for beat in beats:
        view = beat.view(None)
        for event in beat.events(None):
            if event.kind not in quiet and (event.piece not in known or _came(event)):
                group = (view.round, event.kind)
                groups.setdefault(group, []).append(event)
                weights[group] = max(weights.get(group, 0), _weight(event))
        known = _known(view)
    order = [group for group in groups if not _told_by_chips(groups[group], nets)]
    best = sorted(order, key=lambda group: (weights[group], group[0], order.index(group)), reverse=True)[:LINES]
    return tuple(RecapLine(group[0], tuple(groups[group])) for group in order if group in best)


def _came(event: Event) -> bool:
    """Whether a seat has got something that lay in the middle of the table."""
    own = f"seat/{event.seat}/"
    return event.target.startswith(own) and not event.source.startswith("seat/")


def _told_by_chips(events: Sequence[Event], nets: Mapping[int, Mapping[str, int]]) -> bool:
    """Whether ``events`` are cards drawn, and each seat's hand has grown by just so many since."""
    drawn: dict[int, int] = {}
    for event in events:
        if event.piece or event.seat is None or event.target != f"seat/{event.seat}/hand":
            return False
        drawn[event.seat] = drawn.get(event.seat, 0) + event.count
    return all(nets[seat].get("hand", 0) == count for seat, count in drawn.items())


def _weight(event: Event) -> int:
    """What was openly shown says most, then what nobody's chips tell."""
    return 2 if event.piece else int(event.seat is not None and not event.count)


def _known(view: View) -> set[str]:
    """The handles of all pieces that lie open."""
    return {piece.handle for place in view.places.values() for piece in place.pieces if piece.handle}


def _net(owner: int, before: View, after: View) -> dict[str, int]:
    net = {}
    for handle, place in after.places.items():
        if place.owner == owner and place.kind in _COUNTED:
            old = before.places.get(handle)
            change = place.count - (old.count if old is not None else 0)
            if change:
                net[handle.rsplit("/", 1)[-1]] = change
    return net
