"""The search finds what is best, leaves what is clear, mixes where it could be read, and keeps its budget."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any

import msgspec
import pytest

from tabletop.bots.choice import chosen, noticed
from tabletop.bots.levels import ALL, LEVELS
from tabletop.bots.mind import Budget, Plan, shares
from tabletop.bots.search import Search, Weighed
from tests.bots.toy import ACTIONS, Toy, ToyGame, ToyMind, question

EXPERT = LEVELS["expert"]
PLANS: list[Plan] = [(action,) for action in ACTIONS]
A, B, C = PLANS


class Watchful(ToyMind):
    """Judges after each pick by what lies there then; of that the points are ``at_hand`` and the promise is not."""

    at_hand = frozenset({"points"})

    def __init__(self, promise: tuple[float, float, float] = (0.0, 0.0, 0.0)) -> None:
        super().__init__()
        self.promise = promise

    def horizon(self, state: Any) -> int:
        return len(state.picked)

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        own = self.promise[state.picked[seat]] if seat < len(state.picked) else 0.0
        return {"points": state.points()[seat], "promise": own}


def weighed(toy: Toy, budget: Budget, mind: ToyMind | None = None, level: str = "expert") -> list[Weighed]:
    return Search(ToyGame(toy), mind or ToyMind(), question(), 7, LEVELS[level], budget).weigh(list(PLANS))


def first(*brings: tuple[float, float]) -> Toy:
    """What the first pick brings both seats, as soon as it is made."""
    return Toy(lambda picked, luck: brings[picked[0]] if picked else (0.0, 0.0))


def own(*points: float) -> Toy:
    """Each pick is worth so much to its seat, whatever the other does."""
    return Toy(lambda picked, luck: (points[picked[0]], points[picked[1]]))


def duel(beats: dict[int, int], stake: tuple[float, float, float] = (1, 1, 1)) -> Toy:
    """A pick that beats the other's wins its own stake."""

    def pay(picked: tuple[int, ...], luck: float) -> tuple[float, float]:
        first, second = picked
        won = stake[first] if beats[first] == second else -stake[second] if beats[second] == first else 0.0
        return won, -won

    return Toy(pay)


def test_the_best_plan_is_found_and_the_rest_are_ordered() -> None:
    found = weighed(own(0.0, 2.0, 1.0), Budget(trials=300))
    assert [one.plan for one in found] == [B, C, A]
    assert found[0].value > found[1].value > found[2].value


def test_what_only_luck_decides_is_not_thought_better() -> None:
    """The first is better by a little, all have the same luck, which is much more: common worlds cancel it."""
    toy = Toy(lambda picked, luck: (5 * luck + (0.2, 0.0, 0.1)[picked[0]], 0.0))
    assert weighed(toy, Budget(trials=120))[0].plan == A


def test_a_clear_choice_is_made_early() -> None:
    clear = weighed(own(0.0, 3.0, 0.0), Budget(trials=30_000))
    assert sum(len(one.values) for one in clear) < 200


def test_equal_plans_are_not_called_clear() -> None:
    found = weighed(own(1.0, 1.0, 1.0), Budget(trials=600))
    assert sum(len(one.values) for one in found) > 500


def test_a_rival_answers_what_it_has_not_seen_by_what_it_knows() -> None:
    """The second seat would be best off with the answer to what was picked; as it cannot see it, no pick is lost."""
    follow = Toy(lambda picked, luck: (1.0, 0.0) if picked[0] != picked[1] else (0.0, 1.0))
    found = weighed(follow, Budget(trials=6_000), ToyMind(met=True))
    assert all(one.value > 0.45 for one in found), "an answer to an unseen pick would bring each of them near 0.27"


class Doubtful(ToyMind):
    """Thinks that others pick what it would not."""

    def guessed(self, state: Any, seat: int, chance: Random) -> Plan:
        return B


def test_others_play_in_a_trial_as_they_are_thought_to_and_not_as_who_thinks_would() -> None:
    caught = Toy(lambda picked, luck: (1.0, 0.0) if picked in ((0, 0), (2, 1)) else (0.0, 1.0))
    assert weighed(caught, Budget(60), level="forager")[0].plan == A
    assert weighed(caught, Budget(60), Doubtful(), level="forager")[0].plan == C


def test_where_choices_meet_in_secret_all_that_must_be_mixed_is_mixed() -> None:
    found = weighed(duel({0: 2, 1: 0, 2: 1}), Budget(trials=6_000), ToyMind(met=True))
    assert all(0.15 < one.share < 0.55 for one in found)
    assert sum(one.share for one in found) == pytest.approx(1.0)


def test_where_choices_meet_in_secret_what_is_always_worse_is_hardly_played() -> None:
    found = weighed(own(2.0, 0.0, 1.0), Budget(trials=3_000), ToyMind(met=True))
    assert found[0].plan == A
    assert found[0].share > 0.95


