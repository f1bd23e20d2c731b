"""What bots of Bears & Bees do where one answer is right, and what low levels overlook as people do."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from rules import games
from rules.bears_and_bees.actions import HONEY, RESEARCH
from tabletop.bots.bears_and_bees import MIND
from tabletop.bots.bears_and_bees_fitted import DUEL, TABLE
from tabletop.bots.bears_and_bees_habits import counts, distinct, kinds, margins, sheet
from tabletop.bots.decide import decide
from tabletop.bots.levels import ALL, LEVELS
from tabletop.bots.mind import Budget
from tests.bots.duels import victories
from tests.bots.positions import positions
from tests.rules.bears_and_bees.table import do, show, table

GAME = games["bears_and_bees"]
SEEDS = range(int(os.environ.get("HIVE_REPEATS", "40")) // 4)
HANDS = [["H1", "R1", "S1"], ["H2", "R2", "S2"]]


def advice(state: Any, seat: int, seed: int, level: str = "expert") -> list[str]:
    """The steps that a bot takes."""
    return decide(GAME, GAME.view(state, seat), seed, LEVELS[level], Budget(60)).action.split("; ")


def takes(state: Any, level: str = "expert") -> list[str]:
    """What seat 0 plays or draws first, by seed."""
    return [advice(state, 0, seed, level)[0] for seed in SEEDS]


def test_who_overlooks_nothing_calls_the_fifth_swarm_to_itself() -> None:
    assert set(takes(table(2, swarms=[4, 4], honey=[7, 0], hands=HANDS))) == {"play S1"}


def test_the_fifth_swarm_is_overlooked_now_and_then_and_seldom_by_the_best() -> None:
    state = table(2, swarms=[4, 4], honey=[7, 0], hands=HANDS)
    called = {level: takes(state, level).count("play S1") / len(SEEDS) for level in ("cub", "queen")}
    assert 0 < called["cub"] < called["queen"]
    assert called["queen"] > 0.75


@pytest.mark.parametrize("level", LEVELS)
def test_it_does_not_call_the_fifth_swarm_to_a_rival(level: str) -> None:
    assert "play S1" not in takes(table(2, swarms=[3, 4], honey=[0, 7], hands=HANDS), level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("swarms", "over"), [([3, 1], True), ([1, 3], False)])
def test_only_who_is_ahead_empties_a_deck(swarms: list[int], over: bool, level: str) -> None:
    for seed in SEEDS:
        hands = [["R4", "H1", "S1"], ["H2", "R2", "S2"]]
        state = table(2, swarms=swarms, hands=hands, decks__research=["R9"])
        show(state, "R4", "H2")
        while state.waiting() == (0,) and not state.over and state.phase == "research":
            do(state, 0, *advice(state, 0, seed, level))
        assert bool(state.ending) == over
        assert state.over == over


def test_cards_that_do_the_same_are_one_plan_and_each_plan_is_whole() -> None:
    state = table(2, hands=[["H1", "H2", "H3", "R1", "R2", "S1"], ["H4", "R4", "S2"]])
    plans = MIND.plans(state, 0, Random(1))
    assert all([action.verb for action in plan] == ["play", "lock"] for plan in plans)
    kinds_played = sorted(str(plan[0].value)[0] for plan in plans)
    assert len(kinds_played) == len(set(kinds_played))


@pytest.mark.parametrize("position", positions("bears_and_bees", 80), ids=lambda one: f"{one.seed}-{one.kind}")
def test_the_first_plan_is_likely_and_none_comes_twice(position: Any) -> None:
    state, seat = position.state, position.seat
    plans = MIND.plans(state, seat, Random(position.seed))
    assert plans[0] == MIND.likely(state, seat, Random(position.seed))
    assert len(plans) == len(set(plans)) <= 9
    assert all(plan[0] in state.legal(seat) for plan in plans)


@pytest.mark.parametrize("position", positions("bears_and_bees", 40), ids=lambda one: f"{one.seed}-{one.kind}")
def test_one_card_stands_for_all_that_do_the_same(position: Any) -> None:
    lines, hand = sheet(position.state.deck), position.state.hands[position.seat]
    kept = distinct(hand, position.state.deck)
    assert len(kept) == len({lines[card] for card in kept})
    assert {lines[card] for card in kept} == {lines[card] for card in hand}


@pytest.mark.parametrize("position", positions("bears_and_bees", 40), ids=lambda one: f"{one.seed}-{one.kind}")
def test_the_parts_tell_the_chance_to_win_and_nothing_else(position: Any) -> None:
    """Their sum is the logit of it: the own standing less the rivals'."""
    state, seat = position.state, position.seat
    chance = MIND.prospects(MIND.standings(state))[seat]
    worth = sum(MIND.parts(state, seat).values())
    assert chance == pytest.approx(1 / (1 + 2.718281828459045**-worth), abs=1e-6)


