"""Hold to view: a hand that is open only while a key, the button or a finger is down, for tables that wish it so.

Who cannot hold opens it by a button of its own, or by a screen reader's press, and hides it again; both are announced.
It hears of keys and knows no cards.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.panels.speech import announce
from tabletop.texts import say

_TRIGGERS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
_MOUSE = -1


class HoldToView(QObject):
    """Watches over ``page``. ``wanted`` tells whether hands are held open at this table; ``let_go`` that nobody holds
    the open one any more."""

    let_go = Signal()

    def __init__(self, page: QWidget, wanted: Callable[[], bool]) -> None:
        super().__init__(page)
        self.page = page
        self.wanted = wanted
        self.held: int | None = None
        """The key that holds the hand open, or -1 for the pointer."""
        self._down: int | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.installEventFilter(self)

    def close(self) -> None:
        """Watches no longer."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.removeEventFilter(self)

    def opened(self, *, to_stay: bool = False) -> None:
        """A hand was opened, by what is down just now; ``to_stay``: by one who does not hold."""
        self.held = None if to_stay or not self.wanted() else self._down
        if self.wanted():
            announce(self.page, say("play.hold.stays" if self.held is None else "play.hold.held"), urgent=True)

    def covered(self) -> None:
        """The hand is covered, by whatever did it."""
        self.held = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _TRIGGERS and not event.isAutoRepeat():
                self._down = int(event.key())
        elif kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            if event.button() == Qt.MouseButton.LeftButton:
                self._down = _MOUSE
        elif kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            if not event.isAutoRepeat():
                self._released(int(event.key()))
        elif kind == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            if event.button() == Qt.MouseButton.LeftButton:
                self._released(_MOUSE)
        elif kind == QEvent.Type.WindowDeactivate:
            self._down = None  # what is released elsewhere is not heard of
        return False

    def _released(self, what: int) -> None:
        if self._down == what:
            self._down = None
        if self.held == what:
            self.held = None
            self.let_go.emit()
