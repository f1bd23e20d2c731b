"""What happened since a seat last looked: at most five lines and the net changes. Public facts only; it stands on the
cover.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tabletop.art.letters import draw_text
from tabletop.art.marks import paint_mark
from tabletop.panels.flow import Flow
from tabletop.panels.look import Look
from tabletop.panels.widgets import clear, label
from tabletop.texts import breakable, initial, say

NetChange = tuple[int, str, str]
"""A mark, a shown name and the words of its net changes."""


class NetChip(QWidget):
    """One seat's mark and what it gained or lost, on a pill."""

    def __init__(self, look: Look, change: NetChange) -> None:
        super().__init__()
        self.look = look
        self.change = change
        self.setAccessibleName(f"{change[1]}: {change[2]}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        theme = self.look.theme
        words = QFontMetricsF(theme.font("caption")).horizontalAdvance(self.change[2])
        return QSize(round(words) + theme.px(52), theme.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.colour("card_ink"), 1))
        painter.setBrush(theme.colour("card_paper"))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        side = rect.height() - 8
        mark, name, words = self.change
        paint_mark(painter, QRectF(rect.left() + 5, rect.top() + 4, side, side), mark, initial(name))
        painter.setPen(theme.colour("card_ink"))
        painter.setFont(theme.font("caption"))
        box = rect.adjusted(side + theme.px(12), 0, 0, 0)
        draw_text(painter, box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)


class Recap(QWidget):
    """Lines and chips below a small heading."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.heading = label(say("panel.recap"), "strong")
        self.lines = label("", "caption")
        self._row = QWidget()
        self._chips = Flow(self._row, look)
        self._made: list[NetChip] = []
        self._told = ""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addStretch(1)
        self._layout.addWidget(self.heading)
        self._layout.addWidget(self.lines)
        self._layout.addWidget(self._row)
        self._layout.addStretch(1)

    def show_recap(self, lines: Sequence[str], changes: Sequence[NetChange]) -> None:
        """Newest last; the seat's own changes first."""
        self._told = "\n".join(lines) if lines or changes else say("panel.recap.none")
        self.lines.setText("\n".join(map(breakable, self._told.split("\n"))))
        self.lines.setAccessibleName(self._told)
        self.lines.setVisible(bool(self._told))
        clear(self._chips)
        self._made = [NetChip(self.look, change) for change in changes]
        for chip in self._made:
            self._chips.addWidget(chip)
        self.setAccessibleName(say("panel.recap"))
        self.setAccessibleDescription(self._told)

    def least_width(self) -> int:
        """The pixels that its widest pill needs."""
        return max((chip.sizeHint().width() for chip in self._made), default=0)

    @property
    def text(self) -> str:
        """All it says, for a screen reader."""
        return "\n".join([self._told, *(f"{chip.change[1]}: {chip.change[2]}" for chip in self._made)]).strip()
