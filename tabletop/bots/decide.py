"""A bot's decision: the plans that come to its mind, what it finds about them in the time it has, and its choice."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

from rules.kernel.view import View
from tabletop.bots.choice import POINTS, chosen, noticed
from tabletop.bots.levels import ALL, LEVELS, Level
from tabletop.bots.mind import Advice, Budget, Plan, mind_of
from tabletop.bots.search import Search, Weighed

REASONS = 2


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without a collection of garbage: one can take longer than a whole thought, and a thought leaves no cycles."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


@undisturbed()
def decide(game: Any, view: View, seed: int, level: Level = LEVELS["cub"], budget: Budget | None = None) -> Advice:
    """What a bot of ``level`` does with ``view.decision``: the same for the same view, seed and counts of the budget.

    Without a budget it thinks as long as its level does. There is always an answer: without time its first idea.

    Raises:
        ValueError: where the view's seat is asked nothing.
        LookupError: where no bot plays the game.
    """
    seat, decision = view.seat, view.decision
    if seat is None or decision is None:
        raise ValueError("the view's seat is asked nothing")
    if len(decision.actions) == 1:
        return Advice(decision.actions[0])
    budget = budget or Budget(until=time.monotonic() + level.milliseconds / 1000)
    mind, chance = mind_of(view.game), Random(seed)
    if budget.until < float("inf"):
        budget = replace(budget, until=min(budget.until, budget.clock() + mind.patience(view)))
    search = Search(game, mind, view, seed, level, budget)
    plans = mind.plans(search.world(0).copy(), seat, chance)
    exact = level.ahead == ALL and len(plans) > 1
    values = mind.solved(search.world(0).copy(), seat, plans) if exact else None
    if values is None:
        plans = noticed(plans, level, chance, mind.choices)
    if len(plans) == 1:
        return Advice(text(plans[0]))
    weighed = search.weigh(plans) if values is None else search.note(plans, values)
    best = chosen(weighed, level, chance) if values is None else weighed[0]
    others = [one for one in weighed if one is not best]
    ranked = tuple((text(one.plan), POINTS * one.value) for one in weighed)
    return Advice(text(best.plan), ranked, reasons(best, others[0]) if others else ())


def text(plan: Plan) -> str:
    """The texts of the plan's actions."""
    return "; ".join(action.text for action in plan)


def reasons(best: Weighed, other: Weighed) -> tuple[tuple[str, float], ...]:
    """The parts in which ``best`` does most better than ``other`` on average, each with by how much."""
    gains = [
        (part, value / len(best.values) - other.parts.get(part, 0.0) / len(other.values))
        for part, value in best.parts.items()
    ]
    gains.sort(key=lambda gain: -gain[1])
    return tuple((part, gain) for part, gain in gains[:REASONS] if gain > 0)
