"""``--smoke``: the installed program tries itself out, for those who build packages. Nothing of it is for players.

In a folder of its own it paints Home, plays some steps of each game with bots, leaves and takes the game up again, and
draws the charts of a finished one. One line says what was done. Anything else that is written by the program, by Qt or
by a library below them fails the trial, wherever it comes from.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QThread
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QGraphicsView

from rules import games
from rules.kernel.match import Entry, Match, Setup
from tabletop import VERSION
from tabletop.app import made_application
from tabletop.listening import listening
from tabletop.pages.play import Play
from tabletop.panels.look import Look
from tabletop.play import BotRequest, Player, Token
from tabletop.play.thinker import Thinker
from tabletop.texts import say
from tabletop.window import Window

SEED = 11
ACTIONS = 20
PATIENCE = 120.0
"""Seconds until a program in which nothing happens any more is given up; nothing waits them out otherwise."""
COLOURS = 20
"""A painted page has more colours than this; an empty one has one."""


class Failed(Exception):
    """The trial did not come to its end; the sentence says where."""


def run() -> int:
    """Runs the trial, writes one line, and gives the exit code."""
    with tempfile.TemporaryDirectory(prefix="hive-smoke-", ignore_cleanup_errors=True) as folder:

        def lost(noise: str) -> None:
            """Qt ends the program at once: where there is no display, or a library for it is missing."""
            told(f"Qt gives up:\n{noise}", failed=True)
            shutil.rmtree(folder, ignore_errors=True)
            os._exit(1)

        with listening(Path(folder, "said"), lost) as said:
            try:
                done = Trial(Path(folder, "games")).run()
                fault = ""
            except Failed as failed:
                done, fault = "", str(failed)
            except Exception:  # noqa: BLE001 - on Windows the starter would show it and wait for somebody to close it
                done, fault = "", traceback.format_exc()
        if noise := said():
            fault = f"{fault} unexpected output:\n{noise}".strip()
    return told(fault or done, failed=bool(fault))


def told(words: str, *, failed: bool) -> int:
    """Writes the one line, and gives the exit code."""
    stream = sys.stderr if failed else sys.stdout
    if stream is None:  # a windowed program on Windows has none, unless somebody listens
        return int(failed)
    try:
        stream.write(f"{say('app.name')} {VERSION}: {'FAILED: ' if failed else ''}{words}\n")
        stream.flush()
    except OSError as error:
        # Python flushes once more at its end, and would stumble once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return 1 if failed else told(f"the line cannot be written: {error}", failed=True)
    return int(failed)


class Trial:
    """One window that is led through the program. ``folder`` is where its games lie."""

    def __init__(self, folder: Path) -> None:
        self._application = QCoreApplication.instance() or made_application(sys.argv[:1])
        self._look = Look("light", 1.0)
        self._look.apply()
        self._window = Window(self._look, folder)
        self._thinker: Thinker | None = None
        self._heard = self._answers = 0

    def run(self) -> str:
        """All of it; gives the line that tells of it. Raises ``Failed``."""
        window = self._window
        window.show()
        _ = window.shelf
        window.shelf.settings.speed = "instant"
        window.preferences.apply()
        self._painted("Home")
        self._bots_think()
        actions = sum(self._play(game) for game in games)
        charts = self._charts()
        window.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        told = f"{actions} actions, {self._answers} thought out by bots, {len(games)} resumed, {charts} charts"
        return f"{len(games)} games, {told}"

    def _bots_think(self) -> None:
        """One question to the bots' process, with more patience than a table has: a machine may be slow, a program that
        cannot start the process never is that quick.
        """
        told: list[bool] = []
        thinker = Thinker(hard_stop_ms=round(PATIENCE * 1000))
        thinker.answered.connect(lambda token, advice: told.append(True))
        thinker.failed.connect(lambda token: told.append(False))
        game = next(iter(games))
        state = games[game].setup(seats=3, seed=SEED)
        seat = state.waiting()[0]
        view = games[game].view(state, seat)
        thinker.ask(BotRequest(Token("", 0, seat), game, seat, view, "cub", SEED, milliseconds=150))
        self._until(lambda: bool(told), "a bot answers")
        thinker.close()
        if not told[0]:
            raise Failed("the bots' process does not answer")

    def _play(self, game: str) -> int:
        """Some steps of ``game``, by bots and a person who takes what is usual; saved, and taken up again. Gives how
        many there were.
        """
        window = self._window
        window.open_box(game)
        names = ("Ana", "Ben", "Cleo")
        window.start([Player(name, "cub" if mark else "human", mark) for mark, name in enumerate(names)], SEED)
        number = window.shelf.number
        if number is None:
            raise Failed(f"{game} could not be dealt: {window.home.banner.text}")
        self._until(self._quiet, f"{game} is dealt")
        self._painted(game)
        while len(self._kept(number)) < ACTIONS:
            before = self._heard
            self._until(lambda before=before: self._asked() or self._heard > before, f"{game} goes on")  # type: ignore[misc]
            if self._asked():
                self._answer(len(self._kept(number)))
        self._until(self._quiet, f"{game} is kept")
        window.go_home()
        kept = self._kept(number)
        window.resume(number)
        self._until(self._quiet, f"{game} is taken up again")
        self._painted(game)
        window.go_home()
        if self._kept(number)[: len(kept)] != kept:
            raise Failed(f"{game} was not taken up where it was left")
        return len(kept)

    def _kept(self, number: int) -> list[Entry]:
        """What the disk has of a game."""
        return self._window.shelf.library.load(number)[0].entries

    def _answer(self, number: int) -> None:
        """What is usual, and where nothing is, one of the answers that there are."""
        play = self._table
        decision = play.session.decision()
        before = (play.session.busy, decision)
        play.confirm()
        if (play.session.busy, play.session.decision()) == before and decision is not None:
            play.press(decision.actions[number % len(decision.actions)])

    def _charts(self) -> int:
        """The charts of a game that was played to its end at random."""
        match = Match.start(Setup("bears_and_bees", 2, SEED))
        while not match.over:
            seat = match.waiting()[0]
            legal = match.legal(seat)
            match.apply(seat, legal[len(match.entries) % len(legal)])
        window = self._window
        players = [Player("Ana", "human", 0), Player("Ben", "human", 1)]
        number = window.shelf.library.add(match.record(), players, say("bears_and_bees.title"), {"over": True})
        window.resume(number)
        self._until(lambda: window.stack.currentWidget() is window.result, "the finished game shows its result")
        result = window.result
        assert result is not None
        titles = [result.tabs.tabText(tab) for tab in range(result.tabs.count())]
        result.tabs.setCurrentIndex(titles.index(say("result.tab.charts")))
        self._painted("the charts")
        shown = len(result.charts.findChildren(QGraphicsView))
        if not shown:
            raise Failed("the finished game has no charts")
        window.go_home()
        return shown

    @property
    def _table(self) -> Play:
        play = self._window.play
        if play is None:
            raise Failed("the table is gone")
        return play

    def _asked(self) -> bool:
        """Whether the person is asked. Listens to the bots of this table, too."""
        play = self._table
        if play.bots.thinker is not self._thinker:
            self._thinker = play.bots.thinker
            if self._thinker is not None:
                self._thinker.answered.connect(lambda token, advice: self._hear(answered=True))
                self._thinker.failed.connect(lambda token: self._hear(answered=False))
        return self._quiet() and (play.session.asked is not None or play.session.needs_done)

    def _hear(self, *, answered: bool) -> None:
        """Where a bot has no time to answer, on a slow machine, the table takes what is usual."""
        self._heard += 1
        self._answers += answered

    def _quiet(self) -> bool:
        """Whether nothing is on its way to the disk or to the screen."""
        play = self._table
        return not play.session.busy and not play.side.table.playing

    def _until(self, reached: Callable[[], bool], what: str) -> None:
        """Lets the program run. Raises ``Failed`` where what is waited for does not come."""
        last = time.monotonic() + PATIENCE
        while not reached():
            if time.monotonic() > last:
                raise Failed(f"it never came to this: {what}")
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            QThread.msleep(1)

    def _painted(self, what: str) -> None:
        """Raises ``Failed`` where the window shows nothing."""
        QApplication.processEvents()
        image = self._window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        across, down = range(0, image.width(), 7), range(0, image.height(), 7)
        if len({image.pixel(x, y) for x in across for y in down}) <= COLOURS:
            raise Failed(f"nothing is painted: {what}")
