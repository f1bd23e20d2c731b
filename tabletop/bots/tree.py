"""What a search learns of the questions within its trials: how each plan turned out for the seat that took it.

Every seat has nodes of its own, told apart by what that seat knows (``Mind.sees``), so that nobody answers what it has
not seen: at simultaneous questions the choices stay apart (decoupled UCB1-Tuned), and the hidden differs from trial to
trial (open loop). A node grows with its visits; where it has no better idea it plays what is likely.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import log, sqrt
from random import Random
from typing import Any

from tabletop.bots.mind import Mind, Plan

_WIDTH = 0.5
"""A node weighs as many plans as its visits to this power, and one more (progressive widening)."""


class _Tried:
    """A plan at a node: how often it was taken, and the sums of what it brought and of the squares of that."""

    __slots__ = ("count", "square", "total")

    def __init__(self) -> None:
        self.count, self.total, self.square = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.square += value * value

    def bound(self, spread: float) -> float:
        """UCB1-Tuned (Auer, Cesa-Bianchi and Fischer 2002), ``spread`` the logarithm of the node's visits."""
        mean = self.total / self.count
        variance = self.square / self.count - mean * mean + sqrt(2 * spread / self.count)
        return mean + sqrt(spread / self.count * min(0.25, variance))


class _Node:
    __slots__ = ("tried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.tried: dict[Plan, _Tried] = {}


class Tree:
    """The nodes of one search, in which ``thinker`` thinks. Without ``learns`` it plays what is likely, always."""

    def __init__(self, mind: Mind, thinker: int, learns: bool) -> None:
        self._mind, self._thinker, self._learns = mind, thinker, learns
        self._nodes: dict[Hashable, _Node] = {}
        self._path: list[tuple[int, _Node, Plan]] = []

    def choose(self, state: Any, seat: int, chance: Random) -> Plan:
        """What ``seat`` does next in this trial: in the tree by what was learnt, beyond it what is likely."""
        seen = self._mind.sees(state, seat) if self._learns else None
        if seen is None:
            idea = self._mind.likely if seat == self._thinker else self._mind.guessed
            return idea(state, seat, chance)
        node = self._nodes.get((seat, seen))
        if node is None:
            self._nodes[seat, seen] = node = _Node()
        plan = self._plan(node, state, seat, chance)
        self._path.append((seat, node, plan))
        return plan

    def _plan(self, node: _Node, state: Any, seat: int, chance: Random) -> Plan:
        legal = state.legal(seat)
        known = [plan for plan in node.tried if plan[0] in legal]
        if len(known) <= node.visits**_WIDTH:
            plans = self._mind.plans(state, seat, chance)
            new = next((plan for plan in plans if plan not in node.tried), None)
            if new is not None:
                return new
        spread = log(max(node.visits, 1))
        return max(known, key=lambda plan: node.tried[plan].bound(spread))

    def learn(self, prospects: tuple[float, ...] | None) -> None:
        """Ends a trial: what it brought each seat goes to the nodes it came by; ``None``: it teaches nothing."""
        if prospects is not None:
            for seat, node, plan in self._path:
                tried = node.tried.get(plan)
                if tried is None:
                    node.tried[plan] = tried = _Tried()
                node.visits += 1
                tried.add(prospects[seat])
        self._path.clear()
