"""The marks of the seats: six colours, each always with a shape and a pattern of its own.

A mark is told apart without colour: by its shape, its pattern and the initial in it. Which six they are is told in
``patterns``; here they are painted.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from tabletop.art.colours import PAPER
from tabletop.art.ink import ink_pen, polygon
from tabletop.art.letters import draw_text
from tabletop.art.lid import lid_label, paint_lid
from tabletop.art.patterns import MARKS, Mark, pattern_brush
from tabletop.art.theme import DISPLAY, plain_font

__all__ = ["MARKS", "Mark", "lid_label", "mark_pixmap", "paint_lid", "paint_mark", "pattern_brush", "shape_path"]


def shape_path(shape: str, rect: QRectF) -> QPainterPath:
    """The outline of ``shape`` filling ``rect``; shapes are balanced to look equally large. KeyError if unknown."""
    path = QPainterPath()
    if shape == "circle":
        path.addEllipse(rect.adjusted(*_inset(rect, 0.04)))
        return path
    if shape == "square":
        inner = rect.adjusted(*_inset(rect, 0.09))
        path.addRoundedRect(inner, inner.width() * 0.12, inner.width() * 0.12)
        return path
    points = {
        "diamond": [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)],
        "triangle": [(0.5, 0.0), (1.03, 0.92), (-0.03, 0.92)],
        "hexagon": [(0.5 + 0.53 * sin(i * pi / 3), 0.5 - 0.53 * cos(i * pi / 3)) for i in range(6)],
        "star": [
            (0.5 + r * sin(i * pi / 5), 0.53 - r * cos(i * pi / 5)) for i in range(10) for r in [(0.56, 0.31)[i % 2]]
        ],
    }
    return polygon(points[shape], rect)


def _inset(rect: QRectF, share: float) -> tuple[float, float, float, float]:
    x, y = rect.width() * share, rect.height() * share
    return x, y, -x, -y


# Where the initial stands in a shape, and how high it may be, as shares of the mark's size.
_INITIAL = {
    "circle": (0.50, 0.58),
    "diamond": (0.50, 0.46),
    "triangle": (0.63, 0.40),
    "square": (0.50, 0.60),
    "hexagon": (0.50, 0.56),
    "star": (0.54, 0.40),
}


def paint_mark(painter: QPainter, rect: QRectF, mark: int, initial: str = "") -> None:
    """Paints mark ``mark`` (0-5) into the square ``rect``; ``initial``, one letter, stands in it."""
    look = MARKS[mark]
    side = min(rect.width(), rect.height())
    line = max(1.2, side / 22)
    inner = QRectF(0, 0, side - line * 1.4, side - line * 1.4)
    inner.moveCenter(rect.center())
    path = shape_path(look.shape, inner)
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillPath(path, QColor(look.colour))
    if side >= 28:
        brush = pattern_brush(mark, max(0.55, side / 90))
        painter.setBrushOrigin(inner.center())
        painter.fillPath(path, brush)
    # Paper between pattern and ink keeps dark marks whole on a dark table.
    painter.strokePath(path, ink_pen(line * 2.4, PAPER))
    painter.strokePath(path, ink_pen(line))
    if initial:
        centre, height = _INITIAL[look.shape]
        painter.setFont(plain_font(DISPLAY, side * height * 1.05, bold=True))
        box = QRectF(inner.x(), inner.y() + inner.height() * centre - side / 2, inner.width(), side)
        if side >= 28:
            spot = QRectF(0, 0, side * height * 1.08, side * height * 1.08)
            spot.moveCenter(box.center())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.colour))
            painter.drawEllipse(spot)
        painter.setPen(QColor(look.text))
        draw_text(painter, box, Qt.AlignmentFlag.AlignCenter, initial)
    painter.restore()


@cache
def mark_pixmap(mark: int, size: float, initial: str = "", ratio: float = 1.0) -> QPixmap:
    """The mark as a pixmap of ``size`` logical pixels a side."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_mark(painter, QRectF(0, 0, size, size), mark, initial)
    painter.end()
    return pixmap
