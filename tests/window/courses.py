"""The games that are played in a real window: who sits there, what a driver likes, and what a decision may cost.

With ``--all-seats`` every game is played at every number of seats, else at one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from rules import games
from tabletop.play import Player
from tests.window.driver import AMOUNT, Driver
from tests.window.person import people

MOST_TOUCHES = 2
SINGLE = ("cover", "done")
"""What one touch must do."""
HOLD, ROUNDS = "lock", 12
"""A hold of Bear Necessities, under the name of its last question, and how many each seat has."""


@dataclass(frozen=True)
class Game:
    """How a game is played here: options to be ticked, what a driver likes about it (see ``Driver``), the kinds of
    questions that come up at its usual table, and how many touches some of them may cost."""

    options: Mapping[str, bool] = field(default_factory=dict)
    pull: Mapping[str, float] = field(default_factory=dict)
    whole: tuple[str, ...] = ()
    kinds: frozenset[str] = frozenset()
    most: Mapping[str, int] = field(default_factory=dict)


GAMES = {
    "bears_and_bees": Game(
        pull={"card/S": 3.0, "deck/honey": 4.0, "draw honey": 4.0},
        kinds=frozenset({"draw", "choose"}),
        most={"draw": 1},
    ),
    "secret_kingdom": Game(
        pull={"card/H": 6.0},
        kinds=frozenset({"take", "turn", "pay"}),
        most={"take": 1, "turn": 1, "choose": 1, "pay": 2},
    ),
    "bear_necessities": Game(
        kinds=frozenset({"lock", "keep"}),
        most={"keep": 1},
    ),
    "beesness": Game(
        options={"short": True},
        pull={
            **dict.fromkeys(("market/worker", "market/drone", AMOUNT), 4.0),
            **dict.fromkeys(("market/pass", "pass", "turn/end", "end turn", "turn/referendum"), 0.4),
            **dict.fromkeys(("trade/offer", "trade/counter", "counter"), 0.15),
            **dict.fromkeys(("garden", "ballot/"), 0.0),  # one by one, where an amount or a button does it in one press
        },
        whole=("pick",),
        kinds=frozenset({"choose", "bid", "plan", "vote", "sell"}),
        most={"choose": 1, "bid": 1, "answer": 1, "plan": 1, "sell": 1, "discard": 1, "offer": 3},
    ),
}


@dataclass(frozen=True)
class Course:
    """One game to be played: ``people`` and ``bots`` sit there; ``seed`` is that of the table, ``mouse`` and ``keys``
    those of the drivers."""

    game: str
    people: int
    bots: int = 0
    seed: int = 1
    mouse: int = 1
    keys: int = 1

    def __str__(self) -> str:
        return f"{self.game}-{self.people}-{self.bots}"

    def players(self) -> list[Player]:
        return people(self.people, self.bots)


USUAL = (
    Course("bears_and_bees", 2, seed=2, mouse=2, keys=5),
    Course("secret_kingdom", 2),
    Course("bear_necessities", 2),
    Course("beesness", 3),
)
ALL = tuple(
    Course(key, people=min(seats, 3), bots=seats - min(seats, 3)) for key in GAMES for seats in games[key].seats
)


def kept_to_budget(driver: Driver, course: Course) -> dict[str, int]:
    """Asserts from what was recorded that no decision, no cover and no turn cost more touches than it may; gives how
    many there were of both."""
    journal = driver.person.play.session.journal
    spent = journal.decisions()
    game = GAMES[course.game]
    assert not journal.refused
    if course in USUAL:
        kinds = {one.kind for one in spent}
        assert game.kinds <= kinds, kinds
    for one in spent:
        if one.kind != HOLD:
            assert one.touches <= (1 if one.kind in SINGLE else game.most.get(one.kind, MOST_TOUCHES)), one
    if course.game == "bear_necessities":
        _holds_are_four(driver)
    if course.game == "beesness":
        _plans_are_short(driver)
    return {"decisions": len(spent), "touches": sum(one.touches for one in spent)}


def _holds_are_four(driver: Driver) -> None:
    """Card, cell, reserve and confirm; the order of what is set off is asked apart, where it changes the sum."""
    asked = Counter((done.round, done.seat) for done in driver.done if done.kind == "order")
    rounds: Counter[int] = Counter()
    for one in driver.person.play.session.journal.decisions():
        if one.kind == HOLD:
            rounds[one.seat] += 1
            assert one.touches <= 4 + asked[rounds[one.seat], one.seat], one
    assert set(rounds.values()) == {ROUNDS}


def _plans_are_short(driver: Driver) -> None:
    """All workers pick in one press, those that a queen or a trade brought in another; the turn's end is one more."""
    for turn in {(done.round, done.seat) for done in driver.done}:
        plan = [done.what for done in driver.done if (done.round, done.seat) == turn and done.kind == "plan"]
        assert plan.count(AMOUNT) <= 1 + sum(what.startswith(("market/", "trade/")) for what in plan), plan
        assert sum(what in ("end turn", "turn/end") for what in plan) <= 1, plan
