"""The program as people start it: ``python -m tabletop`` in a process of its own, known by its window and its files."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import msgspec
import pytest

from rules.kernel.match import Match
from tabletop.store import Library, Settings
from tabletop.store.opening import FILE
from tabletop.texts import say
from tests.bench.start import HOUSE
from tests.screen import Screen, running
from tests.window.person import people, until

Start = Callable[[], "Program"]
HOME = say("app.name")


class Program:
    """A started program on ``folder``; it writes to the file ``said`` what it has to say."""

    def __init__(self, screen: Screen, folder: Path, said: Path) -> None:
        self.screen = screen
        self.folder = folder
        self._said = said
        words = [sys.executable, "-m", "tabletop", "--data", str(folder)]
        environment = os.environ | screen.environment()
        with said.open("wb") as file:
            self.process = subprocess.Popen(
                words, cwd=HOUSE, env=environment, stdin=subprocess.DEVNULL, stdout=file, stderr=file
            )

    def until_in_front(self, title: str) -> str:
        """Waits for the window with this title, and gives its number."""
        until(lambda: in_front(self.screen) == title, f"{title} is in front", self.said)
        return self.screen.xdotool("getactivewindow")

    def until_ended(self) -> int:
        """Waits for its end, and gives its exit code."""
        until(lambda: self.process.poll() is not None, "the program has ended", self.said)
        return self.process.wait()

    def press_until(self, *keys: str, reached: Callable[[], bool], what: str) -> None:
        """Presses ``keys`` again and again: the first ones may come while the program still guards its screen."""

        def once_more() -> bool:
            if not reached():
                self.screen.xdotool("key", *keys)
            return reached()

        until(once_more, what, self.said)

    def said(self) -> str:
        return self._said.read_text()

    def entries(self) -> int:
        """How many steps of the newest game are on the disk; -1 where there is no game."""
        path = self.folder / FILE
        if not path.exists():
            return -1
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            rows = connection.execute("SELECT entries FROM progress ORDER BY game_id DESC LIMIT 1").fetchall()
        return int(rows[0][0]) if rows else -1

    def children(self) -> list[int]:
        """The processes that it has started."""
        number = self.process.pid
        return [int(word) for word in Path(f"/proc/{number}/task/{number}/children").read_text().split()]


def in_front(screen: Screen) -> str:
    """The title of the window in front, empty where there is none."""
    try:
        return screen.xdotool("getactivewindow", "getwindowname")
    except subprocess.CalledProcessError:
        return ""


@pytest.fixture
def start(screen: Screen, tmp_path: Path, qapp: object) -> Iterator[Start]:
    """Starts the program on the test's folder, in which two people and a bot sat last time."""
    folder = tmp_path / "games"
    settings = Settings.open(folder)
    settings.speed = "instant"
    settings.last_setups["bears_and_bees"] = {"players": msgspec.to_builtins(people(2, 1))}
    settings.save()
    with ExitStack() as programs:
        count = 0

        def started() -> Program:
            nonlocal count
            count += 1
            program = Program(screen, folder, tmp_path / f"said-{count}.txt")
            programs.enter_context(running(program.process))
            return program

        yield started


def to_open_hand(program: Program) -> None:
    """From Home by keys: the box, the seats of last time, the first cover, and one card drawn."""
    program.until_in_front(HOME)
    program.press_until("Return", reached=lambda: program.entries() == 0, what="a game has begun")
    program.press_until("Return", "h", reached=lambda: program.entries() > 0, what="a card is drawn")


def test_a_window_that_is_closed_over_an_open_hand_keeps_the_game(start: Start) -> None:
    program = start()
    to_open_hand(program)
    program.screen.xdotool("key", "alt+F4")
    assert program.until_ended() == 0
    assert program.said() == ""
    kept = program.entries()
    with closing(Library.open(program.folder)) as library:
        row = library.unfinished()
        assert row is not None
        assert not library.notices
        record, _, _ = library.load(row.id)
    assert len(Match.load(record).entries) == kept > 0
    again = start()
    again.until_in_front(HOME)
    again.press_until("Return", reached=lambda: in_front(again.screen) != HOME, what="the game is taken up")
    assert again.entries() == kept
    again.press_until("Return", "h", reached=lambda: again.entries() > kept, what="the next card is drawn")


def test_no_bot_outlives_the_window(start: Start) -> None:
    program = start()
    to_open_hand(program)
    program.press_until("Return", "j", reached=lambda: bool(program.children()), what="a bot thinks")
    workers = program.children()
    program.screen.xdotool("key", "ctrl+q")
    assert program.until_ended() == 0
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), "the bots are gone", program.said)
    assert program.said() == ""


@pytest.mark.parametrize("hidden", [False, True])
def test_a_second_start_brings_the_first_window_to_the_front(start: Start, hidden: bool) -> None:
    first = start()
    screen = first.screen
    number = first.until_in_front(HOME)
    if hidden:
        screen.xdotool("windowminimize", number)
        until(lambda: in_front(screen) != HOME, "the window is put away")
    second = start()
    assert second.until_ended() == 0
    assert second.said().strip() == say("trouble.running")
    until(lambda: in_front(screen) == HOME, "the first window is in front")
    assert screen.xdotool("getactivewindow") == number
    assert first.process.poll() is None
    assert first.said() == ""
