"""What seats of Bears & Bees are likely to play: from the own hand, and from what everybody sees of the neighbours.

It owns how the numbers of a ``Habits`` are read. Knows no search, and of rivals' cards how many there are of a kind.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import exp
from operator import add
from random import Random
from typing import Any

from rules.bears_and_bees.actions import BEAR_WAKES, COUNTS, HAND_LIMIT, HONEY, LOCK, RANK, RESEARCH, SWARM, TYPES
from rules.bears_and_bees.cards import MOST_PART, Card, Deck
from rules.bears_and_bees.state import Hand
from rules.kernel.action import Action

Numbers = tuple[float, ...]
Line = tuple[int, int, int, int, int, int, bool]
"""Kind; what the card brings for sure; mask and bonus of its left symbol, the same of its right; its banner."""

MOST = 5
"""Margins (own honey and experience less those of the best other) are told apart up to so many tokens."""
FEW = 4
"""More cards of a kind than this are told apart no more."""
FOURTH = 4
"""Swarm tokens with which the next one ends the game."""
GIVEN = 0.15
"""How likely a neighbour's banner brings one honey more than the own card."""
_FAR = MOST + BEAR_WAKES
_KINDS = range(len(TYPES))
_BROUGHT = range(BEAR_WAKES + 4 * MOST_PART)
"""What there can be of honey or cards after a card of any deck: base and three bonuses."""
LOCKED = {play: (play, LOCK) for play in RANK}


@dataclass(frozen=True, eq=False)
class Habits:
    """How gladly a card is played, in logits: a sum of numbers, each for one thing that it brings or depends on.

    By honey in the end: ``held``, or ``eaten`` by the bear; by the margin in the end: ``ahead``. ``taken``: by the size
    of the hand beside the swarm card, what it is worth to have it. ``few``: by kind and how many there are of it.
    A swarm: ``released`` by margin, ``spent`` for each honey it costs, ``mine_last`` and ``theirs_last`` where it gives
    a fifth token, ``behind`` for each token that who gets it has more, ``crowd`` by how likely neighbours play one too.
    A banner: ``gift`` for each honey given away, ``woken`` and ``leader_woken`` for each bear it wakes.
    ``draws``: how much a card of a kind is needed, by how many there are of it; ``consoled``: honey instead, by honey.

    The ``kinds_by_`` are what is thought of others: how gladly they play each kind, by what everybody sees of them.
    """

    held: Numbers
    eaten: float
    ahead: Numbers
    taken: Numbers
    released: Numbers
    spent: float
    few: tuple[Numbers, Numbers]
    gift: float
    woken: float
    leader_woken: float
    mine_last: float
    theirs_last: float
    behind: float
    crowd: float
    draws: tuple[Numbers, Numbers]
    consoled: Numbers
    kinds_by_honey: tuple[Numbers, Numbers, Numbers]
    kinds_by_margin: tuple[Numbers, Numbers, Numbers]
    kinds_by_cards: tuple[Numbers, Numbers]

    @cached_property
    def after(self) -> tuple[Numbers, ...]:
        """What so much honey is worth, by experience less the sum of the best other, from ``-_FAR`` on."""
        return tuple(
            tuple((1 - GIVEN) * self._kept(lead, honey) + GIVEN * self._kept(lead, honey + 1) for honey in _BROUGHT)
            for lead in range(-_FAR, _FAR + 1)
        )

    def _kept(self, lead: int, honey: int) -> float:
        if honey >= BEAR_WAKES:
            return self.eaten + self.ahead[clipped(lead + 1)]
        return self.held[honey] + self.ahead[clipped(lead + honey)]

    @cached_property
    def drawn(self) -> tuple[Numbers, ...]:
        """What it is worth to take so many cards, by how many are held beside the swarm card."""
        return tuple(
            tuple(self.taken[min(held + number, HAND_LIMIT - 1)] - self.taken[held] for number in _BROUGHT)
            for held in range(HAND_LIMIT)
        )

    def weights(self, state: Any, seat: int) -> tuple[Hand, list[float]]:
        """The different cards in the hand of ``seat``, and how gladly it plays each of them."""
        deck, seats, honey, hands = state.deck, state.seats, state.honey, state.hands
        lines, last, own, margin = sheet(deck), state.last[seat], honey[seat], margins(state)
        left, right, two = seat + 1 - seats, seat - 1, seats == 2
        lefts = kinds(self, *counts(hands[left]), honey[left], margin[left])
        rights = kinds(self, *counts(hands[right]), honey[right], margin[right])
        numbers = counts(hands[seat])
        lead = margin[seat] - own
        after = self.after[max(-_FAR, min(_FAR, lead)) + _FAR]
        drawn = self.drawn[sum(numbers) - 1]
        still = after[own]
        plays, found = distinct(hands[seat], deck), []
        for play in plays:
            kind, sure, left_mask, left_bonus, right_mask, right_bonus, banner = lines[play][last]
            if kind == SWARM:
                crowd = lefts[1 << SWARM] if two else lefts[1 << SWARM] + rights[1 << SWARM]
                found.append(still + self._released(state, seat, margin[seat]) + self.crowd * crowd)
                continue
            table, start = (after, own + sure) if kind == HONEY else (drawn, sure)
            one, other = lefts[left_mask], rights[right_mask]
            both = lefts[left_mask & right_mask] if two else one * other
            worth = (
                (1 - one - other + both) * table[start]
                + (one - both) * table[start + left_bonus]
                + (other - both) * table[start + right_bonus]
                + both * table[start + left_bonus + right_bonus]
                + self.few[kind][min(numbers[kind], FEW)]
            )
            if kind == RESEARCH:
                worth += still
            if banner:
                for neighbour, given in ((left, 2),) if two else ((left, 1), (right, 1)):
                    if honey[neighbour] + given < BEAR_WAKES:
                        worth += self.gift * given
                    else:
                        worth += self.woken + (self.leader_woken if margin[neighbour] >= 0 else 0.0)
            found.append(worth)
        return plays, found

    def _released(self, state: Any, seat: int, margin: int) -> float:
        """What is in a swarm that comes to whoever has most now."""
        tokens = state.swarms
        worth = self.released[clipped(margin)]
        if margin >= 0:
            worth += self.spent * state.honey[seat]
            if tokens[seat] >= FOURTH:
                worth += self.mine_last
        if margin <= 0:
            lead = margins(state)
            leader = max(tokens[other] for other in range(state.seats) if lead[other] >= 0 and other != seat)
            if leader >= FOURTH:
                worth += self.theirs_last
            if margin < 0:
                worth += self.behind * (leader - tokens[seat])
        return worth

    def play(self, state: Any, seat: int, chance: Random, sure: float) -> Action:
        """A card that ``seat`` is likely to play: at 1 as the numbers say, at 0 any card alike."""
        plays, found = self.weights(state, seat)
        most = max(found)
        odds = [exp(sure * (one - most)) for one in found]
        rest = chance.random() * sum(odds)
        for card, one in zip(plays, odds, strict=True):
            rest -= one
            if rest < 0:
                return card
        return plays[-1]


