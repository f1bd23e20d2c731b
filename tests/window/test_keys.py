"""Whole games without a pointer, from Home to the result and into the next game; and what they cost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from tests.window.conftest import Sit
from tests.window.courses import GAMES, Course, kept_to_budget
from tests.window.person import Person
from tests.window.typist import FARTHEST, Typist


def tab_to(person: Person, wanted: Callable[[], QWidget], key: str = "Tab") -> None:
    """Moves the focus with Tab to the widget that is ``wanted``."""
    for _ in range(2 * FARTHEST):
        if QApplication.focusWidget() is wanted():
            return
        person.key(key)
    raise AssertionError("Tab never comes there")


def set_up(person: Person, course: Course) -> None:
    """From Home to the table by keys: the box, the chairs, the options, the seed."""
    boxes = person.window.home.shelf.boxes
    tab_to(person, lambda: boxes[course.game])
    person.key("Return")
    page = person.window.set_up
    assert page is not None
    person.until(page.isVisible, "the seats are shown")
    seats = course.people + course.bots
    while len(page.rows) > seats:
        tab_to(person, lambda: page.rows[-1].away)
        person.key("space")
    while len(page.rows) < seats:
        tab_to(person, lambda: page.add)
        person.key("space")
    for seat, row in enumerate(page.rows):
        wanted = int(seat >= course.people)
        if row.kind.currentIndex() != wanted:
            tab_to(person, lambda row=row: row.kind)  # type: ignore[misc]
            person.key("Down" if wanted else "Up")
    for name, value in GAMES[course.game].options.items():
        made = page.options.fields[name]
        if isinstance(made, QCheckBox) and made.isChecked() != value:
            tab_to(person, lambda made=made: made)  # type: ignore[misc]
            person.key("space")
    tab_to(person, lambda: page.advanced)
    person.key("space")
    tab_to(person, lambda: page.seed)
    person.key(*str(course.seed))
    tab_to(person, lambda: page.start)
    person.key("Return")
    person.until(lambda: person.window.play is not None, "the game begins")


def test_a_whole_game_by_keys_alone(sit: Sit, course: Course, record_property: Callable[[str, object], None]) -> None:
    person = sit()
    set_up(person, course)
    session, game = person.play.session, GAMES[course.game]
    assert [player.kind for player in session.players] == ["human"] * course.people + ["cub"] * course.bots
    assert session.setup.game == course.game
    assert session.setup.seed == course.seed
    driver = Typist(person, course.keys, game.pull, game.whole)
    driver.to_result()
    assert session.outcome() is not None
    for name, count in kept_to_budget(driver, course).items():
        record_property(name, count)
    person.key("Tab")  # from the table to the rematch
    person.key("Return")
    person.until(lambda: person.play.session is not session, "another game begins")
    assert person.play.session.players == session.players
