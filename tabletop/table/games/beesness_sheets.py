"""Looks of Beesness that lie over the garden and pop up: sheets of auction and trade, sums written out, chips.

Owns their strokes; ``beesness_asking`` and ``beesness_motion`` say where they lie.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from tabletop.art import marks, symbols
from tabletop.art.ink import ink_pen
from tabletop.art.theme import Theme
from tabletop.table.games.beesness_looks import wrapped
from tabletop.table.games.beesness_papers import icon, sheet
from tabletop.table.lettering import LEFT, sized, words
from tabletop.table.painters import Painter
from tabletop.table.spots import Look
from tabletop.texts import initial


def paint_paper(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    sheet(painter, rect, theme, "paper", max(2.0, rect.height() / 110))


def paint_heading(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """What a sheet is about, and below it a quieter line."""
    price, size = look.detail
    top = QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.58)
    font = sized(theme, "heading", min(24 * float(size), top.height() * 0.8))
    words(painter, top, look.name, font, theme.colour("ink"), LEFT)
    below = QRectF(rect.x(), top.bottom(), rect.width(), rect.height() - top.height())
    words(
        painter,
        below,
        str(price),
        sized(theme, "caption", min(16 * float(size), below.height() * 0.8)),
        theme.colour("secondary"),
        LEFT,
    )


def paint_column(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A seat in an auction: its mark and name, its bid where it leads, and whether it is still in."""
    mark, state, told, asked, size = look.detail
    fill = {"leads": "accent", "in": "raised", "out": "sunken"}[str(state)]
    sheet(painter, rect, theme, fill, max(1.5, rect.height() / 80))
    if asked:
        painter.setPen(ink_pen(max(3.0, rect.height() / 40), theme.colour("lit")))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 10, 10)
    ink = theme.colour("on_accent" if state == "leads" else "ink" if state == "in" else "secondary")
    high = rect.height()
    if high < 96:
        _low_column(painter, rect, look, theme)
        return
    side = min(high * 0.3, rect.width() * 0.42)
    painter.setOpacity(0.5 if state == "out" else 1.0)
    place = QRectF(rect.center().x() - side / 2, rect.y() + high * 0.06, side, side)
    marks.paint_mark(painter, place, int(mark), initial(look.name))
    painter.setOpacity(1.0)
    pad = max(4.0, rect.width() * 0.06)
    name = QRectF(rect.x() + pad, rect.y() + high * 0.37, rect.width() - 2 * pad, high * 0.17)
    words(painter, name, look.name, sized(theme, "name", min(17 * float(size), name.height() * 0.9)), ink)
    middle = QRectF(rect.x() + pad, name.bottom(), rect.width() - 2 * pad, high * 0.29)
    if look.count:
        words(
            painter, middle, str(look.count), sized(theme, "count", min(44 * float(size), middle.height() * 1.05)), ink
        )
    elif state == "out":
        cross = min(middle.height() * 0.6, middle.width() * 0.5)
        spot = QRectF(middle.center().x() - cross / 2, middle.center().y() - cross / 2, cross, cross)
        symbols.paint_symbol(painter, "cross", spot, ink)
    below = QRectF(rect.x() + pad, middle.bottom(), rect.width() - 2 * pad, high * 0.15)
    words(painter, below, str(told), sized(theme, "caption", min(15 * float(size), below.height() * 0.94)), ink)


