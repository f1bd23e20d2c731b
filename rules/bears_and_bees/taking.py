"""Set-up and taking cards: who gets what from the decks, card by card. See ``flow`` for the course of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.bears_and_bees import tell
from rules.bears_and_bees.actions import HAND_LIMIT, HONEY, MOST_SEATS, RANK, RESEARCH
from rules.kernel.chance import shuffle

if TYPE_CHECKING:
    from rules.bears_and_bees.state import State, Step
    from rules.kernel.event import Log

ONE = tuple((seat,) for seat in range(MOST_SEATS))
"""Each seat as the only one that is asked."""


def deal(state: State, log: Log[State] | None) -> None:
    """Shuffles, deals the swarm cards and gives their honey, in the order of their numbers (B19). No honey check.

    The cards that they give are steps to be taken: they are chosen one by one (B11).
    """
    rules = state.deck.rules
    honey, research, swarms = map(list, state.deck.piles)
    word = shuffle(honey, state.chance)
    word = shuffle(research, word)
    state.chance = shuffle(swarms, word)
    state.decks = (honey, research)
    state.swarm_cards = tuple(swarms[: state.seats])
    state.hands = [(swarm,) for swarm in state.swarm_cards]
    order = sorted(range(state.seats), key=lambda seat: RANK[state.swarm_cards[seat]])
    for seat in order:
        state.honey[seat] = rules[state.swarm_cards[seat]].honey
    for seat in reversed(order):
        state.steps.append(("take", seat, rules[state.swarm_cards[seat]].cards))
    state.revealed += 1
    if log is not None:
        tell.game_began(log, state, order)


def take_cards(state: State, step: Step, log: Log[State] | None) -> bool:
    """A seat begins to take cards: true where it must choose a deck."""
    state.steps.append(step)
    return next_card(state, log)


def next_card(state: State, log: Log[State] | None) -> bool:
    """Whether the seat that is taking cards must choose the next deck (B11); else that step is done.

    It stops at nine cards (B10) and where both decks are empty; one deck alone is not asked for (B23, G2).
    """
    _, seat, total = state.steps[-1]
    while state.taken < total:
        if len(state.hands[seat]) >= HAND_LIMIT:
            if log is not None:
                tell.stopped(log, state, "hand_full", seat)
            break
        honey, research = state.decks
        if honey and research:
            state.asked = ONE[seat]
            return True
        if not (honey or research):
            if log is not None:
                tell.stopped(log, state, "decks_empty", seat)
            break
        state.taken += 1
        draw(state, seat, HONEY if honey else RESEARCH, log)
    state.steps.pop()
    state.taken = 0
    return False


def draw(state: State, seat: int, kind: int, log: Log[State] | None) -> None:
    """The top card of a deck goes to the hand of ``seat``. A deck's last card triggers the end of the game (B23)."""
    deck = state.decks[kind]
    play = deck.pop()
    hand = state.hands[seat]
    rank, place = RANK[play], 0
    for held in hand:  # a hand is so short that this is twice as fast as bisect with a key
        if RANK[held] > rank:
            break
        place += 1
    state.hands[seat] = hand[:place] + (play,) + hand[place:]  # noqa: RUF005 - faster than unpacking
    state.revealed += 1
    if deck:
        if log is not None:
            tell.drew(log, state, seat, kind, play)
        return
    ends = not state.ending
    state.ending = state.ending or "deck"
    if log is not None:
        tell.drew(log, state, seat, kind, play, ends)
