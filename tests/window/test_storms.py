"""Storms of real clicks and keys at every stage, while the window changes its size, its text and its colours.

Whatever comes: nothing breaks, Qt has nothing to complain about, and no hand is opened by what was meant for the screen
before it. ``HIVE_REPEATS`` makes the storm so many times as long.
"""

from __future__ import annotations

import os
import random
import subprocess
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tabletop.pages.cover import Cover
from tabletop.play import Session
from tests.window.conftest import Sit
from tests.window.person import Person, people

REPEATS = int(os.environ.get("HIVE_REPEATS", "1"))
BURSTS = 28
INPUTS = 14
SIZES = ((1024, 640), (1280, 800), (1366, 768), (1600, 900), (1900, 1040))
THEMES = ("light", "dark", "contrast")
KEYS = (
    *("Return", "Escape", "space", "shift+space", "Tab", "shift+Tab", "Left", "Right", "Up", "Down", "h", "j", "r"),
    *("l", "i", "F1", "F2", "F4", "F6", "shift+F6", "ctrl+z", "ctrl+h", "ctrl+question", "ctrl+comma", "ctrl+plus"),
    *("ctrl+minus", "ctrl+0", "comma", "period", "1", "2", "5", "9", "ctrl+n", "ctrl+o", "F11", "Menu", "alt+Left"),
)
GUARD = 0.5
"""Seconds for which a cover has to be up before anything opens it."""
GROWTH = 60_000_000
"""Bytes that the program may have grown by from the first to the last third of a storm: caches fill up to a limit."""


class Storm:
    """Blind clicks and keys; every second one is aimed at something that would answer to it."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.chance = random.Random(seed)
        self.number = person.screen.xdotool("getactivewindow")

    def burst(self) -> None:
        """So many inputs as fast as xdotool can send them, while the window goes on living."""
        words: list[str] = []
        for _ in range(INPUTS):
            words += self.chance.choice((self.clicks, self.clicks, self.key, self.key, self.drag))()
        words += ["mouseup", "1"]
        environment = os.environ | self.person.screen.environment()
        with subprocess.Popen(["xdotool", *words], env=environment, stdin=subprocess.DEVNULL) as sending:
            self.person.until(lambda: sending.poll() is not None, "everything is sent")
        assert sending.returncode == 0
        self.person.ears.key = 0
        self.person.until(self.all_heard, "the window answers again")

    def all_heard(self) -> bool:
        """Whether everything that was sent has arrived. Clicks that went past a window that had just shrunk may have
        met the desktop, which opens a menu and keeps the keyboard."""
        ears, screen = self.person.ears, self.person.screen
        if ears.key == Qt.Key.Key_Pause:
            return True
        if self.person.window.isActiveWindow():
            screen.xdotool("key", "Pause")
        else:
            screen.xdotool("key", "Escape", "windowactivate", self.number)
        return False

    def place(self) -> list[str]:
        """Somewhere in the window, often on a thing that is lit or a button."""
        window = self.person.window
        x, y = self.chance.randrange(window.width()), self.chance.randrange(window.height())
        if window.play is not None and self.chance.random() < 0.5:
            lit = self.person.lit()
            table, cover = self.person.table, self.person.play.cover.open_button
            if cover.isVisible():
                target = cover.mapTo(window, cover.rect().center())
                x, y = target.x(), target.y()
            elif lit:
                target = table.viewport().mapTo(window, table.rect_of(self.chance.choice(lit)).center())
                x, y = target.x(), target.y()
        return ["mousemove", "--window", self.number, str(x), str(y)]

    def clicks(self) -> list[str]:
        count = self.chance.choice(("1", "1", "2", "3"))
        button = self.chance.choice(("1", "1", "1", "1", "1", "2", "3", "4", "5"))
        return [*self.place(), "click", "--repeat", count, "--delay", "20", button]

    def key(self) -> list[str]:
        return ["key", self.chance.choice(KEYS)]

    def drag(self) -> list[str]:
        return [*self.place(), "mousedown", "1", *self.place(), "mouseup", "1"]

    def change(self) -> None:
        """Another size, other colours, other text, all while things move."""
        window, chance = self.person.window, self.chance
        width, height = chance.choice(SIZES)
        self.person.screen.xdotool("windowsize", self.number, str(width), str(height))
        choices = window.preferences.choices()
        scale = chance.choice((1.0, 1.0, 1.3, 2.0))
        speed = chance.choice(("instant", "normal", "fast"))
        window.preferences.change(replace(choices, theme=chance.choice(THEMES), scale=scale, speed=speed))

    def on(self, number: int) -> None:
        """Back to the table from wherever the storm has gone; now and then to another page, and once to a result."""
        window = self.person.window
        while window.overlay.isVisible() or window.stack.currentWidget() is window.settings:
            window.step_back()
        page = number % 7
        if number == BURSTS // 2:
            window.preferences.change(replace(window.preferences.choices(), speed="instant"))
            window.start(people(0, 2), number)
            self.person.until(lambda: self.person.over, "the bots have played a game")
        elif page == 3:
            window.go_home()
        elif page == 4:
            window.open_box("bears_and_bees")
        elif page == 5:
            window.show_settings()
        elif window.play is None or self.person.play.session.stage.kind == "over":
            window.start(people(2, self.chance.randrange(2)), self.chance.randrange(1_000))
        elif window.stack.currentWidget() is not window.play:
            window.resume()


class Watcher:
    """Notes for every hand that is opened how long its cover had been up."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.opened: list[float] = []
        call, uncover = Cover.call, Session.uncover

        def called(cover: Cover, *words: Any, **more: Any) -> None:
            self._called = time.monotonic()
            call(cover, *words, **more)

        def opened(session: Session) -> Any:
            before = session.stage
            refusal = uncover(session)
            if session.stage != before:
                self.opened.append(time.monotonic() - self._called)
            return refusal

        patch.setattr(Cover, "call", called)
        patch.setattr(Session, "uncover", opened)


def resident() -> int:
    """Bytes that this process holds in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.parametrize("seed", [1])
def test_nothing_breaks_in_a_storm(sit: Sit, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    watcher = Watcher(monkeypatch)
    person = sit()
    storm = Storm(person, seed)
    memory: list[int] = []
    seen: set[str] = set()
    for number in range(BURSTS * REPEATS):
        storm.on(number)
        if number % 2:
            storm.change()
        seen.add(type(person.window.stack.currentWidget()).__name__)
        storm.burst()
        assert person.window.isVisible()
        if person.window.play is not None:
            seen.add(person.play.session.stage.kind)
        memory.append(resident())
    assert {"Home", "SetUp", "SettingsPage", "Play", "Result", "cover", "hold"} <= seen
    assert min(watcher.opened) >= GUARD
    assert memory[-1] < max(memory[: len(memory) // 3]) + GROWTH
