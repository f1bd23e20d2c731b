"""One card of Bear Necessities, painted from what is printed on it: as a card in the hand, and as a tile of a tableau.

A card stands upright, 120 x 168, or 84 x 118 where it is too small for words. A tile is the same card lying in its
cell, wider than high, so that four by three of them fill a screen: the picture above, the line of icons below it.
Knows cards, and no state or view.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath

from tabletop.art.canvas import Canvas
from tabletop.art.letters import draw_line, draw_text
from tabletop.art.stock import stock_names
from tabletop.art.theme import DISPLAY, TEXT, plain_font
from tabletop.table.games.bear_necessities_effect import PICTURED, Print, lower, paint_line, upper

ON = {colour: f"on_{colour}" for colour in ("city", "water", "mountain", "desert")}
PICTURE = 116 / 80
"""The width of a card's picture for its height."""
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_MOST_WORDS, _LEAST_WORDS = 11.0, 8.5  # units
_READABLE = 13.5  # pixels: words on a card are so high at least, or are left to the inspector


@dataclass(frozen=True)
class Measure:
    """Where things stand on a card of ``width`` units. ``name`` and ``effect`` are heights from the foot up; a card
    without words has no ``name``."""

    width: float
    height: float
    rim: float
    head: float
    sign: float  # a sign of the head
    name: float
    effect: float
    line: float  # the line of icons, at most
    hive: float


FULL = Measure(120, 168, 5, 29, 23, 21, 44, 27, 24)
WORDED = Measure(120, 168, 5, 27, 22, 19, 56, 24, 23)
GLYPHS = Measure(84, 117.6, 4, 25, 21, 0, 42, 23, 20)


def measure(canvas: Canvas, words: str) -> Measure:
    """How a card is laid out at the size of ``canvas``: with ``words`` below its icons where they can be read there."""
    if canvas.glyphs:
        return GLYPHS
    scale = canvas.painter.combinedTransform().m11()
    return WORDED if _fitting(words, _words_room(WORDED)) * scale >= _READABLE else FULL


@cache
def _pictures() -> frozenset[str]:
    return frozenset(stock_names("pictures"))


def slug(name: str) -> str:
    """``Message in a Bottle`` -> ``message_in_a_bottle``."""
    kept = "".join(letter for letter in name.lower() if letter.isalnum() or letter in " -")
    return "_".join(kept.replace("-", " ").split())


def picture_name(card: Print) -> str:
    """The picture of a card: its own where there is one of its name, else that of its first type and its colour."""
    own = f"bear_necessities_{slug(card.name)}"
    return own if own in _pictures() else f"bear_necessities_{card.types.split()[0]}_{card.colour}"


def short_name(card: Print) -> str:
    """The name without what its colour tells already."""
    return card.name.partition(" (")[0]


def face(canvas: Canvas, card: Print, words: str = "") -> None:
    """The face of ``card`` over the whole canvas, whose units are those of its measure."""
    size = measure(canvas, words)
    edge = _round(QRectF(1, 1, size.width - 2, size.height - 2), size.width / 15)
    canvas.shape(edge, card.colour, 0)
    foot = size.height - size.rim - 1
    window = QRectF(size.rim, size.head, size.width - 2 * size.rim, foot - size.effect - size.head)
    canvas.painter.save()
    canvas.painter.setClipPath(_round(QRectF(window.x(), window.y(), window.width(), foot - window.y()), 5))
    canvas.painter.fillRect(QRectF(0, 0, size.width, size.height), canvas.colour("card_paper"))
    _picture(canvas, QRectF(window.x(), window.y(), window.width(), window.height() - size.name), card)
    canvas.painter.restore()
    _head(canvas, QRectF(0, 0, size.width, size.head), card, size.sign, size.rim + 2)
    if size.name:
        band = QRectF(window.x(), window.bottom() - size.name, window.width(), size.name)
        canvas.painter.fillRect(band, canvas.colour(f"{card.colour}_tint"))
        canvas.line(band.topLeft(), band.topRight(), 1.2)
        _name(canvas, band.adjusted(4, 0, -4, 0), short_name(card), 16)
    _hives(
        canvas, QRectF(window.x(), window.y(), size.width - window.x(), window.height() - size.name), card, size.hive
    )
    effect = QRectF(window.x(), window.bottom(), window.width(), size.effect)
    canvas.line(effect.topLeft(), effect.topRight(), 1.2)
    if size is WORDED:
        room = _words_room(size)
        _words(canvas, room, words)
        effect.setBottom(room.top())
    _effect(canvas, effect.adjusted(3, 1, -3, -1), card, size.line)
    canvas.shape(_round(QRectF(window.x(), window.y(), window.width(), foot - window.y()), 5), "", 1.4)
    canvas.shape(edge)


