"""The pixmaps of all looks, made once for each size and pixel ratio and then kept.

Faces of cards come from ``tabletop.art.faces``. One that is not composed yet is shown as a flat card of its type's
colour and noted as cold; ``warm`` composes one a call, so that no frame waits for a face.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from tabletop.art import surface
from tabletop.art.faces import Faces
from tabletop.art.theme import Theme
from tabletop.table.painters import PAINTERS
from tabletop.table.spots import Look

_MOST_BYTES = 48 * 1024 * 1024
_FACE = "face"
_WITH_LINES = ("lit", "selected", "changed", "focus", "veil", "board", "mat", "tray")
MARKS = ("lit", "selected", "changed", "focus", "veil")
_MARK_MARGIN = 12


class Pictures:
    """Looks as pixmaps in one theme. ``tint`` gives the colour role of a face's type."""

    def __init__(self, theme: Theme, faces: Faces) -> None:
        self.theme = theme
        self.faces = faces
        self.unit = 1.0
        """Pixels of the smallest table at this size: lines grow with the table."""
        self.tint: Callable[[str], str] = lambda name: "card_paper"
        self._kept: OrderedDict[tuple[Look, int, int, float], QPixmap] = OrderedDict()
        self._bytes = 0
        self._cold: dict[tuple[str, int, float], None] = {}

    @property
    def mark_margin(self) -> int:
        """Pixels that a mark reaches over the edge of what it marks."""
        return round(_MARK_MARGIN * self.unit)

    def pixmap(self, look: Look, width: float, height: float, ratio: float) -> QPixmap:
        """The pixmap of ``look`` at this size in logical pixels."""
        across, down = max(1, round(width)), max(1, round(height))
        if look.kind == _FACE:
            if not self.faces.cold(look.name, across, ratio):
                return self.faces.pixmap(look.name, across, ratio)
            self._cold.setdefault((look.name, across, ratio))
            role = self.tint(look.name.rpartition("/")[2])
            look = Look("cold", role)
        key = (look, across, down, ratio)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._make(look, across, down, ratio)
        self._kept[key] = made
        self._bytes += _size(made)
        while self._bytes > _MOST_BYTES and len(self._kept) > 1:
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
            else:
                if look.kind == "lit":
                    self._paint_halo(painter, inner)
                surface.paint_outline(painter, inner, self.theme, look.kind)
        else:
            PAINTERS[look.kind](painter, rect, look, self.theme)

    def _paint_halo(self, painter: QPainter, inner: QRectF) -> None:
        """A light edge below the outline, which else would drown on wood and green."""
        radius = surface.card_radius(min(inner.width(), 150)) + 4
        painter.setPen(QPen(self.theme.colour("paper"), 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner.adjusted(-4, -4, 4, 4), radius, radius)

    @property
    def cold(self) -> bool:
        """Whether a face that was asked for is not composed yet."""
        return bool(self._cold)

    def want(self, faces: list[tuple[str, int, float]]) -> None:
        """What is visible now, in the order in which it should be composed; everything else that was cold is
        forgotten."""
        self._cold = {wanted: None for wanted in faces if self.faces.cold(*wanted)}

    def warm(self) -> str:
        """Composes one cold face and gives its key; empty when none is left."""
        if not self._cold:
            return ""
        key, width, ratio = next(iter(self._cold))
        del self._cold[(key, width, ratio)]
        self.faces.pixmap(key, width, ratio)
        return key

    def clear(self) -> None:
        """Forgets every pixmap, and what was asked for."""
        self._kept.clear()
        self._cold.clear()
        self._bytes = 0


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
