"""A card that was dragged onto something: both are touched, the second as soon as the first has been taken.

Between the two the step goes to the disk, so what the card was let go on is remembered until it may be touched. One of
several things that have an order takes the place of the other that it was let go on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabletop.table.scene import TableScene

_WAYS = ("earlier", "later")
"""The first words of the handles that move a thing in its order by one place."""


class Dropping:
    """``touch`` is called with handles. ``follow`` is told what may be touched whenever that has changed."""

    def __init__(self, scene: TableScene, touch: Callable[[str], None]) -> None:
        self._scene = scene
        self._touch = touch
        self._card = self._on = ""

    def drop(self, card: str, on: str, up: bool) -> None:
        """``card`` was let go on ``on``; on nothing, where that is empty. It counts where it has gone ``up``, or where
        both have a place in an order."""
        way, _, moved = on.partition("/")
        on = moved if way in _WAYS else on
        if self._in_order(card):
            if self._in_order(on) and on != card:
                self._touch(f"onto {card} {on}")
        elif up:
            self._touch(card)
            self._card, self._on = card, on

    def _in_order(self, handle: str) -> bool:
        return any(self._scene.spot_of(f"{way}/{handle}") is not None for way in _WAYS)

    def forget(self) -> None:
        """Something else was done meanwhile."""
        self._card = self._on = ""

    def follow(self, lit: Mapping[str, str]) -> None:
        """Touches what the card lies on once the card is chosen and that may be touched."""
        spot = self._scene.spot_of(self._card) if self._on in lit else None
        if spot is not None and spot.chosen:
            on = self._on
            self.forget()
            self._touch(on)
