"""Trade: offers, answers, counter-offers, and what changes hands."""

from __future__ import annotations

import pytest

from rules.beesness import game
from rules.beesness.state import State
from tests.rules.beesness.table import Told, ballots, do, legal, refused, rich, to_turn


def holdings(state: State, seat: int) -> tuple[int, ...]:
    return tuple(heap[seat] for heap in state.goods())


def test_z19_the_chooser_makes_an_offer_to_one_seat_which_accepts() -> None:
    log = Told()
    state = rich()
    do(state, 0, "offer", "to seat 1", "give worker 1", "give honey 3", "want flower 2", log=log)
    assert log.events == []
    do(state, 0, "lock", log=log)
    assert (state.phase, state.asked) == ("answer", (1,))
    assert legal(state, 1) == ["accept", "decline", "counter"]
    do(state, 1, "accept", log=log)
    assert holdings(state, 0) == (1, 1, 1, 4, 7)
    assert holdings(state, 1) == (2, 2, 1, 1, 11)
    assert holdings(state, 2) == (0, 0, 0, 0, 6)
    assert (state.phase, state.asked) == ("market", (0,))
    (offered,) = log.of("trade_offered")
    assert offered.seat == 0
    assert offered.values == {"to": 1, "counter": 0, "give_worker": 1, "give_honey": 3, "want_flower": 2}
    (accepted,) = log.of("trade_accepted")
    assert (accepted.seat, accepted.values) == (1, {"maker": 0})
    assert [(event.seat, event.count, event.source, event.target, event.values) for event in log.of("handed_over")] == [
        (0, 1, "seat/0/workers", "seat/1/workers", {"thing": "worker", "to": 1}),
        (0, 3, "seat/0/honey", "seat/1/honey", {"thing": "honey", "to": 1}),
        (1, 2, "seat/1/flowers", "seat/0/flowers", {"thing": "flower", "to": 0}),
    ]


@pytest.mark.parametrize("kind", range(5))
@pytest.mark.parametrize("side", ["give", "want"])
def test_z19_each_thing_goes_either_way(kind: int, side: str) -> None:
    thing = ("worker", "drone", "queen", "flower", "honey")[kind]
    state = rich()
    before = state.copy()
    do(state, 0, "offer", "to seat 1", f"{side} {thing} 1", "lock")
    do(state, 1, "accept")
    moved = -1 if side == "give" else 1
    for other, heap in enumerate(state.goods()):
        change = moved if other == kind else 0
        was = before.goods()[other]
        assert heap == [was[0] + change, was[1] - change, was[2]]


def test_z19_bees_flowers_and_honey_go_both_ways_at_once() -> None:
    state = rich()
    do(
        state,
        0,
        "offer",
        "to seat 1",
        "give worker 2",
        "give drone 1",
        "give queen 1",
        "give flower 2",
        "give honey 10",
    )
    do(state, 0, "want worker 1", "want drone 2", "want queen 1", "want flower 3", "want honey 8", "lock")
    do(state, 1, "accept")
    assert holdings(state, 0) == (1, 2, 1, 3, 8)
    assert holdings(state, 1) == (2, 1, 1, 2, 10)


def test_z19_declining_changes_nothing_but_the_count_of_offers() -> None:
    log = Told()
    state = rich()
    before = [holdings(state, seat) for seat in range(3)]
    do(state, 0, "offer", "to seat 2", "want honey 6", "lock", log=log)
    do(state, 2, "decline", log=log)
    assert [holdings(state, seat) for seat in range(3)] == before
    assert (state.phase, state.asked, state.offers) == ("market", (0,), [1, 0, 0])
    (declined,) = log.of("trade_declined")
    assert (declined.seat, declined.values) == (2, {"maker": 0})


def test_z19_a_counter_offer_is_answered_by_the_first_maker() -> None:
    log = Told()
    state = rich()
    do(state, 0, "offer", "to seat 1", "give honey 1", "want queen 1", "lock", log=log)
    do(state, 1, "counter", "give queen 1", "want honey 9", "lock", log=log)
    assert (state.asked, state.maker, state.offers) == ((0,), 1, [1, 1, 0])
    assert log.of("trade_offered")[1].values == {"to": 0, "counter": 1, "give_queen": 1, "want_honey": 9}
    do(state, 0, "accept", log=log)
    assert holdings(state, 0) == (2, 1, 2, 2, 1)
    assert holdings(state, 1) == (1, 2, 0, 3, 17)
    assert (state.phase, state.asked) == ("market", (0,))


def test_z19_counters_go_back_and_forth_at_most_three_offers_a_seat() -> None:
    state = rich()
    do(state, 0, "offer", "to seat 1", "want honey 1", "lock")
    for number in range(2, 6):
        seat = state.asked[0]
        do(state, seat, "counter", f"want honey {number}", "lock")
    assert state.offers == [3, 2, 0]
    assert state.asked == (1,)
    do(state, 1, "counter", "give honey 1", "lock")
    assert state.offers == [3, 3, 0]
    assert legal(state, 0) == ["accept", "decline"]
    assert refused(state, 0, "counter") == "no_offers_left"
    do(state, 0, "decline")
    assert "offer" not in legal(state, 0)
    assert refused(state, 0, "offer") == "no_offers_left"


