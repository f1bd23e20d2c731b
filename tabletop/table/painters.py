"""Paints the looks of the table that are no card faces: plates, mats, the board; and knows who paints the others.

Owns how a look becomes strokes on a painter, out of the pieces of ``tabletop.art``; the pixmaps are kept in
``pictures``.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.art import marks, surface, symbols
from tabletop.art.theme import Theme
from tabletop.table import counters
from tabletop.table.lettering import LEFT, sized, words
from tabletop.table.spots import Look


def paint_plate(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    mark, asked, unit, size, *inside = look.detail
    painter.save()
    painter.scale(float(unit), float(unit))
    surface.paint_plate(
        painter, QRectF(0, 0, rect.width() / float(unit), rect.height() / float(unit)), theme, int(mark), bool(asked)
    )
    painter.restore()
    numbers = [float(value) for value in inside]
    marks.paint_mark(painter, QRectF(*numbers[:4]), int(mark), look.name[:1].upper())
    font = sized(theme, "heading", 20 * float(size))
    words(painter, QRectF(*numbers[4:]), look.name, font, theme.colour("ink"), LEFT, 0.75)


def paint_mat(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Where a card will lie."""
    colour = QColor(theme.colour("line"))
    painter.setPen(QPen(colour, 2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 8, 8)


def paint_tray(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Where a hand lies: a darker strip of cloth with a seam."""
    ground = QColor(theme.colour("shadow"))
    ground.setAlpha(22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, 12, 12)
    painter.setPen(QPen(theme.colour("line"), 2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), 8, 8)


def paint_board(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    surface.paint_board(painter, rect, theme)


def paint_supply(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    size = min(rect.width(), rect.height()) * 0.9
    place = QRectF(rect.center().x() - size / 2, rect.center().y() - size / 2, size, size)
    symbols.paint_symbol(painter, "jar_3", place)


def paint_empty_deck(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    painter.setPen(QPen(theme.colour(look.name), 3, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 8, 8)
    size = rect.width() * 0.5
    painter.setOpacity(0.5)
    symbols.paint_symbol(
        painter, f"type_{look.name}", QRectF(rect.center().x() - size / 2, rect.y() + size * 0.4, size, size)
    )


PAINTERS: dict[str, Callable[[QPainter, QRectF, Look, Theme], None]] = {
    "plate": paint_plate,
    "number": counters.paint_number,
    "honey_row": counters.paint_honey_row,
    "swarm_row": counters.paint_swarm_row,
    "token": counters.paint_token,
    "backs": counters.paint_backs,
    "swarm_card": counters.paint_swarm_card,
    "ribbon": counters.paint_ribbon,
    "last": counters.paint_last,
    "mat": paint_mat,
    "tray": paint_tray,
    "board": paint_board,
    "supply": paint_supply,
    "empty_deck": paint_empty_deck,
    "deck_count": counters.paint_deck_count,
    "chip": counters.paint_chip,
}
