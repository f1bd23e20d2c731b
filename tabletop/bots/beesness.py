"""What bots know of Beesness: how good a position is, and what a seat is likely to do.

Bees are priced as bundles: workers bring flowers and drones sell them, so one without the other is worth little, and
what a flower brings depends on how many the others can sell.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rules.beesness.actions import (
    ACCEPT,
    BIDS,
    CALL,
    DECLINE,
    DISCARDS,
    DRONE,
    DROP,
    END,
    FLOWER,
    GOODS,
    HATCHES,
    LOCK,
    NO,
    PASS,
    PICK,
    PRICES,
    QUEEN,
    SALES,
    WORKER,
    YES,
)
from rules.kernel.action import Action
from tabletop.bots.mind import Mind

RIVAL = 0.5
"""What the best rival's prospects cost, for each honey of them."""
OTHERS_SELL = 0.75
"""How much of what the others could sell they are expected to sell."""
KEPT = (0.6, 1.1, 1.3, 1.0)
"""What a worker, a drone, a queen (for each round that is left, at most six) and a flower are worth later."""
MAY_HIRE = 1.5
"""How many more flowers a seat with honey may come to sell by what it can still hire."""
LIMITS = (3.0, 4.5, 11.0)
"""What others are expected to bid for a worker, a drone and a queen at the most, more or less."""
WORTH = (1.0, 2.0, 9.0, 1.5, 1.0)
"""What others are expected to think of goods in a trade."""
MARGIN = 1.5
"""What a flower is worth that the garden lacks to be safe from all workers of the others."""
VICTORY = 60.0
BEESASTER = -500.0
_BUNDLES = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1))
"""Workers and drones that could still be hired together."""


class Beesness(Mind):
    """The mind of Beesness."""

    def horizon(self, state: Any) -> int:
        """One choice of the bees market, or the rest of the round after it."""
        for step in state.steps[-1:-4:-1]:
            if step[0] == "choose":
                next_one = 0 if state.phase == "auction" else 1
                return int(64 * state.round + 1 + (step[1] + next_one) % state.seats)
        return int(64 * state.round)

    def guess(self, state: Any, seat: int, chance: Random) -> Action:
        legal: tuple[Action, ...] = state.legal(seat)
        phase = state.phase
        if legal[-1] is LOCK:
            return LOCK
        if state.draft:  # an offer that nobody would make: it must not look better than none
            return next((action for action in reversed(legal) if action.verb == "give"), legal[0])
        if phase == "market":
            return PASS
        if phase == "auction":
            limit = LIMITS[state.bee] * (0.6 + 0.8 * chance.random())
            return BIDS[state.bid] if state.bid + 1 <= min(limit, state.honey[seat]) else DROP
        if phase == "answer":
            return ACCEPT if _gain(state) > 0 else DECLINE
        if phase == "turn":
            return _plan(state, seat, legal)
        if phase == "vote":
            return YES if state.garden < _needed(state) or chance.random() < 0.1 else NO
        if phase == "discard":
            return next(action for action in DISCARDS if action in legal)
        most = len(legal) - 1
        full = state.round == state.rounds or chance.random() < OTHERS_SELL
        return SALES[most if full else int(chance.random() * (most + 1))]

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        return {"position": self._worth(state, seat)}

    def _worth(self, state: Any, seat: int) -> float:
        if state.over:
            if not state.garden:
                return BEESASTER
            ranks = state.outcome().ranks
            rival = max(honey for other, honey in enumerate(state.honey) if other != seat)
            reward = VICTORY / ranks.count(1) if ranks[seat] == 1 else -VICTORY / 2
            return float(reward + state.honey[seat] - RIVAL * rival)
        market = any(step[0] == "choose" for step in state.steps[-3:])
        sales = [_sale(state, other, market) for other in range(state.seats)]
        others = OTHERS_SELL * (sum(sales) - sales[seat])
        threat: float = max(
            _prospects(state, other, sales[other], OTHERS_SELL * (sum(sales) - sales[other]))
            for other in range(state.seats)
            if other != seat
        )
        lacking = max(0, _needed(state) - state.garden)
        return float(_best_bundle(state, seat, others, market) - RIVAL * threat - MARGIN * lacking)


def _gain(state: Any) -> float:
    """What the offer on the table brings to who must answer it."""
    given, wanted = state.terms[: len(GOODS)], state.terms[len(GOODS) :]
    gains = (worth * (give - want) for worth, give, want in zip(WORTH, given, wanted, strict=True))
    return float(sum(gains))


def _plan(state: Any, seat: int, legal: tuple[Action, ...]) -> Action:
    """Picks what can be sold and leaves the garden what it needs."""
    flowers, drones = state.flowers[seat], state.drones[seat]
    if state.queens[seat] > state.used[seat]:
        short = flowers + state.workers[seat] <= 2 * drones
        for hatch in (HATCHES[WORKER if short else DRONE], HATCHES[DRONE if short else WORKER]):
            if hatch in legal:
                return hatch
    if state.garden <= state.seats and CALL in legal and state.unplanted:
        return CALL
    if PICK in legal and flowers < 2 * drones and state.garden > state.seats:
        return PICK
    return END


def _needed(state: Any) -> int:
    """How many flowers the garden needs so that nobody can empty it soon."""
    return int(state.seats + sum(state.workers) + sum(state.queens))


def _sellable(state: Any, seat: int, workers: int, drones: int) -> int:
    """How many flowers ``seat`` could sell this round with so many more bees."""
    flowers = state.flowers[seat] + state.workers[seat] + workers
    carried = 2 * (state.drones[seat] + drones)
    for _ in range(state.queens[seat]):
        if flowers < carried:
            flowers += 1
        else:
            carried += 2
    return int(min(flowers, carried))


def _prospects(state: Any, seat: int, sold: float, others: float, workers: int = 0, drones: int = 0) -> float:
    """The honey that ``seat`` has, may earn in this round and keeps in bees and flowers for later ones."""
    earned = state.pot * sold / (sold + others) if sold else 0.0
    left = state.rounds - state.round
    if not left:
        return float(state.honey[seat] + earned)
    sellers = max(0, state.drones[seat] + drones - sold / 2)
    gatherers = max(0, state.workers[seat] + workers - max(0, sold - state.flowers[seat]))
    flowers = max(0, state.flowers[seat] - sold)
    kept = KEPT[WORKER] * gatherers + KEPT[DRONE] * sellers + KEPT[FLOWER] * flowers
    return float(state.honey[seat] + earned + kept + KEPT[QUEEN] * state.queens[seat] * min(left, 6))


def _sale(state: Any, seat: int, market: bool) -> float:
    """How many flowers ``seat`` is expected to offer for sale: what it could now, and what it may still hire."""
    honey = state.honey[seat] if market else 0
    return _sellable(state, seat, 0, 0) + (MAY_HIRE if honey > PRICES[DRONE] else MAY_HIRE / 2 if honey else 0.0)


def _best_bundle(state: Any, seat: int, others: float, market: bool) -> float:
    """The prospects of ``seat`` with the best bundle of bees that it could still hire in this market, paid for."""
    best = float("-inf")
    for workers, drones in _BUNDLES if market else _BUNDLES[:1]:
        price = workers * PRICES[WORKER] + drones * PRICES[DRONE]
        if workers <= state.stacks[WORKER] and drones <= state.stacks[DRONE] and price <= state.honey[seat]:
            sold = _sellable(state, seat, workers, drones)
            best = max(best, _prospects(state, seat, sold, others, workers, drones) - price)
    return best


MIND = Beesness()
