"""The plate of a seat of Bear Necessities: mark and name, VP, bees and hives, the backs of its hand. Pure geometry."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tabletop.table.geometry import Rect, cells
from tabletop.table.layout import Metrics

BAND = 12
"""Pixels of the smallest table at a plate's left edge that show its seat's colour and pattern."""


@dataclass(frozen=True)
class PlateRects:
    """The parts of one plate in pixels of the table; ``text`` is the size over 100 % that its words may have."""

    mark: Rect
    name: Rect
    ribbon: Rect
    sum: Rect
    vp: Rect
    bees: Rect
    hives: Rect
    backs: tuple[Rect, ...]
    reserve: Rect
    discards: Rect
    text: float

    @property
    def hand(self) -> Rect:
        """All the backs."""
        first, last = self.backs[0], self.backs[-1]
        return Rect(first.x, first.y, last.right - first.x, last.bottom - first.y)


def _inner(plate: Rect, metrics: Metrics) -> Rect:
    pad = max(5, metrics.px(5))
    band = round(BAND * max(1.0, metrics.unit))
    return Rect(plate.x + band + pad, plate.y + pad, plate.width - band - 2 * pad - 2, plate.height - 2 * pad)


@lru_cache(maxsize=64)
def plate_rects(plate: Rect, metrics: Metrics, own: bool = False) -> PlateRects:
    """Two rows where the plate is low, three where it is high, six where it is narrow. ``own``: the hand lies open
    beside it, so that no backs are needed, and VP have room for what is about to come."""
    inner = _inner(plate, metrics)
    unit = max(1.0, metrics.unit)
    narrow = inner.width < 176 * unit and not own
    rows = 3 if own else 6 if narrow else 2 if inner.height < 66 * unit else 3
    first = round(inner.height * (0.22 if rows == 6 else 0.37 if rows == 3 else 0.53))
    rest = (inner.height - first) / (rows - 1)
    lines = [Rect(inner.x, inner.y, inner.width, first)]
    lines += [Rect(inner.x, round(inner.y + first + rest * step), inner.width, int(rest)) for step in range(rows - 1)]
    head = lines[0]
    mark = min(head.height, round(36 * unit))
    hero = 0.0 if rows > 2 else min(inner.width * 0.24, head.height * 2.5)
    left = inner.x + mark + 6 * unit
    name = Rect(left, head.y, inner.right - left - hero, head.height)
    high = round(min(head.height * 0.72, 24 * unit))
    wide = round(min(name.width * 0.5, high * 5.0))
    if wide < high * 1.4 + 84 * max(1.0, high / 24):
        wide = round(high * 1.7)  # its symbol alone: a word that is cut says less
    sums = Rect(round(name.right - high * 2.8), round(head.y + (head.height - high * 1.1) / 2), high * 2.7, high * 1.1)
    ribbon = Rect(round(name.right - wide), round(head.y + (head.height - high) / 2), wide, high)
    if rows == 2:
        vp = Rect(inner.right - hero, head.y, hero, head.height)
        parts = cells(lines[1], 8)
        bees, hives, *backs = parts[:6]
        reserve, discards = parts[6:]
    elif own:
        vp = lines[1]
        bees, hives, discards = _shares(lines[2], (1, 1, 1.1))
        backs, reserve = [discards], discards
    elif rows == 3:
        vp, bees, hives = _shares(lines[1], (1.3, 1, 1))
        *backs, reserve, discards = _shares(lines[2], (1, 1, 1, 1, 0.9, 1.1))
    else:
        name = Rect(left, head.y, inner.right - left, head.height)
        vp, _ = _shares(lines[1], (1.5, 1))
        wide = round(high * 1.7)
        ribbon = Rect(inner.right - wide, round(vp.y + (vp.height - high) / 2), wide, high)
        sums = Rect(inner.right - high * 2.7, ribbon.y, high * 2.7, high)
        bees, hives = cells(lines[2], 2)
        backs = [*cells(lines[3], 2), *cells(lines[4], 2)]
        reserve, discards = cells(lines[5], 2)
    text = min(metrics.text, rest / 20)
    box = Rect(inner.x, round(head.y + (head.height - mark) / 2), mark, mark)
    return PlateRects(box, name, ribbon, sums, vp, bees, hives, tuple(backs), reserve, discards, text)


def dealer_rect(mark: Rect) -> Rect:
    """The dealer's cards, at the edge of the seat's mark."""
    side = mark.height * 0.5
    return Rect(mark.right - side * 0.7, mark.bottom - side, side, side)


def _shares(row: Rect, shares: tuple[float, ...]) -> list[Rect]:
    """``row`` cut into parts of these widths, relative to each other."""
    found, x = [], row.x
    for share in shares:
        width = row.width * share / sum(shares)
        found.append(Rect(round(x), row.y, int(width), row.height))
        x += width
    return found


@dataclass(frozen=True)
class SlimRects:
    """The parts of a slim plate; ``land`` is a small map of the tableau, empty where there is no room."""

    mark: Rect
    name: Rect
    vp: Rect
    bees: Rect | None
    land: Rect | None
    text: float


@lru_cache(maxsize=64)
def slim_rects(plate: Rect, metrics: Metrics) -> SlimRects:
    """One row: mark, name, VP, bees, and the map of the tableau."""
    inner = _inner(plate, metrics)
    unit = max(1.0, metrics.unit)
    mark = round(min(inner.height, 34 * unit, inner.width * 0.3))
    roomy = inner.width >= 150 * unit
    land = Rect(inner.right - inner.height * 1.6, inner.y, inner.height * 1.6, inner.height) if roomy else None
    right = land.x - 6 * unit if land is not None else inner.right
    room = right - inner.x - mark - 8 * unit
    counts = min(room, 124 * unit) if roomy else room  # a name that is not whole is left to the inspector
    vp = Rect(round(right - counts), inner.y, int(counts * (0.58 if roomy else 1)), inner.height)
    bees = Rect(vp.right, inner.y, int(counts * 0.42), inner.height) if roomy else None
    name = Rect(inner.x + mark + 5, inner.y, max(0, vp.x - inner.x - mark - 8), inner.height)
    box = Rect(inner.x, round(inner.y + (inner.height - mark) / 2), mark, mark)
    return SlimRects(box, name, vp, bees, land, min(metrics.text, inner.height / 30))
