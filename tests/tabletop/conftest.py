"""A window that is never shown on a screen; closed after each test, so that no game and no thread is left open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tabletop.panels.look import Look
from tabletop.play import Player
from tests.secrecy.theatre import keep
from tests.table.commons import match_at
from tests.tabletop.chosen import CONTROL, choosing
from tests.tabletop.commons import ready
from tests.tabletop.sitting import Sitting, click, people, press

Sit = Callable[[], Sitting]
Open = Callable[..., Sitting]


@pytest.fixture
def look(qapp: object) -> Look:
    """The light theme at 100 %."""
    made = Look("light", 1.0)
    made.apply()
    return made


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path, look: Look) -> Iterator[Sit]:
    """Opens a window on the test's own folder; a second call is the program started again."""
    open_ones: list[Sitting] = []

    def make() -> Sitting:
        for before in open_ones:
            before.window.close()
        sitting = Sitting(tmp_path, look)
        kept = sitting.window.shelf.settings
        kept.theme, kept.speed, kept.idle_seconds = "light", "instant", 60
        sitting.window.preferences.apply()
        open_ones.append(sitting)
        return sitting

    yield make
    for sitting in open_ones:
        sitting.window.close()
        sitting.window.deleteLater()
    qtbot.wait(1)


@pytest.fixture
def sitting(sit: Sit) -> Sitting:
    """One window on an empty folder."""
    return sit()


@pytest.fixture
def unfinished(sitting: Sitting, tmp_path: Path) -> Path:
    """A game that two people are in the middle of, saved from its cover; then everybody is on Home."""
    sitting.start(people(2))
    sitting.to_choice()
    path = tmp_path / "ours.hive"
    choosing(sitting, path)
    press(Qt.Key.Key_S, CONTROL)
    assert path.exists()
    sitting.window.go_home()
    return path


@pytest.fixture
def table(sit: Sit, tmp_path: Path) -> Open:
    """Takes up a game of Beesness that was left in a phase, with the rules of the house as they are named."""

    def make(phase: str, players: list[Player], seats: int = 4, **house: object) -> Sitting:
        match = match_at(seats, 5, phase)
        keep(tmp_path, match.record(), players, {"house": house})
        sitting = sit()
        click(sitting.window.home.go_on)
        sitting.until(lambda: ready(sitting))
        sitting.turn(1.0)
        return sitting

    return make
