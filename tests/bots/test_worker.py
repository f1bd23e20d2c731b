"""The worker process: answers over its pipes, survives bad questions, ends with its input."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import BinaryIO, cast

import pytest

from rules import games
from tabletop.bots.wire import Answer, Request, pack, read

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
    answer = read(cast(BinaryIO, worker.stdout), Answer)
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
    assert answer.ranked[0][0] == answer.action


@pytest.mark.parametrize("field", ["game", "view"])
def test_a_bad_question_is_an_error_and_the_next_is_answered(worker: subprocess.Popen[bytes], field: str) -> None:
    good = question(1)
    view = {} if field == "view" else good.view
    bad = Request(2, "checkers" if field == "game" else GAME.key, view, good.seat, "cub", 1, 200)
    answer = ask(worker, bad)
    assert (answer.id, answer.action) == (2, "")
    assert answer.error
    assert ask(worker, good).error == ""


def test_it_ends_with_its_input(worker: subprocess.Popen[bytes]) -> None:
    assert worker.stdin is not None
    worker.stdin.close()
    assert worker.wait(PATIENCE) == 0


def test_it_ends_when_nonsense_is_written(worker: subprocess.Popen[bytes]) -> None:
    assert worker.stdin is not None
    worker.stdin.write(b"\xff" * 64)
    worker.stdin.flush()
    assert worker.wait(PATIENCE) == 0
