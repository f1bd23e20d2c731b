"""The real window on a library of its own, with a clock whose hands the test moves. What people do is done by real
events; nothing here looks at what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rules.kernel.record import Record
from tabletop.pages.play import Play
from tabletop.panels.look import Look
from tabletop.play import Player, Session
from tabletop.store import Library
from tabletop.texts import say
from tabletop.window import Window
from tests.play.clockwork import HandClock

PATIENCE = 60_000
"""Milliseconds until what never happens is given up; nothing waits them out otherwise."""


def keep(folder: Path, record: Record, players: Sequence[Player], marks: dict[str, Any] | None) -> None:
    """Puts ``record`` into the library in ``folder``, as if the table had been left with ``marks``."""
    with Library.open(folder) as library:
        keep_in(library, record, players, marks)


def keep_in(library: Library, record: Record, players: Sequence[Player], marks: dict[str, Any] | None) -> int:
    """Puts ``record`` into ``library``; gives its number there."""
    errors: list[Exception | None] = []
    first, *later = record.snapshots
    title = say(f"{record.setup.game}.title")
    number = library.create(record.setup, record.deck, list(players), title, snapshots=[first])
    writer = library.writer(number)
    writer.submit(record.entries, marks or {}, errors.append, snapshots=later, digest=record.digest)
    writer.close()
    assert errors == [None]
    return number


class Theatre:
    """The window, and the hands of those who sit before it. ``close`` it in the end."""

    def __init__(self, qtbot: QtBot, folder: Path, look: Look | None = None) -> None:
        self.qtbot = qtbot
        self.clock = HandClock()
        self.look = look or Look("light", 1.0)
        if self.window_style() != self.look.theme.style_sheet():  # costs more than all else here
            self.look.apply()
        self.window = Window(self.look, folder, self.clock)
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.window.show()
        self.to_front()
        qtbot.waitUntil(lambda: self.window._shelf is not None, timeout=PATIENCE)
        self.park()

    @staticmethod
    def window_style() -> str:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        return application.styleSheet()

    def to_front(self) -> None:
        """The window is the active one, as a window manager would see to when a menu has gone."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow, timeout=PATIENCE)

    def close(self) -> None:
        self.window.close()

    # The table

    @property
    def play(self) -> Play:
        assert self.window.play is not None
        return self.window.play

    @property
    def session(self) -> Session:
        return self.play.session

    @property
    def stage(self) -> str:
        return self.session.stage.kind

    @property
    def table(self) -> Any:
        return self.play.side.table

    def resume(self) -> None:
        """Continue, on Home."""
        self.window.home.go_on.click()
        self.saved()

    def start(self, players: Sequence[Player], seed: int = 7) -> None:
        """A new game."""
        self.window.start(list(players), seed)
        self.saved()

    def saved(self) -> None:
        """Waits for the disk, steps and marks, then lets Qt do what it has to."""
        progress = self.session._progress
        self.qtbot.waitUntil(lambda: not progress.busy and not progress._ledger._underway, timeout=PATIENCE)
        self.turn()

    def turn(self) -> None:
        """One turn of the event loop."""
        QApplication.processEvents()

    def pass_by(self, seconds: float) -> None:
        """Time goes by, less than a second; the table moves on as far as it would, and the guard looks around."""
        self.clock.pass_by(seconds)
        self.play.guard.look_around()
        self.table.pulse.tick()
        self.turn()

    def rest(self) -> None:
        """Until nothing moves on the table, no face is still to be composed, and the session has been told."""
        for _ in range(400):
            self.pass_by(0.5)
            self.saved()
            if not self.table.playing and not self.table.pulse.moving and not self.cold():
                return
        raise AssertionError("the table never comes to rest")

    def cold(self) -> bool:
        """Whether faces are still being composed."""
        return bool(self.table._showing._warming.isActive())

    def cards(self) -> list[str]:
        """What may be chosen or drawn now, and is not yet."""
        return sorted(handle for handle, action in self.session.lit().items() if action not in ("lock", "done"))

    def on_table(self) -> list[str]:
        """Of ``cards`` those that can be clicked on the table itself."""
        return [handle for handle in self.cards() if not self.table.rect_of(handle).isEmpty()]

    # What people do

    def press(self, button: QWidget) -> None:
        """A click of the real mouse in the middle of ``button``."""
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key, wherever the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def park(self) -> None:
        """Puts the pointer where it hovers over nothing."""
        QTest.mouseMove(self.window, QPoint(1, self.window.height() - 2))

    def point(self, handle: str) -> QPoint:
        """Moves the pointer onto a thing on the table; gives where that is in the viewport."""
        place: QPoint = self.table.rect_of(handle).center()
        QTest.mouseMove(self.table.viewport(), place)
        self.turn()
        return place

    def press_at(self, handle: str) -> None:
        """Clicks a thing on the table."""
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=self.point(handle))

    def click(self, handle: str) -> None:
        """Clicks a thing on the table and waits for the disk."""
        self.press_at(handle)
        self.saved()

    def uncover(self) -> None:
        """Waits out the guard and opens the hand that the cover calls."""
        self.pass_by(0.6)
        self.press(self.play.cover.open_button)
        self.rest()

    def choice(self, sends: str) -> None:
        """A button of the prompt bar."""
        self.pass_by(0.6)
        self.press(self.play.side.prompt.choices[sends])
        self.saved()

    def to_stage(self, wanted: Callable[[], bool]) -> None:
        """Lets time go by until ``wanted``; bots think on the machine's own time."""

        def reached() -> bool:
            if not wanted():
                self.rest()
            return wanted()

        self.qtbot.waitUntil(reached, timeout=PATIENCE)
