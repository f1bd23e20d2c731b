"""How fast the rules play at random, beside OpenSpiel's ``hearts`` driven from Python in the same process.

Both sides are driven by the same loop: whose turn is it, what is legal, take one of it at random. CPU time. Set-up is
shown both in and apart, for OpenSpiel's deal is 53 chance nodes that Python has to walk.
"""

from __future__ import annotations

import gc
import random
import time
from statistics import median
from typing import Any, Protocol

from rules import games
from tests.bench.measure import rates, ratio, spread

ROUNDS = 9
SECONDS = 0.4
SEATS = 4  # hearts has four
GAMES = 20
COPIES = 2_000


class Side(Protocol):
    """Somebody's rules, driven from Python."""

    def setup(self) -> Any:
        """A game, dealt."""

    def play(self, state: Any) -> int:
        """Plays ``state`` to its end at random and returns how many decisions that took."""


class Ours:
    """The rules of this house; ``checked`` takes ``apply`` as a table does, otherwise ``advance`` as search does."""

    def __init__(self, key: str, seats: int = SEATS, checked: bool = False) -> None:
        self.game = games[key]
        self.seats = seats
        self.checked = checked
        self.seeds = iter(range(1, 1 << 60))
        self.pick = random.Random(1).random

    def setup(self) -> Any:
        return self.game.setup(self.seats, next(self.seeds))

    def play(self, state: Any) -> int:
        pick = self.pick
        take = state.apply if self.checked else state.advance
        decisions = 0
        while not state.over:
            seat = state.waiting()[0]
            legal = state.legal(seat)
            action = legal[int(pick() * len(legal))] if len(legal) > 1 else legal[0]
            take(seat, action)
            if not action.minor:
                decisions += 1
        return decisions


class Hearts:
    """OpenSpiel's ``hearts``."""

    def __init__(self) -> None:
        import pyspiel

        self.game = pyspiel.load_game("hearts")
        self.pick = random.Random(1).random

    def setup(self) -> Any:
        pick = self.pick
        state = self.game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(pick() * len(outcomes))][0])
        return state

    def play(self, state: Any) -> int:
        pick = self.pick
        decisions = 0
        while not state.is_terminal():
            state.current_player()
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))] if len(legal) > 1 else legal[0])
            decisions += 1
        return decisions


class Games:
    """Portions of whole random games of one side."""

    def __init__(self, side: Side) -> None:
        self.side = side

    def decisions(self) -> tuple[int, float]:
        """Decisions, set-up apart."""
        states = [self.side.setup() for _ in range(GAMES)]
        start = time.process_time()
        taken = sum(map(self.side.play, states))
        return taken, time.process_time() - start

    def decisions_with_setup(self) -> tuple[int, float]:
        start = time.process_time()
        taken = sum(self.side.play(self.side.setup()) for _ in range(GAMES))
        return taken, time.process_time() - start

    def games(self) -> tuple[int, float]:
        _, spent = self.decisions_with_setup()
        return GAMES, spent


def copy_microseconds(key: str) -> float:
    """Microseconds of CPU for ``state.copy()``: the median over positions from all parts of some games."""
    side = Ours(key)
    positions = []
    for _ in range(3):
        state = side.setup()
        while not state.over:
            seat = state.waiting()[0]
            legal = state.legal(seat)
            state.advance(seat, legal[int(side.pick() * len(legal))])
            positions.append(state.copy())
    times = []
    gc.disable()
    try:
        for state in positions[:: max(1, len(positions) // 60)]:
            copy = state.copy
            start = time.process_time()
            for _ in range(COPIES):
                copy()
            times.append((time.process_time() - start) / COPIES * 1e6)
    finally:
        gc.enable()
    return median(times)


def report(key: str) -> None:
    """Prints the table for one game."""
    search, table, hearts = "state.advance", "state.apply", "OpenSpiel hearts"
    sides: dict[str, Side] = {search: Ours(key), table: Ours(key, checked=True), hearts: Hearts()}
    print(f"Random play, {SEATS} seats, CPU time, {ROUNDS} interleaved rounds: median (smallest to largest)")
    for title, portions in (
        ("decisions a second, set-up apart", {name: Games(side).decisions for name, side in sides.items()}),
        ("decisions a second, set-up in", {name: Games(side).decisions_with_setup for name, side in sides.items()}),
        ("whole games a second", {name: Games(side).games for name, side in sides.items()}),
    ):
        results = rates(portions, ROUNDS, SECONDS)
        print(f"\n{key}: {title}")
        for name in sides:
            against = "" if name == hearts else f"   {ratio(results, name, hearts):.2f}x"
            print(f"  {name:18}{spread(results[name])}{against}")
    print(f"\n{key}: games a second by seats, state.advance")
    for seats in games[key].seats:
        played = rates({"games": Games(Ours(key, seats)).games}, 3, SECONDS)["games"]
        print(f"  {seats} seats           {spread(played)}")
    print(f"\n{key}: state.copy() {copy_microseconds(key):.2f} microseconds")


def main(keys: list[str]) -> None:
    for key in keys:
        report(key)
