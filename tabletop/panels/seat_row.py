"""One chair on the set-up page: mark, name, person or bot, place in the ring."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QWidget

from tabletop.panels.choice import Choice
from tabletop.panels.look import Look
from tabletop.panels.seat_mark import MarkButton
from tabletop.panels.widgets import button, put_icon, row
from tabletop.play.players import KINDS
from tabletop.texts import SHOWN_NAME, say, shown


class SeatRow(QWidget):
    """Signals: ``changed``; ``moved`` by -1 or +1; ``removed``; ``mark_asked`` for the next free mark."""

    changed = Signal()
    moved = Signal(int)
    removed = Signal()
    mark_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.mark = MarkButton(look, 0, "")
        self.mark.clicked.connect(self.mark_asked.emit)
        self.name = QLineEdit()
        self.name.setMaxLength(
            SHOWN_NAME * 4
        )  # letters may be made of several characters; what is shown is cut elsewhere
        self.name.textChanged.connect(self._renamed)
        self.name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.kind = Choice()
        for kind in KINDS:
            self.kind.addItem(say(f"level.{kind}"), kind)
            if kind != "human":
                told = Qt.ItemDataRole.AccessibleDescriptionRole
                self.kind.setItemData(self.kind.count() - 1, say(f"level.{kind}.line"), told)
        self.kind.currentIndexChanged.connect(self._rekinded)
        self.up = self._small(lambda: self.moved.emit(-1))
        self.down = self._small(lambda: self.moved.emit(1))
        self.away = self._small(self.removed.emit)
        self.setLayout(row(self.mark, self.name, self.kind, self.up, self.down, self.away, gap=8))
        look.changed.connect(self._dress)
        self._dress()

    def show_seat(self, seat: int, name: str, kind: str, mark: int) -> None:
        """What the chair holds, without telling that it changed."""
        self.blockSignals(True)
        self.seat = seat
        if self.name.text() != name:
            self.name.setText(name)
            self.name.setCursorPosition(0)  # of a long one the beginning is seen
        self.kind.setCurrentIndex(self.kind.findData(kind))
        self.mark.show_mark(mark, name)
        self._speak()
        self.blockSignals(False)

    def limit(self, *, first: bool, last: bool, fewest: bool) -> None:
        """What cannot be done with this chair just now."""
        self.up.setEnabled(not first)
        self.down.setEnabled(not last)
        self.away.setEnabled(not fewest)

    @staticmethod
    def _small(pressed: Callable[[], object]) -> QPushButton:
        made = button("", pressed, "icon")
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return made

    def _rekinded(self, _index: int) -> None:
        self._describe()
        self.changed.emit()

    def _describe(self) -> None:
        """What a bot of this level is, to whom it is read aloud."""
        kind = self.kind.currentData()
        self.kind.setAccessibleDescription("" if kind == "human" else say(f"level.{kind}.line"))

    def _renamed(self, text: str) -> None:
        self.mark.show_mark(self.mark.mark, text)
        self._speak()
        self.changed.emit()

    def _speak(self) -> None:
        name = shown(self.name.text())
        self.name.setAccessibleName(say("setup.name", seat=self.seat + 1))
        self.name.setPlaceholderText(say("setup.name", seat=self.seat + 1))
        self.kind.setAccessibleName(say("setup.kind", name=name))
        self._describe()
        self.mark.setAccessibleName(say("setup.mark", name=name))
        self.up.setAccessibleName(say("setup.up", name=name))
        self.down.setAccessibleName(say("setup.down", name=name))
        self.away.setAccessibleName(say("setup.remove", name=name))

    def _dress(self) -> None:
        theme = self.look.theme
        size = theme.px(22)
        for made, name in ((self.up, "arrow_up"), (self.down, "arrow_down"), (self.away, "close")):
            put_icon(made, name, theme.colour("ink"), size)
        self.name.setMinimumWidth(theme.px(64))
