"""The faces of Bears & Bees as a book of ``tabletop.art.faces``: every card of a deck, the backs, and a card inspected.

What stands on a card is painted in ``bears_and_bees_card``. Knows cards, and no state or view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from rules.bears_and_bees.cards import Deck
from tabletop.art.canvas import Canvas
from tabletop.art.close_up import paint_close_up
from tabletop.art.ink import cell
from tabletop.table.games.bears_and_bees_card import FULL, GLYPHS, Measure, face, outline

# A card in the inspector, in units of 120: flatter and without a foot, since its rules stand under it in words.
LARGE = Measure(120, 120, 33, 11.5, 12.5, 29, 17, 27, 40, 20, 15, 0)
BACKS = {"back": "", "back_honey": "honey", "back_research": "research", "back_swarm": "swarm"}


class Book:
    """The faces of one deck; a ``FaceBook`` of ``tabletop.art.faces``."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def paint(self, canvas: Canvas, name: str) -> None:
        """Face ``H17`` or ``back``, ``back_honey``, ... KeyError if there is none."""
        card = None if name in BACKS else self.deck.cards[name]
        size = GLYPHS if canvas.glyphs else FULL
        canvas.painter.save()
        canvas.painter.scale(canvas.width / size.width, canvas.height / size.height)
        if card is None:
            back(canvas, size, BACKS[name])
        else:
            face(canvas, size, card)
        canvas.painter.restore()

    def inspect(self, canvas: Canvas, name: str, lines: Sequence[tuple[str, str]]) -> None:
        """The card large with its rules in words; a back is shown as it is."""
        card = None if name in BACKS else self.deck.cards[name]
        scale = canvas.width / LARGE.width

        def paint(high: float) -> None:
            canvas.painter.scale(scale, scale)
            if card is None:
                back(canvas, replace(FULL, height=high / scale), BACKS[name])
            else:
                face(canvas, replace(LARGE if lines else FULL, height=high / scale), card)

        paint_close_up(canvas, lines, paint)


def back(canvas: Canvas, size: Measure, kind: str) -> None:
    """The common back; with ``kind``, the type of the deck it was taken from in its middle."""
    canvas.painter.setClipPath(outline(size))
    canvas.picture("back", QRectF(0, 0, size.width, size.height))
    canvas.painter.setClipping(False)
    if kind:
        middle = QPointF(size.width / 2, size.height / 2)
        canvas.shape(cell(middle, size.width * 0.235), kind, 0)
        canvas.symbol(f"type_{kind}", middle, size.width * 0.40)
    canvas.shape(outline(size))
