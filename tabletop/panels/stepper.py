"""An amount with a button for one fewer and one for one more: in the prompt bar, and in each row of a sheet.

It knows the words of each amount and no rule; which amounts there are is told from outside.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from tabletop.panels.look import Look
from tabletop.panels.speech import announce
from tabletop.panels.widgets import button, put_icon, relabel
from tabletop.texts import say
from tabletop.texts.pieces import Stepper


def step_button(text: str, pressed: Callable[[], object]) -> QPushButton:
    """A square button for one step, as large as a finger needs; held down it goes on stepping."""
    made = button("", pressed, "step")
    made.setAccessibleName(text)
    made.setAutoRepeat(True)
    return made


def dress_step(made: QPushButton, name: str, look: Look) -> None:
    """The icon of a ``step_button``, ``plus`` or ``minus``; its size is the style sheet's."""
    theme = look.theme
    put_icon(made, name, theme.colour("ink" if made.isEnabled() else "disabled"), theme.px(22))


class StepperField(QWidget):
    """``sent`` tells the action text of the amount that was confirmed. Hidden while nothing is asked.

    The bar around it has it dressed when the look changes, before it measures it.
    """

    sent = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.stepper: Stepper | None = None
        self.at = 0
        self.answered = False
        """Whether the amount was sent: where the same is asked again, it is another question."""
        self.fewer = step_button(say("command.fewer"), lambda: self.step(-1))
        self.more = step_button(say("command.more"), lambda: self.step(1))
        self.send = button("", self._send, "primary")
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for made in (self.fewer, self.send, self.more):
            self._layout.addWidget(made)
        self.dress()
        self.hide()

    @property
    def action(self) -> str:
        """The action text of the amount that it stands at; empty where nothing is asked."""
        return "" if self.stepper is None else self.stepper.actions[self.at]

    def show_stepper(self, stepper: Stepper | None) -> None:
        """Another question, or none; the same one again keeps its amount, as long as it is not answered."""
        if stepper != self.stepper or self.answered:
            self.answered = False
            self.stepper = stepper
            self.at = 0 if stepper is None else stepper.start
            self._word()
            self.dress()
        self.setVisible(stepper is not None)

    def step(self, by: int) -> None:
        """One more or one fewer, as far as there is one."""
        if self.stepper is None:
            return
        at = min(max(self.at + by, 0), len(self.stepper.actions) - 1)
        if at != self.at:
            self.at = at
            self._word()
            announce(self, self.stepper.words[at])

    def holds_focus(self) -> bool:
        """Whether one of its buttons has the focus of the window."""
        return self.window().focusWidget() in (self.fewer, self.send, self.more)

    def dress(self) -> None:
        """Sizes, icons, and a button wide enough for the longest words, so that nothing moves under the finger."""
        theme = self.look.theme
        self._layout.setSpacing(theme.px(6))
        dress_step(self.fewer, "minus", self.look)
        dress_step(self.more, "plus", self.look)
        self.send.setMinimumWidth(0)
        if self.stepper is not None:
            self.send.ensurePolished()
            now, widths = self.send.text(), []
            for words in self.stepper.words:
                self.send.setText(words.replace("&", "&&"))
                widths.append(self.send.sizeHint().width())
            self.send.setText(now)
            self.send.setMinimumWidth(max(widths))

    def _word(self) -> None:
        stepper = self.stepper
        relabel(self.send, "" if stepper is None else stepper.words[self.at])
        last = 0 if stepper is None else len(stepper.actions) - 1
        for made, name, enabled in ((self.fewer, "minus", self.at > 0), (self.more, "plus", self.at < last)):
            if not enabled and made.hasFocus():
                self.send.setFocus()  # Qt would hand the focus to some other button
            made.setEnabled(enabled)
            dress_step(made, name, self.look)

    def _send(self) -> None:
        if self.action:
            self.sent.emit(self.action)
