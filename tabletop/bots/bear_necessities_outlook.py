"""What may still come of a tableau of Bear Necessities: how good it is, and how good each card would be at each cell.

A card brings its VP once for every neighbour that is yet to come, so all is counted in activations: how many each card
may expect, and what it brings at one of them as far as it can grow. How much that is on average was fitted to games
that bots played against each other (least squares of what a seat gained from there to the end). Knows tableaus and
cards, no state and no seat; what it found out about a tableau it keeps.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import NamedTuple

from rules.bear_necessities.actions import CELL_OF, ROUNDS
from rules.bear_necessities.cards import Card
from rules.bear_necessities.effects import COLOURS, HIVES, LAID, TYPES
from rules.bear_necessities.flow import FREE
from rules.bear_necessities.grid import ALL, FIRST, NEAR, room
from tabletop.bots.bear_necessities_growth import GOAL_SHARE, HIVE_SHARE, KINDS, RATES, SHARE, WHOLE, growth, hope
from tabletop.bots.mind import Plan

PAYS = 0.9
"""The part of its present VP that an activation that is yet to come brings beyond what another would have brought."""
LAST = 1.3
"""How many bees a seat gets for being last, against an equal share of one a round."""
BEE = 0.15
"""What a bee is worth in each round that is left, for hives that are yet to come."""
NEW_KIND = 0.6
"""The part of what a new kind of card brings that would not have come by another card anyway."""
Score = tuple[float, int]
"""What a card is worth at a cell, and the cell."""


class Spot(NamedTuple):
    """A cell where a card may be added, and what is there."""

    cell: int
    base: float
    """The VP now of the neighbours that only count cards, less what each neighbour loses by being activated already."""
    hits: list[tuple[int, float]]
    """Parts of a tableau and what each thing more in them brings."""
    calls: list[tuple[Card, int]]
    """The other neighbours and their cells; those that gain bees first."""
    coming: float
    """How many activations a card has to expect after it was placed here."""


class Outlook:
    """One tableau with so many bees, between two rounds, at a table of so many seats.

    ``left`` cards are yet to be placed. ``promise`` are the VP that the cards there are likely to bring and a usual
    tableau would not, ``hive`` is what one hive symbol will bring, ``bee`` what a bee is worth.
    """

    __slots__ = (
        "left",
        "promise",
        "bee",
        "hive",
        "_tableau",
        "_bees",
        "_rate",
        "_wide",
        "_spots",
        "_found",
        "likely",
        "_weather",
    )

    def __init__(self, board: tuple[Card | None, ...], tableau: int, bees: int, seats: int) -> None:
        taken = tableau & ALL
        left = self.left = ROUNDS - taken.bit_count()
        self._tableau, self._bees, self._rate = tableau, bees, LAST / seats
        self._wide: list[tuple[int, float]] = []
        self._weather: list[tuple[int, Card]] = []
        self._found: dict[Card, tuple[Score, ...]] = {}
        self.likely: dict[Hashable, Plan] = {}
        open_cells = room(taken)
        filled = left / open_cells.bit_count() if left and taken else 0.0
        hives = (tableau & HIVES).bit_count()
        self.hive = bees + self._rate * left
        self.bee = hives + BEE * left
        self.promise = hives * self.hive + BEE * bees * left
        lines: list[tuple[int, float]] = []
        later: dict[int, float] = {}
        for cell, card in enumerate(board):
            if card is not None:
                coming = filled * sum([open_cells >> near & 1 for near in NEAR[cell]])
                later[cell] = self._follow(card, cell, coming, lines)
        self._spots = [self._spot(board, CELL_OF[at], filled, later, lines) for at in FREE[taken]]

    def _follow(self, card: Card, cell: int, coming: float, lines: list[tuple[int, float]]) -> float:
        """Notes what ``card``, with so many activations ``coming``, will bring; returns what one of them brings."""
        tableau, bees, left = self._tableau, self._bees, self.left
        pays = PAYS * card.pays(tableau, cell, bees, "")
        if card.where == "reserve":
            self._weather.append((cell, card))
        if not coming:
            return pays
        self.promise += coming * (pays + card.bees * self.bee)
        grows, kind = 0.0, KINDS[card]
        if kind:
            placing, promised = RATES[kind]
            grows = growth(card, tableau, cell, bees, left, coming, self._rate)
            self.promise += coming * promised * grows
            grows *= placing
            self._want(card, cell, coming * PAYS, grows, lines)
        return pays + grows + card.bees * self.bee

    def _want(self, card: Card, cell: int, often: float, grows: float, lines: list[tuple[int, float]]) -> None:
        """Notes which cards are wanted by ``card``, which will be activated so ``often``."""
        tableau = self._tableau
        if card.goal:
            if grows and card.goal in LAID:
                missing = card.least - (tableau & WHOLE[card.goal]).bit_count()
                share, left = GOAL_SHARE if card.goal == "goal" else SHARE, self.left - 1
                nearer = hope(missing - 1, left, share) - hope(missing, left, share)
                brings = RATES["hope"][0] * often * (card.goal_vp - card.vp) * nearer
                self._wide.append((WHOLE[card.goal], brings))
            elif card.goal == "hive":
                self._wide.append((HIVES, often * HIVE_SHARE * (card.goal_vp - card.vp)))
        elif card.parts is not None:
            if card.where == "tableau":
                self._wide.append((card.parts[cell], card.each * often))
            elif card.where != "adjacent":
                lines.append((card.parts[cell], card.each * often))
        elif card.count == "two_bees":
            self.bee += often * card.each / 2
        elif card.where == "tableau":
            for word in TYPES if card.count == "different_type" else COLOURS:
                if not tableau & WHOLE[word]:
                    self._wide.append((WHOLE[word], card.each * often * NEW_KIND))

    def _spot(
        self,
        board: tuple[Card | None, ...],
        cell: int,
        filled: float,
        later: dict[int, float],
        lines: list[tuple[int, float]],
    ) -> Spot:
        taken, left = self._tableau & ALL, self.left
        open_cells, after = room(taken), room(taken | 1 << cell)
        base, hits, calls = 0.0, lines[:], []
        for near in NEAR[cell]:
            card = board[near]
            if card is not None:
                base -= filled * later[near]
                if card.parts is None or card.bees:
                    calls.append((card, near))
                    continue
                base += card.pays(self._tableau, near, self._bees, "")
                brings = float(card.each)
                if card.where == "adjacent":
                    brings += card.each * filled * (sum([open_cells >> other & 1 for other in NEAR[near]]) - 1)
                hits.append((card.parts[near], brings))
        calls.sort(key=lambda call: -call[0].bees)
        coming = sum([after >> near & 1 for near in NEAR[cell]]) * (left - 1) / after.bit_count() if left > 1 else 0.0
        return Spot(cell, base, hits, calls, coming)

    def scores(self, card: Card) -> tuple[Score, ...]:
        """What ``card`` is worth at each cell where it may lie, now and later, less what is lost there; best first."""
        found = self._found.get(card)
        if found is None:
            self._found[card] = found = self._scored(card)
        return found

    def _scored(self, card: Card) -> tuple[Score, ...]:
        tableau, bees, left, bits = self._tableau, self._bees, self.left - 1, card.bits
        centred = bits << FIRST
        common = card.hives * self.hive
        for part, brings in self._wide:
            common += brings * (centred & part).bit_count()
        parts, kind, found = card.parts, KINDS[card], []
        for cell, base, hits, calls, coming in self._spots:
            placed = bits << cell
            after = tableau | placed
            worth = common + base
            for part, brings in hits:
                if placed & part:
                    worth += brings * (placed & part).bit_count()
            if parts is not None:
                own = card.vp + card.each * (after & parts[cell]).bit_count()
            else:
                own = card.pays(after, cell, bees, "")
            has = bees + card.bees
            for other, near in calls:
                worth += other.pays(after, near, has, "")
                has += other.bees
            worth += own + (has - bees) * self.bee
            if coming:
                worth += coming * (PAYS * own + card.bees * self.bee)
                if kind:
                    grows = growth(card, after, cell, bees, left, coming, self._rate)
                    worth += coming * RATES[kind][0] * grows
            found.append((worth, cell))
        found.sort(reverse=True)
        return tuple(found)

    def forecasts(self, card: Card, cell: int) -> tuple[tuple[str, int], ...]:
        """The colours of a reserve that bring something where ``card`` is placed at ``cell``, and what."""
        if not self._weather and card.where != "reserve":
            return ()
        wanted = [(other.count, other.each) for there, other in self._weather if there in NEAR[cell]]
        if card.where == "reserve":
            wanted.append((card.count, card.each))
        return tuple(wanted)


@lru_cache(maxsize=20_000)
def outlook(board: tuple[Card | None, ...], tableau: int, bees: int, seats: int) -> Outlook:
    """What is to be expected of a tableau; what was found out about it is kept for a while."""
    return Outlook(board, tableau, bees, seats)
