"""All games: every game that is kept. It shows what it is given and opens nothing itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.panels.kept_list import Kept, KeptList
from tabletop.panels.look import Look
from tabletop.panels.widgets import button, label, put_icon, row
from tabletop.texts import say


class AllGames(QWidget):
    """Signals: ``chosen`` with the library's number of a game; ``left``."""

    chosen = Signal(int)
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.back = button("", self.left.emit, "icon")
        self.back.setAccessibleName(say("button.back"))
        self._title = label(say("kept.title"), "heading", wrap=False)
        self._line = label("", "caption")
        self.list = KeptList(look)
        self.list.setAccessibleName(say("kept.title"))
        self.list.chosen.connect(self.chosen)
        head = row(self.back, gap=12)
        head.addWidget(self._title, 1)
        self._room = QVBoxLayout(self)
        self._room.addLayout(head)
        self._room.addWidget(self._line)
        self._room.addWidget(self.list, 1)
        look.changed.connect(self._dress)
        self._dress()

    def show_games(self, games: Sequence[Kept]) -> None:
        """These games, in this order; or that there is none yet."""
        self._line.setText(say("kept.line" if games else "kept.none"))
        self.list.setVisible(bool(games))
        self._room.setStretch(1, 0 if games else 1)
        self.list.show_games(games)

    def first_focus(self) -> None:
        """Enter opens the newest."""
        (self.list if self.list.games else self.back).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        theme = self.look.theme
        side = max(theme.px(28), (self.width() - theme.px(980)) // 2)
        self._room.setContentsMargins(side, theme.px(16), side, theme.px(20))
        self._room.setSpacing(theme.px(10))

    def _dress(self) -> None:
        theme = self.look.theme
        put_icon(self.back, "arrow_left", theme.colour("ink"), theme.px(24))
        self._fit()
