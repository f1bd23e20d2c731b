"""Words and numbers in a given space: smaller before they are cut, and never smaller than can be read."""

from __future__ import annotations

from collections.abc import Callable
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
    if font.pixelSize() <= LARGEST_TEXT:
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
