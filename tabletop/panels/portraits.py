"""What lies open before every seat, side by side: a mark, a name and a picture each. It knows no game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from tabletop.panels.look import Look
from tabletop.panels.seat_mark import SeatMark
from tabletop.panels.widgets import label, row

WIDE, NARROW = 386, 252
"""Widths of a picture at 100 %, of a few seats and of many."""
GAP = 16

Portrait = tuple[int, str, str, QPixmap]
"""A mark, a shown name, all that the picture shows in words, and the picture."""


def width_of(seats: int) -> int:
    """The width of each picture at 100 %."""
    return WIDE if seats <= 4 else NARROW


def portraits_sheet(look: Look, portraits: Sequence[Portrait], room: int) -> QWidget:
    """All ``portraits`` in their order, as many side by side as there is ``room`` for, in pixels."""
    theme = look.theme
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, theme.px(8), 0)
    grid.setHorizontalSpacing(theme.px(GAP))
    grid.setVerticalSpacing(theme.px(6))
    columns = max(1, (room - theme.px(8) + theme.px(GAP)) // theme.px(width_of(len(portraits)) + GAP))
    for nth, (mark, name, told, pixmap) in enumerate(portraits):
        line, column = divmod(nth, columns)
        head = row(SeatMark(look, mark, name, 32), label(name, "strong", wrap=False), None)
        head.setSpacing(theme.px(8))
        grid.addLayout(head, 2 * line, column)
        picture = QLabel()
        picture.setPixmap(pixmap)
        picture.setAccessibleName(told)
        grid.addWidget(picture, 2 * line + 1, column, Qt.AlignmentFlag.AlignTop)
    grid.setRowStretch(2 * len(portraits), 1)
    grid.setColumnStretch(columns, 1)
    return made
