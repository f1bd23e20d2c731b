"""A picture in the making: gathers the spots and anchors that a game's placement puts on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.kernel.view import Piece
from tabletop.table.geometry import Rect, cells
from tabletop.table.spots import Layer, Look, Picture, Spot


class Sketch:
    """``game`` names the faces. What is added later lies above what was added before, within its layer."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._spots: dict[str, Spot] = {}
        self.anchors: dict[str, Rect] = {}
        self.soon: list[tuple[Look, Rect]] = []
        self.marks_soon: list[tuple[str, Rect]] = []

    def add(self, key: str, rect: Rect, look: Look, layer: Layer, **more: Any) -> None:
        """A spot; ``more`` is whatever else ``Spot`` has."""
        self._spots[key] = Spot(key, rect, look, layer, **more)

    def place(self, key: str, rect: Rect, look: Look, layer: Layer, **more: Any) -> None:
        """A spot that pieces can come from and go to."""
        self.anchors[key] = rect
        self.add(key, rect, look, layer, **more)

    def face(self, name: str) -> Look:
        """The look of a card's face (``H17``) or back (``back_honey``)."""
        return Look("face", f"{self._game}/{name}")

    def card(self, piece: Piece, rect: Rect, layer: Layer, **more: Any) -> None:
        """A card that lies face up; it can be touched and inspected."""
        look = self.face(piece.face)
        self.add(piece.handle, rect, look, layer, handle=piece.handle, inspect=piece.face, shadow=True, **more)

    def number(self, key: str, rect: Rect, count: int, text: float, limit: str = "") -> None:
        """A count in figures, with its limit written small behind it."""
        self.add(f"{key}/number", rect, Look("number", limit, count, (text,)), Layer.COUNTER)

    def row(self, key: str, rect: Rect, look: Look, places: int) -> None:
        """Equal cells that fill one after another; each of them is an anchor."""
        self.place(key, rect, look, Layer.COUNTER)
        self.soon += [(replace(look, count=count), rect) for count in range(places + 1)]
        self.marks_soon.append(("changed", rect))
        for nth, cell in enumerate(cells(rect, places)):
            self.anchors[f"{key}/{nth}"] = cell

    def picture(self, sentence: Callable[[str], str]) -> Picture:
        order = sorted(self._spots.values(), key=lambda spot: spot.layer)
        return Picture({spot.key: spot for spot in order}, self.anchors, sentence, self.soon, self.marks_soon)
