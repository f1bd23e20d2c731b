"""What was meant for the screen before does nothing on the next one: for half a second a cover and a reveal hear no
clicks and no keys.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.play.clockwork import players
from tests.secrecy.theatre import PATIENCE, Theatre, keep
from tests.secrecy.twins import played_to

ALMOST, OVER = 0.49, 0.02
"""Seconds: just before the guard opens, and what is then still missing."""


@pytest.fixture
def theatre(qtbot: QtBot, tmp_path: Path) -> Iterator[Theatre]:
    """Two people are to choose; the first one's hand is open."""
    keep(tmp_path, played_to(2, "choose", Random(5)).record(), players("hh"), None)
    made = Theatre(qtbot, tmp_path)
    made.resume()
    made.to_stage(lambda: made.stage == "cover")
    made.uncover()
    yield made
    made.close()


def second_half(widget: QWidget, at: QPointF | None = None) -> None:
    """The other half of a double click on ``widget``, in its middle or ``at``, as the window system sends it."""
    place = at or QPointF(widget.rect().center())
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        held = left if kind == QEvent.Type.MouseButtonDblClick else Qt.MouseButton.NoButton
        QApplication.sendEvent(widget, QMouseEvent(kind, place, widget.mapToGlobal(place), left, held, none))


def choose(theatre: Theatre) -> None:
    theatre.click(theatre.cards()[0])
    theatre.rest()


def covered_by_lock(theatre: Theatre) -> None:
    with theatre.qtbot.waitSignal(theatre.play.covered, timeout=PATIENCE):
        theatre.press(theatre.play.side.prompt.choices["confirm"])


def test_a_double_click_on_lock_does_not_open_the_next_hand(theatre: Theatre) -> None:
    choose(theatre)
    covered_by_lock(theatre)
    second_half(theatre.play.cover.open_button)
    theatre.press(theatre.play.cover.open_button)
    assert theatre.stage == "cover"


def test_a_second_click_on_the_chosen_card_locks_and_a_third_does_nothing(theatre: Theatre) -> None:
    card = theatre.cards()[0]
    theatre.click(card)
    theatre.rest()
    with theatre.qtbot.waitSignal(theatre.play.covered, timeout=PATIENCE):
        theatre.press_at(card)
    second_half(theatre.play.cover.open_button)
    theatre.press(theatre.play.cover.open_button)
    assert theatre.stage == "cover"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_typed_ahead_do_not_open_the_next_hand(theatre: Theatre, key: Qt.Key) -> None:
    choose(theatre)
    covered_by_lock(theatre)
    theatre.key(key)
    theatre.clock.pass_by(ALMOST)
    theatre.key(key)
    assert theatre.stage == "cover"
    theatre.clock.pass_by(OVER)
    theatre.key(key)
    assert theatre.stage == "hold"


def test_nothing_on_a_cover_hears_a_click_before_the_guard_opens(theatre: Theatre) -> None:
    theatre.play.hide_now()
    cover = theatre.play.cover
    for button in (cover.open_button, cover.not_me):
        theatre.press(button)
    theatre.clock.pass_by(ALMOST)
    for button in (cover.open_button, cover.not_me):
        theatre.press(button)
    assert theatre.stage == "cover"
    assert not cover.not_me.isChecked()
    theatre.clock.pass_by(OVER)
    theatre.press(cover.not_me)
    assert cover.not_me.isChecked()
    theatre.press(cover.open_button)
    assert theatre.stage == "hold"


def test_the_second_half_of_opening_a_hand_touches_no_card(theatre: Theatre) -> None:
    theatre.play.hide_now()
    theatre.clock.pass_by(1.0)
    theatre.press(theatre.play.cover.open_button)
    assert theatre.stage == "hold"
    theatre.rest()
    place = theatre.point(theatre.cards()[0])
    viewport = theatre.table.viewport()
    second_half(viewport, QPointF(place))
    theatre.turn()
    assert theatre.session.undo_text() == ""


def test_a_held_key_opens_and_locks_nothing(theatre: Theatre) -> None:
    """A key that is held down repeats itself: only its first press counts."""
    theatre.play.hide_now()
    theatre.clock.pass_by(1.0)
    focused = QApplication.focusWidget()
    assert focused is not None
    for _ in range(5):
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
        QApplication.sendEvent(focused, held)
    assert theatre.stage == "cover"


def test_a_press_that_began_in_the_hand_ends_nowhere(theatre: Theatre) -> None:
    viewport, place = theatre.table.viewport(), theatre.point(theatre.cards()[0])
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=place)
    theatre.play.hide_now()
    theatre.clock.pass_by(1.0)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=place)
    theatre.turn()
    assert theatre.stage == "cover"
    theatre.uncover()
    assert theatre.session.undo_text() == ""


def test_a_reveal_is_not_skipped_by_what_was_typed_before_it(theatre: Theatre) -> None:
    choose(theatre)
    covered_by_lock(theatre)
    theatre.uncover()
    choose(theatre)
    shown: list[int] = []
    theatre.table.beat_shown.connect(shown.append)
    theatre.press(theatre.play.side.prompt.choices["confirm"])
    theatre.qtbot.waitUntil(lambda: theatre.stage == "public", timeout=PATIENCE)
    assert theatre.table.playing
    for _ in range(3):
        theatre.key(Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
        theatre.key(Qt.Key.Key_Space)
        theatre.press(theatre.play.side.prompt.choices["skip"])
        theatre.press(theatre.table.viewport())
    assert shown == []
    theatre.clock.pass_by(ALMOST + OVER)
    theatre.key(Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert len(shown) > 1
