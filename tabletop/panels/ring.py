"""The table from above: the seats' marks around it in their order, with names. Shown on the set-up page."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.art.letters import draw_line
from tabletop.art.marks import paint_mark
from tabletop.art.surface import table_tile
from tabletop.art.symbols import paint_symbol
from tabletop.panels.look import Look
from tabletop.texts import initial


class Ring(QWidget):
    """``seats`` holds (mark, name) in table order; the first sits at the bottom, the next to its left, clockwise."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.seats: list[tuple[int, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_seats(self, seats: list[tuple[int, str]]) -> None:
        """Other seats, or another order."""
        self.seats = seats
        self.update()

    def sizeHint(self) -> QSize:
        return self.look.theme_size(240, 150)

    def minimumSizeHint(self) -> QSize:
        return self.look.theme_size(240, 150)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = theme.px(24)
        outer = QRectF(self.rect()).adjusted(theme.px(34), line * 1.6, -theme.px(34), -line * 1.7)
        width = min(outer.width(), outer.height() * 2.1)
        table = QRectF(0, 0, width, outer.height())
        table.moveCenter(outer.center())
        painter.setPen(QPen(theme.colour("outline"), 2))
        painter.setBrush(theme.colour("wood"))
        painter.drawEllipse(table)
        inner = table.adjusted(7, 7, -7, -7)
        painter.setBrush(QBrush(table_tile(theme, self.devicePixelRatioF())))
        painter.drawEllipse(inner)
        side = min(table.height() * 0.42, theme.px(64))
        symbol = QRectF(0, 0, side, side)
        symbol.moveCenter(table.center())
        paint_symbol(painter, "hive", symbol)
        font = theme.font("caption")
        painter.setFont(font)
        painter.setPen(theme.colour("ink"))
        metrics = QFontMetricsF(font)
        size = theme.px(40)
        for number, (mark, name) in enumerate(self.seats):
            angle = math.pi / 2 + 2 * math.pi * number / len(self.seats)
            middle = table.center() + QPointF(math.cos(angle) * table.width() / 2, math.sin(angle) * table.height() / 2)
            paint_mark(painter, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), mark, initial(name))
            text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, theme.px(120))
            reach = metrics.horizontalAdvance(text)
            x = min(max(0.0, middle.x() - reach / 2), self.width() - reach)
            above = middle.y() < table.center().y() - 1
            y = middle.y() - size / 2 - metrics.descent() - 2 if above else middle.y() + size / 2 + metrics.ascent()
            draw_line(painter, QPointF(x, y), text)
