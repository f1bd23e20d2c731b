"""The process in which bots think: reads questions on its input, writes answers on its output, ends with its input.

It steps back for the window (a lower priority where the system knows one). Whatever goes wrong with one question is
answered as an error, so that the table plays a usual step and the next question finds the process at work.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import BinaryIO

from rules import games
from tabletop.bots.decide import decide
from tabletop.bots.levels import LEVELS
from tabletop.bots.mind import Budget
from tabletop.bots.wire import Answer, Request, WireError, pack, read


def answered(request: Request) -> Answer:
    """The answer to one question; an answer with ``error`` where there is none."""
    try:
        game = games[request.game]
        view = game.decode_view(request.view)
        budget = Budget(until=time.monotonic() + request.budget_ms / 1000)
        advice = decide(game, view, request.seed, LEVELS[request.level], budget)
    except Exception as trouble:  # noqa: BLE001 - whatever it is, the table must get an answer
        return Answer(request.id, error=type(trouble).__name__)
    return Answer(request.id, advice.action, advice.ranked, advice.reasons)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers until the input ends, or holds what nobody asks."""
    while True:
        try:
            request = read(questions, Request)
        except WireError:
            return
        if request is None:
            return
        answers.write(pack(answered(request)))
        answers.flush()


def main() -> None:
    """The worker's life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the table, which then ends this input
    if hasattr(os, "nice"):
        os.nice(5)
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
