"""Words and numbers in a given space: smaller before they are cut, and never smaller than can be read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from tabletop.art.letters import draw_text
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


def fit(font: QFont, smallest: int, has_room: Callable[[], bool]) -> bool:
    """Gives ``font`` the largest size from its own down to ``smallest`` with which it ``has_room``, else the smallest
    of them; whether there is room now.

    The sizes are halved and not counted down: each one that is tried costs Qt a font of its own.
    """
    if has_room():
        return True
    fits, too_large = smallest, font.pixelSize()
    if fits >= too_large:
        return False
    font.setPixelSize(fits)
    if not has_room():
        return False
    while too_large - fits > 1:
        size = (fits + too_large) // 2
        font.setPixelSize(size)
        if has_room():
            fits = size
        else:
            too_large = size
    font.setPixelSize(fits)
    return True


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

    def has_room() -> bool:
        metrics = QFontMetricsF(font)
        return metrics.horizontalAdvance(text) <= rect.width() and metrics.height() <= rect.height() + 4

    fit(font, max(SMALLEST_TEXT, round(font.pixelSize() * least)), has_room)
    painter.setFont(font)
    painter.setPen(colour)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    draw_text(painter, rect, align, shown)
