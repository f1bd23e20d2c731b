"""What a bot is asked and answers, and what a game must tell it about itself."""

from __future__ import annotations

import importlib
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any

import msgspec

from rules.kernel.action import Action
from rules.kernel.view import View
from tabletop.bots.levels import ALL

Plan = tuple[Action, ...]
"""What a seat does in one go: an action, or all steps of a run."""

RANK = 0.10
"""How much of what a seat strives for is its rank, so that who is beaten still plays sensibly."""


class Advice(msgspec.Struct, frozen=True):
    """A bot's answer, as texts (the steps of a run with ``"; "`` between).

    ``ranked`` are the plans it weighed with their worth in points (0 to 100) of the chance to win, best first. What is
    far from the best, or sure, may be found a little beyond them.
    ``reasons`` are the parts of the mind's worth in which its choice does most better than the best other plan, with by
    how much.
    """

    action: str
    ranked: tuple[tuple[str, float], ...] = ()
    reasons: tuple[tuple[str, float], ...] = ()


def _never() -> bool:
    return False


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: at most so many ``trials`` of plans, none begun after ``until`` on the ``clock`` (in
    seconds) or once it is ``cancelled``."""

    trials: int = ALL
    until: float = float("inf")
    clock: Callable[[], float] = time.monotonic
    cancelled: Callable[[], bool] = _never

    def spent(self, until: float | None = None) -> bool:
        """Whether no trial may begin any more; ``until`` is an earlier moment than that of the budget."""
        return self.clock() >= (self.until if until is None else until) or self.cancelled()


class Mind(ABC):
    """What a bot knows of one game beyond its rules. It owns no state; those it is given ``game.sample`` made up."""

    certain: float = 0.5
    """How much of what the end of a trial tells is who won; the rest is by how much, which is less a matter of luck."""
    heat: float = 10.0
    """How many points of worth ahead make a win about three times as likely."""
    far: int = 4
    """How many questions ahead the best levels look: beyond them the luck of the trials drowns what was chosen."""
    at_hand: frozenset[str] = frozenset()
    """The parts of the worth that are there already; without foresight they alone count. Empty: all do."""

    choices: int = 1
    """How many of a plan's first steps are choices of their own, each of which a level may overlook."""

    @abstractmethod
    def horizon(self, state: Any) -> int:
        """A number that changes when the present question has been played out."""

    @abstractmethod
    def likely(self, state: Any, seat: int, chance: Random) -> Plan:
        """The quick, likely plan of ``seat``, from what that seat has in the made-up world: what everybody does in a
        trial where nothing better was learnt."""

    def guessed(self, state: Any, seat: int, chance: Random) -> Plan:
        """What ``likely`` is of another seat than the one that thinks: it may well be less sure of its play."""
        return self.likely(state, seat, chance)

    @abstractmethod
    def parts(self, state: Any, seat: int) -> dict[str, float]:
        """How good the position is for ``seat``, in points of the game's own making, by what they are for."""

    def standings(self, state: Any) -> list[float]:
        """How far each seat has come by itself, in points: what is compared to tell who is likely to win."""
        return [sum(self.parts(state, seat).values()) for seat in range(state.seats)]

    def prospects(self, standings: Sequence[float], ranks: Sequence[int] = ()) -> tuple[float, ...]:
        """Each seat's share of the victory as far as it can be seen, from 0 to 1; ``ranks`` of a game that is over."""
        best = max(standings)
        odds = [exp((worth - best) / self.heat) for worth in standings]
        whole = sum(odds)
        likely = tuple(odd / whole for odd in odds)
        if not ranks:
            return likely
        if not any(ranks):
            return (0.0,) * len(ranks)
        return tuple(
            self.certain * won + (1 - self.certain) * odd for won, odd in zip(shares(ranks), likely, strict=True)
        )

    def plans(self, state: Any, seat: int, chance: Random) -> list[Plan]:
        """What ``seat`` may do now that is worth a thought, the likeliest first, each once."""
        likely = self.likely(state, seat, chance)
        return [likely, *((action,) for action in state.legal(seat) if (action,) != likely)]

    def sees(self, state: Any, seat: int) -> Hashable | None:
        """What tells the decisions of ``seat`` apart that it can tell apart; ``None``: it plays what is likely."""
        return None

    def solved(self, state: Any, seat: int, plans: Sequence[Plan]) -> list[float] | None:
        """The exact chance to win (0 to 1) by each of ``plans``, where the end is near enough to be counted out.

        ``state`` is one world that fits the view: the answer is the same for all of them.
        """
        return None

    def forget(  # noqa: B027 - there are games without anything to forget
        self, state: Any, seat: int, remembered: int, chance: Random
    ) -> None:
        """Makes ``state`` one that fits what ``seat`` still knows when it remembers so many of the things it saw."""

    def patience(self, view: View) -> float:
        """So many seconds this question may take at the most, where it is thought about by the clock."""
        return float("inf")

    def secretly(self, view: View) -> bool:
        """Whether this question is answered by several seats at once, each in secret, so that a habit can be read."""
        return False


def shares(ranks: Sequence[int]) -> tuple[float, ...]:
    """What an outcome is worth to each seat: the victory shared, and a little for every rank."""
    won = 1 / list(ranks).count(1)
    last = max(len(ranks) - 1, 1)
    return tuple((1 - RANK) * (won if rank == 1 else 0.0) + RANK * (len(ranks) - rank) / last for rank in ranks)


def mind_of(game: str) -> Mind:
    """The mind for the game with this key.

    Raises:
        LookupError: where no bot plays that game.
    """
    try:
        module = importlib.import_module(f"tabletop.bots.{game}")
    except ModuleNotFoundError as trouble:
        raise LookupError(f"no bot plays {game!r}") from trouble
    mind: Mind = module.MIND
    return mind
