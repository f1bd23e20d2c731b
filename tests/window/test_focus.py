"""Another window comes in front of an open hand: it is covered at once, and stays so when we come back."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from tests.screen import Screen, running
from tests.window.conftest import Sit
from tests.window.person import Person, people

MAIL = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
window = QWidget()
window.setWindowTitle("Mail")
window.setGeometry(20, 40, 240, 160)
window.show()
application.exec()
"""
GUARD = 0.5
"""Seconds for which a new cover hears nothing."""
OpenMail = Callable[[Person], None]


@pytest.fixture
def mail(screen: Screen) -> Iterator[OpenMail]:
    """Opens the window of another program in a corner of the screen; it comes to the front by itself."""
    programs = []

    def opened(person: Person) -> None:
        program = running(subprocess.Popen([sys.executable, "-c", MAIL], env=os.environ | screen.environment()))
        programs.append(program)
        program.__enter__()
        person.until(lambda: not person.window.isActiveWindow(), "the other window is in front")

    yield opened
    for program in programs:
        program.__exit__(None, None, None)


class Turn(QObject):
    """What was on the screen as soon as the news of the lost focus had been heard, before anything else happened."""

    def __init__(self, person: Person) -> None:
        super().__init__()
        self.person = person
        self.stages: list[str] = []
        self._next = QEvent.Type(QEvent.registerEventType())
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate and watched is self.person.window:
            QCoreApplication.postEvent(self, QEvent(self._next), Qt.EventPriority.HighEventPriority.value)
        elif event.type() == self._next:
            self.stages.append(self.person.play.session.stage.kind)
        return False


def with_open_hand(person: Person) -> None:
    """Two people; the first one holds cards and has them open."""
    person.window.start(people(2), 7)
    for _ in range(40):
        person.until_asked()
        decision = person.play.session.decision()
        if decision is not None and decision.kind == "choose":
            return
        before = person.scenery()
        ready = person.button("done")
        if person.play.session.stage.kind == "cover":
            person.click(person.play.cover.open_button)
        elif ready is not None:
            person.click(ready)
        else:
            person.click_handle(person.lit()[0])
        person.until(lambda before=before: person.scenery() != before, "something happens")  # type: ignore[misc]
    raise AssertionError("nobody was ever asked to choose")


def on_screen(person: Person) -> QImage:
    """The part of the screen where our window is, as everybody in the room sees it."""
    place = QRect(person.window.mapToGlobal(person.window.rect().topLeft()), person.window.size())
    screen = QGuiApplication.primaryScreen()
    return screen.grabWindow(0, place.x(), place.y(), place.width(), place.height()).toImage()


def as_it_should_be(person: Person) -> QImage:
    return person.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_another_window_covers_an_open_hand_at_once(sit: Sit, mail: OpenMail) -> None:
    person = sit()
    with_open_hand(person)
    open_hand = on_screen(person)
    turn = Turn(person)
    mail(person)
    assert turn.stages[:1] == ["cover"]
    person.until(
        lambda: on_screen(person).convertToFormat(QImage.Format.Format_RGB32) == as_it_should_be(person),
        "the cover is on the screen",
    )
    assert on_screen(person) != open_hand
    assert not person.table.items_spoken()


def test_alt_tab_covers_and_coming_back_opens_nothing(sit: Sit, mail: OpenMail) -> None:
    person = sit()
    person.window.start(people(2), 7)
    person.until_asked()
    mail(person)
    person.screen.xdotool("key", "alt+Tab")
    person.until(person.window.isActiveWindow, "we are in front again")
    with_open_hand_here(person)
    person.screen.xdotool("key", "alt+Tab")
    person.until(lambda: not person.window.isActiveWindow(), "the other window is in front")
    assert person.play.session.stage.kind == "cover"
    person.screen.xdotool("key", "alt+Tab")
    person.until(person.window.isActiveWindow, "we are in front once more")
    person.until_asked()
    assert person.play.session.stage.kind == "cover"


def with_open_hand_here(person: Person) -> None:
    """The game that is on: whoever is called opens the hand."""
    person.until_asked()
    person.click(person.play.cover.open_button)
    person.until(lambda: person.play.session.stage.kind == "hold", "the hand is open")


@pytest.mark.parametrize("way", ["windowminimize", "ctrl+h"])
def test_a_hand_that_is_put_away_is_covered(sit: Sit, way: str) -> None:
    person = sit()
    with_open_hand(person)
    if way == "windowminimize":
        person.screen.xdotool(way, person.screen.xdotool("getactivewindow"))
    else:
        person.key(way)
    person.until(lambda: person.play.session.stage.kind == "cover", "the hand is covered")


def test_a_click_that_waited_while_the_program_was_busy_opens_no_hand(sit: Sit) -> None:
    person = sit()
    with_open_hand(person)
    button = person.play.cover.open_button
    place = button.mapTo(person.window, button.rect().center())

    def busy() -> None:
        """The cover is up; before it is painted, somebody clicks and the program has other things to do."""
        over = time.monotonic() + 2 * GUARD
        person.screen.xdotool("mousemove", "--window", number, str(place.x()), str(place.y()), "click", "1")
        while time.monotonic() < over:
            pass

    number = person.screen.xdotool("getactivewindow")
    person.pass_by(QApplication.doubleClickInterval())  # else it would be a double click, which no cover hears
    heard = person.ears.heard
    person.play.covered.connect(busy)
    person.play.hide_now()
    person.play.covered.disconnect(busy)
    person.until(lambda: person.ears.heard > heard, "the click is heard")
    person.until_asked()
    assert person.play.session.stage.kind == "cover"
    assert person.window.childAt(place) is button
