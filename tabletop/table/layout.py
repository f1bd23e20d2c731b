"""Where things lie on a table of any size: the ring of seats, the board in the middle, the hand along the bottom.

Pure geometry in pixels, snapped to a grid of four; no Qt, no game, no view. What lies inside a zone is the affair of
``pile``, ``hand`` and of each game's placement.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tabletop.table.geometry import CARD_RATIO, SMALLEST_CARD, Rect, fit_card, middle, snap, split
from tabletop.table.ring import Side, ring

LIFT = 8
"""Pixels of the smallest table that a chosen card lies higher than its place."""
_COLUMN = 0.245  # of the width: plates at the left and right edge
_PLATE = 168  # the height of a plate on the smallest table, at most

_WIDTH, _HEIGHT = 1024, 520  # the smallest table: what a 1024x640 window leaves beside its strip and its prompt bar


@dataclass(frozen=True)
class Metrics:
    """The measures that all zones share: ``unit`` is a pixel of the smallest table, ``text`` the text size over 100
    %."""

    unit: float
    text: float

    @classmethod
    def of(cls, width: float, height: float, scale: float) -> Metrics:
        unit = max(0.7, min(width / _WIDTH, height / _HEIGHT))
        return cls(unit, max(1.0, unit) * scale)

    def px(self, length: float) -> int:
        """``length`` of the smallest table at this size, on the grid."""
        return max(4, round(length * self.unit / 4) * 4)

    @property
    def gap(self) -> int:
        return self.px(8)

    @property
    def margin(self) -> int:
        return self.px(12)

    @property
    def label(self) -> int:
        """The height of the label under a seat's cards."""
        return self.px(20)


@dataclass(frozen=True)
class SeatZone:
    """A seat's part of the table: its plate, the space for its cards, and space for the backs of its hand if there is
    some to spare."""

    seat: int
    side: Side
    plate: Rect
    cards: Rect
    fan: Rect | None = None


@dataclass(frozen=True)
class Zones:
    """The parts of a table. ``hand`` is ``None`` on a public table; ``seats`` go clockwise from the one below."""

    metrics: Metrics
    frame: Rect
    seats: tuple[SeatZone, ...]
    board: Rect
    hand: Rect | None

    def seat(self, seat: int) -> SeatZone:
        return next(zone for zone in self.seats if zone.seat == seat)


@lru_cache(maxsize=32)
def zones(seats: int, holder: int | None, width: float, height: float, scale: float = 1.0) -> Zones:
    """The zones of a table of ``seats`` on ``width`` x ``height`` pixels. ``holder`` sits below with the hand in
    front; ``None`` gives the public table with a fixed ring."""
    laying = _Laying(Rect(0, 0, width, height), Metrics.of(width, height, scale), ring(seats, holder or 0))
    board, hand = laying.public() if holder is None else laying.held()
    order = list(laying.sides)
    found = tuple(sorted(laying.found, key=lambda zone: order.index(zone.seat)))
    return Zones(laying.metrics, laying.frame, found, board, hand)


