"""Pills beside each other, of which one is chosen. They know nothing of what is chosen by them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QWidget

from tabletop.panels.flow import Flow
from tabletop.panels.look import Look
from tabletop.panels.widgets import button


class Chips(QWidget):
    """One of a few, as pills beside each other."""

    chosen = Signal(str)

    def __init__(self, look: Look, title: str, options: tuple[tuple[str, str], ...]) -> None:
        super().__init__()
        self.look = look
        self.setAccessibleName(title)
        self._flow = Flow(self, look)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.buttons = {}
        for key, text in options:
            made = button(text, partial(self.chosen.emit, key), "chip")
            made.setCheckable(True)
            made.setAccessibleDescription(title)
            self._group.addButton(made)
            self._flow.addWidget(made)
            self.buttons[key] = made

    def fit(self) -> None:
        """Pills are as wide as their words in bold, so that choosing one moves nothing."""
        for made in self.buttons.values():
            made.ensurePolished()
            font = made.font()
            font.setBold(True)
            room = self.look.theme.px(2 * 16 + 6)
            made.setMinimumWidth(QFontMetrics(font).horizontalAdvance(made.text().replace("&&", "&")) + room)

    def show_choice(self, key: str) -> None:
        """Marks ``key`` without telling."""
        if key in self.buttons:
            self.buttons[key].setChecked(True)
