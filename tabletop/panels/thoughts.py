"""What the bots thought, line by line: for a sheet over the window, and for a tab of the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tabletop.panels.look import Look
from tabletop.panels.seat_mark import Seat, SeatMark
from tabletop.panels.widgets import column, label, row


@dataclass(frozen=True)
class Line:
    """A ``heading``, or a ``title`` with a ``body`` and the mark of the ``seat`` they are about; what is empty is not
    shown.
    """

    heading: str
    title: str = ""
    body: str = ""
    seat: Seat | None = None


def thoughts_sheet(look: Look, lines: Sequence[Line]) -> QWidget:
    """All ``lines``, one below the other."""
    made = QWidget()
    theme = look.theme
    layout = QVBoxLayout(made)
    layout.setContentsMargins(0, theme.px(14), theme.px(8), 0)
    layout.setSpacing(theme.px(12))
    for line in lines:
        if line.heading:
            layout.addWidget(label(line.heading, "subheading"))
        else:
            layout.addLayout(_thought(look, line))
    layout.addStretch(1)
    return made


def _thought(look: Look, line: Line) -> QHBoxLayout:
    theme = look.theme
    words = [label(text, role) for text, role in ((line.title, "strong"), (line.body, "")) if text]
    said = column(*words, gap=theme.px(2))
    made = row(gap=theme.px(10))
    if line.seat is not None:
        made.addWidget(SeatMark(look, *line.seat, 30), 0, Qt.AlignmentFlag.AlignTop)
    made.addLayout(said, 1)
    return made
