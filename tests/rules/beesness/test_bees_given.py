"""After a passed referendum: who gives which bee, and what is planted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.beesness.table import Told, ballots, do, legal, refused, table


def test_example_a_passed_vote_of_four_plants_eight() -> None:
    state = table(4, phase="turn")
    garden, unplanted = state.garden, state.unplanted
    do(state, 0, "call referendum")
    ballots(state, "yes", "yes", "yes", "no")
    for seat in range(4):
        do(state, seat, "discard worker")
    assert (state.garden, state.unplanted) == (garden + 8, unplanted - 8)
    assert state.workers == [0, 0, 0, 0]
    assert state.drones == [1, 1, 1, 1]


def test_z25_a_seat_without_bees_discards_and_plants_nothing() -> None:
    state = table(3, workers=[1, 0, 1], drones=[1, 0, 1], phase="turn")
    do(state, 0, "call referendum")
    ballots(state, "yes", "-", "yes")
    do(state, 0, "discard worker")
    assert state.asked == (2,)
    do(state, 2, "discard drone")
    assert state.garden == 18 + 4
    assert (state.phase, state.asked) == ("turn", (0,))


def test_z26_all_give_openly_clockwise_from_the_caller_no_voters_too() -> None:
    log = Told()
    state = table(4, queens=[0, 1, 0, 0], phase="turn")
    do(state, 0, "end turn")
    do(state, 1, "call referendum")
    ballots(state, "no", "yes", "yes", "yes")
    order = []
    while state.phase == "discard":
        seat = state.asked[0]
        order.append(seat)
        asked = state.decision(seat)
        assert asked is not None
        assert (asked.kind, asked.secret, asked.values) == ("discard", False, {"caller": 1})
        do(state, seat, "discard drone", log=log)
    assert order == [1, 2, 3, 0]
    assert state.drones == [0, 0, 0, 0]
    assert state.asked == (1,)
    assert [event.seat for event in log.of("bee_discarded")] == order


def test_z26_each_discard_and_planting_is_done_before_the_next() -> None:
    log = Told()
    state = table(3, phase="turn")
    do(state, 0, "call referendum")
    ballots(state, "yes", "yes", "yes")
    do(state, 0, "discard drone", log=log)
    assert (state.garden, state.drones, state.stacks[1], state.asked) == (20, [0, 1, 1], 4, (1,))
    assert log.beats == [("bee_discarded", "planted")]
    given, planted = log.events
    assert (given.seat, given.count, given.source, given.target) == (0, 1, "seat/0/drones", "market/drone")
    assert given.values == {"bee": "drone", "why": "chose"}
    assert (planted.seat, planted.count, planted.source, planted.target) == (0, 2, "unplanted", "garden")
    assert planted.values == {"left": 20}


def test_z26_a_bee_of_ones_own_choice() -> None:
    state = table(3, queens=[1, 0, 0], phase="turn")
    do(state, 0, "call referendum")
    ballots(state, "yes", "yes", "yes")
    assert legal(state, 0) == ["discard worker", "discard drone", "discard queen"]
    do(state, 0, "discard queen")
    assert (state.queens, state.stacks[2]) == ([0, 0, 0], 6)
    assert legal(state, 1) == ["discard worker", "discard drone"]
    assert refused(state, 1, "discard queen") == "no_such_bee"
    assert refused(state, 2, "discard worker") == "not_your_turn"


@pytest.mark.parametrize(("name", "kind"), [("workers", 0), ("drones", 1), ("queens", 2)])
def test_g2_a_seat_with_one_kind_of_bee_gives_it_unasked(name: str, kind: int) -> None:
    log = Told()
    bees: dict[str, Any] = {"workers": [1, 0, 1], "drones": [1, 0, 1], "queens": [0, 0, 0]}
    bees[name] = [*bees[name][:1], 2, *bees[name][2:]]
    state = table(3, **bees, phase="turn")
    do(state, 0, "call referendum")
    ballots(state, "yes", "yes", "yes")
    do(state, 0, "discard worker", log=log)
    assert state.asked == (2,)
    assert state.goods()[kind][1] == 1
    given = log.of("bee_discarded")[1]
    assert (given.seat, given.values["why"]) == (1, "only")
    assert state.garden == 18 + 4


def test_a_used_queen_is_given_before_another() -> None:
    state = table(3, queens=[2, 0, 0], used=[1, 0, 0], phase="turn")
    do(state, 0, "call referendum")
    ballots(state, "yes", "yes", "yes")
    do(state, 0, "discard queen")
    assert (state.queens[0], state.used[0]) == (1, 0)


def test_a_worker_that_is_given_leaves_used_queens_alone() -> None:
    state = table(3, queens=[1, 0, 0], used=[1, 0, 0], phase="turn")
    do(state, 0, "call referendum")
    ballots(state, "yes", "yes", "yes")
    do(state, 0, "discard worker")
    assert (state.queens[0], state.used[0]) == (1, 1)


@pytest.mark.parametrize(("unplanted", "planted"), [(0, [0, 0, 0]), (1, [1, 0, 0]), (3, [2, 1, 0]), (4, [2, 2, 0])])
def test_z27_too_few_to_plant_are_planted_clockwise_and_the_bee_is_still_lost(
    unplanted: int, planted: list[int]
) -> None:
    log = Told()
    state = table(3, unplanted=unplanted, phase="turn")
    garden = state.garden
    do(state, 0, "call referendum")
    ballots(state, "yes", "yes", "yes")
    for seat in range(3):
        do(state, seat, "discard worker", log=log)
    assert [event.count for event in log.of("planted")] == planted
    assert (state.garden, state.unplanted) == (garden + unplanted, 0)
    assert state.workers == [0, 0, 0]


def test_z11_discarded_bees_return_to_their_stack_and_can_be_generated() -> None:
    state = table(3, workers=[2, 2, 2], queens=[1, 0, 0], phase="turn")
    assert state.stacks[0] == 0
    do(state, 0, "call referendum")
    ballots(state, "yes", "yes", "yes")
    for seat in range(3):
        do(state, seat, "discard worker")
    assert state.stacks[0] == 3
    assert "hatch worker" in legal(state, 0)


def test_votes_lie_open_until_the_last_bee_is_given() -> None:
    state = table(3, phase="turn")
    do(state, 0, "call referendum")
    ballots(state, "yes", "yes", "no")
    for seat in range(3):
        assert state.ballots == [1, 1, 0]
        do(state, seat, "discard worker")
    assert state.ballots == [None, None, None]
