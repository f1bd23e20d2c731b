"""The bar below the table: who is asked what and why, and at most three buttons. A refusal is said here too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tabletop.art.symbols import icon
from tabletop.panels.look import Look
from tabletop.panels.seat_mark import SeatMark
from tabletop.panels.speech import announce
from tabletop.panels.widgets import button, label, restyle
from tabletop.texts import say


@dataclass(frozen=True)
class Choice:
    """A button of the bar: what it sends, its words, its role and its icon (empty: none)."""

    sends: str
    text: str
    role: str = ""
    icon: str = ""
    enabled: bool = True


class PromptBar(QWidget):
    """``pressed`` tells what a button sends."""

    pressed = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setProperty("role", "prompt")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(say("play.region.prompt"))
        self.mark = SeatMark(look, size=48)
        self.what = label()
        self.why = label("", "caption")
        self.choices: dict[str, QPushButton] = {}
        self._shown: tuple[Choice, ...] = ()
        self._why = ""
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
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.addLayout(head, 1)
        self._layout.addLayout(self._buttons)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        look.changed.connect(self._dress)
        self._dress()

    def ask(
        self, what: str, why: str = "", choices: Sequence[Choice] = (), seat: tuple[int, str] | None = None
    ) -> None:
        """Shows a question, its reason and its buttons; ``seat`` is (mark, name) of the one who is asked."""
        if what != self.what.text():
            announce(self, f"{what} {why}".strip())
        self.what.setText(what)
        self._why = why
        self.mark.setVisible(seat is not None)
        if seat is not None:
            self.mark.show_mark(*seat)
        self.calm()
        if tuple(choices) != self._shown:
            self._rebuild(tuple(choices))

    def refuse(self, sentence: str) -> None:
        """Says why something cannot be done, in place of the reason, until the next question or touch."""
        restyle(self.why, "error")
        self.why.setText(sentence)
        self.why.show()
        announce(self, sentence, urgent=True)

    def note(self, sentence: str) -> None:
        """Says something in passing, in place of the reason, until the next question."""
        restyle(self.why, "caption")
        self.why.setText(sentence)
        self.why.show()
        announce(self, sentence)

    def calm(self) -> None:
        """Puts the reason back where a refusal stood."""
        restyle(self.why, "caption")
        self.why.setText(self._why)
        self.why.setVisible(bool(self._why))

    def empty(self) -> None:
        """Nothing of any question is left."""
        self.ask("")

    def _rebuild(self, choices: tuple[Choice, ...]) -> None:
        focused = next((sends for sends, made in self.choices.items() if made.hasFocus()), None)
        for made in self.choices.values():
            self._buttons.removeWidget(made)
            made.hide()
            made.setParent(None)
            made.deleteLater()
        self._shown = choices
        self.choices = {}
        for choice in choices:
            made = button(choice.text, partial(self.pressed.emit, choice.sends), choice.role)
            made.setEnabled(choice.enabled)
            self._put_icon(made, choice)
            self._buttons.addWidget(made)
            self.choices[choice.sends] = made
        if focused in self.choices:
            self.choices[focused].setFocus()
        self._fit()

    def _put_icon(self, made: QPushButton, choice: Choice) -> None:
        if choice.icon:
            theme = self.look.theme
            colour = theme.colour("on_accent" if choice.role == "primary" else "ink")
            made.setIcon(icon(choice.icon, colour, theme.px(20)))
            made.setIconSize(QSize(theme.px(20), theme.px(20)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        """Buttons go below the words where they would leave them too little room."""
        taken = self._buttons.sizeHint().width()
        narrow = self.width() - taken < self.look.theme.px(380)
        self._layout.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def _dress(self) -> None:
        theme = self.look.theme
        self._layout.setContentsMargins(theme.px(20), theme.px(8), theme.px(20), theme.px(10))
        self._layout.setSpacing(theme.px(8))
        self._buttons.setSpacing(theme.px(10))
        self.what.setStyleSheet(f"font-size: {theme.px(22)}px")
        self.setMinimumHeight(theme.px(80))
        for choice in self._shown:
            self._put_icon(self.choices[choice.sends], choice)
        self._fit()