def clipped(margin: int) -> int:
    """The place of a margin in a list that ends at ``MOST`` on both sides."""
    return 0 if margin < -MOST else 2 * MOST if margin > MOST else margin + MOST


def margins(state: Any) -> tuple[int, ...]:
    """How many honey and experience tokens each seat has more than the best other."""
    return _margins(tuple(state.honey), tuple(state.experience))


@lru_cache(maxsize=1 << 14)
def _margins(honey: tuple[int, ...], experience: tuple[int, ...]) -> tuple[int, ...]:
    sums = list(map(add, honey, experience))
    *_, second, first = sorted(sums)
    return tuple(total - (second if total == first else first) for total in sums)


@lru_cache(maxsize=1 << 16)
def counts(hand: Hand) -> tuple[int, int]:
    """How many honey and how many research cards a hand has."""
    ranks = [RANK[play] for play in hand]
    honey = sum(rank < COUNTS[HONEY] for rank in ranks)
    return honey, sum(rank < COUNTS[HONEY] + COUNTS[RESEARCH] for rank in ranks) - honey


@lru_cache(maxsize=1 << 14)
def kinds(habits: Habits, honey_cards: int, research_cards: int, honey: int, margin: int) -> Numbers:
    """How likely a seat plays a card of the kinds in a mask (bit 0 honey, 1 research, 2 swarm), by that mask."""
    odds = []
    for kind, cards in zip(_KINDS, (honey_cards, research_cards, 1), strict=True):
        worth = habits.kinds_by_honey[kind][honey] + habits.kinds_by_margin[kind][clipped(margin)]
        if kind != SWARM:
            worth += habits.kinds_by_cards[kind][min(cards, FEW)]
        odds.append(exp(worth) if cards else 0.0)
    whole = sum(odds)
    return tuple(sum(odds[kind] for kind in _KINDS if mask >> kind & 1) / whole for mask in range(1 << len(TYPES)))


@lru_cache(maxsize=4)
def sheet(deck: Deck) -> dict[Action, tuple[Line, ...]]:
    """What each card of a deck can bring, by the kind that its seat played last (none: in round 1)."""
    return {play: tuple(_line(deck.rules[play], last) for last in (*TYPES, "")) for play in deck.kinds}


def _line(card: Card, last: str) -> Line:
    sure = card.base + (card.last_bonus if last in card.last else 0)
    return card.kind, sure, _mask(card.left), card.left_bonus, _mask(card.right), card.right_bonus, card.banner


def _mask(types: tuple[str, ...]) -> int:
    return sum(1 << TYPES.index(name) for name in types)


@lru_cache(maxsize=1 << 16)
def distinct(hand: Hand, deck: Deck) -> Hand:
    """The cards of a hand without those that do the same as an earlier one."""
    lines = sheet(deck)
    return tuple({lines[play]: play for play in reversed(hand)}.values())[::-1]
