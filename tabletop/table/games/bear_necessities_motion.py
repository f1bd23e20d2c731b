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
            yield _activated(event, after)
            yield _sum(f"= {event.values['sum']}", "sum", here, after)
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
            yield Cue(0, _VP, f"{here}/hives", f"{here}/vp", event.count, (f"{here}/vp",))
            yield _sum(f"+{event.count}", "sum", here, after)


def _activated(event: Event, after: Picture) -> Cue:
    """The VP of one card go to its seat, and its tile says how many they are."""
    bees = int(event.values.get("bees", 0))
    only_bees = bees and not event.count
    tone = "bee" if only_bees else str(event.values.get("goal", "")) or "each"
    tile = after.anchors.get(event.source)
    if tile is None:
        return Cue(0, _VP, event.source, event.target, event.count, (event.target,))
    high = max(22, round(tile.height * 0.34))
    wide = round(high * (1.9 if tone == "each" else 2.5))
    place = Rect(round(tile.centre[0] - wide / 2), max(2, round(tile.y - high * 0.3)), wide, high)
    look = Look("sum", f"+{bees if only_bees else event.count}", 0, (tone,))
    return Cue(0, _VP, event.source, event.target, event.count, (event.target,), look, place)


def _sum(words: str, tone: str, here: str, after: Picture) -> Cue:
    """A chip with a sum, beside the name on a plate."""
    return Cue(0, chip=Look("sum", words, 0, (tone,)), chip_at=after.anchors.get(f"{here}/sum"))


def _sums(event: Event, after: Picture) -> Iterator[Cue]:
    """What each seat gained in the round; the fewest get the bee."""
    least = int(event.values["least"])
    for name, value in event.values.items():
        if name.startswith("seat"):
            tone = "least" if int(value) == least else "sum"
            yield _sum(f"+{value}", tone, f"seat/{name[4:]}", after)


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
