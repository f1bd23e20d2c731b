"""How an offer is made up, step by step, and what it may say."""

from __future__ import annotations

from typing import Any

import pytest

from rules.beesness import game
from rules.beesness.actions import HEAPS
from rules.kernel.refusal import Refusal
from tests.rules.beesness.table import Told, do, legal, refused, rich, table


def test_an_offer_is_limited_by_what_both_seats_hold() -> None:
    state = rich()
    do(state, 0, "offer", "to seat 1")
    texts = legal(state, 0)
    assert texts == [
        "give worker 1", "give worker 2", "give drone 1", "give queen 1", "give flower 1", "give flower 2",
        *(f"give honey {n}" for n in range(1, 11)),
        "want worker 1", "want drone 1", "want drone 2", "want queen 1",
        "want flower 1", "want flower 2", "want flower 3",
        *(f"want honey {n}" for n in range(1, 9)),
    ]  # fmt: skip
    assert refused(state, 0, "give worker 3") == "not_enough"
    assert refused(state, 0, "want honey 9") == "not_enough"
    assert state.refusal(0, game.parse("want honey 9")).values == {"thing": "honey", "have": 8}  # type: ignore[union-attr]
    assert state.refusal(0, game.parse("give drone 2")).values == {"thing": "drone", "have": 1}  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("named", "following"),
    [
        ("give worker 1", "give drone 1"),
        ("give worker 2", "give drone 1"),
        ("give drone 1", "give queen 1"),
        ("give queen 1", "give flower 1"),
        ("give flower 2", "give honey 1"),
        ("give honey 3", "want worker 1"),
        ("want worker 1", "want drone 1"),
        ("want drone 1", "want queen 1"),
        ("want queen 1", "want flower 1"),
        ("want flower 3", "want honey 1"),
        ("want honey 2", "lock"),
    ],
)
def test_amounts_come_in_one_order_each_thing_once_and_then_the_lock(named: str, following: str) -> None:
    state = rich()
    do(state, 0, "offer", "to seat 1")
    every = legal(state, 0)
    do(state, 0, named)
    after = [*every[every.index(following) :], "lock"] if following != "lock" else ["lock"]
    assert legal(state, 0) == after
    assert state.default(0) is game.parse("lock")
    again = refused(state, 0, named)
    assert again == "already_named"


def test_the_order_of_amounts_is_told() -> None:
    state = rich()
    do(state, 0, "offer", "to seat 1", "give honey 1")
    assert refused(state, 0, "give worker 1") == "out_of_order"
    do(state, 0, "want drone 1")
    assert refused(state, 0, "want worker 1") == "out_of_order"
    assert refused(state, 0, "want drone 2") == "already_named"
    assert legal(state, 0)[0] == "want queen 1"
    assert legal(state, 0)[-1] == "lock"


def test_an_offer_says_something() -> None:
    state = rich()
    assert refused(state, 0, "lock") == "no_offer_begun"
    assert refused(state, 0, "give honey 1") == "no_offer_begun"
    assert refused(state, 0, "to seat 1") == "no_offer_begun"
    do(state, 0, "offer")
    assert legal(state, 0) == ["to seat 1", "to seat 2"]
    assert state.default(0) is None
    assert refused(state, 0, "lock") == "nothing_chosen"
    assert refused(state, 0, "give honey 1") == "nothing_chosen"
    assert refused(state, 0, "offer") == "offer_not_closed"
    do(state, 0, "to seat 1")
    assert refused(state, 0, "lock") == "offer_empty"
    assert refused(state, 0, "to seat 2") == "already_chosen"
    for text in ("pass", "hire worker", "offer"):
        assert refused(state, 0, text) == "offer_not_closed"
    assert state.default(0) is None


def test_an_offer_goes_to_another_seat_at_the_table() -> None:
    state = rich()
    do(state, 0, "offer")
    assert refused(state, 0, "to seat 0") == "offer_to_self"
    assert refused(state, 0, "to seat 4") == "no_such_seat"


def test_an_offer_needs_something_on_one_side() -> None:
    state = table(4, honey=[0, 0, 7, 0], workers=[0, 0, 1, 0], drones=[0, 0, 1, 1])
    do(state, 0, "offer")
    assert legal(state, 0) == ["to seat 2", "to seat 3"]
    assert refused(state, 0, "to seat 1") == "nothing_to_trade"


