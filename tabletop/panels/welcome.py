"""The head of Home while no game waits: the bear in his meadow, a greeting and the way to the table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tabletop.art.colours import INK
from tabletop.art.pictures import picture
from tabletop.panels.look import Look
from tabletop.panels.widgets import button, column, label, row
from tabletop.texts import say

SHAPE = 5
"""Width of the picture by its height; its left 45 % are calm, for words."""


class Welcome(QWidget):
    """``begun`` tells that somebody wants to play."""

    begun = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._greeting = label(say("home.welcome"), "heading", wrap=False)
        self.begin = button(say("home.begin"), self.begun.emit, "primary")
        words = column(None, self._greeting, self.begin, None)
        words.setAlignment(self.begin, Qt.AlignmentFlag.AlignLeft)
        self._inside = row(gap=0)
        self._inside.addLayout(words)
        self._inside.addStretch(1)
        self.setLayout(self._inside)
        look.changed.connect(self.dress)
        self.dress()

    def fit(self, width: int) -> None:
        """Takes the height that belongs to ``width``."""
        self.setFixedHeight(width // SHAPE)

    def dress(self) -> None:
        """The picture is the same by day and by night, and so are the words on it."""
        self._greeting.setStyleSheet(f"color: {INK}; background: transparent")
        self._inside.setContentsMargins(self.look.theme.px(36), 0, 0, 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, picture("hero", self.width(), self.devicePixelRatioF()))
