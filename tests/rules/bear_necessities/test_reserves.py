"""Reserves: face down with their colour, and the question after rounds 4 and 8."""

from __future__ import annotations

import json
import random

import pytest

from rules.bear_necessities import game
from rules.bear_necessities.cards import house_deck
from rules.kernel.match import Match
from rules.kernel.refusal import Refusal
from tests.contract.playing import match_at
from tests.rules.bear_necessities.table import (
    Told,
    answer_all,
    choose,
    do,
    lock_all,
    match,
    number,
    public,
    question,
    random_states,
    refused,
    table,
)


def test_overlooked_keep_or_discard_is_asked_only_after_rounds_4_and_8() -> None:
    asked = set()
    for state in random_states(3, 2):
        for seat in state.waiting():
            if state.legal(seat)[0].verb == "answer":
                asked.add(state.round)
                assert state.phase == "keep"
    assert asked == {5, 9}


def test_n18_the_question_opens_the_next_round_before_new_cards_are_seen() -> None:
    state = table(3, round=4)
    lock_all(state)
    assert (state.round, state.phase, state.waiting()) == (5, "keep", (0, 1, 2))
    for seat in range(3):
        decision = state.decision(seat)
        assert decision is not None
        assert (decision.kind, decision.actions) == ("keep", ("answer keep", "answer discard"))
        assert decision.secret
        assert decision.values == {"card": str(state.reserves[seat][0].value)}
        view = game.view(state, seat)
        assert view.places[f"seat/{seat}/hand"].count == 0
        assert view.places[f"seat/{seat}/aside"].count == 5
        assert view.places[f"seat/{seat}/aside"].pieces == ()
        assert view.places[f"seat/{seat}/reserve"].pieces[0].face == str(state.reserves[seat][0].value)
        assert refused(state, seat, "lock") == "answer_first"
        assert refused(state, seat, f"play {state.reserves[seat][0].value}") == "answer_first"


def test_n18_who_keeps_takes_four_and_who_discards_takes_five() -> None:
    state = question()
    aside, reserves = state.aside, state.reserves
    do(state, 0, "answer keep")
    assert set(state.hands[0]) == {*aside[0][:4], *reserves[0]}
    assert state.aside[0] == aside[0][4:]
    do(state, 1, "answer discard")
    assert set(state.hands[1]) == set(aside[1])
    assert state.aside[1] == ()
    assert state.decision(0).kind == "play"  # type: ignore[union-attr]
    do(state, 2, "answer keep")
    assert state.phase == "choose"
    assert state.discards == ((), reserves[1], ())
    assert state.reserves == state.aside == ((), (), ())
    assert [len(hand) for hand in state.hands] == [5, 5, 5]


@pytest.mark.parametrize("word", ["keep", "discard"])
def test_n18_others_see_nothing_of_an_answer_before_all_have_answered(word: str) -> None:
    state = question()
    before = {viewer: public(state, viewer) for viewer in (None, 1, 2)}
    told = Told()
    do(state, 0, f"answer {word}", log=told)
    assert {viewer: public(state, viewer) for viewer in (None, 1, 2)} == before
    assert all(event.audience == (0,) for event in told.events)
    choose(state, 0)
    assert {viewer: public(state, viewer) for viewer in (None, 1, 2)} == before
    do(state, 0, "lock", log=told)
    assert state.locked() == (0,)
    assert state.waiting() == (1, 2)
    for viewer in (None, 1, 2):
        changed = {**public(state, viewer), "locked": [], "waiting": [0, 1, 2]}
        assert changed == {**before[viewer], "locked": [], "waiting": [0, 1, 2]}
    assert [event.kind for event in told.events if event.audience is None] == ["locked"]


def test_n18_keep_and_discard_look_alike_to_others_to_the_last_byte() -> None:
    seen = []
    for word in ("keep", "discard"):
        state = question()
        do(state, 0, f"answer {word}")
        choose(state, 0)
        do(state, 0, "lock")
        do(state, 1, "answer keep")
        seen.append([public(state, viewer) for viewer in (None, 1, 2)])
    assert seen[0] == seen[1]


def test_n18_when_all_have_answered_it_is_shown() -> None:
    state = question()
    reserves = state.reserves
    told = Told()
    answer_all(state, ["keep", "discard", "keep"], told)
    shown = [(event.kind, event.seat) for event in told.events if event.audience is None]
    assert shown[:3] == [("reserve_stayed", 0), ("reserve_discarded", 1), ("reserve_stayed", 2)]
    assert [event.seat for event in told.of("put_under")] == [
        seat for seat in ((state.dealer + 1 + step) % 3 for step in range(3)) if seat != 1
    ]
    assert sorted((event.seat, event.count) for event in told.of("dealt")) == [(0, 4), (1, 5), (2, 4)]
    view = game.view(state, None)
    assert view.phase == "choose"
    assert [piece.back for piece in view.places["seat/1/discards"].pieces] == [state.deck.rules[reserves[1][0]].colour]
    assert view.places["seat/1/discards"].pieces[0].face == ""
    assert [view.places[f"seat/{seat}/hand"].count for seat in range(3)] == [5, 5, 5]
    assert view.facts["deals"][-1]["stayed"] == [True, False, True]


