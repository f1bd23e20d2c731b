"""The words of the cards of Bear Necessities, made from what the deck says of them: names, kinds, effects.

Knows decks, no state and no view. A handle names a card by its number alone, so its name is that of the deck that was
read last: one game lies on the table at a time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.bear_necessities.cards import Card, Deck, house_deck, read_deck
from rules.bear_necessities.effects import COLOURS, TYPES
from tabletop.texts import say

Line = tuple[str, str]
"""A symbol and a sentence."""

_read: list[Deck] = []


def deck_of(facts: Mapping[str, Any]) -> Deck:
    """The deck that a view's facts name; from now on cards are called as in it."""
    reference = facts.get("deck")
    deck = read_deck(reference) if reference else house_deck()
    _read[:] = [deck]
    return deck


def named(face: str) -> Card | None:
    """The card of a face (``N50``) or its handle in the deck that was read last."""
    return (_read[0] if _read else house_deck()).cards.get(face.rpartition("/")[2])


def card_name(face: str) -> str:
    """``Berries`` for a face (``N50``) or its handle."""
    card = named(face)
    return card.name if card is not None else face.rpartition("/")[2]


def colour_name(colour: str) -> str:
    return say(f"bear_necessities.colour.{colour}")


def kind_words(card: Card) -> str:
    """``Mountain: Plant and Item``."""
    kinds = [say(f"bear_necessities.type.{kind}") for kind in card.types]
    types = kinds[0] if len(kinds) == 1 else say("bear_necessities.two", first=kinds[0], second=kinds[1])
    return say("bear_necessities.kind", colour=colour_name(card.colour), types=types)


def what(word: str) -> str:
    """A thing that cards count, in the singular."""
    if word in COLOURS:
        return say("bear_necessities.what.colour", colour=colour_name(word))
    return say(f"bear_necessities.type.{word}") if word in TYPES else say(f"bear_necessities.what.{word}")


def symbol_of(word: str) -> str:
    """The symbol of a thing that cards count."""
    named = {"hive": "bee_hive", "two_bees": "bee_token", "bee": "bee_token", "every_type": "different_types"}
    named |= {"different_type": "different_types", "different_colour": "different_colours", "card": "card"}
    named |= {"every_colour": "different_colours", "row_of_every_colour": "row", "column_of_one_colour": "column"}
    if word in COLOURS:
        return f"colour_{word}"
    return f"type_{word}" if word in TYPES else named.get(word, word)


def effect(card: Card) -> str:
    """What the card brings at an activation, without its goal."""
    values = {"vp": card.vp, "each": card.each}
    if card.where in ("right", "reserve"):
        word = colour_name(card.count) if card.where == "reserve" else what(card.count)
        return say(f"bear_necessities.pays.{card.where}", more=card.vp + card.each, vp=card.vp, what=word)
    parts = []
    if card.each:
        counted = say(f"bear_necessities.where.{card.where}", what=what(card.count))
        parts.append(say(f"bear_necessities.pays.{'both' if card.vp else 'each'}", what=counted, **values))
    elif card.vp:
        parts.append(say("bear_necessities.pays.flat", **values))
    if card.bees:
        parts.append(say("bear_necessities.pays.bees", count=card.bees))
    return " ".join(parts) or say("bear_necessities.pays.none")


def goal(card: Card) -> str:
    """What its goal asks for and brings; empty where it has none."""
    if not card.goal:
        return ""
    key = f"bear_necessities.goal.{card.goal}"
    if card.goal in ("every_type", "every_colour", "column_of_one_colour", "row_of_every_colour"):
        return say(key, least=card.least, vp=card.goal_vp)
    word = say("bear_necessities.goal.bee") if card.goal == "bee" else what(card.goal)
    return say("bear_necessities.goal.count", least=card.least, what=word, vp=card.goal_vp)


def card_lines(card: Card) -> list[Line]:
    """What the card does, one short sentence a line, with the symbol of what it counts."""
    symbol = symbol_of(card.count) if card.count else "vp"
    if not card.vp and not card.each:
        symbol = "bee_token" if card.bees else "vp"
    lines = [(symbol, effect(card))]
    if card.goal:
        lines.append(("goal", goal(card)))
    if card.hives:
        lines.append(("bee_hive", say("bear_necessities.hives", count=card.hives)))
    return lines


def card_text(card: Card) -> list[str]:
    """The same as sentences, its colour and types first."""
    return [kind_words(card) + ".", *(line for _, line in card_lines(card))]


def back_words(counts: Mapping[str, Any]) -> str:
    """``2 City, 1 Desert``: how many cards of each colour."""
    told = [
        say("bear_necessities.back", count=counts[colour], colour=colour_name(colour))
        for colour in COLOURS
        if counts.get(colour)
    ]
    return ", ".join(told)


def counted(backs: Sequence[str]) -> dict[str, int]:
    """How many of each colour there are among ``backs``."""
    return {colour: backs.count(colour) for colour in COLOURS}
