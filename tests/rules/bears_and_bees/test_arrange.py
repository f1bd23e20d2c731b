"""Positions for scenarios: what is named is so, and the rest could have come about."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rules.bears_and_bees import game
from rules.kernel.refusal import Refusal


def arranged(changes: dict[str, Any], seats: int = 3) -> dict[str, Any]:
    data = game.arrange(game.encode(game.setup(seats, 2)), changes)
    game.check(game.decode(data))
    return data


def test_arranging_takes_named_cards_from_wherever_they_lie_and_keeps_the_size_of_hands() -> None:
    begun = arranged({"round": 1})
    sizes = [len(seat["hand"]) for seat in begun["seats"]]
    taken = begun["seats"][1]["hand"][0]
    data = arranged({"seats.0.hand": [taken, "H49", "R49"]})
    assert set(data["seats"][0]["hand"]) == {taken, "H49", "R49", data["seats"][0]["swarm_card"]}
    assert [len(seat["hand"]) for seat in data["seats"]][1:] == sizes[1:]
    assert taken not in data["seats"][1]["hand"]
    assert {name[0] for name in data["seats"][1]["hand"]} == {name[0] for name in begun["seats"][1]["hand"]}


def test_arranging_a_swarm_card_takes_it_from_who_held_it() -> None:
    begun = arranged({"round": 1})
    own, other = begun["seats"][0]["swarm_card"], begun["seats"][1]["swarm_card"]
    data = arranged({"seats.0.hand": ["H1", other]})
    assert data["seats"][0]["swarm_card"] == other
    assert data["seats"][1]["swarm_card"] in {own, *(f"S{number}" for number in range(1, 6))} - {other}
    assert data["seats"][1]["swarm_card"] in data["seats"][1]["hand"]


def test_arranging_decks_puts_the_rest_under_the_piles() -> None:
    data = arranged({"decks.honey": ["H1", "H2"], "seats.0.hand": ["H3"]})
    assert data["decks"]["honey"] == ["H1", "H2"]
    assert sum(len(seat["pile"]) for seat in data["seats"]) > 30
    assert all(seat["last"] is None for seat in data["seats"])


def test_arranging_an_empty_deck_or_a_fifth_token_triggers_the_end() -> None:
    assert arranged({"decks.research": []})["ending"] == "deck"
    assert arranged({"seats.1.swarms": 5})["ending"] == "swarms"
    assert arranged({"seats.1.swarms": 4})["ending"] == ""


def test_arranging_a_draft_puts_it_into_the_hand() -> None:
    data = arranged({"seats.1.draft": "H17", "seats.1.locked": True})
    assert "H17" in data["seats"][1]["hand"]
    assert game.decode(data).locked() == (1,)


def test_arranging_plays_set_up_out_unless_its_phase_is_named() -> None:
    assert arranged({"seats.0.honey": 4})["phase"] == "choose"
    data = arranged({"phase": "setup", "seats.0.honey": 4})
    assert data["phase"] == "setup"
    assert data["seats"][0]["honey"] == 4


def test_arranging_the_middle_of_a_round() -> None:
    data = arranged(
        {
            "phase": "research",
            "steps": [["end_of_round"], ["research", 2], ["take", 0, 2]],
            "taken": 1,
            "seats.0.played": "R1",
            "seats.1.played": "H1",
            "seats.2.played": "R2",
        }
    )
    state = game.decode(data)
    assert state.waiting() == (0,)
    assert game.view(state, None).facts["order"] == [0, 2]
    assert game.view(state, None).facts["draws"] == {"seat": 0, "taken": 1, "total": 2, "reason": "research"}


@pytest.mark.parametrize(
    "changes",
    [
        {"seats.7.honey": 1},
        {"seats.-1.honey": 1},
        {"seats.0.bears": 1},
        {"weather": "rain"},
        {"seats.x.honey": 1},
        {"round.first": 1},
        {"seats.0": {"honey": 1}},
        {"decks": {"honey": []}},
        {"seats.0.hand": "H1"},
        {"seats.0.hand": 7},
        {"seats.0.hand.0": "H1"},
        {"seats.0.hand": ["H1"], "seats.1.hand": ["H1"]},
        {"seats.0.hand": ["S1", "S2"]},
        {"seats.0.hand": [f"H{number}" for number in range(1, 11)]},
        {"seats.0.honey": 8},
    ],
)
def test_arranging_what_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="bad_state"):
        arranged(changes)


def test_arranging_changes_neither_of_what_it_was_given() -> None:
    data = game.encode(game.setup(3, 2))
    changes = {"seats.0.hand": ["H1", "R1"]}
    before = copy.deepcopy((data, changes))
    game.arrange(data, changes)
    assert (data, changes) == before
