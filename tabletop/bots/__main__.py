"""The process in which bots think: reads questions on its input, writes answers on its output, ends with its input.

It steps back for the window, by a lower priority. Whatever goes wrong with one question is answered as an error, so
that the table plays a usual step and the next question finds the process at work. The input is read on a thread of its
own: a question that nobody waits for any more, and all of them at the end of the input, are left at once.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import BinaryIO

from rules import games
from tabletop.bots.decide import decide
from tabletop.bots.levels import LEVELS
from tabletop.bots.mind import Budget
from tabletop.bots.wire import QUESTIONS, Answer, Cancel, Request, WireError, pack, read

_BELOW_NORMAL = 0x4000
"""BELOW_NORMAL_PRIORITY_CLASS of Windows."""


class Inbox:
    """The questions that have come and are not answered, in their order."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._waiting: SimpleQueue[Request | None] = SimpleQueue()
        self._cancelled: set[int] = set()
        self._ended = False
        threading.Thread(target=self._listen, daemon=True).start()

    def next(self) -> Request | None:
        """The next question, once it is there; ``None`` at the end of the input, or where it holds what nobody asks."""
        request = self._waiting.get()
        return None if self._ended else request

    def cancelled(self, number: int) -> bool:
        """Whether nobody waits for the answer to that question any more."""
        return self._ended or number in self._cancelled

    def _listen(self) -> None:
        try:
            while (message := read(self._stream, QUESTIONS)) is not None:
                if isinstance(message, Cancel):
                    self._cancelled.add(message.id)
                else:
                    self._waiting.put(message)
        except WireError:
            pass
        finally:
            self._ended = True
            self._waiting.put(None)


def answered(request: Request, cancelled: Callable[[], bool]) -> Answer:
    """The answer to one question; an answer with ``error`` where there is none, or nobody waits for it."""
    if cancelled():
        return Answer(request.id, error="cancelled")
    try:
        game = games[request.game]
        view = game.decode_view(request.view)
        budget = Budget(until=time.monotonic() + request.budget_ms / 1000, cancelled=cancelled)
        advice = decide(game, view, request.seed, LEVELS[request.level], budget)
    except Exception as trouble:  # noqa: BLE001 - whatever it is, the table must get an answer
        return Answer(request.id, error=type(trouble).__name__)
    return Answer(request.id, advice.action, advice.ranked, advice.reasons)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers until the input ends, or holds what nobody asks."""
    inbox = Inbox(questions)
    while (request := inbox.next()) is not None:
        number = request.id
        answers.write(pack(answered(request, lambda number=number: inbox.cancelled(number))))  # type: ignore[misc]
        answers.flush()
        gc.collect(1)  # the oldest are let be: they are what minds have worked out and keep


def step_back() -> None:
    """Gives way to the window: a lower priority for this process."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(5)


def main() -> None:
    """The worker's life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the table, which then ends this input
    gc.disable()  # in a thought; ``serve`` sees to it between them
    step_back()
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
