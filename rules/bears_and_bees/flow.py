"""How a game of Bears & Bees goes, in the order of the rulebook: set-up, choice, honey, research, swarms, end of round.

What is still to be done stands on ``state.steps``, the next step last; ``go_on`` takes steps until a seat must decide.
Every change of a state is made here. This room knows no view and no file, and tells nothing where ``log`` is ``None``.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rules.bears_and_bees import tell
from rules.bears_and_bees.actions import (
    BEAR_WAKES,
    HAND_LIMIT,
    HONEY,
    LOCK,
    MOST_SEATS,
    RANK,
    RESEARCH,
    SWARM,
    SWARMS_TO_END,
    TAKE_HONEY,
)
from rules.kernel.action import Action
from rules.kernel.chance import shuffle

if TYPE_CHECKING:
    from rules.bears_and_bees.cards import Card
    from rules.bears_and_bees.state import State
    from rules.kernel.event import Log

    MaybeLog = Log[State] | None
    Step = tuple[Any, ...]

UNLOCKED = tuple(
    tuple(tuple(seat for seat in range(seats) if not mask >> seat & 1) for mask in range(1 << seats))
    for seats in range(MOST_SEATS + 1)
)
"""The seats that still choose, by the number of seats and the mask of those that have locked."""

_ONE = tuple((seat,) for seat in range(MOST_SEATS))
_RESEARCH = tuple(("research", seat) for seat in range(MOST_SEATS))
_GIFT = tuple(("gift", seat) for seat in range(MOST_SEATS))
_COMPENSATE = tuple(("compensate", seat) for seat in range(MOST_SEATS))
_HONEY, _CHECK, _SWARMS, _END, _ROUND = ("honey",), ("check",), ("swarms",), ("end_of_round",), ("round",)
_rank = RANK.__getitem__


def act(state: State, seat: int, action: Action, log: MaybeLog = None) -> None:
    """Takes ``action``, which must be legal, and all that follows without a question to anybody."""
    if state.phase == "choose":
        if action is LOCK:
            lock(state, seat, log)
        else:
            state.chosen[seat] = action
        return
    state.asked = ()
    steps = state.steps
    if state.phase == "compensation":
        steps.pop()
        compensate_with(state, seat, action, log)
        go_on(state, log)
    else:
        _, _, taken, total, reason = steps[-1]
        steps[-1] = step = ("take", seat, taken + 1, total, reason)
        draw(state, seat, action.value, log)  # type: ignore[arg-type]
        steps.pop()
        if not take_cards(state, step, log):
            go_on(state, log)


def go_on(state: State, log: MaybeLog) -> None:
    """Takes the steps of the round until a seat must decide or the game is over."""
    steps = state.steps
    asked = False
    while not asked:
        step = steps.pop()
        asked = _STEPS[step[0]](state, step, log)


# Set-up and taking cards


def set_up(state: State, log: MaybeLog) -> None:
    """Shuffles, deals the swarm cards and gives what they say, in the order of their numbers (B19). No honey check."""
    rules = state.deck.rules
    word = state.chance
    piles: list[list[Action]] = [[], [], []]
    for play, card in rules.items():
        piles[card.kind].append(play)
    for pile in piles:
        word = shuffle(pile, word)
    state.chance = word
    state.decks = (tuple(piles[HONEY]), tuple(piles[RESEARCH]))
    state.left = [len(piles[HONEY]), len(piles[RESEARCH])]
    state.swarm_cards = tuple(piles[SWARM][: state.seats])
    state.hands = [(swarm,) for swarm in state.swarm_cards]
    order = sorted(range(state.seats), key=lambda seat: rules[state.swarm_cards[seat]].number)
    state.steps = [_ROUND]
    for seat in reversed(order):
        state.steps.append(("take", seat, 0, rules[state.swarm_cards[seat]].cards, "setup"))
    for seat in order:
        state.honey[seat] = rules[state.swarm_cards[seat]].honey
    state.revealed += 1
    if log is not None:
        tell.game_began(log, state, order)
    go_on(state, log)


def take_cards(state: State, step: Step, log: MaybeLog) -> bool:
    """Asks for the next card of several, each after a look at the one before (B11); stops at nine cards (B10)."""
    _, seat, taken, total, reason = step
    honey, research = state.left
    while taken < total:
        if len(state.hands[seat]) >= HAND_LIMIT:
            if log is not None:
                tell.stopped(log, state, "hand_full", seat)
            return False
        if honey and research:
            state.steps.append(("take", seat, taken, total, reason))
            state.asked = _ONE[seat]
            return True
        if not (honey or research):
            if log is not None:
                tell.stopped(log, state, "decks_empty", seat)
            return False
        draw(state, seat, HONEY if honey else RESEARCH, log)  # G2: one deck left, nothing to ask (B23)
        taken += 1
        honey, research = state.left
    return False


def draw(state: State, seat: int, kind: int, log: MaybeLog) -> None:
    """The top card of a deck goes to the hand of ``seat``. A deck's last card triggers the end of the game (B23)."""
    left = state.left
    left[kind] = top = left[kind] - 1
    play = state.decks[kind][top]
    hand = state.hands[seat]
    place = bisect(hand, RANK[play], key=_rank)
    state.hands[seat] = (*hand[:place], play, *hand[place:])
    state.revealed += 1
    ends = not (top or state.ending)
    if ends:
        state.ending = "deck"
    if log is not None:
        tell.drew(log, state, seat, kind, play, ends)


