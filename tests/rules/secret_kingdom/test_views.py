"""Views: everything is open but the piles and the box, and a payment is its seat's own until it is locked."""

from __future__ import annotations

from typing import Any

import pytest

from rules.secret_kingdom import game
from rules.secret_kingdom.actions import COLOURS
from tests.rules.secret_kingdom.table import buy, do, drawing, gathering, honey, random_states, table

PAIR, ROSES = gathering("rs", "fb"), gathering("rr", "sfb")
ROW = [honey("rr??"), honey("rr"), honey("fff??"), honey("bbb??")]


def test_the_places_of_the_table() -> None:
    state = table(gems=["rrrs", "b"], honey=[["H40"], []], honey__market=ROW)
    places = game.view(state, None).places
    assert set(places) == {
        "deck/honey",
        "deck/gathering",
        "box/honey",
        "discard/gathering",
        "market/honey",
        "market/bought",
        "market/drawn",
        "market/played",
        "market/beehives",
        *(f"supply/{colour}" for colour in COLOURS),
        *(f"seat/{seat}/gems/{colour}" for seat in range(3) for colour in COLOURS),
        *(f"seat/{seat}/honey" for seat in range(3)),
    }
    assert [(piece.handle, piece.face, piece.back) for piece in places["market/honey"].pieces] == [
        (f"card/{name}", name, "honey") for name in ROW
    ]
    assert (places["seat/0/gems/rose"].count, places["seat/0/gems/rose"].owner) == (3, 0)
    assert (places["supply/rose"].count, places["supply/bellflower"].count) == (17, 19)
    assert [piece.face for piece in places["seat/0/honey"].pieces] == ["H40"]
    assert (places["box/honey"].count, places["box/honey"].pieces) == (28, ())
    assert places["deck/honey"].count == len(state.pile)


def test_all_seats_see_the_same_but_for_their_own_question() -> None:
    for state in random_states(3, 5):
        views = [game.view(state, seat) for seat in (None, 0, 1, 2)]
        if state.draft:
            continue
        assert len({str(view.places) for view in views}) == 1
        assert len({str(view.facts) for view in views}) == 1
        asked = [view.seat for view in views if view.decision is not None]
        assert asked == list(state.waiting())
        assert all(view.locked == () for view in views)
        assert not any(view.decision.secret for view in views if view.decision is not None)


def test_what_a_payer_sees_of_its_payment() -> None:
    state = table(gems=["rrrsb", "b"], honey__market=ROW)
    do(state, 0, f"buy {ROW[0]}", "pay sunflower")
    view = game.view(state, 0)
    assert {colour: view.places[f"payment/{colour}"].count for colour in COLOURS} == {
        "rose": 2,
        "sunflower": 1,
        "snowflake": 0,
        "bellflower": 0,
    }
    assert view.places["payment/rose"].owner == 0
    assert view.facts["payment"] == {
        "card": ROW[0],
        "coloured": {"rose": 2, "sunflower": 0, "snowflake": 0, "bellflower": 0},
        "grey": 2,
        "chosen": ["sunflower"],
        "filled": ["rose"],
        "left": 2,
    }
    assert view.places["seat/0/gems/rose"].count == 3, "nothing is paid before the lock"
    for viewer in (None, 1):
        other = game.view(state, viewer)
        assert other.facts["payment"] is None
        assert "payment/rose" not in other.places


def test_the_open_choice_of_a_gem_is_told_to_all() -> None:
    state = drawing(PAIR, ROSES, gems=["", "fff", ""])
    do(state, 0, f"play {ROSES}")
    for viewer in (None, 0, 2):
        assert game.view(state, viewer).facts["question"] == {
            "seat": 1,
            "left": 1,
            "colours": ["sunflower", "snowflake", "bellflower"],
            "why": "others",
            "by": 0,
        }
    assert game.view(table(honey__market=ROW, gems=["rr"]), None).facts["question"] is None


def test_the_facts_of_a_game() -> None:
    state = table(
        4,
        options={"beehives": "five"},
        beehives=["B2", "B3", "B5"],
        honey=[[honey("rr??"), honey("rrrs")]],
        gems=["rsf"],
    )
    facts = game.view(state, 2).facts
    assert facts["options"] == {"beehives": "five", "any_mix": False, "tie_break": False, "first": 0}
    assert (facts["first"], facts["turn"], facts["ender"], facts["order"], facts["instant"]) == (0, 0, None, [], None)
    assert facts["points"][0] == {"total": 9, "cards": 5, "gems": 1, "runs": 0, "colour_sets": 3}
    assert facts["symbols"][0] == {"rose": 5, "sunflower": 1, "snowflake": 0, "bellflower": 0, "any": 2}
    assert facts["symbols"][1] == dict.fromkeys((*COLOURS, "any"), 0)
    assert facts["limit"] == 3
    assert facts["deck"]["name"] == "house deck"
    assert [piece.face for piece in game.view(state, None).places["market/beehives"].pieces] == ["B2", "B3", "B5"]


def test_who_has_still_a_turn_after_the_last_card() -> None:
    state = table(
        4, turn=1, gems=[""] + ["rrrsss"] * 3, honey__market=[honey("rr"), *ROW[2:], honey("rrs")], honey__pile=["H46"]
    )
    buy(state, 1, honey("rrs"))
    facts = game.view(state, None).facts
    assert (facts["ender"], facts["turn"], facts["order"]) == (1, 2, [3, 0])


@pytest.mark.parametrize(
    ("phase", "kind"), [("setup", "take"), ("turn", "turn"), ("choose", "choose"), ("gain", "take")]
)
def test_the_kinds_of_questions(phase: str, kind: str) -> None:
    found = 0
    for seed in range(4):
        for state in random_states(3, seed):
            if state.phase == phase and not state.draft:
                decision = state.decision(state.waiting()[0])
                assert decision is not None
                assert decision.kind == kind
                assert decision.default == ""
                found += 1
    assert found > 3


def test_the_last_turns_are_named_in_the_question() -> None:
    state = table(2, gems=["rr", "rr"], honey__market=[honey("rr"), *ROW[2:], honey("rrs")], honey__pile=[])
    assert state.decision(0).values == {"last": 1}  # type: ignore[union-attr]
    state = table(2, gems=["rr", "rr"], honey__market=[honey("rr"), *ROW[2:], honey("rrs")])
    assert state.decision(0).values == {}  # type: ignore[union-attr]
    assert state.decision(1) is None


def test_no_view_shows_a_card_of_a_pile_or_of_the_box_before_the_end() -> None:
    for state in random_states(4, 8):
        if state.over:
            continue
        hidden: set[Any] = {str(card.value) for card in (*state.pile, *state.box, *state.gathering)}
        for viewer in (None, 0, 3):
            view = game.view(state, viewer)
            shown = {piece.face for place in view.places.values() for piece in place.pieces}
            assert not hidden & shown
