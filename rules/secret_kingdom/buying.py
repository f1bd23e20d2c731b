"""The run in which a seat buys: a card, then a colour for each grey symbol that leaves a choice, then the lock (S11).

Until the lock it is a draft that changes nothing else. Coloured symbols leave no choice and are never asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.kernel.action import Action
from rules.secret_kingdom.actions import GATHER, LOCK, PAYS
from rules.secret_kingdom.gems import GEM, HAS, LARGEST, ONLY, PAYING, TOTAL

if TYPE_CHECKING:
    from rules.secret_kingdom.state import State

_ONLY_LOCK = (LOCK,)


def begin(state: State, seat: int, card: Action, log: object = None) -> bool:
    """``card`` is to be bought: its coloured symbols are paid. A draft is told to nobody, and no step follows it."""
    rules = state.deck.honey[card]
    state.draft = (card,)
    state.left = state.gems[seat] - rules.coloured
    _ask(state, rules.grey)
    return False


def pay(state: State, seat: int, action: Action, log: object = None) -> bool:
    """One gem is paid for a grey symbol."""
    state.draft += (action,)
    state.left -= GEM[action]
    _ask(state, grey_left(state))
    return False


def undo(state: State) -> None:
    """Drops the last step of the draft."""
    card, *paid = state.draft
    seat = state.turn
    if not paid:
        state.draft, state.left = (), 0
        payable = state.deck.payable[state.gems[seat]]
        state.choices = (*(buy for buy in state.market if buy in payable), GATHER)
        return
    begin(state, seat, card)
    for action in paid[:-1]:
        pay(state, seat, action)


def grey_left(state: State) -> int:
    """How many grey symbols of the draft have no gem yet."""
    return state.deck.honey[state.draft[0]].grey + 1 - len(state.draft)


def _ask(state: State, grey: int) -> None:
    """Grey symbols are asked for where more than one payment is possible; else all of them are paid with the lock."""
    left = state.left
    if grey and TOTAL[left] > grey and HAS[left] not in ONLY:
        state.choices = PAYING[HAS[left]]
    else:
        state.choices = _ONLY_LOCK


def usual(state: State) -> Action:
    """What a plain Confirm takes next: grey symbols are paid from the largest stock."""
    return LOCK if state.choices is _ONLY_LOCK else PAYS[LARGEST[state.left]]


def filled(state: State) -> list[Action]:
    """The gems that Confirm would yet pay for grey symbols, in their order."""
    left, found = state.left, []
    for _ in range(grey_left(state)):
        found.append(PAYS[LARGEST[left]])
        left -= GEM[found[-1]]
    return found


def settle(state: State, seat: int) -> int:
    """Pays for the draft, which ends with it; returns the holding that was paid."""
    before, left = state.gems[seat], state.left
    grey = grey_left(state)
    if grey:
        left = left - grey * ONLY[HAS[left]] if HAS[left] in ONLY else 0
    state.gems[seat] = left
    state.draft, state.left = (), 0
    return before - left
