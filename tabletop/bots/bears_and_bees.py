"""What bots know of Bears & Bees: how good a position is, and what a seat is likely to do."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from random import Random
from typing import Any

from rules.bears_and_bees.actions import (
    BEAR_WAKES,
    COUNTS,
    DRAWS,
    HAND_LIMIT,
    HONEY,
    LOCK,
    PLAYS,
    RANK,
    RESEARCH,
    TAKE_HONEY,
)
from rules.bears_and_bees.flow import OPEN
from rules.kernel.action import Action
from rules.kernel.chance import shuffle
from tabletop.bots.bears_and_bees_fitted import DUEL, DUEL_WORTH, TABLE, TABLE_WORTH, Worth
from tabletop.bots.bears_and_bees_habits import FOURTH, LOCKED, Habits, Numbers, clipped, counts, margins
from tabletop.bots.levels import ALL
from tabletop.bots.mind import Mind, Plan

ODD = 6.0
"""A card that is less likely than the likeliest by so many logits is not worth a thought."""
MANY = 6
"""More cards of a kind than this are worth no more."""
LESS_SURE = 0.4
"""How sure others are thought to be of their cards. Who counts on sure rivals is surprised by weak ones; who counts on
unsure ones loses nothing against the sure."""
LAST = 9.0
"""More than any card can be needed."""
_MOST_HONEY = BEAR_WAKES + 1
"""Two banners upon seven, before the bear looks."""
_DRAWN = {draw: (draw,) for draw in (*DRAWS, TAKE_HONEY)}


class BearsAndBees(Mind):
    """The mind of Bears & Bees."""

    heat = 1.0  # worth is in logits
    certain = 0.9
    far = 4
    at_hand = frozenset(("swarms", "experience", "honey"))

    def horizon(self, state: Any) -> int:
        return int(state.round)

    def likely(self, state: Any, seat: int, chance: Random) -> Plan:
        return self._idea(state, seat, chance, sure=1.0)

    def guessed(self, state: Any, seat: int, chance: Random) -> Plan:
        return self._idea(state, seat, chance, sure=LESS_SURE)

    def _idea(self, state: Any, seat: int, chance: Random, sure: float) -> Plan:
        legal: tuple[Action, ...] = state.legal(seat)
        if legal[0] is LOCK:
            return legal
        habits = _habits(state)
        if state.phase == "choose":
            return LOCKED[habits.play(state, seat, chance, sure)]
        return _DRAWN[max(legal, key=lambda action: _wanted(habits, state, seat, action))]

    def plans(self, state: Any, seat: int, chance: Random) -> list[Plan]:
        """Of the cards, those that are not odd; cards that do the same are one. Whether to end the game with the last
        card of a deck is no question where it is clear who would win."""
        legal: tuple[Action, ...] = state.legal(seat)
        first = self.likely(state, seat, chance)
        if state.phase != "choose" or legal[0] is LOCK:
            if _settles(state, seat):
                return [first]
            return [first, *((action,) for action in legal if action is not first[0])]
        plays, found = _habits(state).weights(state, seat)
        least = max(found) - ODD
        order = sorted(range(len(plays)), key=lambda number: -found[number])
        return [
            first,
            *(LOCKED[plays[number]] for number in order if found[number] >= least and plays[number] != first[0]),
        ]

    def standings(self, state: Any) -> list[float]:
        worth = DUEL_WORTH if state.seats == 2 else TABLE_WORTH
        swarm, experience, honey, cards = _now(worth, min(map(len, state.decks)))
        lead, hands = worth.lead, state.hands
        return [
            swarm * tokens
            + (worth.fourth if tokens >= FOURTH else 0.0)
            + experience * state.experience[seat]
            + honey[state.honey[seat]]
            + lead[clipped(margin)]
            + cards[counts(hands[seat])]
            for seat, (tokens, margin) in enumerate(zip(state.swarms, margins(state), strict=True))
        ]

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        worth = DUEL_WORTH if state.seats == 2 else TABLE_WORTH
        swarm, experience, honey, cards = _now(worth, min(map(len, state.decks)))
        rivals = self.standings(state)
        del rivals[seat]
        return {
            "swarms": swarm * state.swarms[seat] + (worth.fourth if state.swarms[seat] >= FOURTH else 0.0),
            "experience": experience * state.experience[seat],
            "honey": honey[state.honey[seat]] + worth.lead[clipped(margins(state)[seat])],
            "hand": cards[counts(state.hands[seat])],
            "rivals": -log(sum(exp(rival / self.heat) for rival in rivals)) * self.heat,
        }

    def forget(self, state: Any, seat: int, remembered: int, chance: Random) -> None:
        """Cards that were played longer ago may seem to be in the decks and hands.

        Whoever has locked chooses again: no seat knows what lies there face down, and not all cards are as likely.
        """
        old = state.history[: max(0, len(state.history) - remembered)]
        if old and remembered < ALL:
            _mixed_up(state, seat, {PLAYS[card.id] for cards in old for card in cards if card is not None}, chance)
        if state.phase == "choose":
            for other in range(state.seats):
                if other != seat and len(state.hands[other]) > 1:
                    state.chosen[other] = None
                    state.open |= 1 << other
            state.asked = OPEN[state.open]


def _habits(state: Any) -> Habits:
    return DUEL if state.seats == 2 else TABLE


def _settles(state: Any, seat: int) -> bool:
    """Whether ``seat`` may take the last card of a deck, and thereby win or lose for certain."""
    others = [swarms for other, swarms in enumerate(state.swarms) if other != seat]
    return (
        any(len(deck) == 1 for deck in state.decks)
        and ("swarms",) not in state.steps
        and state.swarms[seat] != max(others)
    )


def _wanted(habits: Habits, state: Any, seat: int, action: Action) -> float:
    """How gladly a seat takes this. The last card of a deck ends the game: who would win takes it, nobody else."""
    if action is TAKE_HONEY:
        honey: int = state.honey[seat]
        return habits.consoled[honey]
    kind = RESEARCH if action is DRAWS[RESEARCH] else HONEY
    if len(state.decks[kind]) == 1:
        keys = list(zip(state.swarms, state.experience, state.honey, strict=True))
        own = keys.pop(seat)
        return LAST if own > max(keys) else -LAST
    held = counts(state.hands[seat])
    return habits.draws[kind][held[kind]]


@lru_cache(maxsize=128)
def _now(worth: Worth, left: int) -> tuple[float, float, Numbers, dict[tuple[int, int], float]]:
    """What each swarm, each experience, honey and hands are worth with so many cards ``left`` in the smaller deck."""
    late = 1 - left / COUNTS[HONEY]
    swarm, experience = (early + later * late for early, later in (worth.swarm, worth.experience))
    by_honey, honey_cards, research_cards = worth.late
    honey = tuple(
        worth.honey[min(number, BEAR_WAKES - 1)] + by_honey * late * number for number in range(_MOST_HONEY + 1)
    )
    held = range(HAND_LIMIT + 1)
    cards = {
        (some, others): worth.cards[HONEY][min(some, MANY)]
        + worth.cards[RESEARCH][min(others, MANY)]
        + late * (honey_cards * some + research_cards * others)
        for some in held
        for others in held
    }
    return swarm, experience, honey, cards


def _mixed_up(state: Any, seat: int, old: set[Action], chance: Random) -> None:
    """Deals what ``seat`` cannot see anew, with the ``old`` cards among it: so many of them are left over."""
    for kind in (HONEY, RESEARCH):
        deck, kinds = state.decks[kind], state.deck.kinds
        others = [other for other in range(state.seats) if other != seat]
        unseen = [*deck, *(card for other in others for card in state.hands[other] if kinds[card] == kind)]
        unseen += (card for card in state.deck.piles[kind] if card in old)
        shuffle(unseen, chance.getrandbits(64))
        deck[:] = unseen[: len(deck)]
        dealt = len(deck)
        for other in others:
            hand = state.hands[other]
            number = counts(hand)[kind]
            kept = [card for card in hand if kinds[card] != kind]
            state.hands[other] = tuple(sorted((*kept, *unseen[dealt : dealt + number]), key=RANK.__getitem__))
            dealt += number


MIND = BearsAndBees()
