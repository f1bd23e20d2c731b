"""What the bots at a table are: each level that sits there with its sentence, and that none of them cheats."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from tabletop.panels.look import Look
from tabletop.panels.widgets import clear, label
from tabletop.play.players import KINDS
from tabletop.texts import say


class BotLines(QWidget):
    """A heading and a line for each level; nothing where no bot sits."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._levels: tuple[str, ...] = ()
        self._lines = QGridLayout(self)
        self._lines.setColumnStretch(1, 1)
        look.changed.connect(self._dress)
        self._dress()

    def show_kinds(self, kinds: Collection[str]) -> None:
        """The levels among ``kinds``, the weakest first."""
        levels = tuple(kind for kind in KINDS if kind in kinds and kind != "human")
        if levels == self._levels:
            return
        self._levels = levels
        clear(self._lines)
        self.setVisible(bool(levels))
        self._lines.addWidget(label(say("setup.bots"), "strong"), 0, 0, 1, 2)
        for line, level in enumerate(levels, 1):
            self._lines.addWidget(
                label(say(f"level.{level}"), "strong", wrap=False), line, 0, Qt.AlignmentFlag.AlignTop
            )
            self._lines.addWidget(label(say(f"level.{level}.line")), line, 1)
        self._lines.addWidget(label(say("setup.bots.fair"), "caption"), len(levels) + 1, 0, 1, 2)

    def _dress(self) -> None:
        theme = self.look.theme
        self._lines.setContentsMargins(0, theme.px(10), 0, 0)
        self._lines.setHorizontalSpacing(theme.px(12))
        self._lines.setVerticalSpacing(theme.px(4))
