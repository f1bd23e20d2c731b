"""The words of The Secret Kingdom: places, prompts, choices and previews as sentences.

Every function takes what a View or a Decision holds and the seats' shown names; none of them knows a state. Cards and
gems are put into words in ``secret_kingdom_cards``, what has happened in ``secret_kingdom_events``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel.decision import Decision
from rules.kernel.view import View
from rules.secret_kingdom.deck import read_deck
from tabletop.texts import say
from tabletop.texts.pieces import Chart, Line, PreviewWords, Series, Sheet, Stepper
from tabletop.texts.secret_kingdom_cards import (
    COLOURS,
    EFFECTS,
    SYMBOLS,
    card_lines,
    card_name,
    card_names,
    card_text,
    colour_name,
    gems,
)
from tabletop.texts.secret_kingdom_events import event_text, together

__all__ = ["card_lines", "card_name", "card_text", "event_text", "together"]

PHASES = (
    ("turn", "bee", "accent", "on_accent"),
    ("choose", "gem_sunflower", "mountain", "on_mountain"),
    ("gain", "others_gain", "research", "on_research"),
)
"""The flags of the phase strip, in order: key, symbol, and the theme's colours while it goes on."""

STRIP = {"setup": "", "over": ""}
"""Phases that colour another flag than their own, or none."""

COUNTED = (("points", "comb_cell"), ("gems", "gem_sunflower"))
"""What a small picture of the table counts at each seat: the name of the place, or ``points``, and its symbol."""

PODIUM = "comb_cell"
"""The symbol of what decides first."""

KEYS = (("G", "gather"), ("P", "buy "))
"""Single keys of this game and the action that each takes; ``buy``: the first card that can be paid."""

SHOWN_AT_END: tuple[str, ...] = ()
"""Nothing is hidden in this game, so there is nothing for the result to open."""

CHART_BY = "round"
"""A chart has a point for each round."""

_PARTS = ("cards", "gems", "runs", "colour_sets")


def card(view: View, face: str) -> Any:
    """The card of ``face`` in the deck that ``view`` names; ``None`` where there is none."""
    return read_deck(view.facts["deck"]).cards.get(face.rpartition("/")[2])


def place_text(view: View, handle: str, names: Sequence[str]) -> str:
    """What lies in the place ``handle``, as one sentence without a full stop; nothing that ``view`` does not hold."""
    place = view.places[handle]
    first, _, what = handle.partition("/")
    faces = [piece.face for piece in place.pieces if piece.face]
    name = names[place.owner] if place.owner is not None else ""
    if first == "deck":
        empty = ".empty" if what == "honey" and not place.count else ""
        return say(f"secret_kingdom.place.deck.{what}{empty}", count=place.count)
    if first in ("supply", "payment") or place.kind == "gems":
        key, colour = f"secret_kingdom.place.{place.kind}", colour_name(handle.rpartition("/")[2])
        return say(key, name=name, count=place.count, colour=colour)
    if place.kind == "box":
        return say("secret_kingdom.place.box", count=place.count)
    if not place.count:
        return say(f"secret_kingdom.place.{place.kind}.none", name=name)
    key = f"secret_kingdom.place.{place.kind}"
    return say(key, name=name, count=place.count, cards=card_names(faces))


def seat_text(view: View, seat: int) -> str:
    """What a seat has, in one line: points, gems, honey cards."""
    counts = {colour: view.places[f"seat/{seat}/gems/{colour}"].count for colour in COLOURS}
    ranks = [say(f"secret_kingdom.spoken.{kind}") for kind in ("first", "ender") if view.facts[kind] == seat]
    parts = [
        *(ranks if view.round else ()),
        say("secret_kingdom.spoken.points", count=view.facts["points"][seat]["total"]),
        say("secret_kingdom.spoken.gems", gems=gems(counts)) if any(counts.values()) else "",
        say("secret_kingdom.spoken.honey", count=view.places[f"seat/{seat}/honey"].count),
    ]
    return "; ".join(part or say("secret_kingdom.spoken.gems.none") for part in parts)


def prompt(decision: Decision, name: str) -> tuple[str, str]:
    """What is asked of the seat called ``name``, and why: two short sentences."""
    base, values = "secret_kingdom.prompt.", decision.values
    if decision.kind == "take":
        left = int(values["left"])
        what = say(base + ("take.left" if left > 1 else "take"), name=name, left=left)
        return what, say(f"{base}take.{values['why']}.why")
    if decision.kind == "pay":
        card = card_name(decision.draft[0].rpartition(" ")[2])
        fixed = ".fixed" if not _chooses(decision) else ""
        return say(base + "pay", name=name, card=card), say(f"{base}pay{fixed}.why")
    last = ".last" if values.get("last") else ""
    return say(base + decision.kind, name=name), say(f"{base}{decision.kind}{last}.why")


