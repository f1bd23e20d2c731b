"""What a choice would bring, before it is locked."""

from __future__ import annotations

from typing import Any

import pytest

from rules.bear_necessities import game
from rules.bear_necessities.state import State
from tests.rules.bear_necessities.table import choose, do, laid, lock_all, number, random_states, table

AROUND = {"Log_Cabin": "0,0", "Eagle": "0,1", "Lighthouse": "0,2", "Dog": "1,2", "Fisherbear": "2,2"}


def preview(state: State, text: str, seat: int = 0) -> dict[str, Any]:
    found = game.preview(game.view(state, seat), text)
    assert found is not None
    return found


def berries() -> State:
    return table(tableaus=[laid(**AROUND)], hands=[[number("Berries"), number("Cat")]])


def test_a_card_shows_what_it_would_bring_at_each_free_cell() -> None:
    state = berries()
    cells = {cell["cell"]: cell["vp"] for cell in preview(state, f"play {number('Berries')}")["cells"]}
    assert list(cells) == game.view(state, 0).facts["free"][0]
    assert cells["1,1"] == 11
    assert cells["1,0"] == 0 + 4


def test_a_cell_shows_its_activations_one_by_one() -> None:
    state = berries()
    do(state, 0, f"play {number('Berries')}")
    line = preview(state, "at 1,1")
    assert (line["cell"], line["vp"], line["bees"], line["hives"], line["reserve"]) == ("1,1", 11, 0, 0, {})
    assert [(told["card"], told["cell"], told["vp"]) for told in line["activations"]] == [
        (number("Berries"), "1,1", 4),
        (number("Eagle"), "0,1", 4),
        (number("Dog"), "1,2", 3),
    ]
    assert line["activations"][2] == {
        "card": number("Dog"), "cell": "1,2", "vp": 3, "bees": 0, "goal": "", "base": 1, "each": 2, "times": 1,
    }  # fmt: skip


def test_while_no_reserve_is_chosen_it_says_what_one_of_a_colour_would_add() -> None:
    forecast = number("Weather Forecast (City)")
    state = table(tableaus=[laid(Camel="0,0")], hands=[[forecast, number("Cat"), number("Goat"), number("Anchor")]])
    assert {cell["vp"] for cell in preview(state, f"play {forecast}")["cells"]} == {6}
    do(state, 0, f"play {forecast}")
    line = preview(state, "at 1,0")
    assert (line["vp"], line["reserve"]) == (6, {"city": 4})
    do(state, 0, "at 1,0")
    assert preview(state, f"keep {number('Cat')}")["vp"] == 10
    assert preview(state, f"keep {number('Goat')}")["vp"] == 6
    do(state, 0, f"keep {number('Cat')}")
    assert (preview(state, "lock")["vp"], preview(state, "lock")["reserve"]) == (10, {})


def test_goals_are_told_as_met_or_unmet_and_bees_as_they_come() -> None:
    state = table(
        tableaus=[laid(Reed_Hive="0,0", Bearlet="1,1", Captain="0,1", Moss="0,2")], hands=[[number("Cat")]], bees=[5, 0]
    )
    do(state, 0, f"play {number('Cat')}")
    line = preview(state, "at 1,0")
    told = {each["card"]: (each["goal"], each["vp"], each["bees"]) for each in line["activations"]}
    assert told == {number("Cat"): ("", 4, 0), number("Reed Hive"): ("", 0, 1), number("Bearlet"): ("met", 10, 0)}
    assert (line["bees"], line["hives"]) == (1, 1)
    assert {each["card"]: each["goal"] for each in preview(state, "at 1,2")["activations"]}[
        number("Bearlet")
    ] == "unmet"


def test_an_order_that_is_not_chosen_is_the_best_and_one_that_is_chosen_counts() -> None:
    cells = {"Rooftop_Hives": "0,0", "Beekeeper": "1,1", "Camel": "0,1"}
    state = table(tableaus=[laid(**cells)], hands=[[number("Cat")]])
    do(state, 0, f"play {number('Cat')}")
    assert preview(state, "at 1,0")["vp"] == 5
    do(state, 0, "at 1,0")
    assert preview(state, "activate 0,0")["vp"] == 5
    assert preview(state, "activate 1,1")["vp"] == 4
    do(state, 0, "activate 1,1")
    assert preview(state, "lock")["vp"] == 4


def test_what_is_not_asked_or_cannot_be_known_has_no_preview() -> None:
    state = berries()
    view = game.view(state, 0)
    for text in ("lock", "at 1,1", f"play {number('Dog')}", "nonsense", ""):
        assert game.preview(view, text) is None
    assert game.preview(game.view(state, None), f"play {number('Berries')}") is None
    asking = table(2, phase="keep", round=5)
    assert game.preview(game.view(asking, 0), "answer keep") is None


@pytest.mark.parametrize("seats", [2, 5])
def test_what_lock_shows_is_what_the_round_brings(seats: int) -> None:
    state = game.setup(seats, 3)
    while not state.over:
        for seat in state.waiting():
            if state.legal(seat)[0].verb == "answer":
                do(state, seat, "answer keep")
        lines = []
        for seat in range(seats):
            choose(state, seat)
            lines.append(preview(state, "lock", seat))
        before = state.bees
        lock_all(state)
        gains = state.past[-1].gains
        assert [line["vp"] for line in lines] == list(gains)
        for seat, line in enumerate(lines):
            assert sum(told["vp"] for told in line["activations"]) == line["vp"]
            assert state.bees[seat] == before[seat] + line["bees"] + (gains[seat] == min(gains))


def test_every_legal_action_of_a_random_game_can_be_previewed() -> None:
    for state in random_states(3, 5)[::4]:
        for seat in state.waiting():
            for action in state.legal(seat):
                found = game.preview(game.view(state, seat), str(action))
                assert (found is None) == (action.verb == "answer")
