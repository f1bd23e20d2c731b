"""Looks that only Bear Necessities has: tiles, the ground of a tableau, free cells, tallies, little backs, chips.

Owns their strokes; ``bear_necessities`` says where they lie.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from tabletop.art import marks, surface, symbols
from tabletop.art.canvas import Canvas
from tabletop.art.theme import Theme
from tabletop.table.games.bear_necessities_card import tile
from tabletop.table.games.bear_necessities_effect import Print
from tabletop.table.lettering import LEFT, sized, words
from tabletop.table.painters import Painter
from tabletop.table.spots import Look
from tabletop.texts import initial


def paint_tile(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A card in its cell; ``look.detail`` is what is printed on it."""
    painter.save()
    painter.translate(rect.topLeft())
    tile(Canvas(painter, theme, rect.width(), rect.height(), glyphs=False), Print(*look.detail))  # type: ignore[arg-type]
    painter.restore()


def paint_land(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The ground that a tableau lies on."""
    ground = QColor(theme.colour("shadow"))
    ground.setAlpha(20 if theme.name == "light" else 60)
    painter.setPen(QPen(theme.colour("line"), 2 if theme.name == "contrast" else 1.5))
    painter.setBrush(ground)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)


def paint_ghost(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A cell that may still be used; one that a card can go to now has a border, and the sum it would bring."""
    free, shown, size = look.detail
    colour = QColor(theme.colour("secondary" if free else "line"))
    paper = QColor(theme.colour("paper"))
    paper.setAlpha(150 if free else 50)
    painter.setPen(QPen(colour, 2 if free else 1.2, Qt.PenStyle.DashLine if free else Qt.PenStyle.DotLine))
    painter.setBrush(paper)
    radius = max(4.0, rect.width() * 0.06)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)
    if shown:
        high = min(rect.height() * 0.56, 44 * float(size))
        box = QRectF(rect.center().x() - high, rect.center().y() - high / 2, 2 * high, high)
        canvas = Canvas(painter, theme, rect.width(), rect.height(), glyphs=False)
        symbols.paint_symbol(painter, "comb_cell", QRectF(box.center().x() - high / 2, box.y(), high, high))
        canvas.number(str(look.count), box, high * 0.52)
        if look.name:
            side = high * 0.5
            symbols.paint_symbol(
                painter, look.name, QRectF(box.center().x() + high * 0.42, box.center().y(), side, side)
            )


