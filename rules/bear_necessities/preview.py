"""What a choice would bring its seat, before it is locked: from a view alone, so that it can tell no more than that."""

from __future__ import annotations

from typing import Any

from rules.bear_necessities import score
from rules.bear_necessities.actions import CELL_OF, TABLE
from rules.bear_necessities.cards import Card, Deck, read_deck
from rules.bear_necessities.effects import COLOURS, HIVES
from rules.bear_necessities.grid import CELL, CELLS, NAMES
from rules.bear_necessities.memory import Board
from rules.bear_necessities.tell import parts
from rules.kernel.view import View


def preview(view: View, action: str) -> dict[str, Any] | None:
    """What ``action`` would bring to ``view.seat``; ``None`` where it is not asked for it, or where nobody can know.

    For ``play``: ``cells``, the sum at each cell that is free. From ``at`` on one line: ``cell``, ``vp``, ``bees`` that
    cards give, ``activations`` in their order with their parts, ``hives`` in the tableau then, and in ``reserve``,
    while none is chosen, how many VP more a reserve of each colour would bring. An order not chosen is the best one.
    """
    if view.seat is None or view.decision is None or action not in view.decision.actions:
        return None
    own = f"seat/{view.seat}/"
    deck = read_deck(view.facts["deck"])
    table = _Table(deck, view)
    verb, _, name = action.partition(" ")
    if verb == "answer":
        return None
    if verb == "play":
        cells = [table.line(deck.cards[name], CELL[cell], "") for cell in view.facts["free"][view.seat]]
        return {"cells": [{part: line[part] for part in ("cell", "vp", "bees")} for line in cells]}
    card = deck.cards[view.places[own + "draft"].pieces[0].face]
    if verb == "at":
        return table.line(card, CELL[name], "")
    reserve = deck.cards[name].colour if verb == "keep" else view.places[own + "reserve"].pieces[0].back
    chosen = [CELL_OF[TABLE.parse(text)] for text in (*view.decision.draft, action) if text.startswith("activate ")]
    return table.line(card, CELL[view.facts["cell"]], reserve, chosen)


class _Table:
    """The tableau and the bees of the viewer."""

    def __init__(self, deck: Deck, view: View) -> None:
        self.board: Board = [None] * CELLS
        self.tableau = 0
        self.bees = view.places[f"seat/{view.seat}/bees"].count
        for cell, name in enumerate(NAMES):
            place = view.places.get(f"seat/{view.seat}/cell/{name}")
            if place is not None:
                card = deck.cards[place.pieces[0].face]
                self.board, self.tableau = score.placed(self.board, self.tableau, cell, card)

    def line(self, card: Card, cell: int, colour: str, chosen: list[int] | None = None) -> dict[str, Any]:
        """What ``card`` at ``cell`` brings, with the neighbours in the best order after those that are ``chosen``."""
        board, tableau = score.placed(self.board, self.tableau, cell, card)
        chosen = chosen or []
        order = [*chosen, *score.best_order(score.orders(board, tableau, cell, chosen, self.bees, colour))]
        told = []
        bees = self.bees
        story = score.Story()
        total, _ = score.activate(board, tableau, cell, order, bees, colour, story)
        for there, vp, gained in story:
            own = board[there]
            if own is not None:
                made = parts(own, vp, own.met(tableau, there, bees))
                told.append({"card": own.id, "cell": NAMES[there], "vp": vp, "bees": gained, **made})
            bees += gained
        more: dict[str, int] = {}
        for other in () if colour else COLOURS:
            better, _ = score.activate(board, tableau, cell, order, self.bees, other)
            if better > total:
                more[other] = better - total
        return {
            "cell": NAMES[cell],
            "vp": total,
            "bees": bees - self.bees,
            "activations": told,
            "reserve": more,
            "hives": (tableau & HIVES).bit_count(),
        }
