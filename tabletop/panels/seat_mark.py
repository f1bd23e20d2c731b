"""A seat's mark as a widget: colour, shape, pattern and initial, at any size."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tabletop.art.marks import paint_mark
from tabletop.panels.look import Look
from tabletop.texts import initial

Seat = tuple[int, str]
"""A mark and a plain name."""


class SeatMark(QWidget):
    """The painted mark; ``size`` is its side in pixels at 100 %."""

    def __init__(self, look: Look, mark: int = 0, name: str = "", size: int = 44) -> None:
        super().__init__()
        self.look = look
        self.mark = mark
        self.letter = initial(name)
        self.side = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_mark(self, mark: int, name: str) -> None:
        """Another seat's mark."""
        self.mark, self.letter = mark, initial(name)
        self.update()

    def resize_mark(self, side: int) -> None:
        """Another side, in pixels at 100 %."""
        if side != self.side:
            self.side = side
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self.look.theme_size(self.side, self.side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_mark(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.mark, self.letter)


class MarkButton(QAbstractButton):
    """A mark that can be pressed to get another one."""

    def __init__(self, look: Look, mark: int, name: str) -> None:
        super().__init__()
        self.look = look
        self.mark = mark
        self.letter = initial(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_mark(self, mark: int, name: str) -> None:
        """Another mark, or another initial on it."""
        self.mark, self.letter = mark, initial(name)
        self.update()

    def sizeHint(self) -> QSize:
        return self.look.theme_size(44, 44)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = 1 if self.underMouse() or self.isDown() else 3
        paint_mark(painter, QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), self.mark, self.letter)
