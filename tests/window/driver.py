"""Somebody who plays any of the games through the real window; ``clicker`` and ``typist`` say with which hands.

A driver chooses at random among what the screen offers: things that are outlined, buttons, an amount, a sheet. It asks
no rule what may be done; what it notes of the question that was on is for the tests that read it afterwards.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tests.window.person import HOUSE, Person

MOST_STEPS = 3_000
AMOUNT = "amount"
"""What is done where an amount is sent."""


class Done(NamedTuple):
    """One thing that was done: in which round, by which seat, to which question, and what it was: a handle, what a
    button sends, or ``AMOUNT``."""

    round: int
    seat: int | None
    kind: str
    what: str


class Driver(ABC):
    """Plays on until the result is up. ``pull`` makes it like things more or less than others, by how their handles, or
    what their buttons send, begin. ``whole``: amounts of this beginning are sent as they stand.
    """

    def __init__(
        self, person: Person, seed: int, pull: Mapping[str, float] | None = None, whole: Sequence[str] = ()
    ) -> None:
        self.person = person
        self.chance = random.Random(seed)
        self.pull = dict(pull or {})
        self.whole = tuple(whole)
        self.chosen = ""
        self.open: list[str] = []
        self.done: list[Done] = []

    def to_result(self) -> None:
        for _ in range(MOST_STEPS):
            self.person.until_asked()
            if self.person.over:
                return
            before = self.person.scenery()
            self.answer()
            self.person.until(lambda before=before: self.person.scenery() != before, "something happens")  # type: ignore[misc]
        raise AssertionError("the game does not end")

    def answer(self) -> None:
        """One thing that the screen asks for."""
        person = self.person
        settled = next((sends for sends in ("done", "result") if person.button(sends) is not None), "")
        if person.play.session.stage.kind == "cover":
            self.chosen = ""
            self.open_hand()
        elif settled:
            self.settle(settled)
        elif person.sheet is not None:
            self.lay_out()
        elif person.button("confirm") is not None:
            if self.chosen not in person.lit() or self.chance.random() < 0.7:
                self.note("confirm")
                self.settle("confirm")
            else:
                self.note(self.chosen)
                self.touch(self.chosen)
            self.chosen = ""
        else:
            self.choose()

    def choose(self) -> None:
        """One of the things that may answer: they are done and chosen, buttons pressed, an amount is sent."""
        person = self.person
        ways: dict[str, Callable[[], None]] = {}
        self.open = self.open_things()
        for handle in self.open:
            ways[handle] = lambda handle=handle: self.touch(handle)  # type: ignore[misc]
        for sends in person.buttons():
            if sends not in HOUSE:
                ways[sends] = lambda sends=sends: self.press(sends)  # type: ignore[misc]
        if person.stepper is not None:
            ways[AMOUNT] = self.send_amount
        weights = [self.liking(way) for way in ways]
        assert any(weights), person.sight()
        (chosen,) = self.chance.choices(list(ways), weights)
        self.note(chosen)
        self.chosen = chosen
        ways[chosen]()

    def open_things(self) -> list[str]:
        """What is outlined and goes on from what has been chosen: while that is ticked, another thing of the kind that
        was touched last would only take its place."""
        lit = self.person.lit()
        if not self.chosen or not self.person.ticked():
            return lit
        kind = self.chosen.partition("/")[0]
        others = [handle for handle in lit if handle.partition("/")[0] != kind]
        return others or [handle for handle in lit if handle != self.chosen] or lit

    def liking(self, way: str) -> float:
        """How much it is drawn to something."""
        return next((weight for start, weight in self.pull.items() if way.startswith(start)), 1.0)

    def note(self, what: str) -> None:
        session = self.person.play.session
        decision = session.decision()
        self.done.append(Done(session.view().round, session.asked, decision.kind if decision else "", what))

    def send_amount(self) -> None:
        """Steps a little, mostly, and sends the amount at which it then stands."""
        stepper = self.person.stepper
        assert stepper is not None
        if not stepper.action.startswith(self.whole):
            for _ in range(self.chance.randrange(3)):
                self.step(self.chance.choice((-1, 1)))
        self.send()

    @abstractmethod
    def open_hand(self) -> None:
        """On a cover: whoever is called is there."""

    @abstractmethod
    def settle(self, sends: str) -> None:
        """Confirms, says that the hand has been looked at, or goes to the result."""

    @abstractmethod
    def touch(self, handle: str) -> None:
        """Touches a thing on the table."""

    @abstractmethod
    def press(self, sends: str) -> None:
        """Presses a button of the bar below the table."""

    @abstractmethod
    def step(self, by: int) -> None:
        """One more or one fewer, where that can be had."""

    @abstractmethod
    def send(self) -> None:
        """Sends the amount."""

    @abstractmethod
    def lay_out(self) -> None:
        """Steps some rows of the sheet, and sends it."""
