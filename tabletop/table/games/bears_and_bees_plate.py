"""The plate of a seat of Bears & Bees: mark and name, the honey row, experience and swarms, the hand. Pure geometry."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tabletop.table.geometry import Rect, snap
from tabletop.table.layout import Metrics

BAND = 12
"""Pixels of the smallest table at a plate's left edge that show its seat's colour and pattern."""
CELLS = 8
"""Columns of the grid that honey cells, swarm slots and little backs share."""


@dataclass(frozen=True)
class PlateRects:
    """The parts of one plate in pixels of the table; ``text`` is the size over 100 % that its words may have."""

    mark: Rect
    name: Rect
    ribbon: Rect
    honey_number: Rect
    honey: Rect
    experience_number: Rect
    experience: Rect
    swarms: Rect
    hand_number: Rect
    backs: Rect
    swarm_card: Rect
    text: float


@lru_cache(maxsize=64)
def plate_rects(plate: Rect, metrics: Metrics) -> PlateRects:
    """Four rows on a grid: the numbers stand in one column, all tokens on eight equal cells beside it."""
    pad = max(8, metrics.px(8))
    inner = plate.inset(pad, max(6, metrics.px(6)))
    band = BAND * max(1.0, metrics.unit)
    inner = Rect(round(inner.x + band), inner.y, round(inner.width - band), inner.height)
    head = round(inner.height * 0.29)
    row = int((inner.height - head) / 3)
    tops = [inner.y, *(round(inner.y + head) + row * step for step in range(3))]
    mark = min(head - 4, snap(inner.width * 0.22))
    numbers = round(min(inner.width * 0.2, row * 1.15))
    cell = (inner.width - numbers) / CELLS
    grid = inner.right - cell * CELLS
    left = inner.x + mark + pad

    def line(step: int, first: float, cells: float) -> Rect:
        return Rect(round(grid + first * cell), tops[step], int(cells * cell), row)

    def number(step: int) -> Rect:
        return Rect(inner.x, tops[step], numbers, row)

    ribbon_height = round(min(head * 0.62, metrics.px(24)))
    ribbon_width = round(min(inner.width * 0.54, ribbon_height * 5.2))
    return PlateRects(
        mark=Rect(inner.x, inner.y + 2, mark, mark),
        name=Rect(left, inner.y, inner.right - left, head - 2),
        ribbon=Rect(plate.right - ribbon_width + pad // 2, inner.y, ribbon_width, ribbon_height),
        honey_number=number(1),
        honey=line(1, 0, CELLS),
        experience_number=number(2),
        experience=line(2, 0, 1),
        swarms=line(2, 3, 5),
        hand_number=number(3),
        backs=line(3, 0, 5.6),
        swarm_card=line(3, 6, 2),
        text=min(metrics.text, row / 22),
    )


def ribbon_rect(rects: PlateRects, letters: int) -> Rect:
    """The ribbon beside a name of so many letters; where both have no room, the ribbon keeps only its symbol."""
    whole = rects.ribbon
    enough = max(whole.height * 4, whole.height * 1.4 + 62)  # for a word of eight letters, which are never tiny
    if whole.width >= enough and letters * 10 * rects.text <= whole.x - rects.name.x:
        return whole
    width = round(whole.height * 1.7)
    return Rect(whole.right - width, whole.y, width, whole.height)
