"""The set-up page where it is higher than the window: scrolling past the lists chooses nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QScrollBar

from rules.kernel.game import STARTER
from tabletop.pages.set_up import SetUp
from tests.tabletop.sitting import Sitting, click

NOTCH = 120


def low_page(sitting: Sitting) -> tuple[SetUp, QScrollBar]:
    """Beesness being set up in a window that is too low for its options, and the bar that scrolls them."""
    sitting.window.resize(900, 560)
    click(sitting.window.home.shelf.boxes["beesness"])
    page = sitting.window.set_up
    assert page is not None
    QApplication.processEvents()
    bar = page._page.verticalScrollBar()
    assert bar.maximum() > 0
    return page, bar


def wheel_down(over: QComboBox) -> bool:
    """Whether the list took the notch for itself."""
    middle = QPointF(over.rect().center())
    there, no_pixels, notch = QPointF(over.mapToGlobal(middle)), QPoint(), QPoint(0, -NOTCH)
    buttons, keys, phase = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(middle, there, no_pixels, notch, buttons, keys, phase, False)
    over.event(event)
    return event.isAccepted()


@pytest.mark.parametrize("which", ["who begins", "person or bot"])
def test_the_wheel_over_a_list_is_left_to_the_page(sitting: Sitting, which: str) -> None:
    page, _ = low_page(sitting)
    chosen = page.options.fields[STARTER] if which == "who begins" else page.rows[0].kind
    assert isinstance(chosen, QComboBox)
    assert chosen.currentIndex() < chosen.count() - 1
    before = chosen.currentData()
    assert not wheel_down(chosen)
    assert chosen.currentData() == before
    assert chosen.focusPolicy() == Qt.FocusPolicy.StrongFocus


def test_the_next_table_is_set_from_the_top_of_the_page(sitting: Sitting) -> None:
    page, bar = low_page(sitting)
    bar.setValue(bar.maximum())
    page.left.emit()
    click(sitting.window.home.shelf.boxes["beesness"])
    QApplication.processEvents()
    assert bar.value() == 0