def paint_tally(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A symbol and how many there are of it; the large one counts VP."""
    size, hero = look.detail
    side = min(rect.height() * (0.92 if hero else 0.86), rect.width() * 0.5)
    symbols.paint_symbol(painter, look.name, QRectF(rect.x(), rect.center().y() - side / 2, side, side))
    right = QRectF(rect.x() + side * 1.1, rect.y(), rect.width() - side * 1.1, rect.height())
    font = sized(theme, "number", min(rect.height() * 0.86, (30 if hero else 22) * float(size)))
    words(painter, right, str(look.count), font, theme.colour("ink"), LEFT)


def little_back(painter: QPainter, rect: QRectF, colour: str, theme: Theme) -> None:
    """A card of ``colour`` from behind, very small; without a colour it can be any."""
    painter.setPen(QPen(theme.colour("outline"), max(1.2, rect.width() * 0.07)))
    painter.setBrush(theme.colour(colour or "grey"))
    painter.drawRoundedRect(rect, rect.width() * 0.16, rect.width() * 0.16)
    if colour:
        side = rect.width() * 0.8
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("card_paper"))
        painter.drawEllipse(rect.center(), side * 0.54, side * 0.54)
        box = QRectF(rect.center().x() - side * 0.4, rect.center().y() - side * 0.4, side * 0.8, side * 0.8)
        symbols.paint_symbol(painter, f"colour_{colour}", box)


def paint_backs(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Backs of one colour in a hand, with their number; none looks pale."""
    high = min(rect.height() * 0.88, rect.width() * 0.62 * 1.4)
    wide = high / 1.4
    font = sized(theme, "number", min(rect.height() * 0.78, 19 * float(look.detail[0])))
    gap = wide * 0.18
    whole = wide + gap + QFontMetricsF(font).horizontalAdvance("0")
    left = rect.x() + max(1.0, (rect.width() - whole) / 2)
    painter.setOpacity(1.0 if look.count else 0.35)
    little_back(painter, QRectF(left, rect.center().y() - high / 2, wide, high), look.name, theme)
    right = QRectF(left + wide + gap, rect.y(), rect.right() - left - wide - gap, rect.height())
    words(painter, right, str(look.count), font, theme.colour("ink"), LEFT)


def paint_kept(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The reserve: its pocket, and the back of the card that sticks out of it."""
    high = min(rect.height() * 0.94, rect.width() * 0.9)
    x = rect.center().x() - high / 2
    if look.name:
        wide = high * 0.6
        back = QRectF(rect.center().x() - wide / 2, rect.center().y() - high * 0.52, wide, high * 0.8)
        symbols.paint_symbol(painter, "reserve", QRectF(x, rect.center().y() - high / 2, high, high))
        little_back(painter, back, look.name, theme)
        pocket = QRectF(x + high * 0.08, rect.center().y() + high * 0.16, high * 0.84, high * 0.3)
        painter.setPen(QPen(theme.colour("outline"), max(1.2, high * 0.05)))
        painter.setBrush(theme.colour("wood"))
        painter.drawRoundedRect(pocket, high * 0.1, high * 0.1)
        return
    painter.setOpacity(0.4)
    symbols.paint_symbol(painter, "reserve", QRectF(x, rect.center().y() - high / 2, high, high))


def paint_discards(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Discards from behind, oldest first."""
    backs = look.name.split()
    high = min(rect.height() * 0.8, rect.width() * 0.6)
    wide = high / 1.4
    if not backs:
        painter.setOpacity(0.4)
        box = QRectF(rect.center().x() - high / 2, rect.center().y() - high / 2, high, high)
        symbols.paint_symbol(painter, "trash", box, theme.colour("secondary"))
        return
    step = min(wide * 0.7, (rect.width() - wide - 2) / max(1, len(backs) - 1))
    left = rect.center().x() - (wide + step * (len(backs) - 1)) / 2
    for nth, colour in enumerate(backs):
        little_back(painter, QRectF(left + nth * step, rect.center().y() - high / 2, wide, high), colour, theme)
    side = high * 0.55
    box = QRectF(rect.right() - side, rect.bottom() - side - 1, side, side)
    symbols.paint_symbol(painter, "trash", box, theme.colour("ink"))


def paint_aside(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Cards that wait face down, their colours unseen, with their number."""
    high = min(rect.height() * 0.84, rect.width() * 0.4)
    wide = high / 1.4
    step = min(wide * 0.5, (rect.width() * 0.7 - wide) / max(1, look.count - 1))
    for nth in range(look.count):
        little_back(painter, QRectF(rect.x() + 2 + nth * step, rect.center().y() - high / 2, wide, high), "", theme)
    left = rect.x() + 2 + wide + step * max(0, look.count - 1) + wide * 0.3
    right = QRectF(left, rect.y(), rect.right() - left, rect.height())
    font = sized(theme, "number", min(rect.height() * 0.78, 19 * float(look.detail[0])))
    words(painter, right, str(look.count), font, theme.colour("ink"), LEFT)


def paint_goal(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Whether a goal is met: a tick on green, a cross on grey."""
    met = look.name == "met"
    painter.setPen(QPen(theme.colour("card_ink"), max(1.2, rect.width() * 0.07)))
    painter.setBrush(QColor("#1E6B3A") if met else theme.colour("grey"))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    side = rect.width() * 0.6
    box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    symbols.paint_symbol(painter, "check" if met else "cross", box, QColor("#FFFFFF" if met else "#1F2430"))


def paint_sum(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """What a card brings or would bring, on a chip of honey; a sum is larger and paper."""
    tone, *_ = look.detail
    painter.setPen(QPen(theme.colour("card_ink"), 2))
    painter.setBrush(theme.colour("card_paper" if tone == "sum" else "grey" if tone == "unmet" else "honey"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.height() / 2 - 1, rect.height() / 2 - 1)
    inner = rect.adjusted(rect.height() * 0.24, 0, -rect.height() * 0.24, 0)
    side = rect.height() * 0.66
    named = {"sum": "vp", "met": "goal", "unmet": "goal", "bee": "bee_token", "least": "bee_token"}.get(str(tone), "")
    if named:
        symbols.paint_symbol(painter, named, QRectF(inner.x(), rect.center().y() - side / 2, side, side))
        inner.adjust(side, 0, 0, 0)
    words(painter, inner, look.name, sized(theme, "number", rect.height() * 0.72), theme.colour("card_ink"))


def paint_slot(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The place of the own reserve: a dashed pocket with its word."""
    painter.setPen(QPen(theme.colour("line"), 2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 8, 8)
    side = rect.width() * 0.44
    painter.setOpacity(0.55)
    symbols.paint_symbol(
        painter, "reserve", QRectF(rect.center().x() - side / 2, rect.center().y() - side * 0.8, side, side)
    )
    painter.setOpacity(1.0)
    line = QRectF(rect.x() + 4, rect.center().y() + side * 0.3, rect.width() - 8, rect.height() * 0.2)
    words(painter, line, look.name, sized(theme, "caption", 15 * float(look.detail[0])), theme.colour("secondary"))


def paint_answer(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """What becomes of the reserve: a broad place to touch, with its sign and its word."""
    icon, size = look.detail
    painter.setPen(QPen(theme.colour("outline"), 2))
    painter.setBrush(theme.colour("raised"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 12, 12)
    side = min(rect.height() * 0.46, rect.width() * 0.5)
    top = rect.center().y() - side * 0.8
    box = QRectF(rect.center().x() - side / 2, top, side, side)
    symbols.paint_symbol(painter, str(icon), box, theme.colour("ink"))
    line = QRectF(rect.x() + 4, top + side, rect.width() - 8, rect.bottom() - top - side - 6)
    words(painter, line, look.name, sized(theme, "button", 20 * float(size)), theme.colour("ink"))


def paint_slim(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The plate of a seat whose tableau is not shown: mark, name, and the map of its cells by colour."""
    mark, asked, unit, size, cells, *inside = look.detail
    painter.save()
    painter.scale(float(unit), float(unit))
    plate = QRectF(0, 0, rect.width() / float(unit), rect.height() / float(unit))
    surface.paint_plate(painter, plate, theme, int(mark), bool(asked))
    painter.restore()
    numbers = [float(value) for value in inside]
    marks.paint_mark(painter, QRectF(*numbers[:4]), int(mark), initial(look.name))
    name = QRectF(*numbers[4:8])
    if name.width() > 60 * float(unit):
        words(painter, name, look.name, sized(theme, "heading", 17 * float(size)), theme.colour("ink"), LEFT, 0.75)
    if len(numbers) > 8:
        _map(painter, QRectF(*numbers[8:12]), str(cells), theme)


def _map(painter: QPainter, rect: QRectF, told: str, theme: Theme) -> None:
    """Four by three little cells; ``told`` has a letter for each of the twelve, ``-`` for none."""
    named = {"c": "city", "w": "water", "m": "mountain", "d": "desert"}
    wide, high = rect.width() / 4, rect.height() / 3
    for nth, letter in enumerate(told):
        cell = QRectF(rect.x() + nth % 4 * wide + 1, rect.y() + nth // 4 * high + 1, wide - 2, high - 2)
        if letter in named:
            painter.setPen(QPen(theme.colour("outline"), 1.2))
            painter.setBrush(theme.colour(named[letter]))
        else:
            painter.setPen(QPen(theme.colour("line"), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell, 2, 2)


def paint_order(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The place of a card in the order of activations."""
    painter.setPen(QPen(theme.colour("card_ink"), 2))
    painter.setBrush(theme.colour("card_paper"))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    font = sized(theme, "number", rect.height() * 0.66)
    words(painter, rect, str(look.count), font, theme.colour("card_ink"))


def paint_turn(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A triangle that moves a card one place earlier (up) or later (down) in the order of activations."""
    painter.setPen(QPen(theme.colour("card_ink"), 2))
    painter.setBrush(theme.colour("honey"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.height() * 0.28, rect.height() * 0.28)
    side = min(rect.width(), rect.height()) * 0.24
    tip = -side if look.name == "earlier" else side
    middle = rect.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("card_ink"))
    corners = [QPointF(0, tip), QPointF(-side * 1.15, -tip * 0.8), QPointF(side * 1.15, -tip * 0.8)]
    painter.drawPolygon([middle + corner for corner in corners])


def paint_dealer(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Who deals: two small cards on the mark's edge."""
    high = rect.height() * 0.86
    for shift in (0.0, high * 0.3):
        corner = rect.topLeft() + QPointF(shift + 1, rect.height() * 0.06)
        little_back(painter, QRectF(corner.x(), corner.y(), high / 1.4, high), "", theme)


PAINTERS: dict[str, Painter] = {
    "tile": paint_tile,
    "land": paint_land,
    "ghost": paint_ghost,
    "tally": paint_tally,
    "backs": paint_backs,
    "kept": paint_kept,
    "discards": paint_discards,
    "aside": paint_aside,
    "goal": paint_goal,
    "sum": paint_sum,
    "slot": paint_slot,
    "answer": paint_answer,
    "slim": paint_slim,
    "order": paint_order,
    "turn": paint_turn,
    "dealer": paint_dealer,
}
