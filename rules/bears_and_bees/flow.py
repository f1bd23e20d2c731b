"""How a game of Bears & Bees goes, in the order of the rulebook: choice, honey, research, swarms, end of the round.

What is still to be done stands on ``state.steps``, the next step last; ``go_on`` takes steps until a seat must decide.
Every change of a state is made here or in ``taking``, but that ``state`` drops a draft. Knows no view and no file;
without a log it tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import add, attrgetter
from typing import TYPE_CHECKING

from rules.bears_and_bees import tell
from rules.bears_and_bees.actions import (
    BEAR_WAKES,
    DRAW_RESEARCH,
    HAND_LIMIT,
    HONEY,
    LOCK,
    MOST_SEATS,
    RESEARCH,
    SWARM,
    SWARMS_TO_END,
    TAKE_HONEY,
)
from rules.bears_and_bees.taking import ONE, deal, draw, next_card, take_cards
from rules.kernel.action import Action

if TYPE_CHECKING:
    from rules.bears_and_bees.state import State, Step
    from rules.kernel.event import Log

    MaybeLog = Log[State] | None

OPEN = tuple(tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS))
"""The seats that still choose, by the mask of their bits."""

_kind = attrgetter("kind")
_HONEY, _CHECK, _SWARMS, _END, _ROUND = ("honey",), ("check",), ("swarms",), ("end_of_round",), ("round",)
_RESEARCH, _GIFT, _COMPENSATE = (
    tuple((name, seat) for seat in range(MOST_SEATS)) for name in ("research", "gift", "compensate")
)


def begin(state: State, log: MaybeLog) -> None:
    """Set-up, until the first seat is asked."""
    state.steps.append(_ROUND)
    deal(state, log)
    go_on(state, log)


def act(state: State, seat: int, action: Action, log: MaybeLog = None) -> None:
    """Takes ``action``, which must be legal, and all that follows without a question to anybody."""
    if state.phase == "choose":
        if action is not LOCK:
            state.chosen[seat] = action
            return
        state.open = still_open = state.open ^ 1 << seat
        state.asked = OPEN[still_open]
        if log is not None:
            tell.locked(log, state, seat)
        if still_open:
            return
        reveal(state, log)
    elif state.phase == "compensation":
        state.asked = ()
        state.steps.pop()
        compensate_with(state, seat, action, log)
    else:
        state.asked = ()
        state.taken += 1
        draw(state, seat, RESEARCH if action is DRAW_RESEARCH else HONEY, log)
        if next_card(state, log):
            return
    go_on(state, log)


def go_on(state: State, log: MaybeLog) -> None:
    """Takes the steps of the round until a seat must decide or the game is over."""
    steps = state.steps
    asked = False
    while not asked:
        step = steps.pop()
        asked = _STEPS[step[0]](state, step, log)


def begin_phase(state: State, phase: str, log: MaybeLog) -> None:
    state.phase = phase
    if log is not None:
        tell.phase_began(log, state)


# The choice


def begin_round(state: State, step: Step, log: MaybeLog) -> bool:
    """Everybody chooses a card; a hand of one is served (G2)."""
    state.phase = "choose"
    state.round += 1
    state.open = (1 << state.seats) - 1
    if min(map(len, state.hands)) == 1:
        for seat, hand in enumerate(state.hands):
            if len(hand) == 1:
                state.chosen[seat] = hand[0]
                state.open ^= 1 << seat
    state.asked = OPEN[state.open]
    if log is not None:
        tell.round_began(log, state)
    if not state.open:
        reveal(state, log)
        return False
    return True


def reveal(state: State, log: MaybeLog) -> None:
    """Shows all cards and lays out the steps of the round. A swarm card stays with its hand (B10)."""
    hands, steps, chosen = state.hands, state.steps, state.chosen
    state.table = table = tuple(map(state.deck.rules.__getitem__, chosen))
    researchers: list[tuple[int, int]] = []
    honey = swarms = banner = False
    for seat, card in enumerate(table):
        if card.kind == SWARM:
            swarms = True
            continue
        hand = hands[seat]
        place = hand.index(chosen[seat])
        hands[seat] = hand[:place] + hand[place + 1 :]
        if card.kind == HONEY:
            honey = True
        else:
            researchers.append((card.number, seat))
            banner = banner or card.banner
    state.chosen = [None] * state.seats
    state.phase = "honey"
    state.revealed += 1
    steps.append(_END)
    if swarms:
        steps.append(_SWARMS)
    if banner:
        steps.append(_CHECK)
    researchers.sort(reverse=True)
    for _, seat in researchers:
        steps.append(_RESEARCH[seat])
    if honey:
        steps.append(_HONEY)
    if log is not None:
        tell.revealed(log, state)


# 1. Honey cards


def honey_cards(state: State, step: Step, log: MaybeLog) -> bool:
    """All honey cards pay at once (B4, B5, B8); a banner gives one to each neighbour (B1, B3)."""
    table, honey, last = state.table, state.honey, state.last
    beyond = 1 - state.seats  # a negative index goes round the table
    for seat, card in enumerate(table):
        if card.kind == HONEY:
            honey[seat] += card.worth[12 * table[seat + beyond].kind + 4 * table[seat - 1].kind + last[seat]]
            if card.banner:
                honey[seat + beyond] += 1
                honey[seat - 1] += 1
    if log is not None:
        tell.honey_paid(log, state)
    return honey_check(state, step, log)


def honey_check(state: State, step: Step, log: MaybeLog) -> bool:
    """Eight or more: the bear eats all of it and learns one thing (B17)."""
    if max(state.honey) < BEAR_WAKES:
        return False
    eaten = [(seat, tokens) for seat, tokens in enumerate(state.honey) if tokens >= BEAR_WAKES]
    for seat, _ in eaten:
        state.honey[seat] = 0
        state.experience[seat] += 1
    if log is not None:
        tell.bears_ate(log, state, eaten)
    return False


# 2. Research cards


def research_card(state: State, step: Step, log: MaybeLog) -> bool:
    """One research card, in its turn (B18): its cards first, then its banner."""
    seat = step[1]
    table, card = state.table, state.table[seat]
    if state.phase != "research":
        begin_phase(state, "research", log)
    left = table[seat + 1 - state.seats].kind
    total = card.worth[12 * left + 4 * table[seat - 1].kind + state.last[seat]]
    if card.banner:
        state.steps.append(_GIFT[seat])
    return take_cards(state, ("take", seat, total), log)


def research_gift(state: State, step: Step, log: MaybeLog) -> bool:
    """The banner of a research card: one honey to each neighbour, both to the only one (B1)."""
    seat = step[1]
    state.honey[seat + 1 - state.seats] += 1
    state.honey[seat - 1] += 1
    if log is not None:
        tell.research_gift(log, state, seat)
    return False


# 3. Swarm cards


def resolve_swarms(state: State, step: Step, log: MaybeLog) -> bool:
    """Each swarm in the order of its number goes to the most honey and experience, then who got none is compensated."""
    begin_phase(state, "swarm", log)
    owners = sorted([(card.number, seat) for seat, card in enumerate(state.table) if card.kind == SWARM])
    visited: list[int] = []
    for _, owner in owners:
        resolve_swarm(state, owner, visited, log)
    unlucky = [seat for _, seat in owners if seat not in visited]
    if unlucky:
        state.steps += [_CHECK, *(_COMPENSATE[seat] for seat in reversed(unlucky))]
    return False


def resolve_swarm(state: State, owner: int, visited: list[int], log: MaybeLog) -> None:
    """One swarm, counted anew (B20), for all who tie (B21) or for nobody (B15); adds them to ``visited``."""
    honey, swarms = state.honey, state.swarms
    sums = list(map(add, honey, state.experience))
    most = max(sums) or -1
    lost, fifth = [], []
    for seat, total in enumerate(sums):
        if total == most:
            visited.append(seat)
            lost.append((seat, honey[seat]))
            honey[seat] = 0
            swarms[seat] += 1
            if swarms[seat] >= SWARMS_TO_END and not state.ending:
                fifth.append(seat)
    if fifth:
        state.ending = "swarms"
    if log is not None:
        tell.swarm_came(log, state, owner, sums, lost, fifth)


def compensate(state: State, step: Step, log: MaybeLog) -> bool:
    """Who played a swarm and got no token takes honey or a card (B14, B16); honey if no card can be taken (B12)."""
    seat = step[1]
    if state.phase != "compensation":
        begin_phase(state, "compensation", log)
    if len(state.hands[seat]) >= HAND_LIMIT or not any(state.decks):
        compensate_with(state, seat, TAKE_HONEY, log)
        return False
    state.steps.append(step)
    state.asked = ONE[seat]
    return True


def compensate_with(state: State, seat: int, action: Action, log: MaybeLog) -> None:
    """Honey may bring the eighth (B13): the check comes after the last compensation."""
    if log is not None:
        tell.compensated(log, seat, action)
    if action is TAKE_HONEY:
        state.honey[seat] += 1
        if log is not None:
            tell.honey_taken(log, state, seat)
    else:
        draw(state, seat, RESEARCH if action is DRAW_RESEARCH else HONEY, log)


# End of the round, end of the game


def end_of_round(state: State, step: Step, log: MaybeLog) -> bool:
    """Cards go to their piles, swarms back to the hand; what was played last is remembered (B6, B7)."""
    table = state.table
    state.last = tuple(map(_kind, table))
    state.history += (table,)
    state.table = ()
    if log is not None:
        tell.cards_piled(log, state, table)
    if not state.ending:
        return begin_round(state, step, log)
    state.phase, state.over, state.asked = "over", True, ()
    state.revealed += 1  # G3: all that was hidden is opened
    if log is not None:
        tell.game_over(log, state)
    return True


_STEPS: dict[str, Callable[[State, Step, MaybeLog], bool]] = {  # whether a seat must decide now, or the game is over
    "take": take_cards,
    "round": begin_round,
    "honey": honey_cards,
    "check": honey_check,
    "research": research_card,
    "gift": research_gift,
    "swarms": resolve_swarms,
    "compensate": compensate,
    "end_of_round": end_of_round,
}
