"""Phase 3: the flower market, the division of the pot and what leaves."""

from __future__ import annotations

from itertools import product

import pytest

from rules.beesness import game
from rules.beesness.score import divide, drones_for
from rules.kernel.refusal import Refusal
from tests.rules.beesness.reference import slow_divide
from tests.rules.beesness.table import Told, ballots, do, legal, refused, table, to_sale


def test_example_30_honey_and_6_flowers_make_5_each_and_2_flowers_10() -> None:
    log = Told()
    state = table(3, flowers=[2, 4, 0], drones=[1, 2, 1], pot=30, bank=20, phase="flowers")
    honey = state.honey[:]
    ballots(state, 2, 4, log=log)
    assert [now - then for now, then in zip(state.honey, honey, strict=True)] == [10, 20, 0]
    (price,) = log.of("price_set")
    assert price.values == {"pot": 30, "flowers": 6, "price": 5, "bank": 0, "short": 0}
    assert log.of("bank_added") == []


def test_example_three_flowers_and_one_drone_sell_up_to_two_or_none() -> None:
    state = table(3, flowers=[3, 0, 0], phase="flowers")
    assert legal(state, 0) == ["sell 0", "sell 1", "sell 2"]
    do(state, 0, "sell 0", "lock")
    assert state.flowers[0] == 3


@pytest.mark.parametrize(
    ("flowers", "drones", "most"), [(1, 1, 1), (2, 1, 2), (3, 1, 2), (3, 2, 3), (9, 3, 6), (20, 6, 12)]
)
def test_z31_two_for_each_drone_and_at_most_ones_flowers(flowers: int, drones: int, most: int) -> None:
    state = table(3, flowers=[flowers, 0, 0], drones=[drones, 0, 0], phase="flowers")
    assert legal(state, 0) == [f"sell {number}" for number in range(most + 1)]
    asked = state.decision(0)
    assert asked is not None
    assert (asked.kind, asked.secret, asked.values) == ("sell", True, {"most": most, "pot": state.pot})
    if most < 12:
        assert refused(state, 0, f"sell {most + 1}") == ("not_enough" if flowers == most else "too_few_drones")


def test_z31_drones_hatched_this_round_sell_too() -> None:
    state = table(3, flowers=[4, 0, 0], drones=[1, 1, 1], queens=[1, 0, 0], phase="turn")
    do(state, 0, "hatch drone")
    to_sale(state)
    assert legal(state, 0)[-1] == "sell 4"


def test_z06_the_price_is_rounded_up_and_the_bank_adds_what_the_pot_lacks() -> None:
    log = Told()
    state = table(3, flowers=[2, 2, 3], drones=[1, 1, 2], honey=[10, 10, 10], pot=30, bank=12, phase="flowers")
    ballots(state, 2, 2, 3, log=log)
    assert state.honey == [20, 20, 25]
    (added,) = log.of("bank_added")
    assert (added.count, added.source, added.target) == (5, "bank", "pot")
    assert log.of("price_set")[0].values == {"pot": 30, "flowers": 7, "price": 5, "bank": 5, "short": 0}
    assert state.pot + state.bank == 7


def test_z06_the_numbers_of_the_ruling() -> None:
    assert divide(30, 4, (2, 2, 3), 0).earned == (9, 9, 12)
    assert divide(30, 5, (2, 2, 3), 0).earned == (10, 10, 15)


def test_z06_a_bank_that_is_too_poor_adds_nothing() -> None:
    log = Told()
    state = table(3, flowers=[2, 2, 3], drones=[1, 1, 2], honey=[20, 10, 8], pot=30, bank=4, phase="flowers")
    ballots(state, 2, 2, 3, log=log)
    assert state.honey == [29, 19, 20]
    assert log.of("bank_added") == []
    assert log.of("price_set")[0].values == {"pot": 30, "flowers": 7, "price": 4, "bank": 0, "short": 2}
    assert [(event.seat, event.count, event.values["extra"]) for event in log.of("honey_earned")] == [
        (0, 9, 1), (1, 9, 1), (2, 12, 0),
    ]  # fmt: skip
    assert (state.pot, state.bank) == (4, 0)  # the next topping up has put the bank's four into the pot


