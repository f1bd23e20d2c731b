"""What bots do in Bear Necessities where one answer is right, where low levels err as people do, and how strong they
are against each other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules import games
from tabletop.bots.bear_necessities import MIND
from tabletop.bots.decide import decide
from tabletop.bots.levels import LEVELS
from tabletop.bots.mind import Budget
from tests.bots.duels import victories
from tests.rules.bear_necessities.table import choose, do, laid, number, question, table

GAME = games["bear_necessities"]
ROW = {"Oasis": "0,0", "Camel": "1,0", "Desert_Inn": "2,0", "Cactus": "3,0"}
ALMOST = {
    "Baker": "0,0", "Sailor": "1,0", "Otter": "2,0", "Cat": "3,0", "Goat": "0,1", "Log_Cabin": "1,1", "Camel": "2,1",
    "Desert_Inn": "3,1", "Anchor": "0,2", "Raft": "1,2",
}  # fmt: skip
"""A tableau of ten cards: 2,2 and 3,2 are free."""


def advice(state: Any, seat: int = 0, level: str = "expert", seed: int = 3, trials: int = 240) -> list[str]:
    return decide(GAME, GAME.view(state, seat), seed, LEVELS[level], Budget(trials)).action.split("; ")


def cards(*names: str) -> list[str]:
    return [number(name) for name in names]


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_round_is_one_plan_and_a_draft_is_brought_to_its_end(level: str) -> None:
    state = GAME.setup(3, 7)
    run = advice(state, 0, level, trials=24)
    assert [step.split()[0] for step in run] == ["play", "keep", "lock"]
    for taken in range(1, len(run)):
        begun = state.copy()
        do(begun, 0, *run[:taken])
        rest = advice(begun, 0, level, trials=24)
        do(begun, 0, *rest)
        assert 0 not in begun.waiting()


def test_plans_are_few_each_once_and_the_first_is_the_likely_one() -> None:
    for seed in range(6):
        state, chance = GAME.setup(2 + seed % 3, seed), Random(seed)
        while not state.over:
            seat = state.waiting()[0]
            plans = MIND.plans(state.copy(), seat, chance)
            assert plans[0] == MIND.likely(state, seat, chance)
            assert len(set(plans)) == len(plans) <= 13
            for action in plans[-1]:
                state.apply(seat, action)


def test_above_and_below_a_single_row_are_one_plan() -> None:
    state = table(tableaus=[laid(Oasis="0,0"), None], hands=[cards("Date Palm", "Cactus", "Goat", "Cat"), None])
    cells = {action.text for plan in MIND.plans(state, 0, Random(1)) for action in plan if action.verb == "at"}
    assert "at 0,1" in cells
    assert "at 0,-1" not in cells


@pytest.mark.parametrize("level", ["keeper", "queen", "expert"])
def test_a_goal_about_to_be_met_is_met(level: str) -> None:
    """The fourth building: the Apartment Block beside it brings nine points. The Bicycle brings two more itself."""
    hand = cards("Skyscraper", "Bicycle")
    state = table(tableaus=[laid(**ALMOST, Apartment_Block="2,2"), None], hands=[hand, None], vp=[60, 60])
    assert advice(state, 0, level)[0] == f"play {hand[0]}"


@pytest.mark.parametrize("level", ["forager", "keeper", "queen", "expert"])
def test_hives_are_placed_by_who_has_bees(level: str) -> None:
    """Two hives at eight bees are sixteen points."""
    hand = cards("Rubber Duck", "Wild Ponies")
    state = table(tableaus=[laid(**ALMOST, Ivy="2,2"), None], hands=[hand, None], bees=[8, 0], vp=[60, 60])
    assert advice(state, 0, level)[0] == f"play {hand[0]}"


def test_hives_without_bees_are_left_to_others() -> None:
    state = table(
        tableaus=[laid(**ALMOST, Ivy="2,2"), None], hands=[cards("Rubber Duck", "Wild Ponies"), None], bees=[0, 9],
        vp=[60, 60],
    )  # fmt: skip
    assert advice(state)[0] == f"play {number('Wild Ponies')}"


def test_a_forecast_goes_with_a_reserve_of_its_colour() -> None:
    """Though the other card is the better one: where there is no forecast, it is played."""
    forecast, duck, hall = hand = cards("Weather Forecast (Water)", "Rubber Duck", "Town Hall")
    state = table(tableaus=[laid(**ALMOST), None], hands=[hand, None], vp=[60, 60])
    played, _, kept, _ = MIND.likely(state, 0, Random(1))
    assert [played.text, kept.text] == [f"play {forecast}", f"keep {duck}"]
    without = table(tableaus=[laid(**ALMOST), None], hands=[[duck, hall], None], vp=[60, 60])
    assert MIND.likely(without, 0, Random(1))[0].text == f"play {hall}"


def test_bees_come_before_what_counts_them() -> None:
    cells = ALMOST | {"Rooftop_Hives": "2,1", "Telescope": "1,2"}
    del cells["Camel"], cells["Raft"]
    hand = cards("Wild Ponies", "Mayor")
    state = table(tableaus=[laid(**cells, Toolbox="3,2"), None], hands=[hand, None], bees=[2, 2])
    assert [action.text for action in MIND.likely(state, 0, Random(1))][1:] == ["activate 2,1", "lock"]


@pytest.mark.parametrize(("reserve", "answer"), [("Nomad", "answer keep"), ("Park Bench", "answer discard")])
def test_a_reserve_that_fits_is_kept_and_one_that_does_not_is_not(reserve: str, answer: str) -> None:
    state = question(2, tableaus=[laid(**ROW), None], reserves=[number(reserve), None])
    assert advice(state, trials=400) == [answer]


def test_a_bot_reckons_with_what_a_rival_that_has_locked_is_likely_to_have_done() -> None:
    """Not with just anything: the rival has a card worth twenty points."""
    state = table(
        tableaus=[None, laid(**ALMOST)], hands=[None, cards("Rubber Duck", "Wild Ponies", "Bicycle")], bees=[0, 9]
    )
    choose(state, 1, number("Wild Ponies"))
    do(state, 1, "lock")
    view = GAME.view(state, 0)
    for seed in range(8):
        world = GAME.sample(view, seed)
        MIND.forget(world, 0, 1_000_000, Random(seed))
        unlocked = world.copy()
        unlocked.drafts[1], unlocked.menus[1] = (), unlocked.hands[1]
        assert world.locked() == (1,)
        likely = MIND.likely(unlocked, 1, Random(seed))
        assert [action.text for action in likely[:-1]] == [action.text for action in world.taken(1)]


def test_who_forgets_thinks_that_passed_cards_may_lie_anywhere() -> None:
    state = GAME.setup(2, 11)
    for seat in (0, 1):
        for action in MIND.likely(state, seat, Random(1)):
            state.apply(seat, action)
    passed = set(GAME.setup(2, 11).hands[0]) & set(state.hands[1])
    assert len(passed) == 3
    view, kept, lost = GAME.view(state, 0), 0, 0
    for seed in range(20):
        clear, hazy = GAME.sample(view, seed), GAME.sample(view, seed)
        MIND.forget(clear, 0, 12, Random(seed))
        MIND.forget(hazy, 0, 0, Random(seed))
        kept += passed <= set(clear.hands[1])
        lost += not passed & set(hazy.hands[1])
        for world in (clear, hazy):
            rules = world.deck.rules
            backs = [sorted(rules[card].colour for card in there.hands[1]) for there in (world, state)]
            assert backs[0] == backs[1]
    assert kept == 20
    assert lost > 12, "now and then one comes back for another"


def test_parts_of_the_worth_tell_of_what_everybody_sees_but_for_the_hand() -> None:
    state = GAME.setup(3, 5)
    for _ in range(6):
        seat = state.waiting()[0]
        for action in MIND.likely(state, seat, Random(1)):
            state.apply(seat, action)
    view = GAME.view(state, 0)
    one, other = (MIND.parts(GAME.sample(view, seed), 1) for seed in (1, 2))
    assert {part for part in one if one[part] != other[part]} <= {"hand", "rivals"}
    assert sum(one.values()) - one["rivals"] == pytest.approx(MIND.standings(GAME.sample(view, 1))[1])


def test_a_cub_is_of_many_minds_where_an_expert_is_of_few() -> None:
    """It notices less and takes nearly as good for as good, but what it takes is one of the plans."""
    state = table(tableaus=[laid(**ROW), laid(Baker="0,0", Sailor="1,0", Otter="2,0", Cat="3,0")], seed=4)
    plans = {"; ".join(action.text for action in plan) for plan in MIND.plans(state.copy(), 0, Random(1))}
    chosen = {
        level: {"; ".join(advice(state, 0, level, seed, trials=120)) for seed in range(12)}
        for level in ("cub", "expert")
    }
    assert len(chosen["cub"]) > len(chosen["expert"])
    assert chosen["cub"] <= plans


def test_expert_beats_cubs_by_more_than_luck() -> None:
    """Were it as strong as a Cub, it would win so many of these games less than once in a hundred times."""
    assert victories(GAME.key, 2, range(10), trials=60) >= 16
