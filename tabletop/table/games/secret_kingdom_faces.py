"""The faces of The Secret Kingdom as a book of ``tabletop.art.faces``: every card of a deck, the backs, and a card
inspected.

What stands on a card is painted in ``secret_kingdom_card``. Knows cards, and no state or view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt

from rules.secret_kingdom.cards import Beehive, Card, Deck
from tabletop.art.canvas import Canvas
from tabletop.art.close_up import paint_close_up
from tabletop.table.games.secret_kingdom_card import FULL, GLYPHS, LARGE, Measure, face, outline
from tabletop.texts.secret_kingdom_cards import hive_brief

BACKS = ("back_honey", "back_gathering", "back_beehive")


class Book:
    """The faces of one deck; a ``FaceBook`` of ``tabletop.art.faces``."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def paint(self, canvas: Canvas, name: str) -> None:
        """Face ``H17``, ``G3``, ``B1`` or a back. KeyError if there is none."""
        card = None if name in BACKS else self.deck.cards[name]
        size = GLYPHS if canvas.glyphs else FULL
        canvas.painter.save()
        canvas.painter.scale(canvas.width / size.width, canvas.height / size.height)
        self._paint(canvas, size, card, name)
        canvas.painter.restore()

    def inspect(self, canvas: Canvas, name: str, lines: Sequence[tuple[str, str]]) -> None:
        """The card large with its rules in words; a back is shown as it is."""
        card = None if name in BACKS else self.deck.cards[name]
        scale = canvas.width / LARGE.width

        def paint(high: float) -> None:
            canvas.painter.scale(scale, scale)
            self._paint(canvas, replace(LARGE if lines else FULL, height=high / scale), card, name)

        paint_close_up(canvas, lines, paint)

    def _paint(self, canvas: Canvas, size: Measure, card: Card | None, name: str) -> None:
        if card is not None:
            face(canvas, size, card, hive_brief(card) if isinstance(card, Beehive) else "")
            return
        canvas.painter.setClipPath(outline(size), Qt.ClipOperation.IntersectClip)
        canvas.picture(f"secret_kingdom_{name}", QRectF(0, 0, size.width, size.height))
        canvas.painter.setClipping(False)
        canvas.shape(outline(size))
