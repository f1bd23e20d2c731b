"""Beesness in motion: what flies, stands up and pops up for each of its events.

Pure: from events to travels and cues; when they happen is the affair of ``tabletop.table.motion``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.kernel.event import Event
from tabletop.table.games.beesness_garden import KINDS
from tabletop.table.geometry import Rect, middle
from tabletop.table.spots import Cue, Look, Picture
from tabletop.texts import say

_COIN = Look("token", "coin_1")
_BLOOM = Look("token", "flower")
_TOKENS = {"worker": "worker", "drone": "drone", "queen": "queen", "flower": "flower", "honey": "coin_1"}


def travels(event: Event) -> tuple[str, str, str]:
    """No card of this game has an identity: what moves is told by cues."""
    return "", "", ""


def cues(events: Sequence[Event], before: Picture, after: Picture) -> Iterator[Cue]:
    """What the picture does for a beat's ``events``, on the way from ``before`` it to ``after``."""
    yes = sum(event.count for event in events if event.kind == "voted" and event.values["vote"] == "yes")
    no = sum(event.count for event in events if event.kind == "voted") - yes
    for event in events:
        found = _CUES.get(event.kind)
        if found is not None:
            yield from found(event, before, after)
    if yes or no:
        told = say("beesness_table.tally", yes=yes, no=no)
        outcome = next((event.kind for event in events if event.kind.startswith("referendum_")), "")
        note = say(f"beesness_table.tally.{outcome}") if outcome else ""
        yield Cue(2, chip=Look("division", told, 0, (note, _text(after))), chip_at=_middle(after))


def _text(picture: Picture) -> float:
    """How large words over the garden may be: as large as the board is, over its smallest size."""
    board = picture.anchors.get("board")
    return max(1.0, board.width / 440) if board is not None else 1.0


def _middle(picture: Picture) -> Rect | None:
    """Where a sum is written out: over the garden."""
    bed = picture.anchors.get("bed")
    return None if bed is None else middle(bed.width * 0.8, bed.height * 0.56, bed)


def _moved(event: Event, before: Picture, after: Picture) -> Iterator[Cue]:
    """Things that go from one place to another."""
    yield Cue(0, Look("token", _token(event)), event.source, event.target, event.count, _tallies(event))


def _token(event: Event) -> str:
    """What flies, as a symbol."""
    if "bee" in event.values:
        return str(event.values["bee"])
    if "thing" in event.values:
        return _TOKENS[str(event.values["thing"])]
    last = {event.source.rpartition("/")[2], event.target.rpartition("/")[2]}
    for name in ("worker", "drone", "queen"):
        if f"{name}s" in last or name in last:
            return name
    return "flower" if last & {"flowers", "garden", "unplanted"} else "coin_1"


def _tallies(event: Event) -> tuple[str, ...]:
    """What counts with each landing where it comes from and where it goes."""
    found: list[str] = []
    for place in (event.target, event.source):
        if place.startswith("seat/"):
            found += [f"{place}/number", place]
        elif place.startswith("market/"):
            found.append(f"{place}/count")
        else:
            found.append("garden/sign" if place == "garden" else place)
    return tuple(found)


def _bid(event: Event, before: Picture, after: Picture) -> Iterator[Cue]:
    """A bid pops up at the plate of whoever makes it."""
    look = Look("chip", str(event.count), 0, ("coin_1", "bright"))
    yield Cue(0, chip=look, chip_at=_at_plate(event, after))


def _opened(event: Event, before: Picture, after: Picture) -> Iterator[Cue]:
    look = Look("chip", str(event.values["price"]), 0, (str(event.values["bee"]), "bright"))
    yield Cue(0, chip=look, chip_at=_at_plate(event, after))


def _voted(event: Event, before: Picture, after: Picture) -> Iterator[Cue]:
    vote = str(event.values["vote"])
    look = Look("chip", str(event.count), 0, (f"vote_{vote}", "bright" if vote == "yes" else "quiet"))
    yield Cue(0, chip=look, chip_at=_at_plate(event, after))