def test_where_nobody_holds_anything_no_offer_can_be_made() -> None:
    state = table(3, honey=[1, 0, 0], workers=[0, 0, 0], drones=[0, 0, 0])
    assert legal(state, 0) == ["hire worker", "pass", "offer"]
    do(state, 0, "hire worker")
    assert state.phase == "market"
    assert state.asked == (1,)
    empty = table(3, honey=[0, 1, 0], workers=[0, 0, 0], drones=[0, 0, 0])
    do(empty, 0, "offer")
    assert legal(empty, 0) == ["to seat 1"]


@pytest.mark.parametrize("name", HEAPS)
def test_any_single_thing_is_enough_for_an_offer(name: str) -> None:
    bare: dict[str, Any] = {heap: [0, 0, 0] for heap in HEAPS}
    state = table(3, **{**bare, name: [1, 0, 0]})
    do(state, 0, "offer")
    assert legal(state, 0) == ["to seat 1", "to seat 2"]
    other = table(3, **{**bare, name: [0, 0, 1]})
    do(other, 0, "offer")
    assert legal(other, 0) == ["to seat 2"]


def test_with_nothing_at_the_table_a_seat_on_turn_has_no_offer() -> None:
    state = table(3, honey=[0, 0, 0], workers=[0, 0, 0], drones=[0, 0, 0], phase="turn")
    assert legal(state, 0) == ["end turn", "call referendum"]
    assert refused(state, 0, "offer") == "nothing_to_trade"


def test_a_draft_is_taken_back_step_by_step_and_costs_nothing() -> None:
    state = rich()
    before = game.encode(state)
    do(state, 0, "offer", "to seat 1", "give worker 1", "want honey 2")
    lists = []
    for _ in range(4):
        lists.append(legal(state, 0))
        state.undraft(0)
        game.check(state)
    assert game.encode(state) == before
    again = rich()
    do(again, 0, "offer", "to seat 1", "give worker 1")
    assert legal(again, 0) == lists[1]
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        state.undraft(0)


def test_only_the_drafting_seat_takes_back() -> None:
    state = rich()
    do(state, 0, "offer")
    for seat in (-1, 1, 2, 3):
        with pytest.raises(Refusal, match="nothing_to_take_back"):
            state.undraft(seat)
    assert [step.text for step in state.draft] == ["offer"]


def test_a_counter_is_drafted_and_taken_back_like_an_offer() -> None:
    state = rich()
    do(state, 0, "offer", "to seat 1", "give honey 1", "lock")
    do(state, 1, "counter")
    assert legal(state, 1)[0] == "give worker 1"
    assert "want honey 10" in legal(state, 1)
    do(state, 1, "give drone 2")
    state.undraft(1)
    state.undraft(1)
    assert legal(state, 1) == ["accept", "decline", "counter"]
    assert state.offers == [1, 0, 0]


def test_the_questions_of_a_trade() -> None:
    state = rich()
    do(state, 0, "offer")
    asked = state.decision(0)
    assert asked is not None
    assert (asked.kind, asked.draft, asked.values, asked.secret) == ("partner", ("offer",), {}, False)
    do(state, 0, "to seat 1", "give honey 1")
    asked = state.decision(0)
    assert asked is not None
    assert (asked.kind, asked.default, asked.values) == ("offer", "lock", {"to": 1})
    assert asked.draft == ("offer", "to seat 1", "give honey 1")
    do(state, 0, "lock")
    asked = state.decision(1)
    assert asked is not None
    assert (asked.kind, asked.values, asked.default) == ("answer", {"maker": 0, "counters": 3}, "")
    do(state, 1, "counter")
    asked = state.decision(1)
    assert asked is not None
    assert (asked.kind, asked.draft, asked.values) == ("counter", ("counter",), {"to": 0})


def test_a_trade_that_leaves_the_seat_on_turn_nothing_to_do_ends_its_turn() -> None:
    log = Told()
    state = table(3, honey=[1, 0, 0], workers=[0, 0, 0], drones=[0, 0, 0], phase="turn", called=True, offers=[2, 0, 0])
    do(state, 0, "offer", "to seat 1", "give honey 1", "lock", log=log)
    do(state, 1, "accept", log=log)
    assert state.asked == (1,)
    (ended,) = log.of("turn_ended")
    assert (ended.seat, ended.values) == (0, {"why": "cannot"})


def test_a_trade_beat_shows_nobody_waiting_between_answer_and_next_question() -> None:
    log = Told()
    state = rich()
    do(state, 0, "offer", "to seat 1", "give honey 1", "lock", log=log)
    do(state, 1, "accept", log=log)
    assert log.beats == [("trade_offered",), ("trade_accepted", "handed_over")]
    assert [view.waiting for view in log.views] == [(1,), ()]
    assert log.views[1].places["seat/1/honey"].count == 9
