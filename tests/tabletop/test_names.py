"""Names of any length and script: they are held by every page, and nothing that matters gives way to them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from tabletop.panels.log import Log
from tabletop.panels.look import Look
from tabletop.panels.name_label import NameLabel
from tabletop.play import Player
from tabletop.texts import breakable, shown
from tests.tabletop.sitting import Sitting

WIDE = "W" * 64
NAMES = [
    WIDE,
    "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466\U0001f43b\u200d\u2744\ufe0f" * 6,
    "\u05d0\u05d1\u05d2\u05d3 \u05d4\u05d5\u05d6 \u05d7\u05d8\u05d9 \u05db\u05dc\u05de \u05e0\u05e1\u05e2 \u05e4\u05e6",
    "\u0645\u062d\u0645\u062f \u0639\u0628\u062f \u0627\u0644\u0631\u062d\u0645\u0646 \u0628\u0646 \u0639\u0648\u0641",
    "\u202eZo\u00eb & <b>Ana</b> {name}",
]


def sideways(page: QWidget) -> list[str]:
    """What is shown of ``page`` and reaches beyond its sides, or beyond those of the area that it is scrolled in."""
    found = []
    for child in page.findChildren(QLabel):
        if child.isVisible() and child.text():
            area = child.parentWidget()
            while area is not None and area is not page and not isinstance(area, QScrollArea):
                area = area.parentWidget()
            room = (area.viewport() if isinstance(area, QScrollArea) else page).width()
            left = child.mapTo(area or page, QPoint(0, 0)).x()
            if left < 0 or left + child.width() > room + 1:
                found.append(child.text())
    return found


@pytest.fixture(params=[1.0, 2.0], ids=["100 %", "200 %"])
def named(sitting: Sitting, request: pytest.FixtureRequest) -> Sitting:
    """The set-up page with those names, in the smallest window."""
    sitting.window.shelf.settings.scale = request.param
    sitting.window.preferences.apply()
    sitting.window.open_box("bears_and_bees")
    page = sitting.window.set_up
    assert page is not None
    page.show_players([Player(name, "human", mark) for mark, name in enumerate(NAMES)])
    sitting.turn()
    return sitting


def test_every_page_holds_such_names(named: Sitting) -> None:
    window = named.window
    size = window.size()
    page = window.set_up
    assert page is not None
    assert [made.name.cursorPosition() for made in page.rows] == [0] * 5
    assert sideways(page) == []
    page.seed.setText("3")
    page.start.click()
    named.rest()
    assert sideways(named.play.cover) == []
    while named.play.session._match.view(None).round < 2:
        named.answer(lambda actions: actions[0])
    if named.stage.kind == "cover":
        assert sideways(named.play.cover) == []
        named.uncover()
    named.play.toggle_story()
    named.turn()
    assert sideways(named.play.side) == []
    named.play.toggle_story()
    named.to_end()
    named.until(lambda: window.stack.currentWidget() is window.result)
    named.turn()
    assert window.result is not None
    assert sideways(window.result) == []
    heard = {made.accessibleName() for made in window.result.findChildren(NameLabel)}
    assert heard == {shown(name) for name in NAMES}
    assert window.size() == size


@pytest.mark.parametrize("name", NAMES)
def test_every_line_of_the_story_has_the_height_of_its_words(look: Look, name: str) -> None:
    log = Log(look)
    log.resize(290, 400)
    sentence = f"{shown(name)} keeps 3 honey and takes a card of the others to the pile."
    log.show_lines([(1, sentence)])
    item = log.item(1)
    metrics = QFontMetrics(log.font())
    narrow = log.viewport().width()
    assert log.visualItemRect(item).width() <= narrow
    longest = max(item.text().replace("\u200b", " ").split(" "), key=metrics.horizontalAdvance)
    assert metrics.horizontalAdvance(longest) < narrow
    assert item.data(0x000B) == sentence  # for screen readers, as it is
    log.deleteLater()


@pytest.mark.parametrize("name", [*NAMES, "Ana"])
def test_breaking_a_sentence_changes_none_of_its_letters(name: str) -> None:
    def plain(text: str) -> str:
        return "".join(letter for letter in text if letter not in "\u2068\u2069\u200e\u200b")

    sentence = f"{shown(name)} wins."
    assert plain(breakable(sentence)) == plain(sentence)
