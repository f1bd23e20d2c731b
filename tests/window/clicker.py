"""A driver with a mouse: lit things, buttons, the steps of an amount and the rows of a sheet, and no key."""

from __future__ import annotations

from tests.window.driver import Driver


class Clicker(Driver):
    """Plays with the pointer alone; the round ``watched`` is shown at normal speed, the others at once."""

    watched = 0

    def answer(self) -> None:
        person = self.person
        if self.watched:
            wanted = "normal" if person.play.session.view().round == self.watched else "instant"
            while person.look.speed != wanted:
                person.click(person.play.side.strip.speed)
        super().answer()

    def open_hand(self) -> None:
        self.person.click(self.person.play.cover.open_button)

    def settle(self, sends: str) -> None:
        self.press(sends)

    def touch(self, handle: str) -> None:
        self.person.click_handle(handle)

    def press(self, sends: str) -> None:
        made = self.person.button(sends)
        assert made is not None
        self.person.click(made)

    def step(self, by: int) -> None:
        stepper = self.person.stepper
        assert stepper is not None
        made = stepper.more if by > 0 else stepper.fewer
        if made.isEnabled():
            at = stepper.at
            self.person.click(made)
            self.person.until(lambda: stepper.at != at, "the amount is another one")

    def send(self) -> None:
        stepper = self.person.stepper
        assert stepper is not None
        self.person.click(stepper.send)

    def lay_out(self) -> None:
        person, sheet = self.person, self.person.sheet
        assert sheet is not None
        steps = [row.more for row in sheet.rows if row.more.isEnabled() and person.in_reach(row.more)]
        for made in self.chance.sample(steps, min(len(steps), self.chance.randint(1, 3))):
            person.click(made)
        self.note("send")
        person.click(sheet.send)
