"""Questions to put to bots: from every game, at every number of seats, from its first choice to its last.

Half of the games are played at random and half as is likely, so that a bot meets odd tables as well as usual ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from random import Random
from typing import Any, NamedTuple

from rules import games
from rules.kernel.view import View
from tabletop.bots.mind import mind_of
from tests.contract.playing import BOUND, Dice, options_of

ONE_ANSWER = {"lock"}
"""Questions that never have more than one answer."""


class Position(NamedTuple):
    """A question with more than one answer, of this ``kind``, to ``seat`` in ``state``, and a seed for the bot."""

    key: str
    state: Any
    seat: int
    kind: str
    seed: int

    @property
    def game(self) -> Any:
        return games[self.key]

    @property
    def view(self) -> View:
        view: View = self.game.view(self.state, self.seat)
        return view


@cache
def positions(key: str, count: int) -> list[Position]:
    """``count`` positions of the game: from each table one of every kind of question that was asked there."""
    found: list[Position] = []
    for seed, seats in enumerate(cycle(games[key].seats)):
        met: dict[str, list[Position]] = {}
        for position in _met(key, seats, seed):
            met.setdefault(position.kind, []).append(position)
        dice = Dice(seed)
        found += [dice.pick(alike) for alike in met.values()]
        if len(found) >= count:
            return found[:count]
    raise AssertionError("there are always more games")


def _met(key: str, seats: int, seed: int) -> Iterator[Position]:
    """Every question with a choice in one game."""
    dice, likely = Dice(seed), seed // len(games[key].seats) % 2
    chance, mind = Random(seed), mind_of(key)
    state = games[key].setup(seats, seed, options_of(key, seats, seed))
    for step in range(BOUND):
        if state.over:
            return
        seat = dice.pick(state.waiting())
        legal = state.legal(seat)
        if len(legal) > 1:
            yield Position(key, state.copy(), seat, state.decision(seat).kind, seed * BOUND + step)
        state.apply(seat, mind.likely(state, seat, chance)[0] if likely else dice.pick(legal))
    raise AssertionError(f"{key} with {seats} seats and seed {seed} has no end")
