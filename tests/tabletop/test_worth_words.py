"""What bots weigh and where hints point has words: a part without a sentence is a fault, and the other way round."""

from __future__ import annotations

from importlib import import_module

import pytest

from rules import games
from tabletop.bots.mind import mind_of
from tabletop.texts import find, game_worth, say
from tests.contract.playing import random_game


def sentences(game: str) -> dict[str, set[str]]:
    """The parts and the regions that ``game`` has sentences for."""
    keys = {key.removeprefix(f"{game}_worth.") for key in import_module(f"tabletop.texts.{game}_worth").SENTENCES}
    looks = {key.removeprefix("look.") for key in keys if key.startswith("look.")}
    return {"parts": {key for key in keys if not key.startswith("look.")}, "looks": looks}


@pytest.mark.parametrize("key", list(games))
def test_every_part_of_a_mind_has_its_sentence_and_every_sentence_its_part(key: str) -> None:
    mind, weighed = mind_of(key), set[str]()
    for seed, seats in enumerate(games[key].seats):
        for state, seat, _action in random_game(key, seats, seed):
            weighed |= set(mind.parts(state, seat))
        weighed |= set(mind.parts(state, seat))
    assert weighed == sentences(key)["parts"]
    assert mind.at_hand <= weighed


@pytest.mark.parametrize("key", list(games))
def test_every_action_is_done_somewhere_and_every_region_is_told(key: str) -> None:
    worth = game_worth(key)
    assert set(worth.looks) == {action.verb for action in games[key].actions}
    assert set(worth.looks.values()) == sentences(key)["looks"]
    assert all(worth.look(action.text) != say("hint.look") for action in games[key].actions)


def test_a_game_without_such_words_is_told_of_in_general_ones() -> None:
    worth = game_worth("coin_guess")
    assert worth.look("guess heads") == find("hint.look")
    assert worth.part("points") == ""
