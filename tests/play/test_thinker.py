"""The process in which bots think: asked, killed, hung, talking nonsense, ended with the program."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tabletop.bots.mind import Advice
from tabletop.play import BotRequest, Token
from tabletop.play.thinker import Thinker, worker_command
from tests.play.clockwork import page

WORKER = [sys.executable, str(Path(__file__).with_name("fake_worker.py"))]
PATIENCE = 20_000
"""Milliseconds after which a test that hangs is given up; none waits them out."""


class Ear:
    """Keeps what a thinker says."""

    def __init__(self, thinker: Thinker) -> None:
        self.said: list[tuple[int, str | None]] = []
        thinker.answered.connect(lambda token, advice: self.said.append((token.number, advice.action)))
        thinker.failed.connect(lambda token: self.said.append((token.number, None)))


@pytest.fixture
def thinker(qapp: Any) -> Iterator[Thinker]:
    made = Thinker(command=WORKER, hard_stop_ms=PATIENCE)
    yield made
    made.close()


def question(number: int, level: str = "first") -> BotRequest:
    """A question whose ``level`` tells the fake worker what to do with it."""
    (request,) = page("cc", 3).requests
    return replace(request, token=Token("1", number, request.seat), level=level)


def usual(request: BotRequest) -> str:
    assert request.view.decision is not None
    return request.view.decision.actions[0]


def alive(process: int) -> bool:
    if sys.platform == "win32":  # there signal 0 is Ctrl+C, and meant for everybody
        words = ["tasklist", "/fi", f"pid eq {process}", "/fo", "csv", "/nh"]
        return f'"{process}"' in subprocess.run(words, capture_output=True, text=True, check=True).stdout
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z" if Path("/proc").exists() else True


def hear(qtbot: QtBot, ear: Ear, count: int) -> list[tuple[int, str | None]]:
    qtbot.waitUntil(lambda: len(ear.said) >= count, timeout=PATIENCE)
    return ear.said


def test_no_process_is_started_before_there_is_a_question(qtbot: QtBot, thinker: Thinker) -> None:
    assert thinker.process_id == 0
    request = question(1)
    ear = Ear(thinker)
    thinker.ask(request)
    assert hear(qtbot, ear, 1) == [(1, usual(request))]
    assert alive(thinker.process_id)


def test_questions_are_answered_one_after_the_other_by_one_process(qtbot: QtBot, thinker: Thinker) -> None:
    ear = Ear(thinker)
    for number in range(5):
        thinker.ask(question(number))
    hear(qtbot, ear, 1)
    process = thinker.process_id
    assert [number for number, _ in hear(qtbot, ear, 5)] == list(range(5))
    assert thinker.process_id == process


def test_a_dead_worker_fails_its_question_and_is_started_anew(qtbot: QtBot, thinker: Thinker) -> None:
    ear = Ear(thinker)
    thinker.ask(question(1))
    hear(qtbot, ear, 1)
    first = thinker.process_id
    request = question(3)
    thinker.ask(question(2, "die"))
    thinker.ask(request)
    assert hear(qtbot, ear, 3)[1:] == [(2, None), (3, usual(request))]
    assert thinker.process_id not in (0, first)


def test_a_worker_killed_between_questions_is_not_noticed_by_anybody(qtbot: QtBot, thinker: Thinker) -> None:
    ear = Ear(thinker)
    thinker.ask(question(1))
    hear(qtbot, ear, 1)
    process = thinker.process_id
    os.kill(process, 9)
    qtbot.waitUntil(lambda: thinker.process_id == 0, timeout=PATIENCE)
    request = question(2)
    thinker.ask(request)
    assert hear(qtbot, ear, 2)[1] == (2, usual(request))


@pytest.mark.parametrize("level", ["nonsense", "fail"])
def test_nonsense_and_errors_fail_the_question_and_nothing_else(qtbot: QtBot, thinker: Thinker, level: str) -> None:
    ear = Ear(thinker)
    request = question(2)
    thinker.ask(question(1, level))
    thinker.ask(request)
    assert hear(qtbot, ear, 2) == [(1, None), (2, usual(request))]


def test_a_worker_that_hangs_is_stopped(qtbot: QtBot) -> None:
    thinker = Thinker(command=WORKER, hard_stop_ms=PATIENCE)
    ear = Ear(thinker)
    thinker.ask(question(1))
    hear(qtbot, ear, 1)
    process = thinker.process_id
    thinker._stop.setInterval(50)
    thinker.ask(question(2, "late"))
    assert hear(qtbot, ear, 2)[1] == (2, None)
    qtbot.waitUntil(lambda: not alive(process), timeout=PATIENCE)
    thinker.close()


def test_a_question_that_no_longer_stands_is_left_at_once(qtbot: QtBot, thinker: Thinker) -> None:
    """The worker never answers it, and nobody waits until it is stopped: the next one is asked."""
    ear = Ear(thinker)
    requests = [question(1, "late"), question(2), question(3)]
    for request in requests:
        thinker.ask(request)
    process = thinker.process_id
    thinker.keep({requests[2].token})
    assert hear(qtbot, ear, 1) == [(3, usual(requests[2]))]
    assert thinker.process_id == process


def test_what_still_stands_goes_on(qtbot: QtBot, thinker: Thinker) -> None:
    ear = Ear(thinker)
    request = question(1)
    thinker.ask(request)
    thinker.keep({request.token})
    assert hear(qtbot, ear, 1) == [(1, usual(request))]


def test_a_hint_is_asked_before_the_bots_that_wait_and_the_one_that_thinks(qtbot: QtBot, thinker: Thinker) -> None:
    ear = Ear(thinker)
    for number in range(3):
        thinker.ask(question(number))
    hint = question(7)
    thinker.ask(replace(hint, token=hint.token._replace(hint=True)))
    assert [number for number, _ in hear(qtbot, ear, 4)] == [7, 0, 1, 2]


def test_how_long_a_bot_still_thinks_makes_no_hint_later(qtbot: QtBot, thinker: Thinker) -> None:
    """Who asks for a hint could else tell by a clock how clear a hand of others is."""
    ear = Ear(thinker)
    thinker.ask(question(1, "late"))
    hint = question(7)
    thinker.ask(replace(hint, token=hint.token._replace(hint=True)))
    assert hear(qtbot, ear, 1) == [(7, usual(hint))]


def test_an_answer_tells_what_was_weighed(qtbot: QtBot, thinker: Thinker) -> None:
    request = question(1)
    with qtbot.waitSignal(thinker.answered, timeout=PATIENCE) as told:
        thinker.ask(request)
    assert told.args == [request.token, Advice(usual(request), ((usual(request), 1.0),))]


def test_an_answer_to_an_older_question_is_dropped(qtbot: QtBot, thinker: Thinker) -> None:
    ear = Ear(thinker)
    request = question(1, "stale")
    thinker.ask(request)
    assert hear(qtbot, ear, 1) == [(1, usual(request))]


def test_a_worker_that_cannot_start_fails_every_question(qtbot: QtBot) -> None:
    thinker = Thinker(command=["/nowhere/at/all"], hard_stop_ms=PATIENCE)
    ear = Ear(thinker)
    for number in range(3):
        thinker.ask(question(number))
    assert hear(qtbot, ear, 3) == [(0, None), (1, None), (2, None)]
    thinker.close()


@pytest.mark.parametrize("level", ["first", "late", "stubborn"])
def test_closing_leaves_no_process_and_answers_nothing_more(
    qtbot: QtBot, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop.play.thinker.LAST_WORD", 300)
    thinker = Thinker(command=WORKER, hard_stop_ms=PATIENCE)
    ear = Ear(thinker)
    thinker.ask(question(1))
    hear(qtbot, ear, 1)
    if level != "first":
        thinker.ask(question(2, level))
    if level == "stubborn":
        hear(qtbot, ear, 2)
    process = thinker.process_id
    said = list(ear.said)
    thinker.close()
    assert not alive(process)
    thinker.ask(question(3))
    assert thinker.process_id == 0
    assert ear.said == said
    thinker.close()


def test_a_thinker_that_was_never_asked_closes_quietly(qapp: Any) -> None:
    Thinker(command=WORKER).close()


def test_the_frozen_program_is_its_own_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worker_command() == [sys.executable, "-m", "tabletop.bots"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert worker_command() == [sys.executable, "--worker"]
