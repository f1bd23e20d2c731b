"""What an action would bring, before it is taken: gems by seat, points by part, what is missing."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rules.secret_kingdom import game
from rules.secret_kingdom.state import State
from tests.rules.secret_kingdom.table import do, drawing, gathering, honey, random_states, table

PAIR, ROSES, ALL = gathering("rs", "fb"), gathering("rr", "sfb"), gathering("rsfb")
ROW = [honey("rr??"), honey("rrff"), honey("rs?"), honey("rrrs")]


def preview(state: State, seat: int | None, action: str) -> dict[str, Any] | None:
    return game.preview(game.view(state, seat), action)


def test_a_gathering_card_says_what_is_gained_and_lost_and_what_others_may_choose() -> None:
    state = drawing(PAIR, ROSES, gems=["rrs", "fff", ""], turn=0)
    assert preview(state, 0, f"play {ROSES}") == {
        "unit": "gems",
        "own": {"gained": {"rose": 1}, "lost": {"rose": 1}, "chosen": 0},
        "others": [
            {"seat": 1, "colours": ["sunflower", "bellflower"], "full": ["snowflake"]},
            {"seat": 2, "colours": ["sunflower", "snowflake", "bellflower"], "full": []},
        ],
    }
    assert preview(state, 0, f"play {ALL}") is None, "it is not drawn"


def test_the_card_with_all_four_says_what_everybody_gains() -> None:
    state = drawing(ALL, ROSES, gems=["", "", "rrrb"], turn=1)
    shown = preview(state, 1, f"play {ALL}")
    assert shown is not None
    assert shown["own"] == {
        "gained": dict.fromkeys(("rose", "sunflower", "snowflake", "bellflower"), 1),
        "lost": {},
        "chosen": 0,
    }
    assert [other["seat"] for other in shown["others"]] == [2, 0]
    assert shown["others"][0] == {
        "seat": 2,
        "gained": {"sunflower": 1, "snowflake": 1, "bellflower": 1},
        "lost": {"rose": 1},
    }


def test_a_honey_card_says_its_points_its_payment_and_its_effect() -> None:
    state = table(gems=["rrrssb"], honey__market=ROW)
    assert preview(state, 0, f"buy {ROW[0]}") == {
        "unit": "points",
        "card": ROW[0],
        "points": {"cards": 2, "gems": -1},
        "total": 1,
        "effect": "gain",
        "count": 1,
        "missing": {},
        "pays": {"rose": 3, "sunflower": 1},
        "ends": False,
    }


def test_a_card_that_cannot_be_paid_says_what_is_missing_and_nothing_of_gems() -> None:
    state = table(gems=["rrrssb"], honey__market=ROW)
    shown = preview(state, 0, f"buy {ROW[1]}")
    assert shown is not None
    assert (shown["missing"], shown["points"], shown["total"], shown["pays"]) == ({"snowflake": 2}, {"cards": 4}, 4, {})
    assert preview(state, 1, f"buy {ROW[0]}")["missing"] == {"rose": 2, "any": 2}  # type: ignore[index]


def test_gems_that_an_effect_takes_or_brings_are_counted() -> None:
    state = table(gems=["rrrffsss"], honey__market=ROW)
    assert preview(state, 0, f"buy {ROW[1]}")["points"] == {"cards": 4, "gems": -2}  # type: ignore[index]
    assert preview(state, 0, f"buy {ROW[2]}")["points"] == {"cards": 1, "gems": 0}  # type: ignore[index]
    assert preview(state, 0, f"buy {ROW[3]}")["points"] == {"cards": 3, "gems": -1}  # type: ignore[index]


def test_beehives_are_counted() -> None:
    plain = honey("ffb")
    state = table(
        options={"beehives": "five"},
        beehives=["B2", "B3", "B5"],
        gems=["ffbbbs"],
        honey=[[honey("fffb"), honey("f?")]],
        honey__market=[plain, *ROW[:3]],
    )
    shown = preview(state, 0, f"buy {plain}")
    assert shown is not None
    assert shown["points"] == {"cards": 2, "gems": -1, "runs": 2, "colour_sets": 3}
    assert (shown["total"], shown["effect"], shown["count"]) == (6, "beehive", 1)


def test_the_last_card_says_that_it_ends_the_game() -> None:
    state = table(gems=["rrff"], honey__market=ROW, honey__pile=["H48"])
    assert preview(state, 0, f"buy {ROW[1]}")["ends"] is True  # type: ignore[index]
    state = table(gems=["rrff"], honey__market=ROW, honey__pile=[])
    assert preview(state, 0, f"buy {ROW[1]}")["ends"] is False  # type: ignore[index]


def test_a_payment_says_what_is_left_and_the_lock_what_it_brings() -> None:
    state = table(gems=["rrrssb"], honey__market=ROW)
    do(state, 0, f"buy {ROW[0]}")
    assert preview(state, 0, "pay bellflower") == {
        "unit": "gems",
        "left": {"rose": 1, "sunflower": 2, "snowflake": 0, "bellflower": 0},
    }
    assert preview(state, 0, "pay snowflake") is None
    assert preview(state, 0, f"buy {ROW[0]}") is None
    do(state, 0, "pay bellflower")
    shown = preview(state, 0, "lock")
    assert shown is not None
    assert shown["pays"] == {"rose": 2, "sunflower": 1, "bellflower": 1}
    assert preview(state, 1, "lock") is None


@pytest.mark.parametrize(("gems", "points"), [("", 0), ("rs", 1), ("rsf", 0), ("rsfbb", 1)])
def test_a_gem_says_what_is_held_then_and_whether_it_is_a_point(gems: str, points: int) -> None:
    state = drawing(ROSES, PAIR, gems=["", gems, ""])
    do(state, 0, f"play {ROSES}")
    shown = preview(state, 1, "take snowflake")
    assert shown is not None
    assert (shown["held"]["snowflake"], shown["points"]) == (gems.count("f") + 1, points)


def test_there_is_nothing_to_say_to_nobody_before_a_draw_and_after_the_end() -> None:
    state = table(gems=["rrff"], honey__market=ROW)
    assert preview(state, None, f"buy {ROW[1]}") is None
    assert preview(state, 0, "gather") is None
    assert preview(state, 0, "lock") is None
    assert preview(state, 0, "pay rose") is None
    assert preview(state, 0, "buy H40") is None
    over = random_states(2, 3)[-1]
    assert preview(over, 0, "take rose") is None
    full = drawing(ROSES, PAIR, gems=["", "sss", ""])
    do(full, 0, f"play {ROSES}")
    assert preview(full, 1, "take sunflower") is None


def test_what_was_said_comes_true() -> None:
    """In random games the points on cards and by beehives after a purchase are those that were said."""
    compared = 0
    for seed in range(6):
        states = random_states(3, seed, {"beehives": "five"})
        for before, after in pairwise(states):
            if before.draft and not after.draft and len(after.bought[before.turn]) > len(before.bought[before.turn]):
                shown = preview(before, before.turn, "lock")
                assert shown is not None
                facts = [game.view(state, None).facts["points"][before.turn] for state in (before, after)]
                for part in ("cards", "runs", "colour_sets"):
                    if part in facts[0]:
                        assert facts[1][part] - facts[0][part] == shown["points"][part]
                compared += 1
    assert compared > 20
