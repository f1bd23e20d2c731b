"""The items of the scene: a picture of a spot with its shadow below and its marks above, and the cloth under
everything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from tabletop.art import surface
from tabletop.table.geometry import Rect
from tabletop.table.pictures import Pictures
from tabletop.table.spots import Layer, Look, Spot

_OVER_OTHERS = {"hint": 1, "focus": 2, "bulb": 3}
LIFT = 12
"""Pixels of the smallest table that a chosen or touched card rises."""


class SpotItem(QGraphicsPixmapItem):
    """One spot made visible. It holds no words, no data and no tool tip: what it is, only its picture tells."""

    def __init__(self) -> None:
        super().__init__()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.spot: Spot | None = None
        self.rect = Rect(0, 0, 0, 0)
        self._look: tuple[Look, float, float] | None = None
        self._shadow: QGraphicsPixmapItem | None = None
        self._marks: dict[str, QGraphicsPixmapItem] = {}
        self._in_place = False

    def show_spot(self, spot: Spot, pictures: Pictures, ratio: float, marks: Iterable[str]) -> None:
        """Takes the spot's place, look and marks at once."""
        self.spot = spot
        self.straighten()
        self.show_look(spot.look, spot.rect, pictures, ratio)
        self._stack(spot.layer)
        self._shade(spot.shadow, spot.chosen, pictures, ratio)
        self.set_marks(marks, pictures, ratio)
        self.show()
        self._in_place = True

    def stands(self, spot: Spot, marks: Sequence[str]) -> bool:
        """Whether ``show_spot`` would change nothing: painting again what stands would cost the whole table."""
        return self._in_place and self.spot == spot and self.marks == tuple(sorted(marks))

    def cover(self) -> None:
        """Not to be seen until it is shown again."""
        self._in_place = False
        self.hide()

    def fade(self, share: float) -> None:
        self._in_place = False
        self.setOpacity(share)

    def show_look(self, look: Look, rect: Rect, pictures: Pictures, ratio: float) -> None:
        """Takes a look and a place, and keeps everything else."""
        self._in_place = False
        self.rect = rect
        self._look = (look, rect.width, rect.height)
        self.setPixmap(pictures.pixmap(look, rect.width, rect.height, ratio))
        self.setPos(rect.x, rect.y)

    def straighten(self) -> None:
        """As if it had never moved."""
        self.setTransform(QTransform())
        self.setOpacity(1.0)

    def stretch(self, rect: Rect, turned: float = 1.0) -> None:
        """Puts the picture into ``rect``, however large it is itself; ``turned`` narrows it about its middle, for a
        flip."""
        self._in_place = False
        across, down = rect.width / self.rect.width, rect.height / self.rect.height
        if across == 1.0 and down == 1.0 and turned == 1.0:
            self.setTransform(QTransform())
            self.setPos(round(rect.x), round(rect.y))
            return
        self.setTransform(QTransform.fromScale(across * max(0.02, turned), down))
        self.setPos(rect.x + rect.width * (1 - turned) / 2, rect.y)

    def lift(self, height: float) -> None:
        """Rises ``height`` pixels from its place."""
        self._in_place = height == 0
        self.setPos(self.rect.x, round(self.rect.y - height))
        if self.spot is not None:
            self._stack(Layer.RAISED + self.spot.layer / 10 if height else self.spot.layer)

    def _stack(self, layer: float) -> None:
        """Its height among others: what has the focus lies over its neighbours, so that its ring is seen whole."""
        order = 9_999 if "focus" in self._marks else self.spot.order if self.spot is not None else 0
        self.setZValue(layer + order / 10_000)

    def carry(self, across: float, down: float) -> None:
        """Follows the pointer, so far away from its place."""
        self._in_place = False
        self.setPos(round(self.rect.x + across), round(self.rect.y + down))
        self.setZValue(Layer.FLYING)

    def _shade(self, wanted: bool, lifted: bool, pictures: Pictures, ratio: float) -> None:
        if not wanted:
            self._drop(self._shadow)
            self._shadow = None
            return
        if self._shadow is None:
            self._shadow = QGraphicsPixmapItem(self)
            self._shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            self._shadow.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        look = Look("shadow", "", int(lifted))
        self._shadow.setPixmap(pictures.pixmap(look, self.rect.width, self.rect.height, ratio))
        self._shadow.setPos(-surface.SHADOW_MARGIN, -surface.SHADOW_MARGIN)

    def refresh(self, look: Look, pictures: Pictures, ratio: float) -> None:
        """Takes the picture of ``look`` anew where it shows it."""
        if self._look is not None and self._look[0] == look:
            look, width, height = self._look
            self.setPixmap(pictures.pixmap(look, width, height, ratio))

    def strip(self) -> None:
        """Lets go of everything it shows."""
        self._drop(self._shadow)
        self._shadow = None
        for name in list(self._marks):
            self._drop(self._marks.pop(name))
        self.setPixmap(QPixmap())
        self.spot = None
        self._look = None

    def set_marks(self, marks: Iterable[str], pictures: Pictures, ratio: float) -> None:
        """Wears these marks and no others."""
        wanted = sorted(marks)
        focused = "focus" in self._marks
        for name in [name for name in self._marks if name not in wanted]:
            self._drop(self._marks.pop(name))
        for name in wanted:
            item = self._marks.get(name)
            if item is None:
                item = self._marks[name] = QGraphicsPixmapItem(self)
                item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                item.setZValue(_OVER_OTHERS.get(name, 0))
            around = pictures.mark_margin
            item.setPixmap(
                pictures.pixmap(Look(name), self.rect.width + 2 * around, self.rect.height + 2 * around, ratio)
            )
            item.setPos(-around, -around)
        if focused != ("focus" in wanted) and self.spot is not None:
            self._stack(int(self.zValue()))

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(sorted(self._marks))

    @staticmethod
    def _drop(item: QGraphicsItem | None) -> None:
        if item is None:
            return
        item.setParentItem(None)  # type: ignore[arg-type]  # the stub does not know that no parent is allowed
        scene = item.scene()
        if scene is not None:
            scene.removeItem(item)
