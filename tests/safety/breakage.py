"""Scripts in which something breaks while people play: the disk fills up, the program itself has a fault."""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from rules.kernel.match import Match
from tabletop.pages.play import Play
from tabletop.play import Player
from tabletop.table.view import TableView
from tabletop.trouble import TroubleDialog
from tabletop.window import Window
from tests.safety.hands import Hands
from tests.safety.say import say

PEOPLE = ("Wilhelmina", "Xaver")
"""Names that stand nowhere in the program."""


def sat_down(window: Window) -> Play:
    """Two people, the first hand open."""
    window.start([Player(name, "human", seat) for seat, name in enumerate(PEOPLE)], 7)
    assert window.play is not None
    return window.play


class When(QObject):
    """Calls ``then`` in the turn of the event loop in which ``reached`` is true for the first time."""

    def __init__(self, window: Window, reached: Callable[[], bool], then: Callable[[], None]) -> None:
        super().__init__(window)
        self._reached = reached
        self._then = then
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(1)

    def _look(self) -> None:
        if self._reached():
            self._timer.stop()
            self._then()


def go_on(window: Window, steps: int) -> None:
    """The people at the table play so many entries more, and the window is closed."""
    assert window.play is not None
    before = len(window.play.session._match.entries)
    Hands(window, 3, lambda session: len(session._match.entries) >= before + steps).sit_down()


def drawing(play: Play) -> None:
    """The first one opens the hand and draws a card."""
    if play.session.stage.kind == "cover":
        play.cover.open_button.click()
    deck = next(iter(play.session.lit()))
    play.side.table.touched.emit(deck)


def filling(window: Window) -> None:
    """The disk is full when a card is drawn; then there is room again, and Try again is pressed."""
    from tests.safety.program import limit

    play = sat_down(window)
    session = play.session
    size = max(path.stat().st_size for path in window.folder.iterdir())

    def draw() -> None:
        play.uncover()
        limit(0)
        say(before=len(session._match.entries), hand=shown(play), size=size)
        drawing(play)
        When(window, lambda: bool(play.side.banner.text), told)

    def told() -> None:
        say(told=play.side.banner.text, entries=len(session._match.entries), hand=shown(play), stage=session.stage.kind)
        limit(-1)
        play.side.banner.findChildren(type(play.cover.open_button))[0].click()
        When(window, lambda: not session.busy and len(session._match.entries) > 0, saved)

    def saved() -> None:
        say(again=len(session._match.entries), banner=play.side.banner.text)
        go_on(window, 12)

    When(window, lambda: session.stage.kind == "cover" and not session.busy, draw)


def shown(play: Play) -> list[str]:
    """What the table says of the hand that is open."""
    return [item.text for item in play.side.table.items_spoken() if item.handle.startswith("card/")]


def broken(window: Window, where: str) -> None:
    """The program has a fault in ``where`` while a hand is open; the error quotes the hand and the people."""
    play = sat_down(window)

    def hurt() -> None:
        if play.session.stage.kind == "cover":
            play.cover.open_button.click()
        before = play.session._match.digest()
        BREAKS[where](window, play)
        When(window, lambda: dialog() is not None, lambda: told(before))

    def told(before: str) -> None:
        found = dialog()
        assert found is not None
        say(
            told=[label.text() for label in found.findChildren(QLabel)],
            stage=play.session.stage.kind,
            safe=play.session._match.digest() == before,
            reports=[path.read_text(encoding="utf-8") for path in (window.folder / "reports").iterdir()],
            hand=hand(play.session._match),
        )
        found.go_on.click()
        When(window, lambda: dialog() is None, lambda: go_on(window, 12))

    When(window, lambda: play.session.stage.kind == "cover" and not play.session.busy, hurt)


def dialog() -> TroubleDialog | None:
    found = [window for window in QApplication.topLevelWidgets() if isinstance(window, TroubleDialog)]
    return next((one for one in found if one.isVisible()), None)


def hand(match: Match) -> list[str]:
    """Every card that anybody holds."""
    return [card for seat in match.position()["seats"] for card in seat["hand"]]


def fault(play: Play) -> None:
    """An error that holds all that a report must not."""
    held = {"hands": hand(play.session._match), "people": PEOPLE}
    raise RuntimeError(f"something is wrong with {held}")


def in_a_slot(window: Window, play: Play) -> None:
    play.side.table.touched.connect(lambda handle: fault(play))
    play.side.table.touched.emit("nothing")


def in_a_timer(window: Window, play: Play) -> None:
    QTimer.singleShot(0, window, lambda: fault(play))


def in_a_thread(window: Window, play: Play) -> None:
    thread = threading.Thread(target=fault, args=(play,))
    thread.start()
    thread.join()


def in_the_writer(window: Window, play: Play) -> None:
    """On the library's own thread, where an answer is handed on."""
    window.shelf.library._thread.post(lambda file: None, lambda error: fault(play))


class Torn(QWidget):
    """A widget that cannot paint itself, once."""

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.play = play
        self.torn = False

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.torn:
            self.torn = True
            fault(self.play)


def in_painting(window: Window, play: Play) -> None:
    torn = Torn(play)
    torn.resize(20, 20)
    torn.show()
    torn.raise_()


class Deaf(QObject):
    """An event filter with a fault."""

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.play = play

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        watched.removeEventFilter(self)
        fault(self.play)
        return False


def in_an_event_filter(window: Window, play: Play) -> None:
    play.side.table.installEventFilter(Deaf(play))
    QApplication.postEvent(play.side.table, QEvent(QEvent.Type.User))


def in_showing(window: Window, play: Play) -> None:
    """Where the table is to show what was just saved."""

    def wrong(*_: object) -> None:
        setattr(TableView, "play", right)  # noqa: B010
        fault(play)

    right = TableView.play
    setattr(TableView, "play", wrong)  # noqa: B010
    drawing(play)


BREAKS: dict[str, Callable[[Window, Play], None]] = {
    "slot": in_a_slot,
    "timer": in_a_timer,
    "thread": in_a_thread,
    "writer": in_the_writer,
    "painting": in_painting,
    "event_filter": in_an_event_filter,
    "showing": in_showing,
}
