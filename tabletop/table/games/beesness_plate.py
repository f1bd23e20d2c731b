"""The plate of a seat of Beesness: mark and name, honey and flowers, its bees, what it trades or votes. Pure geometry."""

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
    tag = Rect(inner.right - tag_wide, tops[0] + 2, tag_wide, 2 * row - 2)
    room = tag.x - pad - inner.x
    numbers, rows = {}, {}
    number = min(round(row * 1.25), int(room * 0.2))
    for top, names in ((tops[0], ("honey", "flowers")), (tops[1], ("workers", "drones", "queens"))):
        wide = room / len(names)
        figure = number if len(names) == 2 else min(round(row * 0.72), int(wide * 0.4))
        for nth, name in enumerate(names):
            left = round(inner.x + wide * nth)
            numbers[name] = Rect(left, top, figure, row)
            rows[name] = Rect(left + figure, top, int(wide - figure) - (0 if nth == len(names) - 1 else 4), row)
    left = inner.x + mark + pad
    ribbon_height = round(min(head * 0.66, metrics.px(24)))
    ribbon_width = round(min(inner.width * 0.54, ribbon_height * 5.0))
    start = round(head * 0.66)
    return PlateRects(
        mark=Rect(inner.x, inner.y, mark, mark),
        name=Rect(left, inner.y, inner.right - left - start - 4, head - 3),
        ribbon=Rect(plate.right - ribbon_width + pad // 2, inner.y, ribbon_width, ribbon_height),
        start=Rect(inner.right - start, inner.y + 1, start, start),
        numbers=numbers,
        rows=rows,
        tag=tag,
        text=min(metrics.text, row / 22),
    )
