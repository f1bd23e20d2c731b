"""The ring of seats round a table: who sits on which side. Knows no measure."""

from __future__ import annotations

from typing import Literal

Side = Literal["below", "left", "above", "right", "upper left", "upper right"]

_RINGS: dict[int, tuple[Side, ...]] = {
    2: ("below", "above"),
    3: ("below", "left", "right"),
    4: ("below", "left", "above", "right"),
    5: ("below", "left", "upper left", "upper right", "right"),
    6: ("below", "left", "upper left", "above", "upper right", "right"),
}


def ring(seats: int, below: int) -> dict[int, Side]:
    """On which side each seat sits when ``below`` sits at the bottom; the left neighbour (next seat) sits on the
    left."""
    return {(below + step) % seats: side for step, side in enumerate(_RINGS[seats])}
