"""One whole game in a real window, played by itself, with every frame of its motion timed from outside the program.

Run as ``python -m tests.bench.motion_game DATA SPEED`` on a screen of its own; prints one line of JSON. ``cpu`` are
milliseconds of the GUI thread from a tick to the end of the painting that follows it, or of the tick alone where it
changed nothing; ``gaps`` and ``idle`` are milliseconds between ticks while beats are shown and while nothing moves;
``resident`` are bytes.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent

from tabletop.app import made_application
from tabletop.panels.look import Look
from tabletop.play import Player
from tabletop.table.pulse import Mover, Pulse
from tabletop.table.view import TableView
from tabletop.window import Window

SEED = 11
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")
IDLE = 3.0
"""Seconds for which ticks are timed while nothing moves."""
NUDGE = 30
"""Milliseconds after which the person looks again whether something is asked."""


class Stopwatch:
    """What the watched table and its pulse have noted."""

    def __init__(self) -> None:
        self.cpu: list[float] = []
        self.gaps: list[float] = []
        self.idle: list[float] = []
        self.resting = False
        self._began: float | None = None
        self._ended = 0.0
        self._last: float | None = None

    def tick_begins(self) -> None:
        now = time.perf_counter()
        if self._last is not None:
            (self.idle if self.resting else self.gaps).append((now - self._last) * 1000)
        self._last = now
        if self._began is not None and not self.resting:
            self.cpu.append((self._ended - self._began) * 1000)
        self._began = time.thread_time()

    def tick_ends(self) -> None:
        self._ended = time.thread_time()

    def painted(self) -> None:
        if self._began is not None and not self.resting:
            self.cpu.append((time.thread_time() - self._began) * 1000)
        self._began = None

    def still(self) -> None:
        """Nothing moves any more: what comes until the next motion is no gap. The last painting is still to come."""
        self._last = None

    def set_out(self) -> None:
        """Motion begins: the time to its first tick is a gap."""
        if self._last is None:
            self._last = time.perf_counter()
            self._began = None


WATCH = Stopwatch()


def watch() -> None:
    """Puts the stopwatch to the table's ticks and paintings; before the first table is made."""
    begin, tick, paint = Pulse.start, Pulse.tick, TableView.paintEvent

    def watched_start(pulse: Pulse, name: str, mover: Mover) -> None:
        WATCH.set_out()
        begin(pulse, name, mover)

    def watched_tick(pulse: Pulse) -> None:
        WATCH.tick_begins()
        tick(pulse)
        WATCH.tick_ends()
        if not pulse.moving:
            WATCH.still()

    def watched_paint(table: TableView, event: QPaintEvent) -> None:
        paint(table, event)
        WATCH.painted()

    watched = ((Pulse, "start", watched_start), (Pulse, "tick", watched_tick), (TableView, "paintEvent", watched_paint))
    for owner, name, method in watched:
        setattr(owner, name, method)


class Hand:
    """The one person at the table, who plays at random whatever is lit."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.choose = random.Random(SEED).choice
        self.resident = 0
        self.timer = QTimer(window)
        self.timer.setInterval(NUDGE)
        self.timer.timeout.connect(self.act)

    def act(self) -> None:
        play = self.window.play
        assert play is not None
        session, table = play.session, play.findChild(TableView)
        assert isinstance(table, TableView)
        if table.playing or session.busy:
            return
        if session.stage.kind == "over":
            self.end()
            return
        if session.needs_done:
            play.confirm()
        elif session.asked is not None and not WATCH.idle:
            self.rest(table)
        elif session.asked is not None and session.lit():
            lit = session.lit()
            if "lock" in lit.values():
                play.confirm()
            else:
                play.touch(self.choose(sorted(lit)))

    def rest(self, table: TableView) -> None:
        """Times the pulse with nothing to move, once, before the first answer."""
        self.timer.stop()
        WATCH.resting = True
        table.pulse.start("bench", lambda _: True)

        def go_on() -> None:
            table.pulse.stop("bench")
            WATCH.still()
            WATCH.resting = False
            self.timer.start()

        QTimer.singleShot(int(IDLE * 1000), go_on)

    def end(self) -> None:
        self.timer.stop()
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        resident = pages * os.sysconf("SC_PAGE_SIZE")
        told = {"cpu": WATCH.cpu, "gaps": WATCH.gaps, "idle": WATCH.idle, "resident": resident}
        print(json.dumps(told), flush=True)
        self.window.close()


def give_up(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """A game that broke is no measurement."""
    sys.__excepthook__(kind, error, trace)
    sys.stderr.flush()
    os._exit(1)


def main(data: str, speed: str) -> int:
    sys.excepthook = give_up
    watch()
    application = made_application(sys.argv[:1])
    look = Look("light")
    look.apply()
    window = Window(look, Path(data))
    window.showFullScreen()
    window.open_shelf()
    look.speed = speed
    look.reduced = False
    players = [Player(name, "cub" if seat else "human", seat) for seat, name in enumerate(NAMES)]
    hand = Hand(window)

    def sit_down() -> None:
        """The screen is filled: a window that still grows would be measured for that."""
        if window.size() == window.screen().size():
            window.start(players, SEED)
            hand.timer.start()
        else:
            QTimer.singleShot(NUDGE, sit_down)

    sit_down()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
