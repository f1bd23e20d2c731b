"""Painted text, the same to the pixel whatever was written before: equal tables have to look equal.

Letters of more than 64 device pixels Qt fills as outlines. With FreeType those lie up to a thousandth of their size
aside, by where the last small letter of the same file was loaded, until one is loaded anew at no offset. In perspective
Qt keeps no letter, so that one asked for there is loaded each time: a space, which costs next to nothing.

Not settled: buttons, fields and lists of Qt, which have such letters only with large text on a dense screen; and names
in a script that our fonts lack.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QFont, QPainter, QRawFont, QTransform

_PERSPECTIVE = QTransform(1, 0, 0.001, 0, 1, 0, 0, 0, 1)


def draw_text(painter: QPainter, rect: QRect | QRectF, flags: int, text: str) -> None:
    """``QPainter.drawText`` into ``rect``, settled."""
    settle(painter.font())
    painter.drawText(rect, flags, text)


def draw_line(painter: QPainter, start: QPointF, text: str) -> None:
    """``QPainter.drawText`` from ``start``, the left end of the line's foot, settled."""
    settle(painter.font())
    painter.drawText(start, text)


def settle(font: QFont) -> None:
    """Before text in ``font`` is painted by somebody else."""
    raw = QRawFont.fromFont(font)
    space = raw.glyphIndexesForString(" ")[0]
    raw.alphaMapForGlyph(space, QRawFont.AntialiasingType.PixelAntialiasing, _PERSPECTIVE)
