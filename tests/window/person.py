"""Somebody in front of the real window: a real pointer, real keys, sent by xdotool, and eyes for what may be touched.

A person knows what the screen tells everybody who looks at it: which page is up, what is outlined on the table, which
buttons are there. Waiting is for something seen, never for time.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QInputEvent, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tabletop.files import FileDialogs
from tabletop.pages.play import Play
from tabletop.panels.look import Look
from tabletop.panels.run_sheet import RunSheet
from tabletop.panels.stepper import StepperField
from tabletop.play import Player
from tabletop.store import Settings
from tabletop.table.scene import TableScene
from tabletop.table.view import TableView
from tabletop.window import Window
from tests.screen import PATIENCE, Screen

Speed = Literal["slow", "normal", "fast", "instant"]
GLANCE = 5
"""Milliseconds between two looks at what only the clock changes."""
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")
HOUSE = ("take_back", "hide", "skip", "disagree", "agree")
"""What buttons send that answer no question of a game."""


def people(count: int, bots: int = 0) -> list[Player]:
    """So many people, and then so many bots."""
    return [Player(NAMES[seat], "human" if seat < count else "cub", seat) for seat in range(count + bots)]


def until(reached: Callable[[], bool], what: str, sight: Callable[[], str] = lambda: "") -> None:
    """Lets this process live until ``what`` is ``reached``; only a program that hangs takes all the patience."""
    if reached():
        return
    loop = QEventLoop()
    over = time.monotonic() + PATIENCE
    timer = QTimer()
    timer.setInterval(GLANCE)
    timer.timeout.connect(lambda: loop.quit() if reached() or time.monotonic() > over else None)
    timer.start()
    loop.exec()
    timer.stop()
    assert reached(), f"in vain: {what}; {sight()}"


class Ears(QObject):
    """Counts what arrives at the windows of the program, with the last ``key``; notes dialogs that stop the game."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = self.key = 0
        self.dialogs: list[str] = []
        self.last: deque[str] = deque(maxlen=12)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QInputEvent) and kind not in (QEvent.Type.MouseMove, QEvent.Type.HoverMove):
            self.last.append(f"{event.timestamp()} {kind.name} {type(watched).__name__}")
        if kind in (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease) and isinstance(watched, QWindow):
            self.heard += 1
            self.key = event.key() if isinstance(event, QKeyEvent) else self.key
        elif kind == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isModal():
            self.dialogs.append(type(watched).__name__)
        return False


class Undecided(FileDialogs):
    """Thinks better of it whenever a file is asked for: in a storm, the system's own dialog would be typed into."""

    def to_open(self, title: str, kind: str, ending: str) -> Path | None:
        return None

    def to_save(self, title: str, usual: str, kind: str, ending: str) -> Path | None:
        return None


