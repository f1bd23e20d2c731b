"""Cloth, shadows, outlines: states are told apart by form, and numbers stay readable under the veil."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tabletop.art import surface
from tabletop.art.colours import THEMES
from tabletop.art.focus import FocusRing
from tabletop.art.theme import Theme
from tests.art.seeing import apart

CARD = QRectF(20, 20, 120, 168)


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> None:
    """Pixmaps need one."""


def sheet(colour: str = "#00000000") -> QImage:
    image = QImage(160, 208, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent if colour == "#00000000" else colour)
    return image


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_cloth_is_a_tile_near_the_colour_of_the_table(name: str, ratio: float) -> None:
    theme = Theme(name)
    tile = surface.table_tile(theme, ratio)
    assert (tile.width(), tile.height()) == (round(240 * ratio), round(207 * ratio))
    image = tile.toImage()
    levels = [image.pixelColor(x, y).lightness() for x in range(0, 240, 7) for y in range(0, 200, 7)]
    assert abs(sum(levels) / len(levels) - theme.colour("table").lightness()) < 8


def test_a_lifted_card_has_a_larger_shadow() -> None:
    flat, lifted = (surface.soft_shadow(QSizeF(120, 168), lift).toImage() for lift in (False, True))
    assert flat.width() == 120 + 2 * surface.SHADOW_MARGIN

    def cover(image: QImage) -> int:
        return sum(image.pixelColor(76, y).alpha() > 2 for y in range(image.height()))

    assert cover(lifted) > cover(flat)


def outlined(state: str, theme: Theme) -> QImage:
    image = sheet()
    painter = QPainter(image)
    try:
        surface.paint_outline(painter, CARD, theme, state)
    finally:
        painter.end()
    return image


@pytest.mark.parametrize("name", THEMES)
def test_states_are_told_apart_by_form_and_not_by_colour(name: str) -> None:
    shapes = [
        outlined(state, Theme(name)).createAlphaMask().convertToFormat(QImage.Format.Format_ARGB32)
        for state in ("lit", "selected", "changed", "focus")
    ]
    for one, other in combinations(shapes, 2):
        assert apart(one, other) > 2


@pytest.mark.parametrize("state", ["lit", "selected", "changed", "focus"])
def test_an_outline_leaves_the_middle_of_the_card_free(state: str) -> None:
    image = outlined(state, Theme())
    inside = CARD.adjusted(8, 32, -8, -8).toRect()
    clear = [image.pixelColor(x, y).alpha() for x in range(inside.left(), inside.right()) for y in (inside.top(), 100)]
    assert not any(clear)


def test_an_unknown_state_is_refused() -> None:
    with pytest.raises(KeyError):
        outlined("glowing", Theme())


def test_under_the_veil_ink_and_paper_stay_apart() -> None:
    image = sheet("#FFF8E7")
    painter = QPainter(image)
    painter.fillRect(QRectF(60, 80, 40, 40), "#1F2430")
    surface.paint_veil(painter, CARD)
    painter.end()
    dark = max(image.pixelColor(x, y).lightness() for x in range(62, 98) for y in range(82, 118))
    light = [image.pixelColor(x, y).lightness() for x in range(30, 56) for y in range(82, 118)]
    assert min(light) - dark > 40
    assert max(light) < 245, "what may not be touched is greyer than what may"


@pytest.mark.parametrize("name", THEMES)
def test_whose_turn_it_is_shows_in_the_form_of_the_plate(name: str) -> None:
    images = []
    for active in (False, True):
        image = sheet()
        painter = QPainter(image)
        surface.paint_plate(painter, QRectF(4, 4, 152, 80), Theme(name), 0, active)
        painter.end()
        images.append(image)
    assert apart(*images) > 3


def test_the_board_stays_in_its_place() -> None:
    image = sheet()
    painter = QPainter(image)
    surface.paint_board(painter, QRectF(20, 20, 120, 160), Theme())
    painter.end()
    outside = [image.pixelColor(x, y).alpha() for x in range(160) for y in range(208) if not 18 <= x <= 142 or y < 18]
    assert not any(outside)


def test_the_ring_follows_the_focus_of_the_keyboard(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QHBoxLayout(window)
    one, two = QPushButton("One"), QPushButton("Two")
    layout.addWidget(one)
    layout.addWidget(two)
    ring = FocusRing(window, Theme)
    window.resize(400, 120)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    one.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: ring.isVisible() and ring.geometry().contains(one.geometry()))
    qtbot.keyClick(one, Qt.Key.Key_Tab)  # type: ignore[no-untyped-call]
    qtbot.waitUntil(lambda: ring.geometry().contains(two.geometry()))
    window.resize(600, 120)
    qtbot.waitUntil(lambda: ring.geometry().contains(two.geometry()))
    one.hide()
    two.hide()
    qtbot.waitUntil(lambda: not ring.isVisible())


def test_the_ring_follows_what_holds_the_focus(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = QWidget(window)
    box.setGeometry(20, 20, 120, 60)
    button = QPushButton("One", box)
    ring = FocusRing(window, Theme)
    window.resize(400, 200)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(ring.isVisible)
    box.move(200, 100)
    place = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
    assert ring.geometry().center() == place.center()


def test_the_ring_lets_every_click_through(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button = QPushButton("One", window)
    ring = FocusRing(window, Theme)
    window.show()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert ring.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert window.childAt(button.geometry().center()) is button
