"""The words of Bear Necessities: places, events, prompts and choices as sentences.

Every function takes what a View, an Event or a Decision holds and the seats' shown names; none of them knows a state,
so none can tell more than its caller may know. The words of cards are in ``bear_necessities_cards``, what a choice
would bring and the charts in ``bear_necessities_sums``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.bear_necessities.effects import COLOURS
from rules.kernel.decision import Decision
from rules.kernel.event import Event
from rules.kernel.view import View
from tabletop.texts import say
from tabletop.texts.bear_necessities_cards import (
    back_words,
    card_lines,
    card_name,
    card_text,
    colour_name,
    counted,
    deck_of,
)
from tabletop.texts.bear_necessities_sums import charts, preview_words, previewed
from tabletop.texts.pieces import Sheet, Stepper

__all__ = ["card_lines", "card_name", "card_text", "charts", "preview_words", "previewed"]

PHASES = (
    ("choose", "card", "accent", "on_accent"),
    ("reveal", "vp", "mountain", "on_mountain"),
    ("bees", "bee_token", "honey", "on_honey"),
    ("keep", "reserve", "accent", "on_accent"),
)
"""The flags of the phase strip, in order: key, symbol, and the theme's colours while it goes on."""

STRIP = {"over": ""}
"""Phases that colour another flag than their own, or none."""


def phase_now(view: View) -> str:
    """Which flag is coloured: who has said what becomes of the reserve chooses a card, while others still think."""
    ahead = view.phase == "keep" and view.decision is not None and view.decision.kind != "keep"
    return "choose" if ahead else STRIP.get(view.phase, view.phase)


COUNTED = (("vp", "vp"), ("bees", "bee_token"))
"""What a small picture of the table counts at each seat: the name of the place and its symbol."""

PODIUM = "vp"
"""The symbol of what decides first."""

KEYS = (("K", "answer keep"), ("D", "answer discard"))
"""Single keys of this game and the action that each takes."""

SHOWN_AT_END: tuple[str, ...] = ()
"""Hands have run out at the end, and everything else lies open on the table."""

CHART_BY = "round"
"""A chart has a point for each round."""

_LISTED = {
    "placed": "card",
    "activated": "more",
    "gained_bees": "more",
    "reserved": "colour",
    "reserve_stayed": "colour",
    "reserve_discarded": "colour",
    "last_reserve": "card",
    "hives_paid": "more",
}
"""Kinds of events that a recap lists in one line, and how each seat's part of it is put."""

_LEFT_OUT = frozenset({"passed", "reserve_taken", "set_aside", "put_under", "deck_cut", "dealt"})
"""Kinds of events that a recap leaves to the story: hands go round every time."""
_QUIET = frozenset({"round_began"})


def at_words(cell: str, view: View, owner: int) -> str:
    """``row 2, column 1``: counted in the tableau of ``owner`` as far as it reaches, from its upper left."""
    column, row = map(int, cell.split(","))
    left, top = corner(view, owner)
    return say("bear_necessities.at", row=row - top + 1, column=column - left + 1)


def corner(view: View, owner: int) -> tuple[int, int]:
    """The first column and row that ``owner`` uses, free cells beside it counted as used where they are asked for."""
    cells = [cell.rpartition("/")[2] for cell in view.places if cell.startswith(f"seat/{owner}/cell/")] or ["0,0"]
    places = [tuple(map(int, cell.split(","))) for cell in cells]
    return min(column for column, _ in places), min(row for _, row in places)


def place_text(view: View, handle: str, names: Sequence[str]) -> str:
    """What lies in the place ``handle``, as one sentence without a full stop; nothing that ``view`` does not hold."""
    place = view.places[handle]
    deck_of(view.facts)
    base, _, what = handle.rpartition("/")
    if place.kind == "deck":
        top = place.pieces[0].back if place.pieces else ""
        if not top:
            return say("bear_necessities.place.deck.plain", count=place.count)
        return say("bear_necessities.place.deck", count=place.count, colour=colour_name(top))
    if place.owner is None:
        return say("bear_necessities.place.supply")
    if place.kind == "answer":
        return say(f"bear_necessities.place.answer.{what}")
    if place.kind == "spot":
        return spot_text(view, what, place.owner)
    if place.kind == "cell":
        return _cell_text(view, place.owner, what, names)
    return _seat_text(view, base, what, names)


