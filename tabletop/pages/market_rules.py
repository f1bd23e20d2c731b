"""How a table casts its ballots and how long its market gives, on the set-up page. It knows no game by name."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtWidgets import QWidget

from tabletop.panels.chips import Chips
from tabletop.panels.look import Look
from tabletop.panels.run_sheet import AmountRow
from tabletop.panels.widgets import column, label
from tabletop.play.house import BALLOTS, MOST_SECONDS, House
from tabletop.texts import say
from tabletop.texts.pieces import SheetRow

MINUTE = 60
STEP = 15
"""Seconds from one time to the next where the players set their own."""
USUAL_OWN = 120


class MarketRules(QWidget):
    """Ballots and clock of ``house``; ``told`` hears of the house with what was chosen."""

    def __init__(self, look: Look, told: Callable[[House], None]) -> None:
        super().__init__()
        self.look = look
        self._told = told
        self._house = House()
        self._own = False
        self.ballots = self._chips("ballots", BALLOTS)
        self.clock = self._chips("clock", ("off", "minute", "own"))
        times = tuple(range(STEP, MOST_SECONDS + 1, STEP))
        row = SheetRow(
            say("house.clock.time"), "", tuple(map(str, times)), tuple(map(time_text, times)), times.index(USUAL_OWN)
        )
        self.time = AmountRow(look, row)
        self._ballots_title = label(say("house.ballots"), "strong")
        self._clock_title = label(say("house.clock"), "strong")
        self._ballots_text, self._clock_text = label("", "caption"), label("", "caption")
        parts = (
            self._ballots_title, self.ballots, self._ballots_text,
            self._clock_title, self.clock, self.time, self._clock_text,
        )  # fmt: skip
        self.setLayout(column(*parts, gap=6))
        self.ballots.chosen.connect(lambda word: self._choose(ballots=word))
        self.clock.chosen.connect(self._choose_clock)
        self.time.stepped.connect(lambda: self._choose(seconds=int(self.time.action)))
        look.changed.connect(self._dress)
        self._dress()

    def _chips(self, name: str, words: tuple[str, ...]) -> Chips:
        return Chips(self.look, say(f"house.{name}"), tuple((word, say(f"house.{name}.{word}")) for word in words))

    def show_house(self, house: House, people: int, *, ballots: bool, clock: bool) -> None:
        """The rules so far, how many people sit there, and whether the game has ballots and a market with a clock."""
        self._house = house
        self._own = self._own or house.seconds not in (0, MINUTE)
        self.ballots.setEnabled(people > 1)
        self.ballots.show_choice(house.ballots if people > 1 else "screen")
        alone = people < 2
        self._ballots_text.setText(say("house.ballots.alone" if alone else f"house.ballots.{house.ballots}.text"))
        own = self._own and bool(house.seconds)
        self.clock.show_choice("own" if own else "minute" if house.seconds else "off")
        self._clock_text.setText(say(f"house.clock.{'on' if house.seconds else 'off'}.text"))
        if own and house.seconds != int(self.time.action):
            self.time.stand_at(max(house.seconds // STEP, 1) - 1)  # kept settings may say any number
        for part in (self._ballots_title, self.ballots, self._ballots_text):
            part.setVisible(ballots)
        for part in (self._clock_title, self.clock, self._clock_text):
            part.setVisible(clock)
        self.time.setVisible(clock and own)
        self.setVisible(ballots or clock)

    def _choose_clock(self, word: str) -> None:
        self._own = word == "own"
        self._choose(seconds={"off": 0, "minute": MINUTE}.get(word, int(self.time.action)))

    def _choose(self, **one: object) -> None:
        self._told(msgspec.structs.replace(self._house, **one))

    def _dress(self) -> None:
        for chips in (self.ballots, self.clock):
            chips.fit()
        self.time.dress()


def time_text(seconds: int) -> str:
    """``1:30``."""
    return say("house.left", minutes=seconds // MINUTE, seconds=seconds % MINUTE)
