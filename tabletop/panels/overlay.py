"""A sheet that lies over the whole window for a moment: the keys, the rules, what lies open before all. It holds
nothing that only one seat may see.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from tabletop.panels.look import Look
from tabletop.panels.widgets import button, frame, label, row
from tabletop.texts import say


class Overlay(QWidget):
    """Covers its parent with a veil and a sheet in the middle, as high as what it says and never higher than the
    window. Esc, its button or a click beside it closes it.
    ``focus_lost``: nothing is there any more that had the focus before."""

    focus_lost = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._sheet = frame("sheet")
        self._sheet.setParent(self)
        self._title = label("", "heading")
        self.close_button = button(say("button.close"), self.dismiss)
        self.pane = QScrollArea()
        self.pane.setWidgetResizable(True)
        self.pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.pane.setMinimumHeight(1)  # else it keeps room for a scroll bar under a single line
        self._layout = QVBoxLayout(self._sheet)
        self._head = row(gap=12)
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.close_button)
        self._layout.addLayout(self._head)
        self._layout.addWidget(self.pane, 1)
        self._before: QWidget | None = None
        self._turn: Callable[[int], object] | None = None
        self._under = parent
        parent.installEventFilter(self)
        self._sheet.installEventFilter(self)
        self.pane.installEventFilter(self)
        look.changed.connect(self._dress)
        self._dress()
        self.hide()

    def show_content(self, title: str, content: QWidget, turn: Callable[[int], object] | None = None) -> None:
        """Opens with ``content`` below ``title``, or turns over to it. ``turn`` is given -1 or 1 where Left or Right
        asks for what is beside it. What in ``content`` can be chosen by keys is its focus proxy."""
        if self.isHidden():
            self._before = self.window().focusWidget()
        self._title.setText(title)
        self.setAccessibleName(title)
        self.pane.setAccessibleName(title)
        self._put_away()
        self.pane.setWidget(content)
        self._turn = turn
        self.show()
        self._place()  # now that all of it has its fonts
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
        self._put_away()
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        else:
            self.focus_lost.emit()

    def _put_away(self) -> None:
        """Later: what is pressed on a sheet may turn over to the next one."""
        old = self.pane.takeWidget()
        if old is not None:
            old.deleteLater()
        self._turn = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        resized = event.type() == QEvent.Type.Resize and watched is self._under
        # Asked for once another size of text has reached every word on the sheet.
        if resized or (event.type() == QEvent.Type.LayoutRequest and watched is self._sheet):
            self._place()
        return watched is self.pane and isinstance(event, QKeyEvent) and self._turned(event)

    def _turned(self, event: QKeyEvent) -> bool:
        """Whether a key over the content turned to what is beside it: only where it has nothing to scroll sideways."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if event.type() != QEvent.Type.KeyPress or not step or self._turn is None:
            return False
        if self.pane.horizontalScrollBar().maximum() > 0:
            return False
        self._turn(step)
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the sheet. Once it is gone it holds no focus, nor moves one that waits for the window."""
        if self.isHidden():
            return not self.isActiveWindow() or super().focusNextPrevChild(forward)
        stops: list[QWidget] = [self.close_button, self.pane]
        content = self.pane.widget()
        if content is not None and content.focusProxy() is not None:
            stops.insert(1, content)
        here = next((place for place, stop in enumerate(stops) if stop.hasFocus()), 0)
        stops[(here + (1 if forward else -1)) % len(stops)].setFocus()
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

    def _dress(self) -> None:
        theme = self.look.theme
        self._layout.setContentsMargins(*(theme.px(20),) * 4)
        self._layout.setSpacing(theme.px(12))
        self._place()

    def _place(self) -> None:
        theme = self.look.theme
        self.setGeometry(self._under.rect())
        width = min(self.width() - theme.px(40), theme.px(860))
        height = min(self.height() - theme.px(40), theme.px(760))
        sheet = QRect(0, 0, width, min(height, self._wanted(width)))
        sheet.moveCenter(self.rect().center())
        self._sheet.setGeometry(sheet)

    def _wanted(self, width: int) -> int:
        """The height at which a sheet of this width, in pixels, has nothing to scroll."""
        inside, frame_round = self._layout.contentsMargins(), self._sheet.contentsMargins()
        high = self._layout.spacing()
        for margins in (inside, frame_round):
            high += margins.top() + margins.bottom()
            width -= margins.left() + margins.right()
        high += self._head.heightForWidth(width)
        content = self.pane.widget()
        if content is None:
            return high
        return high + (content.heightForWidth(width) if content.hasHeightForWidth() else content.sizeHint().height())