@pytest.mark.parametrize(("starter", "earned"), [(0, (9, 9, 12)), (1, (8, 9, 13)), (2, (9, 8, 13))])
def test_z06_the_rest_goes_out_clockwise_from_the_starting_seat(starter: int, earned: tuple[int, ...]) -> None:
    assert divide(30, 4, (2, 2, 3), starter).earned == earned
    state = table(
        3, starter=starter, flowers=[2, 2, 3], drones=[1, 1, 2], honey=[20, 10, 8], pot=30, bank=4, phase="flowers"
    )
    ballots(state, 2, 2, 3)
    assert tuple(now - then for now, then in zip(state.honey, (20, 10, 8), strict=True)) == earned


def test_z06_in_laps_at_most_one_more_for_each_flower() -> None:
    assert divide(9, 0, (1, 0, 9), 0) == ((1, 0, 8), 0, 0, 9)
    assert divide(9, 0, (1, 0, 9), 2).earned == (1, 0, 8)
    assert divide(7, 0, (4, 1, 3), 1).earned == (3, 1, 3)


def test_z06_every_small_division_is_as_the_slow_way_says() -> None:
    for pot, bank, starter in product((0, 1, 5, 7, 12, 30), (0, 1, 2, 6), range(3)):
        for sold in product((0, 1, 2, 5), repeat=3):
            if any(sold):
                division = divide(pot, bank, sold, starter)
                assert division.earned == slow_divide(pot, bank, sold, starter)
                assert sum(division.earned) == pot + division.added
                assert 0 <= division.added <= bank


def test_z06_the_pot_ends_empty_and_honey_stays_72() -> None:
    log = Told()
    state = table(3, flowers=[2, 2, 3], drones=[1, 1, 2], pot=30, bank=24, phase="flowers")
    ballots(state, 2, 2, 3, log=log)
    sale = next(view for kinds, view in zip(log.beats, log.views, strict=True) if "honey_earned" in kinds)
    assert sale.places["pot"].count == 0
    assert sale.places["bank"].count == 19
    assert state.bank + state.pot + sum(state.honey) == 72


def test_a_sole_seller_takes_the_whole_pot() -> None:
    state = table(3, flowers=[1, 2, 0], pot=31, bank=10, phase="flowers")
    honey = state.honey[0]
    ballots(state, 1, 0)
    assert state.honey[0] == honey + 31


def test_z05_nobody_sells_no_division_and_the_pot_stays() -> None:
    log = Told()
    state = table(3, flowers=[1, 2, 0], pot=25, bank=10, phase="flowers")
    ballots(state, 0, 0, log=log)
    assert (state.pot, state.bank, state.round) == (25, 10, 2)
    assert state.drones == [1, 1, 1]
    assert log.of("nobody_sold")[0].values == {"pot": 25}
    assert log.of("price_set") == []
    assert [event.count for event in log.of("fist_opened")] == [0, 0]


def test_z05_the_pot_that_stays_counts_at_the_next_topping_up() -> None:
    state = table(3, flowers=[1, 0, 0], pot=10, bank=30, garden=15, phase="flowers")
    ballots(state, 0)
    assert (state.pot, state.bank) == (15, 25)


def test_z33_seats_that_cannot_sell_are_not_asked() -> None:
    state = table(4, flowers=[1, 1, 0, 2], drones=[1, 0, 1, 1], phase="flowers")
    assert state.waiting() == (0, 3)
    for seat in (1, 2):
        assert state.decision(seat) is None
        assert refused(state, seat, "sell 0") == "nothing_to_sell"
        assert refused(state, seat, "lock") == "nothing_to_sell"
    do(state, 0, "sell 1", "lock")
    assert (state.waiting(), state.locked()) == ((3,), (0,))


def test_z33_where_nobody_can_sell_the_round_ends_by_itself() -> None:
    log = Told()
    state = table(3, phase="turn")
    for seat in range(3):
        do(state, seat, "end turn", log=log)
    assert (state.round, state.phase) == (2, "market")
    assert [event.kind for event in log.events if event.kind in ("nobody_sold", "round_ended", "locked")] == [
        "nobody_sold", "round_ended",
    ]  # fmt: skip


def test_z08_an_empty_pot_still_takes_flowers_and_drones() -> None:
    state = table(3, flowers=[2, 0, 0], drones=[1, 1, 1], pot=0, phase="flowers")
    honey, unplanted = state.honey[:], state.unplanted
    ballots(state, 2)
    assert state.honey == honey
    assert (state.flowers, state.drones) == ([0, 0, 0], [0, 1, 1])
    assert state.unplanted == unplanted + 2