def spot_text(view: View, cell: str, owner: int) -> str:
    """A cell of ``owner`` that can be touched: free, or with the card that lies there."""
    at = at_words(cell, view, owner)
    lying = view.places.get(f"seat/{owner}/cell/{cell}")
    if lying is None:
        return say("bear_necessities.place.spot", at=at)
    return say("bear_necessities.place.spot.card", card=card_name(lying.pieces[0].face), at=at)


def order_text(view: View, cell: str, row: Sequence[str]) -> str:
    """The place of the card of ``cell`` in ``row``, the cells in the order of their activation."""
    face = view.places[f"seat/{view.seat}/cell/{cell}"].pieces[0].face
    return say("bear_necessities.order", card=card_name(face), nth=row.index(cell) + 1, count=len(row))


def _cell_text(view: View, owner: int, cell: str, names: Sequence[str]) -> str:
    face = view.places[f"seat/{owner}/cell/{cell}"].pieces[0].face
    values = {"name": names[owner], "at": at_words(cell, view, owner), "card": card_name(face)}
    for told in view.facts["goals"][owner]:
        if told["cell"] == cell:
            met = say("bear_necessities.met" if told["met"] else "bear_necessities.unmet")
            return say("bear_necessities.place.cell.goal", met=met, **values)
    return say("bear_necessities.place.cell", **values)


def _seat_text(view: View, base: str, what: str, names: Sequence[str]) -> str:
    """A place of a seat that is no cell."""
    place = view.places[f"{base}/{what}"]
    owner = int(base.rpartition("/")[2])
    name, key = names[owner], f"bear_necessities.place.{what}"
    if what == "draft" and owner != view.seat:  # of other seats no view holds a choice, only whether it is made
        waits = "choosing" if owner in view.waiting else "idle"
        return say(f"{key}.{'ready' if owner in view.locked else waits}", name=name)
    if what == "bees":
        return say(key, name=name, count=place.count, hives=view.facts["hives"][owner])
    if not place.count and what != "vp":
        return say(f"{key}.none", name=name)
    if what == "hand":
        return say(key, name=name, count=place.count, backs=back_words(counted([piece.back for piece in place.pieces])))
    if what in ("draft", "reserve"):
        return say(key, name=name, card=_piece_words(place.pieces[0].face, place.pieces[0].back))
    if what == "discards":
        told = ", ".join(_piece_words(piece.face, piece.back) for piece in place.pieces)
        return say(key, name=name, cards=told)
    return say(key, name=name, count=place.count)


def _piece_words(face: str, back: str) -> str:
    """A card by its name, or what its back shows."""
    return card_name(face) if face else say("bear_necessities.what.colour", colour=colour_name(back))


def card(view: View, face: str) -> Any:
    """The card of ``face`` in the deck that ``view`` names; ``None`` where there is none."""
    return deck_of(view.facts).cards.get(face.rpartition("/")[2])


def event_text(event: Event, names: Sequence[str]) -> str:
    """The log's sentence for ``event``; empty where the log keeps quiet about it."""
    if event.kind in _QUIET:
        return ""
    key = f"bear_necessities.event.{event.kind}"
    values: dict[str, object] = dict(event.values)
    values["count"] = event.count
    if event.seat is not None:
        values["name"] = names[event.seat]
    if event.piece:
        values["card"] = card_name(event.piece)
    if "colour" in event.values:
        values["colour"] = colour_name(str(event.values["colour"]))
    if any(colour in event.values for colour in COLOURS):
        values["backs"] = back_words(event.values)
    if "to" in event.values:
        values["to"] = names[int(event.values["to"])]
    if event.kind == "phase_began":
        key += f".{event.values['phase']}"
    elif event.kind == "gained_bees":
        key += f".{event.values['why']}"
    elif event.kind == "passed" and not event.count:
        key += ".none"
    elif event.kind == "activated":
        key += f".{event.values['goal']}" if event.values["goal"] else "" if event.count else ".none"
        values["parts"] = _parts(event)
    elif event.kind == "bee_time":
        values["sums"] = ", ".join(
            say("bear_necessities.sum", name=name, sum=event.values[f"seat{seat}"])
            for seat, name in enumerate(names)
            if f"seat{seat}" in event.values
        )
    return say(key, **values)


