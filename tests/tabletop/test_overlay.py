"""The sheet over the window gives the focus back, also where what had it is gone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt

from tabletop.texts import say
from tests.tabletop.commons import hands
from tests.tabletop.conftest import Open
from tests.tabletop.sitting import Sitting, click, people, press


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


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1920, 1080)])
def test_a_sheet_of_one_sentence_is_as_high_as_it_says(sitting: Sitting, size: QSize, scale: float) -> None:
    sitting.start(people(2))
    window, overlay = sitting.window, sitting.window.overlay
    window.look.choose("light", scale)
    window.resize(size)
    window.files.tell(say("home.open"), say("hive.saved", file="ours.hive"))
    sitting.turn()
    sheet, said = overlay._sheet, overlay.pane.widget()
    assert said is not None
    assert not overlay.pane.verticalScrollBar().isVisible()
    assert said.height() == said.heightForWidth(said.width()) == overlay.pane.height()
    assert abs(sheet.geometry().center().y() - overlay.rect().center().y()) <= 1
    window.show_rules()
    sitting.turn()
    assert overlay.pane.verticalScrollBar().maximum() > 0
    assert sheet.height() >= min(overlay.height() - window.look.theme.px(40), window.look.theme.px(760))
    assert overlay.rect().contains(sheet.geometry())


def test_a_sheet_grows_with_its_words(sitting: Sitting) -> None:
    sitting.start(people(2))
    window, overlay = sitting.window, sitting.window.overlay
    window.files.tell(say("home.open"), say("hive.saved", file="ours.hive"))
    sitting.turn()
    before = overlay._sheet.height()
    window.preferences.change_text(1.0)
    sitting.turn()
    assert overlay._sheet.height() > before
    assert not overlay.pane.verticalScrollBar().isVisible()
