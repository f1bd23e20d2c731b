"""A theme gives out whole style sheets, and refuses roles that do not exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.art.colours import THEMES
from tabletop.art.theme import Theme


@pytest.mark.parametrize("name", THEMES)
def test_the_style_sheet_has_no_gap_left_and_all_its_pictures_exist(qapp: QApplication, name: str) -> None:
    sheet = Theme(name).style_sheet()
    assert "@" not in sheet
    assert not re.search(r"\d\*", sheet)
    pictures = re.findall(r"url\(([^)]+)\)", sheet)
    assert pictures
    assert all(Path(picture).is_file() for picture in pictures)


def test_every_theme_has_the_same_roles() -> None:
    assert len({frozenset(colours) for colours in THEMES.values()}) == 1


def test_an_unknown_role_is_refused(qapp: QApplication) -> None:
    with pytest.raises(KeyError):
        Theme().colour("mauve")
    with pytest.raises(KeyError):
        Theme("sepia")


def test_the_scale_stays_between_one_and_two() -> None:
    assert Theme(scale=0.2).scale == 1.0
    assert Theme(scale=7.0).scale == 2.0


def test_lengths_follow_the_scale(qapp: QApplication) -> None:
    assert "font-size: 36px" in Theme(scale=2.0).style_sheet()
    assert Theme(scale=1.5).px(20) == 30


def test_the_palette_follows_the_theme(qapp: QApplication) -> None:
    for name in THEMES:
        theme = Theme(name)
        assert theme.palette().color(QPalette.ColorRole.WindowText) == theme.colour("ink")


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_buttons_are_large_enough_to_touch_and_hold_their_words(qapp: QApplication, scale: float) -> None:
    theme = Theme(scale=scale)
    page = QWidget()
    page.setStyleSheet(theme.style_sheet())
    layout = QVBoxLayout(page)
    for role in ("", "primary", "danger", "quiet", "icon"):
        button = QPushButton("" if role == "icon" else "Confirm and cover", page)
        button.setProperty("role", role)
        layout.addWidget(button)
        button.ensurePolished()
        assert button.sizeHint().height() >= round(40 * scale), role
        assert button.sizeHint().width() >= button.fontMetrics().horizontalAdvance(button.text()), role
    page.deleteLater()


def test_a_label_that_prompts_has_no_frame_of_the_prompt_bar(qapp: QApplication) -> None:
    label = QLabel("Choose a card")
    label.setProperty("role", "prompt")
    label.setStyleSheet(Theme().style_sheet())
    label.ensurePolished()
    assert label.sizeHint().height() <= label.fontMetrics().height() + 1
    label.deleteLater()
