"""What the bots thought, line by line: for a sheet over the window, and for a tab of the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.panels.look import Look
from tabletop.panels.widgets import label


@dataclass(frozen=True)
class Line:
    """A ``heading``, or a ``title`` with a ``body``; what is empty is not shown."""

    heading: str
    title: str = ""
    body: str = ""


def thoughts_sheet(look: Look, lines: Sequence[Line]) -> QWidget:
    """All ``lines``, one below the other."""
    made = QWidget()
    theme = look.theme
    layout = QVBoxLayout(made)
    layout.setContentsMargins(0, 0, theme.px(8), 0)
    layout.setSpacing(theme.px(4))
    for line in lines:
        for text, role in ((line.heading, "subheading"), (line.title, "strong"), (line.body, "")):
            if text:
                layout.addWidget(label(text, role))
        layout.addSpacing(theme.px(6))
    layout.addStretch(1)
    return made
