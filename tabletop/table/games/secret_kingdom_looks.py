"""Looks of The Secret Kingdom that stand for what is counted: gems and honey cards of a seat, points, the supply, the
countdown, and the sign that says whose turn it is.

Owns their strokes; ``secret_kingdom`` says where they lie. What stands on market and stage is in ``..._things``.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from tabletop.art import symbols
from tabletop.art.ink import cell, ink_pen
from tabletop.art.letters import draw_text
from tabletop.art.marks import MARKS, paint_mark
from tabletop.art.patterns import pattern_brush
from tabletop.art.theme import Theme
from tabletop.table.games import secret_kingdom_things as things
from tabletop.table.games.secret_kingdom_things import square, wrapped
from tabletop.table.lettering import CENTRE, LEFT, sized, words
from tabletop.table.painters import Painter
from tabletop.table.spots import Look
from tabletop.texts import initial

SLOTS = 3
_JARS = {"mixed": "honey"}
"""The colour role of a jar, where it is called otherwise."""


def paint_gem_row(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Three places of a tray: the cap of three can be seen."""
    wide = rect.width() / SLOTS
    side = min(wide, rect.height()) * 0.94
    for step in range(SLOTS):
        name = f"gem_{look.name}" if step < look.count else f"gem_{look.name}_empty"
        centre = QPointF(rect.x() + wide * (step + 0.5), rect.center().y())
        painter.setOpacity(0.6 if theme.dark and step >= look.count else 1.0)  # empty places are drawn for paper
        symbols.paint_symbol(painter, name, square(centre, side))


