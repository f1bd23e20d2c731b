"""Where seats, tableaus, hand and board of Bear Necessities lie on a table of any size. Pure geometry in pixels.

The holder of a hand has the own tableau in the middle, large, the two neighbours at its sides and a slim plate for each
other seat. The public table gives every seat the same room.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tabletop.table.geometry import CARD_RATIO, SMALLEST_CARD, Rect, fit_card, middle, snap
from tabletop.table.layout import LIFT, Metrics
from tabletop.table.ring import Side, ring

COLUMNS, ROWS = 4, 3
TILE_RATIO = 1.2
"""A tile's width for its height: a card lying in its cell."""
FLOATING_COLUMNS, FLOATING_ROWS = 5, 4
"""What a floating tableau and the free cells around it take at most."""
HAND = 5


@dataclass(frozen=True)
class Block:
    """A seat with its tableau; ``tile`` is the size of a card in it."""

    seat: int
    plate: Rect
    land: Rect
    tile: tuple[int, int]


@dataclass(frozen=True)
class Zones:
    """The parts of a table. ``tray``, ``reserve`` and ``own`` (the room of the own tableau) only with a hand in front;
    ``slims`` are the plates of seats whose tableau is not shown."""

    metrics: Metrics
    frame: Rect
    blocks: tuple[Block, ...]
    board: Rect
    slims: tuple[tuple[int, Rect], ...] = ()
    plate: Rect | None = None
    tray: Rect | None = None
    reserve: Rect | None = None
    own: Rect | None = None


def between(tile: float) -> int:
    """The gap between tiles of this width."""
    return max(2, round(tile * 0.045))


def fit_tile(area: Rect, columns: int, rows: int) -> tuple[int, int]:
    """The largest tile of which so many fit into ``area``."""
    across = min(area.width / (columns * 1.045), area.height * TILE_RATIO / (rows * 1.045))
    gap = between(across)
    wide = (area.width - gap * (columns - 1)) / columns
    high = (area.height - gap * (rows - 1)) / rows
    width = int(min(wide, high * TILE_RATIO))
    return width, round(width / TILE_RATIO - 0.5)


def spread(tile: tuple[int, int], columns: int, rows: int) -> tuple[int, int]:
    """Width and height of so many tiles."""
    gap = between(tile[0])
    return columns * (tile[0] + gap) - gap, rows * (tile[1] + gap) - gap


@lru_cache(maxsize=32)
def zones(seats: int, holder: int | None, width: float, height: float, scale: float = 1.0) -> Zones:
    """The zones of a table of ``seats``; ``holder`` sits below with the hand in front, ``None`` gives the public
    table."""
    metrics = Metrics.of(width, height, scale)
    frame = Rect(0, 0, width, height)
    at = {side: seat for seat, side in ring(seats, holder or 0).items()}
    inner = frame.inset(metrics.margin)
    return _held(metrics, frame, inner, at) if holder is not None else _public(metrics, frame, inner, at)


def _held(metrics: Metrics, frame: Rect, inner: Rect, at: dict[Side, int]) -> Zones:
    gap = metrics.gap
    corner = snap(min(inner.width * 0.2, metrics.px(300)))
    width, height = fit_card((inner.width - 2 * corner - 3 * gap - HAND * gap) / (HAND + 1), frame.height * 0.27)
    if width < SMALLEST_CARD:
        width, height = SMALLEST_CARD, round(SMALLEST_CARD * CARD_RATIO)
    top = inner.bottom - height
    plate = Rect(inner.x, top, corner, height)
    board = Rect(inner.right - corner, top, corner, height)
    reserve = Rect(board.x - gap - width, top, width, height)
    tray = Rect(plate.right + gap, top, reserve.x - plate.right - 2 * gap, height)
    upper = Rect(inner.x, inner.y, inner.width, top - gap - metrics.px(LIFT) - inner.y)
    tile = fit_tile(Rect(0, 0, inner.width * 0.565, upper.height), FLOATING_COLUMNS, FLOATING_ROWS)
    across, _ = spread(tile, FLOATING_COLUMNS, FLOATING_ROWS)
    sides = min(2, len(at) - 1)
    side = snap(min((upper.width - across - sides * gap) / sides, upper.width * (0.27 if sides == 2 else 0.36)))
    own = Rect(upper.x + side + gap, upper.y, upper.width - sides * (side + gap), upper.height)
    left = Rect(upper.x, upper.y, side, upper.height)
    right = Rect(upper.right - side, upper.y, side, upper.height)
    blocks, slims = [], []
    columns: tuple[tuple[Rect, Side, tuple[Side, ...]], ...] = (
        (left, "left", ("upper left", "above")),
        (right, "right", ("upper right",)),
    )
    if len(at) == 2:
        columns = ((left, "above", ()),)
    below = [[at[other] for other in others if other in at] for _, _, others in columns]
    most = max(map(len, below))  # both neighbours lie alike, however many slim plates are below them
    for (area, main, _), there in zip(columns, below, strict=True):
        block, laid = _column(metrics, area, at[main], there, most)
        blocks.append(block)
        slims += laid
    return Zones(metrics, frame, tuple(blocks), board, tuple(slims), plate, tray, reserve, own)


