"""Reveal, bee time and passing: what everybody sees, who takes a bee, and where the cards go."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rules.bear_necessities import game
from tests.rules.bear_necessities.table import Told, choose, do, laid, lock_all, number, place, random_states, table


def gains(first: str, second: str, third: str = "", **at: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Each seat plays its one card as its first, for its flat VP; returns VP and bees."""
    cards = [number(name) for name in (first, second, third) if name]
    state = table(len(cards), hands=[[card] for card in cards], **at)
    for seat, card in enumerate(cards):
        choose(state, seat, card)
    lock_all(state)
    return state.vp, state.bees


def test_n4_nothing_shows_before_the_last_lock_and_then_all_are_placed_at_once() -> None:
    state = table(3, hands=[[number("Cat")], [number("Goat")], [number("Camel")]])
    for seat, name in enumerate(("Cat", "Goat", "Camel")):
        assert not any(card for board in state.boards for card in board)
        choose(state, seat, number(name))
        do(state, seat, "lock")
    assert [[card.name for card in board if card] for board in state.boards] == [["Cat"], ["Goat"], ["Camel"]]


def test_the_fewest_vp_of_the_round_take_a_bee() -> None:
    assert gains("Cat", "Moss") == ((4, 2), (0, 1))
    assert gains("Moss", "Raft", "Cat") == ((2, 3, 4), (1, 0, 0))


def test_n11_bee_time_compares_the_vp_of_this_round_and_not_the_totals() -> None:
    beside = [laid(Camel="0,0"), laid(Goat="0,0")]
    assert gains("Cat", "Moss", vp=[0, 90], tableaus=beside) == ((8, 96), (0, 1))
    assert gains("Moss", "Cat", vp=[90, 0], tableaus=beside) == ((96, 8), (1, 0))


def test_n12_all_who_tie_for_the_fewest_take_a_bee() -> None:
    assert gains("Moss", "Cactus", "Cat") == ((2, 2, 4), (1, 1, 0))
    assert gains("Cat", "Goat", "Camel") == ((4, 4, 4), (1, 1, 1))


def test_n12_a_round_without_any_vp_gives_everybody_a_bee() -> None:
    assert gains("Rubber Duck", "Rooftop Hives") == ((0, 0), (1, 2))


def test_n9_bees_from_cards_come_before_bee_time() -> None:
    told = Told()
    state = table(hands=[[number("Rooftop Hives")], [number("Cat")]])
    choose(state, 1, number("Cat"))
    place(state, number("Rooftop Hives"), log=told)
    assert [(event.seat, event.values["why"]) for event in told.of("gained_bees")] == [(0, "card"), (0, "fewest")]
    assert state.bees == (2, 0)


def test_bee_time_tells_everybodys_sum() -> None:
    told = Told()
    state = table(hands=[[number("Moss")], [number("Cat")]])
    choose(state, 0, number("Moss"))
    choose(state, 1, number("Cat"))
    lock_all(state, told)
    (event,) = told.of("bee_time")
    assert event.values == {"least": 2, "seat0": 2, "seat1": 4}


def test_n19_what_is_left_goes_to_the_left_and_the_reserve_joins_the_new_hand() -> None:
    names = [["N1", "N2", "N3", "N4", "N5"], ["N11", "N12", "N13", "N14", "N15"], ["N21", "N22", "N23", "N24", "N25"]]
    state = table(3, hands=names)
    for seat, hand in enumerate(names):
        choose(state, seat, hand[1], "", hand[3])
    lock_all(state)
    hands = [[str(card.value) for card in hand] for hand in state.hands]
    assert hands == [["N4", "N21", "N23", "N25"], ["N1", "N3", "N5", "N14"], ["N11", "N13", "N15", "N24"]]
    assert state.reserves == ((), (), ())


def test_n19_with_two_seats_hands_are_swapped() -> None:
    state = table(hands=[["N1", "N2", "N3", "N4", "N5"], ["N11", "N12", "N13", "N14", "N15"]])
    choose(state, 0, "N1", "", "N2")
    choose(state, 1, "N11", "", "N12")
    lock_all(state)
    hands = [[str(card.value) for card in hand] for hand in state.hands]
    assert hands == [["N2", "N13", "N14", "N15"], ["N3", "N4", "N5", "N12"]]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_n19_always_to_the_left_in_every_round(seats: int) -> None:
    told = Told()
    random_states(seats, 3, told)
    assert len(told.of("passed")) == 9 * seats
    for event in told.of("passed"):
        assert event.seat is not None
        left = (event.seat + 1) % seats
        assert (event.source, event.target) == (f"seat/{event.seat}/hand", f"seat/{left}/hand")
        assert event.values["to"] == left
    for event in told.of("passed_card"):
        assert event.audience == (event.seat, event.values["to"])


