"""The words of Bears & Bees: cards, places, events, prompts and choices as sentences.

Every function takes what a View, an Event or a Decision holds and the seats' shown names; none of them knows a state,
so none can tell more than its caller may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.bears_and_bees.cards import read_deck
from rules.kernel.decision import Decision
from rules.kernel.event import Event
from rules.kernel.view import View
from tabletop.texts import say
from tabletop.texts.pieces import Chart, PreviewWords, Series, Sheet, Stepper

TYPES = {"H": "honey", "R": "research", "S": "swarm"}
"""A card's type, by the first letter of its id."""

PHASES = (
    ("choose", "card", "accent", "on_accent"),
    ("honey", "type_honey", "honey", "on_honey"),
    ("research", "type_research", "research", "on_research"),
    ("swarm", "type_swarm", "swarm", "on_swarm"),
)
"""The flags of the phase strip, in order: key, symbol, and the theme's colours while it goes on."""

STRIP = {"setup": "", "compensation": "swarm", "over": ""}
"""Phases that colour another flag than their own, or none."""

COUNTED = (("honey", "honey_drop"), ("swarms", "swarm_token"))
"""What a small picture of the table counts at each seat: the name of the place and its symbol."""

PODIUM = "swarm_token"
"""The symbol of what decides first."""

KEYS = (("H", "draw honey"), ("J", "draw research"))
"""Single keys of this game and the action that each takes."""

SHOWN_AT_END = ("hand",)
"""The places of a seat that the result opens."""

CHART_BY = "round"
"""A chart has a point for each round."""

_LISTED = {
    "swarm_shown": "card",
    "revealed": "card",
    "gained_honey": "more",
    "gift_honey": "more",
    "drew": "more",
    "gained_experience": "more",
    "swarm_came": "more",
    "bear_ate": "less",
    "swarm_honey_lost": "less",
}
"""Kinds of events that a recap lists in one line, and how each seat's part of it is put."""

_QUIET = frozenset({"card_piled", "swarm_back"})


def kind_of(face: str) -> str:
    """``honey``, ``research`` or ``swarm`` for a face (``H17``) or its handle (``card/H17``)."""
    return TYPES[face.rpartition("/")[2][0]]


def type_name(kind: str) -> str:
    """A type as a word inside a sentence."""
    return say(f"bears_and_bees.type.{kind}")


def card_name(face: str) -> str:
    """``Honey 17`` for a face or its handle."""
    face = face.rpartition("/")[2]
    return say(f"bears_and_bees.card.{kind_of(face)}", number=int(face[1:]))


def _types(kinds: Sequence[str]) -> str:
    words = [type_name(kind) for kind in kinds]
    return words[0] if len(words) == 1 else say("bears_and_bees.or", first=words[0], second=words[1])


def card_text(card: Any) -> list[str]:
    """What a card does, one short sentence a line."""
    return [line for _symbol, line in card_lines(card)]


def card_lines(card: Any) -> list[tuple[str, str]]:
    """The same with a symbol before each sentence. ``card`` is a ``rules.bears_and_bees.cards.Card``."""
    if card.type == "swarm":
        start = say("bears_and_bees.start.swarm", honey=card.honey, cards=card.cards)
        consolation = say("bears_and_bees.pays.swarm.else")
        return [("swarm_bees", say("bears_and_bees.pays.swarm")), ("hand", consolation), ("play", start)]
    unit = {"honey": "honey_drop", "research": "card"}[card.type]
    lines = [(unit, say(f"bears_and_bees.pays.{card.type}", count=card.base))]
    for side in ("left", "right", "last"):
        kinds = getattr(card, side)
        if kinds:
            more = say(f"bears_and_bees.more.{side}", count=getattr(card, f"{side}_bonus"), types=_types(kinds))
            lines.append((f"type_{kinds[0]}", more))
    if card.banner:
        lines.append(("arrows_apart", say("bears_and_bees.banner")))
    return lines