# The choice


def begin_round(state: State, step: Step, log: MaybeLog) -> bool:
    """Everybody chooses a card; a hand of one is served (G2)."""
    state.phase = "choose"
    state.round += 1
    mask = 0
    for seat, hand in enumerate(state.hands):
        if len(hand) == 1:
            state.chosen[seat] = hand[0]
            mask |= 1 << seat
    state.lock_mask = mask
    state.asked = UNLOCKED[state.seats][mask]
    if log is not None:
        tell.round_began(log, state)
    if not state.asked:
        reveal(state, log)
    return bool(state.asked)


def lock(state: State, seat: int, log: MaybeLog) -> None:
    """Closes the choice of ``seat``; the last lock shows all cards."""
    state.lock_mask |= 1 << seat
    state.asked = UNLOCKED[state.seats][state.lock_mask]
    if log is not None:
        tell.locked(log, state, seat)
    if not state.asked:
        reveal(state, log)
        go_on(state, log)


def reveal(state: State, log: MaybeLog) -> None:
    """Shows all cards and lays out the steps of the round. A swarm card stays with its hand (B10)."""
    rules = state.deck.rules
    hands = state.hands
    table: list[Card] = []
    researchers: list[tuple[int, int]] = []
    honey = swarms = False
    for seat, play in enumerate(state.chosen):
        assert play is not None
        card = rules[play]
        table.append(card)
        if card.kind == SWARM:
            swarms = True
            continue
        hand = hands[seat]
        place = hand.index(play)
        hands[seat] = hand[:place] + hand[place + 1 :]
        if card.kind == HONEY:
            honey = True
        else:
            researchers.append((card.number, seat))
    state.table = tuple(table)
    state.chosen = [None] * state.seats
    state.lock_mask = 0
    state.phase = "honey"
    state.revealed += 1
    steps = state.steps
    steps.append(_END)
    if swarms:
        steps.append(_SWARMS)
    if researchers:
        steps.append(_CHECK)
        researchers.sort(reverse=True)
        for _, seat in researchers:
            steps.append(_RESEARCH[seat])
    if honey:
        steps.append(_CHECK)
        steps.append(_HONEY)
    if log is not None:
        tell.revealed(log, state)


# 1. Honey cards


def honey_cards(state: State, step: Step, log: MaybeLog) -> bool:
    """All honey cards pay at once (B4, B5, B8); a banner gives one to each neighbour (B1, B3)."""
    table = state.table
    honey = state.honey
    last = state.last
    beyond = 1 - state.seats  # a negative index goes round the table
    for seat, card in enumerate(table):
        if card.kind == HONEY:
            honey[seat] += card.worth[12 * table[seat + beyond].kind + 4 * table[seat - 1].kind + last[seat]]
            if card.banner:
                honey[seat + beyond] += 1
                honey[seat - 1] += 1
    if log is not None:
        tell.honey_paid(log, state)
    return False


