"""The pen of the one hand: round joins, round ends, ink. And the comb cell, the only ornament of the house."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from tabletop.art.colours import INK


def ink_pen(width: float, colour: QColor | str = INK, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A round pen of ``width``, ink unless another colour is given."""
    return QPen(QColor(colour), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def polygon(points: list[tuple[float, float]], rect: QRectF) -> QPainterPath:
    """A closed path through ``points``, given as shares of ``rect``."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height()) for x, y in points]))
    path.closeSubpath()
    return path


def cell(centre: QPointF, radius: float, pointed: bool = True) -> QPainterPath:
    """A comb cell round ``centre``: ``pointed`` stands on a corner, else on a side."""
    turn = 0.0 if pointed else pi / 6
    points = [(sin(i * pi / 3 + turn) * radius, -cos(i * pi / 3 + turn) * radius) for i in range(6)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([centre + QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path
