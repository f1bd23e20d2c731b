"""The prompt bar where there is little room for it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from tabletop.panels.look import Look
from tabletop.panels.prompt_bar import Choice, PromptBar
from tabletop.panels.widgets import button, column
from tabletop.texts import say
from tabletop.texts.pieces import Stepper
from tabletop.tour.faults import faults


def test_where_room_is_short_the_buttons_share_the_line_with_the_words(look: Look, qtbot: QtBot) -> None:
    look.choose("light", 2.0)
    window = QWidget()
    qtbot.addWidget(window)
    bar = PromptBar(look)
    window.setLayout(column(None, bar))
    window.resize(1024, 640)
    confirm = Choice("confirm", say("play.confirm"), "primary", "check", short=say("play.confirm.solo"))
    bar.ask("Ana, play Research 30?", "Confirm it.", (Choice("hide", say("play.hide"), "", "hide", short=""), confirm))
    window.show()
    made = bar.choices["confirm"]
    qtbot.waitUntil(lambda: made.geometry().top() < bar.what.geometry().bottom())
    assert made.text().strip() == say("play.confirm.solo")
    assert made.accessibleName() == say("play.confirm")
    assert bar.choices["hide"].text() == ""
    qtbot.waitUntil(lambda: bar.height() < window.height() / 4)
    window.resize(2000, 640)
    qtbot.waitUntil(lambda: made.text().strip() == say("play.confirm"))


def test_a_button_that_comes_again_keeps_the_focus(look: Look, qtbot: QtBot) -> None:
    """Where one question follows another at once, Qt must not hand the focus to the first button of the window."""
    window = QWidget()
    qtbot.addWidget(window)
    bar = PromptBar(look)
    way_out = button("Home", lambda: None)
    window.setLayout(column(None, way_out, bar))
    confirm = Choice("confirm", say("play.confirm"), "primary", "check")
    bar.ask("Ana, play Research 30?", "Confirm it.", (confirm,))
    window.show()
    qtbot.waitUntil(bar.choices["confirm"].isVisible)
    bar.choices["confirm"].setFocus()
    first = bar.choices["confirm"]
    bar.ask("Ana, play Honey 3?", "Confirm it.", (Choice("hide", say("play.hide")), confirm))
    assert bar.choices["confirm"] is not first
    assert window.focusWidget() is bar.choices["confirm"]


@pytest.mark.parametrize("around", ["sold", "bid"])
def test_an_amount_and_one_press_for_all_share_the_smallest_bar_in_the_largest_letters(
    look: Look, qtbot: QtBot, around: str
) -> None:
    look.choose("light", 2.0)
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = PromptBar(look)
    window.setCentralWidget(bar)
    window.resize(1024, 640)
    bids = range(3, 31)
    short = "beesness_table.around.sold.short" if around == "sold" else "beesness_table.around.nobody"
    all_say = Choice("all drop", say(f"beesness_table.around.{around}", name="Barnaby-Bartholomew"), short=say(short))
    drop = Choice("drop", say("beesness.button.drop"))
    undo = Choice("take_back", say("play.take_back"), "", "undo", short="")
    stepper = Stepper(tuple(f"bid {bid}" for bid in bids), tuple(say("beesness.button.bid", count=bid) for bid in bids))
    bar.ask("Ana, bid more than 2 for this worker?", "", (undo, drop, all_say), (0, "Ana"), stepper)
    window.show()
    qtbot.waitUntil(lambda: bar.choices["all drop"].text() == say(short))
    window.repaint()
    assert not faults(window)
    assert bar.choices["all drop"].accessibleName() == all_say.text
