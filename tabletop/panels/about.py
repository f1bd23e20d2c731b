"""About: which version this is, under which licences, whom to thank, and where the games lie. It reads no game."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop import VERSION
from tabletop.panels.look import Look
from tabletop.panels.speech import announce
from tabletop.panels.widgets import button, column, frame, label, row
from tabletop.texts import say

BREAK = "\u200b"
"""May end a line without being seen: a path has no spaces at which it could be broken."""


class About(QWidget):
    """One sheet. ``show_folder`` tells it where games and settings lie."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._folder = ""
        self.folder = label("", "small")
        self.note = label("", "small")
        self.open = button(say("about.open"), lambda: self._open(Path(self._folder)))
        self.licences = button(say("about.texts"), self._open_licences, "quiet")
        self.licences.setVisible(licence_folder() is not None)
        sheet = frame("sheet")
        self._sheet = QVBoxLayout(sheet)
        self._sheet.addWidget(label(say("about.heading"), "strong"))
        for key in ("version", "licence", "libraries", "fonts", "beesness", "unofficial"):
            self._sheet.addWidget(label(say(f"about.{key}", version=VERSION), "small"))
        self._sheet.addWidget(self.folder)
        self._sheet.addLayout(row(self.open, self.licences, None, gap=12))
        self._sheet.addWidget(self.note)
        self.note.hide()
        layout = column(sheet)
        layout.setContentsMargins(0, 0, 0, 0)
        self.setLayout(layout)
        look.changed.connect(self._dress)
        self._dress()

    def show_folder(self, folder: str) -> None:
        """Games and settings lie in ``folder``."""
        self._folder = folder
        self.folder.setText(say("about.folder", folder=BREAK.join(folder)))
        self.note.hide()

    def _open_licences(self) -> None:
        folder = licence_folder()
        if folder is not None:
            self._open(folder)

    def _open(self, folder: Path) -> None:
        """In the system's own file manager; where there is none, that is said."""
        opened = QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
        self.note.setVisible(not opened)
        if not opened:
            self.note.setText(say("about.not_opened"))
            announce(self, say("about.not_opened"))

    def _dress(self) -> None:
        margin = self.look.theme.px(20)
        self._sheet.setContentsMargins(margin, margin, margin, margin)
        self._sheet.setSpacing(self.look.theme.px(8))


def licence_folder() -> Path | None:
    """Where an installed program has the licences of all that is in it; ``None`` where it runs from its sources."""
    inside = getattr(sys, "_MEIPASS", None)
    return None if inside is None else Path(inside, "licences")