def _fist(event: Event, before: Picture, after: Picture) -> Iterator[Cue]:
    look = Look("chip", str(event.count), 0, ("flower", "bright" if event.count else "quiet"))
    yield Cue(0, chip=look, chip_at=_at_plate(event, after))


def _priced(event: Event, before: Picture, after: Picture) -> Iterator[Cue]:
    """The division written out: 30 / 6 = 5."""
    values = {name: int(value) for name, value in event.values.items()}
    pot, flowers, price = values["pot"], values["flowers"], values["price"]
    exact = price * flowers == pot
    key = "even" if exact else "short" if values.get("short") else "rounded"
    told = say(f"beesness_table.division.{'even' if exact else 'about'}", pot=pot, flowers=flowers, price=price)
    note = say(f"beesness_table.division.{key}.note", bank=values.get("bank", 0), short=values.get("short", 0))
    yield Cue(1, chip=Look("division", told, 0, (note, _text(after))), chip_at=_middle(after))


def _earned(event: Event, before: Picture, after: Picture) -> Iterator[Cue]:
    seat = (f"seat/{event.seat}/honey/number", f"seat/{event.seat}/honey", "pot")
    look = Look("chip", f"+{event.count}", 0, ("coin_1", "bright"))
    yield Cue(3, _COIN, "pot", f"seat/{event.seat}/honey", event.count, seat, look, _at_plate(event, after))


def _sold(event: Event, before: Picture, after: Picture) -> Iterator[Cue]:
    """Sold flowers hang their heads on the way to the seed box."""
    here = f"seat/{event.seat}/flowers"
    wilted = Look("wilted", KINDS[(event.seat or 0) % len(KINDS)])
    yield Cue(2, wilted, here, "unplanted", event.count, (f"{here}/number", here, "unplanted"))


def _picked(event: Event, before: Picture, after: Picture) -> Iterator[Cue]:
    """Flowers leave the places in which they stood."""
    keys = _changed_flowers(before, after)
    yield Cue(0, _BLOOM, "garden", event.target, event.count, _tallies(event), keys=keys[: event.count])


def _planted(event: Event, before: Picture, after: Picture) -> Iterator[Cue]:
    """Flowers stand up where they will stand."""
    keys = _changed_flowers(after, before)
    yield Cue(0, _BLOOM, "unplanted", "garden", event.count, _tallies(event), keys=keys[-event.count :])


def _changed_flowers(full: Picture, bare: Picture) -> tuple[str, ...]:
    """The flowers that stand in ``full`` and not in ``bare``, in the order of their planting."""
    numbers = [key.rpartition("/")[2] for key in full.spots.keys() - bare.spots.keys() if key.startswith("garden/")]
    return tuple(f"garden/{number}" for number in sorted(map(int, filter(str.isdigit, numbers))))


def _at_plate(event: Event, after: Picture) -> Rect | None:
    """A chip over the ribbon of a seat's plate."""
    place = after.anchors.get(f"seat/{event.seat}/ribbon")
    if place is None:
        return None
    return Rect(round(place.right - place.height * 3.4), place.y, round(place.height * 3.2), round(place.height * 1.3))


_CUES = {
    "bee_taken": _moved,
    "honey_given": _moved,
    "pot_filled": _moved,
    "auction_opened": _opened,
    "bid_made": _bid,
    "bee_hired": _moved,
    "honey_paid": _moved,
    "handed_over": _moved,
    "picked": _picked,
    "planted": _planted,
    "worker_left": _moved,
    "hatched": _moved,
    "voted": _voted,
    "bee_discarded": _moved,
    "fist_opened": _fist,
    "price_set": _priced,
    "bank_added": _moved,
    "flowers_sold": _sold,
    "honey_earned": _earned,
    "drones_spent": _moved,
}


def changed(event: Event) -> Iterator[str]:
    """The keys of the spots that ``event`` changed, for the dotted outline."""
    for place in (event.source, event.target):
        if place.startswith("seat/"):
            yield place
    if event.kind in ("picked", "planted"):
        yield "garden/sign"
    if event.kind in ("pot_filled", "honey_earned", "bank_added"):
        yield "pot"
