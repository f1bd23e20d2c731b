"""The busiest moment of one game in a real window, played by itself, with every frame of its motion timed from outside
the program.

Run as ``python -m tests.bench.motion_game DATA GAME`` on a screen of its own; prints one line of JSON. ``cpu`` are, for
each kind of event, milliseconds of the GUI thread from a tick to the end of the painting that follows it, or of the
tick alone where it changed nothing; ``work`` are milliseconds of the GUI thread from tick to tick, whatever it does;
``gaps`` and ``idle`` are milliseconds between ticks while beats are shown and while nothing moves; ``resident`` are
bytes.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent

from rules.kernel.event import Event
from tabletop.app import made_application
from tabletop.pages.play import Play
from tabletop.panels.look import Look
from tabletop.play import Player
from tabletop.table import director, motion
from tabletop.table.games import Choreography
from tabletop.table.pulse import Mover, Pulse
from tabletop.table.spots import Picture
from tabletop.table.view import TableView
from tabletop.window import Window
from tests.bench.motion_moments import MOMENTS, Moment

SEED = 11
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")
IDLE = 3.0
"""Seconds for which ticks are timed while nothing moves."""
NUDGE = 30
"""Milliseconds after which the person looks again whether something is asked."""


class Stopwatch:
    """What the watched table and its pulse have noted."""

    def __init__(self) -> None:
        self.cpu: defaultdict[str, list[float]] = defaultdict(list)
        self.work: list[float] = []
        self.gaps: list[float] = []
        self.idle: list[float] = []
        self.resting = False
        self.shown = ""
        """The kind of event that is being shown."""
        self._began: float | None = None
        self._ended = 0.0
        self._last: float | None = None
        self._worked = 0.0

    def tick_begins(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        if self._last is not None:
            (self.idle if self.resting else self.gaps).append((now - self._last) * 1000)
            if not self.resting:
                self.work.append((worked - self._worked) * 1000)
        self._last, self._worked = now, worked
        if self._began is not None and not self.resting:
            self.cpu[self.shown].append((self._ended - self._began) * 1000)
        self._began = time.thread_time()

    def tick_ends(self) -> None:
        self._ended = time.thread_time()

    def painted(self) -> None:
        if self._began is not None and not self.resting:
            self.cpu[self.shown].append((time.thread_time() - self._began) * 1000)
        self._began = None

    def still(self) -> None:
        """Nothing moves any more: what comes until the next motion is no gap. The last painting is still to come."""
        self._last = None

    def set_out(self) -> None:
        """Motion begins: the time to its first tick is a gap."""
        if self._last is None:
            self._last, self._worked = time.perf_counter(), time.thread_time()
            self._began = None


WATCH = Stopwatch()


def watch() -> None:
    """Puts the stopwatch to the table's ticks and paintings; before the first table is made."""
    begin, tick, paint, score = Pulse.start, Pulse.tick, TableView.paintEvent, motion.score

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

    def watched_score(before: Picture, after: Picture, events: Sequence[Event], moves: Choreography) -> motion.Score:
        WATCH.shown = events[0].kind if events else "draft"
        return score(before, after, events, moves)

    watched = (
        (Pulse, "start", watched_start),
        (Pulse, "tick", watched_tick),
        (TableView, "paintEvent", watched_paint),
        (director, "score", watched_score),
    )
    for owner, name, method in watched:
        setattr(owner, name, method)


class Hand:
    """Whoever sits at the table: gives the answers that are known, or plays at random whatever is lit."""

    def __init__(self, window: Window, moment: Moment) -> None:
        self.window = window
        self.answers = moment.answers
        self.choose = random.Random(SEED).choice
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
        if session.stage.kind == "over" or (self.answers is not None and not any(self.answers)):
            self.end()
        elif session.stage.kind == "cover" or session.needs_done:
            play.confirm()
        elif session.asked is not None and not WATCH.idle:
            self.rest(table)
        elif session.asked is not None:
            self.answer(play, session.asked)

    def answer(self, play: Play, seat: int) -> None:
        lit = play.session.lit()
        if self.answers is not None:
            play.press(self.answers[seat].popleft())
        elif "lock" in lit.values():
            play.confirm()
        elif lit:
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
        watched = {"cpu": WATCH.cpu, "work": WATCH.work, "gaps": WATCH.gaps, "idle": WATCH.idle}
        told = watched | {"resident": resident}
        print(json.dumps(told), flush=True)
        self.window.close()


def give_up(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """A game that broke is no measurement."""
    sys.__excepthook__(kind, error, trace)
    sys.stderr.flush()
    os._exit(1)


def main(data: str, game: str) -> int:
    sys.excepthook = give_up
    watch()
    moment = MOMENTS[game]()
    application = made_application(sys.argv[:1])
    look = Look("light")
    look.apply()
    window = Window(look, Path(data))
    window.showFullScreen()
    window.open_shelf()
    look.speed = moment.speed
    look.reduced = False
    bots = moment.answers is None
    seats = moment.record.setup.seats
    players = [Player(NAMES[seat], "cub" if bots and seat else "human", seat) for seat in range(seats)]
    number = window.shelf.library.add(moment.record, players, game, {})
    hand = Hand(window, moment)

    def sit_down() -> None:
        """The screen is filled: a window that still grows would be measured for that."""
        if window.size() == window.screen().size():
            window.resume(number)
            hand.timer.start()
        else:
            QTimer.singleShot(NUDGE, sit_down)

    sit_down()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
