"""A card of Bears & Bees as the inspector shows it. Placeholder layout until the words are set."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from rules.bears_and_bees.cards import Card
from tabletop.art.canvas import Canvas


def inspected(canvas: Canvas, card: Card | None, lines: Sequence[tuple[str, str]]) -> None:
    """Paints ``card`` (``None``: a back) over 320 x 460 units."""
    canvas.box(QRectF(1, 1, 318, 458), 14, "card_paper")
