"""The window's title is that of the game on the table, by whatever way it came there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from rules.kernel.match import Match
from rules.kernel.record import Setup
from tabletop.hive import save_copy
from tabletop.texts import say
from tests.secrecy.theatre import keep
from tests.tabletop.chosen import CONTROL
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, people, press
from tests.tabletop.test_result import keep_finished

LANDS = say("app.title.game", game=say("bear_necessities.title"))
BEARS = say("app.title.game", game=say("bears_and_bees.title"))


def from_list(sitting: Sitting, lands: Path) -> None:
    sitting.window.go_home()
    assert sitting.window.windowTitle() == say("app.name")
    press(Qt.Key.Key_G, CONTROL)
    press(Qt.Key.Key_End)
    press(Qt.Key.Key_Return)


def from_set_up(sitting: Sitting, lands: Path) -> None:
    sitting.window.open_box("bear_necessities")
    assert sitting.window.windowTitle() == LANDS
    sitting.window.start(people(3), 5)


WAYS: dict[str, tuple[Callable[[Sitting, Path], object], str]] = {
    "another start": (lambda sitting, lands: sitting.window.come_forward(str(lands)), LANDS),
    "a file": (lambda sitting, lands: sitting.window.files.open(lands), LANDS),
    "Continue": (lambda sitting, lands: sitting.window.resume(), LANDS),
    "the list": (from_list, LANDS),
    "set-up": (from_set_up, LANDS),
    "a rematch": (lambda sitting, lands: sitting.window.rematch(), BEARS),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_cover_has_the_title_of_its_own_game(sit: Sit, tmp_path: Path, way: str) -> None:
    """On the table lies Bears & Bees as it ended; its title with the last round must not stay for another game."""
    keep(tmp_path, Match.start(Setup("bear_necessities", 3, 5)).record(), people(3), None)
    keep_finished(tmp_path, "bears_and_bees", 0)
    sitting = sit()
    lands = tmp_path / "lands.hive"
    save_copy(sitting.window.shelf, 1, lands, over=False)
    sitting.window.resume(2)
    sitting.until(lambda: sitting.window.result is not None and sitting.window.result.isVisible())
    last = sitting.play.session.view().round
    assert sitting.window.windowTitle() == say("app.title", game=say("bears_and_bees.title"), round=last)
    go, title = WAYS[way]
    go(sitting, lands)
    sitting.rest()
    assert sitting.stage.kind == "cover"
    assert sitting.window.windowTitle() in (title, f"{title} · {say('kept.round', round=1)}")
