"""The table and what lies about on it: cloth, shadows, deck edges, seat plates, the board, outlines, the veil.

Everything is painted in logical pixels; pixmaps are kept per size and ratio. Knows no view and no game.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QImage, QLinearGradient, QPainter, QPainterPath, QPixmap

from tabletop.art.colours import INK, PAPER
from tabletop.art.ink import cell, ink_pen
from tabletop.art.patterns import pattern_brush
from tabletop.art.symbols import paint_symbol
from tabletop.art.theme import Theme

SHADOW_MARGIN = 16.0
BED = (14, 14, 14, 20)
"""How far the bed of the board lies inside its edge: left, top, right, bottom."""
# Two comb cells wide and one row of them high, so that weave and stitched comb close on themselves.
_TILE = QSizeF(240, 207.0)


def card_radius(width: float) -> float:
    """The corner radius of a card ``width`` wide: 8 at 120."""
    return width / 15


def table_tile(theme: Theme, ratio: float = 1.0) -> QPixmap:
    """The cloth of the table, woven and with a comb stitched into it, as a tile of 240 x 207 that closes on itself."""
    return _tile(theme.hex("table"), theme.hex("table_thread"), theme.name, ratio)


@lru_cache(maxsize=8)
def _tile(ground: str, thread: str, name: str, ratio: float) -> QPixmap:
    wide, high = _TILE.width(), _TILE.height()
    image = QImage(round(wide * ratio), round(high * ratio), QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / wide, image.height() / high)
    if name != "contrast":
        _weave(painter, thread)
        _stitch(painter, QColor(thread).darker(101) if name == "light" else QColor(thread).lighter(136))
    painter.end()
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _weave(painter: QPainter, thread: str) -> None:
    number = 12345
    for step in range(0, 240, 3):
        for across in (True, False):
            # A small generator of our own: the cloth is the same on every machine.
            number = (number * 1103515245 + 12345) % 2**31
            colour = QColor(thread)
            colour.setAlpha(30 + (number >> 16) % 90)
            width = 0.8 + ((number >> 8) % 10) / 10
            if across and step < _TILE.height():
                painter.fillRect(QRectF(0, step, _TILE.width(), width), colour)
            elif not across:
                painter.fillRect(QRectF(step, 0, width, _TILE.height()), colour)


def _stitch(painter: QPainter, colour: QColor) -> None:
    # Pointed cells 120 wide; a row is 103.5 high, of which the upright sides take two thirds.
    pen = ink_pen(2.0, colour, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([3.2, 3.2])
    painter.setPen(pen)
    for row in (-1, 0, 1, 2):
        for column in (-1, 0, 1, 2):
            x, y = column * 120 + (row % 2) * 60.0, row * 103.5
            top, side = QPointF(x, y - 69), QPointF(x + 60, y - 34.5)
            painter.drawLine(top, side)
            painter.drawLine(top, QPointF(x - 60, y - 34.5))
            painter.drawLine(side, QPointF(x + 60, y + 34.5))


def soft_shadow(size: QSizeF, lifted: bool, ratio: float = 1.0) -> QPixmap:
    """The shadow of a card of ``size``; draw it ``SHADOW_MARGIN`` up and left of it. Larger where lifted."""
    return _shadow(round(size.width()), round(size.height()), lifted, ratio)


@lru_cache(maxsize=64)
def _shadow(width: int, height: int, lifted: bool, ratio: float) -> QPixmap:
    margin, spread, down, dark = SHADOW_MARGIN, (12 if lifted else 5), (8 if lifted else 2), (84 if lifted else 70)
    pixmap = QPixmap(round((width + 2 * margin) * ratio), round((height + 2 * margin) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 16, 8, max(1, round(dark / spread))))
    radius = card_radius(width)
    for step in range(spread):
        grow = spread / 2 - step
        box = QRectF(margin - grow, margin + down - grow, width + 2 * grow, height + 2 * grow)
        painter.drawRoundedRect(box, radius + grow, radius + grow)
    painter.end()
    return pixmap


def _round(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_outline(painter: QPainter, rect: QRectF, theme: Theme, state: str) -> None:
    """The outline of a thing in ``rect``: "lit", "selected", "changed", "hint" or "focus". It lies just outside of it.

    They differ by line and form, never by colour alone. KeyError for another state.
    """
    grow, width, style = {
        "lit": (2.0, 3.0, Qt.PenStyle.SolidLine),
        "selected": (3.0, 6.0, Qt.PenStyle.SolidLine),
        "changed": (3.0, 3.0, Qt.PenStyle.CustomDashLine),
        "hint": (6.0, 3.0, Qt.PenStyle.CustomDashLine),
        "focus": (5.5, 3.0, Qt.PenStyle.SolidLine),
    }[state]
    radius = card_radius(min(rect.width(), 150)) + grow
    path = _round(rect.adjusted(-grow, -grow, grow, grow), radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if state == "focus":
        painter.strokePath(path, ink_pen(width + 4, theme.hex("focus_halo")))
        painter.strokePath(path, ink_pen(width, theme.hex("focus")))
    elif state == "hint":
        painter.strokePath(path, ink_pen(width + 4, PAPER))
        pen = ink_pen(width, INK, style)
        pen.setDashPattern([4.0, 2.4])
        painter.strokePath(path, pen)
    elif state == "changed":
        pen = ink_pen(width, theme.hex("secondary"), style)
        pen.setDashPattern([0.1, 2.1])
        painter.strokePath(path, pen)
    else:
        painter.strokePath(path, ink_pen(width, theme.hex("lit")))
    if state == "selected":
        _corner_tick(painter, QPointF(rect.right() - 2, rect.top() + 2), max(22.0, min(30.0, rect.width() / 5)), theme)
    painter.restore()


def paint_bulb(painter: QPainter, rect: QRectF) -> None:
    """The sign of a hint on the upper edge of ``rect``: over all outlines, so that it is seen beside the focus."""
    size = max(22.0, min(26.0, rect.width() / 4))
    disc = QRectF(rect.center().x() - size / 2, rect.top() + 2 - size / 2, size, size)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(ink_pen(2, INK))
    painter.setBrush(QColor("#FFD93B"))
    painter.drawEllipse(disc)
    inside = size * 0.16
    paint_symbol(painter, "hint", disc.adjusted(inside, inside, -inside, -inside), INK)


def _corner_tick(painter: QPainter, centre: QPointF, size: float, theme: Theme) -> None:
    disc = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    painter.setPen(ink_pen(2, PAPER))
    painter.setBrush(theme.colour("lit"))
    painter.drawEllipse(disc)
    unit = size / 24
    tick = [QPointF(-5.5, 0.5), QPointF(-1.5, 4.5), QPointF(5.5, -4)]
    painter.setPen(ink_pen(3 * unit, INK if theme.dark else "#FFFFFF"))
    painter.drawPolyline([centre + point * unit for point in tick])


def paint_veil(painter: QPainter, rect: QRectF) -> None:
    """The hatched veil over a card that may not be touched: it greys, and leaves every number readable."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = _round(rect, card_radius(rect.width()))
    painter.fillPath(path, QColor(90, 90, 96, 84))
    painter.fillPath(path, _hatch(rect.topLeft(), 9.0, 1.6, 1 / painter.transform().m11()))
    painter.restore()


