"""Real fists where people are quick, look elsewhere meanwhile, or change the size of the letters: what they have
entered stays, and the keys go where they look.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.panels.fist_sheet import COUNT, FROM
from tests.tabletop.commons import hands
from tests.tabletop.conftest import Open
from tests.tabletop.sitting import Sitting, click, people, press


@pytest.fixture
def voting(table: Open) -> Sitting:
    """Four people who show their hands for a referendum."""
    return table("vote", people(4), ballots="fists")


def double_click(sitting: Sitting, widget: QWidget) -> None:
    """Both halves where ``widget`` is, whatever lies there by then."""
    place = widget.mapTo(sitting.window, QPoint(widget.width() // 2, widget.height() // 2))
    none = Qt.KeyboardModifier.NoModifier
    QTest.mouseDClick(sitting.window.windowHandle(), Qt.MouseButton.LeftButton, none, place)
    sitting.turn()


def entered(sitting: Sitting) -> list[int | None]:
    return [made.at for made in hands(sitting).rows]


def test_a_double_click_begins_the_count_and_does_not_stop_it(voting: Sitting) -> None:
    sheet = hands(voting)
    double_click(voting, sheet.start)
    assert sheet.stage == "count"
    click(sheet.start)
    assert sheet.stage == "ready"


def test_a_double_click_that_leaves_out_the_count_enters_nobody(voting: Sitting) -> None:
    double_click(voting, hands(voting).skip)
    assert hands(voting).stage == "enter"
    assert entered(voting) == [None] * 4


def test_larger_letters_in_the_middle_keep_what_is_entered_and_the_keys_with_the_next_seat(voting: Sitting) -> None:
    click(hands(voting).skip)
    press(Qt.Key.Key_N)
    voting.window.look.choose("light", 1.5)
    voting.turn()
    assert entered(voting) == [1, None, None, None]
    press(Qt.Key.Key_Y)
    assert entered(voting) == [1, 0, None, None]
    voting.window.look.choose("light", 1.0)


def test_who_comes_back_from_the_settings_goes_on_with_the_next_seat(voting: Sitting) -> None:
    click(hands(voting).skip)
    press(Qt.Key.Key_N)
    voting.window.show_settings()
    voting.turn()
    voting.window.step_back()
    voting.turn()
    assert hands(voting).holds_focus()
    press(Qt.Key.Key_Y)
    assert entered(voting) == [1, 0, None, None]


def test_a_count_that_something_comes_to_lie_over_stops_and_takes_no_keys(voting: Sitting) -> None:
    sheet = hands(voting)
    click(sheet.start)
    voting.window.show_rules()
    voting.turn()
    voting.clock.pass_by(FROM * COUNT + 1)
    sheet.tick()
    assert sheet.stage == "ready"
    assert not sheet.holds_focus()
    press(Qt.Key.Key_Y)
    assert entered(voting) == [None] * 4
    press(Qt.Key.Key_Escape)
    voting.turn()
    assert QApplication.focusWidget() is sheet.start
    press(Qt.Key.Key_Return)
    assert sheet.stage == "count"
