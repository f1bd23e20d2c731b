"""The bar below the table: who is asked what and why, an amount or up to three buttons, and one for a hint. Hints and
refusals are said here, too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tabletop.panels.look import Look
from tabletop.panels.seat_mark import SeatMark
from tabletop.panels.speech import announce
from tabletop.panels.stepper import StepperField
from tabletop.panels.widgets import button, label, put_icon, relabel, restyle
from tabletop.texts import say
from tabletop.texts.pieces import Stepper


@dataclass(frozen=True)
class Choice:
    """A button of the bar: what it sends, its words, its role and its icon (empty: none). ``short`` are its words
    where room is short, empty where its icon says enough."""

    sends: str
    text: str
    role: str = ""
    icon: str = ""
    short: str | None = None


class PromptBar(QWidget):
    """``pressed`` tells what a button sends; ``let_go``: the button with the focus goes away, who takes the focus?"""

    pressed = Signal(str)
    let_go = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setProperty("role", "prompt")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(say("play.region.prompt"))
        self.mark = SeatMark(look, size=48)
        self.what = label("", "prompt")
        self.why = label("", "caption")
        self.choices: dict[str, QPushButton] = {}
        self.hint = button("", partial(self.pressed.emit, "hint"), "quiet")
        self.hint.hide()
        self.stepper = StepperField(look)
        self.stepper.sent.connect(self.pressed)
        self._shown: tuple[Choice, ...] = ()
        self._why = self._hint_words = ""
        self._seat: tuple[int, str] | None = None
        self._asked = self._brief = self._urgent = False
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.what)
        words.addWidget(self.why)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self.mark)
        head.addLayout(words, 1)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.hint)
        self._buttons.addWidget(self.stepper)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.addLayout(head, 1)
        self._layout.addLayout(self._buttons)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        look.changed.connect(self._dress)
        self._dress()

    def ask(
        self,
        what: str,
        why: str = "",
        choices: Sequence[Choice] = (),
        seat: tuple[int, str] | None = None,
        stepper: Stepper | None = None,
    ) -> None:
        """Shows a question, its reason and its buttons; ``seat`` is (mark, name) of the one who is asked, ``stepper``
        the amount that is asked for."""
        if what != self.what.text():
            announce(self, f"{what} {why}".strip())
        self.what.setText(what)
        self._why = why
        self.stepper.answered |= seat != self._seat
        self._seat, self._asked = seat, seat is not None
        if seat is not None:
            self.mark.show_mark(*seat)
        self.calm()
        stepped = stepper != self.stepper.stepper
        if stepper is None and self.stepper.holds_focus():
            self.let_go.emit()
        self.stepper.show_stepper(stepper)
        if tuple(choices) != self._shown:
            self._rebuild(tuple(choices))
        elif stepped:
            self._fit()

    def refuse(self, sentence: str) -> None:
        """Says why something cannot be done, in place of the reason, until the next question, touch or amount."""
        self._say(sentence, "error", urgent=True)

    def note(self, sentence: str, *, again: bool = False) -> None:
        """Says something in passing, in place of the reason, until the next question or amount; ``again``: it stood
        there before, and is not read aloud once more."""
        self._say(sentence, "caption", urgent=True, aloud=not again)

    def offer_hint(self, words: str, spoken: str) -> None:
        """The button for a hint, or for more of it; without ``words`` none is to be had."""
        if not words and self.hint.hasFocus():
            self.let_go.emit()
        self._hint_words = words
        relabel(self.hint, spoken)
        self._fit()

    def calm(self) -> None:
        """Puts the reason back where a refusal stood."""
        self._say(self._why, "caption", urgent=False)

    def _say(self, sentence: str, role: str, *, urgent: bool, aloud: bool = True) -> None:
        restyle(self.why, role)
        self.why.setText(sentence)
        self._urgent = urgent
        self._show_parts()
        if urgent and aloud:
            announce(self, sentence, urgent=role == "error")

    def empty(self) -> None:
        """Nothing of any question is left."""
        self.ask("")

    def _rebuild(self, choices: tuple[Choice, ...]) -> None:
        holder = self.window().focusWidget()
        focused = next((sends for sends, made in self.choices.items() if made is holder), None)
        if focused is not None and all(choice.sends != focused for choice in choices):
            # Qt would hand it to the first button of the window, and the next Space would leave the table.
            self.let_go.emit()
        gone = tuple(self.choices.values())
        self._shown = choices
        self.choices = {}
        for choice in choices:
            made = button(choice.text, partial(self.pressed.emit, choice.sends), choice.role)
            self._buttons.insertWidget(self._buttons.count() - 1, made)  # the amount stands last
            made.ensurePolished()  # its font, and so its width, comes from the style sheet
            self.choices[choice.sends] = made
        if focused in self.choices:
            heir = self.choices[focused]
            heir.setVisible(self.isVisible())  # the layout would show it too late to take the focus
            heir.setFocus()
        for made in gone:
            self._buttons.removeWidget(made)
            made.hide()
            made.setParent(None)
            made.deleteLater()
        self._fit()

    def _word(self, *, brief: bool) -> None:
        """Writes the buttons, in ``brief`` with their short words or the icon alone."""
        theme = self.look.theme
        self.hint.setText("" if brief else self._hint_words.replace("&", "&&"))
        put_icon(self.hint, "hint", theme.colour("ink"), theme.px(22))
        for choice in self._shown:
            made = self.choices[choice.sends]
            relabel(made, choice.text)
            if brief and choice.short is not None:
                made.setText(choice.short)
            if choice.icon:
                colour = theme.colour("on_accent" if choice.role == "primary" else "ink")
                put_icon(made, choice.icon, colour, theme.px(20))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        """Where buttons would leave the words too little room, mark and reason go, and buttons have short words or
        their icon only. Only where that is not enough they take a line of their own: it is the table's room.
        """
        theme = self.look.theme
        self._word(brief=False)
        self._brief = self.width() - self._taken() < theme.px(420)
        stacked = False
        if self._brief:
            self._word(brief=True)
            stacked = self.width() - self._taken() < theme.px(190)
        # An amount with large letters needs the whole line: then only the key gives a hint.
        self.hint.setVisible(bool(self._hint_words) and (not stacked or self._taken() < self.width() - theme.px(40)))
        directions = QBoxLayout.Direction
        self._layout.setDirection(directions.TopToBottom if stacked else directions.LeftToRight)
        self.setMinimumHeight(0 if self._brief else theme.px(80))
        restyle(self.what, "" if self._brief else "prompt")
        self._show_parts()

    def _taken(self) -> int:
        """The width of all buttons. Asked one by one: the layout may not have heard of their fonts yet."""
        made_ones = [*self.choices.values(), *([self.hint] if self._hint_words else [])]
        wide = sum(made.sizeHint().width() + self._buttons.spacing() for made in made_ones)
        return wide + (0 if self.stepper.stepper is None else self.stepper.sizeHint().width() + self._buttons.spacing())

    def _show_parts(self) -> None:
        self.mark.setVisible(self._asked and not self._brief)
        self.why.setVisible(bool(self.why.text()) and (not self._brief or self._urgent))
        self.what.setVisible(not self._brief or not self.why.isVisible())

    def _dress(self) -> None:
        theme = self.look.theme
        self._layout.setContentsMargins(theme.px(20), theme.px(8), theme.px(20), theme.px(10))
        self._layout.setSpacing(theme.px(8))
        self._buttons.setSpacing(theme.px(10))
        self.stepper.dress()
        self._fit()
