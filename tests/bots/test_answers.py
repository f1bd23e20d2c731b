"""Whatever a bot is asked, it answers with what may be done, best first, and has an answer at once."""

from __future__ import annotations

from typing import Any

import pytest

from rules import games
from tabletop.bots.decide import decide
from tabletop.bots.levels import LEVELS, Level
from tabletop.bots.mind import Advice, Budget, mind_of
from tests.bots.positions import Position, positions

POSITIONS = 40
CASES = [(key, level) for key in games for level in LEVELS.values()]


def play(position: Position, run: str) -> None:
    """Takes the steps of the run, each checked."""
    state = position.state.copy()
    for text in run.split("; "):
        state.apply(position.seat, position.game.parse(text))


@pytest.mark.parametrize(("key", "level"), CASES, ids=lambda value: getattr(value, "key", value))
def test_every_answer_and_all_that_was_weighed_is_legal_and_ranked_best_first(key: str, level: Level) -> None:
    for position in positions(key, POSITIONS):
        advice = decide(position.game, position.view, position.seed, level, Budget(16))
        play(position, advice.action)
        for run, _ in advice.ranked:
            play(position, run)
        points = [worth for _, worth in advice.ranked]
        assert points == sorted(points, reverse=True)
        if points:
            assert points[0] - dict(advice.ranked)[advice.action] <= level.cap
        assert all(gain > 0 for _, gain in advice.reasons)


@pytest.mark.parametrize(("key", "level"), CASES, ids=lambda value: getattr(value, "key", value))
def test_time_that_is_up_and_a_bot_that_is_cancelled_still_give_an_answer(key: str, level: Level) -> None:
    for position in positions(key, POSITIONS):
        for budget in (Budget(until=0.0), Budget(cancelled=lambda: True)):
            play(position, decide(position.game, position.view, position.seed, level, budget).action)


def test_the_only_answer_is_given_without_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games["bears_and_bees"]
    state = game.setup(2, 1)
    while state.phase != "choose":
        seat = state.waiting()[0]
        state.advance(seat, state.legal(seat)[0])
    state.advance(0, state.legal(0)[0])
    monkeypatch.setattr(game, "sample", None, raising=False)
    assert decide(game, game.view(state, 0), 1) == Advice("lock")


@pytest.mark.parametrize("key", games)
def test_a_seat_that_is_asked_nothing_is_not_for_bots(key: str) -> None:
    game: Any = games[key]
    state = game.setup(3, 5)
    idle = [seat for seat in range(3) if seat not in state.waiting()]
    for seat in (None, *idle):
        with pytest.raises(ValueError, match="asked nothing"):
            decide(game, game.view(state, seat), 1)


def test_a_game_without_a_mind_is_told_so() -> None:
    with pytest.raises(LookupError, match="checkers"):
        mind_of("checkers")
