"""Where the parts of a table of Beesness lie: plates along the top, the garden in its frame, what is done below. Pure.

There is no hand in this game. The others' plates stand in a row above, from the left neighbour to the right one; in
the middle lie the market, the garden and what belongs to all; below stand the own plate and the tray for whatever is
asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tabletop.table.geometry import CARD_RATIO, SMALLEST_CARD, Rect, cells, fit_card, middle, snap
from tabletop.table.layout import Metrics

RIM = (16, 16, 16, 22)
"""Pixels of the smallest table that the wood of the garden's frame takes: left, top, right, bottom."""
LOW_BED = 176
"""Pixels: in a bed that is lower, the garden's sign is broad."""
_TOP, _BELOW = 104, 136  # the heights of the rows of plates on the smallest table
_WIDEST = 330  # of a plate on the smallest table
_OWN = 0.33  # of the width: the own plate at most


@dataclass(frozen=True)
class TableRects:
    """``plates`` by seat, the one below first. ``market`` and ``stall`` are mats on the cloth; ``stacks`` and
    ``counts`` lie on the first, by bee; ``things`` on the second, by handle. ``board`` is the wood, ``bed`` what grows
    inside it, ``sign`` its number, ``plot`` where the flowers stand, ``paper`` where sheets lie over them."""

    metrics: Metrics
    frame: Rect
    plates: dict[int, Rect]
    tray: Rect
    market: Rect
    stacks: tuple[Rect, ...]
    counts: tuple[Rect, ...]
    board: Rect
    bed: Rect
    sign: Rect
    plot: Rect
    paper: Rect
    stall: Rect
    things: dict[str, Rect]


THINGS = ("pot", "bank", "calendar", "unplanted")


@lru_cache(maxsize=32)
def table_rects(seats: int, holder: int | None, width: float, height: float, scale: float) -> TableRects:
    """The parts of a table of ``seats`` on ``width`` x ``height`` pixels. ``holder`` sits below; ``None`` gives the
    public table with a fixed order."""
    metrics = Metrics.of(width, height, scale)
    frame = Rect(0, 0, width, height)
    inner, gap = frame.inset(metrics.margin), metrics.gap
    # What a high table has over goes to the plates as well as to the garden.
    spare = max(0.0, height - metrics.unit * 520)
    top = min(metrics.px(_TOP) + snap(spare * 0.2), metrics.px(_TOP * 1.5))
    below = min(metrics.px(_BELOW) + snap(spare * 0.25), metrics.px(_BELOW * 1.5))
    row = Rect(inner.x, inner.y, inner.width, top)
    plates = _plates(seats, holder or 0, row, metrics)
    own = Rect(inner.x, inner.bottom - below, snap(min(inner.width * _OWN, metrics.px(_WIDEST))), below)
    plates = {holder or 0: own, **plates}
    tray = Rect(own.right + gap, own.y, inner.right - own.right - gap, below)
    centre = Rect(inner.x, row.bottom + gap, inner.width, own.y - row.bottom - 2 * gap)
    market, stacks, counts = _market(centre, metrics)
    stall = _stall(centre, metrics)
    board = Rect(market.right + gap, centre.y, stall.x - market.right - 2 * gap, centre.height)
    unit = max(1.0, metrics.unit)
    left, over, right, under = (round(edge * unit) for edge in RIM)
    bed = Rect(board.x + left, board.y + over, board.width - left - right, board.height - over - under)
    wide = snap(min(bed.width * 0.22, metrics.px(104)))
    if bed.height < LOW_BED:
        wide = snap(min(bed.width * 0.42, 156))  # number and words stand side by side
    sign = Rect(bed.x + gap, bed.y + gap, wide, bed.height - 2 * gap)
    plot = Rect(sign.right + gap, bed.y, bed.right - sign.right - 2 * gap, bed.height - gap // 2)
    paper = Rect(plot.x, plot.y + gap // 2, board.right - gap - plot.x, plot.height - gap)
    things = _things(stall, metrics)
    return TableRects(
        metrics, frame, plates, tray, market, stacks, counts, board, bed, sign, plot, paper, stall, things
    )


def _plates(seats: int, below: int, row: Rect, metrics: Metrics) -> dict[int, Rect]:
    """The others' plates, clockwise from the left: spread over the row, so that the neighbours sit at its ends."""
    others = [(below + step) % seats for step in range(1, seats)]
    gap = metrics.gap
    wide = snap(min((row.width - gap * (len(others) - 1)) / len(others), metrics.px(_WIDEST) * 1.25))
    step = (row.width - wide) / (len(others) - 1)
    return {seat: Rect(round(row.x + step * place), row.y, wide, row.height) for place, seat in enumerate(others)}


def _market(centre: Rect, metrics: Metrics) -> tuple[Rect, tuple[Rect, ...], tuple[Rect, ...]]:
    """The mat with the three stacks, each with its count below."""
    gap, pill = metrics.gap, max(24, metrics.px(26))
    room = centre.width * 0.33 - 4 * gap
    width, height = fit_card(room / 3, centre.height - 2 * gap - pill - gap)
    width = max(width, SMALLEST_CARD)
    height = round(width * CARD_RATIO)
    mat = Rect(centre.x, centre.y, 3 * width + 4 * gap, centre.height)
    whole = middle(3 * width + 2 * gap, height + gap + pill, mat)
    stacks = tuple(Rect(whole.x + (width + gap) * nth, whole.y, width, height) for nth in range(3))
    counts = tuple(Rect(stack.x, stack.bottom + gap, stack.width, pill) for stack in stacks)
    return mat, stacks, counts


def _stall(centre: Rect, metrics: Metrics) -> Rect:
    wide = snap(min(centre.width * 0.19, metrics.px(204)))
    return Rect(centre.right - wide, centre.y, wide, centre.height)


def _things(stall: Rect, metrics: Metrics) -> dict[str, Rect]:
    """Pot and bank, and below them calendar and seed box."""
    gap = metrics.gap
    inner = stall.inset(gap)
    high = (inner.height - gap) / 2
    rows = (Rect(inner.x, inner.y, inner.width, high), Rect(inner.x, inner.bottom - high, inner.width, high))
    found = [cell.inset(2) for row in rows for cell in cells(row, 2)]
    return {handle: _whole(rect) for handle, rect in zip(THINGS, found, strict=True)}


def _whole(rect: Rect) -> Rect:
    return Rect(round(rect.x), round(rect.y), int(rect.width), int(rect.height))
