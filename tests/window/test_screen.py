"""The virtual screen itself: what every other test here builds on."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.screen import Screen


def test_a_window_becomes_active_and_nothing_hovers_on_it(qtbot: QtBot) -> None:
    button = QPushButton("Confirm")
    qtbot.addWidget(button)
    with qtbot.waitActive(button):
        button.show()
    assert QApplication.platformName() == "xcb"
    assert not button.underMouse()


def test_a_click_of_the_real_pointer_arrives(qtbot: QtBot, screen: Screen) -> None:
    button = QPushButton("Confirm")
    button.resize(200, 80)
    qtbot.addWidget(button)
    with qtbot.waitActive(button):
        button.show()
    middle = button.mapToGlobal(button.rect().center())
    with qtbot.waitSignal(button.clicked):
        screen.xdotool("mousemove", str(middle.x()), str(middle.y()), "click", "1")