def _hatch(corner: QPointF, step: float, line: float, pixel: float) -> QBrush:
    """Lines ``line`` wide that cross a side every ``step``, one of them through ``corner``: a gradient that repeats,
    soft over one ``pixel``. Drawn line by line they cost ten times as much."""
    lines = QLinearGradient(corner, corner + QPointF(step / 2, step / 2))
    lines.setSpread(QGradient.Spread.RepeatSpread)
    ink = QColor(31, 36, 48, 96)
    bare = QColor(ink)
    bare.setAlpha(0)
    apart = step / sqrt(2)
    inside, outside = (line - pixel) / 2 / apart, (line + pixel) / 2 / apart
    for place, colour in ((0, ink), (inside, ink), (outside, bare), (1 - outside, bare), (1 - inside, ink), (1, ink)):
        lines.setColorAt(min(1.0, max(0.0, place)), colour)
    return QBrush(lines)


def paint_plate(painter: QPainter, rect: QRectF, theme: Theme, mark: int, active: bool) -> None:
    """The ground of a seat's plate: paper with the seat's colour and pattern down its left edge, 10 px wide.

    ``active``: this seat is asked now; its whole edge is drawn in the colour of what may be touched.
    """
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    inner = rect.adjusted(2, 2, -2, -2)
    path = _round(inner, 12)
    shade = _round(inner.translated(0, 2), 12)
    painter.fillPath(shade, QColor(0, 0, 0, 46))
    painter.fillPath(path, theme.colour("raised" if active else "paper"))
    painter.setClipPath(path)
    band = QRectF(inner.x(), inner.y(), 12, inner.height())
    painter.setBrushOrigin(band.topLeft())
    painter.fillRect(band, pattern_brush(mark, 0.9))
    painter.fillRect(QRectF(band.right(), band.y(), 2, band.height()), theme.colour("outline"))
    painter.setClipping(False)
    if active:
        painter.strokePath(path, ink_pen(5, theme.hex("lit")))
        painter.strokePath(_round(inner.adjusted(3, 3, -3, -3), 9), ink_pen(1, theme.hex("outline")))
    else:
        painter.strokePath(path, ink_pen(2, theme.hex("outline")))
    painter.restore()