def test_z19_a_counter_in_anothers_turn_counts_against_its_maker_in_that_turn() -> None:
    state = rich(phase="turn")
    for _ in range(3):
        do(state, 0, "offer", "to seat 1", "want honey 1", "lock")
        do(state, 1, "counter", "want honey 2", "lock")
        do(state, 0, "decline")
    assert state.offers == [3, 3, 0]
    do(state, 0, "end turn")
    assert (state.asked, state.offers) == ((1,), [0, 0, 0])
    assert "offer" in legal(state, 1)


def test_z19_three_offers_a_market_and_again_three_a_turn() -> None:
    state = rich()
    for number in range(3):
        assert state.offers[0] == number
        do(state, 0, "offer", "to seat 1", "want honey 1", "lock")
        do(state, 1, "decline")
    assert refused(state, 0, "offer") == "no_offers_left"
    to_turn(state, 0)
    assert state.offers == [0, 0, 0]
    assert "offer" in legal(state, 0)


def test_z19_the_seat_on_turn_trades_between_two_bees() -> None:
    state = rich(phase="turn")
    do(state, 0, "pick")
    do(state, 0, "offer", "to seat 1", "give flower 3", "want honey 8", "lock")
    do(state, 1, "accept")
    assert (state.phase, state.asked) == ("turn", (0,))
    do(state, 0, "pick")
    assert state.flowers == [1, 6, 0]
    assert state.honey == [18, 0, 6]


def test_z19_a_bee_that_was_traded_works_at_once() -> None:
    state = rich(workers=[0, 2, 0], phase="turn")
    assert refused(state, 0, "pick") == "no_worker"
    do(state, 0, "offer", "to seat 1", "give honey 1", "want worker 1", "lock")
    do(state, 1, "accept")
    do(state, 0, "pick")
    assert state.flowers[0] == 3


def test_z19_never_during_a_vote_or_the_flower_market() -> None:
    state = rich(phase="turn")
    do(state, 0, "call referendum")
    for seat in range(3):
        assert refused(state, seat, "offer") == "not_now"
        assert refused(state, seat, "accept") == "not_now"
    ballots(state, "yes", "yes")
    assert state.phase == "discard"
    assert refused(state, 0, "offer") == "not_now"
    selling = rich(phase="flowers")
    for seat in range(3):
        assert refused(selling, seat, "offer") == "not_now"
        assert refused(selling, seat, "to seat 1") == "not_now"


def test_z19_only_the_chooser_or_the_seat_on_turn_makes_offers() -> None:
    state = rich()
    assert refused(state, 1, "offer") == "not_your_turn"
    turn = rich(phase="turn")
    assert refused(turn, 2, "offer") == "not_your_turn"


def test_z17_a_completed_trade_restarts_the_count_of_passes() -> None:
    state = rich()
    do(state, 0, "pass")
    do(state, 1, "pass")
    assert state.passes == 2
    do(state, 2, "offer", "to seat 0", "give honey 1", "lock")
    do(state, 0, "decline")
    assert state.passes == 2
    do(state, 2, "offer", "to seat 0", "give honey 1", "lock")
    do(state, 0, "accept")
    assert (state.passes, state.asked) == (0, (2,))
    do(state, 2, "pass")
    do(state, 0, "pass")
    assert state.phase == "market"
    do(state, 1, "pass")
    assert state.phase == "turn"


def test_z17_a_trade_in_a_turn_touches_no_count() -> None:
    state = rich(phase="turn")
    do(state, 0, "offer", "to seat 1", "give honey 1", "lock")
    do(state, 1, "accept")
    assert state.passes == 0


def test_z20_a_gift_is_an_offer_like_any_other() -> None:
    state = rich()
    do(state, 0, "offer", "to seat 2", "give honey 4", "lock")
    do(state, 2, "accept")
    assert state.honey == [6, 8, 10]


def test_z20_promises_and_loans_are_no_steps() -> None:
    assert not [action for action in game.actions if action.verb in ("lend", "promise", "pay")]


def test_z13_other_queens_go_first_and_used_ones_stay_used_up_whoever_holds_them() -> None:
    state = rich(queens=[2, 1, 0], used=[1, 0, 0], phase="turn")
    do(state, 0, "offer", "to seat 1", "give queen 1", "lock")
    do(state, 1, "accept")
    assert (state.queens, state.used) == ([1, 2, 0], [1, 0, 0])
    do(state, 0, "offer", "to seat 1", "give queen 1", "lock")
    do(state, 1, "accept")
    assert (state.queens, state.used) == ([0, 3, 0], [0, 1, 0])
    do(state, 0, "end turn")
    do(state, 1, "hatch worker", "hatch drone")
    assert refused(state, 1, "hatch worker") == "queen_used"


def test_z13_a_used_queen_can_be_changed_for_another() -> None:
    state = rich(queens=[1, 1, 0], used=[1, 0, 0], phase="turn")
    assert refused(state, 0, "hatch worker") == "queen_used"
    do(state, 0, "offer", "to seat 1", "give queen 1", "want queen 1", "lock")
    do(state, 1, "accept")
    assert (state.queens, state.used) == ([1, 1, 0], [0, 1, 0])
    do(state, 0, "hatch worker")


def test_z13_a_used_queen_that_is_wanted_comes_used() -> None:
    state = rich(queens=[0, 2, 0], used=[0, 2, 0], phase="turn", starter=0)
    do(state, 0, "offer", "to seat 1", "want queen 1", "lock")
    do(state, 1, "accept")
    assert (state.queens, state.used) == ([1, 1, 0], [1, 1, 0])
