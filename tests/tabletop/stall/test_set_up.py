"""What games may ask of the set-up page: options, who begins, people of another game, bots up to the least."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QCheckBox, QComboBox

from tabletop.texts import say, shown
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people
from tests.tabletop.stall.seats import CALM, set_up_page


def test_options_are_asked_remembered_and_passed_on(sit: Sit) -> None:
    sitting = sit()
    page = set_up_page(sitting)
    assert page.options.values() == {"short": False, "mood": "calm", "first": "random"}
    short, mood, first = (page.options.fields[name] for name in ("short", "mood", "first"))
    assert isinstance(short, QCheckBox)
    assert isinstance(mood, QComboBox)
    assert isinstance(first, QComboBox)
    short.setChecked(True)
    mood.setCurrentIndex(1)
    assert [first.itemText(place) for place in range(first.count())] == [
        say("setup.first.random"),
        *(shown(player.name) for player in page.players),
    ]
    first.setCurrentIndex(2)
    click(page.start)
    sitting.rest()
    wanted = {"short": True, "mood": "wild", "first": 1}
    assert sitting.play.session.setup.options == wanted
    assert set_up_page(sit()).options.values() == wanted


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_start_is_in_sight_however_many_chairs_and_options_there_are(sitting: Sitting, scale: float) -> None:
    sitting.window.shelf.settings.scale = scale
    sitting.window.preferences.apply()
    page = set_up_page(sitting)
    page.show_players(people(6))
    for _ in range(3):
        sitting.turn()
    start = QRect(page.start.mapTo(sitting.window, page.start.rect().topLeft()), page.start.size())
    assert sitting.window.rect().contains(start)
    assert page.start.visibleRegion().boundingRect() == page.start.rect()


def test_whoever_is_to_begin_follows_the_chairs(sitting: Sitting) -> None:
    page = set_up_page(sitting)
    page.show_players(people(4))
    first = page.options.fields["first"]
    assert isinstance(first, QComboBox)
    first.setCurrentIndex(4)
    page.rows[3].name.setText("Zoë")
    assert first.currentText() == shown("Zoë")
    click(page.rows[0].away)
    assert page.options.values()["first"] == "random", "nobody sits there any more"
    assert first.count() == 4


def test_people_of_another_game_sit_down_and_bots_fill_up_to_the_least(sit: Sit) -> None:
    sitting = sit()
    sitting.start(people(2))
    sitting.window.go_home()
    page = set_up_page(sitting)
    assert [(player.name, player.kind) for player in page.players] == [
        ("Ana", "human"),
        ("Ben", "human"),
        ("Cleo", "cub"),
    ]
    assert page.limit.text() == "A market needs three."
    assert not page.rows[0].away.isEnabled()
    while page.add.isEnabled():
        click(page.add)
    assert [player.name for player in page.players] == ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"]
    assert page.limit.text() == "Six is the most: the stall has six places."
    click(page.start)
    sitting.rest()
    sitting.window.open_box("bears_and_bees")
    assert sitting.window.set_up is not None
    assert len(sitting.window.set_up.players) == 2, "that game has its own people of last time"


def test_six_people_are_too_many_for_a_game_of_five_and_a_bot_stands_up_first(sitting: Sitting) -> None:
    sitting.window.open_box("honey_stall")
    sitting.window.start([*people(2, 1), *people(6)[3:]], 7, CALM)
    sitting.rest()
    sitting.window.go_home()
    sitting.window.open_box("bears_and_bees")
    page = sitting.window.set_up
    assert page is not None
    assert [player.name for player in page.players] == ["Ana", "Ben", "Dan", "Eva", "Finn"]
    assert page.options.isHidden()
