"""A game small enough to be reckoned by hand: everybody picks one of a few actions, at once or in turn, and a table
says what each gets of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from rules.kernel.action import Action
from rules.kernel.decision import Decision
from rules.kernel.outcome import Outcome
from rules.kernel.view import View
from tabletop.bots.mind import Mind, Plan

ACTIONS = tuple(Action("pick", f"thing/{name}", name, name=name) for name in ("a", "b", "c"))


@dataclass
class Toy:
    """``pay`` gives the points of both seats for what they picked; a ``luck`` from 0 to 1 is drawn for each world."""

    pay: Callable[[tuple[int, ...], float], tuple[float, float]]
    luck: float = 0.0
    picked: tuple[int, ...] = ()
    seats: int = 2

    @property
    def over(self) -> bool:
        return len(self.picked) == self.seats

    def copy(self) -> Toy:
        return replace(self)

    def waiting(self) -> tuple[int, ...]:
        return () if self.over else (len(self.picked),)

    def legal(self, seat: int) -> tuple[Action, ...]:
        return ACTIONS if seat in self.waiting() else ()

    def advance(self, seat: int, action: Action) -> None:
        self.picked += (ACTIONS.index(action),)

    def points(self) -> tuple[float, float]:
        return self.pay(self.picked, self.luck)

    def outcome(self) -> Outcome:
        first, second = self.points()
        return Outcome((1 + (first < second), 1 + (second < first)), (round(first), round(second)), {}, "shared")


class ToyMind(Mind):
    """Judges by points alone. ``met``: both pick in secret at once."""

    certain, heat = 0.0, 1.0

    def __init__(self, met: bool = False) -> None:
        self.met = met

    def horizon(self, state: Any) -> int:
        return int(state.over)

    def likely(self, state: Any, seat: int, chance: Random) -> Plan:
        return (ACTIONS[0],)

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        return {"points": state.points()[seat] if state.over else 0.0}

    def sees(self, state: Any, seat: int) -> Hashable | None:
        return seat

    def secretly(self, view: View) -> bool:
        return self.met


@dataclass
class ToyGame:
    """Its worlds differ by their luck."""

    start: Toy

    def sample(self, view: View, seed: int) -> Toy:
        return replace(self.start, luck=Random(seed).random())


def question() -> View:
    """The first seat's."""
    decision = Decision("pick", tuple(action.text for action in ACTIONS))
    return View("toy", 0, 2, 1, "pick", (0,), (), False, decision, {}, {})
