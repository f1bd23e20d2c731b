"""A slow and plain count of what an activation brings, from the cards alone: the words of the rules, cell by cell."""

from __future__ import annotations

from collections.abc import Mapping

from rules.bear_necessities.cards import Card

Cell = tuple[int, int]
Tableau = Mapping[Cell, Card]
COLOURS = {"city", "water", "mountain", "desert"}
TYPES = {"bearfolk", "building", "item", "plant", "animal"}


def beside(cell: Cell) -> list[Cell]:
    column, row = cell
    return [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]


def is_one(card: Card, word: str) -> bool:
    return word == "card" or word == card.colour or word in card.types or (word == "goal" and card.goal != "")


def there(tableau: Tableau, cell: Cell, where: str) -> list[Card]:
    """The cards that ``where`` means for the card at ``cell``."""
    column, row = cell
    in_row = [card for (_, other), card in tableau.items() if other == row]
    in_column = [card for (other, _), card in tableau.items() if other == column]
    return {
        "tableau": list(tableau.values()),
        "row": in_row,
        "column": in_column,
        "row_and_column": in_row + [card for card in in_column if card not in in_row],
        "adjacent": [tableau[near] for near in beside(cell) if near in tableau],
        "right": [tableau[column + 1, row]] if (column + 1, row) in tableau else [],
    }[where]


def met(card: Card, tableau: Tableau, cell: Cell, bees: int) -> bool:
    cards = list(tableau.values())
    if card.goal == "bee":
        return bees >= card.least
    if card.goal == "hive":
        return sum(other.hives for other in cards) >= card.least
    if card.goal == "every_type":
        return all(sum(word in other.types for other in cards) >= card.least for word in TYPES)
    if card.goal == "every_colour":
        return all(sum(other.colour == word for other in cards) >= card.least for word in COLOURS)
    if card.goal == "column_of_one_colour":
        line = there(tableau, cell, "column")
        return len(line) == 3 and len({other.colour for other in line}) == 1
    if card.goal == "row_of_every_colour":
        line = there(tableau, cell, "row")
        return len(line) == 4 and len({other.colour for other in line}) == 4
    return card.goal != "" and sum(is_one(other, card.goal) for other in cards) >= card.least


def vp(tableau: Tableau, cell: Cell, bees: int, reserve: Card) -> int:
    """The VP of one activation of the card at ``cell``."""
    card = tableau[cell]
    if met(card, tableau, cell, bees):
        return card.goal_vp
    if card.count == "":
        times = 0
    elif card.where == "reserve":
        times = int(reserve.colour == card.count)
    elif card.count == "two_bees":
        times = bees // 2 + bees % 2
    elif card.count == "different_type":
        times = len({word for other in tableau.values() for word in other.types})
    elif card.count == "different_colour":
        times = len({other.colour for other in tableau.values()})
    elif card.count == "hive":
        times = sum(other.hives for other in tableau.values())
    else:
        times = sum(is_one(other, card.count) for other in there(tableau, cell, card.where))
    return card.vp + card.each * times


def round_of(tableau: Tableau, order: list[Cell], bees: int, reserve: Card) -> tuple[int, int]:
    """The VP and the bees after the cells of ``order`` were activated one after the other."""
    total = 0
    for cell in order:
        total += vp(tableau, cell, bees, reserve)
        bees += tableau[cell].bees
    return total, bees