class Person:
    """Sits in front of a new window of the program, on ``folder``."""

    def __init__(self, screen: Screen, folder: Path, speed: Speed = "instant") -> None:
        self.screen = screen
        kept = Settings.open(folder)
        kept.theme, kept.speed = "light", speed
        kept.save()
        application = QCoreApplication.instance()
        assert isinstance(application, QApplication)
        self._last, self._clicked = QPoint(), 0.0
        self.ears = Ears()
        application.installEventFilter(self.ears)
        self.look = Look("light")
        self.look.apply()
        self.window = Window(self.look, folder)
        self.window.files.dialogs = Undecided(self.window)
        self.window.show()
        self.until(self.window.isActiveWindow, "the window is in front")
        self.until(lambda: self.window.focusWidget() is not None, "the library is open")

    def leave(self) -> None:
        """Closes the window."""
        self.window.close()
        self.window.deleteLater()
        self.until(lambda: not self.window.isVisible(), "the window is gone")
        application = QCoreApplication.instance()
        assert application is not None
        application.removeEventFilter(self.ears)

    def sight(self) -> str:
        """What the screen shows, in words, for whoever reads why a test failed."""
        focus = QApplication.focusWidget()
        told = [type(self.window.stack.currentWidget()).__name__, f"focus {type(focus).__name__}"]
        told.append("in front" if self.window.isActiveWindow() else "not in front")
        if self.window.play is not None:
            prompt = self.play.side.prompt
            told += [str(self.play.session.stage), prompt.what.text(), prompt.why.text(), f"lit {self.lit()}"]
            told += [f"guarded {self.play.guard.closed}", f"playing {self.table.playing}"]
        return ", ".join([*told, *self.ears.last])

    # Waiting

    def until(self, reached: Callable[[], bool], what: str) -> None:
        """Lets the window live until ``what`` is ``reached``."""
        until(reached, what, self.sight)

    def pass_by(self, milliseconds: int) -> None:
        """Waits for the clock itself, where the program does: a double click is two that come soon enough."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    # Hands

    def send(self, *words: str, events: int) -> None:
        """Sends what ``words`` tell xdotool, and waits until the program has heard so many ``events``: releases of
        buttons and keys."""
        wanted = self.ears.heard + events
        self.screen.xdotool(*words)
        self.until(lambda: self.ears.heard >= wanted, f"{' '.join(words)} is heard")

    def click_at(self, point: QPoint) -> None:
        """A click at ``point`` of the screen, and no second half of a double click."""
        since = round((time.monotonic() - self._clicked) * 1000)
        soon = QApplication.doubleClickInterval() - since
        if soon >= 0 and (point - self._last).manhattanLength() < 2 * QApplication.startDragDistance():
            self.pass_by(soon + 1)
        self.send("mousemove", str(point.x()), str(point.y()), "click", "1", events=1)
        self._last, self._clicked = point, time.monotonic()

    def click(self, widget: QWidget) -> None:
        """A click in the middle of ``widget``, which must be there to be clicked."""
        QCoreApplication.sendPostedEvents()  # no hand is so quick that buttons still find their places under it
        point = widget.mapToGlobal(widget.rect().center())
        assert widget.isEnabled(), self.sight()
        assert widget.isVisible(), self.sight()
        assert self.in_reach(widget), f"{QApplication.widgetAt(point)} lies over {widget}"
        self.click_at(point)

    def bring(self, widget: QWidget) -> None:
        """Turns the wheel over the window until ``widget`` is in reach."""
        middle = self.window.mapToGlobal(self.window.rect().center())
        self.screen.xdotool("mousemove", str(middle.x()), str(middle.y()))
        while not self.in_reach(widget):
            before = widget.mapToGlobal(widget.rect().center())
            self.screen.xdotool("click", "5")
            self.until(lambda before=before: widget.mapToGlobal(widget.rect().center()) != before, "the page moves")  # type: ignore[misc]

    def click_handle(self, handle: str) -> None:
        """A click on a thing of the table, where it can be seen."""
        for point in points(self.table.rect_of(handle)):
            there = self.table.viewport().mapToGlobal(point)
            if QApplication.widgetAt(there) is self.table.viewport() and self.table.handle_at(point) == handle:
                self.click_at(there)
                return
        raise AssertionError(f"{handle} is nowhere to be touched")

    def key(self, *keys: str) -> None:
        """Presses ``keys`` one after another, as xdotool names them."""
        self.send("key", *keys, events=sum(key.count("+") + 1 if key != "plus" else 1 for key in keys))

    # Eyes

    @property
    def play(self) -> Play:
        """The table that is open."""
        assert self.window.play is not None
        return self.window.play

    @property
    def table(self) -> TableView:
        return self.play.side.table

    @property
    def over(self) -> bool:
        """Whether the result is up."""
        return self.window.result is not None and self.window.stack.currentWidget() is self.window.result

    @staticmethod
    def in_reach(widget: QWidget) -> bool:
        """Whether nothing lies over the middle of ``widget``."""
        return QApplication.widgetAt(widget.mapToGlobal(widget.rect().center())) is widget

    def scene(self) -> TableScene:
        scene = self.table.scene()
        assert isinstance(scene, TableScene)
        return scene

    def ticked(self) -> bool:
        """Whether something on the table is marked as chosen."""
        return any(spot.chosen for spot in self.scene().picture.spots.values())

    def lit(self) -> list[str]:
        """What is outlined on the table."""
        return sorted(handle for handle in self.scene().lit if not self.table.rect_of(handle).isEmpty())

    def asked(self) -> bool:
        """Whether the screen waits for somebody, and listens."""
        play = self.play
        session = play.session
        if session.busy or self.table.playing or play.guard.closed:
            return False
        if session.stage.kind == "cover":
            return play.cover.open_button.isVisible()
        choices = play.side.prompt.choices
        if not all(made.isVisible() for made in choices.values()):
            return False  # they come up with the next turn of the event loop
        return bool(self.lit()) or not choices.keys().isdisjoint(("done", "result"))

    def buttons(self) -> dict[str, QPushButton]:
        """The buttons of the bar below the table that can be pressed, by what they send."""
        made = self.play.side.prompt.choices
        return {sends: made for sends, made in made.items() if made.isVisible() and made.isEnabled()}

    def button(self, sends: str) -> QPushButton | None:
        """The button of the bar that sends this, where it can be pressed."""
        return self.buttons().get(sends)

    @property
    def stepper(self) -> StepperField | None:
        """The amount that is asked for in the bar."""
        field = self.play.side.prompt.stepper
        return field if field.isVisible() else None

    @property
    def sheet(self) -> RunSheet | None:
        """The sheet that lies over the table."""
        sheet = self.play.side.sheet
        return sheet if sheet.isVisible() else None

    def scenery(self) -> tuple[object, ...]:
        """What an observer would call another screen."""
        session, prompt = self.play.session, self.play.side.prompt
        said = prompt.what.text(), prompt.why.text(), tuple(prompt.choices), prompt.stepper.action
        return session.stage, tuple(self.lit()), said, self.sheet is None, len(session.log()), self.over

    def until_asked(self) -> None:
        """Waits until somebody is asked, or the result is up."""
        self.until(lambda: self.over or self.asked(), "somebody is asked")


def points(rect: QRect) -> Iterator[QPoint]:
    """Points in ``rect``, from its middle outward."""
    grid = [
        QPoint(rect.x() + rect.width() * across // 12, rect.y() + rect.height() * down // 12)
        for across in range(1, 12)
        for down in range(1, 12)
    ]
    yield from sorted(grid, key=lambda point: (point - rect.center()).manhattanLength())
