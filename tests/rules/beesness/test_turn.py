"""Phase 2: own turns, workers and queens, and the last flower."""

from __future__ import annotations

import pytest

from rules.beesness import game
from tests.rules.beesness.table import Told, ballots, do, legal, refused, table, to_sale, to_turn


def test_z07_the_starting_seat_has_the_first_turn_then_clockwise() -> None:
    log = Told()
    state = table(4, starter=2, phase="turn")
    order = []
    while state.phase == "turn":
        order.append(state.asked[0])
        do(state, state.asked[0], "end turn", log=log)
    assert order == [2, 3, 0, 1]
    assert [event.seat for event in log.of("turn_began")] == [3, 0, 1]
    assert [(event.seat, event.values["why"]) for event in log.of("turn_ended")] == [(s, "chose") for s in order]


def test_a_worker_picks_one_flower_from_the_garden() -> None:
    log = Told()
    state = table(3, phase="turn")
    do(state, 0, "pick", log=log)
    assert (state.garden, state.flowers, state.unplanted) == (17, [1, 0, 0], 24)
    (picked,) = log.of("picked")
    assert (picked.seat, picked.count, picked.source, picked.target) == (0, 1, "garden", "seat/0/flowers")
    assert picked.values == {"left": 17}
    (left,) = log.of("worker_left")
    assert (left.seat, left.count, left.source, left.target) == (0, 1, "seat/0/workers", "market/worker")


def test_z11_a_worker_that_was_used_returns_to_its_stack() -> None:
    state = table(3, workers=[2, 1, 1], phase="turn")
    stack = state.stacks[0]
    do(state, 0, "pick")
    assert (state.workers, state.stacks[0]) == ([1, 1, 1], stack + 1)
    do(state, 0, "pick")
    assert (state.workers, state.stacks[0]) == ([0, 1, 1], stack + 2)
    assert refused(state, 0, "pick") == "no_worker"


def test_example_worker_and_queen_pick_two_flowers_in_one_turn() -> None:
    state = table(3, workers=[1, 1, 1], drones=[1, 1, 1], queens=[1, 0, 0], phase="turn")
    do(state, 0, "hatch worker")
    assert state.workers[0] == 2
    do(state, 0, "pick", "pick")
    assert (state.flowers[0], state.workers[0], state.drones[0], state.queens[0]) == (2, 0, 1, 1)
    to_sale(state)
    assert legal(state, 0) == ["sell 0", "sell 1", "sell 2"]


@pytest.mark.parametrize(("bee", "kind"), [("worker", 0), ("drone", 1)])
def test_z13_a_queen_generates_a_worker_or_a_drone_once_a_round_and_stays(bee: str, kind: int) -> None:
    log = Told()
    state = table(3, queens=[1, 0, 0], phase="turn")
    stack, honey = state.stacks[kind], state.honey[:]
    do(state, 0, f"hatch {bee}", log=log)
    assert state.goods()[kind][0] == 2
    assert state.stacks[kind] == stack - 1
    assert (state.queens, state.used, state.honey) == ([1, 0, 0], [1, 0, 0], honey)
    assert refused(state, 0, "hatch worker") == "queen_used"
    assert refused(state, 0, "hatch drone") == "queen_used"
    (hatched,) = log.of("hatched")
    assert (hatched.seat, hatched.source, hatched.target) == (0, f"market/{bee}", f"seat/0/{bee}s")
    assert hatched.values == {"bee": bee}


def test_z13_each_queen_generates_one() -> None:
    state = table(3, queens=[2, 0, 0], phase="turn")
    do(state, 0, "hatch worker", "hatch drone")
    assert (state.workers[0], state.drones[0], state.used[0]) == (2, 2, 2)
    assert refused(state, 0, "hatch drone") == "queen_used"


def test_z13_a_queen_is_fresh_again_in_the_next_round() -> None:
    state = table(3, queens=[1, 0, 0], phase="turn")
    do(state, 0, "hatch worker")
    to_turn(state, 2)
    assert state.used == [1, 0, 0]
    to_sale(state)
    assert (state.round, state.used) == (2, [0, 0, 0])
    to_turn(state, 0)
    assert "hatch worker" in legal(state, 0)


def test_z13_a_worker_spent_earlier_may_be_the_one_generated() -> None:
    state = table(3, workers=[2, 2, 2], queens=[1, 0, 0], phase="turn")
    assert state.stacks[0] == 0
    assert refused(state, 0, "hatch worker") == "stack_empty"
    do(state, 0, "pick")
    do(state, 0, "hatch worker")
    assert (state.workers[0], state.stacks[0]) == (2, 0)


