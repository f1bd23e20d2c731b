"""Where cards lie in front of a seat: pile, played card, label. Pure geometry."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.table.geometry import Rect, fit_card, middle
from tabletop.table.layout import Metrics


@dataclass(frozen=True)
class SeatCards:
    """``pile`` lies outward, ``played`` toward the board and above it where both do not fit side by side."""

    pile: Rect
    played: Rect
    label: Rect


def seat_cards(area: Rect, metrics: Metrics, *, outward_right: bool, largest: float, bottom: bool = False) -> SeatCards:
    """Pile and played card inside ``area``, and the label of the last card below them. ``largest``: a card's width
    at most."""
    gap = metrics.gap
    width, height = fit_card(min(largest, area.width), area.height - metrics.label - gap // 2)
    beside = (area.width - gap) / 2
    if beside < width * 0.8:
        # Too narrow for two: the played card covers a part of the pile, and plainly so.
        width, height = fit_card(min(width, area.width * 0.72), height)
    elif beside < width:
        width, height = fit_card(beside, height)
    pair = min(area.width, 2 * width + gap)
    whole = middle(pair, height + gap // 2 + metrics.label, area)
    if bottom:
        whole = whole.moved(0, area.bottom - whole.bottom)
    pile = Rect(whole.x, whole.y, width, height)
    played = Rect(whole.right - width, whole.y, width, height)
    if outward_right:
        pile, played = played, pile
    label = Rect(whole.x, whole.y + height + gap // 2, pair, metrics.label)
    return SeatCards(pile, played, label)
