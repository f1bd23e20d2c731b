"""The public face of ``rules``: what its docstring names is there for every game, and games load when they are used."""

from __future__ import annotations

import random
import re
import subprocess
import sys

import pytest

import rules
from rules import games
from tests.contract.playing import random_game


@pytest.mark.parametrize("key", list(games))
def test_what_the_docstring_names_is_there(key: str) -> None:
    assert rules.__doc__ is not None
    game = games[key]
    state = game.setup(seats=game.seats.start, seed=7, options=None, deck=None)
    named = {"game": game, "state": state, "action": state.legal(state.waiting()[0])[0]}
    found = re.findall(r"\b(game|state|action)\.([a-z_]+)", rules.__doc__)
    assert len(set(found)) > 20
    assert [f"{thing}.{name}" for thing, name in found if not hasattr(named[thing], name)] == []
    assert game.key == key


@pytest.mark.parametrize("key", list(games))
def test_the_random_game_of_the_docstring_plays(key: str) -> None:
    assert rules.__doc__ is not None
    loop = rules.__doc__[rules.__doc__.index("    while not state.over") :].split("\n\n")[0]
    game = games[key]
    random.seed(7)
    state = game.setup(seats=game.seats.start, seed=7)
    exec("\n".join(line.removeprefix("    ") for line in loop.splitlines()), {"state": state, "random": random})  # noqa: S102
    assert state.over


@pytest.mark.parametrize("key", list(games))
def test_a_game_names_every_kind_of_decision_that_it_asks_for(key: str) -> None:
    game = games[key]
    assert len(set(game.questions)) == len(game.questions)
    asked = set()
    for seed in range(150):
        seats = game.seats[seed % len(game.seats)]
        for state, seat, _ in random_game(key, seats, seed):
            decision = state.decision(seat)
            assert decision.kind in game.questions
            asked.add(decision.kind)
        if len(asked) == len(game.questions):
            break
    assert asked == set(game.questions)


def test_no_game_is_loaded_before_it_is_used() -> None:
    code = "import sys, rules; print(sorted(name for name in sys.modules if name in rules.games.modules.values()))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "[]"


def test_a_game_that_is_not_on_the_shelf_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        games["no such game"]
