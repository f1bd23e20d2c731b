"""How the cards of Bear Necessities grow: what an activation may bring beyond what it would bring now.

Some of that comes about by itself, more for a seat that looks for it. Knows a tableau and a card, no state and no seat.
"""

from __future__ import annotations

from functools import cache
from math import comb

from rules.bear_necessities.cards import Card
from rules.bear_necessities.effects import COLOURS, HIVES, LAID, TYPES, WHOLE_LINES, where_is
from rules.bear_necessities.grid import ALL, AREAS, COLUMNS, ROWS, room

RATES = {
    "colour": (0.15, 0.0),
    "type": (0.15, 0.0),
    "goal": (0.1, 0.0),
    "hive": (0.1, 0.0),
    "near": (0.4, 0.2),
    "near_card": (1.0, 0.5),
    "line": (0.35, 0.15),
    "line_card": (0.4, 0.2),
    "reserve": (0.4, 0.35),
    "right": (0.35, 0.15),
    "two_bees": (0.25, 0.05),
    "different": (0.4, 0.0),
    "hope": (1.05, 0.75),
    "hope_line": (0.9, 0.65),
}
"""By what a card counts: the part of its growth for which it is worth placing, and that which comes about beyond what
the next card of the hand brings."""
SHARE, GOAL_SHARE, HIVE_SHARE = 0.36, 0.2, 0.15
"""How often the next card is one of those that a goal asks for, by a seat that looks for them."""
WHOLE = {word: where_is(word)[0] for word in LAID}
_ROW_COLOURS = tuple(where_is(colour, "row") for colour in COLOURS)
_COLUMN_COLOURS = tuple(where_is(colour, "column") for colour in COLOURS)


@cache
def _chance(missing: int, cards: int, share: float) -> float:
    """How likely at least ``missing`` of so many ``cards`` are of a kind that so large a ``share`` of them are."""
    return sum(comb(cards, n) * share**n * (1 - share) ** (cards - n) for n in range(missing, cards + 1))


@cache
def hope(missing: int, left: int, share: float) -> float:
    """How likely a goal that lacks so many cards is met at an activation, on average over those that are left."""
    return sum(_chance(missing, cards, share) for cards in range(1, left + 1)) / max(left, 1)


def _kind(card: Card) -> str:
    """The kind of growth of ``card``, empty where it brings the same for ever."""
    if card.goal:
        return "hope_line" if card.goal in WHOLE_LINES else "hope"
    if not card.each:
        return ""
    if card.where == "adjacent":
        return "near_card" if card.count == "card" else "near"
    if card.where in ("row", "column", "row_and_column"):
        return "line_card" if card.count == "card" else "line"
    if card.where in ("reserve", "right"):
        return card.where
    if card.count in ("different_type", "different_colour"):
        return "different"
    if card.count in COLOURS:
        return "colour"
    return "type" if card.count in TYPES else card.count


class _Kinds(dict[Card, str]):
    """The kind of growth of each card that was met."""

    def __missing__(self, card: Card) -> str:
        self[card] = kind = _kind(card)
        return kind


KINDS = _Kinds()


def growth(card: Card, tableau: int, cell: int, bees: int, left: int, coming: float, rate: float) -> float:
    """How much more than now ``card`` may bring at an activation, were its rate 1; with it lying at ``cell``."""
    kind = KINDS[card]
    more = (left + 1) / 2
    if kind == "hope" or kind == "hope_line":
        if card.met(tableau, cell, bees):
            return 0.0
        return (card.goal_vp - card.vp) * _goal_hope(card, tableau, cell, bees, left, rate)
    if kind == "near" or kind == "near_card":
        return card.each * (coming + 1) / 2
    if kind == "line" or kind == "line_card":
        empty = 0
        if card.where != "column":
            empty += COLUMNS - (tableau & AREAS["row"][cell] & ALL).bit_count()
        if card.where != "row":
            empty += ROWS - (tableau & AREAS["column"][cell] & ALL).bit_count()
        return card.each * empty * (more / left if left else 0.0)
    if kind == "reserve":
        return card.each
    if kind == "right":
        return card.each if not tableau & AREAS["right"][cell] and room(tableau & ALL) & AREAS["right"][cell] else 0.0
    if kind == "different":
        most, kinds = (5, TYPES) if card.count == "different_type" else (4, COLOURS)
        return card.each * min(more, most - sum(1 for word in kinds if tableau & WHOLE[word]))
    return card.each * more


def _goal_hope(card: Card, tableau: int, cell: int, bees: int, left: int, rate: float) -> float:
    goal = card.goal
    if goal == "bee":
        return hope(card.least - bees, left, rate)
    if goal == "hive":
        return hope(card.least - (tableau & HIVES).bit_count(), left, HIVE_SHARE)
    if goal == "column_of_one_colour":
        own = max((tableau & column[cell]).bit_count() for column in _COLUMN_COLOURS)
        if (tableau & ALL & AREAS["column"][cell]).bit_count() > own:
            return 0.0
        return hope(ROWS - own, min(left, 4), 0.3)
    if goal == "row_of_every_colour":
        own = sum(1 for row in _ROW_COLOURS if tableau & row[cell])
        if (tableau & ALL & AREAS["row"][cell]).bit_count() > own:
            return 0.0
        return hope(COLUMNS - own, min(left, 6), 0.35)
    if goal in ("every_type", "every_colour"):
        missing = sum(
            max(0, card.least - (tableau & WHOLE[word]).bit_count())
            for word in (TYPES if goal == "every_type" else COLOURS)
        )
        return hope(missing, left, 0.75)
    return hope(card.least - (tableau & WHOLE[goal]).bit_count(), left, GOAL_SHARE if goal == "goal" else SHARE)
