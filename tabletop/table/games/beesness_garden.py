"""The garden of Commons: where each flower stands, which kind it is and how high. Pure.

A flower keeps its place for as long as it stands: the garden of 24 is the garden of 23 and one more. The places are
the same on every machine.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.table.geometry import Rect

FLOWERS = 42
KINDS = ("daisy", "tulip", "bell", "poppy", "sunflower")
_ROWS = 3
_SIZES = (0.86, 0.94, 1.0)  # what stands behind is smaller
_STRIDE = 17  # shares no factor with the flowers: the garden fills and thins evenly


class Flower(NamedTuple):
    """One flower: where it stands, what it is, and how far in front."""

    rect: Rect
    kind: str
    row: int


@lru_cache(maxsize=16)
def flowers(plot: Rect) -> tuple[Flower, ...]:
    """All places of ``plot`` in the order in which they are planted."""
    columns = FLOWERS // _ROWS
    size = min(plot.height * 0.5, plot.width / columns * 2.6)
    places = []
    for place in range(FLOWERS):
        row, column = place % _ROWS, place // _ROWS
        across, up = _chance(place), _chance(place + 100)
        side = round(size * _SIZES[row])
        # A flower is narrower than its square, so the outermost squares may reach over the edge.
        step = (plot.width - size * 0.72) / (columns - 0.5)
        shift = (row % 2) * 0.5 + (across - 0.5) * 0.6
        x = plot.x - size * 0.14 + step * max(0.0, min(columns - 0.5, column + shift)) + (size - side) / 2
        foot = plot.y + plot.height * (0.46 + 0.26 * row) + (up - 0.5) * plot.height * 0.08
        foot = min(max(foot, plot.y + side + 2), plot.bottom - 2)
        kind = KINDS[(place * 2 + int(across * 5)) % len(KINDS)]
        places.append(Flower(Rect(round(x), round(foot - side), side, side), kind, row))
    return tuple(places[nth * _STRIDE % FLOWERS] for nth in range(FLOWERS))


def _chance(number: int) -> float:
    """A number between 0 and 1 that looks like chance and is always the same."""
    mixed = (number * 2654435761 + 97) % 2**32
    mixed ^= mixed >> 15
    return (mixed * 2246822519 % 2**32) / 2**32
