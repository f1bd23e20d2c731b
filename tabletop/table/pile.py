"""Where cards lie in front of a seat and on the board: pile, played card, label; decks and supply. Pure geometry."""

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


RIM = 12
"""Pixels of the smallest table: wood around the bed that the decks lie in."""


@dataclass(frozen=True)
class BoardRects:
    """The decks, left and right, and the supply between or below them."""

    decks: tuple[Rect, Rect]
    supply: Rect


def board_rects(board: Rect, metrics: Metrics, largest: float) -> BoardRects:
    """Decks and supply on ``board``: in one row where it is wide, the supply below the decks where it is narrow."""
    gap = metrics.gap
    rim = round(RIM * max(1.0, metrics.unit))
    inner = board.inset(rim + gap // 2)
    inner = Rect(inner.x, inner.y, inner.width, inner.height - rim // 2)
    if board.width >= board.height * 1.4:
        width, height = fit_card(min(largest, (inner.width - max(44, metrics.px(44)) - gap) / 2), inner.height)
        supply = min(inner.width - 2 * width - gap, max(44, round(width * 0.9)))
        gap = min(2 * gap, int(inner.width - 2 * width - supply) // 2)
        whole = middle(2 * width + 2 * gap + supply, height, inner)
        decks = (
            Rect(whole.x, whole.y, width, height),
            Rect(whole.right - width, whole.y, width, height),
        )
        return BoardRects(
            decks, middle(supply, supply, Rect(decks[0].right, whole.y, whole.right - width - decks[0].right, height))
        )
    strip, between = max(44, metrics.px(44)), 2 * gap
    width, height = fit_card(min(largest, (inner.width - between) / 2), inner.height - gap - strip)
    supply = min(inner.height - height - gap, width)
    whole = middle(2 * width + between, height + gap + supply, inner)
    decks = (Rect(whole.x, whole.y, width, height), Rect(whole.right - width, whole.y, width, height))
    return BoardRects(decks, middle(supply, supply, Rect(whole.x, whole.y + height + gap, whole.width, supply)))


def deck_label(deck: Rect, *, high: bool) -> Rect:
    """Where a deck's count stands on its top card; ``high`` has room for a line of words below the number."""
    height = round(deck.height * (0.5 if high else 0.25))
    edge = max(4, round(deck.width * 0.06))
    return Rect(deck.x + edge, deck.bottom - edge - height, deck.width - 2 * edge, height)
