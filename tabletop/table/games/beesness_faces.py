"""The faces of Beesness as a book of ``tabletop.art.faces``: the three bees, on the table and inspected.

A card is painted from its price and from what its bee does. Knows cards, and no state or view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath

from tabletop.art.canvas import Canvas
from tabletop.art.close_up import paint_close_up
from tabletop.art.letters import draw_line
from tabletop.art.theme import DISPLAY, plain_font
from tabletop.texts import say

BANNERS = {"worker": "mountain", "drone": "research", "queen": "bellflower"}
DOES: dict[str, tuple[tuple[str, str], ...]] = {
    "worker": (("1", "flower"),),
    "drone": (("2", "flower"), ("", "arrow_right"), ("", "coin_1")),
    "queen": (("1", "worker"), ("", "/"), ("1", "drone")),
}
"""The foot of each card: numbers and symbols, from the left."""
_GROUND = "#DCEBE2"  # of the portraits


@dataclass(frozen=True)
class Measure:
    """Where things stand on a card of ``width`` units, and how large."""

    width: float
    height: float
    banner: float
    name: float
    tag: float  # the price tag's side
    price: float
    foot: float
    glyph: float
    number: float


FULL = Measure(120, 168, 29, 18, 42, 24, 30, 24, 23)
GLYPHS = Measure(84, 117.6, 25, 16, 38, 22, 27, 21, 20)
LARGE = Measure(120, 120, 26, 15, 34, 19, 0, 20, 18)


class Book:
    """The faces of the bees at ``prices``; a ``FaceBook`` of ``tabletop.art.faces``."""

    def __init__(self, prices: Mapping[str, int]) -> None:
        self.prices = dict(prices)

    def paint(self, canvas: Canvas, name: str) -> None:
        """Face ``worker``, ``drone`` or ``queen``; a queen used up this round is the same card. KeyError otherwise."""
        bee = name.removesuffix("_used")
        price = self.prices[bee]
        size = GLYPHS if canvas.glyphs else FULL
        canvas.painter.save()
        canvas.painter.scale(canvas.width / size.width, canvas.height / size.height)
        face(canvas, size, bee, price)
        canvas.painter.restore()

    def inspect(self, canvas: Canvas, name: str, lines: Sequence[tuple[str, str]]) -> None:
        """The card large with its rules in words."""
        bee = name.removesuffix("_used")
        price = self.prices[bee]
        scale = canvas.width / LARGE.width

        def paint(high: float) -> None:
            canvas.painter.scale(scale, scale)
            face(canvas, replace(LARGE if lines else FULL, height=high / scale), bee, price)

        paint_close_up(canvas, lines, paint)


def outline(size: Measure) -> QPainterPath:
    """The edge of the card, the middle of its ink line; a plain box where words stand under it."""
    path = QPainterPath()
    if size.foot:
        path.addRoundedRect(QRectF(1, 1, size.width - 2, size.height - 2), size.width / 15, size.width / 15)
    else:
        path.addRect(QRectF(0, 0, size.width, size.height))
    return path


def face(canvas: Canvas, size: Measure, bee: str, price: int) -> None:
    """The card of ``bee``: its name, its portrait, its price on a tag, what it does along the foot."""
    edge = outline(size)
    canvas.painter.save()
    canvas.painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    canvas.shape(edge, "card_paper", 0)
    _portrait(canvas, size, bee)
    _banner(canvas, size, bee)
    _price(canvas, size, price)
    if size.foot:
        _foot(canvas, size, bee)
    canvas.painter.restore()
    if size.foot:
        canvas.shape(edge)


def _portrait(canvas: Canvas, size: Measure, bee: str) -> None:
    room = size.height - size.banner - size.foot
    canvas.box(QRectF(0, size.banner, size.width, size.height), 0, _GROUND, 0)
    if canvas.glyphs:
        middle = QPointF(size.width / 2, size.banner + room / 2 + 3)
        canvas.symbol(bee, middle, room * 0.92)
        return
    # Whole, basket and ledger too: the ground of the picture goes on at both sides.
    wide = room * 116 / 124
    canvas.picture(f"beesness_{bee}", QRectF((size.width - wide) / 2, size.banner, wide, room))


def _banner(canvas: Canvas, size: Measure, bee: str) -> None:
    role = BANNERS[bee]
    canvas.box(QRectF(-3, -3, size.width + 6, size.banner + 3), 0, role, 2)
    text = say(f"beesness.card.{bee}")
    font = plain_font(DISPLAY, 100)
    metrics = QFontMetricsF(font)
    scale = min(size.name / 100, (size.width - 14) / metrics.horizontalAdvance(text))
    painter = canvas.painter
    painter.save()
    painter.setFont(font)
    painter.setPen(canvas.colour(f"on_{role}"))
    painter.translate(size.width / 2, size.banner / 2)
    painter.scale(scale, scale)
    draw_line(painter, QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2), text)
    painter.restore()


def _price(canvas: Canvas, size: Measure, price: int) -> None:
    # The tag hangs over the banner's lower edge at the left, clear of the face of the bee.
    middle = QPointF(size.tag * 0.5 + 1, size.banner + size.tag * 0.46)
    canvas.symbol("price_tag", middle, size.tag)
    box = QRectF(middle.x() - size.tag * 0.22, middle.y() - size.tag * 0.3, size.tag * 0.62, size.tag * 0.62)
    canvas.number(str(price), box, size.price)


def _foot(canvas: Canvas, size: Measure, bee: str) -> None:
    top = size.height - size.foot
    canvas.box(QRectF(-3, top, size.width + 6, size.foot + 6), 0, "card_paper", 2)
    parts = DOES[bee]
    middle = top + size.foot / 2 - 0.5
    widths = [_wide(size, number, symbol) for number, symbol in parts]
    gap = 2.0
    x = (size.width - sum(widths) - gap * (len(parts) - 1)) / 2
    for (number, symbol), wide in zip(parts, widths, strict=True):
        if number:
            canvas.number(number, QRectF(x, middle - 12, size.number * 0.62, 24), size.number)
        glyph = size.glyph * (0.62 if symbol == "arrow_right" else 1.0)
        if symbol == "/":
            canvas.line(QPointF(x + wide / 2 + 2, middle - 9), QPointF(x + wide / 2 - 2, middle + 9), 1.8)
        else:
            canvas.symbol(symbol, QPointF(x + wide - glyph / 2, middle), glyph)
        x += wide + gap


def _wide(size: Measure, number: str, symbol: str) -> float:
    glyph = {"/": 6.0, "arrow_right": size.glyph * 0.62}.get(symbol, size.glyph)
    return glyph + (size.number * 0.66 if number else 0.0)