def test_time_that_is_up_leaves_the_first_idea() -> None:
    assert [one.plan for one in weighed(own(0.0, 2.0, 1.0), Budget(until=0.0))] == [A]


def test_a_cancelled_search_ends_with_what_it_has() -> None:
    calls = iter(range(10_000))
    found = weighed(own(0.0, 1.0, 1.0), Budget(cancelled=lambda: next(calls) > 50))
    assert 1 < sum(len(one.values) for one in found) < 60


def test_a_level_that_disregards_rivals_thinks_that_they_stand_still() -> None:
    """Pick A gives the rival more than oneself."""
    generous = first((3.0, 9.0), (2.0, 0.0), (2.0, 0.0))
    assert weighed(generous, Budget(trials=60), Watchful(), "cub")[0].plan == A
    assert weighed(generous, Budget(trials=60), Watchful(), "forager")[0].plan != A


def test_a_level_without_foresight_judges_by_what_is_at_hand() -> None:
    toy, mind = first((1.0, 0.0), (2.0, 0.0), (0.0, 0.0)), Watchful(promise=(5.0, 0.0, 0.0))
    for level, best, parts in (("cub", B, {"points"}), ("forager", A, {"points", "promise"})):
        found = weighed(toy, Budget(trials=60), mind, level)[0]
        assert (found.plan, set(found.parts)) == (best, parts)


def test_the_parts_of_a_plan_are_what_it_led_to() -> None:
    found = weighed(own(0.0, 2.0, 1.0), Budget(trials=90))
    for one in found:
        assert one.parts["points"] / len(one.values) == pytest.approx((0.0, 2.0, 1.0)[PLANS.index(one.plan)])


def test_plans_are_noticed_as_often_as_the_level_says_and_one_always() -> None:
    chance = Random(1)
    cub = LEVELS["cub"].attention
    seen = [noticed(list(PLANS), LEVELS["cub"], chance) for _ in range(4_000)]
    assert fmean(B in plans for plans in seen) == pytest.approx(cub, abs=0.03)
    assert fmean(A in plans for plans in seen) == pytest.approx(cub + (1 - cub) ** 3, abs=0.03)
    assert all(seen)
    long: Plan = (ACTIONS[0], ACTIONS[1], ACTIONS[2])
    seen = [noticed([*PLANS, long], LEVELS["cub"], chance, choices=2) for _ in range(4_000)]
    assert fmean(long in plans for plans in seen) == pytest.approx(cub**2, abs=0.03)
    assert fmean(B in plans for plans in seen) == pytest.approx(cub, abs=0.03)
    assert noticed(list(PLANS), EXPERT, chance) == PLANS


def test_no_level_takes_what_it_knows_to_be_worse_than_its_cap() -> None:
    chance = Random(1)
    for level in LEVELS.values():
        off = level.cap / 100
        plans = [Weighed(A, value=0.5), Weighed(B, value=0.5 - off * 0.99), Weighed(C, value=0.5 - off * 1.01)]
        taken = {chosen(plans, level, chance).plan for _ in range(5_000)}
        assert C not in taken


def test_the_softer_a_level_the_more_often_it_takes_a_worse_plan() -> None:
    plans = [Weighed(A, value=0.50), Weighed(B, value=0.49)]
    worse = []
    for level in LEVELS.values():
        chance = Random(3)
        worse.append(fmean(chosen(plans, level, chance).plan == B for _ in range(4_000)))
    assert worse == sorted(worse, reverse=True)
    assert worse[0] > 0.4
    assert worse[-1] < 0.05


def test_a_plan_that_is_never_to_be_played_is_not_chosen() -> None:
    level = msgspec.structs.replace(EXPERT, heat=50.0, cap=100.0)
    plans = [Weighed(A, value=0.5, share=1.0), Weighed(B, value=0.5, share=0.0)]
    assert {chosen(plans, level, Random(seed)).plan for seed in range(50)} == {A}


def test_a_shared_victory_is_shared_and_every_rank_counts_a_little() -> None:
    assert shares((1, 2)) == (1.0, 0.0)
    assert shares((1, 1, 3)) == pytest.approx((0.55, 0.55, 0.0))
    assert shares((3, 1, 2)) == pytest.approx((0.0, 1.0, 0.05))


def test_levels_differ_in_one_direction() -> None:
    levels = list(LEVELS.values())
    for weaker, stronger in pairwise(levels):
        assert weaker.attention <= stronger.attention
        assert weaker.heat > stronger.heat
        assert weaker.cap > stronger.cap
        assert weaker.memory <= stronger.memory
        assert weaker.ahead <= stronger.ahead
        assert weaker.foresight <= stronger.foresight
        assert weaker.regard <= stronger.regard
    assert levels[-1].trials == ALL