class _Laying:
    """One table being laid: gathers the zones of the seats."""

    def __init__(self, frame: Rect, metrics: Metrics, sides: dict[int, Side]) -> None:
        self.frame = frame
        self.metrics = metrics
        self.sides = sides
        self.at = {side: seat for seat, side in sides.items()}
        self.gap = metrics.gap
        self.inner = frame.inset(metrics.margin)
        self.column = snap(min(self.inner.width * _COLUMN, metrics.px(320)))
        self.lift = metrics.px(LIFT)
        self.hanging = False
        self.found: list[SeatZone] = []

    def add(self, side: Side, plate: Rect, cards: Rect, fan: Rect | None = None) -> None:
        self.found.append(SeatZone(self.at[side], side, plate, cards, fan))

    # With a hand in front

    def held(self) -> tuple[Rect, Rect]:
        """The table as the holder of a hand sees it: board and hand."""
        self.hanging = True
        inner, gap = self.inner, self.gap
        room = inner.width - self.column - gap
        _, card = fit_card((room - 5 * gap) / 6, self.frame.height * 0.33)
        card = max(card, round(SMALLEST_CARD * CARD_RATIO))
        top = inner.bottom - card
        plate = Rect(inner.x, top, self.column, card)
        hand = Rect(plate.right + gap, top, room, card)
        upper = Rect(inner.x, inner.y, inner.width, top - self.metrics.px(12) - gap - inner.y)
        if len(self.sides) == 2:
            board, cards = self.duel(upper)
        elif len(self.sides) == 6:
            seated, row = split(upper, 0.5, gap)
            self.top_row(seated)
            centre = self.side_pair(row)
            pair = self.pair(row.height - self.lift, centre.width * 0.55)
            board = Rect(centre.x, centre.y, centre.width - pair - gap, centre.height)
            cards = Rect(centre.right - pair, centre.y, pair, centre.height)
        elif "above" in self.at:
            centre = self.flanks(upper)
            above, row = split(centre, 0.5, gap)
            pair = self.pair(min(above.height, row.height) - self.lift, centre.width * 0.42)
            wide = centre.width - pair - gap
            height = self.plate_height(above.height)
            self.add("above", Rect(above.x, above.y, wide, height), self.lowered(above.right - pair, above, pair))
            board = Rect(row.x, row.y, wide, row.height)
            cards = Rect(row.right - pair, row.y, pair, row.height)
        else:
            board, cards = split(self.flanks(upper), 0.5, gap)
            board = middle(min(board.width, board.height * 2.6), board.height, board)
        # A chosen card lies a little higher: the space for that is taken here, so that it covers nothing.
        self.add("below", plate, Rect(cards.x, cards.y + self.lift, cards.width, cards.height - self.lift))
        return board, hand

    def duel(self, area: Rect) -> tuple[Rect, Rect]:
        """Two seats, the other one along the top as the holder is along the bottom: plate, hand, cards. Gives the board
        and the lower cards; the upper seat is added."""
        gap = self.gap
        above, below = split(area, 0.5, gap)
        pair = self.pair(above.height - self.lift, area.width * 0.3)
        plate = Rect(area.x, area.y, self.column, self.plate_height(above.height))
        fan = Rect(plate.right + gap, area.y, area.width - self.column - pair - 2 * gap, plate.height)
        self.add("above", plate, self.lowered(area.right - pair, above, pair), fan)
        board = Rect(fan.x, below.y, fan.width, below.height)
        board = middle(min(board.width, board.height * 2.6), board.height, board)
        return board, Rect(area.right - pair, below.y, pair, below.height)

    # For everybody

    def public(self) -> tuple[Rect, None]:
        """The table that everybody may see: no hand, so every seat has more room."""
        inner, gap = self.inner, self.gap
        if len(self.sides) == 2:
            return self.public_duel(), None
        if len(self.sides) == 6:
            top, rest = split(inner, 1 / 3, gap)
            row, below = split(rest, 0.5, gap)
            self.top_row(top)
            board = self.side_pair(row)
            self.wide("below", below)
            return board, None
        centre = self.flanks(inner)
        if len(self.sides) == 5:
            board, below = split(centre, 0.34, gap)
            self.tall("below", below)
            return board, None
        third = snap((centre.height - 2 * gap) / 3)
        below = Rect(centre.x, centre.bottom - third, centre.width, third)
        board = Rect(centre.x, centre.y, centre.width, centre.height - third - gap)
        if "above" in self.at:
            self.wide("above", Rect(centre.x, centre.y, centre.width, third))
            board = Rect(centre.x, centre.y + third + gap, centre.width, centre.height - 2 * (third + gap))
        self.wide("below", below)
        # The board is no larger than its decks need: they are not larger than other cards.
        height = min(board.height, round(self.frame.height * 0.42))
        return middle(min(board.width, height * 2.4), height, board), None

    def public_duel(self) -> Rect:
        """Two seats, one along the top and one along the bottom, the board between them."""
        inner, gap = self.inner, self.gap
        above, below = split(inner, 0.5, gap)
        pair = self.pair(above.height, inner.width * 0.3)
        height = self.plate_height((inner.height - 2 * gap) / 3)
        across = inner.width - self.column - pair - 2 * gap
        seats: tuple[tuple[Side, Rect, float], ...] = (
            ("above", above, inner.y),
            ("below", below, inner.bottom - height),
        )
        for side, area, top in seats:
            plate = Rect(inner.x, top, self.column, height)
            cards = Rect(inner.right - pair, area.y, pair, area.height)
            self.add(side, plate, cards, Rect(plate.right + gap, top, across, height))
        between = Rect(inner.x + self.column + gap, inner.y + height + gap, across, inner.height - 2 * (height + gap))
        return middle(min(between.width, between.height * 2.6), between.height, between)

    # Seats

    def flanks(self, area: Rect) -> Rect:
        """Adds the seats at the left and right edge of ``area``; gives the space that is left between them."""
        gap = self.gap
        if len(self.sides) == 5:
            between = max(snap(area.width * 0.256), 2 * SMALLEST_CARD + 3 * gap)
            across = snap((area.width - between - 2 * gap) / 2)
            upper, lower = split(area, 0.5, gap)
            self.beside("upper left", Rect(area.x, upper.y, across, upper.height))
            self.beside("upper right", Rect(area.right - across, upper.y, across, upper.height))
            self.beside("left", Rect(area.x, lower.y, across, lower.height))
            self.beside("right", Rect(area.right - across, lower.y, across, lower.height))
            return Rect(area.x + across + gap, area.y, area.width - 2 * (across + gap), area.height)
        self.tall("left", Rect(area.x, area.y, self.column, area.height))
        self.tall("right", Rect(area.right - self.column, area.y, self.column, area.height))
        return Rect(area.x + self.column + gap, area.y, area.width - 2 * (self.column + gap), area.height)

    def top_row(self, area: Rect) -> None:
        """Adds three seats along the top."""
        sides: tuple[Side, ...] = ("upper left", "above", "upper right")
        for side, rect in zip(sides, self.thirds(area), strict=True):
            self.beside(side, rect)

    def side_pair(self, area: Rect) -> Rect:
        """Adds the seats at the left and right edge in the row below three others; gives the space between them."""
        left, between, right = self.thirds(area)
        self.beside("left", left)
        self.beside("right", right)
        return between

    def thirds(self, area: Rect) -> tuple[Rect, Rect, Rect]:
        across, gap = snap((area.width - 2 * self.gap) / 3), self.gap
        left, right = (Rect(x, area.y, across, area.height) for x in (area.x, area.right - across))
        return left, Rect(left.right + gap, area.y, right.x - left.right - 2 * gap, area.height), right

    def beside(self, side: Side, area: Rect) -> None:
        """A plate with its cards beside it, on the side of the board; the upper ones hang, the lower ones stand."""
        gap = self.gap
        height = self.plate_height(area.height)
        # Where the area is high, the cards can be larger than beside a plate that takes all of the width.
        width = snap(area.width * (0.65 if area.height < area.width * 0.55 else 0.61))
        room = area.width - width - gap
        needed = min(area.height, max(height, room * CARD_RATIO + gap // 2 + self.metrics.label))
        top = area.y if side.startswith("upper") or side == "above" else area.bottom - needed
        middle_top = round(top + (needed - height) / 2)
        plate, cards = Rect(area.x, middle_top, width, height), Rect(area.x + width + gap, top, room, needed)
        if side.endswith("right"):
            cards = Rect(area.x, top, room, needed)
            plate = Rect(area.right - width, middle_top, width, height)
        self.add(side, plate, cards)

    def tall(self, side: Side, area: Rect) -> None:
        """A plate with its cards below it: in the middle of the height, or hanging from the top where a hand lies in
        front, in line with the seats beside it."""
        gap, label = self.gap, self.metrics.label
        height = self.plate_height(area.height * 0.485)
        _, card = fit_card((area.width - gap) / 2, area.height - height - gap - gap // 2 - label)
        whole = height + gap + card + gap // 2 + label
        top = area.y if self.hanging else round(area.y + max(0, area.height - whole) / 2)
        cards = Rect(area.x, top + height + gap, area.width, whole - height - gap)
        self.add(side, Rect(area.x, top, area.width, height), cards)

    def wide(self, side: Side, area: Rect) -> None:
        """A plate and its cards in one row, in the middle of the width."""
        gap = self.gap
        height = self.plate_height(area.height)
        pair = self.pair(area.height, area.width - self.column - gap)
        left = round(area.x + (area.width - self.column - gap - pair) / 2)
        plate = Rect(left, round(area.y + (area.height - height) / 2), self.column, height)
        self.add(side, plate, Rect(plate.right + gap, area.y, pair, area.height))

    def lowered(self, x: float, row: Rect, width: float) -> Rect:
        """Space for cards in ``row`` that are as large as the holder's own, which leave room for a raised one."""
        return Rect(x, row.y, width, row.height - self.lift)

    def plate_height(self, room: float) -> int:
        return snap(min(room, self.metrics.px(_PLATE)))

    def pair(self, height: float, most: float) -> float:
        """The width of two cards side by side, with their label below, in this height."""
        card, _ = fit_card(most, height - self.gap // 2 - self.metrics.label)
        return min(most, 2 * card + self.gap)
