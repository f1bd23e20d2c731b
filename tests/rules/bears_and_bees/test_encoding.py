"""States as data: read back the same, refused where they cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import rules.bears_and_bees as package
from rules.bears_and_bees import arrange as arranging
from rules.bears_and_bees import cards, game
from rules.bears_and_bees.cards import Deck, house_deck, read_deck
from rules.kernel.match import Match
from rules.kernel.record import Entry, Setup, from_json, to_json
from rules.kernel.refusal import Refusal
from tests.rules.bears_and_bees.table import do, random_states, shown, table

HANDS = [["R5", "H20"], ["H4", "R6"], ["H5", "H6", "R7"]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_state_of_a_game_comes_back_the_same_and_goes_on_alike(seats: int) -> None:
    for state in random_states(seats, 11):
        data = json.loads(json.dumps(game.encode(state)))
        back = game.decode(data)
        assert game.encode(back) == data
        assert back.waiting() == state.waiting()
        if not state.over:
            seat = state.waiting()[0]
            action = state.legal(seat)[-1]
            back.apply(seat, action)
            state.apply(seat, action)
            assert game.encode(back) == game.encode(state)


def test_the_paths_that_scenarios_use() -> None:
    state = table(3, hands=HANDS, honey=[1, 2, 3])
    do(state, 1, "play H4", "lock")
    data = game.encode(state)
    assert data["seats"][1] == {
        "hand": ["H4", "R6", data["seats"][1]["swarm_card"]],
        "honey": 2,
        "experience": 0,
        "swarms": 0,
        "last": None,
        "pile": [],
        "swarm_card": str(state.swarm_cards[1].value),
        "draft": "H4",
        "locked": True,
        "played": None,
    }
    assert data["decks"]["honey"][-1] == str(state.decks[0][-1].value)
    assert (data["round"], data["phase"], data["steps"], data["ending"]) == (1, "choose", [], "")


def other_deck(name: str, version: int) -> Deck:
    data = house_deck().data()
    data["card"][0]["base"] = 9
    return read_deck({**data, "name": name, "version": version})


def test_a_state_names_its_deck_and_is_read_with_it() -> None:
    deck = other_deck("own", 1)
    encoded = json.loads(json.dumps(game.encode(game.setup(2, 3, deck=deck))))
    assert encoded["deck"] == deck.mark
    assert (deck.mark["name"], deck.mark["version"]) == ("own", 1)
    assert game.decode(encoded, deck).deck is deck
    with pytest.raises(Refusal) as caught:
        game.decode(encoded)
    assert caught.value.values["path"] == "deck"


def test_a_saved_game_outlives_a_new_version_of_the_house_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = Match.start(Setup("bears_and_bees", 2, 3))
    while len(begun.record().snapshots) < 3:
        seat = begun.waiting()[0]
        begun.apply(seat, begun.legal(seat)[0])
    record = from_json(to_json(begun.record()))
    newer = other_deck("house deck", 2)
    for module in (cards, package, arranging):
        monkeypatch.setattr(module, "house_deck", lambda: newer)
    assert Match.start(Setup("bears_and_bees", 2, 3)).digest() != Match.start(record.setup, record.deck).digest()
    again = Match.load(record)
    assert again.digest() == begun.digest()
    assert again.resumed is None
    unplayable = msgspec.structs.replace(record, rules=0, entries=[Entry("act", 0, "take honey"), *record.entries])
    resumed = Match.load(unplayable)
    assert resumed.resumed is not None
    assert resumed.record().deck == record.deck
    while not resumed.over:
        seat = resumed.waiting()[0]
        resumed.apply(seat, resumed.legal(seat)[0])


def middle() -> dict[str, Any]:
    """A seat in the middle of its research card, with a round behind it."""
    return game.encode(shown("R5", "H4", "H5", piles=[["H30"], ["R30"], ["H31"]], last=["honey", "research", "honey"]))


def changed(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        *way, last = path.split(".")
        place: Any = data
        for segment in way:
            place = place[int(segment) if isinstance(place, list) else segment]
        place[int(last) if isinstance(place, list) else last] = value

    return change


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("seats.0.honey", -1, "seats.0.honey"),
        ("seats.0.honey", "3", "seats.0.honey"),
        ("seats.0.honey", 10, "seats.0.honey"),
        ("seats.1.experience", 1.5, "seats.1.experience"),
        ("seats.1.hand", ["H77"], "seats.1.hand.0"),
        ("seats.1.hand", [f"H{number}" for number in range(10, 20)], "seats.1.hand"),
        ("seats.2.last", "bear", "seats.2.last"),
        ("seats.2.pile", ["X"], "seats.2.pile.0"),
        ("seats.2.swarm_card", "H1", "seats.2.swarm_card"),
        ("seats.2.draft", "H1", "seats.2.draft"),
        ("seats.2.draft", "Q1", "seats.2.draft"),
        ("seats.2.locked", True, "seats.2.locked"),
        ("seats.2.locked", 1, "seats.2.locked"),
        ("seats.2.played", None, "seats.2.played"),
        ("seats.2.played", "H99", "seats.2.played"),
        ("decks.honey", ["H99"], "decks.honey.0"),
        ("decks.honey", None, "decks.honey"),
        ("phase", "lunch", "phase"),
        ("phase", "choose", "steps"),
        ("phase", "over", "steps"),
        ("round", -1, "round"),
        ("revealed", 10**30, "revealed"),
        ("seats.1.experience", 10**30, "seats.1.experience"),
        ("steps", [], "steps"),
        ("steps", [["end_of_round"], []], "steps"),
        ("steps", [["end_of_round take"]], "steps.0"),
        ("steps", [[1], ["take", 0, 2]], "steps"),
        ("steps", [["end_of_round"], ["take", 0]], "steps.1"),
        ("steps", [["end_of_round"], ["take", 7, 2]], "steps.1"),
        ("steps", [["end_of_round"], ["take", 0, "2"]], "steps.1"),
        ("steps", [["end_of_round"], ["research", 5], ["take", 0, 2]], "steps.1"),
        ("steps", [["end_of_round"], ["research", 1], ["take", 0, 2]], "steps.1"),
        ("steps", [["end_of_round"], ["take", 1, 2]], "steps.1"),
        ("taken", 3, "taken"),
        ("taken", -1, "taken"),
        ("phase", "setup", "steps"),
        ("ending", "rain", "ending"),
        ("chance", 1 << 64, "chance"),
        ("chance", -1, "chance"),
        ("seats", [], "seats"),
        ("deck", {"name": "house deck", "version": 99}, "deck"),
        ("deck", 3, "deck"),
    ],
)
def test_nonsense_is_refused_with_its_path(path: str, value: Any, where: str) -> None:
    data = middle()
    changed(path, value)(data)
    with pytest.raises(Refusal) as caught:
        game.decode(data)
    assert caught.value.key == "bad_state"
    assert caught.value.values["path"] == where
    assert caught.value.values["reason"]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.0.swarms", 5),
        ("seats.1.hand", []),
        ("ending", "deck"),
        ("ending", "swarms"),
        ("seats.2.played", "S5"),
        ("seats.2.swarm_card", "S5"),
        ("decks.honey", ["H1"]),
    ],
)
def test_what_breaks_an_invariant_is_refused_in_words(path: str, value: Any) -> None:
    data = middle()
    changed(path, value)(data)
    with pytest.raises(Refusal, match="bad_state"):
        game.decode(data)


def test_a_step_without_a_name_is_refused_in_every_phase() -> None:
    with pytest.raises(Refusal, match="nothing"):
        game.decode({**game.encode(table(3, hands=HANDS)), "steps": [[]]})


def test_a_card_in_two_places_is_refused_with_both() -> None:
    data = middle()
    data["seats"][1]["hand"][0] = data["decks"]["honey"][3]
    with pytest.raises(Refusal) as caught:
        game.decode(data)
    assert {"seats.1.hand.0", "decks.honey.3"} <= set(str(caught.value).replace(",", "").replace("=", " ").split())


def test_a_field_too_many_or_too_few_is_refused() -> None:
    data = middle()
    seat = data["seats"][0]
    fewer_in_seat = {name: value for name, value in seat.items() if name != "honey"}
    for spoilt in (
        {**data, "weather": "rain"},
        {name: value for name, value in data.items() if name != "round"},
        {**data, "seats": [fewer_in_seat, *data["seats"][1:]]},
        {**data, "seats": [{**seat, "bears": 1}, *data["seats"][1:]]},
    ):
        with pytest.raises(Refusal, match="bad_state"):
            game.decode(spoilt)
