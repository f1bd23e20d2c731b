"""What a card would bring, told before it is played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules.bears_and_bees import game
from rules.bears_and_bees.actions import TYPES
from rules.bears_and_bees.state import State
from tests.rules.bears_and_bees.table import card, do, random_states, table

LAST_RESEARCH = card("honey", base=2, last=("research",), last_bonus=2)
BOTH_RESEARCH = card("honey", base=1, left=("research",), left_bonus=3, right=("research",), right_bonus=3)
BANNER = card("research", base=3, banner=True)


def preview(state: State, seat: int, name: str) -> dict[str, Any]:
    told = game.preview(game.view(state, seat), f"play {name}")
    assert told is not None
    return told


def test_a_honey_card_by_the_types_of_both_neighbours() -> None:
    state = table(3, hands=[[BOTH_RESEARCH, LAST_RESEARCH], ["H1"], ["H2"]], honey=[1, 0, 0])
    assert preview(state, 0, BOTH_RESEARCH) == {
        "unit": "honey",
        "rows": ["honey", "research", "swarm"],
        "columns": ["honey", "research", "swarm"],
        "gain": [[1, 4, 1], [4, 7, 4], [1, 4, 1]],
        "burst": [[False, False, False], [False, True, False], [False, False, False]],
        "banner": False,
        "last": 0,
        "base": 1,
    }


def test_what_was_played_last_is_certain_and_counted() -> None:
    state = table(3, hands=[[LAST_RESEARCH], ["H1"], ["H2"]], last=["research", None, None], honey=[4, 0, 0])
    told = preview(state, 0, LAST_RESEARCH)
    assert told["gain"] == [[4] * 3] * 3
    assert told["burst"] == [[True] * 3] * 3
    assert (told["base"], told["last"]) == (2, 2)


def test_with_two_seats_there_is_one_column_and_both_sides_pay() -> None:
    state = table(2, hands=[[BOTH_RESEARCH], ["H1"]], honey=[1, 0])
    told = preview(state, 0, BOTH_RESEARCH)
    assert told["rows"] == ["honey", "research", "swarm"]
    assert told["columns"] == [""]
    assert told["gain"] == [[1], [7], [1]]
    assert told["burst"] == [[False], [True], [False]]


def test_a_research_card_is_cut_at_nine_cards_and_at_the_decks() -> None:
    hands = [[BANNER, *[f"H{number}" for number in range(30, 37)]], ["H1"]]
    told = preview(table(2, hands=hands), 0, BANNER)
    assert told["unit"] == "cards"
    assert told["gain"] == [[1], [1], [1]]  # nine cards, one of them played: room for one
    assert told["burst"] == [[False]] * 3
    assert told["banner"]
    told = preview(table(2, hands=[[BANNER], ["H1"]], decks__honey=["H2"], decks__research=["R49"]), 0, BANNER)
    assert told["gain"] == [[2], [2], [2]]
    assert told["base"] == 3


def test_a_swarm_card_shows_the_sums_of_all_seats() -> None:
    state = table(3, hands=[["H1"], ["H2"], ["H3"]], honey=[1, 2, 3], experience=[4, 0, 1])
    assert preview(state, 0, str(state.swarm_cards[0].value)) == {"unit": "swarm", "sums": [5, 2, 4]}


def test_a_drafted_card_is_told_as_before() -> None:
    state = table(3, hands=[[BANNER, "H9"], ["H1"], ["H2"]])
    before = preview(state, 0, BANNER)
    do(state, 0, f"play {BANNER}")
    assert preview(state, 0, BANNER) == before


def test_there_is_nothing_to_tell_of_other_actions_and_other_hands() -> None:
    state = table(3, hands=[["H9"], ["H1"], ["H2"]])
    view = game.view(state, 0)
    for text in ("lock", "draw honey", "play H1", "play H49", "nonsense", ""):
        assert game.preview(view, text) is None
    assert game.preview(game.view(state, None), "play H9") is None


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_told_comes_true(seats: int) -> None:
    """Whatever is played: the seat gains what its preview said for the types that its neighbours showed."""
    pick = random.Random(seats)
    seen = 0
    for seed in range(12):
        for state in random_states(seats, seed):
            if state.phase != "choose" or len(state.waiting()) < seats or any(state.chosen):
                continue
            plays = [pick.choice(state.legal(seat)) for seat in range(seats)]
            types = [TYPES[state.deck.kinds[play]] for play in plays]
            told = game.preview(game.view(state, 0), str(plays[0]))
            assert told is not None
            if told["unit"] != "honey":
                continue
            gain = told["gain"][told["rows"].index(types[1])][told["columns"].index(types[-1] if seats > 2 else "")]
            beats: list[int] = []
            for seat, play in enumerate(plays):
                do(state, seat, str(play), "lock", log=Gains(beats) if seat == seats - 1 else None)  # type: ignore[arg-type]
            assert beats == [gain]
            seen += 1
    assert seen > 20


class Gains:
    """Hears only what the first seat is paid for its card."""

    def __init__(self, gains: list[int]) -> None:
        self.gains = gains
        self.open = True

    def event(self, event: Any) -> None:
        if event.kind == "gained_honey" and event.seat == 0 and self.open:
            self.gains.append(event.count)
        self.open = self.open and event.kind != "swarm_count"

    def beat(self, state: State) -> None:
        """Beats do not matter here."""