def paint_board(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The tray at the middle of the table that the decks lie in: wood with a sunken bed and combs at its corners."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = rect.adjusted(2, 2, -2, -8)
    painter.fillPath(_round(rim.translated(0, 8), 20), QColor(0, 0, 0, 50))
    body = _round(rim.adjusted(0, 0, 0, 5), 18)
    painter.fillPath(body, theme.colour("wood_shade"))
    painter.strokePath(body, ink_pen(2.5))
    top = _round(rim, 18)
    painter.fillPath(top, theme.colour("wood"))
    painter.setClipPath(top)
    painter.setPen(ink_pen(1.2, theme.hex("wood_shade")))
    for number, share in enumerate((0.16, 0.4, 0.63, 0.87)):
        y = rim.top() + rim.height() * share
        grain = QPainterPath(QPointF(rim.left(), y))
        bend = 4 if number % 2 else -4
        grain.cubicTo(rim.center().x(), y + bend, rim.center().x(), y - bend, rim.right(), y)
        painter.drawPath(grain)
    painter.setClipping(False)
    painter.strokePath(top, ink_pen(2.5))
    bed = rect.adjusted(BED[0], BED[1], -BED[2], -BED[3])
    painter.fillPath(_round(bed, 10), QColor("#3B4A3C" if theme.name == "contrast" else "#5E7352"))
    painter.setClipPath(_round(bed, 10))
    painter.fillRect(QRectF(bed.x(), bed.y(), bed.width(), 5), QColor(0, 0, 0, 60))
    _bed_comb(painter, bed)
    painter.setClipping(False)
    painter.strokePath(_round(bed, 10), ink_pen(2))
    painter.restore()


def _bed_comb(painter: QPainter, bed: QRectF) -> None:
    painter.setPen(ink_pen(1.6, QColor(40, 54, 36, 120)))
    painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
    radius = 20.0
    wide, high = radius * 1.7321, radius * 1.5
    for row in range(int(bed.height() / high) + 2):
        for column in range(int(bed.width() / wide) + 2):
            x = bed.x() + (column + (row % 2) / 2) * wide
            painter.drawPath(cell(QPointF(x, bed.y() + row * high), radius))
