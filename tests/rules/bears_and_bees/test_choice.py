"""The choice of a card: secret drafts, locks, and what is refused."""

from __future__ import annotations

import itertools

import pytest

from rules.bears_and_bees import game
from rules.bears_and_bees.state import State
from rules.kernel.action import Action
from rules.kernel.refusal import Refusal
from tests.rules.bears_and_bees.table import Told, do, finish, refused, show, table

HANDS = [["H1", "R1"], ["H2", "R2"], ["H3", "R3"]]


def test_b09_exactly_one_card_a_round_from_every_seat() -> None:
    state = table(3, hands=HANDS)
    show(state, "H1", "R2", "H3")
    assert [card.id for card in state.table] == ["H1", "R2", "H3"]
    assert len(state.hands[0]) == 2
    finish(state)
    assert [[card and card.id for card in cards] for cards in state.history] == [["H1", "R2", "H3"]]


def test_b09_the_swarm_may_be_played_every_round() -> None:
    state = table(3, hands=HANDS)
    swarm = str(state.swarm_cards[0].value)
    for _ in range(3):
        others = [str(state.hands[seat][0].value) for seat in (1, 2)]
        show(state, swarm, *others)
        finish(state)
        if state.over:
            break
        assert state.swarm_cards[0] in state.legal(0) or state.chosen[0] is state.swarm_cards[0]
    assert [cards[0] and cards[0].id for cards in state.history][:2] == [swarm, swarm]


def test_b09_with_only_the_swarm_in_hand_it_is_played() -> None:
    state = table(3, hands=[["H1", "R1"], ["H2", "R2"], []])
    assert state.waiting() == (0, 1)
    assert state.locked() == (2,)
    do(state, 0, "play H1", "lock")
    do(state, 1, "play H2", "lock")
    assert state.history or state.table[2].type == "swarm"


def test_g2_a_hand_of_one_is_served_and_not_asked() -> None:
    log = Told()
    state = table(2, hands=[["H1"], ["H2", "H3"]])
    show(state, "H1", "H2", log=log)
    assert state.round == 2
    assert state.waiting() == (1,)
    assert state.decision(0) is None
    assert state.legal(0) == ()
    assert game.view(state, 1).locked == (0,)
    assert log.beats[-1] == ("card_piled", "card_piled", "round_began", "locked")
    assert [event.seat for event in log.of("locked")] == [0, 1, 0]


def test_g2_where_only_secrets_leave_one_answer_the_seat_is_asked() -> None:
    # A hand of a swarm and one honey card: everybody sees that there are two cards, so there is a choice to make.
    state = table(2, hands=[["H1"], ["H2"]])
    assert state.waiting() == (0, 1)


def test_g2_a_round_of_hands_of_one_plays_itself() -> None:
    state = table(2, hands=[["H1"], ["H2"]], experience=[1, 0])
    log = Told()
    show(state, "H1", "H2", log=log)
    # Both hold only their swarms now, with 3 + 1 and 3: round 2 brings one token to each, round 3 both to the first.
    assert state.round == 3
    assert state.swarms == [3, 1]
    assert state.phase == "compensation"
    assert state.waiting() == (1,)
    assert log.beats.count(("swarm_back", "swarm_back", "round_began", "locked", "locked")) == 1


def test_a_draft_touches_nothing_but_itself() -> None:
    state = table(3, hands=HANDS)
    before = game.encode(state)
    do(state, 1, "play R2")
    after = game.encode(state)
    assert after["seats"][1].pop("draft") == "R2"
    assert before["seats"][1].pop("draft") is None
    assert after == before


def test_others_see_nothing_of_a_draft_and_the_lock_at_once() -> None:
    state = table(3, hands=HANDS)
    before = [game.encode_view(game.view(state, seat)) for seat in (0, None, 2)]
    do(state, 1, "play R2")
    assert [game.encode_view(game.view(state, seat)) for seat in (0, None, 2)] == before
    state.undraft(1)
    do(state, 1, "play H2")
    assert [game.encode_view(game.view(state, seat)) for seat in (0, None, 2)] == before
    log = Told()
    do(state, 1, "lock", log=log)
    assert game.view(state, 0).locked == (1,)
    assert game.view(state, 0).waiting == (0, 2)
    assert [event.kind for event in log.events] == ["locked"]
    assert log.events[0].piece == ""
    assert log.events[0].audience is None


