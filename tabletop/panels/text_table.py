"""The table as text (F4): a native tree that mirrors every place and every action of a View, for screen readers and for
anyone who would rather read. It knows no game: words come from the game's texts, all else from ``View.places``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from rules.kernel.view import View
from tabletop.panels.look import Look
from tabletop.texts import say

_HANDLE = Qt.ItemDataRole.UserRole


class TextTable(QTreeWidget):
    """``touched`` tells the handle of a row that was opened with Enter or a double click, as the table itself would."""

    touched = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setColumnCount(1)
        self.setHeaderHidden(True)
        self.setAccessibleName(say("panel.text_table"))
        self.setRootIsDecorated(False)
        self.setExpandsOnDoubleClick(False)
        self.setWordWrap(True)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.itemActivated.connect(self._activated)

    def show_view(
        self,
        view: View,
        lit: Mapping[str, str],
        names: Sequence[str],
        place_text: Callable[[View, str, Sequence[str]], str],
        piece_text: Callable[[str], str],
        action_text: Callable[[str], str],
    ) -> None:
        """Everything that ``view`` holds, what may be done first. The selected row stays where its handle is still
        there.
        """
        current = self.currentItem()
        kept = current.data(0, _HANDLE) if current is not None else None
        self.clear()
        if lit:
            group = self._group(say("panel.text_table.actions"))
            by_action = {action: handle for handle, action in reversed(list(lit.items()))}
            for action, handle in reversed(by_action.items()):
                self._row(group, action_text(action), handle)
        order: list[int | None] = list(range(view.seats))
        if view.seat is not None:  # one's own place first, then clockwise
            order = [(view.seat + step) % view.seats for step in range(view.seats)]
        for owner in [*order, None]:
            title = say("panel.text_table.common" if owner is None else "panel.text_table.seat", **_named(names, owner))
            group = self._group(title)
            for handle, place in view.places.items():
                if place.owner == owner:
                    row = self._row(group, place_text(view, handle, names), handle)
                    for piece in place.pieces:
                        if piece.face:
                            self._row(row, piece_text(piece.face), piece.handle)
        self.expandAll()
        self._select(kept)

    def point_at(self, handle: str) -> None:
        """Selects the first row of ``handle``; the first of all where it has none."""
        self._select(handle)

    def empty(self) -> None:
        """Nothing of any view is left."""
        self.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            event.ignore()  # the clipboard would keep a row when the hand is covered
            return
        item = self.currentItem()  # asked before: what it does may lay out other rows
        touches = item is not None and bool(item.data(0, _HANDLE))
        super().keyPressEvent(event)
        if touches and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # Qt would let the window have it, too: a touch would be followed by a Confirm

    def _group(self, title: str) -> QTreeWidgetItem:
        made = QTreeWidgetItem([title])
        made.setFont(0, self.look.theme.font("name"))
        self.addTopLevelItem(made)
        return made

    @staticmethod
    def _row(parent: QTreeWidgetItem, text: str, handle: str) -> QTreeWidgetItem:
        made = QTreeWidgetItem(parent, [text])
        made.setData(0, _HANDLE, handle)
        return made

    def _select(self, handle: str | None) -> None:
        first = self.topLevelItem(0)
        found = first.child(0) if first is not None and first.childCount() else first
        for item in self._items():
            if handle and item.data(0, _HANDLE) == handle:
                found = item
                break
        if found is not None:
            self.setCurrentItem(found)

    def _items(self) -> list[QTreeWidgetItem]:
        found: list[QTreeWidgetItem] = []
        waiting = [self.topLevelItem(number) for number in range(self.topLevelItemCount())]
        while waiting:
            item = waiting.pop(0)
            if item is None:
                continue
            found.append(item)
            waiting[:0] = [item.child(number) for number in range(item.childCount())]
        return found

    def _activated(self, item: QTreeWidgetItem, _column: int) -> None:
        handle = item.data(0, _HANDLE)
        if handle:
            self.touched.emit(handle)


def _named(names: Sequence[str], owner: int | None) -> dict[str, str]:
    return {} if owner is None else {"name": names[owner]}
