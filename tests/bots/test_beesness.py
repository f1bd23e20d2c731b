"""What Cub must and must not do in Beesness, whatever the numbers say."""

from __future__ import annotations

from typing import Any

import pytest

from rules import games
from tabletop.bots.decide import decide
from tabletop.bots.mind import Budget
from tests.rules.beesness.table import do, table

GAME = games["beesness"]


def advice(state: Any, seat: int, seed: int = 3) -> str:
    return decide(GAME, GAME.view(state, seat), seed, budget=Budget(8)).action


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("seed", range(5))
def test_it_never_takes_the_last_flower(workers: int, seed: int) -> None:
    state = table(3, garden=1, workers=[workers, 1, 1], drones=[3, 1, 0], honey=[30, 2, 2], phase="turn")
    assert advice(state, 0, seed) != "pick"


def test_it_leaves_the_garden_what_the_others_can_pick() -> None:
    state = table(3, garden=4, workers=[1, 2, 2], drones=[1, 1, 1], flowers=[2, 0, 0], phase="turn")
    assert advice(state, 0) != "pick"


def test_it_votes_for_flowers_when_the_garden_is_all_but_empty() -> None:
    state = table(3, garden=2, workers=[1, 2, 2], phase="turn")
    do(state, 0, "call referendum")
    assert advice(state, 0) == "vote yes"


def test_it_picks_what_it_can_sell_while_the_garden_is_full() -> None:
    state = table(3, workers=[2, 0, 0], drones=[1, 1, 1], phase="turn")
    assert advice(state, 0) == "pick"


def test_it_sells_all_in_the_last_round() -> None:
    state = table(3, flowers=[2, 2, 0], pot=30, round=9, phase="flowers")
    assert advice(state, 0) == "sell 2"


def test_it_hires_the_drone_without_which_its_flowers_are_worth_nothing() -> None:
    state = table(3, honey=[8, 0, 0], flowers=[2, 0, 0], drones=[0, 0, 0], workers=[0, 0, 0])
    assert advice(state, 0) == "hire drone"


def test_in_the_last_round_it_hires_nothing_that_cannot_earn_its_price() -> None:
    state = table(3, honey=[8, 8, 8], flowers=[0, 2, 2], drones=[1, 1, 1], workers=[0, 0, 0], pot=1, garden=1, round=9)
    assert advice(state, 0) == "pass"


@pytest.mark.parametrize(("terms", "answer"), [("give honey 6", "accept"), ("want honey 6", "decline")])
def test_it_takes_gifts_and_makes_none(terms: str, answer: str) -> None:
    state = table(3)
    do(state, 0, "offer", "to seat 1", terms, "lock")
    assert advice(state, 1) == answer


def test_it_makes_no_offers_that_bring_nothing() -> None:
    for honey in ([6, 6, 6], [0, 6, 6], [0, 0, 9]):
        for phase in ("market", "turn"):
            state = table(3, honey=honey, phase=phase)
            assert advice(state, 0) != "offer"
