"""How long bots think in their own process while every core is busy with something else, and whether the window's
frames hold while an Expert thinks.

Times are those of the table: from the question on the pipe to the answer, by the wall. Bids are told apart, for an
auction has many.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import cycle
from typing import BinaryIO, cast

from rules import games
from tabletop.bots.levels import LEVELS, Level
from tabletop.bots.wire import ANSWERS, Request, pack, read
from tabletop.lab.statistics import percentile
from tests.bench import motion
from tests.bots.positions import Position, positions

QUESTIONS = 100
BID = "bid"
AMONG = 20
"""At least one of so many questions of Beesness is a bid."""
WORKER = [sys.executable, "-m", "tabletop.bots"]
BUSY = [sys.executable, "-c", "while True: pass"]


def main(keys: Sequence[str]) -> None:
    """Measures the bots of ``keys``, then the motion of these games with an Expert thinking."""
    print(
        f"Time of a decision with every core busy, {QUESTIONS} questions each: median, 99 %, longest in milliseconds."
    )
    with ExitStack() as stack:
        for _ in range(os.cpu_count() or 1):
            stack.enter_context(_running(BUSY))
        worker = stack.enter_context(_running(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE))
        for key in keys:
            _time(worker, positions(key, 1)[0], LEVELS["cub"])  # the first question pays for the start and the imports
            for name, asked in _questions(key):
                for level in LEVELS.values():
                    times = [_time(worker, position, level) for position in asked]
                    summary = f"{percentile(times, 0.5):7.0f} {percentile(times, 0.99):7.0f} {max(times):7.0f}"
                    print(f"  {key:17}{name:6}{level.key:9}{summary}", flush=True)
    for key in keys:
        print(f"The window while an Expert of {key} thinks all the time:", flush=True)
        with _running(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker, _thinking(worker, key):
            motion.main([key])


@contextmanager
def _thinking(worker: subprocess.Popen[bytes], key: str) -> Iterator[None]:
    """The worker is asked one question after the other until this is left."""
    over = threading.Event()

    def ask() -> None:
        for position in cycle(positions(key, QUESTIONS)):
            if over.is_set():
                return
            _time(worker, position, LEVELS["expert"])

    asking = threading.Thread(target=ask)
    asking.start()
    try:
        yield
    finally:
        over.set()
        asking.join()


def _questions(key: str) -> Iterator[tuple[str, list[Position]]]:
    if BID not in games[key].questions:
        yield "", positions(key, QUESTIONS)
        return
    many = positions(key, QUESTIONS * AMONG)
    yield "", [position for position in many if position.kind != BID][:QUESTIONS]
    yield "bids", [position for position in many if position.kind == BID][:QUESTIONS]


def _request(position: Position, level: Level) -> Request:
    view = position.game.encode_view(position.view)
    return Request(position.seed, position.key, view, position.seat, level.key, position.seed, level.milliseconds)


def _time(worker: subprocess.Popen[bytes], position: Position, level: Level) -> float:
    """Milliseconds from the question to its answer."""
    question = pack(_request(position, level))
    begun = time.perf_counter()
    cast(BinaryIO, worker.stdin).write(question)
    cast(BinaryIO, worker.stdin).flush()
    answer = read(cast(BinaryIO, worker.stdout), ANSWERS)
    taken = (time.perf_counter() - begun) * 1000
    if answer is None or answer.error:
        raise RuntimeError(f"{level.key} could not answer {position.kind!r} of {position.key}: {answer}")
    return taken


@contextmanager
def _running(
    command: Sequence[str], stdin: int | None = None, stdout: int | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is ended when this is left."""
    with subprocess.Popen(command, stdin=stdin, stdout=stdout) as process:
        try:
            yield process
        finally:
            process.kill()
