"""What a thing would bring: a small grid against each choice of the neighbours, amber where the bear would eat, the
sums of all seats, or rows of words and numbers (``preview_lines``).

Its numbers come from ``game.preview`` and the game's texts; nothing is worked out here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tabletop.art.letters import draw_text
from tabletop.art.marks import paint_mark
from tabletop.art.symbols import paint_symbol
from tabletop.panels.look import Look
from tabletop.panels.preview_lines import Lines
from tabletop.texts import initial
from tabletop.texts.pieces import Line, PreviewWords

Seat = tuple[int, str]
"""A mark and a shown name."""

_LARGER = 1.3
"""How much larger than its text size the grid becomes where there is room."""


class Preview(QWidget):
    """``show_preview`` takes the rules' dictionary and what belongs to it; ``fill`` gives it its place."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.data: Mapping[str, Any] | None = None
        self.title = ""
        self.note = ""
        self.left: Seat | None = None
        self.right: Seat | None = None
        self.seats: Sequence[Seat] = ()
        self.lines: Sequence[Line] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.update)
        self.hide()

    def show_preview(
        self,
        data: Mapping[str, Any],
        words: PreviewWords,
        neighbours: tuple[Seat | None, Seat | None],
        seats: Sequence[Seat],
    ) -> None:
        """``neighbours``: left and right (``None`` with two seats); ``seats``: all of them, for a swarm's sums."""
        self.data, self.title, self.note = data, words.title, words.note
        self.left, self.right = neighbours
        self.seats, self.lines = seats, words.lines
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.spoken)
        self.show()
        self.update()

    def empty(self) -> None:
        """Nothing is previewed, and nothing of it is kept."""
        self.data, self.title, self.note = None, "", ""
        self.left = self.right = None
        self.seats = self.lines = ()
        self.setAccessibleName("")
        self.setAccessibleDescription("")
        self.hide()

    def fill(self, room: QRect) -> None:
        """Takes all of ``room``, a rectangle of its parent. Its place among its siblings never changes: in what order
        they lie would tell whether a card was looked at.
        """
        self.setGeometry(room)

    # Measures, at 100 %: a column for the row's symbols, then a column a type.
    _CELL, _ROW, _HEAD, _EDGE, _TITLE, _NOTE = 62, 34, 38, 12, 28, 22

    def _heads(self) -> int:
        """The height of the symbols above the grid; with one neighbour they are none."""
        assert self.data is not None
        return self._HEAD if len(self.data.get("columns", ())) > 1 else 0

    def _whole(self) -> QSizeF:
        """The size at 100 % without title and note."""
        assert self.data is not None
        if "sums" in self.data:
            return QSizeF(2 * self._EDGE + 74 * len(self.seats), 2 * self._EDGE + 40)
        if "rows" not in self.data:
            size = self._laid().size(self._columns())
            return QSizeF(max(size.width(), 180) + 2 * self._EDGE, size.height() + 2 * self._EDGE)
        width = 2 * (self._EDGE + self._HEAD) + self._CELL * len(self.data["columns"])
        return QSizeF(width, 2 * self._EDGE + self._heads() + self._ROW * len(self.data["rows"]))

    def _laid(self) -> Lines:
        return Lines(self.lines, self.look.theme)

    def _columns(self) -> int:
        """In how many columns the rows are largest."""
        over = 2 * self._EDGE + self._TITLE + (self._NOTE if self.note else 0)
        scale = self.look.theme.scale
        room = QSizeF(self.width() - 2 * self._EDGE * scale, self.height() - over * scale)
        return self._laid().columns(room, scale * _LARGER) if room.height() > 0 else 1

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.data is None:
            return
        theme = self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("outline"), 2))
        painter.setBrush(theme.colour("paper"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        whole = self._whole()
        note = self._NOTE if self.note else 0
        # The prompt bar names the card, and the card shows its gift: where room is short they give way to the numbers.
        worded = self.height() >= theme.px(whole.height() + self._TITLE + note)
        high = whole.height() + (self._TITLE + note if worded else 0)
        scale = min(self.width() / whole.width(), self.height() / high, theme.scale * _LARGER)
        painter.scale(scale, scale)
        rect = QRectF(0, 0, self.width() / scale, self.height() / scale)
        rect.adjust(self._EDGE, (rect.height() - high) / 2 + self._EDGE, -self._EDGE, 0)
        if worded:
            self._word(painter, QRectF(rect.topLeft(), QSizeF(rect.width(), 22)), self.title, bold=True)
            rect.adjust(0, self._TITLE, 0, 0)
        rect.setHeight(whole.height() - 2 * self._EDGE)
        if "sums" in self.data:
            self._paint_sums(painter, rect)
        elif "rows" in self.data:
            self._paint_grid(painter, rect)
        else:
            self._laid().paint(painter, rect, self._columns())
        if worded and self.note:
            self._word(painter, QRectF(rect.left(), rect.bottom() + 4, rect.width(), 20), self.note, bold=False)

    def _word(self, painter: QPainter, line: QRectF, words: str, *, bold: bool) -> None:
        """One line in the middle, smaller where it is too long."""
        font = self._font("caption" if bold else "small")
        font.setBold(bold)
        wide = QFontMetricsF(font).horizontalAdvance(words)
        if wide > line.width():
            font.setPixelSize(max(10, int(font.pixelSize() * line.width() / wide)))
        painter.setFont(font)
        painter.setPen(self.look.theme.colour("ink" if bold else "secondary"))
        draw_text(painter, line, Qt.AlignmentFlag.AlignCenter, words)

    def _font(self, role: str) -> QFont:
        """The font of ``role`` at 100 %: the painter is scaled."""
        font = self.look.theme.font(role)
        font.setPixelSize(round(font.pixelSize() / self.look.theme.scale))
        return font

    def _paint_sums(self, painter: QPainter, rect: QRectF) -> None:
        """What each seat would count if the swarm came now; the most is marked."""
        assert self.data is not None
        theme = self.look.theme
        sums = list(self.data["sums"])
        left = rect.center().x() - 74 * len(sums) / 2
        for place, (seat, total) in enumerate(zip(self.seats, sums, strict=True)):
            box = QRectF(left + 74 * place + 2, rect.top() + 1, 70, 38)
            leads = total == max(sums) and total > 0
            if leads:
                painter.setPen(QPen(theme.colour("swarm"), 2))
                painter.setBrush(theme.colour("swarm_tint"))
                painter.drawRoundedRect(box, 8, 8)
            paint_mark(painter, QRectF(box.left() + 5, box.top() + 5, 28, 28), seat[0], initial(seat[1]))
            self._number(painter, box.adjusted(34, 0, 0, 0), total, leads)

    def _paint_grid(self, painter: QPainter, rect: QRectF) -> None:
        assert self.data is not None
        rows, columns = self.data["rows"], self.data["columns"]
        head = self._HEAD * 2
        wide = min((rect.width() - head) / len(columns), self._CELL * 1.6)
        # The grid itself stands in the middle; its heads hang out to the left.
        left = max(rect.left() + head, rect.center().x() - (wide * len(columns) - head / 2) / 2)
        top = rect.top() + self._heads()
        if self._heads():
            unit = "honey_drop" if self.data["unit"] == "honey" else "card"
            self._symbol(painter, QPointF(left - head + 18, top - 20), unit)
            if self.right is not None:
                self._mark(painter, QPointF(left - 19, top - 20), self.right)
            for x, kind in enumerate(columns):
                self._symbol(painter, QPointF(left + wide * (x + 0.5), top - 20), f"type_{kind}")
        if self.left is not None:
            self._mark(painter, QPointF(left - head + 18, top + self._ROW * len(rows) / 2), self.left)
        for y, kind in enumerate(rows):
            line = top + self._ROW * y
            self._symbol(painter, QPointF(left - 19, line + self._ROW / 2), f"type_{kind}")
            for x in range(len(columns)):
                cell = QRectF(left + wide * x + 2, line + 2, wide - 4, self._ROW - 4)
                self._paint_cell(painter, cell, self.data["gain"][y][x], burst=bool(self.data["burst"][y][x]))

    def _paint_cell(self, painter: QPainter, cell: QRectF, gain: int, *, burst: bool) -> None:
        theme = self.look.theme
        painter.setPen(QPen(theme.colour("outline" if burst else "line"), 2 if burst else 1))
        painter.setBrush(theme.colour("honey" if burst else "raised"))
        painter.drawRoundedRect(cell, 6, 6)
        self._number(painter, cell, gain, burst)
        if burst:
            self._symbol(painter, QPointF(cell.right() - 12, cell.center().y()), "bear", 20)

    def _mark(self, painter: QPainter, middle: QPointF, seat: Seat) -> None:
        paint_mark(painter, QRectF(middle.x() - 14, middle.y() - 14, 28, 28), seat[0], initial(seat[1]))

    def _symbol(self, painter: QPainter, middle: QPointF, name: str, side: float = 28) -> None:
        paint_symbol(painter, name, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))

    def _number(self, painter: QPainter, rect: QRectF, number: int, bright: bool) -> None:
        font = self._font("number")
        font.setPixelSize(26)
        painter.setFont(font)
        painter.setPen(self.look.theme.colour("card_ink" if bright else "ink"))
        draw_text(painter, rect, Qt.AlignmentFlag.AlignCenter, str(number))