def paint_symbol_count(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Symbols of a colour on honey cards, behind the gems of that colour."""
    painter.setOpacity(1.0 if look.count else 0.45)
    side = min(rect.height() * 0.72, rect.width() * 0.5)
    symbols.paint_symbol(
        painter, f"pollen_{look.name}", square(QPointF(rect.x() + side * 0.62, rect.center().y()), side)
    )
    left = rect.x() + side * 1.2
    box = QRectF(left, rect.y(), rect.right() - left, rect.height())
    words(painter, box, str(look.count), sized(theme, "number", rect.height() * 0.74), theme.colour("ink"), LEFT)


def paint_points(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The points so far in a cell of comb."""
    side = min(rect.width(), rect.height())
    symbols.paint_symbol(painter, "comb_cell", square(rect.center(), side))
    font = sized(theme, "count", side * (0.52 if look.count < 10 else 0.45))
    box = square(rect.center(), side * 0.8)
    words(painter, box, str(look.count), font, theme.colour("card_ink"))


def paint_bought(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The honey cards of a seat as small cards in the colours of their jars, with their points; the latest on top."""
    if not look.count:
        return
    rows, wide, step = _packed(rect, look.count)
    high = wide * 1.3
    columns = -(-look.count // rows)
    pitch = min(high + 3, (rect.height() - high) / max(1, rows - 1)) if rows > 1 else 0.0
    top = rect.y() + (rect.height() - high - pitch * (rows - 1)) / 2
    for place, tile in enumerate(look.detail):
        name, _, points = str(tile).partition(":")
        box = QRectF(rect.x() + 1 + place % columns * step, top + place // columns * pitch, wide, high)
        _tile(painter, box, _JARS.get(name, name), points, theme)


def _packed(rect: QRectF, count: int) -> tuple[int, float, float]:
    """In how many rows ``count`` small cards show most of themselves, their width, and how far they lie apart."""
    best, most = (1, 0.0, 0.0), 0.0
    for rows in (1, 2, 3):
        columns = -(-count // rows)
        high = min((rect.height() - 3 * (rows - 1)) / rows, rect.height() * 0.8)
        wide = min(high / 1.3, rect.width() * 0.4)
        step = min(wide + 3, (rect.width() - 2 - wide) / (columns - 1)) if columns > 1 else wide + 3
        shown = min(wide, step - 3 if step >= wide else step * 0.9)
        if shown > most:
            best, most = (rows, wide, step), shown
    return best


def _tile(painter: QPainter, box: QRectF, role: str, points: str, theme: Theme) -> None:
    radius = box.width() * 0.16
    painter.setPen(ink_pen(max(1.2, box.width() * 0.06)))
    painter.setBrush(theme.colour(role))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    disc = cell(box.center(), box.width() * 0.4)
    painter.setPen(ink_pen(max(1.0, box.width() * 0.045)))
    painter.setBrush(theme.colour("card_paper"))
    painter.drawPath(disc)
    font = sized(theme, "number", box.width() * 0.62)
    font.setPixelSize(max(9, round(box.width() * 0.58)))
    painter.setFont(font)
    painter.setPen(theme.colour("card_ink"))
    draw_text(painter, box.adjusted(-4, -4, 4, 4), CENTRE, points)


def paint_gem_supply(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A heap of gems with its number; below it why none of them can be had just now."""
    note, size = str(look.detail[0]), float(look.detail[1])
    radius = min(12.0, rect.width() * 0.12)
    painter.setPen(ink_pen(2, theme.hex("outline")))
    painter.setBrush(theme.colour(f"{look.name}_tint"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    line = min(26 * size, rect.height() * 0.27)
    gem = min(rect.width() * 0.72, rect.height() - line * (2.1 if note else 1.3) - 6)
    middle = QPointF(rect.center().x(), rect.y() + (rect.height() - line * (2.0 if note else 1.15)) / 2)
    symbols.paint_symbol(painter, f"gem_{look.name}", square(middle, gem))
    low = rect.bottom() - (line * 2.0 if note else line * 1.2)
    ink = theme.colour("card_ink")
    count = QRectF(rect.x() + 2, low, rect.width() - 4, line)
    words(painter, count, str(look.count), sized(theme, "number", line * 0.9), ink)
    if note:
        box = QRectF(rect.x() + 3, low + line * 0.94, rect.width() - 6, line)
        words(painter, box, note, sized(theme, "caption", min(16 * size, line * 0.8)), ink)


def paint_countdown(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """How many honey cards are left, and in words what the last one leads to, as far as there is room."""
    long, brief, size = str(look.detail[0]), str(look.detail[1]), float(look.detail[2])
    painter.setPen(ink_pen(2))
    painter.setBrush(theme.colour("card_paper"))
    radius = min(10.0, rect.height() * 0.2)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    ink = theme.colour("card_ink")
    edge = max(4.0, rect.width() * 0.05)
    inner = rect.adjusted(edge, 2, -edge, -3)
    number = QRectF()
    for text, share in ((long, 0.34), (brief, 0.58)):
        number = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * (share if look.count else 0.0))
        below = QRectF(inner.x(), number.bottom(), inner.width(), inner.bottom() - number.bottom())
        if wrapped(painter, below, text, theme, min(17 * size, below.height() * 0.6), ink):
            break
    if look.count:
        words(painter, number, str(look.count), sized(theme, "number", min(number.height(), 44 * size)), ink)


def paint_shelf(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """What the honey cards lie in: a slim frame of wood with a green bed, as the board of the house has it."""
    unit = float(look.detail[0])
    painter.scale(unit, unit)
    rim = QRectF(0, 0, rect.width() / unit, rect.height() / unit).adjusted(2, 2, -2, -6)
    body, top = QPainterPath(), QPainterPath()
    body.addRoundedRect(rim.adjusted(0, 0, 0, 4), 14, 14)
    top.addRoundedRect(rim, 14, 14)
    painter.fillPath(body.translated(0, 2), QColor(0, 0, 0, 50))
    painter.fillPath(body, theme.colour("wood_shade"))
    painter.strokePath(body, ink_pen(2.2))
    painter.fillPath(top, theme.colour("wood"))
    painter.strokePath(top, ink_pen(2.2))
    bed = QPainterPath()
    bed.addRoundedRect(rim.adjusted(6, 6, -6, -5), 9, 9)
    painter.fillPath(bed, QColor("#3B4A3C" if theme.name == "contrast" else "#5E7352"))
    painter.save()
    painter.setClipPath(bed)
    painter.fillRect(QRectF(rim.x(), rim.y() + 6, rim.width(), 4), QColor(0, 0, 0, 60))
    painter.restore()
    painter.strokePath(bed, ink_pen(1.8))


def paint_empty_pile(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Where a pile lay."""
    painter.setPen(ink_pen(3, theme.hex("line"), Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 8, 8)


def paint_empty_place(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Where nothing lies yet, with a word for it."""
    word, size = str(look.detail[0]), float(look.detail[1])
    paint_empty_pile(painter, rect, look, theme)
    words(painter, rect.adjusted(6, 0, -6, 0), word, sized(theme, "caption", 16 * size), theme.colour("secondary"))


def paint_turn_sign(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A banner in the colour and pattern of a seat: its mark, what it does, and a note."""
    note, mark, size = str(look.detail[0]), int(look.detail[1]), float(look.detail[2])
    inner = rect.adjusted(1.5, 1.5, -1.5, -3.5)
    path = QPainterPath()
    path.addRoundedRect(inner, 10, 10)
    painter.fillPath(path.translated(0, 2), QColor(0, 0, 0, 60))
    painter.fillPath(path, theme.colour("raised"))
    left = inner.x() + 12
    if mark >= 0:
        band = QRectF(inner.x(), inner.y(), inner.height() * 1.25, inner.height())
        painter.save()
        painter.setClipPath(path)
        painter.setBrushOrigin(band.topLeft())
        painter.fillRect(inner, QColor(MARKS[mark].colour))
        painter.fillRect(band, pattern_brush(mark, max(0.8, inner.height() / 56)))
        painter.restore()
        side = inner.height() * 0.82
        paint_mark(painter, square(band.center(), side), mark, initial(look.name))
        left = band.right() + inner.height() * 0.16
    painter.setPen(ink_pen(2.5, theme.hex("outline")))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    ink = QColor(MARKS[mark].text) if mark >= 0 else theme.colour("ink")
    box = QRectF(left, inner.y() + 1, inner.right() - left - inner.height() * 0.16, inner.height() - 2)
    if note and box.height() >= 42:
        upper = QRectF(box.x(), box.y(), box.width(), box.height() * 0.58)
        lower = QRectF(box.x(), upper.bottom() - 3, box.width(), box.bottom() - upper.bottom())
        words(painter, upper, look.name, sized(theme, "heading", min(26 * size, upper.height() * 0.82)), ink, LEFT, 0.6)
        words(painter, lower, note, sized(theme, "caption", min(17 * size, lower.height() * 0.86)), ink, LEFT)
    else:
        words(painter, box, look.name, sized(theme, "heading", min(26 * size, box.height() * 0.6)), ink, LEFT, 0.6)


def paint_rank_mark(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """On a seat's mark: a 1 for whoever had the first turn, a clock for whoever turned up the last honey card."""
    painter.setPen(ink_pen(max(1.4, rect.width() * 0.08)))
    painter.setBrush(theme.colour("honey" if look.name == "first" else "card_paper"))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    if look.name == "first":
        words(painter, rect, "1", sized(theme, "number", rect.height() * 0.7), theme.colour("card_ink"))
    else:
        symbols.paint_symbol(painter, "clock", square(rect.center(), rect.width() * 0.68), theme.colour("card_ink"))


PAINTERS: dict[str, Painter] = {
    **things.PAINTERS,
    "gem_row": paint_gem_row,
    "symbol_count": paint_symbol_count,
    "points": paint_points,
    "bought": paint_bought,
    "gem_supply": paint_gem_supply,
    "countdown": paint_countdown,
    "shelf": paint_shelf,
    "empty_pile": paint_empty_pile,
    "empty_place": paint_empty_place,
    "turn_sign": paint_turn_sign,
    "rank_mark": paint_rank_mark,
}
