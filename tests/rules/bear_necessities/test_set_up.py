"""Before the first choice: seats, deck, dealer, hands."""

from __future__ import annotations

import pytest

from rules.bear_necessities import game
from rules.bear_necessities.actions import PLAYS
from rules.bear_necessities.cards import house_deck, read_deck
from rules.kernel.refusal import Refusal
from tests.rules.bear_necessities.table import Told, random_states


def test_n1_two_to_six_seats_and_no_others() -> None:
    assert list(game.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(Refusal, match="bad_seats"):
            game.setup(seats, 1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_n1_everybody_begins_with_five_of_the_94_cards(seats: int) -> None:
    state = game.setup(seats, 3)
    held = [card for hand in state.hands for card in hand]
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(set(held)) == 5 * seats
    assert sorted(str(card) for card in (*held, *state.pile)) == sorted(str(play) for play in PLAYS.values())
    assert len(state.pile) == 94 - 5 * seats
    assert (state.round, state.phase, state.waiting()) == (1, "choose", tuple(range(seats)))
    assert state.vp == state.bees == state.hive_vp == (0,) * seats


@pytest.mark.parametrize("seats", range(2, 7))
def test_n1_n2_no_seat_is_dealt_more_than_fifteen_cards_and_the_deck_never_runs_short(seats: int) -> None:
    for answer in ("answer keep", "answer discard"):
        state = game.setup(seats, seats)
        while not state.over:
            seat = state.waiting()[0]
            legal = state.legal(seat)
            state.apply(seat, game.parse(answer) if legal[0].verb == "answer" else legal[0])
        used = 94 - len(state.pile)
        assert used == (13 if answer == "answer keep" else 15) * seats
        assert [len(cards) for cards in state.discards] == [1 if answer == "answer keep" else 3] * seats


def test_n2_discards_never_come_back() -> None:
    gone: set[str] = set()
    for state in random_states(6, 4):
        now = {str(card) for cards in state.discards for card in cards}
        assert gone <= now
        gone = now
    assert len(gone) >= 6


def test_n2_a_deck_of_ones_own_must_be_enough_for_the_seats() -> None:
    data = house_deck().data()
    small = read_deck({"name": "small", "version": 1, "card": data["card"][:45]})
    assert len(game.setup(3, 1, deck=small).pile) == 30
    with pytest.raises(Refusal) as caught:
        game.setup(4, 1, deck=small)
    assert (caught.value.key, caught.value.values) == ("deck_too_small", {"cards": 45, "needed": 60, "seats": 4})


def test_a_game_with_just_enough_cards_can_be_played_to_the_end_with_all_reserves_discarded() -> None:
    data = house_deck().data()
    state = game.setup(2, 5, deck=read_deck({"name": "small", "version": 1, "card": data["card"][:30]}))
    while not state.over:
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[-1])
        game.check(state)
    assert state.pile == ()


def test_n19_the_dealer_is_drawn_at_random_and_stays_the_same() -> None:
    dealers = [game.setup(3, seed).dealer for seed in range(90)]
    assert {dealer: dealers.count(dealer) > 18 for dealer in range(3)} == {0: True, 1: True, 2: True}
    states = random_states(3, 7)
    assert {state.dealer for state in states} == {states[0].dealer}


def test_cards_are_dealt_clockwise_from_the_dealers_left() -> None:
    told = Told()
    state = game.setup(4, 2, log=told)
    left = (state.dealer + 1) % 4
    assert [event.seat for event in told.of("dealt")] == [(left + seat) % 4 for seat in range(4)]
    assert told.of("dealer_drawn")[0].seat == state.dealer
    assert [event.audience for event in told.of("dealt_card")] == [(event.seat,) for event in told.of("dealt_card")]
    assert told.beats[0][0] == "game_began"
    assert told.beats[-1] == ("round_began",)


def test_the_same_seed_deals_the_same_and_another_seed_another_game() -> None:
    assert game.encode(game.setup(4, 9)) == game.encode(game.setup(4, 9))
    assert game.setup(4, 9).hands != game.setup(4, 10).hands


def test_every_card_is_dealt_as_often_as_any_other() -> None:
    times = dict.fromkeys(PLAYS.values(), 0)
    for seed in range(1500):
        for hand in game.setup(2, seed).hands:
            for card in hand:
                times[card] += 1
    expected = 1500 * 10 / 94
    assert min(times.values()) > expected * 0.6
    assert max(times.values()) < expected * 1.4


def test_there_are_no_options_and_hands_are_what_is_secret() -> None:
    assert game.options == {}
    assert game.secret == "hands"
    with pytest.raises(Refusal, match="unknown_option"):
        game.setup(2, 1, {"first": 0})


def test_the_table_of_actions_is_finite() -> None:
    texts = {str(action) for action in game.actions}
    assert len(texts) == len(game.actions) == 94 + 94 + 35 + 35 + 2 + 1
    assert {"play N94", "keep N1", "at -3,-2", "at 3,2", "activate 0,0", "answer keep", "lock"} <= texts
    assert "at 4,0" not in texts
    assert [action.text for action in game.actions if action.minor] == ["lock"]
