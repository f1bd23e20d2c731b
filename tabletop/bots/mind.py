"""What a bot is asked and answers, and what a game must tell it about itself."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any, Protocol

import msgspec

from rules.kernel.action import Action


class Advice(msgspec.Struct, frozen=True):
    """A bot's answer: the text of its action, and the actions it weighed with their worth, best first."""

    action: str
    ranked: tuple[tuple[str, float], ...] = ()


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think: at most ``worlds`` worlds, and none begun after ``until`` (``time.monotonic``)."""

    worlds: int = 32
    until: float = float("inf")


class Mind(Protocol):
    """What a bot knows of one game beyond its rules. States are those that ``game.sample`` made up."""

    def horizon(self, state: Any) -> int:
        """A number that changes when the present question has been played out: bots look until then."""

    def guess(self, state: Any, seat: int, chance: Random) -> Action:
        """A quick, likely action of ``seat``, from what that seat has in the made-up world."""

    def worth(self, state: Any, seat: int) -> float:
        """How good the position is for ``seat``, in points of the game's own making; more is better."""


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
