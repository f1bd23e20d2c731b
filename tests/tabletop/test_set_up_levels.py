"""The levels of the bots on the set-up page and in the menu of seats: chosen, told in words, and remembered."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMenu

from tabletop.bots.levels import ALL, LEVELS
from tabletop.pages.play_seats import seats_menu
from tabletop.pages.seating import seated
from tabletop.pages.set_up import SetUp
from tabletop.play import Player
from tabletop.texts import say
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people, press


def set_up(sitting: Sitting) -> SetUp:
    click(sitting.window.home.shelf.boxes["bears_and_bees"])
    assert sitting.window.set_up is not None
    return sitting.window.set_up


def told(page: SetUp) -> str:
    return " ".join(made.text() for made in page.bots.findChildren(QLabel) if made.isVisible())


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_that_is_chosen_is_told_in_one_sentence(sitting: Sitting, level: str) -> None:
    page = set_up(sitting)
    for made in page.rows[1:]:
        made.kind.setCurrentIndex(made.kind.findData(level))
    sitting.turn()
    sentences = {key: say(f"level.{key}.line") for key in LEVELS}
    assert [key for key, sentence in sentences.items() if sentence in told(page)] == [level]
    assert say("setup.bots.fair") in told(page)
    assert page.rows[1].kind.accessibleDescription() == sentences[level]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_told_without_the_others_which_may_not_be_on_the_page(level: str) -> None:
    words = set(re.findall(r"\w+", say(f"level.{level}.line").lower()))
    assert words.isdisjoint([*(say(f"level.{other}").lower() for other in LEVELS), "than", "further", "longer"])


def test_what_is_told_of_the_levels_is_so() -> None:
    """Whoever changes a level reads its sentence again."""
    cub, forager, keeper, queen, expert = LEVELS.values()
    assert (cub.foresight, cub.memory, cub.regard, cub.attention < forager.attention) == (False, 0, 0, True)
    assert (forager.foresight, forager.memory < keeper.memory, forager.regard) == (True, True, 1)
    assert (keeper.ahead, keeper.regard, keeper.memory < queen.memory) == (2, ALL, True)
    assert forager.attention < keeper.attention < queen.attention < expert.attention == 1
    assert all((level.ahead, level.regard, level.memory) == (ALL, ALL, ALL) for level in (queen, expert))
    assert (queen.milliseconds, expert.milliseconds) == (500, 1500)


def test_where_no_bot_sits_nothing_is_told_of_bots(sitting: Sitting) -> None:
    page = set_up(sitting)
    for made in page.rows:
        made.kind.setCurrentIndex(made.kind.findData("human"))
    assert not page.bots.isVisible()
    assert page.rows[1].kind.accessibleDescription() == ""


def test_a_level_is_chosen_by_keys(sitting: Sitting) -> None:
    page = set_up(sitting)
    page.rows[1].kind.setFocus()
    press(Qt.Key.Key_End)
    assert page.players[1].kind == "expert"


def test_the_levels_are_remembered(sit: Sit) -> None:
    sitting = sit()
    page = set_up(sitting)
    kinds = ["human", "queen", "forager"]
    for made, kind in zip(page.rows, kinds, strict=True):
        made.kind.setCurrentIndex(made.kind.findData(kind))
    click(page.start)
    sitting.rest()
    assert [player.kind for player in sitting.play.session.players] == kinds
    assert [player.kind for player in set_up(sit()).players] == kinds


def test_bots_that_fill_a_table_are_of_the_level_that_sits_there() -> None:
    filled = seated([Player("Ana"), Player("Ben", "queen", 1)], range(4, 6))
    assert [player.kind for player in filled] == ["human", "queen", "queen", "queen"]
    assert [player.kind for player in seated([Player("Ana")], range(2, 6))] == ["human", "cub"]


def lines(menu: QMenu) -> list[QMenu]:
    return [made for action in menu.actions() if isinstance(made := action.menu(), QMenu)]


def test_in_play_each_seat_is_given_to_a_person_or_a_level(sitting: Sitting) -> None:
    chosen: list[tuple[int, str]] = []
    menu = seats_menu(sitting.window, [Player("Ana"), Player("Ben", "keeper", 1)], lambda *words: chosen.append(words))
    ana, ben = lines(menu)
    assert ("Ana" in ana.title(), "Keeper" in ben.title()) == (True, True)
    assert [action.text() for action in ana.actions() if not action.isEnabled()] == ["Person"]
    assert [action.text() for action in ben.actions() if action.isChecked()] == ["Bot: Keeper"]
    ana.actions()[-1].trigger()
    ben.actions()[0].trigger()
    assert chosen == [(0, "expert"), (1, "human")]


def test_the_close_look_at_a_seat_says_which_bot_sits_there(sitting: Sitting) -> None:
    sitting.start(people(1, bots=1))
    for seat, told in ((0, False), (1, True)):
        sitting.play.showing.close_look.look_at_seat(seat)
        assert (say("level.cub.line") in sitting.play.side.inspector.accessibleDescription()) == told


def test_the_open_list_has_one_frame(sitting: Sitting) -> None:
    """The window round the list adds none of its own: the list fills it, and its outline is the edge of the window."""
    page = set_up(sitting)
    kind = page.rows[0].kind
    kind.showPopup()
    sitting.turn()
    view = kind.view()
    around = view.parentWidget()
    assert around is not None
    assert around.isVisible()
    assert view.geometry() == around.rect()
    picture = around.grab().toImage()
    outline = page.look.theme.colour("outline")
    middle, bottom = picture.width() // 2, picture.height() - 1
    assert {picture.pixelColor(middle, 0).name(), picture.pixelColor(middle, bottom).name()} == {outline.name()}
    kind.hidePopup()
