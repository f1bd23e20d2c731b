"""Cub: tries each legal action once, in worlds made up from its view, and takes what turns out best on average.

It remembers nothing, thinks that everybody else plays any card alike, and looks no further than the end of the present
question. All actions are tried in the same worlds with the same luck, so that they differ by the action alone.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

from rules.kernel.action import Action
from rules.kernel.view import View
from tabletop.bots.mind import Advice, Budget, Mind, mind_of

_LONGEST = 400
"""Actions after which a trial is cut off: far more than any round of a game has."""


def decide(game: Any, view: View, seed: int, budget: Budget | None = None) -> Advice:
    """What Cub does with ``view.decision``, the same for the same view, seed and number of worlds.

    Raises:
        ValueError: where the view's seat is asked nothing.
    """
    seat, decision = view.seat, view.decision
    if seat is None or decision is None:
        raise ValueError("the view's seat is asked nothing")
    if len(decision.actions) == 1:
        return Advice(decision.actions[0])
    budget = budget or Budget()
    mind = mind_of(view.game)
    actions = [game.parse(text) for text in decision.actions]
    worth = [0.0] * len(actions)
    for world in range(budget.worlds):
        if world and time.monotonic() >= budget.until:
            break
        state = game.sample(view, seed + world)
        for index, action in enumerate(actions):
            worth[index] += _tried(mind, state.copy(), seat, action, Random(seed + world))
    ranked = sorted(zip(decision.actions, worth, strict=True), key=lambda pair: -pair[1])
    return Advice(ranked[0][0], tuple(ranked))


def _tried(mind: Mind, state: Any, seat: int, action: Action, chance: Random) -> float:
    """The worth of ``action`` in this world, once everybody has played the question out."""
    start = mind.horizon(state)
    state.advance(seat, action)
    for _ in range(_LONGEST):
        if state.over or mind.horizon(state) != start:
            break
        asked = state.waiting()[0]
        state.advance(asked, mind.guess(state, asked, chance))
    return mind.worth(state, seat)
