"""Paints the looks that every table has and that are no card faces: plates, mats, the board, counts.

Owns how a look becomes strokes on a painter, out of the pieces of ``tabletop.art``; the pixmaps are kept in
``pictures``. Looks of one game are painted by that game's file.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.art import marks, surface
from tabletop.art.theme import Theme
from tabletop.table import counters
from tabletop.table.lettering import LEFT, sized, words
from tabletop.table.spots import Look
from tabletop.texts import initial


def paint_plate(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    mark, asked, unit, size, *inside = look.detail
    painter.save()
    painter.scale(float(unit), float(unit))
    surface.paint_plate(
        painter, QRectF(0, 0, rect.width() / float(unit), rect.height() / float(unit)), theme, int(mark), bool(asked)
    )
    painter.restore()
    numbers = [float(value) for value in inside]
    marks.paint_mark(painter, QRectF(*numbers[:4]), int(mark), initial(look.name))
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


Painter = Callable[[QPainter, QRectF, Look, Theme], None]

PAINTERS: dict[str, Painter] = {
    "plate": paint_plate,
    "number": counters.paint_number,
    "token": counters.paint_token,
    "ribbon": counters.paint_ribbon,
    "mat": paint_mat,
    "tray": paint_tray,
    "board": paint_board,
    "deck_count": counters.paint_deck_count,
}
