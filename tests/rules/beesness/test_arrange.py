"""Positions for scenarios: what is named is so, and the rest could have come about."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rules.beesness import game
from rules.kernel.refusal import Refusal


def arranged(changes: dict[str, Any], seats: int = 3) -> dict[str, Any]:
    data = game.arrange(game.encode(game.setup(seats, 2, {"first": 0})), changes)
    game.check(game.decode(data))
    return data


def test_honey_comes_from_the_bank_and_goes_back_to_it() -> None:
    data = arranged({"seats.0.honey": 16, "seats.1.honey": 1})
    assert (data["bank"], data["pot"]) == (36 - 10 + 5, 18)


def test_with_the_bank_empty_the_pot_gives_and_then_the_other_seats() -> None:
    assert arranged({"seats.0.honey": 50})["bank"] == 0
    assert arranged({"seats.0.honey": 50})["pot"] == 10
    assert [seat["honey"] for seat in arranged({"seats.1.honey": 65})["seats"]] == [1, 65, 6]


def test_a_named_bank_leaves_the_pot_to_make_up() -> None:
    data = arranged({"bank": 4})
    assert (data["bank"], data["pot"]) == (4, 50)
    both = arranged({"bank": 4, "pot": 30})
    assert [seat["honey"] for seat in both["seats"]] == [26, 6, 6]


def test_flowers_come_from_the_unplanted_pile_then_from_the_garden() -> None:
    data = arranged({"seats.2.flowers": 3})
    assert (data["unplanted"], data["garden"]) == (21, 18)
    assert arranged({"seats.2.flowers": 30})["garden"] == 12
    assert arranged({"unplanted": 0})["garden"] == 42


def test_bees_come_from_their_stack() -> None:
    data = arranged({"seats.0.workers": 3, "seats.1.queens": 2})
    assert data["market"] == {"worker": 1, "drone": 3, "queen": 4}
    assert [seat["workers"] for seat in arranged({"market.worker": 0})["seats"]] == [4, 1, 1]


def test_a_phase_that_is_named_begins() -> None:
    turn = arranged({"phase": "turn"})
    assert turn["steps"] == [["end_of_round"], ["flowers"], ["turn", 2], ["turn", 1], ["plan", 0]]
    assert game.decode(turn).waiting() == (0,)
    flowers = arranged({"phase": "flowers", "seats.1.flowers": 1})
    assert game.decode(flowers).waiting() == (1,)
    market = arranged({"starter": 2})
    assert game.decode(market).waiting() == (2,)
    assert market["steps"][2:] == [["turn", 1], ["turn", 0], ["turn", 2], ["choose", 2]]


def test_steps_can_be_named_for_the_middle_of_a_round() -> None:
    data = arranged({"phase": "turn", "steps": [["end_of_round"], ["flowers"], ["plan", 2]]})
    assert game.decode(data).waiting() == (2,)


def test_an_auction_can_be_laid_out() -> None:
    steps = [["end_of_round"], ["flowers"], ["turn", 2], ["turn", 1], ["turn", 0], ["choose", 1], ["bid", 2]]
    data = arranged(
        {
            "phase": "auction",
            "steps": steps,
            "auction.bee": "drone",
            "auction.bid": 4,
            "auction.leader": 0,
            "auction.standing": [0, 2],
        }
    )
    state = game.decode(data)
    assert [action.text for action in state.legal(2)] == ["bid 5", "bid 6", "drop"]


@pytest.mark.parametrize(
    "changes",
    [
        {"seats.7.honey": 1},
        {"seats.-1.honey": 1},
        {"seats.0.bears": 1},
        {"weather": "rain"},
        {"seats.x.honey": 1},
        {"round.first": 1},
        {"seats.0": {"honey": 1}},
        {"market": {"worker": 1}},
        {"seats.0.honey": "six"},
        {"seats.0.honey": 73},
        {"seats.0.honey": 70, "pot": 5},
        {"bank": 60, "pot": 20},
        {"seats.0.workers": 5, "seats.1.workers": 3},
        {"seats.0.queens": 1, "market.queen": 6},
        {"bank": 0, "pot": 0, "seats.0.honey": 0, "seats.1.honey": 0, "seats.2.honey": 0},
        {"phase": "vote"},
        {"phase": "flowers"},
        {"phase": "over"},
        {"garden": 0},
        {"round": 10},
        {"starter": 3},
    ],
)
def test_arranging_what_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="bad_state"):
        arranged(changes)


def test_arranging_changes_neither_of_what_it_was_given() -> None:
    data = game.encode(game.setup(3, 2))
    changes = {"seats.0.honey": 1, "steps": [["end_of_round"], ["flowers"], ["plan", 2]], "phase": "turn", "starter": 0}
    before = copy.deepcopy((data, changes))
    game.arrange(data, changes)
    assert (data, changes) == before
