"""What bots know of The Secret Kingdom: how good a position is, and what a seat is likely to do."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.kernel.action import Action
from rules.secret_kingdom import buying, score
from rules.secret_kingdom.actions import TAKES
from rules.secret_kingdom.gems import TOTAL, counts

GEMS = (0.0, 0.3, 0.53, 0.62)
"""What it is worth to hold so many gems of one colour: the third can often not be used, a fourth is lost."""
NEAR = (0.3, 0.2, 0.1, 0.04)
"""The part of its worth that a face-up card has for a seat that lacks so many gems for it; beyond these none."""
CHOICE = 0.35
"""What the second-best card within reach counts beside the best."""
AGAIN, GIVEN, TAKEN = 1.6, 0.45, -0.3
"""What another turn, a gem of an effect and a gem for each other player add to a card; a discard costs its gems."""
RIVAL = 0.2
"""How much of what others have is the best rival's; the rest is that of all of them, on average."""
LEAD, WEALTH = 0.35, 0.12
"""What each card ahead, and each symbol or gem of the best colour, is worth where a beehive wins by it."""
SET = 0.25
"""What each symbol towards a set of one colour is worth where a beehive counts them."""
VICTORY = 40.0
_LAPS = 64


class SecretKingdom:
    """The mind of The Secret Kingdom; it owns no state."""

    def horizon(self, state: Any) -> int:
        """It changes when the turn passes on, and when a card of an extra turn has been bought."""
        if state.phase == "setup":
            return -1
        return int((state.round * state.seats + state.turn) * _LAPS + sum(map(len, state.bought)))

    def guess(self, state: Any, seat: int, chance: Random) -> Action:
        legal: tuple[Action, ...] = state.legal(seat)
        if state.draft:
            return buying.usual(state)
        verb = legal[0].verb
        held = state.gems[seat]
        if verb == "take":
            wanted = [self._wanted(state, held, TAKES.index(take)) for take in legal]
            return legal[wanted.index(max(wanted))]
        if verb == "play":
            return max(legal, key=lambda play: TOTAL[state.deck.gathering[play].gained[held]])
        return max(legal[:-1], key=lambda buy: state.deck.honey[buy].points, default=legal[-1])

    def _wanted(self, state: Any, held: int, colour: int) -> float:
        """How many face-up cards have use for one more gem of ``colour``."""
        have = counts(held)[colour]
        users = sum(state.deck.honey[buy].symbols[colour] > have for buy in state.market)
        return float(users - 0.4 * have)

    def worth(self, state: Any, seat: int) -> float:
        standings = [self._standing(state, each) for each in range(state.seats)]
        own = standings.pop(seat)
        worth = own - RIVAL * max(standings) - (1 - RIVAL) * sum(standings) / len(standings)
        if state.over:
            ranks = state.outcome().ranks
            worth += VICTORY / ranks.count(1) if ranks[seat] == 1 else -VICTORY / 2
        return worth

    def _standing(self, state: Any, seat: int) -> float:
        """Points and what is likely to become points."""
        cards = score.honey_cards(state, seat)
        parts = score.points(cards, state.gems[seat], state.beehives)
        gems = state.gems[seat]
        if state.over or (state.ender == seat and state.turn != seat):
            return float(sum(parts.values()))
        worth = sum(parts.values()) - parts["gems"] + sum(GEMS[number] for number in counts(gems))
        reach = sorted((self._reach(state, buy, gems) for buy in state.market), reverse=True)
        worth += sum(part * CHOICE**place for place, part in enumerate(reach))
        for hive in state.beehives:
            if hive.rule == "card_lead":
                rival = max(len(bought) for other, bought in enumerate(state.bought) if other != seat)
                worth += LEAD * max(0, len(cards) - rival)
            elif hive.rule == "colour_wealth":
                worth += WEALTH * score.wealth(state, seat)
            elif hive.rule == "colour_sets":
                *coloured, _ = score.symbols(cards)
                worth += SET * sum(number % hive.symbols for number in coloured)
        return float(worth)

    def _reach(self, state: Any, buy: Action, gems: int) -> float:
        """What a face-up card is worth to a seat with these gems."""
        card = state.deck.honey[buy]
        lacking = sum(card.missing(gems).values())
        if lacking >= len(NEAR):
            return 0.0
        value: float = card.points
        if card.effect == "again":
            value += AGAIN
        elif card.effect == "gain":
            value += GIVEN * card.count
        elif card.effect == "others_gain":
            value += TAKEN * card.count
        elif card.effect == "discard":
            value -= GIVEN * max(0, TOTAL[gems] - len(card.cost))
        return value * NEAR[lacking]


MIND = SecretKingdom()
