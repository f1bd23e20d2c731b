"""The lid of a closed box in a seat's colour and pattern: the ground of the Cover page. Knows no page and no name.

On its paper label sits the bear with his paws before his eyes, in the seat's colour.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from tabletop.art.colours import PAPER
from tabletop.art.ink import cell, ink_pen
from tabletop.art.patterns import MARKS, pattern_brush
from tabletop.art.symbols import paint_symbol


def _paper(rect: QRectF) -> QRectF:
    width, height = min(rect.width() * 0.72, 820.0), min(rect.height() * 0.80, 660.0)
    paper = QRectF(0, 0, width, height)
    paper.moveCenter(rect.center() + QPointF(0, rect.height() * 0.018))
    return paper


def _seal(rect: QRectF) -> tuple[QPointF, float]:
    """Centre and radius of the bear's cell on the upper edge of the paper."""
    paper = _paper(rect)
    return QPointF(paper.center().x(), paper.top() + 4), min(76.0, paper.top() * 0.82)


def lid_label(rect: QRectF) -> QRectF:
    """Where a page may write on the lid painted into ``rect``: its paper label, below the bear."""
    centre, radius = _seal(rect)
    paper = _paper(rect)
    paper.setTop(centre.y() + radius + 8)
    return paper


def paint_lid(painter: QPainter, rect: QRectF, mark: int) -> None:
    """Paints the lid of mark ``mark`` over ``rect``, with the bear and an empty label of paper in its middle."""
    look = MARKS[mark]
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(rect, QColor(look.shade))
    edge = max(10.0, min(rect.width(), rect.height()) * 0.022)
    top = rect.adjusted(edge, edge, -edge, -edge * 1.8)
    painter.setBrushOrigin(rect.center())
    painter.fillRect(top, pattern_brush(mark, 3.0))
    painter.setPen(ink_pen(3))
    painter.drawRect(top)
    for ours, theirs in ((top.topLeft(), rect.topLeft()), (top.topRight(), rect.topRight())):
        painter.drawLine(ours, theirs)
    for ours, theirs in ((top.bottomLeft(), rect.bottomLeft()), (top.bottomRight(), rect.bottomRight())):
        painter.drawLine(ours, theirs)
    frame = top.adjusted(edge, edge, -edge, -edge)
    painter.setPen(ink_pen(2, PAPER))
    painter.drawRoundedRect(frame, 14, 14)
    for corner in (frame.topLeft(), frame.topRight(), frame.bottomLeft(), frame.bottomRight()):
        _corner(painter, corner, edge * 1.2, look.colour)
    _label(painter, _paper(rect))
    _bear(painter, *_seal(rect), look.colour)
    painter.restore()


def _corner(painter: QPainter, centre: QPointF, radius: float, colour: str) -> None:
    path = cell(centre, radius)
    painter.fillPath(path, QColor(colour))
    painter.strokePath(path, ink_pen(2, PAPER))


def _bear(painter: QPainter, centre: QPointF, radius: float, colour: str) -> None:
    # His paws before his eyes: that is what everybody else does now.
    outer, inner = cell(centre, radius), cell(centre, radius * 0.86)
    painter.fillPath(outer.translated(0, 4), QColor(0, 0, 0, 70))
    painter.fillPath(outer, QColor(PAPER))
    painter.strokePath(outer, ink_pen(3))
    painter.fillPath(inner, QColor(colour))
    side = radius * 1.46
    painter.save()
    painter.setClipPath(inner)
    paint_symbol(painter, "bear_hides", QRectF(centre.x() - side / 2, centre.y() - side * 0.44, side, side))
    painter.restore()
    painter.strokePath(inner, ink_pen(2.5))


def _label(painter: QPainter, label: QRectF) -> None:
    sheet = QPainterPath()
    cut = 26.0
    points = [
        QPointF(label.left() + cut, label.top()),
        QPointF(label.right() - cut, label.top()),
        QPointF(label.right(), label.top() + cut),
        QPointF(label.right(), label.bottom() - cut),
        QPointF(label.right() - cut, label.bottom()),
        QPointF(label.left() + cut, label.bottom()),
        QPointF(label.left(), label.bottom() - cut),
        QPointF(label.left(), label.top() + cut),
    ]
    sheet.moveTo(points[0])
    for point in points[1:]:
        sheet.lineTo(point)
    sheet.closeSubpath()
    painter.fillPath(sheet.translated(0, 5), QColor(0, 0, 0, 70))
    painter.fillPath(sheet, QColor(PAPER))
    painter.strokePath(sheet, ink_pen(3))
    painter.setPen(ink_pen(1.2))
    inner = label.adjusted(12, 12, -12, -12)
    painter.drawRoundedRect(inner, 16, 16)
