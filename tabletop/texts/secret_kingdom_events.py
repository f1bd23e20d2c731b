"""What happens in The Secret Kingdom as sentences: of the log, and put together for a recap. Knows events alone."""

from __future__ import annotations

from collections.abc import Sequence

from rules.kernel.event import Event
from tabletop.texts import listed, say
from tabletop.texts.secret_kingdom_cards import card_name, colour_name, gems

_LISTED = {
    "gained": "more",
    "paid": "less",
    "gems_discarded": "less",
    "no_room": "less",
    "placed": "card",
    "turned_up": "",
    "beehive_shown": "",
}
"""Kinds of events that a recap lists in one line, and how each seat's part of it is put; cards of nobody's by name."""
_QUIET = frozenset({"put_aside", "discarded"})
"""Told by the card that was played instead."""
_LEFT_OUT = frozenset({"drew"})
"""Kinds of events that a recap leaves to the story: what gathering cards brought is told by the gems."""


def event_text(event: Event, names: Sequence[str]) -> str:
    """The log's sentence for ``event``; empty where the log keeps quiet about it."""
    if event.kind in _QUIET:
        return ""
    key = f"secret_kingdom.event.{event.kind}"
    values: dict[str, object] = dict(event.values)
    values["count"] = event.count
    if event.seat is not None:
        values["name"] = names[event.seat]
    if event.piece:
        values["card"] = card_name(event.piece)
    if event.kind == "first_player":
        key += f".{event.values['how']}"
    elif event.kind == "turn_began" and (event.values.get("again") or event.values.get("last")):
        key += ".again" if event.values.get("again") else ".last"
    elif event.kind == "no_room" and event.values["colour"] == "any":
        key += ".any"
    elif event.kind == "placed":
        values["count"] = values["points"]
    if "colour" in event.values:
        values["colour"] = colour_name(str(event.values["colour"]))
    return say(key, **values)


def together(events: Sequence[Event], names: Sequence[str]) -> str:
    """One line for ``events`` of one kind: several seats as a list, each with its sum."""
    kind = events[0].kind
    if kind in _LEFT_OUT:
        return ""
    if kind not in _LISTED or len(events) == 1:
        return " ".join(filter(None, (event_text(event, names) for event in events)))
    part = _LISTED[kind]
    if not part:
        items = listed([card_name(event.piece) for event in events])
        return say(f"secret_kingdom.together.{kind}", items=items)
    found = []
    for seat in dict.fromkeys(event.seat for event in events if event.seat is not None):
        own = [event for event in events if event.seat == seat]
        cards = listed([card_name(event.piece) for event in own if event.piece])
        sums: dict[str, int] = {}
        for event in own:
            colour = str(event.values.get("colour", ""))
            sums[colour] = sums.get(colour, 0) + event.count
        found.append(say(f"secret_kingdom.together.{part}", name=names[seat], card=cards, gems=gems(sums)))
    return say(f"secret_kingdom.together.{kind}", items=", ".join(found))
