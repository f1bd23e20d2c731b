"""The one clock of the table's motion: calls whoever is moving, about sixty times a second, and rests when nobody is.

Tests give it a clock of their own and call ``tick`` by hand.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer

Mover = Callable[[float], bool]
"""Called with the time in milliseconds; gives whether it is still moving."""


class Pulse(QObject):
    """Movers by name. ``clock`` gives seconds and never goes back."""

    def __init__(self, clock: Callable[[], float] | None, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = clock or time.monotonic
        self._movers: dict[str, Mover] = {}
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(16)
        self._timer.timeout.connect(self.tick)
        self._by_hand = clock is not None
        self.ticking = False
        """A frame is being made: what can wait, should."""

    @property
    def now(self) -> float:
        """Milliseconds."""
        return self._clock() * 1000.0

    @property
    def moving(self) -> bool:
        return bool(self._movers)

    def start(self, name: str, mover: Mover) -> None:
        """``mover`` is called from the next tick on, in the place of an older one of that name."""
        self._movers[name] = mover
        if not self._by_hand and not self._timer.isActive():
            self._timer.start()

    def stop(self, name: str) -> None:
        """The timer itself rests with the next tick: whoever starts before that keeps its measure."""
        self._movers.pop(name, None)

    def tick(self) -> None:
        """One frame."""
        now = self.now
        self.ticking = True
        try:
            for name, mover in list(self._movers.items()):
                if self._movers.get(name) is mover and not mover(now) and self._movers.get(name) is mover:
                    self.stop(name)
        finally:
            self.ticking = False
        if not self._movers:
            self._timer.stop()
