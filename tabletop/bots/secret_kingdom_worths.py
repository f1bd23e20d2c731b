"""What gems and cards of The Secret Kingdom are worth to a seat, looked up by what it holds.

Knows no state and no search: the tables of a deck are made once and asked millions of times.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rules.kernel.action import Action
from rules.secret_kingdom.actions import LOCK, PAYS
from rules.secret_kingdom.cards import Deck, Honey
from rules.secret_kingdom.gems import HAS, HOLDINGS, MOST, ONLY, PAYING, ROOM, TAKING, TOTAL, UNITS, counts
from rules.secret_kingdom.score import GEMS_A_POINT
from tabletop.bots.mind import Plan

GEMS = (0.0, 0.36, 0.71, 0.93)
SPENT = 0.85
"""What it is worth to hold so many gems of one colour, and the part of it that is missed when they are spent: who keeps
gems for their whole worth buys too late (found by duels of likely play). The worths here are points, and those that
told best who would win 8,500 games of likely play at 2 and 4 seats (a logistic fit)."""
NOW, LATER = (0.5, 0.28, 0.21, 0.17, 0.0), (0.42, 0.32, 0.2, 0.16, 0.0)
"""The part of its worth that the best face-up card has for a seat that lacks so many gems for it: for the seat on turn,
and for the others, whom somebody may forestall."""
AGAIN, GAINED, GIVEN, LOST = 1.4, 0.4, -0.33, 0.43
"""What another turn, a gem of an effect and a gem for each other player add to a card, and what each gem that it has
discarded takes away."""
GREY = 0.4
"""A gem of a gathering card that its player chooses."""
HARVEST = 2.4
"""The gems that gathering brings in a last turn, on average."""
_FARTHEST = len(NOW) - 1


class Worths:
    """The tables of a deck. ``reach`` is asked for the seat on turn (1) or another one (0), card and holding."""

    def __init__(self, deck: Deck, part: float = 1.0) -> None:
        self.deck = deck
        self.stock = tuple(part * sum(GEMS[number] for number in counts(held)) for held in HOLDINGS)
        """What a holding is worth by itself."""
        self.bought = {buy: card.points + _effect(card) for buy, card in deck.honey.items()}
        """Points and effect of each card for a seat that has it."""
        self.reach = _reaches(deck)
        """What a card is worth while it lies there."""
        cards = deck.gathering.values()
        self.gather = tuple(
            self.stock[held] + sum(self.stock[card.gained[held]] - self.stock[held] for card in cards) / len(cards)
            for held in HOLDINGS
        )
        """What a holding will be worth after gathering, on average."""
        self._points: dict[tuple[Action, ...], int] = {(): 0}
        self._payments: dict[tuple[Action, int], tuple[tuple[Plan, int], ...]] = {}

    def points(self, bought: tuple[Action, ...]) -> int:
        """The points printed on these cards."""
        found = self._points.get(bought)
        if found is None:
            found = self._points[bought] = sum(self.deck.honey[buy].points for buy in bought)
        return found

    def payments(self, buy: Action, held: int) -> tuple[tuple[Plan, int], ...]:
        """All ways to buy a card with ``held``: the plan and what it leaves, each once."""
        found = self._payments.get((buy, held))
        if found is None:
            card = self.deck.honey[buy]
            ways = payments(held - card.coloured, card.grey)
            if card.effect == "discard":
                ways = ((ways[0][0], 0),)
            found = self._payments[buy, held] = tuple(((buy, *rest), left) for rest, left in ways)
        return found

    def outlook(self, reaches: Sequence[tuple[float, ...]], held: int) -> float:
        """What a holding is worth to a seat for which the face-up cards are worth ``reaches``."""
        return self.stock[held] + max([reach[held] for reach in reaches], default=0.0)

    def last(self, market: Iterable[Action], held: int) -> tuple[float, Action | None]:
        """The points that a last turn with ``held`` comes to, and the card to buy for them, ``None`` to gather."""
        most: float = (TOTAL[held] + HARVEST) / GEMS_A_POINT
        best: Action | None = None
        payable = self.deck.payable[held]
        for buy in market:
            if buy in payable:
                card = self.deck.honey[buy]
                worth = card.points + TOTAL[self.payments(buy, held)[0][1]] // GEMS_A_POINT + (card.effect == "again")
                if worth > most:
                    best, most = buy, worth
        return most, best

    def given(self, reaches: Sequence[tuple[float, ...]], card: Action, held: int) -> float:
        """What a gathering card that another seat plays is worth to a seat with ``held``."""
        played = self.deck.gathering[card]
        before = self.outlook(reaches, held)
        if played.everyone:
            return self.outlook(reaches, played.gained[held]) - before
        takes = TAKING[played.choice & ROOM[held]]
        units = [UNITS[int(str(take.value))] for take in takes]
        return max([self.outlook(reaches, held + unit) for unit in units], default=before) - before


def _effect(card: Honey) -> float:
    if card.effect == "again":
        return AGAIN
    if card.effect == "gain":
        return GAINED * card.count
    return GIVEN * card.count if card.effect == "others_gain" else 0.0


@lru_cache(maxsize=4)
def _reaches(deck: Deck) -> tuple[dict[Action, tuple[float, ...]], ...]:
    """What each card is worth within reach, for each holding, first ``LATER``, then ``NOW``."""
    later, now = {}, {}
    for buy, card in deck.honey.items():
        size, worth = len(card.cost), card.points + _effect(card)
        lost = LOST if card.effect == "discard" else 0.0
        worths = [max(0.0, worth - lost * max(0, total - size)) for total in TOTAL]
        lacking = _lacking(card)
        later[buy] = tuple(whole * LATER[lack] for whole, lack in zip(worths, lacking, strict=True))
        now[buy] = tuple(whole * NOW[lack] for whole, lack in zip(worths, lacking, strict=True))
    return later, now


def _lacking(card: Honey) -> list[int]:
    """How many gems each holding lacks for the card, ``_FARTHEST`` at most."""
    size = len(card.cost)
    short = [tuple(max(0, wanted - there) for there in range(MOST + 1)) for wanted in card.symbols[:-1]]
    rose, sunflower, snowflake, bellflower = short
    return [
        min(_FARTHEST, max(rose[r] + sunflower[s] + snowflake[f] + bellflower[b], size - TOTAL[held]))
        for held, (r, s, f, b) in enumerate(map(counts, HOLDINGS))
    ]


@lru_cache(maxsize=2048)
def payments(left: int, grey: int) -> tuple[tuple[Plan, int], ...]:
    """The ways to pay ``grey`` symbols out of ``left``: the steps with the lock and what remains, none twice."""
    if not grey or TOTAL[left] <= grey or HAS[left] in ONLY:
        return (((LOCK,), left - grey * ONLY[HAS[left]] if grey and HAS[left] in ONLY else 0 if grey else left),)
    found: dict[int, Plan] = {}
    for pay in PAYING[HAS[left]]:
        for rest, remains in payments(left - UNITS[PAYS.index(pay)], grey - 1):
            found.setdefault(remains, (pay, *rest))
    return tuple((plan, remains) for remains, plan in found.items())


@lru_cache(maxsize=4)
def worths(deck: Deck) -> Worths:
    """The tables of ``deck`` by which a position is judged."""
    return Worths(deck)


@lru_cache(maxsize=4)
def habits(deck: Deck) -> Worths:
    """The tables of ``deck`` by which a seat is likely to act."""
    return Worths(deck, SPENT)
