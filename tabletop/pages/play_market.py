"""The market at a table: hands that are shown and entered, and the clock that tells how long is left.

The clock runs for whoever may think, stands still on a cover, while something else lies over the table, while another
window is in front and while things move; it forces nobody. What it shows is public.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from tabletop.pages.market_rules import time_text
from tabletop.panels.speech import announce
from tabletop.play import Clock, SystemClock
from tabletop.play.minute import Minute
from tabletop.texts import game_texts, say

if TYPE_CHECKING:
    from tabletop.pages.play import Play

SPOKEN = (30, 10)
"""Seconds left that are said aloud, beside those at the beginning and the end."""
LATE = 10


class Market(QObject):
    """Watches over ``play``."""

    def __init__(self, play: Play, clock: Clock) -> None:
        super().__init__(play)
        self.play = play
        self.minute = Minute(play.session.house.seconds, clock)
        self._timed: tuple[str, ...] = getattr(game_texts(play.session.setup.game), "TIMED", ())
        self._told: float | None = None
        """Up to which second the time was said aloud; ``None``: nothing of it yet."""
        self._who: Hashable = None
        play.side.fists.shown.connect(play.deeds.show_hands)
        play.side.fists.counting.connect(self.tick)
        play.side.fists.counting.connect(play.guard.moved_on)  # the second half of a double click stops no count
        play.showing.shown.connect(self.tick)
        self._timer = QTimer(self, interval=200)
        self._timer.timeout.connect(self.tick)
        if self.minute.seconds and self._timed and isinstance(clock, SystemClock):
            self._timer.start()

    def close(self) -> None:
        """The table is left."""
        self._timer.stop()

    def tick(self) -> None:
        """Time goes by, or something has changed."""
        session, strip = self.play.session, self.play.side.strip
        if not self.minute.seconds or not self._timed:
            return
        if session.stage.kind != "cover" and session.view().phase not in self._timed:
            self.minute.forget()
            self._told = self._who = None
            strip.show_time("")
            return
        question = self._question()
        if question not in (None, self._who):
            self._who, self._told = question, None
        self.minute.turn(question)
        left = self.minute.left
        if left is not None:
            seconds = ceil(left)  # the last second is over when it says 0:00
            spoken = say("house.left.spoken", count=seconds)
            strip.show_time(time_text(seconds), spoken, late=seconds <= LATE)
            self._speak(seconds, spoken)

    def _speak(self, seconds: int, spoken: str) -> None:
        """Says the time at its beginning, at a few marks and at its end."""
        before, self._told = self._told, seconds
        strip = self.play.side.strip
        if not seconds and before:
            announce(strip, say("house.over"), urgent=True)
            self.play.side.prompt.note(say("house.over"))
        elif before is None or any(seconds <= mark < before for mark in SPOKEN):
            announce(strip, spoken)

    def _question(self) -> Hashable:
        """Whose time runs now; ``None``: nobody's."""
        play, session = self.play, self.play.session
        if session.stage.kind not in ("public", "hold") or play.side.table.playing or not self._looked_at():
            return None
        if session.together.fists():
            return "hands" if play.side.fists.stage == "ready" else None
        return session.asked

    def _looked_at(self) -> bool:
        """Whether the table is in front, and nothing lies over it."""
        play = self.play
        window = play.window()
        if not (play.isVisible() and window.isActiveWindow()):
            return False
        seen = window.childAt(play.mapTo(window, play.rect().center()))
        return seen is not None and (seen is play or play.isAncestorOf(seen))