def honey_check(state: State, step: Step, log: MaybeLog) -> bool:
    """Eight or more: the bear eats all of it and learns one thing (B17)."""
    honey = state.honey
    eaten = [(seat, tokens) for seat, tokens in enumerate(honey) if tokens >= BEAR_WAKES]
    for seat, _ in eaten:
        honey[seat] = 0
        state.experience[seat] += 1
    if log is not None:
        tell.bears_ate(log, state, eaten)
    return False


# 2. Research cards


def research_card(state: State, step: Step, log: MaybeLog) -> bool:
    """One research card, in its turn (B18): its cards first, then its banner."""
    seat = step[1]
    table = state.table
    card = table[seat]
    if state.phase != "research":
        state.phase = "research"
        if log is not None:
            tell.phase_began(log, state)
    left = table[seat + 1 - state.seats].kind
    total = card.worth[12 * left + 4 * table[seat - 1].kind + state.last[seat]]
    if card.banner:
        state.steps.append(_GIFT[seat])
    return take_cards(state, ("take", seat, 0, total, "research"), log)


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
    state.phase = "swarm"
    if log is not None:
        tell.phase_began(log, state)
    table = state.table
    owners = sorted((card.number, seat) for seat, card in enumerate(table) if card.kind == SWARM)
    visited: set[int] = set()
    for _, owner in owners:
        visited.update(resolve_swarm(state, owner, log))
    unlucky = [seat for _, seat in owners if seat not in visited]
    if unlucky:
        state.steps.append(_CHECK)
        for seat in reversed(unlucky):
            state.steps.append(_COMPENSATE[seat])
    return False


def resolve_swarm(state: State, owner: int, log: MaybeLog) -> list[int]:
    """One swarm, counted anew (B20); all who tie get a token (B21), nobody where all hold nothing (B15)."""
    sums = [honey + experience for honey, experience in zip(state.honey, state.experience, strict=True)]
    most = max(sums)
    winners = [seat for seat, total in enumerate(sums) if total == most] if most else []
    lost = [state.honey[seat] for seat in winners]
    for seat in winners:
        state.honey[seat] = 0
        state.swarms[seat] += 1
    fifth = [seat for seat in winners if state.swarms[seat] >= SWARMS_TO_END and not state.ending]
    if fifth:
        state.ending = "swarms"
    if log is not None:
        tell.swarm_came(log, state, owner, sums, list(zip(winners, lost, strict=True)), fifth)
    return winners


def compensate(state: State, step: Step, log: MaybeLog) -> bool:
    """Who played a swarm and got no token takes honey or a card (B14, B16); honey if no card can be taken (B12)."""
    seat = step[1]
    if state.phase != "compensation":
        state.phase = "compensation"
        if log is not None:
            tell.phase_began(log, state)
    if len(state.hands[seat]) >= HAND_LIMIT or not any(state.left):
        compensate_with(state, seat, TAKE_HONEY, log)
        return False
    state.steps.append(step)
    state.asked = _ONE[seat]
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
        draw(state, seat, action.value, log)  # type: ignore[arg-type]


# End of the round, end of the game


def end_of_round(state: State, step: Step, log: MaybeLog) -> bool:
    """Cards go to their piles, swarms back to the hand; what was played last is remembered (B6, B7)."""
    table = state.table
    state.last = tuple([card.kind for card in table])
    state.history += (table,)
    state.table = ()
    if log is not None:
        tell.cards_piled(log, state, table)
    if not state.ending:
        return begin_round(state, step, log)
    state.phase = "over"
    state.over = True
    state.asked = ()
    state.revealed += 1  # G3: all that was hidden is opened
    if log is not None:
        tell.game_over(log, state)
    return True


_STEPS: dict[str, Callable[[State, Step, MaybeLog], bool]] = {
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
"""Each step by its name. A step returns whether a seat must decide now, or the game is over."""