def test_n18_dealt_colours_are_those_of_the_new_cards_alone() -> None:
    state = question()
    told = Told()
    answer_all(state, ["keep", "discard", "keep"], told)
    for event in told.of("dealt"):
        assert event.seat is not None
        assert sum(int(count) for count in event.values.values()) == event.count


def test_n18_an_answer_cannot_be_taken_back_for_the_new_cards_were_seen() -> None:
    played = match_at("bear_necessities", question())
    played.apply(0, game.parse("answer keep"))
    with pytest.raises(Refusal):
        played.take_back(0)
    played.apply(0, played.legal(0)[0])
    played.take_back(0)
    with pytest.raises(Refusal):
        played.take_back(0)


def test_n18_a_seat_may_lock_round_5_while_others_still_answer() -> None:
    state = question()
    do(state, 2, "answer discard")
    choose(state, 2)
    do(state, 2, "lock")
    assert (state.phase, state.locked(), state.waiting()) == ("keep", (2,), (0, 1))
    do(state, 0, "answer keep")
    choose(state, 0)
    do(state, 0, "lock")
    assert state.phase == "keep"
    do(state, 1, "answer discard")
    assert state.phase == "choose"
    choose(state, 1)
    do(state, 1, "lock")
    assert (state.round, state.phase) == (6, "choose")


def test_n18_the_order_of_answers_makes_no_difference() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = question()
        for seat in order:
            do(state, seat, "answer discard" if seat == 1 else "answer keep")
        ends.append(game.encode(state))
    assert ends[0] == ends[1] == ends[2]


def test_n18_an_owner_keeps_seeing_its_own_discards_and_others_their_backs() -> None:
    state = question()
    reserve = str(state.reserves[0][0].value)
    do(state, 0, "answer discard")
    own = game.view(state, 0)
    assert [piece.face for piece in own.places["seat/0/discards"].pieces] == [reserve]
    assert own.places["seat/0/reserve"].count == 0
    assert own.facts["answer"] == [reserve, "discard"]
    do(state, 1, "answer keep")
    kept = game.view(state, 1)
    assert kept.places["seat/1/aside"].count == 1
    assert kept.places["seat/1/hand"].count == 5
    do(state, 2, "answer keep")
    assert [piece.face for piece in game.view(state, 0).places["seat/0/discards"].pieces] == [reserve]
    for viewer in (None, 1, 2):
        (piece,) = game.view(state, viewer).places["seat/0/discards"].pieces
        assert (piece.face, piece.handle, piece.back) == ("", "", house_deck().cards[reserve].colour)


def test_n16_scoring_never_reveals_the_reserve() -> None:
    """The reserve of a seat with a Weather Forecast pays by its colour, which everybody sees anyway."""
    forecast = number("Weather Forecast (City)")
    seen = []
    for keep in ("Baker", "Bicycle"):
        state = table(hands=[[forecast, number("Baker"), number("Bicycle")]])
        told = Told()
        choose(state, 0, forecast, "", number(keep))
        lock_all(state, told)
        paid = {"activated", "gained_bees", "bee_time", "reserved", "reserve_taken"}
        seen.append([event for event in told.events if event.heard_by(1) and event.kind in paid])
        assert f'"{number(keep)}"' not in json.dumps(public(state, 1))
    assert seen[0] == seen[1]


def test_n17_the_back_of_a_reserve_appears_at_the_reveal_and_not_before() -> None:
    told = Told()
    state = table(2, hands=[["N10", "N30"]])
    choose(state, 0, "N10", "", "N30")
    assert game.view(state, 1).places["seat/0/reserve"].count == 0
    assert game.view(state, 0).places["seat/0/reserve"].pieces[0].face == "N30"
    lock_all(state, told)
    reveal = next(view for view, beat in zip(told.views, told.beats, strict=True) if "placed" in beat)
    (piece,) = reveal.places["seat/0/reserve"].pieces
    assert (piece.back, piece.face, piece.handle) == ("water", "", "")


def test_n18_a_kept_reserve_is_played_on_with() -> None:
    state = question(2)
    kept = str(state.reserves[0][0].value)
    answer_all(state, ["keep", "discard"])
    assert f"play {kept}" in {str(action) for action in state.legal(0)}


def test_n18_random_answers_keep_every_card_in_one_place() -> None:
    pick = random.Random(3)
    for seats in range(2, 7):
        for state in random_states(seats, pick.randrange(1000)):
            game.check(state)


def test_a_match_is_saved_and_loaded_in_the_middle_of_the_question() -> None:
    played = match(3, 1)
    while played.view(None).phase != "keep":
        seat = played.waiting()[0]
        played.apply(seat, played.legal(seat)[0])
    played.apply(1, game.parse("answer keep"))
    played.apply(1, played.legal(1)[0])
    again = Match.load(played.record())
    assert again.digest() == played.digest()
    assert [again.view(seat) for seat in range(3)] == [played.view(seat) for seat in range(3)]
