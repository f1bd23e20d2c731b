"""A seat of Bear Necessities looked at closely: its tableau as a picture for the inspector.

So that every tableau can be read while a hand is open, also those that the table shows as a small map only.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from rules.kernel.view import View
from tabletop.art.theme import Theme
from tabletop.table.games.bear_necessities_effect import printed
from tabletop.table.games.bear_necessities_looks import paint_goal, paint_land, paint_tile
from tabletop.table.games.bear_necessities_tableau import Grid, badge, bounds_of, cell_of, cells_of
from tabletop.table.games.bear_necessities_zones import COLUMNS, ROWS, fit_tile, spread
from tabletop.table.geometry import Rect
from tabletop.table.spots import Look
from tabletop.texts.bear_necessities_cards import deck_of

_PAD = 6


def portrait(view: View, seat: int, theme: Theme, width: int, ratio: float) -> QPixmap:
    """The tableau of ``seat``, ``width`` logical pixels wide, with its goals met or not."""
    tile = fit_tile(Rect(0, 0, width - 2 * _PAD, 10_000), COLUMNS, ROWS)
    across, down = spread(tile, COLUMNS, ROWS)
    pixmap = QPixmap(round(width * ratio), round((down + 2 * _PAD) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    lying = cells_of(view, seat)
    deck = deck_of(view.facts)
    grid = Grid(Rect((width - across) / 2, _PAD, across, down), bounds_of(list(lying)), tile)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint_land(painter, QRectF(0, 0, width, down + 2 * _PAD), Look("land"), theme)
    for cell, piece in lying.items():
        detail = printed(deck.cards[piece.face])
        paint_tile(painter, QRectF(*grid.rect(cell)), Look("tile", "", 0, detail), theme)
    for told in view.facts["goals"][seat]:
        look = Look("goal", "met" if told["met"] else "unmet")
        paint_goal(painter, QRectF(*badge(grid.rect(cell_of(told["cell"])))), look, theme)
    painter.end()
    return pixmap
