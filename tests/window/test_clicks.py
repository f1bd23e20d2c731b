"""Whole games by clicks on what is lit, on buttons, amounts and sheets, and by nothing else; and what they cost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox

from tests.window.clicker import Clicker
from tests.window.conftest import Sit
from tests.window.courses import GAMES, Course, kept_to_budget

WATCHED = {"secret_kingdom": 2}
"""The rounds that are watched at normal speed."""


def test_a_whole_game_by_clicks(sit: Sit, course: Course, record_property: Callable[[str, object], None]) -> None:
    person = sit()
    person.click(person.window.home.shelf.boxes[course.game])
    page = person.window.set_up
    assert page is not None
    person.until(page.isVisible, "the seats are shown")
    page.show_players(course.players())
    game = GAMES[course.game]
    for name, value in game.options.items():
        made = page.options.fields[name]
        assert isinstance(made, QCheckBox)
        made.setChecked(value)
    person.bring(page.advanced)
    person.click(page.advanced)
    page.seed.setText(str(course.seed))
    person.click(page.start)
    driver = Clicker(person, course.mouse, game.pull, game.whole)
    driver.watched = WATCHED.get(course.game, 0)
    driver.to_result()
    assert person.play.session.outcome() is not None
    for name, count in kept_to_budget(driver, course).items():
        record_property(name, count)
