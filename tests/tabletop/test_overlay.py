"""The sheet over the window gives the focus back, also where what had it is gone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt

from tests.tabletop.commons import hands
from tests.tabletop.conftest import Open
from tests.tabletop.sitting import click, people, press


def test_a_button_that_was_built_anew_under_the_sheet_is_not_asked_for(table: Open) -> None:
    sitting = table("vote", people(4), ballots="fists")
    click(hands(sitting).skip)
    assert hands(sitting).holds_focus()
    sitting.window.show_rules()
    sitting.window.preferences.change_text(0.5)
    sitting.turn()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    press(Qt.Key.Key_Escape)
    sitting.turn()
    assert not sitting.window.overlay.isVisible()
    assert hands(sitting).holds_focus()
    press(Qt.Key.Key_Y)
    assert hands(sitting).rows[0].at == 0
    sitting.window.preferences.change_text(0)