def test_any_interleaving_of_drafts_and_locks_gives_the_same_state() -> None:
    runs = [(0, "play H1", "lock"), (1, "play R2", "lock"), (2, "play H3", "lock")]
    ends = set()
    for order in sorted(set(itertools.permutations([0, 0, 1, 1, 2, 2])))[::5]:
        state = table(3, hands=HANDS)
        left = {seat: list(texts) for seat, *texts in runs}
        for seat in order:
            do(state, seat, left[seat].pop(0))
        ends.add(repr(game.encode(state)))
    assert len(ends) == 1


def test_with_a_card_drafted_there_is_only_the_lock() -> None:
    state = table(3, hands=HANDS)
    assert [str(action) for action in state.legal(0)] == ["play H1", "play R1", f"play {state.swarm_cards[0].value}"]
    assert state.default(0) is None
    do(state, 0, "play H1")
    assert [str(action) for action in state.legal(0)] == ["lock"]
    assert str(state.default(0)) == "lock"
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.draft, decision.default, decision.secret) == ("choose", ("play H1",), "lock", True)


def test_a_draft_can_be_dropped_until_it_is_locked() -> None:
    state = table(3, hands=HANDS)
    before = game.encode(state)
    do(state, 0, "play H1")
    state.undraft(0)
    assert game.encode(state) == before
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        state.undraft(0)
    do(state, 0, "play H1", "lock")
    with pytest.raises(Refusal, match="already_locked"):
        state.undraft(0)
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        state.undraft(7)


def test_what_cannot_be_chosen_is_refused_with_the_reason() -> None:
    state = table(3, hands=HANDS)
    assert refused(state, 0, "play H1") is None
    assert refused(state, 0, "play H2") == "not_in_hand"
    assert refused(state, 0, "lock") == "nothing_chosen"
    assert refused(state, 0, "draw honey") == "not_now"
    assert refused(state, 0, "take honey") == "not_now"
    assert refused(state, 3, "play H1") == "not_your_turn"
    assert refused(state, -1, "play H1") == "not_your_turn"
    do(state, 0, "play H1")
    assert refused(state, 0, "play R1") == "already_chosen"
    assert refused(state, 0, "play H1") == "already_chosen"
    assert refused(state, 0, "play H2") == "not_in_hand"
    do(state, 0, "lock")
    assert refused(state, 0, "play R1") == "already_locked"
    assert refused(state, 0, "lock") == "already_locked"


def test_an_action_of_another_game_is_refused() -> None:
    state = table(3, hands=HANDS)
    stranger = Action("play", "card/H1", name="H1")
    refusal = state.refusal(0, stranger)
    assert refusal is not None
    assert refusal.key == "unknown_action"
    with pytest.raises(Refusal, match="unknown_action"):
        game.parse("play H50")


def test_a_refused_action_changes_nothing() -> None:
    state = table(3, hands=HANDS)
    before = game.encode(state)
    for action in game.actions:
        for seat in range(-1, 4):
            if action not in state.legal(seat):
                with pytest.raises(Refusal):
                    state.apply(seat, action)
    assert game.encode(state) == before


def test_the_table_of_actions_is_whole() -> None:
    texts = [str(action) for action in game.actions]
    assert len(texts) == len(set(texts)) == 107
    assert texts[0] == "play H1"
    assert texts[102] == "play S5"
    assert texts[103:] == ["lock", "draw honey", "draw research", "take honey"]
    handles = {str(action): action.handle for action in game.actions}
    assert handles["play H17"] == "card/H17"
    assert handles["draw research"] == "deck/research"
    assert handles["take honey"] == "supply/honey"
    assert all(game.parse(text) is action for text, action in zip(texts, game.actions, strict=True))
    assert [str(action) for action in game.actions if action.minor] == ["lock"]


def test_a_state_whose_seats_all_locked_shows_all_cards_at_once() -> None:
    log = Told()
    state: State = table(3, hands=HANDS)
    show(state, "H1", "R2", "H3", log=log)
    reveal = log.beats.index(("revealed", "revealed", "revealed"))
    assert log.beats[:reveal] == [("locked",), ("locked",), ("locked",)]
    assert [event.piece for event in log.of("revealed")] == ["card/H1", "card/R2", "card/H3"]
    assert {event.audience for event in log.of("revealed")} == {None}
    view = log.views[reveal]
    assert view.places["seat/1/played"].pieces[0].face == "R2"
    assert view.places["seat/1/hand"].count == 2
    assert view.locked == ()
