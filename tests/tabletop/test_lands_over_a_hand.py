"""All lands over an open hand show what its seat has laid out: they go with the hand, wherever the table turns to."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.secrecy.theatre import keep
from tests.table.lands import land
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people, press

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(params=["standard", "hold"])
def laid_out(sit: Sit, tmp_path: Path, request: pytest.FixtureRequest) -> Sitting:
    """An open hand with a card laid out, at a table that may go back; all lands are looked at."""
    house = {"undo": "family", "privacy": request.param}
    keep(tmp_path, land(3, 5, 5, "play").record(), people(3), {"house": house})
    sitting = sit()
    click(sitting.window.home.go_on)
    sitting.rest()
    sitting.play.uncover(to_stay=True)
    sitting.rest()
    for _ in range(2):
        decision = sitting.play.session.decision()
        assert decision is not None
        sitting.play.press(decision.actions[0])
        sitting.rest()
    press(Qt.Key.Key_V)
    sitting.turn()
    assert sitting.window.overlay.isVisible()
    assert told(sitting)
    return sitting


def told(sitting: Sitting) -> list[str]:
    """What the pictures of lands on the sheet say."""
    overlay = sitting.window.overlay
    return [label.accessibleName() for label in overlay.findChildren(QLabel) if not label.pixmap().isNull()]


def test_nothing_of_a_land_is_left_when_all_are_asked_whether_to_go_back(laid_out: Sitting) -> None:
    press(Qt.Key.Key_Backspace, CONTROL)
    laid_out.turn()
    laid_out.turn()
    assert laid_out.play.session.way_back.voter is not None
    assert laid_out.stage.kind == "public"
    assert not laid_out.window.overlay.isVisible()
    assert told(laid_out) == []


def test_nothing_of_a_land_is_left_on_the_cover(laid_out: Sitting) -> None:
    press(Qt.Key.Key_H, CONTROL)
    laid_out.turn()
    laid_out.turn()
    assert laid_out.stage.kind == "cover"
    assert not laid_out.window.overlay.isVisible()
    assert told(laid_out) == []
