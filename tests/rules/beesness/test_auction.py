"""Auctions of the bees market: openings, bids and who drops out."""

from __future__ import annotations

import pytest

from tests.rules.beesness.table import Told, do, legal, refused, table


@pytest.mark.parametrize(
    ("honey", "bees"),
    [
        (0, []),
        (1, ["worker"]),
        (2, ["worker", "drone"]),
        (8, ["worker", "drone"]),
        (9, ["worker", "drone", "queen"]),
        (30, ["worker", "drone", "queen"]),
    ],
)
def test_z14_the_chooser_must_hold_the_printed_price(honey: int, bees: list[str]) -> None:
    state = table(3, honey=[honey, 6, 6])
    assert legal(state, 0) == [*(f"hire {bee}" for bee in bees), "pass", "offer"]
    for bee in ("worker", "drone", "queen"):
        assert refused(state, 0, f"hire {bee}") == (None if bee in bees else "too_dear")


@pytest.mark.parametrize(("bee", "kind", "price"), [("worker", 0, 1), ("drone", 1, 2), ("queen", 2, 9)])
def test_z14_it_opens_at_that_price_and_pays_it_where_nobody_else_wants_the_bee(
    bee: str, kind: int, price: int
) -> None:
    log = Told()
    state = table(3, honey=[15, 15, 15], bank=0)
    pot, left = state.pot, state.stacks[kind]
    do(state, 0, f"hire {bee}", log=log)
    assert (state.phase, state.bid, state.leader, state.asked) == ("auction", price, 0, (1,))
    do(state, 1, "drop", log=log)
    do(state, 2, "drop", log=log)
    assert state.honey == [15 - price, 15, 15]
    assert state.pot == pot + price
    assert state.stacks[kind] == left - 1
    assert state.goods()[kind][0] == (0 if bee == "queen" else 1) + 1
    (opened,) = log.of("auction_opened")
    assert (opened.seat, opened.values) == (0, {"bee": bee, "price": price})
    (hired,) = log.of("bee_hired")
    assert (hired.seat, hired.source, hired.target) == (0, f"market/{bee}", f"seat/0/{bee}s")
    assert hired.values == {"bee": bee, "price": price}
    (paid,) = log.of("honey_paid")
    assert (paid.seat, paid.count, paid.source, paid.target) == (0, price, "seat/0/honey", "pot")


def test_z15_bids_go_clockwise_from_the_opener_each_at_least_one_more() -> None:
    state = table(4, honey=[6, 6, 6, 6])
    do(state, 0, "hire worker")
    assert state.asked == (1,)
    assert legal(state, 1) == ["bid 2", "bid 3", "bid 4", "bid 5", "bid 6", "drop"]
    do(state, 1, "bid 3")
    assert (state.asked, legal(state, 2)[0]) == ((2,), "bid 4")
    assert refused(state, 2, "bid 3") == "bid_too_low"
    assert refused(state, 2, "bid 7") == "not_enough"
    do(state, 2, "drop")
    assert state.asked == (3,)
    do(state, 3, "bid 4")
    assert state.asked == (0,)
    assert "bid 5" in legal(state, 0)


def test_z15_who_drops_out_is_out_of_this_auction_for_good() -> None:
    state = table(4)
    do(state, 0, "hire worker")
    do(state, 1, "drop")
    do(state, 2, "bid 2")
    do(state, 3, "bid 3")
    do(state, 0, "bid 4")
    assert state.asked == (2,)
    assert refused(state, 1, "bid 5") == "dropped_out"
    assert refused(state, 3, "bid 5") == "not_your_turn"
    do(state, 2, "drop")
    do(state, 3, "drop")
    assert state.workers == [2, 1, 1, 1]
    assert state.honey == [2, 6, 6, 6]
    do(state, 1, "hire worker")
    assert state.asked == (2,)


def test_z15_the_last_one_left_pays_into_the_pot() -> None:
    log = Told()
    state = table(3)
    do(state, 0, "hire worker", log=log)
    do(state, 1, "bid 2", log=log)
    do(state, 2, "bid 5", log=log)
    do(state, 0, "drop", log=log)
    do(state, 1, "drop", log=log)
    assert state.honey == [6, 6, 1]
    assert state.workers == [1, 1, 2]
    assert state.pot == 18 + 5
    assert [(event.seat, event.count) for event in log.of("bid_made")] == [(1, 2), (2, 5)]
    assert [(event.seat, event.values["why"]) for event in log.of("dropped_out")] == [(0, "chose"), (1, "chose")]


def test_g2_who_cannot_raise_is_not_asked() -> None:
    log = Told()
    state = table(4, honey=[9, 2, 9, 1])
    do(state, 0, "hire drone", log=log)
    assert state.asked == (2,)
    do(state, 2, "drop", log=log)
    assert state.phase == "market"
    assert [(event.seat, event.values["why"]) for event in log.of("dropped_out")] == [
        (1, "cannot"), (2, "chose"), (3, "cannot"),
    ]  # fmt: skip
    assert state.drones[0] == 2


def test_g2_the_one_who_is_asked_can_raise_by_exactly_one() -> None:
    state = table(3, honey=[9, 3, 2])
    do(state, 0, "hire drone")
    assert (state.asked, legal(state, 1)) == ((1,), ["bid 3", "drop"])


def test_a_bid_of_all_one_has_cannot_be_raised_by_poorer_seats() -> None:
    state = table(3, honey=[9, 9, 8])
    do(state, 0, "hire worker")
    do(state, 1, "bid 9")
    assert (state.phase, state.workers, state.honey) == ("market", [1, 2, 1], [9, 0, 8])


def test_z18_bids_bind_and_nothing_else_is_done_until_the_auction_ends() -> None:
    state = table(3)
    do(state, 0, "hire worker")
    do(state, 1, "bid 2")
    assert set(legal(state, 2)) == {"bid 3", "bid 4", "bid 5", "bid 6", "drop"}
    for seat in range(3):
        for text in ("offer", "pass", "hire drone", "accept", "to seat 1", "pick"):
            assert refused(state, seat, text) == "not_now"
    assert refused(state, 1, "drop") == "not_your_turn"
