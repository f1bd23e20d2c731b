"""What bots know of Bears & Bees: how good a position is, and what a seat is likely to do."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.bears_and_bees.actions import BEAR_WAKES, DRAWS, HONEY, LOCK, RESEARCH, TAKE_HONEY
from rules.kernel.action import Action
from tabletop.bots.mind import Mind

SWARM_TOKEN = 7.0
RIVAL_TOKEN = 4.0
HONEY_TOKEN = 1.2
EXPERIENCE = 3.0
RIVAL_SUM = 0.15
CARDS = ((0.0, 1.5, 2.7, 3.6, 4.2, 4.6), (0.0, 1.6, 2.6, 3.2, 3.5, 3.7))
"""What it is worth to hold so many honey and research cards; more than the list has count as its last."""
VICTORY = 60.0


class BearsAndBees(Mind):
    """The mind of Bears & Bees."""

    def horizon(self, state: Any) -> int:
        return int(state.round)

    def guess(self, state: Any, seat: int, chance: Random) -> Action:
        legal: tuple[Action, ...] = state.legal(seat)
        if legal[0] is LOCK:
            return LOCK
        if state.phase == "choose":
            return legal[int(chance.random() * len(legal))]
        if legal[0] is TAKE_HONEY:
            return TAKE_HONEY if state.honey[seat] + 1 < BEAR_WAKES else legal[1]
        honey, research = _held(state, seat)
        more_honey = CARDS[HONEY][min(honey + 1, 5)] - CARDS[HONEY][min(honey, 5)]
        more_research = CARDS[RESEARCH][min(research + 1, 5)] - CARDS[RESEARCH][min(research, 5)]
        return DRAWS[HONEY] if more_honey >= more_research else DRAWS[RESEARCH]

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        return {"position": self._worth(state, seat)}

    def _worth(self, state: Any, seat: int) -> float:
        others = [other for other in range(state.seats) if other != seat]
        rival_tokens = max(state.swarms[other] for other in others)
        rival_sum = max(state.honey[other] + state.experience[other] for other in others)
        honey, research = _held(state, seat)
        worth: float = (
            SWARM_TOKEN * state.swarms[seat]
            - RIVAL_TOKEN * rival_tokens
            + HONEY_TOKEN * state.honey[seat]
            + EXPERIENCE * state.experience[seat]
            - RIVAL_SUM * rival_sum
            + CARDS[HONEY][min(honey, 5)]
            + CARDS[RESEARCH][min(research, 5)]
        )
        if state.over:
            ranks = state.outcome().ranks
            worth += VICTORY / ranks.count(1) if ranks[seat] == 1 else -VICTORY / 2
        return worth


def _held(state: Any, seat: int) -> tuple[int, int]:
    """How many honey and how many research cards ``seat`` has."""
    kinds = [state.deck.kinds[play] for play in state.hands[seat]]
    return kinds.count(HONEY), kinds.count(RESEARCH)


MIND = BearsAndBees()
