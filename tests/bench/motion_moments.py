"""The busiest moment of each game: a position that play came to, and what its seats do from there.

Bears & Bees is played whole, by one person at random and Cubs that think meanwhile. In the others a person sits on
every seat, and all answers are known beforehand, so that every run shows the same. It knows the rules and no window.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from rules.kernel.match import Match, Record, Setup
from tests.table import commons, kingdom

Choose = Callable[[Match, Random], tuple[int, str]]
"""Who does what next: a seat that is asked, and the text of its action."""


@dataclass(frozen=True)
class Moment:
    """``record`` is where the table begins, ``answers`` what each seat does then; ``None``: Cubs sit on all seats but
    the first, to the end. ``speed`` is one of the settings."""

    about: str
    speed: str
    record: Record
    answers: tuple[deque[str], ...] | None = None


def _at_random(match: Match, chance: Random) -> tuple[int, str]:
    seat = match.waiting()[0]
    return seat, chance.choice(match.legal(seat)).text


def _played(about: str, setup: Setup, choose: Choose, start: int, end: int) -> Moment:
    """From the beginning of round ``start`` to that of round ``end``."""
    match, chance = Match.start(setup), Random(setup.seed)
    record = match.record()
    answers: tuple[deque[str], ...] = tuple(deque() for _ in range(setup.seats))
    while match.view(None).round < end:
        seat, text = choose(match, chance)
        match.apply(seat, match.game.parse(text))
        if match.view(None).round < start:
            record = match.record()
        else:
            answers[seat].append(text)
    return Moment(about, "normal", record, answers)


def _bears_and_bees() -> Moment:
    return Moment("a whole game for five", "fast", Match.start(Setup("bears_and_bees", 5, 11)).record())


def _secret_kingdom() -> Moment:
    setup = Setup("secret_kingdom", 5, 11, {"beehives": "four"})
    return _played("five seats gather and buy, rounds 5 to 8", setup, kingdom.next_step, 5, 9)


def _bear_necessities() -> Moment:
    setup = Setup("bear_necessities", 6, 1)
    return _played("six tableaus are revealed and counted, rounds 8 to 10", setup, _at_random, 8, 11)


def _beesness() -> Moment:
    setup = Setup("beesness", 5, 15, {"short": False})
    return _played("five seats round a garden of 30, rounds 1 and 2", setup, commons.next_step, 1, 3)


MOMENTS: Mapping[str, Callable[[], Moment]] = {
    "bears_and_bees": _bears_and_bees,
    "secret_kingdom": _secret_kingdom,
    "bear_necessities": _bear_necessities,
    "beesness": _beesness,
}
