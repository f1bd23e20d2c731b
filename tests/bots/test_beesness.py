"""What bots must and must not do in Beesness, whatever the numbers say."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from rules import games
from tabletop.bots import beesness_trade as trade
from tabletop.bots import beesness_worth as worth
from tabletop.bots.beesness import MIND
from tabletop.bots.decide import decide
from tabletop.bots.levels import LEVELS
from tabletop.bots.mind import Budget
from tests.bots.duels import victories
from tests.rules.beesness.table import do, table

GAME = games["beesness"]


def advice(state: Any, seat: int, seed: int = 3, level: str = "expert") -> str:
    return decide(GAME, GAME.view(state, seat), seed, LEVELS[level], Budget(24)).action


def steps(state: Any, seat: int, seed: int = 3, level: str = "expert") -> list[str]:
    return advice(state, seat, seed, level).split("; ")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("seed", range(3))
def test_it_never_takes_the_last_flower(workers: int, seed: int, level: str) -> None:
    state = table(3, garden=1, workers=[workers, 1, 1], drones=[3, 1, 0], honey=[30, 2, 2], phase="turn")
    assert "pick" not in steps(state, 0, seed, level)


@pytest.mark.parametrize("level", LEVELS)
def test_it_leaves_the_garden_what_the_others_can_pick(level: str) -> None:
    state = table(3, garden=6, workers=[2, 2, 2], drones=[1, 1, 1], phase="turn")
    assert steps(state, 0, level=level).count("pick") <= 1


@pytest.mark.parametrize("level", LEVELS)
def test_who_could_empty_the_garden_is_answered_by_a_referendum_and_a_yes(level: str) -> None:
    state = table(3, garden=2, workers=[1, 2, 2], phase="turn")
    assert advice(state, 0, level=level) == "call referendum"
    do(state, 0, "call referendum")
    assert [advice(state, seat, level=level) for seat in range(2)] == ["vote yes; lock"] * 2


def test_it_picks_what_it_can_sell_while_the_garden_is_full() -> None:
    state = table(3, workers=[2, 1, 1], drones=[1, 1, 1], offers=[3, 0, 0], phase="turn")
    assert advice(state, 0, level="expert") == "pick; pick; end turn"


def test_a_whole_turn_with_a_queen_is_one_plan() -> None:
    state = table(3, workers=[1, 1, 1], drones=[1, 1, 1], queens=[1, 0, 0], offers=[3, 0, 0], phase="turn")
    *taken, last = steps(state, 0, level="expert")
    assert last == "end turn"
    assert "pick" in taken
    assert {"hatch worker", "hatch drone"} & set(taken), "a queen that does nothing is wasted"


def test_no_referendum_is_called_while_the_garden_is_full() -> None:
    state = table(3, workers=[2, 1, 1], phase="turn", bank=0)
    assert all("call" not in action.text for plan in MIND.plans(state, 0, Random(1)) for action in plan)


def test_it_sells_all_in_the_last_round() -> None:
    state = table(3, flowers=[2, 2, 0], pot=30, round=9, phase="flowers")
    assert advice(state, 0) == "sell 2; lock"


def test_the_best_levels_count_the_last_sale_out_and_cubs_often_just_sell_all() -> None:
    """Three flowers bring one honey each, two of them two each: only so is the leader overtaken."""
    state = table(
        3, honey=[1, 0, 4], flowers=[3, 0, 0], drones=[2, 0, 0], workers=[0] * 3, pot=3, round=9, phase="flowers"
    )
    sold = {level: [advice(state, 0, seed, level) for seed in range(30)] for level in LEVELS}
    for level in ("queen", "expert"):
        assert set(sold[level]) == {"sell 2; lock"}, "nothing is overlooked that is counted out"
    assert 5 < sold["cub"].count("sell 3; lock") < 25
    assert sold["cub"].count("sell 3; lock") > sold["keeper"].count("sell 3; lock")


@pytest.mark.parametrize("level", LEVELS)
def test_it_hires_the_drone_without_which_its_flowers_are_worth_nothing(level: str) -> None:
    state = table(3, honey=[4, 4, 4], flowers=[2, 0, 0], drones=[0, 1, 1], workers=[0, 1, 1], round=8)
    assert advice(state, 0, level=level) == "hire drone"


def test_in_the_last_round_it_hires_nothing_that_cannot_earn_its_price() -> None:
    state = table(3, honey=[8, 8, 8], flowers=[0, 2, 2], drones=[1, 1, 1], workers=[0, 0, 0], pot=0, garden=1, round=9)
    assert advice(state, 0) == "pass"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("terms", "answer"), [("give honey 6", "accept"), ("want honey 6", "decline")])
def test_it_takes_gifts_and_makes_none(terms: str, answer: str, level: str) -> None:
    state = table(3)
    do(state, 0, "offer", "to seat 1", terms, "lock")
    assert advice(state, 1, level=level) == answer


def test_no_offer_is_taken_that_mostly_makes_the_leader_richer() -> None:
    """A drone that the other can spare lets the leader sell four flowers."""
    state = table(3, honey=[20, 2, 2], flowers=[4, 0, 0], workers=[0, 0, 0], drones=[0, 3, 0], phase="turn", round=9)
    do(state, 0, "offer", "to seat 1", "give honey 1", "want drone 2", "lock")
    theirs, own = worth.gains(state, 0, 1, state.terms)
    assert theirs > trade.GREED * own > 0
    assert advice(state, 1, level="expert") == "decline"


def test_an_offer_is_fair_is_made_twice_a_phase_at_most_and_never_the_same_again() -> None:
    made: set[tuple[str, int, tuple[Any, ...]]] = set()
    for number, state in enumerate(rich_tables()):
        for offered_before in range(trade.MOST + 1):
            state.offers[0] = offered_before
            plans = trade.offers(state, 0)
            assert len(plans) <= (trade.MOST if offered_before < trade.MOST else 0)
            for plan in plans:
                assert (state.phase, number, plan) not in made
                made.add((state.phase, number, plan))
                offered = state.copy()
                for action in plan:
                    offered.apply(0, action)
                assert min(worth.gains(offered, 0, offered.asked[0], offered.terms)) >= trade.LEAST
                assert {action.verb for action in plan} >= {"give", "want"}, "bots neither beg nor make gifts"
    assert len(made) > 5, made


def rich_tables() -> list[Any]:
    """Pairs of a market and a turn in which nothing else has changed."""
    goods: list[dict[str, Any]] = [
        {"honey": [9, 9, 9], "flowers": [4, 0, 0], "workers": [0, 1, 1], "drones": [0, 3, 1]},
        {"honey": [12, 3, 9], "flowers": [0, 0, 4], "workers": [3, 0, 0], "drones": [0, 3, 0]},
        {"honey": [6, 6, 6], "flowers": [0, 0, 0], "workers": [1, 1, 1], "drones": [1, 1, 1]},
        {"honey": [5, 9, 9], "flowers": [0, 3, 3], "workers": [0, 1, 1], "drones": [4, 0, 0]},
        {"honey": [5, 9, 9], "flowers": [0, 4, 0], "workers": [0, 0, 0], "drones": [3, 0, 2], "round": 9},
    ]
    return [table(3, phase=phase, **each) for each in goods for phase in ("market", "turn")]


def test_bids_far_above_what_the_bee_is_worth_are_not_thought_about() -> None:
    thoughts = []
    for bid in range(2, 24):
        state = table(3, honey=[12, 24, 24], pot=12)
        do(state, 0, "hire worker")
        do(state, 1, f"bid {bid}")
        thoughts.append([plan[0].text for plan in MIND.plans(state, 2, Random(1))])
    assert sorted(thoughts[0]) == ["bid 3", "drop"]
    assert thoughts[-1] == ["drop"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_likely_plan_is_a_run_of_legal_steps(seats: int) -> None:
    for seed in range(6):
        state, chance = GAME.setup(seats, seed), Random(seed)
        while not state.over:
            seat = state.waiting()[0]
            for plan in MIND.plans(state, seat, chance):
                tried = state.copy()
                for action in plan:
                    tried.apply(seat, action)
                assert tried.garden, "nobody empties the garden"
            for action in MIND.likely(state, seat, chance):
                state.apply(seat, action)


def test_a_bid_is_thought_about_shortly_and_all_else_as_long_as_there_is_time() -> None:
    state = table(3, honey=[12, 12, 12])
    assert seconds(state, 0) > 2
    do(state, 0, "hire worker")
    do(state, 1, "bid 4")
    assert 0.1 < seconds(state, 2) < 0.3


def seconds(state: Any, seat: int) -> float:
    """How long an Expert thinks with much time, by a clock that goes on a hundredth each time it is looked at."""
    looks = count()
    decide(GAME, GAME.view(state, seat), 3, LEVELS["expert"], Budget(until=100.0, clock=lambda: next(looks) / 100))
    return next(looks) / 100


def test_the_parts_of_the_worth_are_its_standing_and_what_the_best_rival_has() -> None:
    state = table(3, honey=[9, 4, 2], flowers=[2, 1, 0], queens=[1, 0, 0])
    own, *others = worth.standings(state)
    parts = MIND.parts(state, 0)
    assert sum(parts.values()) == pytest.approx(own - worth.RIVALS * max(others))
    assert set(parts) == {"honey", "bees", "flowers", "rivals"}


def test_expert_beats_a_field_of_cubs() -> None:
    """Eight of twelve are twice the share of an equal: by luck that happens once in sixty times."""
    assert victories(GAME.key, 3, range(4), trials=24) >= 8
