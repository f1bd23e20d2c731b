"""A small painted summary of a table, made from its public view: who sits where, honey and swarms. Nothing else is in
it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.art.letters import draw_text
from tabletop.art.marks import paint_mark
from tabletop.art.surface import table_tile
from tabletop.art.symbols import paint_symbol
from tabletop.art.theme import Theme
from tabletop.panels.look import Look

THUMBNAIL = (220, 104)
"""Its usual size in pixels at 100 %."""


class Thumbnail(QWidget):
    """The ring of seats with two counts each. ``seats`` holds (mark, initial, first count, second count) by seat."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.symbols: tuple[str, ...] = ()
        self.seats: list[tuple[int, str, int, int]] = []
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return self.look.theme_size(*THUMBNAIL)

    def show_seats(self, seats: list[tuple[int, str, int, int]], symbols: tuple[str, str]) -> None:
        """Another table; ``symbols`` are those of the two counts."""
        self.seats, self.symbols = seats, symbols
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_seats(painter, QRectF(self.rect()), self.look.theme, self.seats, self.symbols)


def paint_seats(
    painter: QPainter,
    place: QRectF,
    theme: Theme,
    seats: Sequence[tuple[int, str, int, int]],
    symbols: Sequence[str],
) -> None:
    """The table and its seats in ``place``, as ``Thumbnail`` has them."""
    rect = place.adjusted(1, 1, -1, -1)
    painter.setPen(QPen(theme.colour("outline"), 2))
    painter.setBrush(QBrush(table_tile(theme, painter.device().devicePixelRatioF())))
    painter.drawRoundedRect(rect, 10, 10)
    size = theme.px(24)
    font = theme.font("small")
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(theme.colour("ink"))
    side, words = size * 0.5, QFontMetricsF(font)
    for number, (mark, initial, first, second) in enumerate(seats):
        angle = math.pi / 2 + 2 * math.pi * number / len(seats)
        middle = rect.center() + QPointF(math.cos(angle) * rect.width() * 0.34, math.sin(angle) * rect.height() * 0.31)
        wide = max(words.horizontalAdvance(str(count)) for count in (first, second))
        # A seat at the edge with a number of three digits moves inwards, as far as its number needs.
        middle.setX(min(middle.x(), rect.right() - theme.px(6) - wide - side - 3))
        paint_mark(painter, QRectF(middle.x() - size * 1.2, middle.y() - size / 2, size, size), mark, initial)
        for line, (symbol, count) in enumerate(zip(symbols, (first, second), strict=True)):
            top = middle.y() - size / 2 + line * size * 0.55
            paint_symbol(painter, symbol, QRectF(middle.x(), top, side, side))
            box = QRectF(middle.x() + side + 3, top, wide + 1, side)
            draw_text(painter, box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(count))
