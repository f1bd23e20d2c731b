"""The cards and gems of The Secret Kingdom in words. Knows cards, and no view, event or decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tabletop.texts import listed, say

COLOURS = ("rose", "sunflower", "snowflake", "bellflower")
SYMBOLS = (*COLOURS, "any")
TYPES = {"H": "honey", "G": "gathering", "B": "beehive"}
"""A card's type, by the first letter of its id."""
EFFECTS = {
    "gain": "gain_pollen",
    "again": "take_another_turn",
    "others_gain": "others_gain",
    "discard": "discard_gems",
}
"""The symbol of each effect of a honey card."""


def colour_name(colour: str) -> str:
    """``rose``, or ``any colour``, inside a sentence."""
    return say(f"secret_kingdom.colour.{colour}")


def card_name(face: str) -> str:
    """``Honey 17`` for a face or its handle."""
    face = face.rpartition("/")[2]
    return say(f"secret_kingdom.card.{TYPES[face[0]]}", number=int(face[1:]))


def card_names(faces: Sequence[str]) -> str:
    """``Honey 3 and Honey 17``."""
    return listed([card_name(face) for face in faces])


def gems(counts: Mapping[str, int]) -> str:
    """``2 rose and 1 of any colour``: so many of each colour, those that are none left out."""
    words = []
    for colour in SYMBOLS:
        if counts.get(colour):
            key = "secret_kingdom.gems.any" if colour == "any" else "secret_kingdom.gems"
            words.append(say(key, count=counts[colour], colour=colour_name(colour)))
    return listed(words)


def counted(symbols: Iterable[str]) -> dict[str, int]:
    """How many there are of each symbol."""
    found = list(symbols)
    return {symbol: found.count(symbol) for symbol in SYMBOLS if symbol in found}


def either(colours: Sequence[str]) -> str:
    """``rose, sunflower or any colour``."""
    words = [colour_name(colour) for colour in colours]
    if len(words) < 2:
        return "".join(words)
    return say("secret_kingdom.or", first=", ".join(words[:-1]), second=words[-1])


def card_text(card: Any) -> list[str]:
    """What a card does, one short sentence a line."""
    return [line for _symbol, line in card_lines(card)]


def card_lines(card: Any) -> list[tuple[str, str]]:
    """The same with a symbol before each sentence. ``card`` is one of ``rules.secret_kingdom.cards``."""
    if hasattr(card, "rule"):
        return [("hive", hive_text(card))]
    if hasattr(card, "cost"):
        cost = counted(card.cost)
        first = next(iter(cost))
        lines = [
            ("comb_cell", say("secret_kingdom.points", count=card.points)),
            (f"pollen_{first}", say("secret_kingdom.cost", gems=gems(cost))),
        ]
        effect = say(f"secret_kingdom.does.{card.effect or 'nothing'}", count=card.count)
        return [*lines, (EFFECTS.get(card.effect, "bee"), effect)]
    own = counted(card.own)
    first = next(iter(own))
    lines = [("pollen_any" if first == "any" else f"gem_{first}", say("secret_kingdom.own", gems=gems(own)))]
    if card.everyone:
        return [*lines, ("others_gain", say("secret_kingdom.everyone"))]
    return [*lines, ("others_gain", say("secret_kingdom.others", gems=either(card.others)))]


def _numbers(card: Any) -> dict[str, int]:
    values = {name: getattr(card, name) for name in ("cards", "ahead", "points", "symbols", "gems")}
    return values | ({"count": card.gems} if card.gems else {})


def hive_text(card: Any) -> str:
    """What a beehive does, as a sentence."""
    return say(f"secret_kingdom.hive.{card.rule}", **_numbers(card))


def hive_brief(card: Any, options: Mapping[str, Any] | None = None) -> str:
    """The same as short as it can be understood; of a table by its ``options``."""
    rule = card.rule
    if rule == "colour_wealth" and options is not None:
        rule = "any_mix" if options["any_mix"] else "one_colour"
    return say(f"secret_kingdom.brief.{rule}", **_numbers(card))
