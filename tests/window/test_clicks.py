"""Whole games of Bears & Bees by clicks on what is lit and on the buttons that are there, and by nothing else."""

from __future__ import annotations

import random

import pytest

from tests.window.conftest import Sit
from tests.window.person import Person, people

MOST_STEPS = 1_500
SLOWER = (3, 4)
"""The rounds that are watched at normal speed."""


class Clicker:
    """Plays at random with the pointer alone; what was chosen is clicked again or confirmed by its button."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.chance = random.Random(seed)
        self.chosen = ""

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
        """One click that the screen asks for."""
        person = self.person
        ready = person.button("done") or person.button("result")
        confirm = person.button("confirm")
        if person.play.session.stage.kind == "cover":
            person.click(person.play.cover.open_button)
        elif ready is not None:
            person.click(ready)
        elif confirm is not None and self.chance.random() < 0.7:
            person.click(confirm)
        elif confirm is not None:
            person.click_handle(self.chosen)
        else:
            self.set_speed()
            lit = person.lit()
            swarms = [handle for handle in lit if handle.startswith("card/S")]  # they bring a game to its end
            self.chosen = self.chance.choice(swarms if swarms and self.chance.random() < 0.4 else lit)
            person.click_handle(self.chosen)

    def set_speed(self) -> None:
        """Some rounds are watched, the others are shown at once."""
        person = self.person
        wanted = "normal" if person.play.session.view().round in SLOWER else "instant"
        while person.look.speed != wanted:
            person.click(person.play.side.strip.speed)


@pytest.mark.parametrize(("humans", "bots", "seed"), [(2, 0, 1), (2, 1, 6)])
def test_a_whole_game_by_clicks(sit: Sit, humans: int, bots: int, seed: int) -> None:
    person = sit()
    person.click(person.window.home.shelf.boxes["bears_and_bees"])
    page = person.window.set_up
    assert page is not None
    person.until(page.isVisible, "the seats are shown")
    page.show_players(people(humans, bots))
    person.click(page.advanced)
    page.seed.setText(str(seed))
    person.click(page.start)
    Clicker(person, seed).to_result()
    session = person.play.session
    assert session.outcome() is not None
    spent = session.journal.decisions()
    assert {one.touches for one in spent if one.kind == "cover"} == {1}
    assert max(one.touches for one in spent) <= 2
    assert not session.journal.refused
