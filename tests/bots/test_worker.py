"""The worker process: answers over its pipes, survives bad questions, ends with its input."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import BinaryIO, cast

import msgspec
import pytest

from rules import games
from tabletop.bots.wire import ANSWERS, Answer, Cancel, Request, pack, read

GAME = games["bears_and_bees"]
PATIENCE = 60


@pytest.fixture
def worker() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
        [sys.executable, "-m", "tabletop.bots"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        yield process
        process.kill()


def ask(worker: subprocess.Popen[bytes], request: Request) -> Answer:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(pack(request))
    worker.stdin.flush()
    answer = read(cast(BinaryIO, worker.stdout), ANSWERS)
    assert answer is not None
    return answer


def question(number: int) -> Request:
    state = GAME.setup(3, 4)
    seat = state.waiting()[0]
    view = GAME.encode_view(GAME.view(state, seat))
    return Request(number, GAME.key, view, seat, "cub", seed=11, budget_ms=200)


def test_a_question_is_answered_with_a_legal_action(worker: subprocess.Popen[bytes]) -> None:
    answer = ask(worker, question(5))
    assert answer.id == 5
    assert answer.error == ""
    assert answer.action in {"draw honey", "draw research"}
    assert answer.action in dict(answer.ranked)


@pytest.mark.parametrize("field", ["game", "view"])
def test_a_bad_question_is_an_error_and_the_next_is_answered(worker: subprocess.Popen[bytes], field: str) -> None:
    good = question(1)
    view = {} if field == "view" else good.view
    bad = Request(2, "checkers" if field == "game" else GAME.key, view, good.seat, "cub", 1, 200)
    answer = ask(worker, bad)
    assert (answer.id, answer.action) == (2, "")
    assert answer.error
    assert ask(worker, good).error == ""


def test_a_question_that_nobody_waits_for_is_left_and_the_next_is_answered(worker: subprocess.Popen[bytes]) -> None:
    """It would think for an hour; the answer to the next comes after its own, so it has left off."""
    assert worker.stdin is not None
    endless = msgspec.structs.replace(question(1), level="expert", budget_ms=3_600_000)
    worker.stdin.write(pack(endless))
    worker.stdin.write(pack(msgspec.structs.replace(endless, id=2)))
    worker.stdin.write(pack(Cancel(1)))
    worker.stdin.write(pack(Cancel(2)))
    assert ask(worker, question(3)).id == 1
    answers = [read(cast(BinaryIO, worker.stdout), ANSWERS) for _ in range(2)]
    assert [answer.id for answer in answers if answer] == [2, 3]
    assert [answer.error for answer in answers if answer] == ["cancelled", ""]


GIVES_WAY = """
import sys
from tabletop.bots.__main__ import step_back
step_back()
if sys.platform == "win32":
    import ctypes
    kernel = ctypes.WinDLL("kernel32")
    kernel.GetCurrentProcess.restype = ctypes.c_void_p
    kernel.GetPriorityClass.argtypes = (ctypes.c_void_p,)
    print(kernel.GetPriorityClass(kernel.GetCurrentProcess()))
else:
    import os
    print(os.nice(0))
"""


def test_it_gives_way_to_the_window() -> None:
    told = subprocess.run([sys.executable, "-c", GIVES_WAY], capture_output=True, text=True, check=True).stdout
    wanted = 0x4000 if sys.platform == "win32" else min(os.nice(0) + 5, 19)
    assert int(told) == wanted


def test_it_ends_with_its_input_in_the_middle_of_a_thought(worker: subprocess.Popen[bytes]) -> None:
    assert worker.stdin is not None
    worker.stdin.write(pack(msgspec.structs.replace(question(1), level="expert", budget_ms=3_600_000)))
    worker.stdin.close()
    assert worker.wait(PATIENCE) == 0


def test_it_ends_with_its_input(worker: subprocess.Popen[bytes]) -> None:
    assert worker.stdin is not None
    worker.stdin.close()
    assert worker.wait(PATIENCE) == 0


def test_it_ends_when_nonsense_is_written(worker: subprocess.Popen[bytes]) -> None:
    assert worker.stdin is not None
    worker.stdin.write(b"\xff" * 64)
    worker.stdin.flush()
    assert worker.wait(PATIENCE) == 0
