"""The pixmaps of all looks, made once for each size and pixel ratio and then kept.

Faces of cards come from ``tabletop.art.faces``. One that is not composed yet is shown as a flat card of its type's
colour. What is wanted now or soon is made in idle moments, one picture a call of ``warm``, so that no frame waits
for it.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from tabletop.art import surface
from tabletop.art.faces import Faces
from tabletop.art.theme import Theme
from tabletop.table.painters import PAINTERS, Painter
from tabletop.table.spots import Look

_MOST_BYTES = 16 * 1024 * 1024  # of a full HD table; a larger one may have as much more as it has pixels
_WANTED = 0.75
"""How much of that what is wanted may take: in the rest stays what is painted beside it."""
_FACE = "face"
_WITH_LINES = ("lit", "selected", "changed", "hint", "bulb", "focus", "veil", "board", "mat", "tray")
MARKS = ("lit", "selected", "changed", "hint", "bulb", "focus", "veil")
_MARK_MARGIN = 12

Key = tuple[Look, int, int, float]
"""A look, its size in logical pixels, and the pixel ratio."""


class Pictures:
    """Looks as pixmaps in one theme. ``tint`` gives the colour role of a face's type."""

    def __init__(self, theme: Theme, faces: Faces) -> None:
        self.theme = theme
        self.faces = faces
        self.unit = 1.0
        """Pixels of the smallest table at this size: lines grow with the table."""
        self.tint: Callable[[str], str] = lambda name: "card_paper"
        self.painters: dict[str, Painter] = dict(PAINTERS)
        """Who paints which kind of look; a game adds its own."""
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._wanted: deque[Key] = deque()

    @property
    def mark_margin(self) -> int:
        """Pixels that a mark reaches over the edge of what it marks."""
        return round(_MARK_MARGIN * self.unit)

    def pixmap(self, look: Look, width: float, height: float, ratio: float) -> QPixmap:
        """The pixmap of ``look`` at this size in logical pixels."""
        key = (look, max(1, round(width)), max(1, round(height)), ratio)
        if look.kind == _FACE:
            if not self._lacks(key):
                return self.faces.pixmap(look.name, key[1], ratio)
            if key not in self._wanted:
                self._wanted.append(key)
            role = self.tint(look.name.rpartition("/")[2])
            return self._keep((Look("cold", role), *key[1:]))
        return self._keep(key)

    def _keep(self, key: Key) -> QPixmap:
        """The pixmap of ``key``, made where it is not kept yet; the ones not used for longest are dropped."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._kept[key] = self._make(*key)
        self._bytes += _size(made)
        while self._bytes > self._most_bytes(key[3]) and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _size(dropped)
        return made

    def _make(self, look: Look, width: int, height: int, ratio: float) -> QPixmap:
        if look.kind == "shadow":
            return surface.soft_shadow(QSizeF(width, height), bool(look.count), ratio)
        pixmap = QPixmap(round(width * ratio), round(height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(0, 0, width, height)
        try:
            self._paint(painter, rect, look)
        finally:
            painter.end()
        return pixmap

    def _paint(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        if look.kind in _WITH_LINES:
            painter.scale(self.unit, self.unit)
            rect = QRectF(0, 0, rect.width() / self.unit, rect.height() / self.unit)
        if look.kind == "cold":
            painter.setPen(QPen(self.theme.colour("card_ink"), 2))
            painter.setBrush(self.theme.colour(look.name))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.width() / 15, rect.width() / 15)
        elif look.kind in MARKS:
            inner = rect.adjusted(_MARK_MARGIN, _MARK_MARGIN, -_MARK_MARGIN, -_MARK_MARGIN)
            if look.kind == "veil":
                surface.paint_veil(painter, inner)
            elif look.kind == "bulb":
                surface.paint_bulb(painter, inner)
            else:
                if look.kind == "lit":
                    self._paint_halo(painter, inner)
                surface.paint_outline(painter, inner, self.theme, look.kind)
        else:
            self.painters[look.kind](painter, rect, look, self.theme)

    def _paint_halo(self, painter: QPainter, inner: QRectF) -> None:
        """A light edge below the outline, which else would drown on wood and green."""
        radius = surface.card_radius(min(inner.width(), 150)) + 4
        painter.setPen(QPen(self.theme.colour("paper"), 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner.adjusted(-4, -4, 4, 4), radius, radius)

    @property
    def cold(self) -> bool:
        """Whether something that is wanted is not made yet."""
        return bool(self._wanted)

    def want(self, looks: Iterable[tuple[Look, float, float]], ratio: float) -> None:
        """What is seen now or soon, with its size, in the order in which it should be made. What was wanted before and
        is not made yet is forgotten, and so is what would push out things that are wanted more."""
        keys = [(look, max(1, round(width)), max(1, round(height)), ratio) for look, width, height in looks]
        room = self._most_bytes(ratio) * _WANTED
        wanted: list[Key] = []
        for key in dict.fromkeys(keys):
            if key[0].kind != _FACE:
                room -= round(key[1] * ratio) * round(key[2] * ratio) * 4
                if room < 0:
                    break
            wanted.append(key)
        for key in reversed(wanted):
            if key in self._kept:
                self._kept.move_to_end(key)  # what an item shows and nobody asks for again is used all the same
        self._wanted = deque(key for key in wanted if self._lacks(key))

    def warm(self) -> Look | None:
        """Makes one picture that is wanted and gives its look; ``None`` when there is none left."""
        while self._wanted:
            key = self._wanted.popleft()
            if self._lacks(key):
                look, width, _, ratio = key
                if look.kind == _FACE:
                    self.faces.pixmap(look.name, width, ratio)
                else:
                    self._keep(key)
                return look
        return None

    def _most_bytes(self, ratio: float) -> float:
        return _MOST_BYTES * max(1.0, self.unit * ratio / 1.8) ** 2

    def _lacks(self, key: Key) -> bool:
        look, width, _, ratio = key
        return self.faces.cold(look.name, width, ratio) if look.kind == _FACE else key not in self._kept

    def forget_wanted(self) -> None:
        """Forgets what was asked for, since it names the cards of a hand. What is made stays for the next table: all
        but faces is of facts that everybody may know, and to paint it again with each hand costs 25 ms."""
        self._wanted.clear()

    def clear(self) -> None:
        """Forgets every pixmap, and what was asked for."""
        self._kept.clear()
        self._wanted.clear()
        self._bytes = 0


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
