"""The Secret Kingdom in motion: what flies, turns and pops up for each of its events.

Pure: from events to travels and cues; when they happen is the affair of ``tabletop.table.motion``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.kernel.event import Event
from tabletop.table.games.secret_kingdom import back
from tabletop.table.geometry import Rect
from tabletop.table.spots import Cue, Look, Picture
from tabletop.texts import say

_TRAVELLING = ("turned_up", "drew", "placed")
_MOST_SHUFFLED = 6
"""Cards that are seen to fly when the discards go back."""


def travels(event: Event) -> tuple[str, str, str]:
    """The key of the piece that ``event`` moves, where it comes from and where it goes; cards that lie on the table
    before and after find their way by themselves."""
    if event.kind in _TRAVELLING:
        return event.piece, event.source, event.target
    return "", "", ""


def cues(events: Sequence[Event], before: Picture, after: Picture) -> Iterator[Cue]:
    """What the picture does for a beat's ``events``, on the way from ``before`` it to ``after``."""
    for event in events:
        if event.kind in ("gained", "paid", "gems_discarded"):
            token = Look("token", f"gem_{event.values['colour']}")
            yield Cue(0, token, event.source, event.target, event.count, (_row(event), _heap(event)))
        elif event.kind == "no_room":
            words = say("secret_kingdom_table.motion.no_room", count=event.count)
            colour = str(event.values["colour"])
            symbol = "pollen_any" if colour == "any" else f"gem_{colour}_empty"
            yield Cue(1, chip=Look("chip", words, 0, (symbol,)), chip_at=_at_plate(event, after))
        elif event.kind == "placed":
            look = Look("chip", f"+{event.values['points']}", 0, ("comb_cell",))
            yield Cue(0, chip=look, chip_at=_at_plate(event, after))
        elif event.kind == "reshuffled":
            count = min(event.count, _MOST_SHUFFLED)
            top = next((spot.look for spot in before.spots.values() if spot.handle == event.source), None)
            turns = top if top is not None and top.kind == "face" else None
            yield Cue(0, back("gathering"), event.source, event.target, count, turns_from=turns)
        elif event.kind == "end_triggered":
            look = Look("chip", say("secret_kingdom_table.motion.end"), 0, ("",))
            yield Cue(1, chip=look, chip_at=_over_market(after))
        elif event.kind == "instant_win":
            look = Look("chip", say("secret_kingdom_table.motion.instant"), 0, ("hive",))
            yield Cue(1, chip=look, chip_at=_at_plate(event, after))


def _row(event: Event) -> str:
    """The row of the tray that a gem comes to or goes from."""
    return event.target if event.target.startswith("seat/") else event.source


def _heap(event: Event) -> str:
    """The heap of the supply on its other end."""
    return event.source if event.source.startswith("supply/") else event.target


def _at_plate(event: Event, after: Picture) -> Rect | None:
    """A chip over the points of a seat's plate."""
    place = after.anchors.get(f"seat/{event.seat}/ribbon")
    if place is None:
        return None
    high = round(place.height * 1.3)
    return Rect(round(place.right - high * 3.4), place.y, round(high * 3.2), high)


def _over_market(after: Picture) -> Rect | None:
    """A chip in the middle of the honey cards."""
    first, sign = after.anchors.get("deck/honey"), after.spots.get("sign")
    if first is None or sign is None:
        return None
    right = sign.rect.x
    wide, high = (right - first.x) * 0.76, first.height * 0.28
    x = first.x + (right - first.x) / 2
    return Rect(round(x - wide / 2), round(first.y + first.height * 0.38), round(wide), round(high))


def changed(event: Event) -> Iterator[str]:
    """The keys of the spots that ``event`` changed, for the dotted outline."""
    if event.kind in ("gained", "paid", "gems_discarded"):
        yield _row(event)
    elif event.kind == "placed":
        yield event.target
    elif event.kind == "turned_up":
        yield event.piece
