"""Going back in the window: from an open hand to the public screen, agreed by each in turn, told in the story."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.play.house import House
from tabletop.texts import say, shown
from tests.tabletop.sitting import Sitting, click, people, press
from tests.tabletop.test_privacy import leaks, secrets

CONTROL = Qt.KeyboardModifier.ControlModifier


def family(sitting: Sitting, humans: int, bots: int = 0) -> None:
    """A table that was set up with the family rule."""
    sitting.window.open_box("bears_and_bees")
    page = sitting.window.set_up
    assert page is not None
    page.show_players(people(humans, bots))
    click(page.advanced)
    click(page.house.undo.buttons["family"])
    assert page.house.house == House(undo="family")
    page.seed.setText("7")
    click(page.start)
    sitting.rest()


def test_everybody_agrees_on_the_public_screen_and_no_hand_is_seen(sitting: Sitting) -> None:
    family(sitting, 2)
    sitting.to_choice()
    sitting.play.press(sitting.play.session.decision().actions[0])  # type: ignore[union-attr]
    sitting.rest()
    known = secrets(sitting)
    assert leaks(sitting, known)
    press(Qt.Key.Key_Backspace, CONTROL)
    prompt = sitting.play.side.prompt
    agreed = []
    for name in ("Ana", "Ben"):
        sitting.until(lambda: "agree" in prompt.choices)
        sitting.turn(1.0)
        assert leaks(sitting, known) == []
        assert sitting.play.session.viewer is None
        assert say("play.rewind.ask", name=shown(name), round=1) in prompt.what.text()
        click(prompt.choices["agree"])
        if "agree" in prompt.choices:  # the second half of a double click
            QTest.mouseDClick(prompt.choices["agree"], Qt.MouseButton.LeftButton)
        agreed.append(sitting.play.session.way_back.voter)
    assert agreed == [1, None]
    sitting.rest()
    assert leaks(sitting, known) == []
    assert sitting.stage.kind == "cover"
    assert say("play.rewound", round=1) in sitting.play.cover.recap.text
    sitting.uncover()
    assert secrets(sitting) == known or sitting.play.session.view().seat != 0


def test_no_is_enough_and_the_cover_comes_again(sitting: Sitting) -> None:
    family(sitting, 2)
    sitting.to_choice()
    before = len(sitting.play.session._match.entries)
    press(Qt.Key.Key_Backspace, CONTROL)
    sitting.until(lambda: "disagree" in sitting.play.side.prompt.choices)
    sitting.turn(1.0)
    click(sitting.play.side.prompt.choices["disagree"])
    sitting.rest()
    assert sitting.stage.kind == "cover"
    assert len(sitting.play.session._match.entries) == before


def test_who_plays_alone_goes_back_and_the_result_says_so(sitting: Sitting) -> None:
    family(sitting, 1, 1)
    sitting.to_choice()
    press(Qt.Key.Key_Backspace, CONTROL)
    sitting.rest()
    assert sitting.play.session._match.entries[-1].kind == "rewind"
    sitting.to_end()
    sitting.until(lambda: sitting.window.stack.currentWidget() is sitting.window.result)
    assert sitting.window.result is not None
    assert say("result.assisted") in sitting.window.result.reason.text()


def test_a_strict_table_says_why_not(sitting: Sitting) -> None:
    sitting.start(people(1, 1))
    sitting.to_choice()
    press(Qt.Key.Key_Backspace, CONTROL)
    sitting.rest()
    assert {entry.kind for entry in sitting.play.session._match.entries} == {"act"}
    assert not sitting.play.session.way_back.offered
