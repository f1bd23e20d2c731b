"""The tile of the closed hand: its word alone stands in the middle, as the votes' words do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tabletop.art.theme import Theme
from tabletop.table.games.beesness_papers import PAINTERS
from tabletop.table.spots import Look
from tabletop.texts import say


@pytest.mark.parametrize("high", [70, 96, 180])
def test_a_word_alone_stands_in_the_middle(qtbot: QtBot, high: int) -> None:
    image = QImage(high * 3, high, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    look = Look("fist", say("beesness_table.tile.fist.closed"), 0, ("", 0, 1.0))
    PAINTERS["fist"](painter, QRectF(0, 0, high * 3, high), look, Theme())
    painter.end()
    edge = high // 10
    paper = image.pixelColor(high * 3 - 2 * edge, high // 2)
    columns = range(high, high * 3 - 2 * edge, 2)
    inked = [row for row in range(edge, high - edge) if any(image.pixelColor(x, row) != paper for x in columns)]
    assert abs((inked[0] + inked[-1]) / 2 - high / 2) <= high * 0.06
