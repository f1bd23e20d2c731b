"""What a step would bring, said before it is taken, from the view alone."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rules.beesness import game
from rules.beesness.score import divide
from rules.beesness.state import State
from tests.rules.beesness.table import ballots, do, legal, table


def preview(state: State, seat: int, text: str) -> dict[str, Any] | None:
    return game.preview(game.view(state, seat), text)


def test_a_pick_tells_how_many_flowers_are_left() -> None:
    state = table(3, phase="turn")
    assert preview(state, 0, "pick") == {"unit": "flower", "left": 17, "last": False}
    assert preview(table(3, garden=2, phase="turn"), 0, "pick") == {"unit": "flower", "left": 1, "last": False}


def test_a_sale_tells_what_it_brings_beside_every_total_of_the_others() -> None:
    state = table(3, flowers=[2, 4, 1], drones=[1, 2, 1], pot=30, bank=20, phase="flowers")
    found = preview(state, 0, "sell 2")
    assert found == {
        "unit": "honey",
        "flowers": 2,
        "drones": 1,
        "pot": 30,
        "others": [0, 1, 2, 3, 4, 5],
        "least": [30, 20, 16, 12, 10, 10],
        "most": [30, 20, 16, 12, 10, 10],
    }
    nothing = preview(state, 0, "sell 0")
    assert nothing is not None
    assert (nothing["least"], nothing["drones"]) == ([0] * 6, 0)


@pytest.mark.parametrize("bank", [0, 1, 2, 40])
@pytest.mark.parametrize("pot", [0, 7, 11, 30])
def test_the_division_is_always_between_least_and_most(pot: int, bank: int) -> None:
    honey = (72 - pot - bank) // 3
    last = 72 - pot - bank - 2 * honey
    state = table(
        3, flowers=[3, 2, 2], drones=[2, 1, 1], honey=[honey, honey, last], pot=pot, bank=bank, phase="flowers"
    )
    for own in range(4):
        found = preview(state, 0, f"sell {own}")
        assert found is not None
        for total in found["others"]:
            for starter, second, third in product(range(3), range(3), range(3)):
                if second + third == total and own + total:
                    division = divide(pot, bank, (own, second, third), starter)
                    assert found["least"][total] <= division.earned[0] <= found["most"][total]
                    if not division.short:
                        assert found["least"][total] == found["most"][total]


def test_hiring_and_bidding_tell_the_honey_that_is_left() -> None:
    state = table(3, honey=[10, 6, 6])
    assert preview(state, 0, "hire queen") == {"unit": "honey", "left": 1}
    assert preview(state, 0, "hire worker") == {"unit": "honey", "left": 9}
    do(state, 0, "hire drone")
    assert preview(state, 1, "bid 5") == {"unit": "honey", "left": 1}
    assert preview(state, 1, "drop") is None


def test_a_referendum_tells_what_it_would_plant() -> None:
    state = table(4, workers=[1, 0, 1, 1], drones=[2, 0, 1, 1], phase="turn")
    plants = {"unit": "flower", "plants": 6, "votes": 3, "all": 7}
    assert preview(state, 0, "call referendum") == plants
    do(state, 0, "call referendum")
    assert preview(state, 0, "vote yes") == plants
    assert preview(state, 2, "vote yes") == {**plants, "votes": 2}
    assert preview(state, 0, "vote no") is None
    few = table(3, unplanted=1, phase="turn")
    assert preview(few, 0, "call referendum") == {"unit": "flower", "plants": 1, "votes": 2, "all": 6}


def test_a_drafted_ballot_can_still_be_looked_at() -> None:
    state = table(3, flowers=[2, 0, 0], phase="flowers")
    before = preview(state, 0, "sell 2")
    do(state, 0, "sell 2")
    assert preview(state, 0, "sell 2") == before
    assert preview(state, 0, "sell 1") is None
    assert preview(state, 0, "lock") is None


@pytest.mark.parametrize("text", ["pick", "sell 1", "hire worker", "bid 3", "nonsense", "", "sell", "vote maybe"])
def test_there_is_nothing_to_say_where_it_is_not_asked(text: str) -> None:
    state = table(3, phase="turn", workers=[0, 1, 1])
    assert preview(state, 0, text) is None
    assert preview(state, 1, text) is None
    assert game.preview(game.view(state, None), text) is None


def test_every_legal_step_can_be_looked_at() -> None:
    state = table(3)
    do(state, 0, "offer")
    assert [preview(state, 0, text) for text in legal(state, 0)] == [None, None]
    voting = table(3, phase="turn")
    do(voting, 0, "call referendum")
    ballots(voting, "yes", "yes", "yes")
    assert preview(voting, 0, "discard worker") is None
