"""The bots of a table: puts the session's questions to their process and wakes the session when an answer is due."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from tabletop.bots.mind import Advice
from tabletop.play import Clock, Session, Token
from tabletop.play.thinker import Thinker


class Bots(QObject):
    """Between ``session`` and a thinker, which is made with the first question."""

    def __init__(self, session: Session, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self.thinker: Thinker | None = None
        self._session = session
        self._clock = clock
        self._open = True
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._tick)

    def follow(self) -> None:
        """The session has changed: what nobody asks any more is left, what is asked now is thought about."""
        if self.thinker is not None:
            self.thinker.keep(self._session.standing())
        for request in self._session.requests():
            if self.thinker is None:
                self.thinker = Thinker(self)
                self.thinker.answered.connect(self._answered)
                self.thinker.failed.connect(self._answered)
            self.thinker.ask(request)
        due = self._session.next_due()
        if due is None:
            self._due.stop()
        else:
            self._due.start(max(0, round((due - self._clock.now()) * 1000) + 1))

    def close(self) -> None:
        """No bot goes on, and no timer; what is answered late is dropped."""
        self._open = False
        self._due.stop()
        if self.thinker is not None:
            self.thinker.close()
            self.thinker = None

    def _answered(self, token: Token, advice: Advice | None = None) -> None:
        if self._open:
            self._session.answer(token, None if advice is None else advice.action, advice)
            self.follow()

    def _tick(self) -> None:
        self._session.tick()
        self.follow()