def test_the_beats_of_a_round() -> None:
    told = Told()
    state = table(3, tableaus=[laid(Cat="0,0"), laid(Goat="0,0"), laid(Camel="0,0")])
    lock_all(state, told)
    kinds = [set(beat) for beat in told.beats]
    assert kinds == [
        {"locked"},
        {"locked"},
        {"locked"},
        {"placed", "reserved", "reserved_card"},
        {"activated"},
        {"activated"},
        {"bee_time", "gained_bees"},
        {"passed", "passed_card", "reserve_taken", "round_began"},
    ]
    assert told.beats[4] == ("activated",) * 3
    assert [view.phase for view in told.views] == ["choose"] * 2 + ["choose"] + ["reveal"] * 3 + ["bees", "choose"]


def test_vp_count_up_card_by_card_and_end_at_the_sum() -> None:
    told = Told()
    state = table(tableaus=[laid(Cat="0,0", Baker="1,0"), laid(Goat="0,0", Anchor="1,0")], vp=[10, 20])
    lock_all(state, told)
    shown = [[view.places[f"seat/{seat}/vp"].count for seat in (0, 1)] for view in told.views]
    counted = told.of("activated")
    for seat in (0, 1):
        assert [view[seat] for view in shown] == sorted(view[seat] for view in shown)
        assert shown[-1][seat] == state.vp[seat]
        own = [event for event in counted if event.seat == seat]
        assert own[-1].values["sum"] == sum(event.count for event in own) == state.past[-1].gains[seat]
    assert shown[2] == [10, 20]


def test_an_activation_is_told_with_its_parts() -> None:
    told = Told()
    state = table(tableaus=[laid(Captain="0,0", Mayor="0,1")], hands=[[number("Town Hall")]])
    place(state, number("Town Hall"), "1,0", log=told)
    told_of = {event.piece[5:]: event.values for event in told.of("activated") if event.seat == 0}
    assert told_of[number("Town Hall")] == {
        "goal": "", "base": 1, "each": 1, "times": 2, "bees": 0, "number": 1, "sum": 3,
    }  # fmt: skip
    assert told_of[number("Captain")] == {
        "goal": "unmet", "base": 2, "each": 0, "times": 0, "bees": 0, "number": 2, "sum": 5,
    }  # fmt: skip


def test_a_placed_card_is_told_with_its_cell() -> None:
    told = Told()
    state = table(tableaus=[laid(Cat="0,0")], hands=[[number("Goat"), number("Camel")]])
    place(state, number("Goat"), "-1,0", number("Camel"), log=told)
    event = told.of("placed")[0]
    assert (event.seat, event.piece, event.values) == (0, f"card/{number('Goat')}", {"column": -1, "row": 0})
    assert (event.source, event.target) == ("seat/0/hand", "seat/0/cell/-1,0")
    reserved = told.of("reserved")[0]
    assert (reserved.piece, reserved.values, reserved.target) == ("", {"colour": "desert"}, "seat/0/reserve")
    own = told.of("reserved_card")[0]
    assert (own.audience, own.piece) == ((0,), f"card/{number('Camel')}")


def test_the_same_game_is_played_with_and_without_a_log() -> None:
    with_log, without = random_states(3, 6, Told())[-1], random_states(3, 6)[-1]
    assert game.encode(with_log) == game.encode(without)


def test_n27_supplies_never_run_out() -> None:
    beside = [laid(Camel="0,0"), laid(Goat="0,0")]
    assert gains("Cat", "Moss", vp=[500, 0], bees=[0, 300], tableaus=beside) == ((508, 6), (0, 301))


def test_n27_nobody_ever_loses_vp() -> None:
    before: tuple[int, ...] = (0, 0, 0)
    for state in random_states(3, 12):
        assert all(now >= then for now, then in zip(state.vp, before, strict=True))
        before = state.vp


@pytest.mark.parametrize("seats", [2, 5])
def test_set_up_each_reveal_each_answer_and_the_end_are_counted_once(seats: int) -> None:
    """A take-back never crosses one of them."""
    states = random_states(seats, 4)
    assert states[0].revealed == 1
    assert states[-1].revealed == 1 + 12 + 2 * seats + 1
    for before, after in pairwise(states):
        shown = after.phase != before.phase or after.round != before.round
        answered = before.unanswered != after.unanswered and before.unanswered > 0
        assert (after.revealed > before.revealed) == (shown or answered)
