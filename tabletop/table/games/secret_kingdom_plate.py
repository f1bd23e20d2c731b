"""The plate of a seat of The Secret Kingdom: name, points, honey cards, gems in a tray of four rows. Pure geometry."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tabletop.table.games.secret_kingdom_zones import COLOURS
from tabletop.table.geometry import Rect, snap
from tabletop.table.layout import Metrics

BAND = 12
"""Pixels of the smallest table at a plate's left edge that show its seat's colour and pattern."""
LIMIT = 3
"""Gems of a colour: places in each row of the tray."""


@dataclass(frozen=True)
class PlateRects:
    """The parts of one plate in pixels of the table; ``text`` is the size over 100 % that its words may have.

    ``gems`` and ``symbols`` are by colour; symbols stand behind the gems of their colour, where they count for
    something.
    """

    mark: Rect
    name: Rect
    ribbon: Rect
    points: Rect
    cards: Rect
    gems: dict[str, Rect]
    symbols: dict[str, Rect]
    text: float


@lru_cache(maxsize=64)
def plate_rects(plate: Rect, metrics: Metrics, symbols: bool) -> PlateRects:
    """The tray stands at the right, four rows of three. ``symbols``: with room for the symbols of each colour."""
    pad = max(6, metrics.px(8))
    band = round(BAND * max(1.0, metrics.unit))
    inner = plate.inset(pad, max(5, metrics.px(6)))
    inner = Rect(inner.x + band, inner.y, inner.width - band, inner.height)
    head = max(24, round(inner.height * 0.26))
    row = int((inner.height - head) / len(COLOURS))
    mark = head - 4
    place = min(round(row * 1.12), int(inner.width * 0.46 / LIMIT))
    wide = place * LIMIT
    told = round(min(row * 2.0, inner.width * 0.2)) if symbols else 0
    left = inner.right - wide - told
    tops = [inner.y + head + row * step for step in range(len(COLOURS))]
    gems = {colour: Rect(left, top, wide, row) for colour, top in zip(COLOURS, tops, strict=True)}
    counted = {colour: Rect(left + wide, top, told, row) for colour, top in zip(COLOURS, tops, strict=True) if told}
    body = Rect(inner.x, tops[0], left - pad - inner.x, row * len(COLOURS))
    points, cards = _split(body, pad)
    beside = inner.x + mark + pad
    ribbon_height = round(min(head * 0.8, metrics.px(24)))
    ribbon_width = round(min(inner.width * 0.54, ribbon_height * 4.6))
    return PlateRects(
        mark=Rect(inner.x, inner.y, mark, mark),
        name=Rect(beside, inner.y, inner.right - beside, head - 3),
        ribbon=Rect(plate.right - ribbon_width + pad // 2, inner.y, ribbon_width, ribbon_height),
        points=points,
        cards=cards,
        gems=gems,
        symbols=counted,
        text=min(metrics.text, head / 26),
    )


def _split(body: Rect, pad: int) -> tuple[Rect, Rect]:
    """The cell of the points, and the honey cards beside it where there is room, else below."""
    if body.width >= body.height * 1.5:
        side = snap(min(body.height, body.width * 0.34))
        return (
            Rect(body.x, round(body.y + (body.height - side) / 2), side, side),
            Rect(body.x + side + pad, body.y + 4, body.width - side - pad, body.height - 8),
        )
    upper = round(body.height * 0.54)
    side = int(min(upper, body.width))
    return (
        Rect(round(body.x + (body.width - side) / 2), body.y, side, upper),
        Rect(body.x, body.y + upper + 2, body.width, body.height - upper - 4),
    )


def ribbon_rect(rects: PlateRects, letters: int) -> Rect:
    """The ribbon beside a name of so many letters; where both have no room, it keeps only its symbol."""
    whole = rects.ribbon
    enough = max(whole.height * 4, whole.height * 1.4 + 56)
    if whole.width >= enough and letters * 11 * rects.text <= whole.x - rects.name.x:
        return whole
    width = round(whole.height * 1.7)
    return Rect(whole.right - width, whole.y, width, whole.height)
