"""Bear Necessities in motion: what flies, turns and pops up for each of its events.

Pure: from events to travels and cues; when they happen is the affair of ``tabletop.table.motion``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.bear_necessities.effects import COLOURS
from rules.kernel.event import Event
from tabletop.table.games.bear_necessities import back
from tabletop.table.geometry import Rect
from tabletop.table.spots import Cue, Look, Picture

_VP = Look("token", "vp")
_BEE = Look("token", "bee_token")
_TRAVELS = frozenset(
    {"placed", "dealt_card", "reserved_card", "passed_card", "keeps_reserve", "discards_reserve", "last_reserve"}
)
_BACKS = frozenset({"dealt", "passed"})


def travels(event: Event) -> tuple[str, str, str]:
    """The key of the piece that ``event`` moves, where it comes from and where it goes (empty: not to be seen)."""
    if event.kind in _TRAVELS:
        return event.piece, event.source, event.target
    return "", "", ""


def cues(events: Sequence[Event], before: Picture, after: Picture) -> Iterator[Cue]:
    """What the picture does for a beat's ``events``, on the way from ``before`` it to ``after``."""
    for event in events:
        here = f"seat/{event.seat}"
        if event.kind == "activated":
            yield _activated(event, here, after)
        elif event.kind == "gained_bees":
            yield Cue(1, _BEE, event.source, event.target, event.count, (event.target,), long=True)
        elif event.kind == "bee_time":
            yield from _sums(event, after)
        elif event.kind in _BACKS:
            for colour in COLOURS:
                count = int(event.values.get(colour, 0))
                if count:
                    yield Cue(0, back(colour), event.source, event.target, count)
        elif event.kind in ("reserved", "reserve_taken", "reserve_stayed", "reserve_discarded"):
            yield Cue(0, back(str(event.values["colour"])), event.source, event.target, 1)
        elif event.kind == "hives_paid":
            chip = _chip(f"+{event.count}", "sum", f"{here}/ribbon", after)
            yield Cue(0, _VP, f"{here}/hives", f"{here}/vp", event.count, (f"{here}/vp",), *chip)


def _activated(event: Event, here: str, after: Picture) -> Cue:
    """The VP of one card go to its seat, and the tile says how many they are."""
    goal = str(event.values.get("goal", ""))
    look = Look("sum", f"+{event.count}", 0, (goal or "each",))
    tile = after.anchors.get(event.source)
    place = None
    if tile is not None:
        high = max(22, round(tile.height * 0.42))
        wide = round(high * (2.5 if goal else 1.9))
        x, y = tile.centre
        place = Rect(round(x - wide / 2), round(y - high / 2), wide, high)
    return Cue(0, _VP, event.source, event.target, event.count, (event.target,), look if place else None, place)


def _chip(words: str, tone: str, where: str, after: Picture) -> tuple[Look | None, Rect | None]:
    """A chip that covers the ribbon's place on a plate."""
    place = after.anchors.get(where)
    return (Look("sum", words, 0, (tone,)), place) if place is not None else (None, None)


def _sums(event: Event, after: Picture) -> Iterator[Cue]:
    """What each seat gained in the round; the fewest get the bee."""
    least = int(event.values["least"])
    for name, value in event.values.items():
        if name.startswith("seat"):
            tone = "least" if int(value) == least else "sum"
            look, place = _chip(f"+{value}", tone, f"seat/{name[4:]}/ribbon", after)
            if place is not None:
                yield Cue(0, chip=look, chip_at=place)


def changed(event: Event) -> Iterator[str]:
    """The keys of the spots that ``event`` changed, for the dotted outline."""
    here = f"seat/{event.seat}"
    if event.kind in ("placed", "dealt_card", "passed_card"):
        yield event.piece
    elif event.kind in ("activated", "hives_paid"):
        yield f"{here}/vp"
    elif event.kind == "gained_bees":
        yield f"{here}/bees"
    elif event.kind in ("reserved", "reserve_stayed", "reserve_discarded"):
        yield event.target
