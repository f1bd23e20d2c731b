"""What keeps a private hand private while it is open, and swallows input that was meant for the screen before.

It covers on focus loss, a sleeping machine and idleness, and filters the application's input. It knows no game.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.play import Clock, Guard, SystemClock, Watch

_PRESSES = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.KeyPress,
        QEvent.Type.Shortcut,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchEnd,
        QEvent.Type.ContextMenu,
        QEvent.Type.InputMethod,
    }
)
_SIGNS_OF_LIFE = frozenset(
    {QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel}
)
_TRIGGERS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class InputGuard(QObject):
    """Watches over ``page`` while it is visible. ``cover_now`` tells that an open hand has to go."""

    cover_now = Signal()

    def __init__(self, page: QWidget, clock: Clock, idle_seconds: float, is_open: Callable[[], bool]) -> None:
        super().__init__(page)
        self.page = page
        self.guard = Guard(clock)
        self.watch = Watch(idle_seconds, clock)
        self.is_open = is_open
        self._single_clicks = False
        self._moved_on = False
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self.look_around)
        self._catching_up = False
        self._real = isinstance(clock, SystemClock)  # a clock that is moved by hand is looked at by hand
        if self._real:
            self._timer.start()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.installEventFilter(self)
        application.applicationStateChanged.connect(self._application_changed)

    def close(self) -> None:
        """Watches no longer."""
        self._timer.stop()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.removeEventFilter(self)
            application.applicationStateChanged.disconnect(self._application_changed)

    def shut(self) -> None:
        """A cover or a reveal has come up: half a second without input, and nothing pressed, dragged or open lives
        on.
        """
        self.guard.close()
        if self._real:
            self._catching_up = True
            QTimer.singleShot(math.ceil(self.guard.seconds * 1000), self, self._wait_for_rest)
        self.let_go()

    @property
    def closed(self) -> bool:
        """Whether input is swallowed just now."""
        return self.guard.closed or self._catching_up

    def _wait_for_rest(self) -> None:
        """The time is over; where the program was busy meanwhile, what was pressed before is still on its way."""
        if self.guard.closed:  # a timer comes a little early, or it was shut anew
            QTimer.singleShot(10, self, self._wait_for_rest)
        else:
            QTimer.singleShot(0, self, self._rest)

    def _rest(self) -> None:
        """Nothing is waiting any more."""
        self._catching_up = self.guard.closed

    def single_clicks(self, wanted: bool) -> None:
        """In an open hand the second half of a double click is nobody's wish."""
        self._single_clicks = wanted

    def moved_on(self) -> None:
        """Something else is asked than at the last press: the second half of a double click is no answer to that."""
        self._moved_on = True

    def let_go(self) -> None:
        """Closes popups, releases the pointer, the keyboard and what an input method holds, and clears the focus."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        for grabber in (QWidget.mouseGrabber(), QWidget.keyboardGrabber()):
            if grabber is not None:
                grabber.releaseMouse()
                grabber.releaseKeyboard()
        if QGuiApplication.focusObject() is not None:
            QGuiApplication.inputMethod().reset()
        focused = self.page.window().focusWidget()
        if self.page.isAncestorOf(focused):
            focused.clearFocus()

    def look_around(self) -> None:
        """Once a second: has the machine slept, has nobody been here?"""
        if self.watch.tick() and self.is_open():
            self.cover_now.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.WindowDeactivate and watched is self.page.window():
            self._deactivated()
            return False
        if kind in _SIGNS_OF_LIFE:
            self.watch.touched()
        if kind not in _PRESSES or not isinstance(watched, QWidget) or not self._is_ours(watched):
            return False
        if self.closed:
            return True
        if kind == QEvent.Type.MouseButtonPress:
            self._moved_on = False
        single = self._single_clicks or self._moved_on
        if kind == QEvent.Type.MouseButtonDblClick and single and watched.property("role") != "step":
            return True  # but two quick steps of an amount are meant
        return isinstance(event, QKeyEvent) and event.isAutoRepeat() and event.key() in _TRIGGERS

    def _is_ours(self, watched: QWidget) -> bool:
        """Whether it is the page, something on it, or the window, which hears the shortcuts."""
        if not self.page.isVisible():
            return False
        return watched in (self.page, self.page.window()) or self.page.isAncestorOf(watched)

    def _deactivated(self) -> None:
        """Another window is in front; a popup of our own is none."""
        if QApplication.activePopupWidget() is None and self.is_open():
            self.cover_now.emit()

    def _application_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive and self.is_open():
            self.cover_now.emit()
