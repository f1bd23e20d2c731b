"""Which six marks there are, and the pattern of each as a tile. Knows nothing of what is painted with them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from tabletop.art.colours import INK


@dataclass(frozen=True)
class Mark:
    """One of the six: colours as hex, ``text`` is what can be read on ``colour``."""

    index: int
    name: str
    colour: str
    shade: str
    text: str
    shape: str
    pattern: str


MARKS: tuple[Mark, ...] = (
    Mark(0, "blue", "#2166C4", "#184C93", "#FFFFFF", "circle", "waves"),
    Mark(1, "orange", "#F08A24", "#C96A0B", INK, "diamond", "diagonal"),
    Mark(2, "mint", "#69C7B0", "#45A28B", INK, "triangle", "dots"),
    Mark(3, "plum", "#8C1D6B", "#66124D", "#FFFFFF", "square", "checks"),
    Mark(4, "yellow", "#FFE366", "#E0BC25", INK, "hexagon", "comb"),
    Mark(5, "black", "#2B2B33", "#4A4A57", "#FFFFFF", "star", "cross"),
)


def pattern_brush(mark: int, scale: float = 1.0) -> QBrush:
    """The mark's pattern as a tile: its shade on its colour, cells of about 16 px times ``scale``."""
    brush = QBrush(_pattern_tile(mark))
    brush.setTransform(brush.transform().scale(scale / 4, scale / 4))
    return brush


@cache
def _pattern_tile(mark: int) -> QPixmap:
    # Painted four times as large as it is shown, so that it stays clean at any ratio.
    wide, high = 16.0, 27.75 if MARKS[mark].pattern == "comb" else 16.0
    tile = QPixmap(round(wide * 4), round(high * 4))
    tile.fill(QColor(MARKS[mark].colour))
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(4, 4)
    shade = QColor(MARKS[mark].shade)
    painter.setPen(QPen(shade, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for dx in (-wide, 0, wide):
        for dy in (-high, 0, high):
            painter.save()
            painter.translate(dx, dy)
            _PATTERNS[MARKS[mark].pattern](painter, shade)
            painter.restore()
    painter.end()
    return tile


def _waves(painter: QPainter, shade: QColor) -> None:
    for y in (4.0, 12.0):
        path = QPainterPath(QPointF(0, y))
        path.cubicTo(4, y - 5, 4, y - 5, 8, y)
        path.cubicTo(12, y + 5, 12, y + 5, 16, y)
        painter.drawPath(path)


def _diagonal(painter: QPainter, shade: QColor) -> None:
    painter.setPen(QPen(shade, 3.4))
    for offset in (0, 8, 16):
        painter.drawLine(QPointF(offset - 8, 16), QPointF(offset + 8, 0))


def _dots(painter: QPainter, shade: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    for x, y in ((4, 4), (12, 12)):
        painter.drawEllipse(QPointF(x, y), 2.5, 2.5)


def _checks(painter: QPainter, shade: QColor) -> None:
    for x, y in ((0, 0), (8, 8)):
        painter.fillRect(QRectF(x, y, 8, 8), shade)


def _comb(painter: QPainter, shade: QColor) -> None:
    # One cell that stands on its corner, and the wall below it: they close on themselves when tiled.
    painter.setPen(QPen(shade, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline([QPointF(0, 4.62), QPointF(8, 0), QPointF(16, 4.62)])
    painter.drawLine(QPointF(0, 4.62), QPointF(0, 13.87))
    painter.drawPolyline([QPointF(0, 13.87), QPointF(8, 18.5), QPointF(16, 13.87)])
    painter.drawLine(QPointF(8, 18.5), QPointF(8, 27.75))


def _cross(painter: QPainter, shade: QColor) -> None:
    painter.setPen(QPen(shade, 1.8))
    for x, y in ((4, 4), (12, 12)):
        painter.drawLine(QPointF(x - 2.6, y), QPointF(x + 2.6, y))
        painter.drawLine(QPointF(x, y - 2.6), QPointF(x, y + 2.6))


_PATTERNS = {
    "waves": _waves,
    "diagonal": _diagonal,
    "dots": _dots,
    "checks": _checks,
    "comb": _comb,
    "cross": _cross,
}
