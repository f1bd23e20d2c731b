"""The rules name their game, open for the one that is at hand, and turn over to any other by two keys or one click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel

from tabletop.pages.home import OPEN
from tabletop.panels.chips import Chips
from tabletop.texts import game_help, say
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people, press


def heading(sitting: Sitting) -> str:
    assert sitting.window.overlay.isVisible()
    return sitting.window.overlay._title.text()


def of(game: str) -> str:
    return say("panel.rules.of", game=say(f"{game}.title"))


def choice(sitting: Sitting) -> Chips:
    (found,) = sitting.window.overlay.pane.findChildren(Chips)
    return found


def shown(sitting: Sitting, game: str) -> bool:
    """Whether all of this game's rules stand on the sheet."""
    sheet = sitting.window.overlay.pane.widget()
    assert sheet is not None
    words = {part.text() for part in sheet.findChildren(QLabel)}
    return all(title in words and set(said) <= words for _key, title, said in game_help(game))


@pytest.mark.parametrize("game", OPEN)
def test_on_home_the_rules_are_those_of_the_box_with_the_focus(sitting: Sitting, game: str) -> None:
    home = sitting.window.home
    home.shelf.boxes[game].setFocus()
    press(Qt.Key.Key_F1)
    assert heading(sitting) == of(game)
    assert shown(sitting, game)
    press(Qt.Key.Key_Escape)
    assert home.shelf.boxes[game].hasFocus()
    click(home._rules)
    assert heading(sitting) == of(game)


def test_without_a_box_the_rules_are_those_of_the_game_that_waits_or_was_played_last(sit: Sit) -> None:
    window = sit().window
    window.open_box("beesness")
    window.start(people(3), 5)
    window.open_box("bear_necessities")
    window.go_home()
    assert window.home.go_on.hasFocus()
    press(Qt.Key.Key_F1)
    assert window.overlay._title.text() == of("beesness")
    again = sit()
    press(Qt.Key.Key_F1)
    assert heading(again) == of("beesness")


def test_at_set_up_and_at_the_table_the_rules_are_those_of_that_game(sitting: Sitting) -> None:
    sitting.window.open_box("beesness")
    press(Qt.Key.Key_F1)
    assert heading(sitting) == of("beesness")
    press(Qt.Key.Key_Escape)
    sitting.start(people(3))
    sitting.window.home.look_at("bear_necessities")
    press(Qt.Key.Key_F1)
    assert heading(sitting) == of("beesness")


@pytest.mark.parametrize("game", OPEN)
def test_a_click_turns_over_to_any_other_game(sitting: Sitting, game: str) -> None:
    press(Qt.Key.Key_F1)
    click(choice(sitting).buttons[game])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert heading(sitting) == of(game)
    assert shown(sitting, game)
    assert [name for name, made in choice(sitting).buttons.items() if made.isChecked()] == [game]


def test_every_other_game_is_two_keys_away(sitting: Sitting) -> None:
    press(Qt.Key.Key_F1)
    seen = [heading(sitting)]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        press(key)
        seen.append(heading(sitting))
    assert seen == [of(OPEN[place]) for place in (0, 1, 2, 3, 0, 3)]
    assert sitting.window.overlay.pane.hasFocus()


def test_tab_reaches_the_choice_and_arrows_turn_over_there_too(sitting: Sitting) -> None:
    press(Qt.Key.Key_F1)
    press(Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert choice(sitting).buttons[OPEN[0]].hasFocus()
    press(Qt.Key.Key_Right)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert heading(sitting) == of(OPEN[1])
    assert choice(sitting).buttons[OPEN[1]].hasFocus()
    press(Qt.Key.Key_Tab)
    assert sitting.window.overlay.pane.hasFocus()
    press(Qt.Key.Key_Tab)
    assert sitting.window.overlay.close_button.hasFocus()


def test_escape_gives_the_focus_back_after_another_game_was_read(sitting: Sitting) -> None:
    box = sitting.window.home.shelf.boxes["secret_kingdom"]
    box.setFocus()
    press(Qt.Key.Key_F1)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_F1)
    assert heading(sitting) == of("secret_kingdom")
    press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is box


def test_the_rules_open_at_the_phase_of_their_own_game_only(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.window.show_rules("swarm")
    bar = sitting.window.overlay.pane.verticalScrollBar()
    sitting.turn()
    assert bar.value() > 0
    press(Qt.Key.Key_Right)
    sitting.turn()
    assert bar.value() == 0
    press(Qt.Key.Key_Left)
    sitting.turn()
    assert bar.value() > 0


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("game", OPEN)
def test_heading_and_choice_have_their_room(sitting: Sitting, game: str, scale: float) -> None:
    window = sitting.window
    window.look.choose("light", scale)
    window.resize(QSize(1024, 640))
    window.home.shelf.boxes[game].setFocus()
    press(Qt.Key.Key_F1)
    sitting.turn()
    title, pane = window.overlay._title, window.overlay.pane
    assert title.height() >= title.heightForWidth(title.width())
    assert pane.horizontalScrollBar().maximum() == 0
    for made in choice(sitting).buttons.values():
        assert made.width() >= made.sizeHint().width()
        assert choice(sitting).rect().contains(made.geometry())
