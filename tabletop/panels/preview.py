"""What a card would bring against each choice of the neighbours: a small grid, amber where the bear would eat.

Its numbers come from ``game.preview``; nothing is worked out here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.art.marks import paint_mark
from tabletop.art.symbols import paint_symbol
from tabletop.panels.look import Look
from tabletop.texts import initial

Seat = tuple[int, str]
"""A mark and a shown name."""


class Preview(QWidget):
    """``show_preview`` takes the rules' dictionary, a title, and left and right neighbour; ``None`` empties it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.data: Mapping[str, Any] | None = None
        self.title = ""
        self.note = ""
        self._shrunk = 1.0
        self.left: Seat | None = None
        self.right: Seat | None = None
        self.seats: Sequence[Seat] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.updateGeometry)
        self.hide()

    def show_preview(
        self,
        data: Mapping[str, Any] | None,
        title: str = "",
        note: str = "",
        neighbours: tuple[Seat | None, Seat | None] = (None, None),
        seats: Sequence[Seat] = (),
    ) -> None:
        """``neighbours``: left and right (``None`` with two seats); ``seats``: all of them, for a swarm's sums."""
        self.data, self.title, self.note = data, title, note
        self.left, self.right = neighbours
        self.seats = seats
        self.setAccessibleName(title)
        self.setAccessibleDescription(self._spoken())
        self.setVisible(data is not None)
        self.updateGeometry()
        self.adjustSize()
        self.update()

    def empty(self) -> None:
        """Nothing is previewed, and nothing of it is kept."""
        self.show_preview(None)

    def _spoken(self) -> str:
        if self.data is None:
            return ""
        if self.data["unit"] == "swarm":
            return ", ".join(f"{seat[1]} {total}" for seat, total in zip(self.seats, self.data["sums"], strict=False))
        rows, columns = self.data["rows"], self.data["columns"]
        cells = [
            f"{row} {column}: {self.data['gain'][y][x]}".replace(" :", ":")
            for y, row in enumerate(rows)
            for x, column in enumerate(columns)
        ]
        return "; ".join(cells)

    def fit(self, room: QSize) -> None:
        """Makes the panel so small that it fits into ``room``."""
        self._shrunk = 1.0
        whole = self.sizeHint()
        if not whole.isEmpty():
            self._shrunk = min(1.0, room.width() / whole.width(), room.height() / whole.height())
        self.updateGeometry()
        self.adjustSize()

    # Measures, at 100 %: a column for the row's symbols, then a column a type.
    _CELL, _ROW, _HEAD, _EDGE = 62, 34, 38, 12

    def sizeHint(self) -> QSize:
        theme = self.look.theme
        if self.data is None:
            return QSize(0, 0)
        title = QFontMetricsF(theme.font("caption")).horizontalAdvance(self.title) + theme.px(2 * self._EDGE)
        note = QFontMetricsF(theme.font("small")).horizontalAdvance(self.note) + theme.px(2 * self._EDGE)
        if self.data["unit"] == "swarm":
            width = theme.px(2 * self._EDGE + 74 * len(self.seats))
            height = theme.px(2 * self._EDGE + 26 + 40)
        else:
            columns = self.data["columns"]
            width = theme.px(2 * self._EDGE + self._HEAD * 2 + self._CELL * len(columns))
            heads = 1 if len(columns) > 1 else 0
            height = theme.px(2 * self._EDGE + 26 + self._HEAD * heads + self._ROW * len(self.data["rows"]))
        height += theme.px(22) if self.note else 0
        return QSize(round(max(width, title, note) * self._shrunk), round(height * self._shrunk))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.data is None:
            return
        theme = self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._shrunk, self._shrunk)
        rect = QRectF(0, 0, self.width() / self._shrunk, self.height() / self._shrunk).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.colour("outline"), 2))
        painter.setBrush(theme.colour("paper"))
        painter.drawRoundedRect(rect, theme.px(10), theme.px(10))
        edge = theme.px(self._EDGE)
        painter.setPen(theme.colour("ink"))
        font = theme.font("caption")
        font.setBold(True)
        painter.setFont(font)
        line = QRectF(rect.left() + edge, rect.top() + edge * 0.7, rect.width() - 2 * edge, theme.px(22))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.title)
        top = rect.top() + edge * 0.7 + theme.px(28)
        if self.data["unit"] == "swarm":
            self._paint_sums(painter, rect.left() + edge, top)
        else:
            self._paint_grid(painter, rect.left() + edge, top, rect.width() - 2 * edge)
        if self.note:
            painter.setFont(theme.font("small"))
            painter.setPen(theme.colour("secondary"))
            foot = QRectF(rect.left() + edge, rect.bottom() - theme.px(26), rect.width() - 2 * edge, theme.px(20))
            painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.note)

    def _paint_sums(self, painter: QPainter, left: float, top: float) -> None:
        """What each seat would count if the swarm came now; the most is marked."""
        theme = self.look.theme
        sums = list(self.data["sums"]) if self.data is not None else []
        side = theme.px(28)
        for place, (seat, total) in enumerate(zip(self.seats, sums, strict=False)):
            x = left + place * theme.px(74)
            leads = total == max(sums) and total > 0
            if leads:
                painter.setPen(QPen(theme.colour("swarm"), 2))
                painter.setBrush(theme.colour("swarm_tint"))
                painter.drawRoundedRect(QRectF(x - 2, top, theme.px(68), theme.px(38)), 8, 8)
            paint_mark(painter, QRectF(x + 2, top + theme.px(5), side, side), seat[0], initial(seat[1]))
            self._number(painter, QRectF(x + side + 4, top, theme.px(34), theme.px(38)), total, leads)

    def _paint_grid(self, painter: QPainter, left: float, top: float, width: float) -> None:
        assert self.data is not None
        theme = self.look.theme
        rows, columns = self.data["rows"], self.data["columns"]
        head, high = theme.px(self._HEAD), theme.px(self._ROW)
        side = theme.px(24)
        wide = (width - head * 2) / len(columns)
        if len(columns) > 1:
            if self.right is not None:
                box = QRectF(left + head * 2 - theme.px(32), top + theme.px(4), side, side)
                paint_mark(painter, box, self.right[0], initial(self.right[1]))
            for x, kind in enumerate(columns):
                middle = left + head * 2 + wide * (x + 0.5)
                paint_symbol(painter, f"type_{kind}", QRectF(middle - side / 2, top + theme.px(4), side, side))
            top += head
        if self.left is not None:
            box = QRectF(left + theme.px(4), top + high * len(rows) / 2 - side / 2, side, side)
            paint_mark(painter, box, self.left[0], initial(self.left[1]))
        for y, kind in enumerate(rows):
            line = top + high * y
            paint_symbol(
                painter, f"type_{kind}", QRectF(left + head + theme.px(2), line + (high - side) / 2, side, side)
            )
            for x in range(len(columns)):
                cell = QRectF(left + head * 2 + wide * x + 2, line + 2, wide - 4, high - 4)
                burst = bool(self.data["burst"][y][x])
                painter.setPen(QPen(theme.colour("outline" if burst else "line"), 2 if burst else 1))
                painter.setBrush(theme.colour("honey" if burst else "raised"))
                painter.drawRoundedRect(cell, 6, 6)
                self._number(painter, cell, self.data["gain"][y][x], burst)
                if burst:
                    eye = theme.px(20)
                    paint_symbol(painter, "bear", QRectF(cell.right() - eye - 1, cell.center().y() - eye / 2, eye, eye))

    def _number(self, painter: QPainter, rect: QRectF, number: int, bright: bool) -> None:
        theme = self.look.theme
        painter.setFont(theme.font("number"))
        painter.setPen(theme.colour("card_ink" if bright else "ink"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(number))
