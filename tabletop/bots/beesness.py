"""What bots know of Beesness: which plans are worth a thought, and where the end can be counted out.

How good a position is stands in ``beesness_worth``, what is likely in ``beesness_policy``. No plan takes the last
flower, or a flower that would let those still to act empty the garden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rules.beesness.actions import (
    ACCEPT,
    BIDS,
    CALL,
    DECLINE,
    DISCARDS,
    DROP,
    FLOWERS_A_DRONE,
    HIRES,
    LOCK,
    NO,
    PASS,
    SALES,
    YES,
)
from rules.kernel.view import View
from tabletop.bots import beesness_last as last
from tabletop.bots import beesness_policy as policy
from tabletop.bots import beesness_trade as trade
from tabletop.bots import beesness_worth as worth
from tabletop.bots.mind import Mind, Plan

SURE = 1.6
"""Bids by this factor below or above what the bee is thought to be worth are not weighed."""
BID_SECONDS = 0.2
MOST_TURNS = 10
"""So many plans are weighed for an own turn."""
GREEN = 3
"""With so many flowers for each seat the garden fills the pot well enough."""
MOST_SALES = 7
"""So many amounts are weighed for a sale."""


class Beesness(Mind):
    """The mind of Beesness."""

    heat = worth.POINTS
    certain = 0.8
    far = 2

    def horizon(self, state: Any) -> int:
        """The round: what is hired, picked and voted shows its worth in the flower market at its end."""
        return int(state.round)

    def likely(self, state: Any, seat: int, chance: Random) -> Plan:
        phase = state.phase
        if phase == "auction":
            return policy.bid(state, seat, chance)
        if state.draft or phase == "answer" or (state.open and state.ballots[seat] is not None):
            return self._named(state, seat)
        if phase == "market":
            return policy.choose(state, seat)
        if phase == "turn":
            return policy.turn(state, seat)
        if phase == "vote":
            return policy.vote(state, seat, chance)
        if phase == "discard":
            return policy.discard(state, seat)
        return policy.sale(state, seat, chance)

    def _named(self, state: Any, seat: int) -> Plan:
        """What closes a choice that was begun, and an answer to an offer."""
        legal = state.legal(seat)
        if legal[-1] is LOCK:
            return (LOCK,)
        if state.draft:  # an offer that nobody would make: it must not look better than none
            return (next((action for action in reversed(legal) if action.verb == "give"), legal[0]),)
        return (ACCEPT if trade.fair(state, seat) else DECLINE,)

    def plans(self, state: Any, seat: int, chance: Random) -> list[Plan]:
        likely = self.likely(state, seat, chance)
        if state.draft or likely == (LOCK,):
            return [likely]
        plans = _PLANS[state.phase](state, seat)
        if likely in plans:
            plans.remove(likely)
        elif state.phase in _CLOSED:
            return plans
        return [likely, *plans]

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        return worth.parts(state, seat)

    def standings(self, state: Any) -> list[float]:
        return worth.standings(state)

    def solved(self, state: Any, seat: int, plans: Sequence[Plan]) -> list[float] | None:
        if state.round < state.rounds:
            return None
        if state.phase == "flowers":
            return last.sale(state, seat, plans)
        return last.turn(state, seat, plans) if state.phase == "turn" else None

    def patience(self, view: View) -> float:
        """An auction must not drag: bids are quick."""
        return BID_SECONDS if view.phase == "auction" else float("inf")

    def secretly(self, view: View) -> bool:
        return view.phase in ("vote", "flowers")


def _choices(state: Any, seat: int) -> list[Plan]:
    legal = state.legal(seat)
    return [(PASS,), *((hire,) for hire in HIRES if hire in legal), *trade.offers(state, seat)]


def _bids(state: Any, seat: int) -> list[Plan]:
    most = policy.limit(state, seat, state.bee)
    plans: list[Plan] = []
    if state.bid < state.honey[seat] and state.bid + 1 <= SURE * most + 1:
        plans.append((BIDS[state.bid],))
    if state.bid + 1 >= most / SURE - 1:
        plans.append((DROP,))
    return plans


def _turns(state: Any, seat: int) -> list[Plan]:
    """Turns that end with different flowers and bees, and a referendum before or after; nothing but a referendum
    while another could lose the game for all."""
    may = policy.pickable(state, seat)
    own, fresh = state.workers[seat], state.queens[seat] - state.used[seat]
    legal = state.legal(seat)
    calls = CALL in legal and state.unplanted > 0
    if calls and policy.threatened(state, seat):
        return [(CALL,)]
    plans: list[Plan] = []
    for workers in range(fresh, -1, -1):
        most = min(may, own + workers)
        plans += [policy.run(state, seat, workers, picks) for picks in range(most, max(0, most - 2) - 1, -1)]
    bare = state.garden <= policy.needed(state) or (state.bank and state.garden < GREEN * state.seats)
    if calls and bare and (state.round < state.rounds or not may):
        plans.insert(2, (CALL,))
        if may and own:
            plans.insert(3, policy.run(state, seat, 0, min(may, own), call=True))
    if not last.closing(state):
        plans[4:4] = trade.offers(state, seat)
    plans.insert(0, policy.turn(state, seat))
    return list(dict.fromkeys(plans))[:MOST_TURNS]


def _votes(state: Any, seat: int) -> list[Plan]:
    """No is not thought of while another could lose the game for all."""
    votes: list[Plan] = [(YES, LOCK), (NO, LOCK)]
    return votes[:1] if policy.threatened(state, seat) else votes


def _discards(state: Any, seat: int) -> list[Plan]:
    legal = state.legal(seat)
    plans: list[Plan] = [(discard,) for discard in DISCARDS if discard in legal]
    return plans


def _answers(state: Any, seat: int) -> list[Plan]:
    """Yes is thought of where the offer brings this seat something and does not mostly make the leader richer."""
    return [(ACCEPT,), (DECLINE,)] if trade.fair(state, seat) else [(DECLINE,)]


def _sales(state: Any, seat: int) -> list[Plan]:
    """All, one less, whole drones' loads and one flower alone."""
    most = state.limit(seat)
    amounts = dict.fromkeys((most, most - 1, *range(most - most % FLOWERS_A_DRONE, -1, -FLOWERS_A_DRONE), 1))
    plans: list[Plan] = [(SALES[amount], LOCK) for amount in amounts if 0 <= amount <= most]
    return plans[:MOST_SALES]


_CLOSED = ("answer", "turn", "vote")
"""Here nothing is thought of beside what ``_PLANS`` names, be it likely or not."""
_PLANS: dict[str, Callable[[Any, int], list[Plan]]] = {
    "market": _choices,
    "auction": _bids,
    "answer": _answers,
    "turn": _turns,
    "vote": _votes,
    "discard": _discards,
    "flowers": _sales,
}

MIND = Beesness()
