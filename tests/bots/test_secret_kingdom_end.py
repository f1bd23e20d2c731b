"""The last turn of The Secret Kingdom: Expert finds what a plain, slow count of everything finds.

About 30 positions; ``HIVE_REPEATS=400`` makes it 300.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest

from rules import games
from tabletop.bots.decide import decide
from tabletop.bots.levels import LEVELS
from tabletop.bots.mind import Budget, mind_of

GAME = games["secret_kingdom"]
POSITIONS = int(os.environ.get("HIVE_REPEATS", "40")) * 3 // 4


def exact(state: Any, seat: int) -> Fraction:
    """The share of the victory of ``seat`` if it does its best in this last turn: each pair of gathering cards is drawn
    by the rules themselves, from piles that were laid so."""
    if state.over:
        ranks = state.outcome().ranks
        return Fraction(ranks[seat] == 1, ranks.count(1))
    asked = state.asked[0]
    shares = [exact_after(state, seat, action) for action in state.legal(asked)]
    return max(shares) if asked == seat else min(shares)


def exact_after(state: Any, seat: int, action: Any) -> Fraction:
    """The same after ``action``: the mean over all that may be drawn in it, if anything is."""
    pile = state.gathering
    if state.phase != "turn":
        new = state.copy()
        new.advance(state.asked[0], action)
        return exact(new, seat)
    drawn: list[Fraction] = []
    for pair in combinations(pile, 2):
        new = state.copy()
        new.gathering = [card for card in pile if card not in pair] + list(pair)
        new.advance(state.asked[0], action)
        if new.drawn != pair[::-1]:
            return exact(new, seat)
        drawn.append(exact(new, seat))
    return sum(drawn, Fraction(0)) / len(drawn)


def last_turns(first_deal: int) -> Iterator[tuple[Any, int]]:
    """Questions of last turns with something at stake, from likely play at 2 to 4 tables, with and without beehives."""
    mind, deal = mind_of("secret_kingdom"), first_deal
    while True:
        deal += 1
        state, chance = GAME.setup(2 + deal % 3, deal, {"beehives": ("off", "four")[deal % 2]}), Random(deal)
        while not state.over:
            seat = state.asked[0]
            last = seat == state.turn and (seat + 1) % state.seats == state.ender
            if last and len(state.choices) > 1 and len(state.gathering) > 1 and not state.instant:
                shares = {exact_after(state, seat, action) for action in state.choices}
                if len(shares) > 1:
                    yield state.copy(), seat
            for action in mind.likely(state, seat, chance):
                state.advance(seat, action)


@pytest.fixture(scope="module")
def found() -> list[tuple[Any, int]]:
    return list(islice(last_turns(3_000_000), POSITIONS))


def test_expert_is_as_good_as_a_count_of_everything(found: list[tuple[Any, int]]) -> None:
    right = 0
    for number, (state, seat) in enumerate(found):
        advice = decide(GAME, GAME.view(state, seat), number, LEVELS["expert"], Budget(200))
        first = GAME.parse(advice.action.split("; ")[0])
        right += exact_after(state, seat, first) == exact(state, seat)
    assert right >= 0.99 * len(found)


def test_the_positions_ask_for_more_than_one_kind_of_answer(found: list[tuple[Any, int]]) -> None:
    asked = {state.phase for state, _ in found}
    careless = sum(exact_after(state, seat, state.choices[0]) < exact(state, seat) for state, seat in found)
    assert {"turn", "choose"} <= asked
    assert careless >= len(found) / 10, "the first answer that is legal must be wrong again and again"
