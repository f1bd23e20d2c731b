"""Why the bots did what they did, on the screen: where it is told, when, and that it is said where there is nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tabletop.texts import say
from tests.play.test_thinker import WORKER
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, people, press

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked for counsel answers at once, with the first thing that the law allows."""
    monkeypatch.setattr("tabletop.play.thinker.worker_command", lambda: WORKER)


def test_why_tells_of_bots_in_an_open_game_at_once_and_leaves_the_table_as_it_was(sitting: Sitting) -> None:
    sitting.window.open_box("secret_kingdom")
    sitting.window.start(people(1, bots=1), 7)
    sitting.rest()
    for _ in range(40):
        if sitting.play.session.past.thoughts():
            break
        sitting.answer(lambda actions: actions[0])
    entries = sitting.play.session._match.state_number
    press(Qt.Key.Key_F3, SHIFT)
    overlay = sitting.window.overlay
    assert overlay.isVisible()
    words = " ".join(made.text() for made in overlay.pane.findChildren(QLabel))
    assert "Ben" in words
    assert say("why.only") in words
    press(Qt.Key.Key_Escape)
    assert not overlay.isVisible()
    assert sitting.play.session._match.state_number == entries


def test_why_asked_at_the_result_turns_to_the_bots_and_at_a_table_of_people_says_that_there_are_none(sit: Sit) -> None:
    for bots in (1, 0):
        sitting = sit()
        sitting.start(people(2, bots=bots))
        sitting.to_end()
        sitting.turn()
        result = sitting.window.result
        assert result is not None
        sitting.until(result.isVisible)
        press(Qt.Key.Key_F3, SHIFT)
        overlay = sitting.window.overlay
        if bots:
            assert result.tabs.currentWidget() is result.thoughts
            assert not overlay.isVisible()
            assert any("Cleo" in made.text() for made in result.thoughts.findChildren(QLabel))
        else:
            assert [made.text() for made in overlay.pane.findChildren(QLabel)] == [say("why.nobody")]


def test_what_bots_thought_is_not_kept_when_a_game_is_left_and_the_result_says_so(sitting: Sitting) -> None:
    sitting.start(people(2, bots=1))
    sitting.to_end()
    sitting.turn()
    number = sitting.window.shelf.number
    sitting.window.go_home()
    sitting.window.resume(number)
    sitting.rest()
    result = sitting.window.result
    assert result is not None
    sitting.until(result.isVisible)
    press(Qt.Key.Key_F3, SHIFT)
    assert [made.text() for made in result.thoughts.findChildren(QLabel)] == [say("why.forgotten")]
    sitting.window.back_to_table()
    press(Qt.Key.Key_F3, SHIFT)
    assert [made.text() for made in sitting.window.overlay.pane.findChildren(QLabel)] == [say("why.forgotten")]


def test_why_tells_nothing_of_hands_while_they_are_held(sitting: Sitting) -> None:
    sitting.start(people(1, bots=2))
    sitting.to_choice()
    press(Qt.Key.Key_F3, SHIFT)
    words = [made.text() for made in sitting.window.overlay.pane.findChildren(QLabel)]
    assert words == [say("why.later")]
