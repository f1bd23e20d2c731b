"""What a player does while the disk is busy with somebody else's step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QTimer

from tabletop.pages.play_writer import WindowWriter
from tabletop.play import BotRequest, Token
from tabletop.play.thinker import Thinker
from tests.tabletop.sitting import Sitting, people

Answer = Callable[[Exception | None], None]


class Disk:
    """A disk, and a bot that is asked to choose, which answer when the test wants them to."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.slow = False
        self._open: list[tuple[Answer, Exception | None]] = []
        self.asked: list[Token] = []
        patch.setattr(WindowWriter, "_hand_on", lambda _writer, done, error: self._hand_on(done, error))

        def ask(thinker: Thinker, request: BotRequest) -> None:
            if request.view.phase == "choose":
                self.asked.append(request.token)
            else:
                QTimer.singleShot(0, partial(thinker.failed.emit, request.token))

        patch.setattr(Thinker, "ask", ask)

    def _hand_on(self, done: Answer, error: Exception | None) -> None:
        if self.slow:
            self._open.append((done, error))
        else:
            done(error)

    def wake(self) -> None:
        """Answers what is open, and at once from now on."""
        self.slow = False
        while self._open:
            done, error = self._open.pop(0)
            done(error)


def at_choice(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Two people and a bot, who has not chosen yet; the first of the people has an open hand."""
    disk = Disk(monkeypatch)
    sitting.start(people(2, 1))
    sitting.to_choice()
    sitting.until(lambda: bool(disk.asked))
    disk.slow = True
    return disk


def test_a_touch_waits_for_the_step_of_a_bot(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = at_choice(sitting, monkeypatch)
    play = sitting.play
    play.session.answer(disk.asked.pop(), None)
    sitting.until(lambda: play.session.busy)
    card = min(play.session.lit())
    play.touch(card)
    assert play.session.lit()[card] != "lock"
    disk.wake()
    sitting.rest()
    assert play.session.lit()[card] == "lock"
    assert play.session.journal.refused == 0


def test_a_touch_that_was_meant_for_another_question_is_forgotten(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = at_choice(sitting, monkeypatch)
    play = sitting.play
    first, second = sorted(play.session.lit())[:2]
    play.touch(first)
    sitting.until(lambda: play.session.busy)
    play.touch(second)
    disk.wake()
    sitting.rest()
    assert play.session.lit()[first] == "lock"


def test_a_cover_opens_when_the_disk_is_free(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = at_choice(sitting, monkeypatch)
    play = sitting.play
    play.hide_now()
    play.session.answer(disk.asked.pop(), None)
    sitting.until(lambda: play.session.busy)
    play.uncover()
    assert sitting.stage.kind == "cover"
    disk.wake()
    sitting.until(lambda: sitting.stage.kind == "hold")