def _column(
    metrics: Metrics, area: Rect, seat: int, others: list[int], most: int
) -> tuple[Block, list[tuple[int, Rect]]]:
    """A neighbour, hanging from the top, and slim plates below, with room for ``most``: one below the other, or side
    by side where that leaves the tableau larger."""
    gap, slim = metrics.gap, max(44, metrics.px(44))
    best: tuple[Block, list[Rect]] | None = None
    for stacked in (True, False) if most > 1 else (True,):
        rows = most if stacked else 1
        room = Rect(area.x, area.y, area.width, area.height - rows * (slim + gap) - metrics.px(4))
        made = block(metrics, room, seat, hanging=True)
        top = max(made.land.bottom + metrics.px(4), made.plate.bottom) + gap
        share = 1 if stacked else max(1, len(others))
        across = (area.width - gap * (share - 1)) / share
        rects = [
            Rect(
                round(area.x + (0 if stacked else nth * (across + gap))),
                top + (nth * (slim + gap) if stacked else 0),
                int(across),
                slim,
            )
            for nth in range(len(others))
        ]
        if best is None or made.tile > best[0].tile:
            best = made, rects
    assert best is not None
    return best[0], list(zip(others, best[1], strict=True))


def block(metrics: Metrics, area: Rect, seat: int, *, hanging: bool = False) -> Block:
    """A plate and a tableau as large as ``area`` allows: the plate above it, low or high, or at its left."""
    gap = metrics.gap
    whole, rim = area, metrics.px(4)
    area = area.inset(rim, rim / 2)  # the ground is a little larger than its tiles
    apart = rim + max(2, gap // 4)
    found = []
    for high in (max(metrics.px(88), 52), max(metrics.px(56), 52)):
        room = Rect(area.x, area.y, area.width, area.height - high - apart)
        found.append((fit_tile(room, COLUMNS, ROWS), high, 0))
    wide = snap(max(metrics.px(140), 132))
    room = Rect(area.x, area.y, area.width - wide - gap, area.height)
    found.append((fit_tile(room, COLUMNS, ROWS), 0, wide))
    # A high plate tells more at a glance than a slightly larger tile.
    liking = {max(metrics.px(88), 52): 1.0, max(metrics.px(56), 52): 0.92}
    tile, high, wide = max(found, key=lambda entry: (entry[0][0] * liking.get(entry[1], 0.85), entry[1]))
    across, down = spread(tile, COLUMNS, ROWS)
    if high:
        top = whole.y
        whole = middle(max(across + 2 * rim, min(whole.width, metrics.px(340))), high + apart + down + rim, whole)
        if hanging:
            whole = Rect(area.x - rim, top, area.width + 2 * rim, whole.height)
        land = Rect(round(whole.x + (whole.width - across) / 2), whole.y + high + apart, across, down)
        return Block(seat, Rect(whole.x, whole.y, whole.width, high), land, tile)
    whole = middle(wide + gap + across, down, area)
    if hanging:
        whole = Rect(whole.x, area.y, whole.width, down)
    tall = min(down, metrics.px(168))
    plate = Rect(whole.x, round(whole.y + (down - tall) / 2), wide, tall)
    return Block(seat, plate, Rect(whole.x + wide + gap, whole.y, across, down), tile)


def _public(metrics: Metrics, frame: Rect, inner: Rect, at: dict[Side, int]) -> Zones:
    gap = metrics.gap
    areas, board = _AREAS[len(at)](inner, gap * 1.5 if len(at) < 6 else gap, metrics)
    blocks = [block(metrics, area, at[side]) for side, area in areas.items()]
    return Zones(metrics, frame, tuple(sorted(blocks, key=lambda made: made.seat)), board)


Areas = tuple[dict[Side, Rect], Rect]


def _columns(area: Rect, count: int, gap: float) -> list[Rect]:
    width = (area.width - gap * (count - 1)) / count
    return [Rect(round(area.x + nth * (width + gap)), area.y, int(width), area.height) for nth in range(count)]


def _halves(area: Rect, gap: float) -> tuple[Rect, Rect]:
    high = int((area.height - gap) / 2)
    return Rect(area.x, area.y, area.width, high), Rect(area.x, area.bottom - high, area.width, high)


def _two(inner: Rect, gap: float, metrics: Metrics) -> Areas:
    wide = metrics.px(120)
    half = int((inner.width - wide - 2 * gap) / 2)
    board = middle(wide, min(inner.height, wide * 1.9), Rect(inner.x + half + gap, inner.y, wide, inner.height))
    left = Rect(inner.x, inner.y, half, inner.height)
    return {"below": left, "above": Rect(inner.right - half, inner.y, half, inner.height)}, board


def _three(inner: Rect, gap: float, metrics: Metrics) -> Areas:
    high = max(metrics.px(104), 60)
    board = middle(min(inner.width, high * 1.9), high, Rect(inner.x, inner.y, inner.width, high))
    row = Rect(inner.x, inner.y + high + gap, inner.width, inner.height - high - gap)
    sides: tuple[Side, ...] = ("left", "below", "right")
    return dict(zip(sides, _columns(row, 3, gap), strict=True)), board


def _four(inner: Rect, gap: float, metrics: Metrics) -> Areas:
    wide = metrics.px(108)
    half = int((inner.width - wide - 2 * gap) / 2)
    board = middle(wide, min(inner.height, wide * 1.9), Rect(inner.x + half + gap, inner.y, wide, inner.height))
    upper, lower = _halves(inner, gap)
    right = inner.right - half
    return {
        "below": Rect(right, lower.y, half, lower.height),
        "left": Rect(inner.x, lower.y, half, lower.height),
        "above": Rect(inner.x, upper.y, half, upper.height),
        "right": Rect(right, upper.y, half, upper.height),
    }, board


def _five(inner: Rect, gap: float, metrics: Metrics) -> Areas:
    upper, lower = (_columns(half, 3, gap) for half in _halves(inner, gap))
    sides: tuple[Side, ...] = ("left", "below", "right")
    areas = dict(zip(sides, lower, strict=True))
    board = middle(min(upper[1].width * 0.7, metrics.px(220)), min(upper[1].height * 0.7, metrics.px(116)), upper[1])
    return {**areas, "upper left": upper[0], "upper right": upper[2]}, board


def _six(inner: Rect, gap: float, metrics: Metrics) -> Areas:
    strip = max(48, metrics.px(48))
    upper, lower = _halves(inner, strip + 2 * gap)
    sides: tuple[Side, ...] = ("upper left", "above", "upper right", "left", "below", "right")
    areas = dict(zip(sides, [*_columns(upper, 3, gap), *_columns(lower, 3, gap)], strict=True))
    return areas, middle(metrics.px(240), strip, Rect(inner.x, upper.bottom + gap, inner.width, strip))


_AREAS = {2: _two, 3: _three, 4: _four, 5: _five, 6: _six}


def on_board(inner: Rect, metrics: Metrics) -> tuple[Rect, Rect, Rect]:
    """Deck, its count and the room of the bees: one below the other where the board is upright, else side by side. A
    deck that is too small to be written on has its count beside it."""
    gap = metrics.gap
    if inner.height > inner.width * 1.1:
        width, height = fit_card(inner.width, inner.height * 0.58)
        deck = Rect(round(inner.centre[0] - width / 2), inner.y, width, height)
        rest = Rect(inner.x, deck.bottom + 4, inner.width, inner.bottom - deck.bottom - 4)
        return deck, _count_on(deck), rest
    width, height = fit_card(inner.width * 0.46, inner.height)
    beside = max(40, metrics.px(36)) if width < 60 else 0
    before = beside + gap // 2 if beside else 0
    bees = min(inner.height, inner.width - before - width - gap)
    whole = middle(before + width + gap + bees, height, inner)
    deck = Rect(whole.x + before, whole.y, width, height)
    high = max(24, metrics.px(24))
    label = Rect(whole.x, round(deck.centre[1] - high / 2), beside, high) if beside else _count_on(deck)
    return deck, label, Rect(deck.right + gap, inner.y, bees, inner.height)


def _count_on(deck: Rect) -> Rect:
    label = middle(deck.width * 0.72, max(20, deck.height * 0.24), deck)
    return label.moved(0, deck.bottom - label.bottom - max(2, deck.height * 0.04))
