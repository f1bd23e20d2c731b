"""States as data: read back the same, and with their deck."""

from __future__ import annotations

import json

import msgspec
import pytest

import rules.secret_kingdom as package
from rules.kernel.match import Match
from rules.kernel.record import Entry, from_json, to_json
from rules.kernel.refusal import Refusal
from rules.secret_kingdom import arrange as arranging
from rules.secret_kingdom import deck as decking
from rules.secret_kingdom import game
from rules.secret_kingdom import view as viewing
from rules.secret_kingdom.deck import house_deck, read_deck
from tests.rules.secret_kingdom.table import do, gathering, honey, match, own_deck, random_states, table

PAIR, ROSES = gathering("rs", "fb"), gathering("rr", "sfb")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("beehives", ["off", "five"])
def test_every_state_of_a_game_comes_back_the_same_and_goes_on_alike(seats: int, beehives: str) -> None:
    for state in random_states(seats, 11, {"beehives": beehives}):
        data = json.loads(json.dumps(game.encode(state)))
        back = game.decode(data)
        assert game.encode(back) == data
        assert (back.waiting(), back.choices, back.left) == (state.waiting(), state.choices, state.left)
        assert (back.instant, back.bonus) == (state.instant, state.bonus)
        if not state.over:
            seat = state.waiting()[0]
            action = state.legal(seat)[-1]
            back.apply(seat, action)
            state.apply(seat, action)
            assert game.encode(back) == game.encode(state)


def test_the_paths_that_scenarios_use() -> None:
    state = table(gems=["rrs", "b"], honey=[["H1"], []], honey__market=[honey("rrs"), "H45", "H46", "H47"])
    data = game.encode(state)
    assert data["seats"][0] == {"gems": {"rose": 2, "sunflower": 1, "snowflake": 0, "bellflower": 0}, "honey": ["H1"]}
    assert data["seats"][1]["gems"]["bellflower"] == 1
    assert data["honey"]["market"] == [honey("rrs"), "H45", "H46", "H47"]
    assert data["honey"]["pile"][-1] == str(state.pile[-1].value)
    assert data["gathering"]["pile"][-1] == str(state.gathering[-1].value)
    assert (data["turn"], data["round"], data["phase"], data["ender"], data["winner"]) == (0, 1, "turn", None, None)
    assert data["options"] == {"beehives": "off", "any_mix": False, "tie_break": False, "first": 0}
    do(state, 0, f"buy {honey('rrs')}")
    assert game.encode(state)["draft"] == [f"buy {honey('rrs')}"]


def test_a_state_names_its_deck_and_is_read_with_it() -> None:
    deck = own_deck(lambda cards: cards[0].update(points=9))
    encoded = json.loads(json.dumps(game.encode(game.setup(2, 3, deck=deck))))
    assert encoded["deck"] == deck.mark
    assert game.decode(encoded, deck).deck is deck
    with pytest.raises(Refusal) as caught:
        game.decode(encoded)
    assert caught.value.values["path"] == "deck"


def test_a_saved_game_outlives_a_new_version_of_the_house_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = match(2, 3)
    while len(begun.record().snapshots) < 3:
        seat = begun.waiting()[0]
        begun.apply(seat, begun.legal(seat)[0])
    record = from_json(to_json(begun.record()))
    data = house_deck().data()
    data["card"][0]["points"] = 7
    newer = read_deck({**data, "version": 2})
    for module in (decking, package, arranging, viewing):
        if hasattr(module, "house_deck"):
            monkeypatch.setattr(module, "house_deck", lambda: newer)
    assert Match.start(record.setup).digest() != Match.start(record.setup, record.deck).digest()
    again = Match.load(record)
    assert (again.digest(), again.resumed) == (begun.digest(), None)
    unplayable = msgspec.structs.replace(record, rules=0, entries=[Entry("act", 0, "lock"), *record.entries])
    resumed = Match.load(unplayable)
    assert resumed.resumed is not None
    assert resumed.record().deck == record.deck
