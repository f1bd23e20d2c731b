"""Who can play in a tournament, by name: the levels, two that do not search, and bots of anybody's own.

A bot is a function of the game, the view and a seed that returns the text of its action, or the texts of all steps of
a run with ``"; "`` between. It is never given the state.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from rules.kernel.view import View
from tabletop.bots.decide import decide
from tabletop.bots.levels import ALL, LEVELS, Level
from tabletop.bots.mind import Budget, mind_of

Bot = Callable[[Any, View, int], str]

OWN = "own"
"""The budget of a bot that thinks as long as it does by itself."""
READ = 0.002
"""The clock of the processor is read once in so many seconds: to read it can cost as much as a trial."""
_AMOUNT = re.compile(r"([1-9][0-9]*) (ms|trials)")


class ProcessorClock:
    """The time of this process' processor in seconds, late by ``READ`` at the most.

    ``Budget.clock`` for bots whose strength is measured: what else the machine does counts for nothing.
    """

    def __init__(self) -> None:
        self._looked, self._read = float("-inf"), 0.0

    def __call__(self) -> float:
        now = time.monotonic()
        if now - self._looked >= READ:
            self._looked, self._read = now, time.process_time()
        return self._read


CLOCK = ProcessorClock()


class Unknown(Exception):
    """There is no such bot, or it cannot have such a budget; the sentence says which and what to do."""


@dataclass(frozen=True)
class Contestant:
    """A bot by name with its ``budget`` for each decision: ``own``, ``60 ms`` or ``200 trials``.

    The name is a level, ``random`` (any legal action alike), ``likely`` (the first idea, without search), or
    ``module:function`` or ``file.py:function`` of a bot of one's own.
    """

    name: str
    budget: str = OWN

    @property
    def counted(self) -> bool:
        """Whether no clock has a say in what it does."""
        return self.name not in LEVELS or self.budget.endswith("trials")

    def in_counts(self) -> Contestant:
        """The same thinking as much as it does by itself, told in trials.

        Raises:
            Unknown: where only the clock ends its thoughts.
        """
        if self.counted:
            return self
        if self.budget != OWN or LEVELS[self.name].trials >= ALL:
            raise Unknown(f"{self.name} thinks until its time is up: give its trials, too, so that no clock has a say.")
        return Contestant(self.name, f"{LEVELS[self.name].trials} trials")

    def bot(self) -> Bot:
        """The function that plays.

        Raises:
            Unknown: where nobody has that name, or a budget is meant for one that takes none.
        """
        if self.name in LEVELS:
            return _levelled(LEVELS[self.name], self.budget)
        if self.budget != OWN:
            raise Unknown(f"{self.name} takes no budget: only the levels ({', '.join(LEVELS)}) do.")
        if self.name in _PLAIN:
            return _PLAIN[self.name]
        return _own(self.name)


def _levelled(level: Level, budget: str) -> Bot:
    amount = _AMOUNT.fullmatch(budget)
    if amount is None and budget != OWN:
        raise Unknown(f"{budget!r} is no budget: there are {OWN!r}, '60 ms' and '200 trials'.")
    number = int(amount[1]) if amount else level.milliseconds
    counted = amount is not None and amount[2] == "trials"

    def play(game: Any, view: View, seed: int) -> str:
        given = Budget(number) if counted else Budget(until=CLOCK() + number / 1000, clock=CLOCK)
        return decide(game, view, seed, level, given).action

    return play


def _random(game: Any, view: View, seed: int) -> str:
    assert view.decision is not None
    return Random(seed).choice(view.decision.actions)


def _likely(game: Any, view: View, seed: int) -> str:
    assert view.seat is not None
    plan = mind_of(view.game).likely(game.sample(view, seed), view.seat, Random(seed))
    return "; ".join(action.text for action in plan)


_PLAIN: dict[str, Bot] = {"random": _random, "likely": _likely}
NAMES = (*LEVELS, *_PLAIN)


@cache
def _own(name: str) -> Bot:
    """The bot of ``module:function`` or ``file.py:function``, loaded once a process."""
    place, _, function = name.rpartition(":")
    if not place or not function:
        raise Unknown(f"No bot is called {name!r}: there are {', '.join(NAMES)}, and your own as file.py:function.")
    if place.endswith(".py") and not Path(place).is_file():
        raise Unknown(f"There is no file {place}.")
    try:
        module = _loaded(Path(place)) if place.endswith(".py") else import_module(place)
    except (Exception, SystemExit) as trouble:  # whatever stands in a stranger's file
        raise Unknown(f"{place} cannot be loaded: {type(trouble).__name__}: {trouble}.") from trouble
    bot: Bot | None = getattr(module, function, None)
    if not callable(bot):
        raise Unknown(f"{place} has no function {function}.")
    return bot


def _loaded(path: Path) -> ModuleType:
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def source(name: str) -> bytes:
    """The source of a bot of one's own, for its fingerprint; nothing for those of the box, which have one together, and
    for what has no source."""
    place = name.rpartition(":")[0]
    if not place:
        return b""
    path = place if place.endswith(".py") else getattr(import_module(place), "__file__", None)
    return Path(path).read_bytes() if path else b""