@pytest.mark.parametrize(("sold", "spent"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_z30_half_as_many_drones_as_flowers_leave_rounded_up(sold: int, spent: int) -> None:
    log = Told()
    state = table(3, flowers=[6, 1, 0], drones=[3, 1, 1], phase="flowers")
    stack = state.stacks[1]
    ballots(state, sold, 0, log=log)
    assert state.drones == [3 - spent, 1, 1]
    assert state.stacks[1] == stack + spent
    assert drones_for(sold) == spent
    told = [(event.seat, event.count, event.source, event.target) for event in log.of("drones_spent")]
    assert told == ([(0, spent, "seat/0/drones", "market/drone")] if spent else [])


def test_overlooked_drones_leave_only_if_they_sold() -> None:
    state = table(3, flowers=[1, 0, 0], drones=[2, 1, 1], phase="flowers")
    ballots(state, 1)
    assert state.drones == [1, 1, 1]


def test_overlooked_traded_flowers_go_to_the_unplanted_pile() -> None:
    log = Told()
    state = table(3, flowers=[3, 2, 0], phase="flowers")
    unplanted, garden = state.unplanted, state.garden
    ballots(state, 2, 1, log=log)
    assert (state.unplanted, state.garden) == (unplanted + 3, garden)
    assert [(event.seat, event.count, event.source, event.target) for event in log.of("flowers_sold")] == [
        (0, 2, "seat/0/flowers", "unplanted"),
        (1, 1, "seat/1/flowers", "unplanted"),
    ]


def test_z32_unsold_flowers_carry_over() -> None:
    state = table(3, flowers=[3, 0, 0], phase="flowers")
    ballots(state, 2)
    assert (state.round, state.flowers) == (2, [1, 0, 0])


def test_z36_fists_are_secret_until_all_are_in_and_open_together() -> None:
    log = Told()
    state = table(3, flowers=[2, 2, 0], phase="flowers")
    do(state, 0, "sell 2", log=log)
    assert log.events == []
    assert game.view(state, 1).places["seat/0/ballot"].count == 0
    do(state, 0, "lock", log=log)
    assert [piece.face for piece in game.view(state, 1).places["seat/0/ballot"].pieces] == [""]
    assert game.view(state, 0).places["seat/0/ballot"].pieces[0].face == "2"
    revealed = state.revealed
    do(state, 1, "sell 1", "lock", log=log)
    assert state.revealed == revealed + 1
    assert [(event.seat, event.count, event.values) for event in log.of("fist_opened")] == [
        (0, 2, {"most": 2}), (1, 1, {"most": 2}),
    ]  # fmt: skip
    opened = next(view for kinds, view in zip(log.beats, log.views, strict=True) if "fist_opened" in kinds)
    assert [opened.places[f"seat/{seat}/ballot"].pieces[0].face for seat in (0, 1)] == ["2", "1"]
    assert opened.places["seat/0/flowers"].count == 2
    assert state.ballots == [None, None, None]


def test_an_amount_is_drafted_taken_back_and_locked() -> None:
    state = table(3, flowers=[2, 2, 0], phase="flowers")
    do(state, 0, "sell 2")
    assert (legal(state, 0), state.default(0)) == (["lock"], game.parse("lock"))
    assert refused(state, 0, "sell 1") == "already_chosen"
    asked = state.decision(0)
    assert asked is not None
    assert asked.draft == ("sell 2",)
    state.undraft(0)
    do(state, 0, "sell 0", "lock")
    assert refused(state, 0, "sell 1") == "already_locked"
    with pytest.raises(Refusal, match="already_locked"):
        state.undraft(0)
    assert refused(state, 1, "vote yes") == "not_now"


def test_the_last_round_ends_after_its_flower_market() -> None:
    log = Told()
    state = table(3, flowers=[2, 0, 0], round=9, phase="flowers")
    ballots(state, 2, log=log)
    assert (state.over, state.phase, state.round, state.waiting()) == (True, "over", 9, ())
    assert [event.values for event in log.of("round_ended")] == [{"round": 9}]
    assert log.events[-1].kind == "game_over"
