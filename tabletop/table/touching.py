"""The pointer on the table: what it is over, what it presses, and a card that is dragged up to be played.

Positions are pixels of the viewport, which are those of the scene. Fingers come in as the mouse that Qt makes of them.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from tabletop.table.layers import LIFT, SpotItem
from tabletop.table.motion import eased
from tabletop.table.pulse import Pulse
from tabletop.table.scene import TableScene
from tabletop.table.spots import Spot

HOVER = 90
"""Milliseconds of the lift under the pointer."""


class Touching:
    """``touched`` and ``hovered`` are called with handles; ``hovered`` with an empty one when nothing is under the
    pointer. ``dropped`` is called with the handle of a card that was dragged, with that of what it was let go on
    (empty: nothing), and whether it has left its row upward."""

    def __init__(
        self,
        scene: TableScene,
        pulse: Pulse,
        touched: Callable[[str], None],
        hovered: Callable[[str], None],
        dropped: Callable[[str, str, bool], None],
    ) -> None:
        self._scene = scene
        self._pulse = pulse
        self._touched = touched
        self._hovered = hovered
        self._dropped = dropped
        self._heights: dict[str, float] = {}
        self._pressed = ""
        self._from = QPointF()
        self._dragging = False
        self.over = ""
        self.unit = 1.0
        self.still = False
        """Nothing rises or sinks slowly (no motion, or reduced)."""
        self.drags = True
        """A card may be dragged up to be played."""

    def move(self, point: QPointF) -> None:
        """The pointer is at ``point``."""
        if self._pressed and self._drag(point):
            return
        self.hover(self._scene.handle_at(point, self.over))

    def press(self, point: QPointF) -> None:
        self._pressed = self._scene.handle_at(point, self.over)
        self._from = point
        self._dragging = False

    def release(self, point: QPointF) -> None:
        """A click is a press and a release on one thing; what a drag means is found out where the card is dropped."""
        handle, self._pressed = self._pressed, ""
        spot = self._scene.spot_of(handle) if handle else None
        if self._dragging:
            self._dragging = False
            self._settle(handle)
            if spot is not None:
                on = self._scene.handle_at(point)
                self._dropped(handle, on if on != handle else "", self._from.y() - point.y() > spot.rect.height * 0.4)
        elif handle and self._scene.handle_at(point, self.over) == handle:
            self._touched(handle)

    def leave(self) -> None:
        """The pointer is gone, with all that it held."""
        if self._dragging:
            self._settle(self._pressed)
        self._pressed = ""
        self._dragging = False
        self.hover("")

    def drop(self) -> None:
        """Forgets everything; nothing on the scene is touched any more."""
        self._pressed = self.over = ""
        self._dragging = False
        self._heights.clear()
        self._pulse.stop("lifts")

    def hover(self, handle: str) -> None:
        if handle == self.over:
            return
        self.over = handle
        self._begin()
        self._hovered(handle)

    def settle(self) -> None:
        """After a new picture: what is still under the pointer stays risen."""
        if self.over and self._scene.spot_of(self.over) is None:
            self.over = ""
        heights, self._heights = self._heights, {}
        for handle, height in heights.items():
            item = self._item(handle)
            if item is not None and height:
                self._heights[handle] = height
                for risen in self._items(handle):
                    risen.lift(height)
        if self._heights or self.over:
            self._begin()

    def _begin(self) -> None:
        goals = dict.fromkeys(self._heights, 0.0)
        spot = self._scene.spot_of(self.over) if self.over else None
        if spot is not None and spot.lifts and spot.handle in self._scene.lit:
            goals[self.over] = LIFT * 2 / 3 * self.unit
        starts = {handle: self._heights.get(handle, 0.0) for handle in goals}
        if not any(starts[handle] != goal for handle, goal in goals.items()):
            return
        began = self._pulse.now
        whole = 1.0 if self.still else HOVER

        def rise(now: float) -> bool:
            share = eased(min(1.0, (now - began) / whole))
            for handle, goal in goals.items():
                height = starts[handle] + (goal - starts[handle]) * share
                self._heights[handle] = height
                item = self._item(handle)
                if item is not None and not (self._dragging and handle == self._pressed):
                    for risen in self._items(handle):
                        risen.lift(height)
            if share >= 1.0:
                self._heights = {handle: height for handle, height in self._heights.items() if height}
            return share < 1.0

        self._pulse.start("lifts", rise)

    def _drag(self, point: QPointF) -> bool:
        spot = self._scene.spot_of(self._pressed)
        if not self.drags or spot is None or not spot.lifts or spot.handle not in self._scene.lit:
            return False
        away = point - self._from
        if not self._dragging and away.manhattanLength() < QApplication.startDragDistance():
            return False
        self._dragging = True
        for item in self._items(self._pressed):
            item.carry(away.x(), away.y())
        return True

    def _settle(self, handle: str) -> None:
        for item in self._items(handle):
            item.lift(self._heights.get(handle, 0.0))

    def _items(self, handle: str) -> list[SpotItem]:
        """The item of ``handle`` and what is written on it, which rises with it."""
        spot = self._scene.spot_of(handle)
        if spot is None:
            return []
        written = [
            other.key
            for other in self._scene.picture.spots.values()
            if other.key.startswith(f"{spot.key}/") and spot.rect.holds(*other.rect.centre)
        ]
        items = self._scene.spot_items
        return [items[key] for key in (spot.key, *written) if key in items]

    def _item(self, handle: str) -> SpotItem | None:
        spot: Spot | None = self._scene.spot_of(handle)
        return self._scene.spot_items.get(spot.key) if spot is not None else None
