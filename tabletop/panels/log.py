"""The story so far, one line an event, newest last, a heading for each round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

from tabletop.panels.look import Look
from tabletop.texts import breakable, say

Line = tuple[int, str]
"""A round and a sentence."""


class Log(QListWidget):
    """Lines that the present viewer may read. ``show_lines`` adds what is new and starts over where anything else
    changed.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.lines: list[Line] = []
        self.setAccessibleName(say("panel.log"))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        look.changed.connect(self._dress)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """The whole story as it may be read now."""
        known = len(self.lines)
        if list(lines[:known]) != self.lines:
            self.empty()
        self.add_lines(lines[len(self.lines) :])

    def add_lines(self, lines: Sequence[Line]) -> None:
        """More of the story."""
        at_end = self.verticalScrollBar().value() >= self.verticalScrollBar().maximum() - 4
        for line in lines:
            round_number, sentence = line
            if round_number and (not self.lines or self.lines[-1][0] != round_number):
                heading = QListWidgetItem(say("play.round", round=round_number))
                heading.setFont(self.look.theme.font("name"))
                heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
                self.addItem(heading)
            self.lines.append(line)
            if sentence:
                item = QListWidgetItem(breakable(sentence))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, sentence)
                self.addItem(item)
        if lines and at_end:
            self.scrollToBottom()

    def empty(self) -> None:
        """No line is left, nor how long they were."""
        self.lines = []
        self.clear()
        self.doItemsLayout()  # else the bar stands where it stood until the story is seen again

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            event.ignore()  # the clipboard would keep a private line when the hand is covered
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.doItemsLayout()

    def _dress(self) -> None:
        lines, self.lines = self.lines, []
        self.clear()
        self.add_lines(lines)