def place_text(view: View, handle: str, names: Sequence[str]) -> str:
    """What lies in the place ``handle``, as one sentence without a full stop; nothing that ``view`` does not hold."""
    place = view.places[handle]
    what = handle.rpartition("/")[2]
    if place.owner is None:
        if place.kind == "deck":
            return say("bears_and_bees.place.deck", type=type_name(what).capitalize(), count=place.count)
        return say("bears_and_bees.place.supply")
    name = names[place.owner]
    if what == "hand":
        honey, research, swarm = view.facts["counts"][place.owner]
        return say(
            "bears_and_bees.place.hand", name=name, count=place.count, honey=honey, research=research, swarm=swarm
        )
    if what == "pile":
        last = view.facts["last"][place.owner]
        word = type_name(last) if last else say("bears_and_bees.last.none")
        return say("bears_and_bees.place.pile", name=name, count=place.count, last=word)
    if what == "draft" and place.owner != view.seat:  # of other seats no view holds a choice, only whether it is made
        waits = "choosing" if place.owner in view.waiting else "idle"
        return say(f"bears_and_bees.place.draft.{'ready' if place.owner in view.locked else waits}", name=name)
    if what in ("draft", "played"):
        if not place.count:
            return say(f"bears_and_bees.place.{what}.none", name=name)
        face = place.pieces[0].face if place.pieces else ""
        return say(f"bears_and_bees.place.{what}", name=name, card=card_name(face) if face else "")
    return say(f"bears_and_bees.place.{what}", name=name, count=place.count)


def card(view: View, face: str) -> Any:
    """The card of ``face`` in the deck that ``view`` names; ``None`` where there is none."""
    return read_deck(view.facts["deck"]).cards.get(face.rpartition("/")[2])


def _parts(values: dict[str, str | int]) -> str:
    """`` (card 3, left 2)``: where a payment of several parts came from; empty for a plain one."""
    found = [(side, int(values.get(side, 0))) for side in ("base", "left", "right", "last")]
    words = [say(f"bears_and_bees.part.{side}", count=count) for side, count in found if count]
    return f" ({', '.join(words)})" if len(words) > 1 else ""


def event_text(event: Event, names: Sequence[str]) -> str:
    """The log's sentence for ``event``; empty where the log keeps quiet about it."""
    if event.kind in _QUIET:
        return ""
    key = f"bears_and_bees.event.{event.kind}"
    values: dict[str, object] = dict(event.values)
    values["count"] = event.count
    if event.seat is not None:
        values["name"] = names[event.seat]
    if event.piece:
        values["card"] = card_name(event.piece)
    if event.kind == "phase_began":
        key += f".{event.values['phase']}"
    elif event.kind == "end_triggered":
        key += f".{event.values['why']}"
    elif event.kind == "compensated":
        key += f".{event.values['with']}"
    elif event.kind == "gained_honey":
        values["parts"] = _parts(event.values)
    elif event.kind == "gift_honey":
        values["giver"] = names[int(event.values["giver"])]
    elif event.kind == "drew":
        values["type"] = type_name(event.source.rpartition("/")[2])
    elif event.kind == "deck_emptied":
        values["type"] = type_name(str(event.values["deck"]).rpartition("/")[2])
    elif event.kind == "swarm_count":
        sums = [
            say("bears_and_bees.sum", name=names[seat], sum=event.values[f"seat{seat}"])
            for seat in range(len(names))
            if f"seat{seat}" in event.values
        ]
        values["sums"] = ", ".join(sums)
    return say(key, **values)


def together(events: Sequence[Event], names: Sequence[str]) -> str:
    """One line for ``events`` of one kind: several seats as a list, each with its sum."""
    kind = events[0].kind
    if kind not in _LISTED or len(events) == 1:
        return " ".join(filter(None, (event_text(event, names) for event in events)))
    items = []
    for seat in dict.fromkeys(event.seat for event in events if event.seat is not None):
        own = [event for event in events if event.seat == seat]
        card = card_name(own[0].piece) if own[0].piece else ""
        count = sum(event.count for event in own)
        items.append(say(f"bears_and_bees.together.{_LISTED[kind]}", name=names[seat], card=card, count=count))
    return say(f"bears_and_bees.together.{kind}", items=", ".join(items))


