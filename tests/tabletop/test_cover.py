"""The cover at all sizes: the name is as large as there is room for, and whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from tabletop.pages.cover import Cover
from tabletop.panels.look import Look
from tabletop.texts import say, shown

SIZES = (QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080))


def called(look: Look, size: QSize, name: str, qtbot: QtBot) -> Cover:
    look.fit(size)
    cover = Cover(look)
    qtbot.addWidget(cover)
    cover.resize(size)
    cover.call(1, name, [])
    cover.show()
    return cover


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", ["Ana", "Wilhelmina Montgomery-Mö", "W" * 24])
def test_nothing_is_wider_than_the_label_and_names_are_heard_whole(
    size: QSize, scale: float, name: str, look: Look, qtbot: QtBot
) -> None:
    look.choose("light", scale)
    cover = called(look, size, name, qtbot)
    written = cover.name
    assert QFontMetricsF(written.font()).horizontalAdvance(written.text()) <= written.width() + 1
    assert written.accessibleName() == shown(name)
    for button in (cover.open_button, cover.not_me):
        assert button.width() >= button.sizeHint().width()
        assert name[:20] in button.accessibleName()
    qtbot.waitUntil(lambda: cover._scroll.viewport().width() >= cover._paper.width())
    way_out = cover.leave_button.geometry()
    assert cover.rect().contains(way_out)
    for thing in (cover.seat_mark, cover.name, cover.open_button):
        assert not way_out.intersects(QRect(thing.mapTo(cover, QPoint()), thing.size()))


def test_where_there_is_room_the_name_is_larger(look: Look, qtbot: QtBot) -> None:
    small, large = called(look, SIZES[0], "Ana", qtbot), called(look, SIZES[2], "Ana", qtbot)
    assert small.name.font().pixelSize() >= 48
    assert large.name.font().pixelSize() > 1.5 * 48


def test_who_plays_alone_is_not_told_to_pass_the_laptop_on(look: Look, qtbot: QtBot) -> None:
    cover = called(look, SIZES[0], "Ana", qtbot)
    assert (cover.pass_to.text(), cover.house.isVisible()) == (say("cover.next"), True)
    cover.call(1, "Ana", [], alone=True)
    assert cover.pass_to.text() == say("cover.back")
    assert not cover.not_me.isVisible()
    assert not cover.house.isVisible()
    assert cover.open_button.isVisible()


@pytest.mark.parametrize(
    ("alone", "held", "key"),
    [
        (False, False, "beesness.cover.open"),
        (False, True, "beesness.cover.hold"),
        (True, False, "beesness.cover.alone"),
    ],
)
def test_a_game_without_hands_says_what_is_opened(alone: bool, held: bool, key: str, look: Look, qtbot: QtBot) -> None:
    cover = called(look, SIZES[2], "Ana", qtbot)
    cover.held = lambda: held
    cover.call(1, "Ana", [], alone=alone, game="beesness")
    assert cover.open_button.accessibleName() == say(key, name=shown("Ana"))
    cover.call(1, "Ana", [], game="bears_and_bees")
    assert cover.open_button.accessibleName() == say("cover.hold" if held else "cover.open", name=shown("Ana"))
