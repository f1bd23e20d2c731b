"""An inspected card: the card large on paper, and below it its rules as rows, a symbol and a sentence each.

Every game's closer look is laid out here; what stands above the rows is the business of its faces file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath

from tabletop.art.canvas import Canvas
from tabletop.art.letters import draw_text
from tabletop.art.theme import TEXT, plain_font

_MARGIN, _SYMBOL, _TEXT = 18.0, 30.0, 17.0
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

Lines = Sequence[tuple[str, str]]
"""(symbol, sentence) of each row."""


def paint_close_up(canvas: Canvas, lines: Lines, card: Callable[[float], None]) -> None:
    """Has ``card`` painted at the full width of the canvas, as high as it is told in the canvas's units, and writes
    ``lines`` below it; without any the whole canvas is the card's."""
    rows = _row_heights(canvas, lines)
    high = canvas.height - (sum(rows) + _MARGIN * 0.9 if rows else 0)
    edge = QPainterPath()
    edge.addRoundedRect(QRectF(1.5, 1.5, canvas.width - 3, canvas.height - 3), 16, 16)
    canvas.shape(edge, "card_paper", 0)
    canvas.painter.save()
    canvas.painter.setClipPath(edge)
    card(high)
    canvas.painter.restore()
    if rows:
        _write_rows(canvas, high, rows, lines)
    canvas.shape(edge, "", 3)


def _row_heights(canvas: Canvas, lines: Lines) -> list[float]:
    """The height of each row in the canvas's units, with its words wrapped."""
    metrics = QFontMetricsF(plain_font(TEXT, _TEXT))
    room = QRectF(0, 0, canvas.width - 2 * _MARGIN - _SYMBOL - 10, 1000)
    return [max(_SYMBOL + 6, metrics.boundingRect(room, int(_WRAP), words).height() + 8) for _, words in lines]


def _write_rows(canvas: Canvas, top: float, rows: Sequence[float], lines: Lines) -> None:
    """Writes ``lines`` from ``top`` down to the foot of the canvas, each as high as ``rows`` says."""
    canvas.painter.fillRect(QRectF(2, top, canvas.width - 4, canvas.height - top - 16), canvas.colour("card_paper"))
    canvas.line(QPointF(2, top), QPointF(canvas.width - 2, top), 3)
    y = top + _MARGIN * 0.45
    for high, (symbol, words) in zip(rows, lines, strict=True):
        canvas.symbol(symbol, QPointF(_MARGIN + _SYMBOL / 2, y + high / 2), _SYMBOL)
        canvas.painter.setFont(plain_font(TEXT, _TEXT))
        canvas.painter.setPen(canvas.colour("card_ink"))
        left = _MARGIN + _SYMBOL + 10
        draw_text(canvas.painter, QRectF(left, y, canvas.width - left - _MARGIN, high), _WRAP, words)
        y += high
