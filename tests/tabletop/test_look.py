"""The look follows the desktop where the player has not chosen otherwise."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tabletop.panels.look import Look


@pytest.mark.parametrize(("wish", "follows"), [("system", True), ("light", False)])
def test_the_theme_turns_with_the_desktop(qapp: object, wish: str, follows: bool) -> None:
    look = Look(wish)
    told: list[bool] = []
    look.changed.connect(lambda: told.append(True))
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert bool(told) == follows
