"""Rectangles in pixels on a grid of four, and the shape of a card. Pure."""

from __future__ import annotations

from typing import NamedTuple

CARD_RATIO = 1.4
"""A card's height for its width."""
SMALLEST_CARD = 84
"""Pixels: a card in the hand is never narrower."""


class Rect(NamedTuple):
    """A rectangle in pixels, y downward."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, across: float, down: float | None = None) -> Rect:
        """Smaller by ``across`` at the left and right, by ``down`` (the same, if not given) above and below."""
        down = across if down is None else down
        return Rect(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def moved(self, across: float, down: float) -> Rect:
        return Rect(self.x + across, self.y + down, self.width, self.height)

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share some area; touching edges do not count."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in it; of two that touch, only one holds a point of the edge between them."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def contains(self, other: Rect) -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom


def snap(value: float) -> int:
    """``value`` down to the grid of four pixels."""
    return int(value // 4) * 4


def middle(width: float, height: float, around: Rect) -> Rect:
    """A rectangle of this size in the middle of ``around``, on whole pixels."""
    x, y = around.centre
    return Rect(round(x - width / 2), round(y - height / 2), width, height)


def cells(row: Rect, count: int) -> list[Rect]:
    """``row`` cut into ``count`` equal cells."""
    width = row.width / count
    return [Rect(row.x + width * step, row.y, width, row.height) for step in range(count)]


def fit_card(width: float, height: float) -> tuple[int, int]:
    """The largest card (width, height) inside this space; widths go in steps of four, so that few sizes are
    composed."""
    across = snap(min(width, height / CARD_RATIO))
    return across, round(across * CARD_RATIO)


def split(area: Rect, share: float, gap: float) -> tuple[Rect, Rect]:
    """``area`` cut into an upper part of ``share`` of the height and a lower part, with a gap between them."""
    upper = snap((area.height - gap) * share)
    return (
        Rect(area.x, area.y, area.width, upper),
        Rect(area.x, area.y + upper + gap, area.width, area.height - upper - gap),
    )


def beside(name: Rect, badge: Rect, gap: float) -> Rect:
    """What is left of ``name`` at the right of a badge that hangs over its beginning, so many pixels away from it."""
    left = max(name.x, badge.right + gap)
    return Rect(left, name.y, max(0, name.right - left), name.height)
