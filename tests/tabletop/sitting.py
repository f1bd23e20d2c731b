"""A window for tests, with a clock that the test moves and games in a folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QPoint, Qt, QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.pages.play import Play
from tabletop.panels.look import Look
from tabletop.play import Player, Stage
from tabletop.window import Window
from tests.play.clockwork import HandClock

PATIENCE = 200_000
"""Turns of the event loop after which a table is taken to stand still."""
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")


def people(count: int, bots: int = 0) -> list[Player]:
    """So many people, and then so many bots."""
    return [Player(NAMES[seat], "human" if seat < count else "cub", seat) for seat in range(count + bots)]


class Sitting:
    """The window and what people do with it. ``until`` lets time pass."""

    def __init__(self, folder: Path, look: Look) -> None:
        self.clock = HandClock()
        self.window = Window(look, folder, self.clock)
        self.window.resize(1024, 640)
        self.window.show()
        self.window.activateWindow()
        self.until(self.window.isActiveWindow)
        self.window.open_shelf()

    @property
    def play(self) -> Play:
        """The table that is open."""
        assert self.window.play is not None
        return self.window.play

    @property
    def stage(self) -> Stage:
        return self.play.session.stage

    def start(self, players: list[Player], seed: int = 7) -> None:
        """A new game, up to the first thing that somebody is asked."""
        self.window.start(players, seed)
        self.rest()

    def turn(self, seconds: float = 0.1) -> None:
        """One turn of the event loop, ``seconds`` later."""
        self.clock.pass_by(seconds)
        if self.window.play is not None:
            self.window.play.side.table.pulse.tick()
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)

    def until(self, reached: Callable[[], bool], seconds: float = 0.1) -> None:
        """Turns until ``reached``; the machine's threads get a moment each turn."""
        for _ in range(PATIENCE):
            if reached():
                return
            self.turn(seconds)
            QThread.usleep(200)
        raise AssertionError("the window stands still")

    def rest(self) -> None:
        """Turns until everything is shown and somebody is asked, a cover is up or the game is over."""
        self.until(self.resting)
        self.turn(1.0)  # and whatever guards the moment after a cover

    def resting(self) -> bool:
        """Whether nothing goes on by itself."""
        session = self.play.session
        if session.busy or self.play.side.table.playing:
            return False
        return session.stage.kind in ("cover", "over") or session.needs_done or session.asked is not None

    def uncover(self) -> None:
        """The one who is called opens the hand."""
        assert self.stage.kind == "cover"
        click(self.play.cover.open_button)
        self.rest()

    def answer(self, choose: Callable[[tuple[str, ...]], str]) -> None:
        """Answers whatever is on: opens covers, chooses and confirms, looks at cards."""
        session = self.play.session
        decision = session.decision()
        if session.stage.kind == "cover":
            self.uncover()
        elif session.needs_done or (decision is not None and decision.draft and decision.default):
            self.play.confirm()
            self.rest()
        elif decision is not None:
            self.play.press(choose(decision.actions))
            self.rest()

    def to_choice(self) -> None:
        """Plays set-up draws until somebody holds cards and is asked for one."""
        for _ in range(200):
            decision = self.play.session.decision()
            if decision is not None and decision.kind == "choose":
                return
            self.answer(lambda actions: actions[0])
        raise AssertionError("nobody was ever asked to choose")

    def to_end(self) -> None:
        """Plays to the end of the game."""
        for number in range(5_000):
            if self.stage.kind == "over":
                return
            self.answer(lambda actions, number=number: actions[number * 7 % len(actions)])  # type: ignore[misc]
        raise AssertionError("the game does not end")


def click(widget: QWidget) -> None:
    """A click in the middle of ``widget``."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(widget.width() // 2, widget.height() // 2))


def touch(sitting: Sitting, handle: str) -> None:
    """A click of the real mouse on a thing on the table."""
    table = sitting.play.side.table
    place: QPoint = table.rect_of(handle).center()
    assert table.handle_at(place) == handle
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    sitting.rest()


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, to whatever has the focus."""
    target = QApplication.focusWidget() or QApplication.activeWindow()
    assert target is not None
    QTest.keyClick(target, key, modifiers)