def test_who_cannot_play_a_kind_is_not_thought_to() -> None:
    for habits in (DUEL, TABLE):
        for honey in range(8):
            assert kinds(habits, 0, 2, honey, 0)[1 << HONEY] == 0
            assert kinds(habits, 2, 0, honey, 0)[1 << RESEARCH] == 0
            assert kinds(habits, 2, 2, honey, 0)[-1] == pytest.approx(1)


def test_counts_and_margins_are_those_of_the_table() -> None:
    state = table(3, honey=[4, 1, 4], experience=[0, 1, 2], hands=[["H1", "H9", "R1", "S1"], ["S2"], ["R3", "S3"]])
    assert [counts(hand) for hand in state.hands] == [(2, 1), (0, 0), (0, 1)]
    assert list(margins(state)) == [-2, -4, 2]


def test_what_lies_face_down_is_chosen_anew_and_the_rest_stays() -> None:
    state = table(3, hands=[["H1", "R1", "S1"], ["H2", "R2", "S2"], ["S3"]])
    do(state, 1, "play H2", "lock")
    world = GAME.sample(GAME.view(state, 0), 1)
    before = GAME.encode(world)
    MIND.forget(world, 0, ALL, Random(1))
    assert (world.waiting(), world.chosen[1], world.chosen[2].value) == ((0, 1), None, "S3")
    after = GAME.encode(world)
    assert {field for field in before if before[field] != after[field]} == {"seats"}
    assert after["seats"][1] | {"draft": before["seats"][1]["draft"], "locked": True} == before["seats"][1]


def test_who_forgets_thinks_that_cards_of_old_may_still_come_and_counts_them_right() -> None:
    position = next(one for one in positions("bears_and_bees", 80) if one.kind == "choose" and one.state.round > 8)
    old, came_back = {card.id for cards in position.state.history for card in cards if card is not None}, set()
    for seed in SEEDS:
        world = GAME.sample(position.view, seed)
        numbers = [[counts(hand) for hand in world.hands], [len(deck) for deck in world.decks]]
        own = world.hands[position.seat]
        MIND.forget(world, position.seat, 0, Random(seed))
        assert world.hands[position.seat] == own
        assert numbers == [[counts(hand) for hand in world.hands], [len(deck) for deck in world.decks]]
        lying = [str(card.value) for place in (*world.hands, *world.decks) for card in place]
        assert len(lying) == len(set(lying))
        came_back |= {name for name in lying if name in old and name[0] != "S"}
    assert came_back


def test_others_are_thought_to_play_the_same_cards_and_less_surely() -> None:
    position = next(one for one in positions("bears_and_bees", 80) if one.kind == "choose" and one.state.round > 3)
    state, seat = position.state, position.seat
    ideas = [[idea(state, seat, Random(seed)) for seed in range(200)] for idea in (MIND.likely, MIND.guessed)]
    most = [max(each.count(plan) for plan in each) for each in ideas]
    assert most[0] > most[1]
    assert set(ideas[0]) <= set(ideas[1])


def test_expert_beats_cubs_by_more_than_luck() -> None:
    """Equal players would win 14 or more of 18 once in 65 times."""
    assert victories(GAME.key, 2, range(2_000_000, 2_000_009), trials=100) >= 14
