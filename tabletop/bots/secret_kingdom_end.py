"""The last turn of The Secret Kingdom counted out: what each plan brings, exactly, whatever is drawn.

Nobody acts after it, so that of two gathering cards it matters only which is played, and of the gems that others choose
only how many. Knows the rules, no search. Positions in which a beehive wins at once are left to the search.
"""

from __future__ import annotations

from itertools import combinations, product
from statistics import fmean
from typing import Any

from rules.kernel.action import Action
from rules.secret_kingdom.actions import GATHER
from tabletop.bots.mind import Plan

MARGIN = 0.002
"""What each point more or less than the best rival counts beside the victory: who has lost or won still plays well."""


def is_last_turn(state: Any, seat: int) -> bool:
    """Whether ``seat`` is on turn, and after this turn the game is over."""
    return bool(seat == state.turn and (seat + 1) % state.seats == state.ender and not state.instant)


class LastTurn:
    """The last turn of a game, from ``state`` on, in which the seat on turn decides."""

    def __init__(self, state: Any) -> None:
        self._state, self._seat = state, state.turn
        pile, discard = state.gathering, state.discard
        self._drawn = pile if len(pile) > 1 else [*pile, *discard]
        self._pairs = list(combinations(pile, 2)) if len(pile) > 1 else list(product(pile, discard))
        if not pile:
            self._pairs = list(combinations(discard, 2))

    def worth(self, plan: Plan) -> float:
        """The share of the victory that ``plan`` brings, 0 to 1, on average over all that can be drawn, and ``MARGIN``
        for the points."""
        return self._after(self._state, plan)

    def _after(self, state: Any, plan: Plan) -> float:
        if plan[0] is GATHER:
            return self._gathered(state)
        new = state.copy()
        for action in plan:
            new.advance(new.asked[0], action)
        return self._best(new)

    def _best(self, state: Any) -> float:
        """The best that the seat can still do."""
        seat = self._seat
        if state.over:
            outcome = state.outcome()
            ranks, totals = outcome.ranks, outcome.totals
            rival = max(total for other, total in enumerate(totals) if other != seat)
            return float((ranks[seat] == 1) / ranks.count(1) + MARGIN * (totals[seat] - rival))
        if state.phase == "choose":  # there was nothing to buy in an extra turn: the two were drawn at once
            return self._gathered(state)
        choices: tuple[Action, ...] = state.choices if state.asked[0] == seat else state.choices[:1]
        return max(self._after(state, (action,)) for action in choices)

    def _gathered(self, state: Any) -> float:
        """The mean over all pairs, of which the better card is played."""
        worth = {card: self._played(state, card) for card in self._drawn}
        return fmean(max(worth[one], worth[other]) for one, other in self._pairs)

    def _played(self, state: Any, card: Action) -> float:
        new = state.copy()
        new.phase, new.drawn = "choose", (card, card)
        new.advance(self._seat, card)
        return self._best(new)
