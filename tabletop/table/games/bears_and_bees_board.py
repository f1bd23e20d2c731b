"""The board of Bears & Bees in the middle of the table: its decks and the supply. Pure geometry."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.table.geometry import Rect, fit_card, middle
from tabletop.table.layout import Metrics

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
    height = round(deck.height * (0.42 if high else 0.25))
    edge = max(4, round(deck.width * 0.06))
    return Rect(deck.x + edge, deck.bottom - edge - height, deck.width - 2 * edge, height)
