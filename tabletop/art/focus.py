"""The ring round whatever has the keyboard focus: 3 px deep blue inside 2 px white, seen on every ground.

One for each window. It is a glass pane that lets every click through; it knows no page.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from tabletop.art.ink import ink_pen
from tabletop.art.theme import Theme

_REACH = 6
_PLACED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.LayoutRequest)


class FocusRing(QWidget):
    """Draws the ring in ``window``. Hidden where focus came by a click, and round areas that show their own cursor."""

    def __init__(self, window: QWidget, theme: Callable[[], Theme]) -> None:
        """``theme`` gives the colours of the moment; call ``update`` when they have changed."""
        super().__init__(window)
        self._theme = theme
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._moved)

    def _moved(self, old: QWidget | None, new: QWidget | None) -> None:
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched = []
        self._target = None
        clicked = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        area = isinstance(new, QAbstractScrollArea)
        if new is None or new.window() is not self.window() or clicked or area:
            self.hide()
            return
        self._target = new
        # What it lies in may move it without its own place in there being another one.
        holder: QWidget | None = new
        while holder is not None and holder is not self.window():
            self._watched.append(holder)
            holder.installEventFilter(self)
            holder = holder.parentWidget()
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows its widget when that, or anything that holds it, moves, grows, hides or goes."""
        if event.type() in _PLACED:
            self._follow()
        elif event.type() == QEvent.Type.Hide or (event.type() == QEvent.Type.FocusOut and watched is self._target):
            self.hide()
        return False

    def _follow(self) -> None:
        target = self._target
        if target is None or not isValid(target) or not target.isVisible():
            self.hide()
            return
        corner = target.mapTo(self.window(), QPoint(0, 0))
        self.setGeometry(
            corner.x() - _REACH, corner.y() - _REACH, target.width() + 2 * _REACH, target.height() + 2 * _REACH
        )
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The two rings."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()).adjusted(3.5, 3.5, -3.5, -3.5), 12, 12)
        painter.strokePath(path, ink_pen(7, self._theme().hex("focus_halo")))
        painter.strokePath(path, ink_pen(3, self._theme().hex("focus")))
