"""The plate of a seat of Beesness: name, honey and flowers, bees, and what it trades or votes. Pure geometry."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tabletop.table.geometry import Rect, snap
from tabletop.table.layout import Metrics

BAND = 12
"""Pixels of the smallest table at a plate's left edge that show its seat's colour and pattern."""


@dataclass(frozen=True)
class PlateRects:
    """The parts of one plate in pixels of the table; ``text`` is the size over 100 % that its words may have.

    ``numbers`` and ``rows`` are by the name of the place (``honey``, ``workers``); ``tag`` is for offers, and for a
    ballot while one is asked for.
    """

    mark: Rect
    name: Rect
    ribbon: Rect
    start: Rect
    numbers: dict[str, Rect]
    rows: dict[str, Rect]
    tag: Rect
    text: float


@lru_cache(maxsize=64)
def plate_rects(plate: Rect, metrics: Metrics) -> PlateRects:
    """Three rows: the name, what is owned, the bees; the tag stands at the right of the lower two."""
    pad = max(8, metrics.px(8))
    inner = plate.inset(pad, max(6, metrics.px(6)))
    band = round(BAND * max(1.0, metrics.unit))
    inner = Rect(inner.x + band, inner.y, inner.width - band, inner.height)
    head = round(inner.height * 0.34)
    row = int((inner.height - head) / 2)
    tops = (inner.y + head, inner.y + head + row)
    mark = min(head - 4, snap(inner.width * 0.22))
    tag_wide = max(44, min(snap(inner.width * 0.24), round(2 * row * 1.05)))
    tag = Rect(inner.right - tag_wide - 2, tops[0] + 1, tag_wide, 2 * row - 2)
    room = tag.x - pad - inner.x
    # Three columns for both rows: the coins have two of them, so that numbers stand below numbers.
    numbers, rows = {}, {}
    wide = room / 3
    figure = min(round(row * 1.08), int(wide * 0.46))
    columns = {"honey": (0, 0, 2), "flowers": (0, 2, 1), "workers": (1, 0, 1), "drones": (1, 1, 1), "queens": (1, 2, 1)}
    for name, (line, column, span) in columns.items():
        left = round(inner.x + wide * column)
        numbers[name] = Rect(left, tops[line], figure, row)
        rows[name] = Rect(left + figure + 4, tops[line], int(wide * span - figure) - 8, row)
    beside = inner.x + mark + pad
    ribbon_height = round(min(head * 0.66, metrics.px(24)))
    ribbon_width = round(min(inner.width * 0.54, ribbon_height * 5.0))
    start = max(16, round(mark * 0.56))
    return PlateRects(
        mark=Rect(inner.x, inner.y, mark, mark),
        name=Rect(beside, inner.y, inner.right - beside, head - 3),
        ribbon=Rect(plate.right - ribbon_width + pad // 2, inner.y, ribbon_width, ribbon_height),
        start=Rect(round(inner.x + mark - start * 0.62), round(inner.y + mark - start * 0.66), start, start),
        numbers=numbers,
        rows=rows,
        tag=tag,
        text=min(metrics.text, row / 22),
    )
