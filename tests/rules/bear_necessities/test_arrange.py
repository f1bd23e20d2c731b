"""Positions set up by hand for scenarios."""

from __future__ import annotations

import pytest

from rules.bear_necessities import game
from rules.kernel.refusal import Refusal
from tests.rules.bear_necessities.table import laid, number, table


def test_nothing_changed_is_the_same_table_with_other_cards_where_they_must_be() -> None:
    state = table(3)
    assert (state.round, state.phase) == (1, "choose")
    assert [len(hand) for hand in state.hands] == [5, 5, 5]


def test_the_round_follows_from_a_tableau_and_all_else_is_dealt() -> None:
    state = table(3, tableaus=[None, laid(Cat="0,0", Goat="1,0", Camel="1,1")])
    assert state.round == 4
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert [sum(card is not None for card in board) for board in state.boards] == [3, 3, 3]
    assert state.boards[1][17] is state.deck.cards[number("Cat")]


def test_named_cards_are_taken_from_wherever_they_lay_and_hands_filled_up() -> None:
    state = table(2, hands=[["N94", "N93"], ["N92"]])
    assert {"N94", "N93"} <= {str(card.value) for card in state.hands[0]}
    assert "N92" in {str(card.value) for card in state.hands[1]}
    assert [len(hand) for hand in state.hands] == [5, 5]


def test_with_the_phase_keep_everybody_is_asked_about_its_reserve() -> None:
    state = table(3, phase="keep", round=9, reserves=["N7"], discards=[["N1"], [], []], aside=[["N10", "N11"]])
    assert str(state.reserves[0][0].value) == "N7"
    assert [len(cards) for cards in state.aside] == [5, 5, 5]
    assert [str(card.value) for card in state.aside[0][:2]] == ["N10", "N11"]
    assert state.waiting() == (0, 1, 2)
    assert (state.deals, state.past) == ((), ())


def test_a_draft_and_a_lock_can_be_set_up() -> None:
    state = table(2, hands=[["N1", "N2"]], seats__0__draft=["play N1", "keep N2"], seats__0__locked=True)
    assert state.locked() == (0,)
    assert state.waiting() == (1,)


@pytest.mark.parametrize(
    "changes",
    [
        {"seats.0.hand": ["N1", "N1"]},
        {"seats.0.hand": ["N1"], "seats.1.hand": ["N1"]},
        {"seats.0.hand": [f"N{number}" for number in range(1, 8)]},
        {"seats.0.tableau": ["N1 at 0,0", "N2 at 2,0"]},
        {"seats.0.tableau": ["N1 at 0,0"], "round": 5},
        {"seats.0.tableau": ["N95 at 0,0"]},
        {"seats.0": {}},
        {"seats.0.honey": 1},
        {"seats.7.hand": []},
        {"pile": ["N1"]},
        {"phase": "keep"},
        {"phase": "keep", "round": 4},
        {"seats.0.draft": ["play N1"], "seats.0.hand": ["N2"]},
        {"seats.0.vp": 5},
        {"seats.0.bees": -1},
        {"seats.0.reserve": "N1"},
        {"round": 0},
        {"seats.0.discards": ["N1"]},
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, object]) -> None:
    begun = game.encode(game.setup(2, 1))
    with pytest.raises(Refusal, match="bad_state"):
        game.arrange(begun, changes)


def test_what_is_set_up_can_be_played_to_the_end() -> None:
    for at in ({"round": 7}, {"phase": "keep", "round": 5}, {"round": 12}):
        state = table(4, **at)
        while not state.over:
            seat = state.waiting()[0]
            state.apply(seat, state.legal(seat)[0])
            game.check(state)
