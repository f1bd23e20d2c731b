"""Files that people choose: answers for the system's dialogs, what is told of a file, what the library holds."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.tabletop.sitting import Sitting

CONTROL = Qt.KeyboardModifier.ControlModifier


class Chosen:
    """Answers for the system's dialogs; ``asked`` is what stood above them."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.asked: list[str] = []

    def to_open(self, title: str, kind: str, ending: str) -> Path | None:
        self.asked.append(title)
        return self.path

    def to_save(self, title: str, usual: str, kind: str, ending: str) -> Path | None:
        assert usual.endswith(ending)
        self.asked.append(title)
        return self.path


def choosing(sitting: Sitting, path: Path | None) -> Chosen:
    chosen = Chosen(path)
    sitting.window.files.dialogs = chosen  # type: ignore[assignment]
    return chosen


def told(sitting: Sitting) -> str:
    """What the sheet over the window or the banner on Home says."""
    window = sitting.window
    if window.overlay.isVisible():
        sheet = window.overlay.pane.widget()
        assert isinstance(sheet, QLabel)
        return sheet.text()
    return window.home.banner.text


def library(sitting: Sitting) -> list[tuple[int, int]]:
    """Number and entries of every game that is kept."""
    return sorted((row.id, row.entries) for row in sitting.window.shelf.library.games())
