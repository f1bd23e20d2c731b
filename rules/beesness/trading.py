"""Trade: offers, answers and counter-offers, and what changes hands (Z19). See ``flow`` for the course of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.beesness import tell
from rules.beesness.actions import GOODS, NUMBERS, PLACES, QUEEN, TERMS
from rules.beesness.asking import answering, drafting
from rules.beesness.seats import ANSWER, ONE
from rules.kernel.action import Action

if TYPE_CHECKING:
    from rules.beesness.state import State
    from rules.kernel.event import Log

    MaybeLog = Log[State] | None


def draft_offer(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """One more step of an offer; nobody else hears of it."""
    state.draft = (*state.draft, action)
    state.choices = drafting(state, seat)
    return True


def terms_of(draft: tuple[Action, ...]) -> tuple[int, ...]:
    """What a draft says: what is given, then what is wanted, each in the order of ``GOODS``."""
    terms = [0] * len(TERMS)
    for step in draft:
        place = PLACES.get(step)
        if place is not None:
            terms[place] = NUMBERS[step]
    return tuple(terms)


def make_offer(state: State, seat: int, log: MaybeLog) -> bool:
    """The draft becomes an offer, which counts against its maker, and its partner is asked."""
    countered = state.phase == "answer"
    partner = state.partner()
    state.terms = terms_of(state.draft)
    state.draft = ()
    state.maker = seat
    state.offers[seat] += 1
    if countered:
        state.steps.pop()
    state.steps.append(ANSWER[partner])
    state.asked = ONE[partner]
    state.choices = answering(state, partner)
    state.phase = "answer"
    if log is not None:
        tell.trade_offered(log, state, partner, countered)
    return True


def accept(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """Everything changes hands at once; in the bees market the count of passes begins anew (Z17)."""
    maker, terms = state.maker, state.terms
    given, wanted = terms[QUEEN], terms[len(GOODS) + QUEEN]
    if given or wanted:
        tired = _tired(state, maker, given) - _tired(state, seat, wanted)
        state.used[maker] -= tired
        state.used[seat] += tired
    for kind, heap in enumerate(state.goods()):
        over = terms[kind] - terms[len(GOODS) + kind]
        if over:
            heap[maker] -= over
            heap[seat] += over
    _close(state)
    if state.steps[-1][0] == "choose":
        state.passes = 0
    if log is not None:
        tell.trade_accepted(log, state, maker, seat, terms)
    return False


def _tired(state: State, giver: int, queens: int) -> int:
    """How many of so many queens are used up this round: others go first, and used ones stay so (Z13)."""
    return max(0, queens - (state.queens[giver] - state.used[giver]))


def decline(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    maker = state.maker
    _close(state)
    if log is not None:
        tell.trade_declined(log, state, maker, seat)
    return False


def _close(state: State) -> None:
    state.steps.pop()
    state.asked, state.maker, state.terms = (), -1, ()
