"""The scene of the table: makes a picture visible, item by item, and takes everything away again.

It knows pictures and marks, no view and no event. Items are matched by the keys of their spots, so what stays the
same costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from tabletop.table.geometry import Rect
from tabletop.table.layers import SpotItem
from tabletop.table.pictures import Pictures
from tabletop.table.spots import Layer, Look, Picture, Spot


class TableScene(QGraphicsScene):
    """All that lies on the cloth. ``lit`` are the handles that may be touched, ``news`` the keys of the last
    beat's spots, ``hinted`` the handles that a hint speaks of."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = pictures
        self.ratio = 1.0
        self.picture = Picture()
        self.lit: frozenset[str] = frozenset()
        self.news: frozenset[str] = frozenset()
        self.focused = ""
        self.hinted: frozenset[str] = frozenset()
        self.spot_items: dict[str, SpotItem] = {}
        self._flyers: list[SpotItem] = []

    def show_picture(self, picture: Picture, *, anew: bool = False) -> None:
        """Shows ``picture`` and nothing else; what flew has landed. ``anew``: every pixmap is another one."""
        self.drop_flyers()
        self.picture = picture
        for key in [key for key in self.spot_items if key not in picture.spots]:
            self._remove(self.spot_items.pop(key))
        lit_groups = self._lit_groups()
        for spot in picture.spots.values():
            item, marks = self.item(spot.key), self._marks(spot, lit_groups)
            if anew or not item.stands(spot, marks):
                item.show_spot(spot, self.pictures, self.ratio, marks)

    def item(self, key: str) -> SpotItem:
        """The item of a spot, made where there is none yet."""
        found = self.spot_items.get(key)
        if found is None:
            found = self.spot_items[key] = SpotItem()
            self.addItem(found)
        return found

    def set_marks(
        self,
        *,
        lit: Iterable[str] | None = None,
        news: Iterable[str] | None = None,
        focused: str | None = None,
        hinted: Iterable[str] | None = None,
    ) -> None:
        """Changes outlines and veils and nothing else."""
        if lit is not None:
            self.lit = frozenset(lit)
        if news is not None:
            self.news = frozenset(news)
        if focused is not None:
            self.focused = focused
        if hinted is not None:
            self.hinted = frozenset(hinted)
        lit_groups = self._lit_groups()
        for key, spot in self.picture.spots.items():
            item = self.spot_items.get(key)
            wanted = self._marks(spot, lit_groups)
            if item is not None and item.spot == spot and item.marks != tuple(sorted(wanted)):
                item.set_marks(wanted, self.pictures, self.ratio)

    def _lit_groups(self) -> frozenset[str]:
        return _lit_groups(self.picture, self.lit)

    def _marks(self, spot: Spot, lit_groups: frozenset[str]) -> list[str]:
        marks = _marks(spot, self.lit, lit_groups, self.news)
        if spot.handle and spot.handle == self.focused:
            marks.append("focus")
        if spot.handle and spot.handle in self.hinted:
            marks += ["hint", "bulb"]
        return marks

    def refresh(self, look: Look) -> None:
        """Shows the face that has just been composed wherever it lies."""
        if look.kind == "face":
            for item in [*self.spot_items.values(), *self._flyers]:
                item.refresh(look, self.pictures, self.ratio)

    def looks_of(self, picture: Picture, *, soon: bool = True) -> list[tuple[Look, float, float]]:
        """All that ``picture`` shows and, unless told otherwise, may show ``soon``, with its size: the largest faces
        first, the hand before all."""
        spots = sorted(picture.spots.values(), key=lambda spot: (spot.look.kind != "face", -spot.rect.width))
        shown = [(spot.look, spot.rect.width, spot.rect.height) for spot in spots]
        if not soon:
            return shown
        around = 2 * self.pictures.mark_margin
        marks = [(Look(mark), rect.width + around, rect.height + around) for mark, rect in picture.marks_soon]
        looks = [(look, rect.width, rect.height) for look, rect in picture.soon]
        return [*shown, *looks, *marks]

    def marks_of(self, picture: Picture, lit: Iterable[str], news: Iterable[str]) -> list[tuple[Look, float, float]]:
        """The outlines and veils of ``picture`` where ``lit`` may be touched and ``news`` has changed, with their
        sizes."""
        handles, changed, around = frozenset(lit), frozenset(news), 2 * self.pictures.mark_margin
        groups = _lit_groups(picture, handles)
        return [
            (Look(mark), spot.rect.width + around, spot.rect.height + around)
            for spot in picture.spots.values()
            for mark in _marks(spot, handles, groups, changed)
        ]

    def handle_at(self, point: QPointF, risen: str = "") -> str:
        """The handle of the topmost thing under ``point`` that means something when touched. ``risen`` is the one under
        the pointer until now: it has come up over its neighbours and keeps the place that it rose from."""
        touchable = [spot for spot in self.picture.spots.values() if spot.handle]
        under = [spot for spot in touchable if spot.rect.holds(point.x(), point.y())]
        if any(spot.handle == risen and spot.lifts for spot in under):
            return risen
        return max(under, key=lambda spot: (spot.layer, spot.order)).handle if under else ""

    def spot_of(self, handle: str) -> Spot | None:
        """The spot that touching ``handle`` means."""
        return next((spot for spot in self.picture.spots.values() if spot.handle == handle), None)

    def fly(self, look: Look, rect: Rect, shadow: bool = False) -> SpotItem:
        """A piece in the air that belongs to no place; gone with the next picture."""
        item = SpotItem()
        item.show_spot(Spot("", rect, look, Layer.FLYING, shadow=shadow), self.pictures, self.ratio, ())
        self.addItem(item)
        self._flyers.append(item)
        return item

    def drop_flyer(self, item: SpotItem) -> None:
        if item in self._flyers:
            self._flyers.remove(item)
            self._remove(item)

    def drop_flyers(self) -> None:
        for item in self._flyers:
            self._remove(item)
        self._flyers.clear()

    def empty(self) -> None:
        """Takes every item away, one by one: ``clear`` would leave dead wrappers behind."""
        self.drop_flyers()
        for item in self.spot_items.values():
            self._remove(item)
        self.spot_items.clear()
        self.picture = Picture()
        self.lit = self.news = self.hinted = frozenset()
        self.focused = ""

    def _remove(self, item: SpotItem) -> None:
        item.strip()
        self.removeItem(item)


def _lit_groups(picture: Picture, lit: frozenset[str]) -> frozenset[str]:
    return frozenset(spot.group for spot in picture.spots.values() if spot.group and spot.handle in lit)


def _marks(spot: Spot, lit: frozenset[str], lit_groups: frozenset[str], news: frozenset[str]) -> list[str]:
    """What a spot wears, but for the cursor."""
    if spot.chosen:
        return ["selected"]
    if spot.handle and spot.handle in lit:
        return ["lit"]
    if spot.group in lit_groups:
        return ["veil"]
    return ["changed"] if spot.key in news else []
