"""Phase 1: the bees market, its auctions and its end."""

from __future__ import annotations

import pytest

from rules.beesness import game
from tests.rules.beesness.table import Told, ballots, do, legal, refused, skip_market, table, to_sale


def test_z03_the_pot_is_filled_up_to_the_flowers_in_the_garden_and_hiring_adds_to_it() -> None:
    state = table(3)
    assert (state.garden, state.pot, state.bank) == (18, 18, 36)
    do(state, 0, "hire drone")
    do(state, 1, "drop")
    do(state, 2, "drop")
    assert (state.pot, state.bank) == (20, 36)


def test_z03_an_excess_is_never_taken_out() -> None:
    state = table(3, pot=30, phase="turn")
    while state.round == 1:
        do(state, state.asked[0], "end turn")
    assert (state.garden, state.pot) == (18, 30)


def test_z03_filling_up_happens_at_the_start_of_each_market() -> None:
    state = table(3, flowers=[2, 0, 0], pot=18, garden=16, phase="flowers")
    ballots(state, 2)
    assert (state.round, state.phase) == (2, "market")
    assert state.honey[0] == 6 + 18
    assert (state.pot, state.bank) == (16, 20)


def test_z04_a_poor_bank_puts_in_what_is_left() -> None:
    log = Told()
    state = table(3, bank=5, pot=4, phase="turn")
    while state.round == 1:
        do(state, state.asked[0], "end turn", log=log)
    assert (state.pot, state.bank) == (9, 0)
    (filled,) = log.of("pot_filled")
    assert (filled.count, filled.values) == (5, {"garden": 18, "missing": 9})


def test_z10_there_is_no_selling_of_bees_to_the_bank() -> None:
    assert {action.verb for action in game.actions} == {
        "hire", "pass", "bid", "drop", "offer", "to", "give", "want", "counter", "accept", "decline", "pick", "hatch",
        "call", "end", "vote", "discard", "sell", "lock",
    }  # fmt: skip
    state = table(3)
    before = [state.bees(seat) for seat in range(3)]
    skip_market(state)
    assert [state.bees(seat) for seat in range(3)] == before


def test_z12_an_empty_stack_cannot_be_hired_from() -> None:
    state = table(3, market__worker=0, workers=[6, 0, 0], honey=[20, 6, 6])
    assert legal(state, 0) == ["hire drone", "hire queen", "pass", "offer"]
    assert refused(state, 0, "hire worker") == "stack_empty"


def test_z12_six_of_each_kind_starting_bees_among_them() -> None:
    state = table(3)
    for kind, heap in enumerate((state.workers, state.drones, state.queens)):
        assert state.stacks[kind] + sum(heap) == 6


@pytest.mark.parametrize("buyer", [0, 1, 2])
def test_z16_left_of_the_chooser_chooses_next_whoever_bought(buyer: int) -> None:
    state = table(3)
    do(state, 0, "hire worker")
    price = 1
    while state.phase == "auction":
        seat = state.asked[0]
        price += seat == buyer
        do(state, seat, f"bid {price}" if seat == buyer else "drop")
    assert state.workers[buyer] == 2
    assert state.asked == (1,)


def test_z16_after_a_pass_the_next_seat_chooses_and_the_last_is_followed_by_the_first() -> None:
    state = table(3)
    do(state, 0, "pass")
    assert state.asked == (1,)
    do(state, 1, "pass")
    assert state.asked == (2,)
    do(state, 2, "hire worker")
    do(state, 0, "drop")
    do(state, 1, "drop")
    assert state.asked == (0,)


def test_z16_the_market_begins_with_the_starting_seat_of_the_round() -> None:
    state = table(3, starter=2)
    assert state.asked == (2,)


def test_z17_as_many_passes_in_a_row_as_seats_end_the_market_the_last_buyers_own_included() -> None:
    log = Told()
    state = table(3)
    do(state, 0, "pass")
    do(state, 1, "pass")
    do(state, 2, "hire worker")
    do(state, 0, "drop")
    do(state, 1, "drop")
    assert state.passes == 0
    for seat in (0, 1):
        do(state, seat, "pass", log=log)
        assert state.phase == "market"
    do(state, 2, "pass", log=log)
    assert (state.phase, state.asked) == ("turn", (0,))
    (closed,) = log.of("market_closed")
    assert closed.values == {"why": "passes"}
    assert [(event.seat, event.values["why"]) for event in log.of("passed")] == [
        (0, "chose"),
        (1, "chose"),
        (2, "chose"),
    ]


def test_z17_a_pass_is_not_final() -> None:
    state = table(3)
    do(state, 0, "pass")
    do(state, 1, "hire worker")
    do(state, 2, "drop")
    do(state, 0, "drop")
    do(state, 2, "pass")
    assert "hire worker" in legal(state, 0)


def test_z17_all_stacks_empty_ends_it_too() -> None:
    log = Told()
    state = table(3, workers=[5, 0, 0], drones=[6, 0, 0], queens=[2, 2, 2], honey=[3, 3, 3])
    assert state.stacks == [1, 0, 0]
    do(state, 0, "hire worker", log=log)
    do(state, 1, "drop", log=log)
    do(state, 2, "drop", log=log)
    assert state.phase == "turn"
    (closed,) = log.of("market_closed")
    assert closed.values == {"why": "stacks"}


def test_z19_a_market_that_opens_with_all_stacks_empty_is_skipped() -> None:
    log = Told()
    state = table(3, workers=[6, 0, 0], drones=[6, 0, 0], queens=[2, 2, 2], phase="turn")
    while state.round == 1:
        do(state, state.asked[0], "end turn", log=log)
    assert (state.round, state.phase, state.asked) == (2, "turn", (1,))
    assert len(log.of("market_skipped")) == 1
    assert log.of("market_closed") == []
    assert len(log.of("pot_filled")) == 1


def test_g2_a_chooser_that_can_only_pass_is_served() -> None:
    log = Told()
    state = table(3, honey=[6, 0, 6], offers=[0, 3, 0])
    do(state, 0, "pass", log=log)
    assert state.asked == (2,)
    assert state.passes == 2
    assert [(event.seat, event.values["why"]) for event in log.of("passed")] == [(0, "chose"), (1, "cannot")]


def test_z19_a_chooser_that_can_afford_nothing_is_still_asked() -> None:
    state = table(3, honey=[0, 6, 6])
    assert (state.asked, legal(state, 0)) == ((0,), ["pass", "offer"])


def test_g2_served_passes_alone_end_the_market() -> None:
    state = table(3, honey=[6, 0, 0], offers=[3, 3, 3])
    do(state, 0, "pass")
    assert state.phase == "turn"


def test_the_market_of_a_new_round_begins_anew() -> None:
    state = table(3, offers=[3, 1, 0])
    do(state, 0, "pass")
    to_sale(state)
    assert (state.round, state.passes, state.offers) == (2, 0, [0, 0, 0])


def test_one_bee_at_a_time() -> None:
    state = table(3)
    do(state, 0, "hire worker")
    do(state, 1, "drop")
    do(state, 2, "drop")
    assert state.bees(0) == 3
    assert state.asked == (1,)
