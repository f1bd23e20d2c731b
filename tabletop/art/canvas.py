"""What a face is painted on: a painter in card units, with the house's pen, fonts, symbols and pictures at hand.

It owns the strokes that all cards of all games share; what stands where is the business of a game's faces file.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from tabletop.art.colours import INK
from tabletop.art.ink import ink_pen
from tabletop.art.letters import draw_line
from tabletop.art.stock import paint_pixels, stock_image
from tabletop.art.symbols import paint_symbol
from tabletop.art.theme import DISPLAY, Theme, plain_font

CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True)
class Canvas:
    """A card being painted: ``width`` by ``height`` units, whatever the pixels. ``glyphs``: too small for pictures."""

    painter: QPainter
    theme: Theme
    width: float
    height: float
    glyphs: bool

    def colour(self, role: str) -> QColor:
        """A colour by role, or a hex value as it is."""
        return QColor(role) if role.startswith("#") else self.theme.colour(role)

    def shape(self, path: QPainterPath, fill: str = "", line: float = 2.0, ink: str = INK) -> None:
        """Fills ``path`` with a colour and outlines it; no fill or no line where empty or 0."""
        if fill:
            self.painter.fillPath(path, self.colour(fill))
        if line:
            self.painter.strokePath(path, ink_pen(line, ink))

    def box(self, rect: QRectF, radius: float, fill: str = "", line: float = 2.0, ink: str = INK) -> None:
        """A rounded box."""
        path = QPainterPath()
        path.addRoundedRect(rect, radius, radius)
        self.shape(path, fill, line, ink)

    def line(self, start: QPointF, end: QPointF, width: float = 1.0, ink: str = INK) -> None:
        """A line of the pen."""
        self.painter.setPen(ink_pen(width, ink))
        self.painter.drawLine(start, end)

    def symbol(self, name: str, centre: QPointF, size: float, colour: str = "") -> None:
        """A symbol round ``centre``."""
        box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        paint_symbol(self.painter, name, box, self.colour(colour) if colour else None)

    def picture(self, name: str, rect: QRectF) -> None:
        """A picture of the stock, as wide as ``rect``, its top at the top; what hangs over is left to the clip."""
        transform = self.painter.combinedTransform()
        corner = transform.map(rect.topLeft())
        image = stock_image("pictures", name, max(1, round(rect.width() * transform.m11())))
        paint_pixels(self.painter, corner.x(), corner.y(), image)

    def number(self, text: str, rect: QRectF, size: float, colour: str = INK) -> None:
        """A numeral in the display face, centred by the ink of its digits and not by its line."""
        font = plain_font(DISPLAY, 100, bold=True)
        self._middle(text, rect, font, size / 100, colour)

    def _middle(self, text: str, rect: QRectF, font: QFont, scale: float, colour: str) -> None:
        # Set at 100 px and scaled: the same widths at every size, so that nothing shifts between 84 and 320.
        metrics = QFontMetricsF(font)
        self.painter.save()
        self.painter.setFont(font)
        self.painter.setPen(self.colour(colour))
        self.painter.translate(rect.center())
        self.painter.scale(scale, scale)
        x = -metrics.horizontalAdvance(text) / 2
        draw_line(self.painter, QPointF(x, metrics.capHeight() / 2), text)
        self.painter.restore()
