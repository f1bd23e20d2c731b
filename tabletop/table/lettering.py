"""Words and numbers in a given space: smaller before they are cut, and never smaller than can be read."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from tabletop.art.theme import Theme, plain_font

SMALLEST_TEXT = 14
"""Pixels."""
LARGEST_TEXT = 44
"""Pixels that letters have at most to be painted at their own size."""
_SET = 100
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


def sized(theme: Theme, role: str, size: float) -> QFont:
    """The theme's font of ``role`` in ``size`` pixels."""
    font = QFont(theme.font(role))
    font.setPixelSize(max(SMALLEST_TEXT, round(size)))
    return font


def words(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = CENTRE,
    least: float = 0.0,
) -> None:
    """``text`` in one line inside ``rect``: first smaller, down to ``least`` of its size, then elided."""
    size = font.pixelSize()
    smallest = max(SMALLEST_TEXT, round(size * least))
    while size > smallest and (
        QFontMetricsF(font).horizontalAdvance(text) > rect.width() or QFontMetricsF(font).height() > rect.height() + 4
    ):
        size -= 1
        font.setPixelSize(size)
    painter.setFont(font)
    painter.setPen(colour)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    if size <= LARGEST_TEXT:
        painter.drawText(rect, int(align), shown)
    else:
        _draw_large(painter, rect, shown, font, colour, align)


def _draw_large(
    painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor, align: Qt.AlignmentFlag
) -> None:
    """From outlines that are made once: Qt gives those of large letters a little differently each time, and tables that
    are equal have to look equal to the pixel."""
    outline, advance, rise = _outline(font.family(), font.weight(), text)
    scale = font.pixelSize() / _SET
    centred = bool(align & Qt.AlignmentFlag.AlignHCenter)
    left = rect.x() + ((rect.width() - advance * scale) / 2 if centred else 0.0)
    painter.save()
    painter.translate(left, rect.center().y() + rise * scale / 2)
    painter.scale(scale, scale)
    painter.fillPath(outline, colour)
    painter.restore()


@lru_cache(maxsize=256)
def _outline(family: str, weight: int, text: str) -> tuple[QPainterPath, float, float]:
    """The outline of ``text`` at a fixed size, how wide it is, and how much more of a line lies above its foot than
    below."""
    font = plain_font(family, _SET)
    font.setWeight(QFont.Weight(weight))
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(QPointF(0, 0), font, text)
    return path, metrics.horizontalAdvance(text), metrics.ascent() - metrics.descent()
