"""What the levels find and miss in The Secret Kingdom, in small positions and in a few whole games."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rules import games
from rules.secret_kingdom.actions import LOCK
from tabletop.bots.decide import decide
from tabletop.bots.levels import LEVELS
from tabletop.bots.mind import Budget, mind_of
from tests.bots.duels import victories
from tests.bots.positions import positions
from tests.rules.secret_kingdom.table import do, gathering, honey, table

GAME = games["secret_kingdom"]
MIND = mind_of("secret_kingdom")
FEW = Budget(400)


def answers(state: Any, level: str, count: int = 8) -> set[str]:
    """The first steps of what a bot in seat 0 does, by ``count`` seeds."""
    view = GAME.view(state, 0)
    return {decide(GAME, view, seed, LEVELS[level], FEW).action.split("; ")[0] for seed in range(count)}


def awaited() -> Any:
    """Two cards alike for seat 0, who could buy both; seat 1 can buy one of them, and nothing else that is worth it."""
    market = [honey("rf?"), honey("sb?"), honey("rbbb"), honey("sss??")]
    has = [[honey("rsfb", 2)], [honey("rsfb"), honey("rsfb", 1)]]
    return table(2, gems=["rrssffbb", "rrf"], honey=has, honey__market=market)


def test_of_two_cards_alike_expert_takes_the_one_that_the_next_seat_waits_for() -> None:
    found = answers(awaited(), "expert")
    assert f"buy {honey('rf?')}" in found
    assert f"buy {honey('sb?')}" not in found


def behind() -> Any:
    """Seat 0 is three points behind and lacks a rose for five points; a card of one point would end the game."""
    market = [honey("rrrssf"), honey("s?"), honey("rbbb"), honey("bbb??")]
    has = [[honey("fffb"), honey("ss")], [honey("rsfb"), honey("rsfb", 1), honey("rrs")]]
    return table(2, gems=["rrssf", ""], honey=has, honey__market=market, honey__pile=[honey("b?")])


def test_expert_does_not_end_a_game_that_it_would_lose() -> None:
    assert answers(behind(), "expert") == {"gather"}


def completing() -> tuple[Any, str, str]:
    """Seat 0 has drawn two gathering cards, one of which makes three points its next purchase; the other doubles it."""
    market = [honey("rsfb"), honey("rsfb", 1), honey("rbbb"), honey("bbb??")]
    wrong, right = gathering("rs", "fb"), gathering("fb", "rs")
    state = table(2, gems=["rs", ""], honey__market=market, gathering__drawn=[wrong, right])
    return state, f"play {right}", f"play {wrong}"


@pytest.mark.parametrize("level", ["forager", "keeper", "queen", "expert"])
def test_whoever_looks_plays_the_gathering_card_that_completes_a_purchase(level: str) -> None:
    state, right, _ = completing()
    assert answers(state, level) == {right}


def test_cub_mostly_plays_it_too_but_not_always() -> None:
    state, right, wrong = completing()
    given = [decide(GAME, GAME.view(state, 0), seed, LEVELS["cub"]).action for seed in range(40)]
    assert given.count(right) > 25
    assert wrong in given


def test_expert_finds_it_best_to_pay_grey_symbols_with_what_the_next_purchase_does_not_need() -> None:
    """By little, as it is far ahead: now and then it takes another payment for equal."""
    market = [honey("rf?"), honey("ssbb"), honey("fffb"), honey("rrrs")]
    state = table(2, gems=["rffssbb", "rrffss"], honey__market=market)
    do(state, 0, f"buy {honey('rf?')}")
    view = GAME.view(state, 0)
    best = {decide(GAME, view, seed, LEVELS["expert"], FEW).ranked[0][0] for seed in range(8)}
    assert best == {"pay snowflake; lock"}


def test_plans_are_whole_each_once_and_the_likely_one_first() -> None:
    for position in positions("secret_kingdom", 60):
        state, seat = position.state, position.seat
        plans = MIND.plans(state, seat, Random(1))
        assert plans[0] == MIND.likely(state, seat, Random(1))
        assert len(set(plans)) == len(plans) <= 12
        for plan in plans:
            assert (plan[-1] is LOCK) == (plan[0].verb in ("buy", "pay", "lock"))
            after = state.copy()
            for action in plan:
                after.apply(seat, action)
        if not state.draft:
            assert {plan[0] for plan in plans} == set(state.legal(seat))


def test_likely_play_ends_every_game() -> None:
    for deal in range(20):
        state = GAME.setup(2 + deal % 4, deal)
        while not state.over:
            assert state.round < 40
            seat = state.asked[0]
            for action in MIND.likely(state, seat, Random(deal)):
                state.apply(seat, action)


def test_who_forgets_thinks_that_old_discards_may_be_drawn_again() -> None:
    state = table(2, gems=["rrssffbb"], gathering__discard=["G1", "G2", "G3", "G4", "G5"])
    before = state.copy()
    MIND.forget(state, 0, 2, Random(3))
    assert state.discard[-2:] == before.discard[-2:]
    assert len(state.discard) == len(before.discard)
    assert state.discard != before.discard
    GAME.check(state)


def test_levels_know_better_the_higher_they_are() -> None:
    """In the same questions, what Expert takes for best is taken more often the higher the level."""
    asked = [position for position in positions("secret_kingdom", 120) if position.kind in ("turn", "choose")]
    alike = dict.fromkeys(LEVELS, 0)
    for position in asked:
        best = decide(GAME, position.view, position.seed, LEVELS["expert"], Budget(400)).action
        for level in ("cub", "keeper", "expert"):
            alike[level] += decide(GAME, position.view, position.seed + 1, LEVELS[level], Budget(120)).action == best
    assert all(low < high for low, high in pairwise(alike[level] for level in ("cub", "keeper", "expert")))


def test_expert_beats_cubs_by_more_than_luck() -> None:
    """Between equals 18 of 24 happen once in a hundred times."""
    assert victories(GAME.key, 2, range(500, 512), trials=60) >= 18
