"""A name on one line that never asks for more room than there is: its end gives way, and it is heard whole. The level
of a bot stands below it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.art.letters import draw_text
from tabletop.panels.widgets import Label, column, label

LEAST = 6
"""So many letters stay, however narrow it is."""


class NameLabel(Label):
    """``text`` is the name as it is shown in sentences."""

    def __init__(self, text: str, role: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        room = min(self.fontMetrics().averageCharWidth() * LEAST, super().sizeHint().width())
        return QSize(room, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.fontMetrics().horizontalAdvance(self.text()) <= self.width():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.setFont(self.font())
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        draw_text(painter, self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


class SeatName(QWidget):
    """A name, and the ``level`` of a bot below it (empty: a person)."""

    def __init__(self, text: str, role: str, level: str) -> None:
        super().__init__()
        lines = column(NameLabel(text, role), gap=0)
        if level:
            lines.addWidget(label(level, "caption", wrap=False))
        self.setLayout(lines)
