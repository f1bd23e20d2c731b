"""A sheet that lies over the whole window for a moment: the keys, the rules, what lies open before all. It holds
nothing that only one seat may see.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from tabletop.panels.look import Look
from tabletop.panels.widgets import button, frame, label, row
from tabletop.texts import say


class Overlay(QWidget):
    """Covers its parent with a veil and a sheet in the middle. Esc, its button or a click beside it closes it.
    ``focus_lost``: nothing is there any more that had the focus before."""

    focus_lost = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._sheet = frame("sheet")
        self._sheet.setParent(self)
        self._title = label("", "heading", wrap=False)
        self.close_button = button(say("button.close"), self.dismiss)
        self.pane = QScrollArea()
        self.pane.setWidgetResizable(True)
        self.pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._layout = QVBoxLayout(self._sheet)
        head = row(gap=12)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        self._layout.addLayout(head)
        self._layout.addWidget(self.pane, 1)
        self._before: QWidget | None = None
        self._under = parent
        parent.installEventFilter(self)
        look.changed.connect(self._place)
        self.hide()

    def show_content(self, title: str, content: QWidget) -> None:
        """Opens with ``content`` below ``title``."""
        self._before = self.window().focusWidget()
        self._title.setText(title)
        self.setAccessibleName(title)
        self.pane.setAccessibleName(title)
        self.pane.setWidget(content)
        self._place()
        self.show()
        self.raise_()
        self.pane.setFocus()

    @property
    def room(self) -> int:
        """The width that content has, in pixels, beside a scroll bar."""
        self._place()
        margins = self._layout.contentsMargins()
        bar = self.pane.verticalScrollBar().sizeHint().width()
        return self._sheet.width() - margins.left() - margins.right() - bar

    def show_at(self, target: QWidget) -> None:
        """Scrolls to ``target``, once everything has its place."""
        QTimer.singleShot(0, target, lambda: self.pane.verticalScrollBar().setValue(target.y()))

    def dismiss(self) -> None:
        """Closes it and gives the focus back."""
        if self.isHidden():
            return
        self.hide()
        old = self.pane.takeWidget()
        if old is not None:
            old.deleteLater()
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        else:
            self.focus_lost.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self._place()
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the sheet. Once it is gone it holds no focus, nor moves one that waits for the window."""
        if self.isHidden():
            return not self.isActiveWindow() or super().focusNextPrevChild(forward)
        (self.close_button if self.pane.hasFocus() else self.pane).setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        event.accept()  # keys stay on the sheet

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._sheet.geometry().contains(event.position().toPoint()):
            self.dismiss()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(0, 0, 0, 120))

    def _place(self) -> None:
        theme = self.look.theme
        self.setGeometry(self._under.rect())
        width = min(self.width() - theme.px(40), theme.px(860))
        height = min(self.height() - theme.px(40), theme.px(760))
        sheet = QRect(0, 0, width, height)
        sheet.moveCenter(self.rect().center())
        self._sheet.setGeometry(sheet)
        margin = theme.px(20)
        self._layout.setContentsMargins(margin, margin, margin, margin)
        self._layout.setSpacing(theme.px(12))
