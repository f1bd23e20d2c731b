"""One card of The Secret Kingdom, painted from what it does: points and costs beside a jar, gems round a meadow.

``FULL`` measures a card of 120 x 168, ``GLYPHS`` one that is shown small, ``LARGE`` the head of a closer look, where
words stand below. Every number stands in the same place on every card of a type. Knows cards, and no state or view.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from rules.secret_kingdom.cards import Beehive, Card, Gathering, Honey
from tabletop.art.canvas import Canvas
from tabletop.art.letters import draw_text
from tabletop.art.stock import stock_names
from tabletop.art.theme import TEXT, plain_font
from tabletop.table.games.secret_kingdom_jars import COLOURS, jar

ANY = "any"
EFFECTS = {
    "gain": "gain_pollen",
    "again": "take_another_turn",
    "others_gain": "others_gain",
    "discard": "discard_gems",
}
"""The symbol of each effect of a honey card; one with a count is drawn so often."""
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True)
class Measure:
    """Where things stand on a card of ``width`` units, and how large."""

    width: float
    height: float
    cell: float  # the comb cell of the points
    points: float
    cost: float  # a symbol of the costs
    first: float  # where the costs begin
    step: float
    gem: float
    strip: float  # height of the effect's strip; 0 where what stands there is told in words
    small: float  # the card's number
    tag: float


FULL = Measure(120, 168, 36, 25, 21, 50, 21, 25, 25, 14, 21)
GLYPHS = Measure(84, 117.6, 31, 22, 18, 41, 15.4, 19, 21, 13, 18)
LARGE = Measure(120, 120, 36, 25, 21, 48, 20, 27, 0, 13, 21)


def picture_name(card: Card) -> str:
    """The picture of a card in the stock."""
    if isinstance(card, Honey):
        return f"secret_kingdom_jar_{jar(card)}"
    if isinstance(card, Gathering):
        return "secret_kingdom_meadow"
    name = f"secret_kingdom_beehive_{card.number}"
    return name if name in stock_names("pictures") else "secret_kingdom_beehive_1"


def outline(size: Measure) -> QPainterPath:
    """The edge of the card, the middle of its ink line; a plain box where words stand under it."""
    path = QPainterPath()
    if size.strip:
        path.addRoundedRect(QRectF(1, 1, size.width - 2, size.height - 2), size.width / 15, size.width / 15)
    else:
        path.addRect(QRectF(0, 0, size.width, size.height))
    return path


def face(canvas: Canvas, size: Measure, card: Card, words: str = "") -> None:
    """The face of ``card``; ``words`` say in brief what a beehive does."""
    edge = outline(size)
    canvas.painter.save()
    canvas.painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    canvas.shape(edge, "card_paper", 0)
    if isinstance(card, Honey):
        _honey(canvas, size, card)
    elif isinstance(card, Gathering):
        _gathering(canvas, size, card)
    else:
        _beehive(canvas, size, card, words)
    canvas.painter.restore()
    if size.strip:
        canvas.shape(edge)


def _picture(canvas: Canvas, size: Measure, card: Card, high: float) -> None:
    """The picture over the whole card; where the card is lower than it, it goes up a little."""
    up = min(0.0, max(-14.0, (size.height - high) * 0.5)) if size.height < high else 0.0
    edge = 2.0 if size.strip else 0.0
    canvas.picture(picture_name(card), QRectF(edge, edge + up, size.width - 2 * edge, size.height))


def _honey(canvas: Canvas, size: Measure, card: Honey) -> None:
    _picture(canvas, size, card, size.width * 1.36)
    centre = QPointF(size.cell * 0.54, size.cell * 0.58)
    canvas.symbol("comb_cell", centre, size.cell)
    box = QRectF(centre.x() - size.cell / 2, centre.y() - size.cell / 2, size.cell, size.cell)
    canvas.number(str(card.points), box, size.points)
    bottom = size.height - (9 if size.strip else 12) - size.cost / 2
    step = min(size.step, (bottom - size.first) / max(1, len(card.cost) - 1))
    side = min(size.cost, max(step * 1.08, 9.0))
    for place, symbol in enumerate(card.cost):
        canvas.symbol(f"pollen_{symbol}", QPointF(size.cell * 0.53, size.first + place * step), side)
    if size.strip:
        _strip(canvas, size, card)


def _strip(canvas: Canvas, size: Measure, card: Honey) -> None:
    """Along the foot: what happens when the card is bought, and its number at the right end."""
    left, right = size.cell + 2, size.width - 6
    tag = size.small * 1.75
    symbols = [EFFECTS[card.effect]] * max(1, card.count) if card.effect else []
    box = QRectF(left if symbols else right - tag, size.height - size.strip - 6, 0, size.strip)
    box.setRight(right)
    canvas.box(box, 6, "card_paper", 1.8)
    middle = box.center().y()
    canvas.number(str(card.number), QRectF(right - tag, box.y(), tag, box.height()), size.small, "#5A6270")
    if not symbols:
        return
    canvas.line(QPointF(right - tag, box.y() + 4), QPointF(right - tag, box.bottom() - 4), 1, "#C9C7BF")
    room = right - tag - left
    step = min(size.strip, room / len(symbols))
    for place, symbol in enumerate(symbols):
        x = left + room / 2 + (place - (len(symbols) - 1) / 2) * step
        canvas.symbol(symbol, QPointF(x, middle), min(size.strip - 2.5, step))


def gem(symbol: str) -> str:
    """The drawing of a gem of that colour; of any colour it is the grey flower."""
    return "pollen_any" if symbol == ANY else f"gem_{symbol}"


def _gathering(canvas: Canvas, size: Measure, card: Gathering) -> None:
    _picture(canvas, size, card, size.width * 1.36)
    tag = QRectF(4, 4, size.tag, size.tag * 0.9)
    room = size.width - tag.right() - 8
    step = min(size.gem + 1, room / len(card.own))
    own = min(size.gem, step)
    y = 5 + size.gem / 2
    for place, symbol in enumerate(reversed(card.own)):
        canvas.symbol(gem(symbol), QPointF(size.width - 6 - own / 2 - place * step, y), own)
    canvas.box(tag, 5, "card_paper", 1.6)
    canvas.number(str(card.number), tag, size.small, "#5A6270")
    others = card.others or tuple(colour for colour in COLOURS if card.everyone)
    high = size.strip + 4 if size.strip else 28
    icon = high * 0.52
    step = min(high * 0.74, (size.width - 12 - icon - 10) / max(1, len(others)))
    box = QRectF(6, size.height - high - 6, icon + 9 + step * len(others), high)
    canvas.box(box, 7, "card_paper", 1.8)
    canvas.symbol("people", QPointF(box.x() + 4 + icon / 2, box.center().y()), icon, "#1F2430")
    for place, symbol in enumerate(others):
        x = box.x() + icon + 6 + step * (place + 0.5)
        canvas.symbol(gem(symbol), QPointF(x, box.center().y()), min(step, high * 0.68))


def _beehive(canvas: Canvas, size: Measure, card: Beehive, words: str) -> None:
    rest = size.height * 0.28 if size.strip else 0.0
    ground = QRectF(0, 0, size.width, size.height - rest)
    canvas.painter.save()
    canvas.painter.setClipRect(ground, Qt.ClipOperation.IntersectClip)
    wide = max(size.width, ground.height() * 116 / 124)
    canvas.picture(picture_name(card), QRectF((size.width - wide) / 2, 0, wide, ground.height()))
    canvas.painter.restore()
    tag = QRectF(4, 4, size.tag, size.tag * 0.9)
    canvas.box(tag, 5, "card_paper", 1.6)
    canvas.number(str(card.number), tag, size.small, "#5A6270")
    if not rest:
        return
    canvas.line(QPointF(0, ground.bottom()), QPointF(size.width, ground.bottom()), 2)
    if not canvas.glyphs:
        canvas.painter.setFont(plain_font(TEXT, 12.5, bold=True))
        canvas.painter.setPen(canvas.colour("card_ink"))
        box = QRectF(6, ground.bottom() + 3, size.width - 12, rest - 8)
        draw_text(canvas.painter, box, _WRAP, words)
    else:
        canvas.symbol("hive", QPointF(size.width / 2, ground.bottom() + rest / 2 - 1), rest - 8)
