"""The lower part of an inspected card: its rules as rows, a symbol and a sentence each, on paper.

Every game's close look is written here; what stands above the rows is the business of its faces file.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from tabletop.art.canvas import Canvas
from tabletop.art.theme import TEXT, plain_font

MARGIN = 18.0
_SYMBOL, _TEXT = 30.0, 17.0
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

Lines = Sequence[tuple[str, str]]
"""(symbol, sentence) of each row."""


def row_heights(canvas: Canvas, lines: Lines) -> list[float]:
    """The height of each row in the canvas's units, with its words wrapped."""
    metrics = QFontMetricsF(plain_font(TEXT, _TEXT))
    room = QRectF(0, 0, canvas.width - 2 * MARGIN - _SYMBOL - 10, 1000)
    return [max(_SYMBOL + 6, metrics.boundingRect(room, int(_WRAP), words).height() + 8) for _, words in lines]


def write_rows(canvas: Canvas, top: float, rows: Sequence[float], lines: Lines) -> None:
    """Writes ``lines`` from ``top`` down to the foot of the canvas, each as high as ``rows`` says."""
    canvas.painter.fillRect(QRectF(2, top, canvas.width - 4, canvas.height - top - 16), canvas.colour("card_paper"))
    canvas.line(QPointF(2, top), QPointF(canvas.width - 2, top), 3)
    y = top + MARGIN * 0.45
    for high, (symbol, words) in zip(rows, lines, strict=True):
        canvas.symbol(symbol, QPointF(MARGIN + _SYMBOL / 2, y + high / 2), _SYMBOL)
        canvas.painter.setFont(plain_font(TEXT, _TEXT))
        canvas.painter.setPen(canvas.colour("card_ink"))
        left = MARGIN + _SYMBOL + 10
        canvas.painter.drawText(QRectF(left, y, canvas.width - left - MARGIN, high), int(_WRAP), words)
        y += high
