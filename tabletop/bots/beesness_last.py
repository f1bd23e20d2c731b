"""The last flower market of Beesness and the last own turn before it, counted out.

All is public there but the fists, which are shown at once. No fist is played that another one beats or equals whatever
the others show (weakly dominated, struck out again and again); of what is left, everything is held for equally likely.
Knows the rules of the sale and nothing of what a world made up for closed fists.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from rules.beesness import score
from rules.beesness.actions import NUMBERS
from tabletop.bots.mind import Plan, shares

Fists = tuple[int, ...]
MOST = 3_000
"""More different sales than this are not counted out."""


def sale(state: Any, seat: int, plans: Sequence[Plan]) -> list[float] | None:
    """The chance to win by each amount in ``plans``, where ``seat`` shows its fist in the last round."""
    after = _outcomes(state)
    if after is None:
        return None
    left = _left(state, after)
    return [_mean(after, left, seat, NUMBERS[plan[0]]) for plan in plans]


def closing(state: Any) -> bool:
    """Whether nothing but the last sale comes after this own turn."""
    return bool(state.round == state.rounds and all(step[0] != "turn" for step in state.steps))


def turn(state: Any, seat: int, plans: Sequence[Plan]) -> list[float] | None:
    """The chance to win by each of ``plans``, whole turns of the seat that is the last to act; by its best fist."""
    if not closing(state):
        return None
    values: list[float] = []
    for plan in plans:
        after = state.copy()
        for action in plan:
            after.advance(seat, action)
        if after.over:
            values.append(shares(after.outcome().ranks)[seat])
            continue
        outcomes = _outcomes(after) if after.phase == "flowers" else None
        if outcomes is None:
            return None
        left = _left(after, outcomes)
        values.append(max(_mean(outcomes, left, seat, amount) for amount in left[seat]))
    return values


def _outcomes(state: Any) -> dict[Fists, tuple[float, ...]] | None:
    """What every sale that can come is worth to each seat."""
    limits = [state.limit(seat) for seat in range(state.seats)]
    count = 1
    for most in limits:
        count *= most + 1
    if count > MOST:
        return None
    return {fists: _worth(state, fists) for fists in product(*(range(most + 1) for most in limits))}


def _worth(state: Any, fists: Fists) -> tuple[float, ...]:
    honey = state.honey
    if any(fists):
        earned = score.divide(state.pot, state.bank, fists, state.starter).earned
        honey = [has + more for has, more in zip(honey, earned, strict=True)]
    return shares([1 + sum(other > own for other in honey) for own in honey])


def _left(state: Any, after: dict[Fists, tuple[float, ...]]) -> list[list[int]]:
    """The fists of each seat that are left when the dominated are struck out, all seats at once, until none is."""
    left = [list(range(state.limit(seat) + 1)) for seat in range(state.seats)]
    while True:
        fewer = [_undominated(after, left, seat) for seat in range(state.seats)]
        if fewer == left:
            return left
        left = fewer


def _undominated(after: dict[Fists, tuple[float, ...]], left: list[list[int]], seat: int) -> list[int]:
    """Of two fists that are worth the same whatever happens, the larger is kept."""
    rows = {amount: _row(after, left, seat, amount) for amount in left[seat]}
    kept: list[int] = []
    for amount, row in rows.items():
        beaten = any(
            all(theirs >= mine for theirs, mine in zip(better, row, strict=True)) and (better != row or other > amount)
            for other, better in rows.items()
            if other != amount
        )
        if not beaten:
            kept.append(amount)
    return kept


def _row(after: dict[Fists, tuple[float, ...]], left: list[list[int]], seat: int, amount: int) -> list[float]:
    choices = [[amount] if other == seat else amounts for other, amounts in enumerate(left)]
    return [after[fists][seat] for fists in product(*choices)]


def _mean(after: dict[Fists, tuple[float, ...]], left: list[list[int]], seat: int, amount: int) -> float:
    row = _row(after, left, seat, amount)
    return sum(row) / len(row)
