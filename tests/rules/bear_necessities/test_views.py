"""What each seat may know (N16, N17) and how it is shown."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.bear_necessities import game
from rules.bear_necessities.cards import house_deck, read_deck
from rules.bear_necessities.effects import COLOURS
from tests.rules.bear_necessities.table import choose, do, laid, lock_all, number, random_states, table

HANDS = [["N30", "N1", "N60", "N80", "N2"], ["N3", "N31", "N4", "N61", "N81"]]


def shown(hand: list[str]) -> list[str]:
    return sorted((house_deck().cards[name].colour for name in hand), key=COLOURS.index)


def test_n17_other_hands_are_shown_as_colours_and_never_in_hand_order() -> None:
    state = table(hands=HANDS)
    view = game.view(state, 0)
    other = view.places["seat/1/hand"]
    assert [piece.back for piece in other.pieces] == ["city", "city", "water", "mountain", "desert"] == shown(HANDS[1])
    assert [(piece.face, piece.handle) for piece in other.pieces] == [("", "")] * 5
    assert view.facts["backs"][1] == {"city": 2, "water": 1, "mountain": 1, "desert": 1}
    own = view.places["seat/0/hand"]
    assert [piece.face for piece in own.pieces] == ["N1", "N2", "N30", "N60", "N80"]
    assert own.pieces[2].handle == "card/N30"
    assert own.pieces[2].back == "water"


def test_n17_a_hand_keeps_all_its_cards_until_everybody_has_locked() -> None:
    state = table(hands=HANDS)
    before = game.encode_view(game.view(state, 1))
    choose(state, 0, "N30", "", "N60")
    assert game.encode_view(game.view(state, 1)) == before
    own = game.view(state, 0)
    assert [piece.face for piece in own.places["seat/0/hand"].pieces] == ["N1", "N2", "N80"]
    assert [piece.face for piece in own.places["seat/0/draft"].pieces] == ["N30"]
    assert [piece.face for piece in own.places["seat/0/reserve"].pieces] == ["N60"]
    assert (own.facts["draft"], own.facts["cell"]) == (["play N30", "keep N60"], "0,0")
    do(state, 0, "lock")
    view = game.view(state, 1)
    assert view.places["seat/0/hand"].count == 5
    assert view.locked == (0,)
    assert view.waiting == (1,)
    assert game.view(state, 0).facts["draft"] == ["play N30", "keep N60"]


def test_places_of_cells_are_there_where_a_card_lies_or_may_be_put() -> None:
    state = table(tableaus=[laid(Cat="0,0"), laid(Goat="0,0")])
    view = game.view(state, 0)
    assert view.places["seat/0/cell/0,0"].pieces[0].face == number("Cat")
    assert view.places["seat/1/cell/0,0"].pieces[0].face == number("Goat")
    assert not [handle for handle in view.places if handle.startswith("cell/")]
    assert view.facts["free"][0] == ["0,-1", "-1,0", "1,0", "0,1"]
    do(state, 0, str(state.legal(0)[0]))
    spots = {handle: place for handle, place in game.view(state, 0).places.items() if handle.startswith("cell/")}
    assert set(spots) == {"cell/0,-1", "cell/-1,0", "cell/1,0", "cell/0,1"}
    assert {place.kind for place in spots.values()} == {"spot"}
    assert not [handle for handle in game.view(state, 1).places if handle.startswith("cell/")]


def test_the_answers_are_places_of_the_seat_that_is_asked() -> None:
    state = table(2, phase="keep", round=5)
    assert {"answer/keep", "answer/discard"} <= set(game.view(state, 0).places)
    assert "answer/keep" not in game.view(state, None).places
    do(state, 0, "answer keep")
    assert "answer/keep" not in game.view(state, 0).places


def test_hives_and_goals_are_told() -> None:
    state = table(tableaus=[laid(Rubber_Duck="0,0", Moss="1,0", Bearlet="0,1")], bees=[6, 0])
    facts = game.view(state, 1).facts
    assert facts["hives"][0] == 3
    assert facts["goals"][0] == [{"cell": "0,1", "card": number("Bearlet"), "met": True}]
    state = table(tableaus=[laid(Rubber_Duck="0,0", Moss="1,0", Bearlet="0,1")], bees=[5, 0])
    assert game.view(state, 1).facts["goals"][0][0]["met"] is False


def test_tokens_and_dealer_are_public() -> None:
    state = table(3, round=2, vp=[5, 6, 7], bees=[1, 2, 3], dealer=2)
    view = game.view(state, None)
    assert [view.places[f"seat/{seat}/vp"].count for seat in range(3)] == [5, 6, 7]
    assert [view.places[f"seat/{seat}/bees"].count for seat in range(3)] == [1, 2, 3]
    assert view.facts["dealer"] == 2
    assert view.decision is None


@pytest.mark.parametrize("seats", [2, 4])
def test_a_view_names_no_card_that_its_seat_cannot_know(seats: int) -> None:
    for state in random_states(seats, 7)[::5]:
        if state.over:
            continue
        for viewer in (None, *range(seats)):
            text = json.dumps(game.encode_view(game.view(state, viewer)))
            for seat in range(seats):
                if seat == viewer:
                    continue
                secret = {*state.hands[seat], *state.discards[seat], *state.reserves[seat], *state.aside[seat]}
                seen = {card for hands, _ in _past(state) for card in (hands[viewer] if viewer is not None else ())}
                for card in secret - seen:
                    assert f'"{card.value}"' not in text
            for card in state.pile:
                assert f'"{card.value}"' not in text


def _past(state: Any) -> list[Any]:
    from rules.bear_necessities.memory import hands_by_round

    return list(zip(hands_by_round(state.deals, state.past), state.past, strict=False))


def test_what_is_remembered_is_public_for_plays_and_private_for_hands_and_reserves() -> None:
    state = table(2, hands=HANDS)
    choose(state, 0, "N30", "", "N60")
    choose(state, 1, "N3", "", "N31")
    lock_all(state)
    own, public = game.view(state, 0).facts["rounds"][0], game.view(state, None).facts["rounds"][0]
    assert own["plays"] == public["plays"] == ["N30", "N3"]
    assert own["cells"] == public["cells"] == ["0,0", "0,0"]
    assert own["backs"] == public["backs"] == ["mountain", "water"]
    assert own["vp"] == public["vp"] == list(state.past[0].gains)
    assert own["hands"] == [["N1", "N2", "N30", "N60", "N80"], []]
    assert own["kept"] == ["N60", ""]
    assert (public["hands"], public["kept"]) == ([[], []], ["", ""])
    (deal,) = game.view(state, None).facts["deals"]
    assert (deal["round"], deal["stayed"]) == (1, [])
    assert deal["backs"] == [shown(hand) for hand in HANDS]


def test_a_view_of_a_deck_of_ones_own_holds_the_whole_of_it() -> None:
    data = house_deck().data()
    data["card"][0]["vp"] = 9
    own = read_deck({**data, "name": "own"})
    assert game.view(game.setup(2, 1, deck=own), 0).facts["deck"]["card"][0]["vp"] == 9
    assert game.view(game.setup(2, 1), 0).facts["deck"] == house_deck().mark
