"""A driver with a keyboard and no pointer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from tabletop.texts import game_texts
from tests.tabletop.arrows import arrows
from tests.window.driver import Driver

FARTHEST = 40
"""Keys after which something that the focus should reach is taken to be out of reach."""


class Typist(Driver):
    """Plays by keys alone: arrows, digits and letters for things, F6, Tab and Enter for the rest."""

    def open_hand(self) -> None:
        self.person.key("Return")

    def settle(self, sends: str) -> None:
        if sends == "confirm":
            self.leave_all()
        self.person.key("Return")

    def touch(self, handle: str) -> None:
        """By its letter, where the sheet of keys names one; by a digit, where that leads to something that would do;
        else with the arrows."""
        person, chance = self.person, self.chance
        again = person.button("confirm") is not None
        letters = [] if again else self.letters(person.play.session.lit()[handle])
        if letters and chance.random() < 0.5:
            self.chosen = ""  # a letter may stand for several things: which of them was taken is seen on the table
            person.key(chance.choice(letters))
            return
        self.to_table()
        if not again and chance.random() < 0.5:
            person.key(str(chance.randint(1, 9)))
            here = person.table.roving.handle
            if here in self.open and self.liking(here):
                self.chosen = handle = here
                self.done[-1] = self.done[-1]._replace(what=here)
        self.walk_to(handle)
        person.key("Return")

    def press(self, sends: str) -> None:
        person, chance = self.person, self.chance
        letters = self.letters(sends)
        if letters and chance.random() < 0.5:
            person.key(chance.choice(letters))
            return
        made = person.button(sends)
        assert made is not None
        bar = person.play.side.prompt
        self.reach("F6", lambda: (focus := QApplication.focusWidget()) is not None and bar.isAncestorOf(focus))
        self.reach("shift+Tab", made.hasFocus)
        person.key(chance.choice(("Return", "space")))

    def step(self, by: int) -> None:
        stepper = self.person.stepper
        assert stepper is not None
        assert stepper.stepper is not None
        at = stepper.at + by
        self.person.key("equal" if by > 0 else "minus")
        if at in range(len(stepper.stepper.actions)):
            self.person.until(lambda: stepper.at == at, "the amount is another one")

    def send(self) -> None:
        stepper = self.person.stepper
        assert stepper is not None
        if self.chance.random() < 0.5:
            self.leave_all()
            self.person.key("Return")
        else:
            self.reach("F6", stepper.send.hasFocus)
            self.person.key("space")

    def lay_out(self) -> None:
        person, sheet = self.person, self.person.sheet
        assert sheet is not None
        assert any(row.hasFocus() for row in sheet.rows), person.sight()
        for _ in range(self.chance.randint(1, 3)):
            person.key(*["Down"] * self.chance.randrange(len(sheet.rows)), "Right")
        self.note("send")
        person.key("Return")

    def letters(self, action: str) -> list[str]:
        """The single keys that the sheet of keys gives for ``action``."""
        keys = game_texts(self.person.play.session.setup.game).KEYS
        first = action.partition("; ")[0]
        return [key.lower() for key, text in keys if text == first or (text.endswith(" ") and first.startswith(text))]

    def walk_to(self, goal: str) -> None:
        """To ``goal`` with the arrows, from wherever the cursor is."""
        person = self.person
        if not person.table.roving.handle:
            person.key("Down")
        way = arrows(person.table, goal)
        if way:
            person.key(*way)
        assert person.table.roving.handle == goal, person.sight()

    def to_table(self) -> None:
        self.reach("F6", self.person.table.hasFocus)

    def leave_all(self) -> None:
        """The focus is on the table, and on nothing there: Enter is meant for the question."""
        self.to_table()
        if self.person.table.roving.handle:
            self.person.key("Escape")

    def reach(self, key: str, reached: Callable[[], bool]) -> None:
        """Presses ``key`` until something is ``reached``."""
        for _ in range(FARTHEST):
            if reached():
                return
            self.person.key(key)
        raise AssertionError(f"{key} never comes there; {self.person.sight()}")
