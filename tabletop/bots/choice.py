"""How a level makes up its mind: what it notices, and how softly it chooses among what it found nearly equal.

Never a random move: a plan that is worse than the best by more than the level's cap is not taken.
"""

from __future__ import annotations

from math import exp
from random import Random

from tabletop.bots.levels import Level
from tabletop.bots.mind import Plan
from tabletop.bots.search import Weighed

POINTS = 100.0
"""Points of the chance to win in a certain win."""


def noticed(plans: list[Plan], level: Level, chance: Random, choices: int = 1) -> list[Plan]:
    """The plans that come to this level's mind; the first of all, which is the likeliest, where nothing else does.

    A plan comes to mind if each of its first ``choices`` does.
    """
    return [plan for plan in plans if chance.random() < level.attention ** min(len(plan), choices)] or plans[:1]


def chosen(weighed: list[Weighed], level: Level, chance: Random) -> Weighed:
    """The plan that is taken, of ``weighed`` plans that are sorted best first."""
    near = [one for one in weighed if POINTS * (weighed[0].value - one.value) <= level.cap]
    if level.heat <= 0:
        return near[0]
    odds = [one.share * exp(POINTS * (one.value - near[0].value) / level.heat) for one in near]
    if not sum(odds):
        return near[0]
    return chance.choices(near, odds)[0]