def _parts(event: Event) -> str:
    """`` (1 + 3 × 2)``: how an activation is made up; empty where it is one number."""
    base, each, times = (int(event.values.get(name, 0)) for name in ("base", "each", "times"))
    if not each or not times:
        return ""
    return say("bear_necessities.parts" if base else "bear_necessities.parts.each", base=base, each=each, times=times)


def together(events: Sequence[Event], names: Sequence[str]) -> str:
    """One line for ``events`` of one kind: several seats as a list, each with its sum."""
    kind = events[0].kind
    if kind in _LEFT_OUT:
        return ""
    if kind not in _LISTED or len(events) == 1:
        return " ".join(filter(None, (event_text(event, names) for event in events)))
    items = []
    for seat in dict.fromkeys(event.seat for event in events if event.seat is not None):
        own = [event for event in events if event.seat == seat]
        card = ", ".join(card_name(event.piece) for event in own if event.piece)
        colour = ", ".join(colour_name(str(event.values["colour"])) for event in own if "colour" in event.values)
        count = sum(event.count for event in own)
        values = {"card": card, "colour": colour, "count": count}
        items.append(say(f"bear_necessities.together.{_LISTED[kind]}", name=names[seat], **values))
    return say(f"bear_necessities.together.{kind}", items=", ".join(items))


def prompt(decision: Decision, name: str) -> tuple[str, str]:
    """What is asked of the seat called ``name``, and why: two short sentences."""
    key = f"bear_necessities.prompt.{decision.kind}"
    face = str(decision.values.get("card", ""))
    what = say(key, name=name, card=card_name(face)) if face else say(key, name=name)
    return what, say(f"{key}.why")


def action_text(action: str) -> str:
    """The spoken name of an action's text: ``play N50`` -> ``Lay out Berries``; also that of a move in the order of
    activations, ``earlier/cell/0,1``."""
    way, _, rest = action.partition("/cell/")
    if rest:
        column, row = map(int, rest.split(","))
        return say(f"bear_necessities.action.{way}", at=_from_first(column, row))
    verb, _, rest = action.partition(" ")
    if verb in ("play", "keep"):
        return say(f"bear_necessities.action.{verb}", card=card_name(rest))
    if verb in ("at", "activate"):
        column, row = map(int, rest.split(","))
        return say(f"bear_necessities.action.{verb}", at=_from_first(column, row))
    return say(f"bear_necessities.action.{verb}.{rest}" if verb == "answer" else f"bear_necessities.action.{verb}")


def _from_first(column: int, row: int) -> str:
    """Where a cell lies, seen from the first card: all that an action's text tells."""
    parts = []
    for steps, less, more in ((row, "up", "down"), (column, "left", "right")):
        if steps:
            parts.append(say(f"bear_necessities.steps.{more if steps > 0 else less}", count=abs(steps)))
    return say("bear_necessities.steps.from", steps=", ".join(parts)) if parts else say("bear_necessities.steps.none")


def buttons(decision: Decision) -> list[tuple[str, str]]:
    """The choices that the prompt bar offers as buttons: (action text, words on the button), at most three."""
    if decision.kind != "keep":
        return []
    words = {"answer keep": "bear_necessities.button.keep", "answer discard": "bear_necessities.button.discard"}
    return [(action, say(words[action])) for action in decision.actions if action in words]


def stepper(decision: Decision) -> Stepper | None:
    """No decision of this game chooses an amount."""
    return None


def sheet(decision: Decision, view: View, names: Sequence[str]) -> Sheet | None:
    """No run of this game is laid out on a sheet: its steps are touches on the table."""
    return None


def chip(kind: str, count: int) -> str:
    """A net change for the cover: ``+11 VP``; empty for cards, of which all hands lose and get the same number."""
    if kind == "hand":
        return ""
    word = say(f"bear_necessities.chip.{kind}", count=abs(count))
    return ("+" if count >= 0 else "\u2212") + word
