"""Faces of cards: composed once per size and pixel ratio, kept, and handed out as pixmaps.

What a face shows is painted by the book of its game (``tabletop/table/games/*_faces.py``) on a ``Canvas`` in card
units: 120 wide, 168 high. This file knows no game.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from tabletop.art.canvas import Canvas
from tabletop.art.theme import Theme

RATIO = 1.4  # height of a card by its width
GLYPH_WIDTH = 96.0  # narrower than this a face shows glyphs only
INSPECTED = (320.0, 460.0)
MOST_BYTES = 96 * 1024 * 1024  # of composed faces; those unseen for longest are dropped first


class FaceBook(Protocol):
    """The faces of one game."""

    def paint(self, canvas: Canvas, name: str) -> None:
        """Paints face or back ``name`` (``H17``, ``back``) over the whole canvas. KeyError if there is none."""

    def inspect(self, canvas: Canvas, name: str, lines: Sequence[tuple[str, str]]) -> None:
        """Paints ``name`` large, 320 x 460 units, with ``lines`` (symbol, sentence) under its picture."""


class Faces:
    """The composed faces of one theme. All widths are logical pixels; ``ratio`` is the device pixel ratio."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._books: dict[str, FaceBook] = {}
        self._made: OrderedDict[tuple[str, int, float], QPixmap] = OrderedDict()
        self._bytes = 0
        self._inspected: tuple[object, QPixmap] | None = None

    def add(self, game: str, book: FaceBook) -> None:
        """From now on ``game/...`` is painted by ``book``."""
        self._books[game] = book
        self.clear()

    def clear(self) -> None:
        """Forgets every composed face."""
        self._made.clear()
        self._bytes = 0
        self._inspected = None

    def cold(self, key: str, width: float, ratio: float = 1.0) -> bool:
        """Whether ``pixmap`` would have to compose this face first."""
        return (key, round(width * ratio), ratio) not in self._made

    def pixmap(self, key: str, width: float, ratio: float = 1.0) -> QPixmap:
        """The face ``game/name``, ``width`` wide and ``1.4 * width`` high. KeyError for an unknown game or card."""
        pixels = round(width * ratio)
        made = self._made.get((key, pixels, ratio))
        if made is not None:
            self._made.move_to_end((key, pixels, ratio))
        else:
            glyphs = width < GLYPH_WIDTH
            units = 84.0 if glyphs else 120.0
            canvas, image = self._canvas(pixels, round(pixels * RATIO), units, glyphs=glyphs)
            game, _, name = key.partition("/")
            try:
                self._books[game].paint(canvas, name)
            finally:
                canvas.painter.end()
            made = QPixmap.fromImage(image)
            made.setDevicePixelRatio(ratio)
            self._keep((key, pixels, ratio), made)
        return made

    def _keep(self, key: tuple[str, int, float], made: QPixmap) -> None:
        self._made[key] = made
        self._bytes += _bytes(made)
        while self._bytes > MOST_BYTES and len(self._made) > 1:
            _, dropped = self._made.popitem(last=False)
            self._bytes -= _bytes(dropped)

    def inspect(self, key: str, width: float, ratio: float = 1.0, lines: Sequence[tuple[str, str]] = ()) -> QPixmap:
        """The card large, at 320 to 460, with its rules in words. Only the last one is kept."""
        wanted = (key, width, ratio, tuple(lines))
        if self._inspected is None or self._inspected[0] != wanted:
            pixels = round(width * ratio)
            canvas, image = self._canvas(
                pixels, round(pixels * INSPECTED[1] / INSPECTED[0]), INSPECTED[0], glyphs=False
            )
            game, _, name = key.partition("/")
            try:
                self._books[game].inspect(canvas, name, lines)
            finally:
                canvas.painter.end()
            made = QPixmap.fromImage(image)
            made.setDevicePixelRatio(ratio)
            self._inspected = (wanted, made)
        return self._inspected[1]

    def _canvas(self, width: int, height: int, units: float, *, glyphs: bool) -> tuple[Canvas, QImage]:
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(width / units, width / units)
        return Canvas(painter, self.theme, units, units * height / width, glyphs), image


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
