"""The thinker: the one process in which bots think, and the only room here with Qt.

It is started with the first question and again when it has died. A question that it does not answer in time, or that
it was thinking about when it died, is reported as failed; the session then plays a usual step. Questions wait their
turn here and one is with the process at a time, so that a slow one costs no other its time. One that no longer stands
is left at once. A person's question does not wait: what a bot thinks about is left for it and begun anew afterwards, so
that the time a hint takes tells nothing of anybody's thoughts. Of a question nothing is kept here once it is settled.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from rules import games
from tabletop.bots.mind import Advice
from tabletop.bots.wire import ANSWERS, Answer, Cancel, Request, Unpacker, WireError, pack
from tabletop.play.desk import BotRequest, Token

LAST_WORD = 2000
"""Milliseconds that the process gets to end by itself once its input has ended."""


def worker_command() -> list[str]:
    """How the worker is started: the frozen program itself, else this Python."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--worker"]
    return [sys.executable, "-m", "tabletop.bots"]


class Thinker(QObject):
    """Puts questions to the bots' process. Each ``ask`` ends in one ``answered`` or ``failed``, unless it is closed or
    the question no longer stands.

    ``hard_stop_ms`` is when an answer is no longer waited for. ``command`` replaces the worker, for tests.
    """

    answered = Signal(object, object)
    """Token and ``Advice``."""
    failed = Signal(object)
    """Token."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        command: Sequence[str] | None = None,
        hard_stop_ms: int = 3000,
    ) -> None:
        super().__init__(parent)
        self._command = list(command) if command is not None else worker_command()
        self._waiting: deque[BotRequest] = deque()
        self._asked: tuple[BotRequest, int] | None = None
        self._number = 0
        self._closed = False
        self._process: QProcess | None = None
        self._unpacker = Unpacker(ANSWERS)
        self._stop = QTimer(self)
        self._stop.setSingleShot(True)
        self._stop.setInterval(hard_stop_ms)
        self._stop.timeout.connect(self._give_up)

    @property
    def process_id(self) -> int:
        """The process that thinks, 0 where there is none."""
        return 0 if self._process is None else int(self._process.processId())

    def ask(self, request: BotRequest) -> None:
        """Lets a bot think about ``request``. A hint goes before the others: a person waits for it."""
        if self._closed:
            return
        if not request.token.hint:
            self._waiting.append(request)
        else:
            if self._asked is not None:
                self._waiting.appendleft(self._asked[0])
                self._leave()
            self._waiting.appendleft(request)
        self._next()

    def keep(self, standing: Collection[Token]) -> None:
        """Leaves every question that is none of ``standing``."""
        self._waiting = deque(request for request in self._waiting if request.token in standing)
        if self._asked is not None and self._asked[0].token not in standing:
            self._leave()
            self._next()

    def close(self) -> None:
        """Ends the process; nothing is answered any more."""
        self._closed = True
        self._waiting.clear()
        self._asked = None
        self._stop.stop()
        process = self._let_go()
        if process is not None:
            process.closeWriteChannel()
            process.waitForFinished(LAST_WORD)
        # Those that were given up earlier are killed already, but perhaps not gone.
        for process in self.findChildren(QProcess):
            if process.state() != QProcess.ProcessState.NotRunning:
                process.kill()
                process.waitForFinished(LAST_WORD)
            process.deleteLater()

    def _next(self) -> None:
        if self._asked is not None or not self._waiting:
            return
        request = self._waiting.popleft()
        self._number += 1
        self._asked = request, self._number
        view = games[request.game].encode_view(request.view)
        of_bot = (request.seat, request.level, request.seed, request.milliseconds)
        self._stop.start()
        self._running().write(pack(Request(self._number, request.game, view, *of_bot)))

    def _leave(self) -> None:
        """Nobody waits for what is thought about just now."""
        if self._asked is not None and self._process is not None:
            self._process.write(pack(Cancel(self._asked[1])))
        self._asked = None
        self._stop.stop()

    def _running(self) -> QProcess:
        """The process, started where there is none. It may still be starting: what is written waits for it."""
        if self._process is None:
            process = QProcess(self)
            process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
            process.setStandardErrorFile(QProcess.nullDevice())
            process.setProcessEnvironment(QProcessEnvironment.systemEnvironment())
            process.readyReadStandardOutput.connect(self._hear)
            process.errorOccurred.connect(self._died)
            process.finished.connect(self._died)
            self._process = process
            self._unpacker = Unpacker(ANSWERS)
            process.start(self._command[0], self._command[1:])
        return self._process

    def _hear(self) -> None:
        if self._process is None:
            return
        try:
            answers = self._unpacker.feed(bytes(self._process.readAllStandardOutput().data()))
        except WireError:
            self._give_up()
            return
        for answer in answers:
            # An answer to what was given up long ago bears an older number.
            if self._asked is not None and answer.id == self._asked[1]:
                self._tell(answer)

    def _tell(self, answer: Answer | None) -> None:
        """The question that was asked is settled."""
        if self._asked is None:
            return
        token, self._asked = self._asked[0].token, None
        self._stop.stop()
        if answer is None or answer.error or not answer.action:
            self.failed.emit(token)
        else:
            self.answered.emit(token, Advice(answer.action, answer.ranked, answer.reasons))
        if not self._closed:
            self._next()

    def _give_up(self) -> None:
        """The process hangs or talks nonsense: it is ended and started anew with the next question."""
        process = self._let_go()
        if process is not None:
            process.finished.connect(process.deleteLater)
            process.kill()
        self._tell(None)

    def _died(self, *_: Any) -> None:
        """The process has ended or could not start, or its pipes are broken and it is of no more use."""
        if self._process is not None and self._process.state() != QProcess.ProcessState.NotRunning:
            self._give_up()
            return
        process = self._let_go()
        if process is not None:
            process.deleteLater()
        self._tell(None)

    def _let_go(self) -> QProcess | None:
        """Stops listening to the process."""
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._hear)
            process.errorOccurred.disconnect(self._died)
            process.finished.disconnect(self._died)
        return process
