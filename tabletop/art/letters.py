"""Painted text, the same to the pixel whatever was written before: equal tables have to look equal.

Letters of more than 64 device pixels Qt fills as outlines. With FreeType those lie up to a thousandth of their size
aside, by where the last small letter of the same file was drawn for the first time, until that file is asked for a
letter in another transformation. So it is asked for one, before large letters are painted.
"""

from __future__ import annotations

from math import sqrt

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QRawFont, QTransform

_MASKED = 64
"""The most device pixels of letters that Qt keeps as masks."""
_ASKED_FOR = QTransform(1, 0, 0.001, 0, 1, 0, 0, 0, 1)
"""In perspective: what is drawn so is never kept, and so asked for each time."""


def draw_text(painter: QPainter, rect: QRect | QRectF, flags: Qt.AlignmentFlag | int, text: str) -> None:
    """``QPainter.drawText`` into ``rect``."""
    _settle(painter)
    painter.drawText(rect, int(flags), text)


def draw_line(painter: QPainter, start: QPointF, text: str) -> None:
    """``QPainter.drawText`` from ``start``, the left end of the foot of the line."""
    _settle(painter)
    painter.drawText(start, text)


def settle(font: QFont, scale: float) -> None:
    """Before ``font`` is painted at ``scale`` device pixels a unit by somebody else."""
    if font.pixelSize() * scale > _MASKED:
        QRawFont.fromFont(font).alphaMapForGlyph(0, QRawFont.AntialiasingType.PixelAntialiasing, _ASKED_FOR)


def _settle(painter: QPainter) -> None:
    settle(painter.font(), sqrt(abs(painter.deviceTransform().determinant())))
