"""No bot is moved by what its seat cannot see: hidden things lie otherwise, and the whole of its advice is the same.

200 positions for each game and level; ``HIVE_REPEATS=400`` makes it 2,000. Thoughts are short and by counts, so that no
clock has a say.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from rules import games
from tabletop.bots.decide import decide
from tabletop.bots.levels import LEVELS
from tabletop.bots.mind import Advice, Budget
from tests.bots import witness
from tests.bots.positions import ONE_ANSWER, Position, positions

HOUSE = Path(__file__).parents[2]
POSITIONS = int(os.environ.get("HIVE_REPEATS", "40")) * 5
THOUGHT = Budget(16)
"""Enough that plans are dropped, rivals learn and what is clear is left early."""
CASES = [(key, level) for key in games for level in LEVELS]

Adviser = Callable[[Position], Advice]


def elsewhere(position: Position) -> Position:
    """The same question at a table where all that its seat cannot know is otherwise."""
    other = position._replace(state=position.game.sample(position.view, position.seed + 1))
    assert position.game.encode_view(other.view) == position.game.encode_view(position.view)
    return other


def moved(asked: Sequence[Position], advise: Adviser) -> int:
    """At how many of the questions the advice is not the same when hidden things lie otherwise.

    The second time they are asked backwards: what an earlier question has left behind would tell on the answer.
    """
    first = [advise(position) for position in asked]
    again = [advise(elsewhere(position)) for position in reversed(asked)]
    return sum(one != other for one, other in zip(first, reversed(again), strict=True))


@pytest.mark.parametrize(("key", "level"), CASES)
def test_what_a_bot_cannot_see_does_not_change_its_advice(key: str, level: str) -> None:
    def advise(position: Position) -> Advice:
        return decide(position.game, position.view, position.seed, LEVELS[level], THOUGHT)

    assert moved(positions(key, POSITIONS), advise) == 0


@pytest.mark.parametrize("key", games)
def test_the_positions_hide_something_and_are_of_all_kinds_and_tables(key: str) -> None:
    asked = positions(key, POSITIONS)
    hidden = sum(one.game.encode(elsewhere(one).state) != one.game.encode(one.state) for one in asked)
    assert hidden > len(asked) * 0.9
    assert {position.kind for position in asked} == set(games[key].questions) - ONE_ANSWER
    assert {position.view.seats for position in asked} == set(games[key].seats)
    assert {position.view.round for position in asked} >= set(range(1, 10))


@pytest.mark.parametrize("key", games)
def test_a_bot_that_peeps_is_found_out(key: str) -> None:
    """One that counts on the table as it is, not as it may be; and one that remembers what it was asked last."""
    asked = positions(key, 40)
    last: list[str] = []

    def peep(position: Position) -> Advice:
        return Advice(str(position.game.encode(position.state)))

    def remember(position: Position) -> Advice:
        last.append(str(position.view))
        return Advice(last[-2] if len(last) > 1 else "")

    assert moved(asked, peep) > 0
    assert moved(asked, remember) > 0


@pytest.fixture(scope="module")
def told_here() -> list[str]:
    return list(witness.testimony())


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_advice_is_the_same_in_another_process_with_another_hash_seed(told_here: list[str], hash_seed: str) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.bots.witness"],
        cwd=HOUSE,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stdout.splitlines() == told_here
