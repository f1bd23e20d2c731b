"""The keyboard's place on the table: one thing has the cursor, arrows move it by geometry, digits jump.

It knows rectangles and handles, no item and no key codes. ``view`` shows it and turns keys into its calls.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from tabletop.table.geometry import Rect
from tabletop.table.spots import Picture, Spot

Direction = Literal["left", "right", "up", "down"]
_ASIDE = 2.5  # how much worse a pixel aside is than a pixel ahead


class Cursor:
    """``handle`` is the thing that has the cursor, or empty. ``moved`` is called with it whenever it changes."""

    def __init__(self, moved: Callable[[str], None]) -> None:
        self._moved = moved
        self._picture = Picture()
        self._lit: Mapping[str, str] = {}
        self._asked: Mapping[str, str] = {}
        """What could be touched when something could last."""
        self.handle = ""

    def look_at(self, picture: Picture, lit: Mapping[str, str]) -> None:
        """What lies on the table now. The cursor stays on its thing, or is lost with it; and where the thing could be
        touched, and now others can, it is lost, too: whoever is asked next finds no ring on what is of no use."""
        self._picture = picture
        self._lit = lit
        spot = self._spot(self.handle)
        spent = bool(lit) and self.handle in self._asked and self.handle not in lit
        if self.handle and (spot is None or (spent and not spot.chosen)):
            self.clear()
        if lit:
            self._asked = dict(lit)

    def focus(self, handle: str) -> bool:
        """Puts the cursor on ``handle``; ``False`` where no such thing lies on the table."""
        if self._spot(handle) is None:
            return False
        if handle != self.handle:
            self.handle = handle
            self._moved(handle)
        return True

    def clear(self) -> bool:
        """Whether it stood anywhere."""
        stood = bool(self.handle)
        if stood:
            self.handle = ""
            self._moved("")
        return stood

    def move(self, direction: Direction) -> bool:
        """To the nearest thing in ``direction``; from nowhere to the first thing that may be touched."""
        here = self._spot(self.handle)
        if here is None:
            first = self._first()
            return first is not None and self.focus(first.handle)
        reachable = [
            (distance, spot)
            for spot in self._things()
            if spot is not here and (distance := _distance(here.rect, spot.rect, direction)) is not None
        ]
        if not reachable:
            return False
        return self.focus(min(reachable, key=lambda entry: (entry[0], entry[1].order))[1].handle)

    def nth(self, number: int) -> bool:
        """To the ``number``th card in hand, counted from 1; where the hand may not be touched, to that option."""
        hand = [spot for spot in self._things() if spot.group == "hand"]
        options = [spot for spot in self._things() if spot.handle in self._lit and not spot.chosen]
        if options and not any(spot.group == "hand" for spot in options):
            hand = options
        return 1 <= number <= len(hand) and self.focus(hand[number - 1].handle)

    def _things(self) -> list[Spot]:
        """Everything that has a handle, in reading order."""
        return sorted((spot for spot in self._picture.spots.values() if spot.handle), key=lambda spot: spot.order)

    def _spot(self, handle: str) -> Spot | None:
        return next((spot for spot in self._things() if spot.handle == handle), None) if handle else None

    def _first(self) -> Spot | None:
        things = self._things()
        lit = [spot for spot in things if spot.handle in self._lit]
        return next(iter(lit or things), None)


def _distance(here: Rect, there: Rect, direction: Direction) -> float | None:
    """How far ``there`` is in ``direction``, or ``None`` if it does not lie there."""
    across, down = there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]
    ahead, aside = {
        "left": (-across, down),
        "right": (across, down),
        "up": (-down, across),
        "down": (down, across),
    }[direction]
    if ahead <= 1 or abs(aside) > ahead * _ASIDE:
        return None
    return ahead + abs(aside) * _ASIDE
