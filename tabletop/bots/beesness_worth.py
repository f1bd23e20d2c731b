"""How good a position of Beesness is for each seat, and what an offer brings its two sides.

The numbers were fitted to who won games that bots played among themselves (multinomial logistic regression of the
winner on what every seat has when a round begins). A seat has its honey, its share of the pot by what it could sell in
this round, and what is left of its bees and flowers for later ones, which counts the more the fuller bank and pot are:
where there is nothing left to earn, only honey counts. Knows no plans.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.beesness.actions import DRONE, FLOWER, FLOWERS_A_DRONE, GOODS, HONEY, QUEEN, WORKER

Weights = tuple[float, ...]
NOTHING = (0,) * len(GOODS)

POINTS = 6.0
"""So many points are what makes a win about three times as likely."""
FITTED: dict[int, tuple[Weights, tuple[Weights, Weights, Weights]]] = {
    3: ((0.12, 0.03, 0.18), ((0.25, 0.50), (0.09, 0.71), (0.29, 0.64))),
    4: ((0.17, -0.05, 0.26), ((0.08, 0.80), (0.14, 0.60), (0.11, 0.60))),
    5: ((0.16, -0.10, 0.37), ((0.13, 0.70), (0.05, 2.00), (0.24, 1.40))),
}
"""By seats: what a honey counts always, by what there is to earn, and by how near the end is; then what workers, drones
and flowers count that are left for later rounds: always, and by what there is to earn."""
QUEEN_EARNS = 4.0
"""So much honey a queen is thought to bring while there is much to earn."""
MUCH = 54.0
"""What there is to earn, bank and pot, where three seats begin."""
RIVALS = 0.5
"""How much of the best rival's standing the part ``rivals`` is."""


class Scale:
    """What things count at this table now, and how many flowers all seats are expected to sell in this round."""

    __slots__ = ("drone", "flower", "honey", "pot", "queen", "sold", "worker")

    def __init__(self, state: Any) -> None:
        left = state.rounds - state.round
        much = (state.bank + state.pot) / MUCH
        (always, by_much, by_end), later = FITTED[state.seats]
        self.honey = POINTS * (always + by_much * much + by_end / (left + 1))
        self.worker, self.drone, self.flower = (POINTS * (each[0] + each[1] * much) if left else 0.0 for each in later)
        self.queen = self.honey * QUEEN_EARNS * much if left else 0.0
        self.pot = state.pot
        hires = state.seats if any(step[0] == "choose" for step in state.steps[-3:]) else 0
        self.sold = hires + sum(
            sellable(state.flowers[s], state.workers[s], state.drones[s], state.queens[s]) for s in range(state.seats)
        )


def sellable(flowers: int, workers: int, drones: int, queens: int) -> int:
    """How many flowers could be sold in this round by so many bees."""
    return min(flowers + workers + queens, FLOWERS_A_DRONE * (drones + queens))


def _split(
    state: Any, seat: int, scale: Scale, more: Sequence[int] = NOTHING, sells: bool = True
) -> tuple[float, float, float]:
    """What the honey, the bees and the flowers of ``seat`` are worth, with ``more`` of ``GOODS`` than lie before it,
    if it sells all that it can in this round, or nothing."""
    workers, drones = state.workers[seat] + more[WORKER], state.drones[seat] + more[DRONE]
    queens, flowers = state.queens[seat] + more[QUEEN], state.flowers[seat] + more[FLOWER]
    sold = sellable(flowers, workers, drones, queens) if sells else 0
    before = sellable(state.flowers[seat], state.workers[seat], state.drones[seat], state.queens[seat])
    earned = scale.pot * sold / (scale.sold + sold - before) if sold else 0.0
    picked = max(0, sold - flowers)
    bees = scale.worker * max(0, workers - picked) + scale.drone * max(0.0, drones - sold / FLOWERS_A_DRONE)
    return (
        scale.honey * (state.honey[seat] + more[HONEY]),
        bees + scale.queen * queens,
        scale.honey * earned + scale.flower * max(0, flowers - sold),
    )


def _with(state: Any, seat: int, scale: Scale, more: Sequence[int] = NOTHING) -> float:
    """What ``seat`` would stand at with ``more`` of ``GOODS``, by selling or by keeping, whichever is better."""
    return max(sum(_split(state, seat, scale, more, sells)) for sells in (True, False))


def standings(state: Any) -> list[float]:
    """All seats; where the game is over nothing but honey counts."""
    if state.over:
        return [float(honey) for honey in state.honey]
    scale = Scale(state)
    return [sum(_split(state, seat, scale)) for seat in range(state.seats)]


def parts(state: Any, seat: int) -> dict[str, float]:
    """The same by what it is for, and what the best of the others has."""
    best = max(standing for other, standing in enumerate(standings(state)) if other != seat)
    if state.over:
        return {"honey": float(state.honey[seat]), "rivals": -RIVALS * best}
    named = dict(zip(("honey", "bees", "flowers"), _split(state, seat, Scale(state)), strict=True))
    return named | {"rivals": -RIVALS * best}


def gains(state: Any, maker: int, partner: int, terms: Sequence[int]) -> tuple[float, float]:
    """What an offer brings its maker and its partner."""
    scale = Scale(state)
    got = [want - give for give, want in zip(terms[: len(GOODS)], terms[len(GOODS) :], strict=True)]
    given = [-count for count in got]
    own = _with(state, maker, scale, got) - _with(state, maker, scale)
    theirs = _with(state, partner, scale, given) - _with(state, partner, scale)
    return own, theirs
