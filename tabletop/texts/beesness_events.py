"""What happens in Beesness as sentences: for the story, and in one line for a recap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.kernel.event import Event
from tabletop.texts import listed, say
from tabletop.texts.beesness_amounts import THINGS, thing

_QUIET = frozenset({"worker_left", "honey_paid"})
"""What another sentence of the same beat tells."""
_TOGETHER = {
    "rolled": "item",
    "picked": "more",
    "honey_earned": "more",
    "fist_opened": "item",
    "voted": "vote",
    "planted": "more",
    "bee_hired": "hired",
}
"""Kinds of events that a recap lists in one line, and how each seat's part of it is put."""


def bee_name(bee: str) -> str:
    """A bee as a word inside a sentence."""
    return say(f"beesness.bee.{bee}")


def card_name(face: str) -> str:
    """``Worker`` for a face, ``Yes`` or ``3 flowers`` for a ballot."""
    return thing("flower", int(face)) if face.isdigit() else say(f"beesness.card.{face}")


def _goods(values: Mapping[str, str | int], side: str) -> str:
    """All that one side of a trade gives: ``2 workers and 3 honey``."""
    found = [thing(what, int(values[f"{side}_{what}"])) for what in THINGS if values.get(f"{side}_{what}")]
    return listed(found) or say("beesness.nothing")


_ENDED = {
    "phase_began": "phase",
    "dropped_out": "why",
    "passed": "why",
    "market_closed": "why",
    "turn_ended": "why",
    "voted": "vote",
}
"""Events whose sentence goes by one of their values."""


def _ending(event: Event) -> str:
    """What of ``event`` picks its sentence among several."""
    values = event.values
    if event.kind in _ENDED:
        return f".{values[_ENDED[event.kind]]}"
    if event.kind == "planted":
        return "" if event.seat is None else ".seat"
    if event.kind == "pot_filled" and values.get("missing"):
        return ".short" if event.count else ".none"
    if event.kind == "trade_offered" and values.get("counter"):
        return ".counter"
    if event.kind == "price_set":
        exact = int(values["price"]) * int(values["flowers"]) == int(values["pot"])
        return "" if exact else ".short" if values.get("short") else ".rounded"
    if event.kind == "honey_earned" and values.get("flowers") == 1:
        return ".one_flower"
    return ""


def event_text(event: Event, names: Sequence[str]) -> str:
    """The log's sentence for ``event``; empty where the log keeps quiet about it."""
    if event.kind in _QUIET:
        return ""
    values: dict[str, object] = {**event.values, "count": event.count}
    if event.seat is not None:
        values["name"] = names[event.seat]
    for who in ("to", "maker"):
        if who in event.values:
            values[who] = names[int(event.values[who])]
    if "bee" in event.values:
        values["bee"] = bee_name(str(event.values["bee"]))
    if event.kind == "trade_offered":
        values["give"], values["want"] = _goods(event.values, "give"), _goods(event.values, "want")
    elif event.kind == "handed_over":
        values["what"] = thing(str(event.values["thing"]), event.count)
    elif event.kind == "flowers_sold":
        values["what"] = thing("flower", event.count)
    return say(f"beesness.event.{event.kind}{_ending(event)}", **values)


def together(events: Sequence[Event], names: Sequence[str]) -> str:
    """One line for ``events`` of one kind: several seats as a list, each with its sum."""
    kind = events[0].kind
    if kind not in _TOGETHER or len(events) == 1:
        return " ".join(filter(None, (event_text(event, names) for event in events)))
    if kind == "bee_hired":
        hired = [(names[event.seat or 0], str(event.values["bee"]), event.values["price"]) for event in events]
        told = [say("beesness.together.hired", name=name, bee=bee_name(bee), price=price) for name, bee, price in hired]
        return say("beesness.together.bee_hired", items=", ".join(told))
    items = []
    for seat in dict.fromkeys(event.seat for event in events if event.seat is not None):
        own = [event for event in events if event.seat == seat]
        count = int(own[-1].values["die"]) if kind == "rolled" else sum(event.count for event in own)
        what = card_name(str(own[-1].values.get("vote", "no"))).lower()
        items.append(say(f"beesness.together.{_TOGETHER[kind]}", name=names[seat], count=count, what=what))
    return say(f"beesness.together.{kind}", items=", ".join(items))