def prompt(decision: Decision, name: str) -> tuple[str, str]:
    """What is asked of the seat called ``name``, and why: two short sentences."""
    base = "bears_and_bees.prompt."
    if decision.kind == "choose":
        if decision.draft:
            card = card_name(decision.draft[-1].rpartition(" ")[2])
            return say(base + "chosen", name=name, card=card), say(base + "chosen.why")
        return say(base + "choose", name=name), say(base + "choose.why")
    if decision.kind == "draw":
        following = int(decision.values["taken"]) + 1
        why = say(f"{base}draw.{decision.values['reason']}.why")
        return say(base + "draw", name=name, next=following, total=decision.values["total"]), why
    burst = ".burst" if decision.values.get("burst") else ""
    return say(base + "compensation", name=name), say(f"{base}compensation{burst}.why")


def action_text(action: str) -> str:
    """The spoken name of an action's text: ``play H17`` -> ``Choose Honey 17``."""
    verb, _, rest = action.partition(" ")
    if verb == "play":
        return say("bears_and_bees.action.play", card=card_name(rest))
    return say(f"bears_and_bees.action.{verb}.{rest}" if verb == "draw" else f"bears_and_bees.action.{verb}")


def buttons(decision: Decision) -> list[tuple[str, str]]:
    """The choices that the prompt bar offers as buttons: (action text, words on the button), at most three."""
    if decision.kind == "choose":
        return []
    words = {
        "take honey": "bears_and_bees.button.honey.burst"
        if decision.values.get("burst")
        else "bears_and_bees.button.honey",
        "draw honey": "bears_and_bees.button.draw_honey",
        "draw research": "bears_and_bees.button.draw_research",
    }
    return [(action, say(words[action])) for action in decision.actions if action in words]


def previewed(key: str, decision: Decision) -> tuple[str, ...]:
    """Whose preview may be shown while ``key`` is pointed at: that card's, else that of the chosen one."""
    if decision.kind != "choose":
        return ()
    chosen = decision.draft[-1].rpartition(" ")[2] if decision.draft else ""
    return tuple(f"play {face}" for face in (key, chosen) if face and "/" not in face)


def preview_words(data: Mapping[str, Any], names: Sequence[str], left: str) -> PreviewWords:
    """The words of what ``game.preview`` has found for ``data["action"]``; ``names`` are those of all seats, ``left``
    that of the neighbour on the left."""
    title = say(f"bears_and_bees.preview.{data['unit']}", card=card_name(data["action"].rpartition(" ")[2]))
    note = ""
    if data.get("banner"):
        two = len(names) == 2
        note = say("bears_and_bees.preview.banner.two", name=left) if two else say("bears_and_bees.preview.banner")
    return PreviewWords(title, note, _spoken(data, names))


def _spoken(data: Mapping[str, Any], names: Sequence[str]) -> str:
    """A preview number by number, for a screen reader."""
    if data["unit"] == "swarm":
        sums = zip(names, data["sums"], strict=True)
        return ", ".join(say("bears_and_bees.sum", name=name, sum=number) for name, number in sums)
    told = []
    for row, gains, bursts in zip(data["rows"], data["gain"], data["burst"], strict=True):
        for column, gain, burst in zip(data["columns"], gains, bursts, strict=True):
            key = "bears_and_bees.preview.spoken" if column else "bears_and_bees.preview.spoken.two"
            other = type_name(column) if column else ""
            told.append(say(key, left=type_name(row), right=other, gain=gain))
            if burst:
                told[-1] = say("bears_and_bees.preview.burst", gain=told[-1])
    return "; ".join(told)


def stepper(decision: Decision) -> Stepper | None:
    """No decision of this game chooses an amount."""
    return None


def sheet(decision: Decision, view: View, names: Sequence[str]) -> Sheet | None:
    """No run of this game is laid out on a sheet."""
    return None


def charts(rounds: Sequence[View], names: Sequence[str]) -> list[Chart]:
    """Swarms and honey of each seat at the end of each round."""
    xs = tuple(float(view.round) for view in rounds)
    made = []
    for what in ("swarms", "honey"):
        series = tuple(
            Series(seat, name, xs, tuple(float(view.places[f"seat/{seat}/{what}"].count) for view in rounds))
            for seat, name in enumerate(names)
        )
        title = say(f"bears_and_bees.component.{what}")
        made.append(Chart(title, say("bears_and_bees.chart.round"), title, series))
    return made


def chip(kind: str, count: int) -> str:
    """A net change for the cover: ``+3 honey``."""
    word = say(f"bears_and_bees.chip.{kind}", count=abs(count))
    return ("+" if count >= 0 else "\u2212") + word