def tile(canvas: Canvas, card: Print) -> None:
    """The card in its cell, over the whole canvas in pixels: head, picture and icons; small ones have no picture, and
    only the largest a name."""
    width, height = canvas.width, canvas.height
    rim = max(2.0, round(width * 0.035))
    edge = _round(QRectF(1, 1, width - 2, height - 2), max(4.0, width * 0.06))
    canvas.shape(edge, card.colour, 0)
    pictured = width >= PICTURED
    head = height * (0.25 if pictured else 0.4)
    below = height * ((0.4 if card.goal else 0.3) if pictured else 0.6) - rim
    inner = QRectF(rim, head, width - 2 * rim, height - head - rim)
    panel = _round(inner, max(2.5, width * 0.035))
    canvas.painter.save()
    canvas.painter.setClipPath(panel)
    canvas.painter.fillRect(inner, canvas.colour("card_paper"))
    if pictured:
        _picture(canvas, QRectF(inner.x(), head, inner.width(), inner.height() - below), card)
    canvas.painter.restore()
    sign = min(head - 3, width * 0.26) if not pictured else head - rim * 1.2
    _head(canvas, QRectF(0, 0, width, head), card, sign, rim + 1, named=width >= 150)
    if pictured:
        window = QRectF(inner.x(), head, width - inner.x(), inner.height() - below)
        _hives(canvas, window, card, min(width * 0.19, window.height() * 0.62))
        canvas.line(QPointF(inner.x(), inner.bottom() - below), QPointF(inner.right(), inner.bottom() - below), 1.2)
    effect = QRectF(inner.x(), inner.bottom() - below, inner.width(), below)
    if not pictured:
        effect = QRectF(inner)
    _effect(canvas, effect.adjusted(2, 1, -2, -1), card, height * (0.27 if pictured else 0.42))
    canvas.shape(panel, "", 1.2)
    canvas.shape(edge, "", 2)


def close_up(canvas: Canvas, rect: QRectF, card: Print) -> None:
    """The card in the inspector: head with its name, picture, hives, icons; its rules stand below in words."""
    rim, head, effect = 10.0, 54.0, 108.0 if card.goal else 68.0
    canvas.painter.fillRect(rect, canvas.colour(card.colour))
    window = QRectF(rim, head, rect.width() - 2 * rim, rect.height() - head - effect)
    _picture(canvas, window, card)
    foot = QRectF(rim, window.bottom(), window.width(), effect)
    canvas.painter.fillRect(foot, canvas.colour("card_paper"))
    canvas.line(window.bottomLeft(), window.bottomRight(), 2.4)
    canvas.line(window.topLeft(), window.topRight(), 2.4)
    _head(canvas, QRectF(0, 0, rect.width(), head), card, 40, rim, named=True)
    _hives(canvas, QRectF(window.x(), window.y(), rect.width() - rim, window.height()), card, 54)
    _effect(canvas, foot.adjusted(8, 6, -8, -6), card, 50)


def _head(canvas: Canvas, rect: QRectF, card: Print, sign: float, rim: float, *, named: bool = False) -> None:
    """Colour at the left, types (and on small tiles hives) at the right, each on paper."""
    middle = rect.center().y() + 0.5
    pad = 1.0
    left = QPointF(rect.x() + rim + sign / 2, middle)
    _plaque(canvas, left, sign, 1)
    canvas.symbol(f"colour_{card.colour}", left, sign - 4 * pad)
    kinds = [f"type_{kind}" for kind in card.types.split()]
    small = rect.width() < 84
    if small and card.hives:
        kinds = [*["bee_hive"] * card.hives, *kinds]
    step = (
        min(sign - 1, (rect.width() - 2 * rim - sign - 3 - sign) / max(1, len(kinds) - 1)) if len(kinds) > 1 else sign
    )
    right = rect.right() - rim - sign / 2
    first = right - step * (len(kinds) - 1)
    _plaque(canvas, QPointF((first + right) / 2, middle), sign, 1 + (right - first) / sign)
    for number, kind in enumerate(kinds):
        canvas.symbol(kind, QPointF(first + step * number, middle), sign - 4 * pad)
    if named:
        room = QRectF(left.x() + sign / 2 + 4, rect.y(), first - sign - left.x() - 8, rect.height())
        _name(canvas, room, short_name(card), rect.height() * 0.52, ON[card.colour])


