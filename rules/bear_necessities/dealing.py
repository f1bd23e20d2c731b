"""Set-up and dealing: the dealer, the cut, five cards a seat, and what becomes of the reserves after rounds 4 and 8.

See ``flow`` for the course of a game. The question is asked before the new cards are seen, and its answer takes effect
at once for its own seat; what everybody sees of it is done when all have answered (N18).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.bear_necessities import tell
from rules.bear_necessities.actions import ANSWER_KEEP, ANSWERS, HAND, MOST_SEATS, RANK
from rules.bear_necessities.memory import Deal, Hand, clockwise
from rules.kernel.action import Action
from rules.kernel.chance import following, mixed, shuffle

if TYPE_CHECKING:
    from rules.bear_necessities.state import State
    from rules.kernel.event import Log

OPEN = tuple(tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS))
"""The seats that still choose, by the mask of their bits."""
_rank = RANK.__getitem__


def lay(state: State) -> None:
    """Shuffles, draws the dealer and deals five cards to each seat."""
    pile = list(state.deck.plays)
    word = following(shuffle(pile, state.chance))
    state.chance = word
    state.dealer = mixed(word) % state.seats
    state.pile = tuple(pile)
    state.hands = tuple([in_order(hand) for hand in cut_and_deal(state)])
    state.deals = (Deal(1, state.hands),)
    state.revealed += 1


def cut_and_deal(state: State) -> tuple[Hand, ...]:
    """Cuts the deck at a random place (N17) and takes the next five cards for each seat, from the dealer's left."""
    state.chance = following(state.chance)
    place = mixed(state.chance) % len(state.pile)
    left = len(state.pile) - HAND * state.seats
    pile = state.pile[place:] + state.pile[:place]
    state.pile, top = pile[:left], pile[left:][::-1]
    hands = tuple([top[first : first + HAND] for first in range(0, len(top), HAND)])
    turn = state.seats - state.dealer - 1
    return hands[turn:] + hands[:turn]


def in_order(cards: Hand) -> Hand:
    """``cards`` as a hand is kept."""
    hand = list(cards)
    hand.sort(key=_rank)  # quicker than sorted for so few
    return tuple(hand)


def ask_reserves(state: State, log: Log[State] | None) -> None:
    """After rounds 4 and 8: five cards are set aside for each seat, and each is asked about its reserve (N18)."""
    state.aside = cut_and_deal(state)
    state.round += 1
    state.phase = "keep"
    state.open = state.unanswered = (1 << state.seats) - 1
    state.asked = OPEN[state.open]
    state.drafts = [()] * state.seats
    state.menus = [ANSWERS] * state.seats
    if log is not None:
        tell.reserves_asked(log, state)


def answer(state: State, seat: int, action: Action, log: Log[State] | None) -> None:
    """A seat keeps its reserve and takes four cards, or takes five; until all have answered nobody else sees which."""
    reserve, aside = state.reserves[seat], state.aside[seat]
    keeps = action is ANSWER_KEEP
    taken = aside[: HAND - 1] if keeps else aside
    hand = in_order(taken + reserve if keeps else taken)
    state.hands = _but(state.hands, seat, hand)
    state.aside = _but(state.aside, seat, aside[len(taken) :])
    state.menus[seat] = hand
    state.unanswered ^= 1 << seat
    state.revealed += 1
    if log is not None:
        tell.answered(log, state, seat, reserve[0], taken, keeps)
    if not state.unanswered:
        all_answered(state, log)


def all_answered(state: State, log: Log[State] | None) -> None:
    """The answers and the colours of the new hands are seen; fifth cards go under the deck unseen (N18)."""
    stayed = tuple(map(bool, state.aside))
    reserves = state.reserves
    for seat in clockwise(state.dealer, state.seats):
        state.pile = state.aside[seat] + state.pile
        if not stayed[seat]:
            state.discards = _but(state.discards, seat, state.discards[seat] + reserves[seat])
    state.aside = state.reserves = ((),) * state.seats
    state.phase = "choose"
    state.deals += (Deal(state.round, state.hands, stayed),)
    if log is not None:
        tell.all_answered(log, state, reserves, stayed)


def _but(places: tuple[Hand, ...], seat: int, cards: Hand) -> tuple[Hand, ...]:
    changed = list(places)
    changed[seat] = cards
    return tuple(changed)
