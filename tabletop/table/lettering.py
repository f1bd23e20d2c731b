"""Words and numbers in a given space: smaller before they are cut, and never smaller than can be read."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from tabletop.art.theme import Theme

SMALLEST_TEXT = 14
"""Pixels."""
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
    painter.drawText(rect, int(align), shown)
