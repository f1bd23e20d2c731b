"""Bears & Bees in motion: what flies, turns and pops up for each of its events.

Pure: from events to travels and cues; when they happen is the affair of ``tabletop.table.motion``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.kernel.event import Event
from tabletop.table.games.bears_and_bees import HONEY_LIMIT, back
from tabletop.table.geometry import Rect
from tabletop.table.spots import Cue, Look, Picture

STEPS = ("base", "left", "right", "last")
"""The parts of a payment, in the order in which they are shown."""
_HONEY = Look("token", "honey")
_SWARM = Look("token", "swarm")
_EXPERIENCE = Look("token", "experience")


def travels(event: Event) -> tuple[str, str, str]:
    """The key of the piece that ``event`` moves, where it comes from and where it goes (empty: not to be seen)."""
    here = f"seat/{event.seat}"
    if event.kind == "locked":
        return f"{here}/played/back", f"{here}/hand", ""
    if event.kind in ("revealed", "drew_card"):
        return event.piece, event.source, event.target
    if event.kind == "swarm_back":
        return event.piece, "", f"{here}/hand/swarm"
    return "", "", ""


def cues(events: Sequence[Event], before: Picture, after: Picture) -> Iterator[Cue]:
    """What the picture does for a beat's ``events``, on the way from ``before`` it to ``after``."""
    released = ""  # the swarm card that is being resolved lies here
    for event in events:
        here = f"seat/{event.seat}"
        honey = (f"{here}/honey", f"{here}/honey/number")
        if event.kind == "gained_honey":
            yield from _payment(event, here, honey, after)
        elif event.kind == "gift_honey":
            giver = f"seat/{event.values['giver']}/played"
            chip = _chip(f"+{event.count}", "gift", here, "base", after)
            yield Cue(len(STEPS), _HONEY, giver, f"{here}/honey", event.count, honey, *chip)
        elif event.kind == "bear_ate":
            yield Cue(0, _HONEY, f"{here}/honey", f"{here}/honey/{HONEY_LIMIT - 1}", event.count, honey, long=True)
        elif event.kind == "gained_experience":
            number = (f"{here}/experience/number",)
            yield Cue(1, _EXPERIENCE, "board", f"{here}/experience", event.count, number)
        elif event.kind == "swarm_count":
            released = f"{here}/played"
            yield from _sums(event, after)
        elif event.kind == "swarm_came":
            source = released or "board"
            yield Cue(1, _SWARM, source, f"{here}/swarms", event.count, (f"{here}/swarms",), long=True)
        elif event.kind == "swarm_honey_lost":
            yield Cue(2, _HONEY, f"{here}/honey", "supply/honey", event.count, honey)
        elif event.kind == "drew":
            kind = event.source.rpartition("/")[2]
            tallies = (f"{here}/hand/{kind}", f"{here}/hand/number", f"{event.source}/count")
            yield Cue(0, back(kind), event.source, f"{here}/hand/{kind}", event.count, tallies)


def _payment(event: Event, here: str, honey: tuple[str, str], after: Picture) -> Iterator[Cue]:
    """One step for each symbol of the card that paid; honey that no card explains comes in one step."""
    parts = [(step, part, int(event.values.get(part, 0))) for step, part in enumerate(STEPS)]
    if not any(count for _, _, count in parts):
        parts = [(0, "base", event.count)]
    for step, part, count in parts:
        if count:
            chip = _chip(f"+{count}", part, here, part, after)
            yield Cue(step, _HONEY, "supply/honey", f"{here}/honey", count, honey, *chip)


def _chip(words: str, symbol: str, here: str, edge: str, after: Picture) -> tuple[Look, Rect | None]:
    """A chip at the edge of the played card where the symbol that paid stands."""
    look = Look("chip", words, 0, (symbol,))
    card = after.anchor(f"{here}/played")
    if card is None:
        return look, None
    width, height = card.width * 0.62, card.width * 0.34
    x, y = card.centre
    middles = {"base": (x, card.y), "left": (card.x, y), "right": (card.right, y), "last": (x, card.bottom)}
    across, down = middles[edge]
    # The top of the card can be the top of the table.
    return look, Rect(round(across - width / 2), max(4, round(down - height / 2)), round(width), round(height))


def _sums(event: Event, after: Picture) -> Iterator[Cue]:
    """What each seat has to draw the swarm with; the largest sums stand out."""
    sums = {name: int(value) for name, value in event.values.items() if name.startswith("seat")}
    for name, value in sums.items():
        place = after.anchors.get(f"seat/{name[4:]}/ribbon")
        tone = "most" if value and value == max(sums.values()) else "sum"
        yield Cue(0, chip=Look("chip", str(value), 0, (tone,)), chip_at=place)


def changed(event: Event) -> Iterator[str]:
    """The keys of the spots that ``event`` changed, for the dotted outline."""
    here = f"seat/{event.seat}"
    if event.kind in ("gained_honey", "gift_honey", "bear_ate", "swarm_honey_lost"):
        yield f"{here}/honey"
    elif event.kind == "gained_experience":
        yield f"{here}/experience"
    elif event.kind == "swarm_came":
        yield f"{here}/swarms"
    elif event.kind in ("drew", "drew_card"):
        yield event.piece or f"{here}/hand/{event.source.rpartition('/')[2]}"
    elif event.kind == "revealed":
        yield event.piece
    elif event.kind == "locked":
        yield f"{here}/played/back"
