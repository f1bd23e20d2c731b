"""Hold to view: the hand is open while it is held and covered when it is let go; who cannot hold has another way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.texts import say, shown
from tests.tabletop.sitting import Sitting, click, people

SPACE, ENTER = Qt.Key.Key_Space, Qt.Key.Key_Return


@pytest.fixture
def covered(sitting: Sitting) -> Sitting:
    """A cover at a table where hands are held open."""
    sitting.window.open_box("bears_and_bees")
    page = sitting.window.set_up
    assert page is not None
    page.show_players(people(2))
    click(page.advanced)
    click(page.house.privacy.buttons["hold"])
    page.seed.setText("7")
    click(page.start)
    sitting.rest()
    assert kind(sitting) == "cover"
    assert sitting.play.cover.open_button.accessibleName() == say("cover.hold", name=shown(caller(sitting)))
    return sitting


def kind(sitting: Sitting) -> str:
    return sitting.stage.kind


def caller(sitting: Sitting) -> str:
    assert sitting.stage.seat is not None
    return sitting.play.session.players[sitting.stage.seat].name


def focused() -> QWidget:
    target = QApplication.focusWidget() or QApplication.activeWindow()
    assert target is not None
    return target


def to_choice(sitting: Sitting) -> None:
    """Past the draws of set-up, each hand opened to stay."""
    for _ in range(200):
        decision = sitting.play.session.decision()
        if kind(sitting) == "cover" and sitting.play.session._match.view(None).phase == "choose":
            return
        if kind(sitting) == "cover":
            click(sitting.play.cover.stay)
            sitting.rest()
        elif sitting.play.session.needs_done:
            sitting.play.confirm()
            sitting.rest()
        elif decision is not None:
            sitting.play.press(decision.actions[0])
            sitting.rest()
    raise AssertionError("nobody was ever asked to choose")


@pytest.mark.parametrize("key", [SPACE, ENTER])
def test_the_hand_is_open_while_the_key_is_down(covered: Sitting, key: Qt.Key) -> None:
    seat = covered.stage.seat
    QTest.keyPress(focused(), key)
    assert (kind(covered), covered.stage.seat) == ("hold", seat)
    covered.turn(1.0)
    assert kind(covered) == "hold"
    QTest.keyRelease(focused(), key)
    assert (kind(covered), covered.stage.seat) == ("cover", seat)


def test_the_hand_is_open_while_the_button_or_a_finger_is_down(covered: Sitting) -> None:
    QTest.mousePress(covered.play.cover.open_button, Qt.MouseButton.LeftButton)
    assert kind(covered) == "hold"
    covered.turn(1.0)
    QTest.mouseRelease(covered.play.side.table.viewport(), Qt.MouseButton.LeftButton)
    assert kind(covered) == "cover"
    covered.turn(1.0)
    assert kind(covered) == "cover"


def test_with_the_key_down_a_card_is_chosen_and_confirmed(covered: Sitting) -> None:
    to_choice(covered)
    seat = covered.stage.seat
    covered.play.cover.first_focus()
    QTest.keyPress(focused(), SPACE)
    covered.rest()
    decision = covered.play.session.decision()
    assert decision is not None
    QTest.mouseClick(covered.play.side.table.viewport(), Qt.MouseButton.LeftButton)
    assert kind(covered) == "hold"
    for key in (Qt.Key.Key_1, ENTER, ENTER):
        QTest.keyClick(covered.play.side.table, key)
        covered.rest()
    assert covered.stage.seat != seat
    QTest.keyRelease(focused(), SPACE)
    covered.turn(1.0)
    assert kind(covered) == "cover"


def test_a_choice_that_was_begun_is_still_there_when_the_hand_is_held_again(covered: Sitting) -> None:
    to_choice(covered)
    covered.play.cover.first_focus()
    QTest.keyPress(focused(), SPACE)
    covered.rest()
    for key in (Qt.Key.Key_1, ENTER):
        QTest.keyClick(focused(), key)
        covered.rest()
    draft = covered.play.session.decision().draft  # type: ignore[union-attr]
    assert draft
    QTest.keyRelease(focused(), SPACE)
    covered.rest()
    covered.play.cover.first_focus()
    QTest.keyPress(focused(), SPACE)
    covered.rest()
    assert covered.play.session.decision().draft == draft  # type: ignore[union-attr]


@pytest.mark.parametrize("way", ["mouse", "enter", "screen reader"])
def test_who_cannot_hold_opens_the_hand_to_stay(covered: Sitting, way: str) -> None:
    cover = covered.play.cover
    assert cover.stay.isVisible()
    if way == "mouse":
        click(cover.stay)
    elif way == "enter":
        cover.stay.setFocus()
        QTest.keyClick(cover.stay, ENTER)
    else:
        cover.open_button.click()
    covered.rest()
    assert kind(covered) == "hold"
    covered.play.hide_now()
    assert kind(covered) == "cover"


def test_other_tables_have_no_such_button(sitting: Sitting) -> None:
    sitting.start(people(2))
    assert not sitting.play.cover.stay.isVisible()
    sitting.uncover()
    assert kind(sitting) == "hold"
