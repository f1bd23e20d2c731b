"""The last flower of Beesness is pressed for twice; keys held down and quick clicks do what was meant."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from rules.kernel.match import Match
from rules.kernel.record import begun_at
from tabletop.texts import say
from tests.secrecy.test_guard import second_half
from tests.secrecy.theatre import keep
from tests.table.commons import match_at
from tests.tabletop.commons import entries
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people, press, touch


@pytest.fixture
def last_flower(sit: Sit, tmp_path: Path) -> Sitting:
    """A table at which the seat on turn has a worker and the garden one flower."""
    match = match_at(3, 5, "turn", 1)
    position = match.position()
    position["unplanted"] += position["garden"] - 1
    position["garden"] = 1
    keep(tmp_path, Match.load(begun_at(match.setup, match.record().deck, position)).record(), people(3), None)
    sitting = sit()
    click(sitting.window.home.go_on)
    sitting.rest()
    return sitting


def by_text(sitting: Sitting, handle: str) -> None:
    """Enter on the row of the text table that does what a touch of ``handle`` does."""
    if not sitting.play.side.as_text:
        press(Qt.Key.Key_F4)
    tree = sitting.play.side.text_table
    flags = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
    (row,) = (
        item
        for item in tree.findItems("", flags)
        if item.data(0, Qt.ItemDataRole.UserRole) == handle and item.parent() is tree.topLevelItem(0)
    )
    tree.setCurrentItem(row)
    tree.setFocus()
    press(Qt.Key.Key_Return)


def by_cursor(sitting: Sitting, handle: str) -> None:
    """The cursor of the table on the thing, and Enter."""
    sitting.play.first_focus()
    assert sitting.play.side.table.roving.focus(handle)
    press(Qt.Key.Key_Return)


@pytest.mark.parametrize("hand", ["mouse", "key", "text", "cursor"])
def test_the_last_flower_is_pressed_for_twice(last_flower: Sitting, hand: str) -> None:
    sitting = last_flower
    assert say("beesness.prompt.plan.last.why") == sitting.play.side.prompt.why.text()
    deeds: dict[str, Callable[[], None]] = {
        "mouse": lambda: touch(sitting, "garden"),
        "key": lambda: press(Qt.Key.Key_F),
        "text": lambda: by_text(sitting, "garden"),
        "cursor": lambda: by_cursor(sitting, "garden"),
    }
    deeds[hand]()
    sitting.rest()
    assert sitting.play.side.prompt.why.text() == say("beesness.twice.pick")
    assert not sitting.play.session.view().over
    deeds[hand]()
    sitting.rest()
    assert sitting.play.session.view().over
    outcome = sitting.play.session.outcome()
    assert outcome is not None
    assert outcome.decided == "nobody"


def test_another_step_between_the_presses_begins_anew(last_flower: Sitting) -> None:
    sitting = last_flower
    touch(sitting, "garden")
    touch(sitting, "trade/offer")
    sitting.play.press("take_back")
    sitting.rest()
    touch(sitting, "garden")
    assert not sitting.play.session.view().over


def held(key: Qt.Key, times: int) -> None:
    """A key that stays down, as the window system sends it: pressed once, then repeated."""
    target = QApplication.focusWidget() or QApplication.activeWindow()
    assert target is not None
    for repeated in [False] + [True] * times:
        words = (key, Qt.KeyboardModifier.NoModifier, QKeySequence(key).toString(), repeated)
        QApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyPress, *words))


def test_a_key_held_down_does_not_take_the_last_flower(last_flower: Sitting) -> None:
    sitting = last_flower
    held(Qt.Key.Key_F, 3)
    sitting.rest()
    assert sitting.play.side.prompt.why.text() == say("beesness.twice.pick")
    assert not sitting.play.session.view().over


def test_a_key_held_down_ends_no_turn_but_ones_own(last_flower: Sitting) -> None:
    sitting = last_flower
    before = sitting.play.session.asked
    held(Qt.Key.Key_E, 1)
    sitting.rest()
    repeated = (Qt.Key.Key_E, Qt.KeyboardModifier.NoModifier, "e", True)
    QApplication.sendEvent(QApplication.focusWidget() or sitting.window, QKeyEvent(QEvent.Type.KeyPress, *repeated))
    sitting.rest()
    assert entries(sitting).count("end turn") == 1
    assert sitting.play.session.asked != before


def double_click(sitting: Sitting, handle: str) -> None:
    """Both halves of a double click on a thing; the first has done all it does before the second comes."""
    touch(sitting, handle)
    table = sitting.play.side.table
    second_half(table.viewport(), table.rect_of(handle).center().toPointF())
    sitting.rest()


def test_a_double_click_does_not_take_the_last_flower(last_flower: Sitting) -> None:
    sitting = last_flower
    double_click(sitting, "garden")
    assert sitting.play.side.prompt.why.text() == say("beesness.twice.pick")
    assert not sitting.play.session.view().over


def test_a_double_click_ends_no_turn_but_ones_own(last_flower: Sitting) -> None:
    sitting = last_flower
    double_click(sitting, "turn/end")
    assert entries(sitting).count("end turn") == 1


def test_quick_clicks_all_count_while_the_same_seat_is_asked(sit: Sit, tmp_path: Path) -> None:
    match = match_at(3, 5, "turn", 1)
    keep(tmp_path, match.record(), people(3), None)
    sitting = sit()
    click(sitting.window.home.go_on)
    sitting.rest()
    before = entries(sitting).count("pick")
    double_click(sitting, "garden")
    assert entries(sitting).count("pick") == before + 2


def test_quick_clicks_count_again_once_nobody_is_asked_about_going_back(sit: Sit, tmp_path: Path) -> None:
    match = match_at(3, 5, "turn", 1)
    keep(tmp_path, match.record(), people(3), {"house": {"undo": "family"}})
    sitting = sit()
    click(sitting.window.home.go_on)
    sitting.rest()
    press(Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    sitting.until(lambda: "disagree" in sitting.play.side.prompt.choices)
    sitting.turn(1.0)
    click(sitting.play.side.prompt.choices["disagree"])
    sitting.rest()
    before = entries(sitting).count("pick")
    double_click(sitting, "garden")
    assert entries(sitting).count("pick") == before + 2
