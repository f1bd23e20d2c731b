"""A seat's round: card, cell, reserve, order, lock; what is asked, what is served, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from rules.bear_necessities import game
from rules.kernel.refusal import Refusal
from tests.rules.bear_necessities.table import Told, choose, do, laid, lock_all, match, number, refused, table


def kinds(seats: int = 2, **at: Any) -> list[str]:
    """The questions of a run of seat 0, one by one, when it takes what comes first."""
    state = table(seats, **at)
    found = []
    while 0 in state.waiting():
        decision = state.decision(0)
        assert decision is not None
        found.append(decision.kind)
        do(state, 0, decision.actions[0])
    return found


def test_n3_two_cards_are_chosen_from_five_four_three_and_two_and_the_rest_is_passed() -> None:
    state = game.setup(3, 5)
    for held in (5, 4, 3, 2, 5, 4, 3, 2, 5, 4, 3, 2):
        if state.phase == "keep":
            for seat in range(3):
                do(state, seat, "answer keep")
        assert [len(hand) for hand in state.hands] == [held] * 3
        before = state.hands
        told = Told()
        lock_all(state, told)
        assert [event.count for event in told.of("passed")] == ([held - 2] * 3 if held > 2 else [])
        if held > 2:
            for seat in range(3):
                left = set(before[seat - 1]) & set(state.hands[seat])
                assert len(left) == held - 2
                assert len(set(before[seat]) & set(state.hands[seat])) == 1
    assert state.over


def test_n4_card_cell_reserve_and_lock_are_one_run() -> None:
    assert kinds(tableaus=[["N3 at 0,0"]]) == ["play", "place", "reserve", "lock"]


def test_n6_the_first_card_is_not_asked_for_its_cell_and_lies_at_the_centre() -> None:
    state = game.setup(2, 1)
    card = str(state.hands[0][0].value)
    assert refused(state, 0, "at 0,0") == "not_yet"
    do(state, 0, f"play {card}")
    assert [action.verb for action in state.legal(0)] == ["keep"] * 4
    assert refused(state, 0, "at 1,0") == "already_chosen"
    lock_all(state)
    assert game.encode(state)["seats"][0]["tableau"] == [f"{card} at 0,0"]


def test_g2_the_last_cell_and_the_other_of_two_cards_are_served() -> None:
    eleven = [f"N{number + 1} at {number % 4},{number // 4}" for number in range(11)]
    state = table(tableaus=[eleven], hands=[["N70", "N71"]])
    assert state.round == 12
    do(state, 0, "play N71")
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.actions, decision.draft) == ("lock", ("lock",), ("play N71",))
    view = game.view(state, 0)
    assert view.facts["cell"] == "3,2"
    assert view.places["seat/0/reserve"].pieces[0].face == "N70"
    assert kinds(round=4) == ["play", "place", "lock"]
    assert kinds(round=8) == ["play", "place", "lock"]
    assert kinds(round=12) == ["play", "lock"]
    assert kinds() == ["play", "reserve", "lock"]


def test_the_default_is_lock_once_all_is_chosen_and_nothing_before() -> None:
    state = table(tableaus=[["N3 at 0,0"]])
    defaults = []
    for _ in range(3):
        defaults.append(state.default(0))
        do(state, 0, str(state.legal(0)[0]))
    assert defaults == [None] * 3
    assert str(state.default(0)) == "lock"
    do(state, 0, "lock")
    assert state.default(0) is None
    assert state.decision(0) is None


def test_what_is_asked_stands_in_the_question() -> None:
    state = table(tableaus=[["N3 at 0,0"]], hands=[["N10", "N11", "N12", "N13"]])
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.secret, decision.draft, decision.values) == ("play", True, (), {})
    assert decision.actions == ("play N10", "play N11", "play N12", "play N13")
    do(state, 0, "play N11")
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.draft, decision.values) == ("place", ("play N11",), {"card": "N11"})
    assert decision.actions == ("at 0,-1", "at -1,0", "at 1,0", "at 0,1")
    do(state, 0, "at 1,0")
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.draft) == ("reserve", ("play N11", "at 1,0"))
    assert decision.actions == ("keep N10", "keep N12", "keep N13")
    do(state, 0, "keep N13")
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.actions, decision.default) == ("lock", ("lock",), "lock")
    assert decision.draft == ("play N11", "at 1,0", "keep N13")


def test_each_refusal_has_a_telling_key() -> None:
    state = table(tableaus=[["N3 at 0,0", "N4 at 1,0", "N5 at 2,0", "N6 at 3,0", "N7 at 0,1"]], hands=[["N10", "N11"]])
    assert refused(state, 0, "play N12") == "not_in_hand"
    assert refused(state, 0, "lock") == "nothing_chosen"
    assert refused(state, 0, "at 1,1") == "not_yet"
    assert refused(state, 0, "keep N10") == "not_yet"
    assert refused(state, 0, "activate 0,0") == "not_yet"
    assert refused(state, 0, "answer keep") == "not_now"
    do(state, 0, "play N10")
    assert refused(state, 0, "lock") == "not_complete"
    assert refused(state, 0, "play N11") == "already_chosen"
    assert refused(state, 0, "at 0,0") == "cell_taken"
    assert refused(state, 0, "at -1,0") == "too_wide"
    assert refused(state, 0, "at 2,2") == "not_adjacent"
    assert refused(state, 0, "at 0,-2") == "too_tall"
    do(state, 0, "at 1,1")
    assert refused(state, 0, "keep N10") == "placed_and_kept"
    assert refused(state, 0, "keep N90") == "not_in_hand"
    assert refused(state, 0, "at 1,2") == "already_chosen"
    do(state, 0, "keep N11")
    assert refused(state, 0, "activate 0,1") == "not_in_question"
    assert refused(state, 0, "keep N11") == "already_chosen"
    do(state, 0, "lock")
    assert refused(state, 0, "play N11") == "already_locked"
    assert refused(state, 0, "lock") == "already_locked"
    assert state.refusal(2, game.parse("lock")).key == "not_your_turn"  # type: ignore[union-attr]
    assert state.refusal(-1, game.parse("lock")).key == "not_your_turn"  # type: ignore[union-attr]
    strange = type(game.parse("lock"))("fly", "nowhere")
    assert state.refusal(0, strange).key == "unknown_action"  # type: ignore[union-attr]


def test_after_the_end_nothing_can_be_done() -> None:
    state = table(round=12)
    lock_all(state)
    assert state.over
    assert refused(state, 0, "lock") == "game_over"
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        state.undraft(0)


def test_steps_are_taken_back_one_by_one_and_served_ones_go_along() -> None:
    state = table(round=4)
    hand = state.hands[0]
    choose(state, 0)
    texts = []
    while state.taken(0):
        texts.append([str(step) for step in state.taken(0)])
        state.undraft(0)
        game.check(state)
    assert [len(steps) for steps in texts] == [2, 1]
    assert state.drafts[0] == ()
    assert state.legal(0) == hand
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        state.undraft(0)


def test_what_is_locked_cannot_be_taken_back() -> None:
    state = game.setup(2, 1)
    choose(state, 0)
    do(state, 0, "lock")
    with pytest.raises(Refusal, match="already_locked"):
        state.undraft(0)
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        state.undraft(5)


def test_a_take_back_within_a_match_drops_the_last_step_whatever_others_did() -> None:
    played = match(2, 3)
    first = played.legal(0)[0]
    played.apply(0, first)
    played.apply(1, played.legal(1)[0])
    played.take_back(0)
    assert played.legal(0)[0] is first
    decision = played.decision(1)
    assert decision is not None
    assert len(decision.draft) == 1


def test_n8_the_order_is_asked_neighbour_by_neighbour_and_each_can_be_taken_back() -> None:
    hives, keeper, choir = number("Rooftop Hives"), number("Beekeeper"), number("Shanty Choir")
    state = table(
        tableaus=[[f"{hives} at 0,0", f"{keeper} at 1,-1", f"{choir} at 1,1", "N3 at 0,1", "N7 at 0,-1"]],
        hands=[["N15", "N32", "N36", "N58"]],
    )
    do(state, 0, "play N15", "at 1,0", "keep N32")
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.default) == ("order", "activate 0,0")
    assert decision.actions == ("activate 1,-1", "activate 0,0", "activate 1,1")
    assert refused(state, 0, "lock") == "not_complete"
    assert refused(state, 0, "activate 0,1") == "not_in_question"
    do(state, 0, "activate 1,1")
    decision = state.decision(0)
    assert decision is not None
    assert decision.actions == ("activate 1,-1", "activate 0,0")
    assert decision.draft == ("play N15", "at 1,0", "keep N32", "activate 1,1")
    do(state, 0, "activate 1,-1")
    assert state.legal(0)[0].text == "lock"
    state.undraft(0)
    state.undraft(0)
    assert [action.text for action in state.legal(0)] == ["activate 1,-1", "activate 0,0", "activate 1,1"]


def test_laid_names_cards_by_their_cells() -> None:
    assert laid(Dog="0,0", Log_Cabin="1,0") == ["N1 at 0,0", "N59 at 1,0"]
