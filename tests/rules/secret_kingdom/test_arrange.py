"""Positions for scenarios: what is named is so, and the rest could have come about."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rules.kernel.refusal import Refusal
from rules.secret_kingdom import game
from tests.rules.secret_kingdom.table import honey


def arranged(changes: dict[str, Any], seats: int = 3, options: dict[str, Any] | None = None) -> dict[str, Any]:
    data = game.arrange(game.encode(game.setup(seats, 2, options)), changes)
    game.check(game.decode(data))
    return data


def test_arranging_chooses_the_first_gems_and_begins_a_turn() -> None:
    data = arranged({"round": 1})
    first = data["first"]
    assert [sum(seat["gems"].values()) for seat in data["seats"]] == [1 if seat == first else 2 for seat in range(3)]
    assert data["turn"] == first
    assert data["phase"] in ("turn", "choose")


def test_arranging_keeps_set_up_where_it_is_named() -> None:
    data = arranged({"phase": "setup"})
    assert data["phase"] == "setup"
    assert sum(sum(seat["gems"].values()) for seat in data["seats"]) == 0


def test_arranging_takes_named_cards_from_wherever_they_lie() -> None:
    begun = arranged({"round": 1})
    taken = [begun["honey"]["market"][1], begun["honey"]["pile"][0], begun["honey"]["box"][0]]
    data = arranged({"seats.1.honey": taken})
    assert data["seats"][1]["honey"] == taken
    assert len(data["honey"]["market"]) == 4
    assert data["honey"]["market"][:3] == [name for name in begun["honey"]["market"] if name not in taken]
    assert data["honey"]["market"][3] == begun["honey"]["pile"][-1]
    assert len(data["honey"]["box"]) >= 28


def test_arranging_the_row_puts_the_old_one_under_the_pile() -> None:
    begun = arranged({"round": 1})
    row = [honey("rr"), honey("ss"), honey("ff"), honey("bb")]
    data = arranged({"honey.market": row})
    assert data["honey"]["market"] == row
    left = [name for name in begun["honey"]["market"] if name not in row]
    assert set(left) <= {*data["honey"]["pile"], *data["honey"]["box"]}
    assert len(data["honey"]["box"]) == 28


def test_arranging_the_pile_puts_the_rest_into_the_box() -> None:
    data = arranged({"honey.pile": ["H1", "H2"]})
    assert data["honey"]["pile"] == ["H1", "H2"]
    assert len(data["honey"]["market"]) == 4
    assert len(data["honey"]["box"]) == 42
    assert data["ender"] is None


def test_arranging_an_empty_pile_says_who_ended_the_game() -> None:
    data = arranged({"honey.pile": [], "turn": 1})
    assert data["ender"] == 0
    assert arranged({"honey.pile": [], "turn": 1, "ender": 2})["ender"] == 2


def test_arranging_the_gathering_pile_puts_the_rest_among_the_discards() -> None:
    data = arranged({"gathering.pile": ["G1", "G2", "G3"], "seats.0.gems.rose": 0})
    gathering = data["gathering"]
    left = [*gathering["pile"], *reversed(gathering["drawn"])]
    assert left == ["G1", "G2", "G3"]
    assert len(gathering["discard"]) == 19


def test_arranging_the_discards_leaves_the_rest_in_the_pile() -> None:
    data = arranged({"gathering.discard": ["G5", "G6"]})
    assert data["gathering"]["discard"] == ["G5", "G6"]
    assert len(data["gathering"]["pile"]) + len(data["gathering"]["drawn"]) == 20


def poor(seats: int) -> dict[str, Any]:
    colours = ("rose", "sunflower", "snowflake", "bellflower")
    return {f"seats.{seat}.gems.{colour}": 0 for seat in range(seats) for colour in colours}


def test_arranging_draws_for_a_seat_that_can_buy_nothing() -> None:
    data = arranged({**poor(3), "gathering.pile": ["G1", "G2", "G3", "G4"]})
    assert (data["phase"], data["gathering"]["drawn"]) == ("choose", ["G4", "G3"])
    data = arranged({**poor(3), "turn": 1, "seats.1.gems.rose": 2, "honey.market": ["H5", "H45", "H46", "H47"]})
    assert (data["phase"], data["gathering"]["drawn"]) == ("turn", [])


def test_arranging_the_middle_of_a_turn() -> None:
    data = arranged({"gathering.drawn": ["G1", "G2"], "turn": 2})
    assert (data["phase"], data["turn"]) == ("choose", 2)
    data = arranged(
        {
            **poor(3),
            "turn": 1,
            "phase": "gain",
            "gathering.played": "G1",
            "steps": [["end", 0], ["gain", 0, 1, 12, "others"]],
        }
    )
    assert game.decode(data).waiting() == (0,)
    data = arranged(
        {"turn": 0, "seats.0.gems.rose": 2, "honey.market": ["H5", "H45", "H46", "H47"], "draft": ["buy H5"]}
    )
    assert game.decode(data).legal(0) == (game.parse("lock"),)
    data = arranged(
        {
            **poor(3),
            "turn": 0,
            "phase": "gain",
            "honey.buying": "H1",
            "steps": [["end", 0], ["place", 2], ["gain", 0, 1, 15, "effect"]],
        }
    )
    assert len(data["honey"]["market"]) == 3
    assert "H1" not in [*data["honey"]["market"], *data["honey"]["pile"], *data["honey"]["box"]]


def test_arranging_beehives() -> None:
    data = arranged({"beehives": ["B1", "B2", "B4"]}, options={"beehives": "four"})
    assert data["beehives"] == ["B1", "B2", "B4"]
    with pytest.raises(Refusal, match="bad_state"):
        arranged({"beehives": ["B1", "B2", "B5"]}, options={"beehives": "four"})
    with pytest.raises(Refusal, match="bad_state"):
        arranged({"beehives": ["B2", "B1", "B3"]}, options={"beehives": "four"})


@pytest.mark.parametrize(
    "changes",
    [
        {"seats.7.honey": []},
        {"seats.-1.honey": []},
        {"seats.0.bears": 1},
        {"weather": "rain"},
        {"seats.x.honey": []},
        {"round.first": 1},
        {"seats.0": {"honey": []}},
        {"honey": {"pile": []}},
        {"seats.0.honey": "H1"},
        {"seats.0.honey": 7},
        {"seats.0.gems.rose": 4},
        {"seats.0.honey": ["H1"], "seats.1.honey": ["H1"]},
        {"honey.market": ["H1", "H2", "H3", "H4", "H5"]},
        {"gathering.drawn": ["G1"]},
        {"gathering.drawn": ["G1", "G1"]},
        {"turn": 3},
        {"turn": 7},
        {"beehives": ["B1", "B2", "B3"]},
        {"honey.box": []},
    ],
)
def test_arranging_what_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="bad_state"):
        arranged(changes)


def test_arranging_changes_neither_of_what_it_was_given() -> None:
    data = game.encode(game.setup(3, 2))
    changes = {"seats.0.honey": ["H1"], "honey.pile": ["H2", "H3"], "gathering.pile": ["G1", "G2", "G3"]}
    before = copy.deepcopy((data, changes))
    game.arrange(data, changes)
    assert (data, changes) == before
