"""A drop-down list on a page that scrolls: the wheel moves the page, never the chosen value.

It knows nothing of what is chosen in it.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class Choice(QComboBox):
    """A closed list leaves the wheel to the page under it; an open one scrolls by its own view."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # by default the wheel takes the focus here, away from Start

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Not taken, so that nobody changes a value by scrolling past it."""
        event.ignore()