def test_z12_an_empty_stack_generates_nothing() -> None:
    state = table(3, drones=[2, 2, 2], queens=[1, 0, 0], phase="turn")
    assert "hatch drone" not in legal(state, 0)
    assert refused(state, 0, "hatch drone") == "stack_empty"
    assert "hatch worker" in legal(state, 0)


def test_without_a_queen_nothing_is_generated() -> None:
    assert refused(table(3, phase="turn"), 0, "hatch worker") == "no_queen"


def test_z21_any_bees_in_any_order_all_optional() -> None:
    state = table(3, workers=[1, 1, 1], queens=[1, 0, 0], phase="turn")
    assert legal(state, 0) == ["pick", "hatch worker", "hatch drone", "end turn", "call referendum", "offer"]
    do(state, 0, "pick")
    assert legal(state, 0) == ["hatch worker", "hatch drone", "end turn", "call referendum", "offer"]
    do(state, 0, "end turn")
    assert state.workers == [0, 1, 1]
    do(state, 1, "end turn")
    assert state.workers == [0, 1, 1]


def test_z21_the_referendum_at_any_point_of_the_turn() -> None:
    state = table(3, workers=[2, 1, 1], phase="turn")
    do(state, 0, "pick", "call referendum")
    ballots(state, "no", "no", "no")
    assert state.asked == (0,)
    do(state, 0, "pick", "end turn")
    assert state.flowers[0] == 2


def test_g2_a_turn_in_which_nothing_is_left_to_do_ends_by_itself() -> None:
    log = Told()
    state = table(3, phase="turn", called=True, offers=[3, 0, 0])
    do(state, 0, "pick", log=log)
    assert state.asked == (1,)
    (ended,) = log.of("turn_ended")
    assert (ended.seat, ended.values) == (0, {"why": "cannot"})


def test_g2_after_the_last_queen_has_worked_the_turn_ends_where_nothing_else_is_left() -> None:
    state = table(3, workers=[0, 1, 1], queens=[1, 0, 0], phase="turn", called=True, offers=[3, 0, 0])
    do(state, 0, "hatch drone")
    assert state.asked == (1,)
    again = table(3, workers=[0, 1, 1], queens=[1, 0, 0], phase="turn", called=True, offers=[3, 0, 0])
    do(again, 0, "hatch worker")
    assert (again.asked, legal(again, 0)) == ((0,), ["pick", "end turn"])


def test_z28_an_empty_garden_is_the_end_for_everybody_at_once() -> None:
    log = Told()
    state = table(3, garden=1, phase="turn")
    do(state, 0, "pick", log=log)
    assert (state.garden, state.over, state.phase, state.waiting()) == (0, True, "over", ())
    assert state.outcome().ranks == (0, 0, 0)
    assert state.outcome().decided == "nobody"
    assert state.outcome().totals == (6, 6, 6)
    (lost,) = log.of("beesaster")
    assert lost.seat == 0
    assert log.beats[-1] == ("beesaster", "game_over")


def test_z28_in_the_last_round_too() -> None:
    state = table(3, garden=1, honey=[20, 6, 6], round=9, phase="turn")
    do(state, 0, "pick")
    assert state.over
    assert state.outcome().ranks == (0, 0, 0)


def test_z28_two_flowers_are_enough_for_one_pick() -> None:
    state = table(3, garden=2, workers=[2, 1, 1], phase="turn")
    do(state, 0, "pick")
    assert not state.over
    do(state, 0, "pick")
    assert state.over


def test_z29_the_rules_ask_for_no_second_confirmation() -> None:
    state = table(3, garden=1, phase="turn")
    assert "pick" in legal(state, 0)
    preview = game.preview(game.view(state, 0), "pick")
    assert preview == {"unit": "flower", "left": 0, "last": True}


def test_what_the_seat_on_turn_is_asked() -> None:
    state = table(3, workers=[2, 1, 1], queens=[2, 0, 0], used=[1, 0, 0], phase="turn")
    asked = state.decision(0)
    assert asked is not None
    assert (asked.kind, asked.default, asked.secret) == ("plan", "", False)
    assert asked.values == {"workers": 2, "queens": 1, "garden": 18, "called": 0}
    for seat in (1, 2):
        assert state.decision(seat) is None
        assert refused(state, seat, "pick") == "not_your_turn"
        assert refused(state, seat, "end turn") == "not_your_turn"


def test_phases_begin_with_an_event_each() -> None:
    log = Told()
    state = table(3)
    for seat in (0, 1, 2):
        do(state, seat, "pass", log=log)
    for seat in (0, 1, 2):
        do(state, seat, "end turn", log=log)
    assert [event.values["phase"] for event in log.of("phase_began")] == ["turn", "flowers", "market"]
    assert [event.seat for event in log.of("turn_began")] == [0, 1, 2]