def _chooses(decision: Decision) -> bool:
    """Whether there is, or was, more than one way to pay."""
    return len(decision.draft) > 1 or any(action.startswith("pay ") for action in decision.actions)


def action_text(action: str) -> str:
    """The spoken name of an action's text: ``buy H17`` -> ``Buy Honey 17``."""
    verb, _, rest = action.partition(" ")
    if verb in ("buy", "play"):
        return say(f"secret_kingdom.action.{verb}", card=card_name(rest))
    if verb in ("take", "pay"):
        return say(f"secret_kingdom.action.{verb}", colour=colour_name(rest))
    return say(f"secret_kingdom.action.{verb}")


def buttons(decision: Decision) -> list[tuple[str, str]]:
    """The choices that the prompt bar offers as buttons: (action text, words on the button), at most three."""
    return [("gather", say("secret_kingdom.button.gather"))] if "gather" in decision.actions else []


def previewed(key: str, decision: Decision) -> tuple[str, ...]:
    """Whose preview may be shown while ``key`` is pointed at: that of a honey card. What gathering cards would bring
    stands beside them on the table, and what is being paid, too."""
    return (f"buy {key}",) if decision.kind == "turn" and key.startswith("H") else ()


def preview_words(data: Mapping[str, Any], names: Sequence[str], left: str) -> PreviewWords:
    """The words of what ``game.preview`` has found for ``data["action"]``."""
    title = say("secret_kingdom.preview.buy", card=card_name(data["card"]))
    lines: list[Line] = [
        (_SYMBOLS[part], say(f"secret_kingdom.preview.{part}"), f"{data['points'][part]:+d}".replace("-", "\u2212"), "")
        for part in _PARTS
        if data["points"].get(part) or part == "cards"
    ]
    if data["effect"]:
        symbol = EFFECTS.get(data["effect"], "hive")
        count = f"+{data['count']}" if data["count"] else ""
        lines.append((symbol, say(f"secret_kingdom.preview.{data['effect']}"), count, ""))
    if len(lines) > 1 and not data["missing"]:
        total = f"{data['total']:+d}".replace("-", "\u2212")
        lines.append(("comb_cell", say("secret_kingdom.preview.total"), total, "sum"))
    for colour in SYMBOLS:
        if data["missing"].get(colour):
            words = say("secret_kingdom.preview.missing", colour=colour_name(colour))
            lines.append((f"pollen_{colour}", words, str(data["missing"][colour]), "bad"))
    if data["missing"]:
        note = say("secret_kingdom.preview.lacks", gems=gems(data["missing"]))
    else:
        note = say("secret_kingdom.preview.pays", gems=gems(data["pays"]))
    if data["ends"]:
        note = say("secret_kingdom.preview.ends")
    spoken = [say("secret_kingdom.preview.spoken", words=words, number=number).strip() for _, words, number, _ in lines]
    return PreviewWords(title, note, ", ".join([*spoken, note]), tuple(lines))


_SYMBOLS = {"cards": "comb_cell", "gems": "pollen_any", "runs": "hive", "colour_sets": "hive"}


def stepper(decision: Decision) -> Stepper | None:
    """No decision of this game chooses an amount."""
    return None


def sheet(decision: Decision, view: View, names: Sequence[str]) -> Sheet | None:
    """No run of this game is laid out on a sheet."""
    return None


def charts(rounds: Sequence[View], names: Sequence[str]) -> list[Chart]:
    """The points of each seat, with the numbers of the cards that it bought, and the honey pile at the end of each
    round."""
    xs = tuple(float(view.round) for view in rounds)
    across = say("secret_kingdom.chart.round")
    points = tuple(
        Series(
            seat,
            name,
            xs,
            tuple(float(view.facts["points"][seat]["total"]) for view in rounds),
            _bought(rounds, seat),
        )
        for seat, name in enumerate(names)
    )
    title, pile = say("secret_kingdom.chart.points"), say("secret_kingdom.chart.pile")
    left = Series(None, pile, xs, tuple(float(view.places["deck/honey"].count) for view in rounds))
    return [
        Chart(say("secret_kingdom.chart.points.title"), across, title, points),
        Chart(pile, across, say("secret_kingdom.chart.left"), (left,), "bars"),
    ]


def _bought(rounds: Sequence[View], seat: int) -> tuple[str, ...]:
    """By round: the numbers of the honey cards that ``seat`` has bought in it."""
    held = [[piece.face for piece in view.places[f"seat/{seat}/honey"].pieces] for view in rounds]
    fresh = [now[len(before) :] for before, now in zip([[], *held], held, strict=False)]
    return tuple(", ".join(face.lstrip("H") for face in faces) for faces in fresh)


def chip(kind: str, count: int) -> str:
    """A net change: ``+2 rose``."""
    word = say(f"secret_kingdom.chip.{kind.rpartition('/')[2]}", count=abs(count))
    return ("+" if count >= 0 else "\u2212") + word
