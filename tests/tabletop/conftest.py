"""A window that is never shown on a screen; closed after each test, so that no game and no thread is left open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tabletop.panels.look import Look
from tests.tabletop.chosen import CONTROL, choosing
from tests.tabletop.sitting import Sitting, people, press

Sit = Callable[[], Sitting]


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
