"""What a seat may know: places, facts, and nothing beside them."""

from __future__ import annotations

import json

import pytest

from rules.bears_and_bees import game
from rules.bears_and_bees.state import State
from tests.rules.bears_and_bees.table import card, do, finish, random_states, show, shown, table

HANDS = [["R5", "H20", "R2", "H3"], ["H4", "R6"], ["H5", "H6"]]


def faces(state: State, viewer: int | None, place: str) -> list[str]:
    return [piece.face for piece in game.view(state, viewer).places[place].pieces]


def backs(state: State, viewer: int | None, place: str) -> list[str]:
    return [piece.back for piece in game.view(state, viewer).places[place].pieces]


def test_every_place_is_there_with_its_owner_and_kind() -> None:
    view = game.view(table(3, hands=HANDS), None)
    expected = {"deck/honey": "deck", "deck/research": "deck", "supply/honey": "supply"}
    for seat in range(3):
        kinds = ("hand", "draft", "played", "pile")
        expected |= {f"seat/{seat}/{kind}": kind for kind in kinds}
        expected |= {f"seat/{seat}/{token}": "tokens" for token in ("honey", "experience", "swarms")}
    assert {handle: place.kind for handle, place in view.places.items()} == expected
    for handle, place in view.places.items():
        assert place.owner == (int(handle.split("/")[1]) if handle.startswith("seat/") else None)


def test_the_owner_sees_its_hand_in_order() -> None:
    state = table(3, hands=HANDS)
    swarm = str(state.swarm_cards[0].value)
    assert faces(state, 0, "seat/0/hand") == ["H3", "H20", "R2", "R5", swarm]
    assert backs(state, 0, "seat/0/hand") == ["honey", "honey", "research", "research", "swarm"]
    piece = game.view(state, 0).places["seat/0/hand"].pieces[1]
    assert piece.handle == "card/H20"


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_b26_other_hands_are_backs_by_kind_and_never_in_hand_order(viewer: int | None) -> None:
    state = table(3, hands=HANDS)
    place = game.view(state, viewer).places["seat/0/hand"]
    assert place.count == 5
    assert [piece.back for piece in place.pieces] == ["honey", "honey", "research", "research", "swarm"]
    assert all(not piece.handle and not piece.face for piece in place.pieces)
    assert game.view(state, viewer).facts["counts"] == [[2, 2, 1], [1, 1, 1], [2, 0, 1]]


def test_b26_decks_show_their_counts_and_no_card() -> None:
    state = table(3, hands=HANDS)
    for viewer in (None, 0):
        place = game.view(state, viewer).places["deck/honey"]
        assert (place.count, place.pieces) == (len(state.decks[0]), ())


def test_a_draft_lies_before_its_owner_alone() -> None:
    state = table(3, hands=HANDS)
    do(state, 0, "play H20")
    assert faces(state, 0, "seat/0/draft") == ["H20"]
    assert "H20" not in faces(state, 0, "seat/0/hand")
    assert game.view(state, 0).places["seat/0/hand"].count == 4
    for viewer in (None, 1, 2):
        assert game.view(state, viewer).places["seat/0/draft"].count == 0
        assert game.view(state, viewer).places["seat/0/hand"].count == 5
        assert game.view(state, viewer).facts["counts"][0] == [2, 2, 1]
    do(state, 0, "lock")
    assert faces(state, 0, "seat/0/draft") == ["H20"]
    assert game.view(state, 1).places["seat/0/hand"].count == 5


def test_a_card_that_was_shown_lies_open_until_the_round_is_over() -> None:
    state = table(3, hands=[["R5", "H20"], ["H4", "R6"], ["H5", "H6"]])
    show(state, "R5", "H4", str(state.swarm_cards[2].value))
    assert state.phase == "research"
    for viewer in (None, 0, 1, 2):
        assert faces(state, viewer, "seat/0/played") == ["R5"]
        assert faces(state, viewer, "seat/2/played") == [str(state.swarm_cards[2].value)]
        # The swarm lies on the table, not in the hand, though it counts for the limit (B10).
        assert game.view(state, viewer).facts["counts"][2] == [2, 0, 0]
        assert game.view(state, viewer).places["seat/2/hand"].count == 2
    finish(state)
    assert faces(state, None, "seat/0/played") == []
    assert game.view(state, None).facts["counts"][2][2] == 1


def test_b07_the_top_of_a_pile_is_open_and_face_down_after_a_swarm() -> None:
    plain = card("honey", base=3)
    state = table(2, hands=[[plain, "H40", "H41"], ["H4", "R6", "H42"]])
    assert game.view(state, None).places["seat/0/pile"].count == 0
    show(state, plain, "H4")
    pile = game.view(state, None).places["seat/0/pile"]
    assert (pile.count, [piece.face for piece in pile.pieces]) == (1, [plain])
    show(state, str(state.swarm_cards[0].value), "H42")
    finish(state)
    pile = game.view(state, None).places["seat/0/pile"]
    assert (pile.count, [(piece.face, piece.handle, piece.back) for piece in pile.pieces]) == (1, [("", "", "swarm")])
    view = game.view(state, None)
    assert view.facts["last"] == ["swarm", "honey"]
    assert view.facts["history"] == [[plain, str(state.swarm_cards[0].value)], ["H4", "H42"]]


def test_b06_the_last_type_is_public_with_an_empty_pile() -> None:
    state = table(2, hands=[["H1"], ["H2"]], last=["swarm", None])
    view = game.view(state, 1)
    assert view.facts["last"] == ["swarm", None]
    assert view.places["seat/0/pile"].pieces == ()


def test_the_decision_is_only_in_the_view_of_the_seat_that_is_asked() -> None:
    state = shown("R5", "H4", "H5")
    assert game.view(state, 0).decision is not None
    assert game.view(state, 1).decision is None
    assert game.view(state, None).decision is None
    assert game.view(state, None).waiting == (0,)


def test_views_are_json_and_come_back_the_same() -> None:
    for state in random_states(3, 5)[::7]:
        for viewer in (None, 0, 2):
            view = game.view(state, viewer)
            data = json.loads(json.dumps(game.encode_view(view)))
            assert game.decode_view(data) == view
            assert game.encode_view(game.decode_view(data)) == data


@pytest.mark.parametrize("seats", [2, 4])
def test_each_card_has_one_handle_in_one_place(seats: int) -> None:
    for state in random_states(seats, 6):
        for viewer in (None, 0):
            pieces = [piece for place in game.view(state, viewer).places.values() for piece in place.pieces]
            handles = [piece.handle for piece in pieces if piece.handle]
            assert len(handles) == len(set(handles))
            assert all(bool(piece.handle) == bool(piece.face) for piece in pieces)


@pytest.mark.parametrize("seats", [2, 5])
def test_counts_agree_with_places(seats: int) -> None:
    for state in random_states(seats, 7):
        view = game.view(state, None)
        for seat in range(seats):
            assert sum(view.facts["counts"][seat]) == view.places[f"seat/{seat}/hand"].count
            assert sum(view.facts["counts"][seat]) == len(view.places[f"seat/{seat}/hand"].pieces)
