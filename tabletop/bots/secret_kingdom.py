"""What bots know of The Secret Kingdom: how good a position is, and what a seat is likely to do."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from rules.kernel.action import Action
from rules.kernel.chance import shuffle
from rules.secret_kingdom import score
from rules.secret_kingdom.actions import LOCK, PAYS
from rules.secret_kingdom.cards import Deck, Honey
from rules.secret_kingdom.gems import GEM, HOLDINGS, LARGEST, ROOM, TAKING, TOTAL, counts
from tabletop.bots.mind import Mind, Plan

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
GATHERED = 0.7
"""What two gathering cards to choose from are worth to a seat that could also buy."""
_LAPS = 64
_STOCK = tuple(sum(GEMS[number] for number in counts(held)) for held in HOLDINGS)


class _Worths:
    """What the honey cards of a deck are worth, bought or within reach."""

    def __init__(self, deck: Deck) -> None:
        self.bought: dict[Action, float] = {}
        """Points and effect of each card for a seat that has it."""
        self.reach: dict[Action, tuple[float, ...]] = {}
        """For each card and holding, what it is worth while it lies there."""
        for buy, card in deck.honey.items():
            self.bought[buy] = card.points + _effect(card)
            self.reach[buy] = tuple(self._reach(card, self.bought[buy], held) for held in HOLDINGS)

    @staticmethod
    def _reach(card: Honey, value: float, held: int) -> float:
        lacking = sum(card.missing(held).values())
        if lacking >= len(NEAR):
            return 0.0
        if card.effect == "discard":
            value -= GIVEN * max(0, TOTAL[held] - len(card.cost))
        return value * NEAR[lacking]


def _effect(card: Honey) -> float:
    if card.effect == "again":
        return AGAIN
    if card.effect == "gain":
        return GIVEN * card.count
    return TAKEN * card.count if card.effect == "others_gain" else 0.0


@lru_cache(maxsize=4)
def _worths(deck: Deck) -> _Worths:
    return _Worths(deck)


class SecretKingdom(Mind):
    """The mind of The Secret Kingdom."""

    heat = 2.5
    far = 4

    def horizon(self, state: Any) -> int:
        """It changes when the turn passes on, and when a card of an extra turn has been bought."""
        if state.phase == "setup":
            return -1
        return int((state.round * state.seats + state.turn) * _LAPS + sum(map(len, state.bought)))

    def guess(self, state: Any, seat: int, chance: Random) -> Action:
        legal: tuple[Action, ...] = state.legal(seat)
        if state.draft:
            return self._payment(state, seat)
        held = state.gems[seat]
        verb = legal[0].verb
        if verb == "take":
            return max(legal, key=lambda take: self._outlook(state, held + GEM[take]))
        if verb == "play":
            return max(legal, key=lambda play: self._played(state, seat, play))
        *buys, best = legal  # to gather comes last
        most = self._outlook(state, held) + GATHERED
        for buy in buys:
            worth = self._bought(state, buy, held)
            if worth > most:
                best, most = buy, worth
        return best

    def _bought(self, state: Any, buy: Action, held: int) -> float:
        """What a seat with ``held`` comes to by a card, grey symbols paid from the largest stocks."""
        card = state.deck.honey[buy]
        left: int = held - card.coloured
        for _ in range(card.grey):
            left -= GEM[PAYS[LARGEST[left]]]
        if card.effect == "discard":
            left = 0
        worths = _worths(state.deck)
        return worths.bought[buy] + _STOCK[left] + self._within_reach(worths, state.market, left, buy)

    def _played(self, state: Any, seat: int, play: Action) -> float:
        """What a gathering card brings the seat, and what it gives away."""
        card = state.deck.gathering[play]
        held = card.gained[state.gems[seat]]
        worth: float = self._outlook(state, held) + 0.4 * min(card.grey, ROOM[held].bit_count())
        given = 0.0
        for other in range(state.seats):
            if other != seat:
                gems = state.gems[other]
                if card.everyone:
                    given += self._outlook(state, card.gained[gems]) - self._outlook(state, gems)
                elif takes := TAKING[card.choice & ROOM[gems]]:
                    now = self._outlook(state, gems)
                    given += max(self._outlook(state, gems + GEM[take]) for take in takes) - now
        return float(worth - given / (state.seats - 1))

    def _payment(self, state: Any, seat: int) -> Action:
        """The gem that is needed least; the lock once all is paid."""
        legal: tuple[Action, ...] = state.legal(seat)
        if legal[0] is LOCK:
            return LOCK
        return max(legal, key=lambda pay: self._outlook(state, state.left - GEM[pay]))

    def _outlook(self, state: Any, held: int) -> float:
        """What a holding is worth with these cards on the table."""
        worths = _worths(state.deck)
        return _STOCK[held] + self._within_reach(worths, state.market, held, None)

    @staticmethod
    def _within_reach(worths: _Worths, market: list[Action], held: int, without: Action | None) -> float:
        best = second = 0.0
        for buy in market:
            if buy is not without:
                value = worths.reach[buy][held]
                if value > best:
                    best, second = value, best
                elif value > second:
                    second = value
        return best + CHOICE * second

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        standings = [self._standing(state, each) for each in range(state.seats)]
        parts = standings.pop(seat)
        rivals = [sum(standing.values()) for standing in standings]
        parts["rivals"] = -RIVAL * max(rivals) - (1 - RIVAL) * sum(rivals) / len(rivals)
        if state.over:
            ranks = state.outcome().ranks
            parts["victory"] = VICTORY / ranks.count(1) if ranks[seat] == 1 else -VICTORY / 2
        return parts

    def standings(self, state: Any) -> list[float]:
        return [sum(self._standing(state, seat).values()) for seat in range(state.seats)]

    def _standing(self, state: Any, seat: int) -> dict[str, float]:
        """Points and what is likely to become points."""
        deck, gems, bought = state.deck, state.gems[seat], state.bought[seat]
        cards = [deck.honey[buy] for buy in bought]
        if state.over or (state.ender == seat and state.turn != seat):
            made = score.points(cards, gems, state.beehives)
            return {"points": float(sum(made.values()))}
        parts = {
            "points": float(sum(card.points for card in cards)),
            "gems": _STOCK[gems],
            "reach": self._within_reach(_worths(deck), state.market, gems, None),
        }
        hives = 0.0
        for hive in state.beehives:
            if hive.rule == "card_lead":
                rival = max(len(theirs) for other, theirs in enumerate(state.bought) if other != seat)
                hives += LEAD * max(0, len(cards) - rival)
            elif hive.rule == "colour_wealth":
                hives += WEALTH * score.wealth(state, seat)
            elif hive.rule == "colour_sets":
                *coloured, _ = score.symbols(cards)
                hives += sum(
                    hive.points * (number // hive.symbols) + SET * (number % hive.symbols) for number in coloured
                )
            elif hive.rule == "runs":
                hives += score.points(cards, gems, (hive,))["runs"]
        parts["hives"] = hives
        return parts

    def plans(self, state: Any, seat: int, chance: Random) -> list[Plan]:
        """Payments are made as they are likely; all else is weighed."""
        if state.draft:
            return [(self._payment(state, seat),)]
        return super().plans(state, seat, chance)

    def forget(self, state: Any, seat: int, remembered: int, chance: Random) -> None:
        """Gathering cards that were discarded longer ago may seem to lie in the pile."""
        old = max(0, len(state.discard) - remembered)
        if old:
            cards = state.gathering + state.discard[:old]
            shuffle(cards, chance.getrandbits(64))
            state.gathering, state.discard[:old] = cards[old:], cards[:old]


MIND = SecretKingdom()
