"""What bots know of Bear Necessities: how good a position is, and what a seat is likely to do."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.bear_necessities.actions import ACTIVATES, ANSWER_DISCARD, ANSWER_KEEP, CELL_OF, ROUNDS
from rules.bear_necessities.cards import Card
from rules.bear_necessities.effects import COLOURS, HIVES, LAID, TYPES, WHOLE_LINES, where_is
from rules.bear_necessities.flow import FREE
from rules.bear_necessities.grid import ALL, FIRST, NEAR, room
from rules.bear_necessities.score import activate, best_order, orders_left, placed
from rules.kernel.action import Action
from tabletop.bots.mind import Mind

COLOUR_SHARE, TYPE_SHARE, GOAL_SHARE = 0.3, 0.32, 0.18
"""How often the next card of a seat is of a colour, of a type, or has a goal: more often than by chance."""
BEES_A_ROUND = 0.4
BEE = 0.6
RIVAL = 0.25
RESERVE = 0.35
FIRST_CARDS = 3.2
"""What one activation of a card is worth before anything is known of its neighbours."""
VICTORY = 40.0
_WHOLE = {word: where_is(word)[0] for word in LAID}
"""The part of a tableau that tells where there are cards of this kind."""


class BearNecessities(Mind):
    """The mind of Bear Necessities."""

    def horizon(self, state: Any) -> int:
        return int(state.round) + int(state.over)

    def guess(self, state: Any, seat: int, chance: Random) -> Action:
        """Any card at its best cell, the reserve by its worth, everything else as it is best."""
        legal: tuple[Action, ...] = state.legal(seat)
        verb = legal[0].verb
        if verb == "lock":
            return legal[0]
        if verb == "play":
            return legal[int(chance.random() * len(legal))]
        if verb == "at":
            return self._best_cell(state, seat, legal)
        if verb == "keep":
            tableau = state.tableaus[seat]
            return max(legal, key=lambda keep: _outlook(state.deck.rules[keep], tableau, state.bees[seat], state.round))
        if verb == "activate":
            return ACTIVATES[best_order(orders_left(state, seat))[0]]
        (kept,) = state.reserves[seat]
        good = _outlook(state.deck.rules[kept], state.tableaus[seat], state.bees[seat], state.round) > FIRST_CARDS
        return ANSWER_KEEP if good else ANSWER_DISCARD

    def _best_cell(self, state: Any, seat: int, cells: tuple[Action, ...]) -> Action:
        card = state.deck.rules[state.drafts[seat][0]]
        board, tableau, bees = state.boards[seat], state.tableaus[seat], state.bees[seat]
        return max(cells, key=lambda at: _gain(card, board, tableau, CELL_OF[at], bees))

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        return {"position": self._worth(state, seat)}

    def _worth(self, state: Any, seat: int) -> float:
        rivals = [
            state.vp[other] + (state.tableaus[other] & HIVES).bit_count() * state.bees[other] * (not state.over)
            for other in range(state.seats)
            if other != seat
        ]
        worth: float = state.vp[seat] - RIVAL * max(rivals)
        if state.over:
            ranks = state.outcome().ranks
            return worth + (VICTORY / ranks.count(1) if ranks[seat] == 1 else 0.0)
        left = ROUNDS + 1 - state.round
        hives = (state.tableaus[seat] & HIVES).bit_count()
        worth += hives * (state.bees[seat] + BEES_A_ROUND * left) + BEE * state.bees[seat]
        worth += _promise(state, seat, left)
        return worth + RESERVE * _hand(state, seat)


def _gain(card: Card, board: list[Card | None], tableau: int, cell: int, bees: int) -> int:
    """The VP of placing ``card`` at ``cell``, without a reserve."""
    after, counted = placed(board, tableau, cell, card)
    return activate(after, counted, cell, (), bees, "")[0]


def _promise(state: Any, seat: int, left: int) -> float:
    """What the cards of a tableau may still bring: each is activated once for every neighbour that is yet to come."""
    board, tableau, bees = state.boards[seat], state.tableaus[seat], state.bees[seat]
    open_cells = room(tableau & ALL)
    likely = left / max(open_cells.bit_count(), 1)
    worth = 0.0
    for cell, card in enumerate(board):
        if card is not None:
            coming = sum(open_cells >> near & 1 for near in NEAR[cell]) * likely
            if coming:
                worth += coming * _later(card, tableau, cell, bees, left * 0.5)
    return worth


def _later(card: Card, tableau: int, cell: int, bees: int, more: float) -> float:
    """The VP of an activation of ``card`` after about ``more`` cards more."""
    now = float(card.pays(tableau, cell, bees, "")) + card.bees * 1.5
    if card.goal:
        return now if card.met(tableau, cell, bees) else now + (card.goal_vp - now) * _hope(card, tableau, bees, more)
    if card.where in ("adjacent", "row", "column", "row_and_column"):
        return now + card.each * min(more, 2.0) * _share(card.count) * 0.5
    if card.where == "reserve":
        return now + card.each * 0.35
    if card.where == "right":
        return now
    if card.count == "two_bees":
        return now + card.each * BEES_A_ROUND * more * 0.5
    if card.count in ("different_type", "different_colour"):
        return now + card.each * min(more * 0.4, 1.5)
    return now + card.each * more * _share(card.count)


def _share(word: str) -> float:
    if word in COLOURS:
        return COLOUR_SHARE
    if word in TYPES:
        return TYPE_SHARE
    return GOAL_SHARE if word == "goal" else 1.0


def _hope(card: Card, tableau: int, bees: int, more: float) -> float:
    """How likely the goal of ``card`` is to be met after about ``more`` cards more."""
    if card.goal in WHOLE_LINES:
        return 0.12
    if card.goal in ("every_type", "every_colour"):
        return min(0.8, (tableau & ALL).bit_count() * 0.07)
    if card.goal == "bee":
        missing, rate = card.least - bees, BEES_A_ROUND
    elif card.goal == "hive":
        missing, rate = card.least - (tableau & HIVES).bit_count(), 0.12
    else:
        missing, rate = card.least - (tableau & _WHOLE[card.goal]).bit_count(), _share(card.goal)
    return min(0.9, max(0.0, 0.5 + 0.35 * (more * rate - missing)))


def _outlook(card: Card, tableau: int, bees: int, round_number: int) -> float:
    """How good ``card`` would be in a tableau, wherever it comes to lie, for one activation."""
    left = ROUNDS + 1 - round_number
    worth = _later(card, tableau | card.bits << FIRST, FIRST, bees, left * 0.5)
    return worth + card.hives * (bees + BEES_A_ROUND * left) * 0.5


def _hand(state: Any, seat: int) -> float:
    """What the best of the cards that it will have brings at once."""
    board, tableau, bees = state.boards[seat], state.tableaus[seat], state.bees[seat]
    cards = [state.deck.rules[card] for card in state.hands[seat] or state.reserves[seat]]
    cells = [CELL_OF[at] for at in FREE[tableau & ALL]]
    return max((_gain(card, board, tableau, cell, bees) for card in cards for cell in cells), default=0.0)


MIND = BearNecessities()
