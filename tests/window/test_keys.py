"""A whole game of Bears & Bees without a pointer, from Home to the result and into the next game."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QWidget

from tests.window.conftest import Sit
from tests.window.person import Person

MOST_STEPS = 1_500
FARTHEST = 40
"""Keys after which something that the cursor or the focus should reach is taken to be out of reach."""


class Typist:
    """Plays at random by keys alone: digits and arrows for cards, letters for decks, Enter for the rest."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.chance = random.Random(seed)

    def to_result(self) -> None:
        for _ in range(MOST_STEPS):
            self.person.until_asked()
            if self.person.over:
                return
            before = self.person.scenery()
            self.answer()
            self.person.until(lambda before=before: self.person.scenery() != before, "something happens")  # type: ignore[misc]
        raise AssertionError("the game does not end")

    def answer(self) -> None:
        """The keys for what the screen asks."""
        person = self.person
        lit = person.lit()
        settled = person.button("done") or person.button("result") or person.button("confirm")
        if person.play.session.stage.kind == "cover" or settled is not None:
            person.key("Return")
        elif self.chance.random() < 0.3:
            self.walk(self.chance.choice(lit))
        elif "supply/honey" in lit:
            self.walk("supply/honey")
        elif "deck/honey" in lit or "deck/research" in lit:
            person.key(
                self.chance.choice([key for key, deck in (("h", "honey"), ("j", "research")) if f"deck/{deck}" in lit])
            )
        else:
            person.key(str(self.chance.randint(1, min(9, len(lit)))))
            assert person.table.roving.handle in lit
            person.key("Return")

    def walk(self, goal: str) -> None:
        """To ``goal`` with the arrows, always the way it lies, and Enter."""
        person = self.person
        for _ in range(FARTHEST):
            here = person.table.roving.handle
            if here == goal:
                person.key("Return")
                return
            way = person.table.rect_of(goal).center() - person.table.rect_of(here).center()
            across = abs(way.x()) > abs(way.y()) if self.chance.random() < 0.8 else self.chance.random() < 0.5
            person.key(("Right" if way.x() > 0 else "Left") if across else ("Down" if way.y() > 0 else "Up"))
        raise AssertionError(f"{goal} is out of reach of the arrows")


def tab_to(person: Person, wanted: Callable[[], QWidget], key: str = "Tab") -> None:
    """Moves the focus with Tab to the widget that is ``wanted``."""
    for _ in range(FARTHEST):
        if QApplication.focusWidget() is wanted():
            return
        person.key(key)
    raise AssertionError("Tab never comes there")


def test_a_whole_game_by_keys_alone(sit: Sit) -> None:
    person = sit()
    person.key("Return")
    page = person.window.set_up
    assert page is not None
    person.until(page.isVisible, "the seats are shown")
    tab_to(person, lambda: page.rows[1].kind, "shift+Tab")
    person.key("Up")  # a person in the place of the bot
    tab_to(person, lambda: page.rows[2].away)
    person.key("space")
    tab_to(person, lambda: page.advanced)
    person.key("space")
    tab_to(person, lambda: page.seed)
    person.key("1", "6")
    tab_to(person, lambda: page.start)
    person.key("Return")
    person.until(lambda: person.window.play is not None, "the game begins")
    assert [player.kind for player in person.play.session.players] == ["human", "human"]
    assert person.play.session.setup.seed == 16
    Typist(person, 3).to_result()
    session = person.play.session
    assert session.outcome() is not None
    assert not session.journal.refused
    person.key("Return")
    person.until(lambda: person.play.session is not session, "another game begins")
    assert person.play.session.stage.kind == "cover"
    assert person.play.session.players == session.players
