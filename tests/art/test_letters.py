"""Large letters are the same to the pixel, whatever was written before."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

import tabletop
from tabletop.art.letters import draw_line, draw_text
from tabletop.art.theme import DISPLAY, TEXT, load_fonts, plain_font
from tabletop.panels.widgets import label

LARGE = 71
PLACES = (3.0, 3.25, 3.5, 3.75)
"""Qt keeps small letters a quarter of a pixel apart."""


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()


def painted(paint: Callable[[QPainter], None]) -> QImage:
    made = QImage(160, 120, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.white)
    painter = QPainter(made)
    paint(painter)
    painter.end()
    return made


def in_a_line(font: QFont) -> QImage:
    def paint(painter: QPainter) -> None:
        painter.setFont(font)
        draw_line(painter, QPointF(20, 80), "28")

    return painted(paint)


def in_a_box(font: QFont) -> QImage:
    def paint(painter: QPainter) -> None:
        painter.setFont(font)
        draw_text(painter, QRectF(0, 0, 160, 120), Qt.AlignmentFlag.AlignCenter, "28")

    return painted(paint)


def scaled(font: QFont) -> QImage:
    def paint(painter: QPainter) -> None:
        painter.scale(4, 4)
        small = QFont(font)
        small.setPixelSize(LARGE // 4)
        painter.setFont(small)
        draw_line(painter, QPointF(5, 20), "28")

    return painted(paint)


def turned(font: QFont) -> QImage:
    """By 8 degrees the scale is a hair above 1: with 64 pixels just beyond what Qt keeps."""

    def paint(painter: QPainter) -> None:
        painter.rotate(8)
        just = QFont(font)
        just.setPixelSize(64)
        painter.setFont(just)
        draw_line(painter, QPointF(20, 70), "28")

    return painted(paint)


def on_a_label(font: QFont) -> QImage:
    made = label("28")
    made.setFont(font)
    made.resize(160, 120)
    return made.grab().toImage()


@pytest.mark.parametrize("family", [DISPLAY, TEXT])
@pytest.mark.parametrize(
    ("paint", "new"), [(in_a_line, "3"), (in_a_box, "4"), (scaled, "5"), (on_a_label, "6"), (turned, "9")]
)
def test_large_letters_are_the_same_whatever_was_written_before(
    paint: Callable[[QFont], QImage], new: str, family: str
) -> None:
    """It is a small letter that was not drawn before which moves the outlines of Qt."""
    font = plain_font(family, LARGE, bold=True)
    large = []
    for size in range(8, 60):
        for left in PLACES:
            write_small(new, plain_font(family, size, bold=True), left)
            large.append(paint(font))
    assert len({large[0].pixel(x, 60) for x in range(160)}) > 2, "nothing is written"
    assert all(made == large[0] for made in large)


def write_small(text: str, font: QFont, left: float) -> None:
    def paint(painter: QPainter) -> None:
        painter.setFont(font)
        painter.drawText(QPointF(left, 50), text)

    painted(paint)


def test_no_other_room_has_a_painter_write() -> None:
    house = Path(tabletop.__file__).parent
    writes = re.compile(r"\.(drawText|drawStaticText|drawGlyphRun|drawItemText|drawContents|addText)\(")
    rooms = [path for path in house.rglob("*.py") if writes.search(path.read_text(encoding="utf-8"))]
    assert [path.relative_to(house).as_posix() for path in rooms] == ["art/letters.py"]


def test_no_label_is_made_without_its_letters_settled() -> None:
    house = Path(tabletop.__file__).parent
    kinds = [path for path in house.rglob("*.py") if "(QLabel):" in path.read_text(encoding="utf-8")]
    assert [path.relative_to(house).as_posix() for path in kinds] == ["panels/widgets.py"]
