"""All hands laid open after the game: one row a seat, each card as its face."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from tabletop.panels.flow import Flow
from tabletop.panels.look import Look
from tabletop.panels.seat_mark import SeatMark
from tabletop.panels.widgets import clear, label

CARD = 84
"""Width of a card at 100 %."""

Row = tuple[int, str, Sequence[tuple[str, QPixmap]]]
"""A mark, a shown name, and the cards as (name, picture)."""


class Hands(QWidget):
    """``show_hands`` takes the rows in the order of the ranks."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(2, 1)

    def show_hands(self, rows: Sequence[Row]) -> None:
        """The hands as they are; an empty one has an empty row."""
        clear(self._grid)
        self._grid.setContentsMargins(0, self.look.theme.px(14), 0, 0)
        self._grid.setHorizontalSpacing(self.look.theme.px(12))
        self._grid.setVerticalSpacing(self.look.theme.px(10))
        for line, (mark, name, cards) in enumerate(rows):
            self._grid.addWidget(SeatMark(self.look, mark, name, 36), line, 0)
            self._grid.addWidget(label(name, "strong", wrap=False), line, 1)
            hand = QWidget()
            hand.setAccessibleName(f"{name}: {', '.join(card for card, _ in cards)}")
            flow = Flow(hand, self.look, 5)
            for card, picture in cards:
                face = QLabel()
                face.setPixmap(picture)
                face.setAccessibleName(card)
                flow.addWidget(face)
            self._grid.addWidget(hand, line, 2, Qt.AlignmentFlag.AlignVCenter)
        self._grid.setRowStretch(len(rows), 1)
