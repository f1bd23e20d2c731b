"""The faces of Bear Necessities as a book of ``tabletop.art.faces``: the cards of a deck, the backs, a card inspected.

What stands on a card is painted in ``bear_necessities_card``. Knows cards, and no state or view.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from rules.bear_necessities.cards import Deck
from rules.bear_necessities.effects import COLOURS
from tabletop.art.canvas import Canvas
from tabletop.art.close_up import paint_close_up
from tabletop.table.games.bear_necessities_card import GLYPHS, WORDED, close_up, face
from tabletop.table.games.bear_necessities_effect import Print
from tabletop.texts.bear_necessities_cards import effect

BACKS = {f"back_{colour}": colour for colour in COLOURS}


class Book:
    """The faces of one deck; a ``FaceBook`` of ``tabletop.art.faces``."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def paint(self, canvas: Canvas, name: str) -> None:
        """Face ``N17`` or ``back_city``, ... KeyError if there is none."""
        card = None if name in BACKS else self.deck.cards[name]
        size = GLYPHS if canvas.glyphs else WORDED
        canvas.painter.save()
        canvas.painter.scale(canvas.width / size.width, canvas.height / size.height)
        if card is None:
            back(canvas, size.width, BACKS[name])
        else:
            # The two lines of a goal need all the room: their words are left to the inspector.
            face(canvas, Print.of(card), "" if card.goal else effect(card))
        canvas.painter.restore()

    def inspect(self, canvas: Canvas, name: str, lines: Sequence[tuple[str, str]]) -> None:
        """The card large with its rules in words; a back is shown as it is."""

        def paint(high: float) -> None:
            if name in BACKS:
                canvas.painter.scale(canvas.width / 120, canvas.width / 120)
                back(canvas, 120, BACKS[name])
            else:
                close_up(canvas, QRectF(0, 0, canvas.width, high), Print.of(self.deck.cards[name]))

        paint_close_up(canvas, lines, paint)


def back(canvas: Canvas, width: float, colour: str) -> None:
    """The back of a card of ``colour``: the picture has its own edge of paper."""
    edge = QPainterPath()
    edge.addRoundedRect(QRectF(1, 1, width - 2, width * 1.4 - 2), width / 15, width / 15)
    canvas.painter.save()
    canvas.painter.setClipPath(edge)
    canvas.picture(f"bear_necessities_back_{colour}", QRectF(0, 0, width, width * 1.4))
    canvas.painter.restore()
    canvas.shape(edge)
