"""States on paper: they come back as they were, and what cannot be is refused with its place."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from rules.bear_necessities import game
from rules.bear_necessities.cards import house_deck, read_deck
from rules.kernel.reading import put
from rules.kernel.refusal import Refusal
from tests.rules.bear_necessities.table import choose, do, laid, lock_all, number, random_states, table


def middle() -> dict[str, Any]:
    """Two seats in round 3 with a memory, one of which has locked and one has drafted."""
    state = game.setup(2, 4)
    lock_all(state)
    lock_all(state)
    choose(state, 0)
    do(state, 0, "lock")
    do(state, 1, str(state.legal(1)[0]))
    return game.encode(state)


def asking() -> dict[str, Any]:
    state = table(2, phase="keep", round=5)
    do(state, 0, "answer keep")
    return game.encode(state)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_state_of_a_game_comes_back_from_its_json(seats: int) -> None:
    for state in random_states(seats, seats)[::3]:
        data = game.encode(state)
        again = game.decode(json.loads(json.dumps(data)))
        assert game.encode(again) == data
        for name in state.__slots__:
            assert getattr(again, name) == getattr(state, name), name


def test_paths_can_be_read() -> None:
    state = table(tableaus=[laid(Cat="0,0")], hands=[["N30", "N1"]], bees=[2, 0])
    do(state, 0, "play N30", "at 1,0")
    data = game.encode(state)
    seat = data["seats"][0]
    assert seat["tableau"] == [f"{number('Cat')} at 0,0"]
    assert seat["hand"][0] == "N1"
    assert seat["draft"] == ["play N30", "at 1,0"]
    assert (seat["bees"], seat["locked"], seat["answered"], seat["reserve"]) == (2, False, False, None)
    assert (data["round"], data["phase"]) == (2, "choose")
    assert data["deck"] == house_deck().mark


FAULTS: list[tuple[Callable[[], dict[str, Any]], str, Any, str, str]] = [
    (middle, "seats.0.vp", -1, "seats.0.vp", "0"),
    (middle, "seats.0.vp", 1, "", "gained"),
    (middle, "seats.0.bees", "two", "seats.0.bees", "int"),
    (middle, "seats.0.hive_vp", 3, "", "hives"),
    (middle, "seats.0.tableau", ["N95 at 0,0"], "seats.0.tableau.0", "no card N95"),
    (middle, "seats.0.draft", [], "seats.0.locked", "not all is chosen"),
    (middle, "seats.0.draft", ["lock"], "seats.0.draft.0", "not what is asked"),
    (middle, "seats.1.draft", ["play N0"], "seats.1.draft", "unknown_action"),
    (middle, "seats.1.draft", ["keep N1"], "seats.1.draft.0", "not what is asked"),
    (middle, "seats.1.answered", True, "seats.1.answered", "not asked about"),
    (middle, "seats.1.reserve", "N0", "seats.1.reserve.0", "no card N0"),
    (middle, "seats", [], "seats", "length"),
    (middle, "pile", [], "", "in no place"),
    (middle, "round", 4, "", "placed"),
    (middle, "round", 13, "round", "12"),
    (middle, "phase", "keep", "seats.0.draft.0", "not what is asked"),
    (middle, "phase", "over", "phase", "after the end"),
    (middle, "phase", "asleep", "phase", "asleep"),
    (middle, "dealer", 2, "", "dealer"),
    (middle, "deals", [], "", "begin with a deal"),
    (middle, "past", [], "", "not the one before"),
    (middle, "chance", 1 << 64, "chance", "64 bits"),
    (middle, "past.0.vp", [1], "past.0", "one for each seat"),
    (middle, "past.0.vp", [99, 99], "", "gained"),
    (middle, "past.0.runs", [["play N1"], ["play N2"]], "past.0.runs.0", "a card, its cell"),
    (middle, "past.0.runs", [["lock"] * 3, ["lock"] * 3], "past.0.runs.0", "a card, its cell"),
    (middle, "deals.0.hands", [["N1"]], "deals.0", "one for each seat"),
    (middle, "deals.0.hands", [["N1"], ["N2"]], "", "do not go together|does not go together"),
    (middle, "deals.0.stayed", [True], "deals.0", "one for each seat"),
    (middle, "deals.0.round", 2, "", "."),
    (asking, "seats.1.answered", True, "", "."),
    (asking, "seats.1.reserve", None, "", "in no place|reserve"),
    (asking, "seats.0.aside", [], "", "."),
    (asking, "seats.1.draft", ["answer keep"], "seats.1.draft.0", "not what is asked"),
    (asking, "round", 6, "", "."),
]


@pytest.mark.parametrize(("begin", "path", "value", "place", "reason"), FAULTS)
def test_what_cannot_be_is_refused_with_its_place(
    begin: Callable[[], dict[str, Any]], path: str, value: Any, place: str, reason: str
) -> None:
    data = copy.deepcopy(begin())
    game.decode(data)
    put(data, path, value)
    with pytest.raises(Refusal) as caught:
        game.decode(data)
    assert caught.value.key == "bad_state"
    assert caught.value.values["path"] == place
    assert re.search(reason, str(caught.value.values["reason"])), caught.value.values["reason"]


def test_a_card_that_lies_twice_is_refused_with_both_places() -> None:
    data = middle()
    data["pile"][0] = data["seats"][1]["hand"][0]
    with pytest.raises(Refusal) as caught:
        game.decode(data)
    assert caught.value.values["path"] == "seats.1.hand.0"
    assert caught.value.values["reason"] == f"{data['pile'][0]} lies at pile.0 already"


def test_a_reserve_in_the_hand_of_a_seat_that_has_not_answered_lies_twice() -> None:
    data = asking()
    data["seats"][0]["answered"] = False
    with pytest.raises(Refusal, match=r"lies at seats\.0\.reserve already"):
        game.decode(data)


@pytest.mark.parametrize("line", ["{} on 0,0", "{} at 9,0", "{}", "{} at "])
def test_a_tableau_that_cannot_be_read_is_refused(line: str) -> None:
    data = middle()
    data["seats"][0]["tableau"][1] = line.format(data["seats"][0]["tableau"][1].split()[0])
    with pytest.raises(Refusal) as caught:
        game.decode(data)
    assert caught.value.values["path"] == "seats.0.tableau.1"


def test_two_cards_at_one_cell_are_refused() -> None:
    data = middle()
    first, second = data["seats"][0]["tableau"]
    data["seats"][0]["tableau"][1] = f"{second.split()[0]} at {first.split()[-1]}"
    with pytest.raises(Refusal, match="cell of its own"):
        game.decode(data)


def test_the_mark_of_another_deck_is_refused() -> None:
    with pytest.raises(Refusal, match="another deck"):
        game.decode({**middle(), "deck": {"name": "other", "version": 1, "seal": ""}})


def test_when_all_have_locked_cards_are_shown() -> None:
    data = middle()
    state = game.decode(data)
    choose(state, 1)
    data = game.encode(state)
    data["seats"][1]["locked"] = True
    with pytest.raises(Refusal, match="when all have locked"):
        game.decode(data)


def test_a_field_too_many_is_refused() -> None:
    with pytest.raises(Refusal, match="bad_state"):
        game.decode({**middle(), "more": 1})


def test_a_state_is_read_with_the_deck_that_it_was_played_with() -> None:
    data = house_deck().data()
    data["card"][0]["vp"] = 9
    own = read_deck({**data, "name": "own"})
    state = game.encode(game.setup(2, 1, deck=own))
    assert game.encode(game.decode(state, own)) == state
    with pytest.raises(Refusal, match="another deck"):
        game.decode(state)
