"""The rows of a preview: symbol, words and number, the sum below a line. Painted at 100 %; the painter is scaled.

It knows what each tone looks like and no game.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from tabletop.art.letters import draw_text
from tabletop.art.symbols import paint_symbol
from tabletop.art.theme import Theme
from tabletop.texts.pieces import Line

ROW, SIDE, GAP = 28.0, 22.0, 8.0
_WIDEST = 260.0
_TONES = {"good": ("success", "check"), "bad": ("error", "cross")}
"""The colour of a tone's number, and the sign that stands where there is no number: never the colour alone."""


class Lines:
    """Rows to be painted in ``theme`` in one column or two, whichever are larger in the room there is."""

    def __init__(self, lines: Sequence[Line], theme: Theme) -> None:
        self.lines = tuple(lines)
        self.theme = theme
        self._words, self._bold = self._font("body", False), self._font("body", True)
        widths = [QFontMetricsF(self._of(line)).horizontalAdvance(line[1]) for line in self.lines]
        numbers = [QFontMetricsF(self._bold).horizontalAdvance(line[2]) for line in self.lines]
        self._number = max([*numbers, SIDE])
        self._text = min(max(widths, default=0.0) + 2, _WIDEST)
        self._lead = SIDE + GAP if any(line[0] for line in self.lines) else 0.0

    def size(self, columns: int) -> QSizeF:
        """What they take in so many columns."""
        column = self._lead + self._text + 2 * GAP + self._number
        return QSizeF(columns * column + (columns - 1) * 4 * GAP, ROW * -(-len(self.lines) // columns))

    def columns(self, room: QSizeF, most: float) -> int:
        """One column, or two where that lets them be larger; never larger than ``most`` times."""

        def scale(count: int) -> float:
            size = self.size(count)
            return min(most, room.width() / size.width(), room.height() / size.height())

        return 2 if len(self.lines) > 3 and scale(2) > scale(1) else 1

    def paint(self, painter: QPainter, rect: QRectF, columns: int) -> None:
        """Paints them into ``rect``, from its top."""
        size = self.size(columns)
        rows = -(-len(self.lines) // columns)
        column = (size.width() - (columns - 1) * 4 * GAP) / columns
        left = rect.center().x() - size.width() / 2
        for place, line in enumerate(self.lines):
            x = left + place // rows * (column + 4 * GAP)
            self._paint(painter, QRectF(x, rect.top() + place % rows * ROW, column, ROW), line)

    def _paint(self, painter: QPainter, row: QRectF, line: Line) -> None:
        symbol, words, number, tone = line
        theme = self.theme
        colour, sign = _TONES.get(tone, ("ink", ""))
        if tone == "sum":
            painter.setPen(QPen(theme.colour("ink"), 1.5))
            painter.drawLine(QLineF(row.left(), row.top() + 1, row.right(), row.top() + 1))
        if symbol:
            box = QRectF(row.left(), row.center().y() - SIDE / 2, SIDE, SIDE)
            paint_symbol(painter, symbol, box)
        font = self._of(line)
        painter.setFont(font)
        painter.setPen(theme.colour("ink"))
        text = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, self._text)
        lying = QRectF(row.left() + self._lead, row.top(), self._text + GAP, row.height())
        draw_text(painter, lying, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        end = QRectF(row.right() - self._number - GAP, row.top(), self._number + GAP, row.height())
        if number:
            painter.setFont(self._bold)
            painter.setPen(theme.colour(colour))
            draw_text(painter, end, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, number)
        elif sign:
            box = QRectF(row.right() - SIDE, row.center().y() - SIDE / 2, SIDE, SIDE)
            paint_symbol(painter, sign, box, theme.colour(colour))

    def _of(self, line: Line) -> QFont:
        return self._bold if line[3] == "sum" else self._words

    def _font(self, role: str, bold: bool) -> QFont:
        font = self.theme.font(role)
        font.setPixelSize(round(font.pixelSize() / self.theme.scale))
        font.setBold(bold)
        return font