def _low_column(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The same where there is no room for a name: the mark beside the bid, or beside the word."""
    mark, state, told, _asked, size = look.detail
    ink = theme.colour("on_accent" if state == "leads" else "ink" if state == "in" else "secondary")
    side = min(rect.height() * 0.6, rect.width() * 0.34)
    painter.setOpacity(0.5 if state == "out" else 1.0)
    place = QRectF(rect.x() + 6, rect.center().y() - side / 2, side, side)
    marks.paint_mark(painter, place, int(mark), initial(look.name))
    painter.setOpacity(1.0)
    room = QRectF(place.right() + 3, rect.y(), rect.right() - place.right() - 7, rect.height())
    if look.count:
        words(painter, room, str(look.count), sized(theme, "count", min(34 * float(size), room.height() * 0.6)), ink)
        return
    font = sized(theme, "caption", min(15 * float(size), room.height() * 0.4))
    if not wrapped(painter, room, str(told), font, ink):
        icon = min(room.width(), room.height()) * 0.5
        spot = QRectF(room.center().x() - icon / 2, room.center().y() - icon / 2, icon, icon)
        symbols.paint_symbol(painter, "cross" if state == "out" else "dot", spot, ink)


def paint_giver(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Whose side of a trade it is."""
    mark, size = look.detail
    side = min(rect.height(), 40 * float(size)) * 0.92
    marks.paint_mark(painter, QRectF(rect.x(), rect.center().y() - side / 2, side, side), int(mark), initial(look.name))
    room = QRectF(rect.x() + side * 1.25, rect.y(), rect.width() - side * 1.25, rect.height())
    font = sized(theme, "heading", min(20 * float(size), rect.height() * 0.7))
    words(painter, room, look.name, font, theme.colour("ink"), LEFT)


def paint_goods(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A thing with its amount below it; pale where nothing of it is meant. ``detail[0]``: the thing alone."""
    alone, size = look.detail
    side = min(rect.width() * 0.9, rect.height() * (0.96 if alone else 0.52))
    top = rect.center().y() - side / 2 if alone else rect.y() + rect.height() * 0.04
    painter.setOpacity(1.0 if look.count or alone else 0.3)
    symbols.paint_symbol(painter, look.name, QRectF(rect.center().x() - side / 2, top, side, side))
    if not alone:
        line = QRectF(rect.x(), top + side, rect.width(), rect.height() - side - (top - rect.y()))
        font = sized(theme, "count", min(32 * float(size), line.height() * 0.8))
        words(painter, line, str(look.count), font, theme.colour("ink"))
    painter.setOpacity(1.0)


def paint_chip(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A sum that pops up: a symbol and a number."""
    symbol, tone = str(look.detail[0]), str(look.detail[1])
    quiet = tone == "quiet"
    sheet(painter, rect, theme, "raised" if quiet else "accent", 2.0, rect.height() / 2 - 1)
    ink = theme.colour("ink" if quiet else "on_accent")
    side = rect.height() * 0.72
    font = sized(theme, "number", rect.height() * 0.66)
    wide = QFontMetricsF(font).horizontalAdvance(look.name) + (side + 4 if symbol else 0)
    left = rect.center().x() - min(wide, rect.width() - 12) / 2
    if symbol:
        icon(
            painter,
            symbol,
            QRectF(left, rect.center().y() - side / 2, side, side),
            theme,
            "ink" if quiet else "on_accent",
        )
        left += side + 4
    words(painter, QRectF(left, rect.y(), rect.right() - left - 4, rect.height()), look.name, font, ink, LEFT)


def paint_division(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A sum written out large over the garden, with a quieter line below."""
    note, size = look.detail
    sheet(painter, rect, theme, "paper", max(2.5, rect.height() / 40), 14)
    top = rect.adjusted(rect.height() * 0.14, 0, -rect.height() * 0.14, -rect.height() * (0.46 if note else 0.0))
    words(
        painter, top, look.name, sized(theme, "count", min(58 * float(size), top.height() * 0.8)), theme.colour("ink")
    )
    below = QRectF(top.x(), top.bottom() - rect.height() * 0.04, top.width(), rect.height() * 0.44)
    if note:
        font = sized(theme, "caption", min(20 * float(size), below.height() * 0.5))
        if not wrapped(painter, below, str(note), font, theme.colour("secondary")):
            words(painter, below, str(note), font, theme.colour("secondary"))


PAINTERS: dict[str, Painter] = {
    "paper": paint_paper,
    "heading": paint_heading,
    "column": paint_column,
    "giver": paint_giver,
    "goods": paint_goods,
    "chip": paint_chip,
    "division": paint_division,
}
