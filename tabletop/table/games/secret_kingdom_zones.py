"""Where the parts of a table of The Secret Kingdom lie. Pure.

There is no hand in this game, and all seats are equal: their plates stand side by side below, clockwise from left to
right. Above lie the honey cards in a wooden tray with their pile, and beside them the sign that says whose turn it is,
over the supply. In the row between lie the gathering cards, the stage for whatever is going on, and the beehives.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tabletop.table.geometry import CARD_RATIO, SMALLEST_CARD, Rect, cells, fit_card, middle, snap
from tabletop.table.layout import Metrics

COLOURS = ("rose", "sunflower", "snowflake", "bellflower")
SLOTS = 4
"""Honey cards in the market."""
RIM = (8, 8, 8, 12)
"""Pixels of the smallest table that the wood round the honey cards takes: left, top, right, bottom."""
_MIDDLE, _PLATES = 0.304, 0.276  # of the height that the three rows share
_SIDE = 0.336  # of the width: sign and supply at least
_HIVES = 0.3  # of the width: the beehives
_PILE = 0.105  # of the width: a gathering card at most
_SPARE = 0.55  # of the height that the honey cards leave over: how much of it the row in the middle takes
_LOW = 0.85  # a table of less than so many of its smallest pixels has no room for the wood


@dataclass(frozen=True)
class TableRects:
    """``tray`` is the wood below the honey cards, or ``None`` where there is no room for it. ``supply`` is by colour,
    ``plates`` are by seat; ``hives`` has three tiles or none."""

    metrics: Metrics
    frame: Rect
    tray: Rect | None
    pile: Rect
    market: tuple[Rect, ...]
    sign: Rect
    supply: dict[str, Rect]
    gathering: Rect
    discard: Rect
    stage: Rect
    hives: tuple[Rect, ...]
    plates: dict[int, Rect]


@lru_cache(maxsize=32)
def table_rects(
    seats: int, holder: int | None, width: float, height: float, scale: float, hives: bool = False
) -> TableRects:
    """The parts of a table of ``seats`` on ``width`` x ``height`` pixels; the plate of ``holder`` is the first one, on
    a public table that of seat 0. ``hives``: there are beehives in play."""
    metrics = Metrics.of(width, height, scale)
    frame = Rect(0, 0, width, height)
    inner, gap = frame.inset(metrics.margin), metrics.gap
    whole = inner.height - 2 * gap
    low = round(max(whole * _MIDDLE, SMALLEST_CARD * CARD_RATIO + gap))
    plates = round(whole * _PLATES)
    top = whole - low - plates
    rim = tuple(round(edge * max(1.0, metrics.unit)) for edge in RIM) if metrics.unit >= _LOW else (0, 0, 0, 0)
    pad = metrics.px(5) if any(rim) else 0
    least = max(inner.width * _SIDE, metrics.px(300))
    room = inner.width - least - gap - rim[0] - rim[2] - 2 * pad - SLOTS * gap
    card, high = fit_card(room / (SLOTS + 1), top - rim[1] - rim[3] - 2 * pad)
    tray = Rect(
        inner.x,
        inner.y,
        (SLOTS + 1) * card + SLOTS * gap + 2 * pad + rim[0] + rim[2],
        high + 2 * pad + rim[1] + rim[3],
    )
    # What the honey cards leave over is shared by the rows below them.
    low += round((top - tray.height) * _SPARE)
    plates = round(whole - tray.height) - low
    honey = [
        Rect(tray.x + rim[0] + pad + (card + gap) * place, tray.y + rim[1] + pad, card, high)
        for place in range(SLOTS + 1)
    ]
    side = Rect(tray.right + gap, inner.y, inner.right - tray.right - gap, tray.height)
    sign, supply = _side(side, metrics)
    row = Rect(inner.x, tray.bottom + gap, inner.width, low)
    gathering, discard, stage, tiles = _row(row, metrics, card, hives)
    foot = Rect(inner.x, row.bottom + gap, inner.width, plates)
    return TableRects(
        metrics,
        frame,
        tray if any(rim) else None,
        honey[0],
        tuple(honey[1:]),
        sign,
        supply,
        gathering,
        discard,
        stage,
        tiles,
        _plates(seats, holder or 0, foot, gap),
    )


def _side(side: Rect, metrics: Metrics) -> tuple[Rect, dict[str, Rect]]:
    """The sign, and below it the supply by colour."""
    gap = metrics.gap
    high = snap(max(44, side.height * 0.32))
    sign = Rect(side.x, side.y, side.width, high)
    below = Rect(side.x, sign.bottom + gap, side.width + gap, side.height - high - gap)
    found = [_whole(Rect(cell.x, cell.y, cell.width - gap, cell.height)) for cell in cells(below, len(COLOURS))]
    return sign, dict(zip(COLOURS, found, strict=True))


def _row(row: Rect, metrics: Metrics, largest: int, hives: bool) -> tuple[Rect, Rect, Rect, tuple[Rect, ...]]:
    """Pile and discards, the stage, and the tiles of the beehives."""
    gap = metrics.gap
    width, height = fit_card(min(max(SMALLEST_CARD, row.width * _PILE), largest * 1.1), row.height)
    width = max(width, min(SMALLEST_CARD, fit_card(row.width, row.height)[0]))
    height = round(width * CARD_RATIO)
    gathering = middle(width, height, Rect(row.x, row.y, width, row.height))
    discard = gathering.moved(width + gap, 0)
    left, right = discard.right + gap, row.right
    tiles: tuple[Rect, ...] = ()
    if hives:
        wide = snap(row.width * _HIVES)
        right = row.right - wide - gap
        high = (row.height - 2 * gap) / 3
        tiles = tuple(_whole(Rect(row.right - wide, row.y + (high + gap) * nth, wide, high)) for nth in range(3))
    return gathering, discard, Rect(left, row.y, right - left, row.height), tiles


def _plates(seats: int, first: int, row: Rect, gap: int) -> dict[int, Rect]:
    """The plates, clockwise from the left."""
    wide = (row.width - gap * (seats - 1)) / seats
    order = [(first + step) % seats for step in range(seats)]
    return {
        seat: _whole(Rect(row.x + (wide + gap) * place, row.y, wide, row.height)) for place, seat in enumerate(order)
    }


def _whole(rect: Rect) -> Rect:
    return Rect(round(rect.x), round(rect.y), int(rect.width), int(rect.height))
