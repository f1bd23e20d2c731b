"""The bundled fonts: they load, they say what they are, their digits stand in columns."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainterPath, QRawFont
from PySide6.QtWidgets import QApplication

from tabletop.art.files import font_files
from tabletop.art.theme import DISPLAY, FONTS, TEXT, Theme, load_fonts, plain_font

NAMES = "Ana Ben Cleo Dan Eva Finn Zoë Łukasz Çağla Ángel Jürgen Åse Žofia & × – … −"


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.mark.parametrize("family", [DISPLAY, TEXT])
@pytest.mark.parametrize("bold", [False, True])
def test_the_families_are_ours_and_not_a_substitute(family: str, bold: bool) -> None:
    font = plain_font(family, 20, bold)
    assert QFontInfo(font).family() == family
    assert QFontInfo(font).bold() == bold


@pytest.mark.parametrize("family", [DISPLAY, TEXT])
@pytest.mark.parametrize("bold", [False, True])
def test_all_digits_are_equally_wide(family: str, bold: bool) -> None:
    metrics = QFontMetricsF(plain_font(family, 100, bold))
    assert len({round(metrics.horizontalAdvance(digit), 2) for digit in "0123456789"}) == 1


@pytest.mark.parametrize("path", font_files(), ids=lambda path: path.stem)
def test_names_of_many_tongues_can_be_written(path: object) -> None:
    raw = QRawFont(str(path), 20)
    assert raw.isValid()
    missing = [letter for letter in set(NAMES) if letter != " " and not raw.supportsCharacter(ord(letter))]
    assert not missing


@pytest.mark.parametrize("role", FONTS)
def test_no_role_is_smaller_than_14_pixels(role: str) -> None:
    assert Theme().font(role).pixelSize() >= 14


@pytest.mark.parametrize("role", FONTS)
def test_fonts_grow_with_the_text_scale(role: str) -> None:
    small, large = Theme(scale=1.0).font(role), Theme(scale=2.0).font(role)
    assert large.pixelSize() == 2 * small.pixelSize()
    assert large.hintingPreference() == QFont.HintingPreference.PreferNoHinting


def test_every_font_has_its_licence_beside_it_and_no_name_is_reserved() -> None:
    for path in font_files():
        licence = path.with_name(f"OFL-{path.stem.split('-')[0]}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
        assert "with Reserved Font Name" not in licence


def test_the_fonts_are_small() -> None:
    assert sum(path.stat().st_size for path in font_files()) < 300_000


@pytest.mark.parametrize("family", [DISPLAY, TEXT])
@pytest.mark.parametrize("bold", [False, True])
def test_a_zero_has_nothing_in_its_middle(family: str, bold: bool) -> None:
    """A struck zero is for programs: at the table it reads as a sign of its own."""
    zero = QPainterPath()
    zero.addText(0, 0, plain_font(family, 100, bold), "0")
    assert not zero.isEmpty()
    assert not zero.contains(zero.boundingRect().center())