def _plaque(canvas: Canvas, middle: QPointF, sign: float, wide: float) -> None:
    box = QRectF(middle.x() - sign * wide / 2, middle.y() - sign / 2, sign * wide, sign)
    canvas.box(box, sign * 0.3, "card_paper", max(1.0, sign * 0.055))


def _picture(canvas: Canvas, rect: QRectF, card: Print) -> None:
    """The middle of the picture, over all of ``rect``."""
    wide = max(rect.width(), rect.height() * PICTURE)
    high = wide / PICTURE
    canvas.painter.save()
    canvas.painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    x, y = rect.center().x() - wide / 2, rect.y() - (high - rect.height()) * 0.42
    canvas.picture(picture_name(card), QRectF(x, y, wide, high))
    canvas.painter.restore()


def _hives(canvas: Canvas, window: QRectF, card: Print, size: float) -> None:
    """Hives at the right edge of the picture, on a tab of paper."""
    if not card.hives:
        return
    pad = size * 0.12
    high = min(card.hives * size, window.height() - 2 * pad)
    step = high / card.hives
    glyph = min(size, step)
    tab = QRectF(
        window.right() - glyph - 3 * pad, window.center().y() - high / 2 - pad, glyph + 4 * pad, high + 2 * pad
    )
    canvas.painter.save()
    canvas.painter.setClipRect(QRectF(window.x(), window.y(), window.width() - 1, window.height()))
    canvas.box(tab, size * 0.25, "card_paper", max(1.2, size * 0.07))
    for number in range(card.hives):
        middle = QPointF(window.right() - glyph / 2 - pad, window.center().y() - high / 2 + step * (number + 0.5))
        canvas.symbol("bee_hive", middle, glyph)
    canvas.painter.restore()


def _effect(canvas: Canvas, rect: QRectF, card: Print, line: float) -> None:
    """The line of icons; with a goal two of them and a rule between."""
    below = lower(card)
    if not below:
        paint_line(canvas, rect, upper(card), line)
        return
    middle = rect.y() + rect.height() * 0.48
    paint_line(canvas, QRectF(rect.x(), rect.y(), rect.width(), middle - rect.y() - 0.5), upper(card), line * 0.84)
    canvas.line(QPointF(rect.x() + 4, middle), QPointF(rect.right() - 4, middle), 1.0, "#9C9A93")
    room = QRectF(rect.x(), middle + 1, rect.width(), rect.bottom() - middle - 1)
    paint_line(canvas, room, lower(card), line * 0.94)


def _name(canvas: Canvas, rect: QRectF, text: str, size: float, ink: str = "card_ink") -> None:
    font = plain_font(DISPLAY, 100)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    size = min(size, rect.width() * 100 / wide)
    painter = canvas.painter
    painter.save()
    painter.setFont(font)
    painter.setPen(canvas.colour(ink))
    painter.translate(rect.center())
    painter.scale(size / 100, size / 100)
    draw_line(painter, QPointF(-wide / 2, QFontMetricsF(font).xHeight() * 0.72), text)
    painter.restore()


def _words_room(size: Measure) -> QRectF:
    high = 28.0
    return QRectF(size.rim + 3, size.height - size.rim - 3 - high, size.width - 2 * size.rim - 6, high)


def _fitting(text: str, room: QRectF) -> float:
    """The largest size, in units, in which ``text`` fits into ``room``; 0 where none does."""
    metrics = QFontMetricsF(plain_font(TEXT, 100))
    size = _MOST_WORDS
    while text and size >= _LEAST_WORDS:
        space = QRectF(0, 0, room.width() * 100 / size, 5000)
        box = metrics.boundingRect(space, int(_WRAP), text)
        if box.height() * size / 100 <= room.height() + 0.5 and box.width() <= space.width() + 1:
            return size
        size -= 0.5
    return 0.0


def _words(canvas: Canvas, room: QRectF, text: str) -> None:
    """``text`` as large as it fits into ``room``: set at 100 px and scaled, so that every size breaks it alike."""
    share = _fitting(text, room) / 100
    canvas.painter.save()
    canvas.painter.translate(room.topLeft())
    canvas.painter.scale(share, share)
    canvas.painter.setFont(plain_font(TEXT, 100))
    canvas.painter.setPen(canvas.colour("card_ink"))
    draw_text(canvas.painter, QRectF(0, 0, room.width() / share, room.height() / share), _WRAP, text)
    canvas.painter.restore()


def _round(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
