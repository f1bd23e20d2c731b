"""About: what the settings page tells of the program, and the folders that it opens."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel

from tabletop import VERSION
from tabletop.panels.about import About
from tabletop.panels.look import Look
from tabletop.texts import say
from tests.tabletop.sitting import Sitting, click


class Desktop(QObject):
    """Takes the place of the system's file manager."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[Path] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(Path(url.toLocalFile()))


@pytest.fixture
def desktop(qapp: object) -> Iterator[Desktop]:
    made = Desktop()
    QDesktopServices.setUrlHandler("file", made, "open")  # type: ignore[arg-type]  # takes text
    yield made
    QDesktopServices.unsetUrlHandler("file")


def test_the_settings_page_tells_version_licences_and_thanks(sitting: Sitting) -> None:
    sitting.window.show_settings()
    page = sitting.window.settings
    assert page is not None
    told = "\n".join(label.text() for label in page.about.findChildren(QLabel))
    assert f"Version {VERSION}" in told
    for word in ("MIT", "LGPL", "SIL Open Font License", "CC BY-NC-SA 4.0", "unofficial"):
        assert word in told


def test_the_folder_of_the_games_is_named_and_opened(sitting: Sitting, desktop: Desktop) -> None:
    sitting.window.show_settings()
    page = sitting.window.settings
    assert page is not None
    folder = sitting.window.folder
    assert str(folder) in page.about.folder.text().replace("\u200b", "")
    click(page.about.open)
    assert desktop.opened == [folder]
    assert page.about.note.isHidden()


def test_an_installed_program_opens_its_licences(
    look: Look, desktop: Desktop, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert About(look).licences.isHidden(), "from its sources it has no such folder"
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    about = About(look)
    assert not about.licences.isHidden()
    about.licences.click()
    assert desktop.opened == [tmp_path / "licences"]


def test_where_nothing_opens_a_folder_that_is_said(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    about = About(look)
    about.show_folder("/nowhere")
    about.open.click()
    assert not about.note.isHidden()
    assert about.note.text() == say("about.not_opened")
