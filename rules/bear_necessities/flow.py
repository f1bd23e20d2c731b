"""How a game of Bear Necessities goes, in the order of the rulebook: choose, reveal and score, bee time, pass, deal.

Nobody is asked anything between the last lock of a round and the next choice, so that nothing has to wait: each step
calls the next. Every change of a state is made here or in ``dealing``. Knows no view and no file; without a log it
tells nothing.
"""

from __future__ import annotations

from operator import add, mul
from typing import TYPE_CHECKING

from rules.bear_necessities import dealing, score, tell
from rules.bear_necessities.actions import (
    ACTIVATES,
    ATS,
    CELL_OF,
    DEAL,
    KEEP_OF,
    LOCK,
    PLAY_OF,
    ROUNDS,
)
from rules.bear_necessities.dealing import OPEN, in_order
from rules.bear_necessities.effects import HIVES
from rules.bear_necessities.grid import ALL, free
from rules.bear_necessities.memory import Hand, Played
from rules.kernel.action import Action

if TYPE_CHECKING:
    from rules.bear_necessities.state import State
    from rules.kernel.event import Log

    MaybeLog = Log[State] | None


class _FreeCells(dict[int, "Hand"]):
    """Where a card may be added to a set of cells: found out once for each set."""

    def __missing__(self, taken: int) -> Hand:
        self[taken] = cells = tuple(ATS[cell] for cell in free(taken))
        return cells


FREE = _FreeCells()
_ONLY_LOCK: Hand = (LOCK,)
_keep_of = KEEP_OF.__getitem__


def begin(state: State, log: MaybeLog) -> None:
    """Set-up: dealer, deck, five cards a seat; then everybody chooses."""
    dealing.lay(state)
    if log is not None:
        tell.game_began(log, state)
    begin_round(state, log)


def act(state: State, seat: int, action: Action, log: MaybeLog = None) -> None:
    """Takes ``action``, which must be legal, and all that follows without a question to anybody."""
    verb = action.verb
    if verb == "play":
        cells = FREE[state.tableaus[seat] & ALL]
        if len(cells) > 1:
            state.drafts[seat] = (action,)
            state.menus[seat] = cells
        else:
            ask_reserve(state, seat, (action, cells[0]))
    elif verb == "lock":
        state.menus[seat] = ()
        state.open = still_open = state.open ^ 1 << seat
        state.asked = OPEN[still_open]
        if log is not None:
            tell.locked(log, state, seat)
        if not still_open:
            reveal(state, log)
    elif verb == "at":
        ask_reserve(state, seat, (state.drafts[seat][0], action))
    elif verb == "keep":
        play, cell = state.drafts[seat]
        ask_order(state, seat, (play, cell, action))
    elif verb == "activate":
        ask_order(state, seat, (*state.drafts[seat], action))
    else:
        dealing.answer(state, seat, action, log)


# 1. Choose two cards


def begin_round(state: State, log: MaybeLog) -> None:
    """Everybody chooses: a card for the tableau and its cell, and a card for the reserve (N3, N4)."""
    state.round += 1
    state.phase = "choose"
    state.open = (1 << state.seats) - 1
    state.asked = OPEN[state.open]
    state.drafts = [()] * state.seats
    state.menus = list(state.hands)
    if log is not None:
        tell.round_began(log, state)


def ask_reserve(state: State, seat: int, draft: Hand) -> None:
    """Card and cell are chosen: now the reserve. With two cards in hand it is the other one (G2)."""
    hand, play = state.hands[seat], draft[0]
    if len(hand) > 2:
        state.drafts[seat] = draft
        keeps = [*map(_keep_of, hand)]
        del keeps[hand.index(play)]
        state.menus[seat] = tuple(keeps)
    else:
        ask_order(state, seat, (*draft, KEEP_OF[hand[hand[0] is play]]))


def ask_order(state: State, seat: int, draft: Hand) -> None:
    """The reserve is chosen: the order of activations is asked only where two orders would end differently (N8)."""
    state.drafts[seat] = draft
    state.menus[seat] = _ONLY_LOCK
    tableau, cell = state.tableaus[seat], CELL_OF[draft[1]]
    if tableau & score.GAINERS[cell] and tableau & score.COUNTERS[cell]:  # else all orders end alike
        orders = score.orders_left(state, seat)
        if len(set(orders.values())) > 1:
            state.menus[seat] = tuple(ACTIVATES[cell] for cell in sorted(next(iter(orders))))


def asked_for(state: State, seat: int, draft: Hand) -> Hand:
    """The steps of ``draft`` without those that were served."""
    cells, hand = FREE[state.tableaus[seat] & ALL], state.hands[seat]
    served = {1} if len(cells) == 1 else set()
    if len(hand) == 2:
        served.add(2)
    return tuple(step for place, step in enumerate(draft) if place not in served)


def step_back(state: State, seat: int) -> None:
    """Drops the last step of a draft that ``seat`` was asked for."""
    steps = asked_for(state, seat, state.drafts[seat])[:-1]
    state.drafts[seat] = ()
    state.menus[seat] = state.hands[seat]
    for step in steps:
        act(state, seat, step)


# 2. Reveal, place and score


def reveal(state: State, log: MaybeLog) -> None:
    """All cards are placed at once, the reserves laid face down; nothing depended on the others (N4).

    Each placed card is activated, then its neighbours (N8); bees that they give count at once (N9).
    """
    rules = state.deck.rules
    boards, tableaus, hands, reserves, gains, bees = [], [], [], [], [], []
    stories: list[score.Story] = []
    for seat, draft in enumerate(state.drafts):
        play, keep = draft[0], draft[2]
        cell, card, kept = CELL_OF[draft[1]], rules[play], PLAY_OF[keep]
        board = state.boards[seat][:]
        board[cell] = card
        boards.append(board)
        tableau = state.tableaus[seat] | card.bits << cell
        tableaus.append(tableau)
        hand = list(state.hands[seat])
        hand.remove(play)
        hand.remove(kept)
        hands.append(tuple(hand))
        reserves.append((kept,))
        chosen = [CELL_OF[step] for step in draft[3:]] if len(draft) > 3 else ()
        story: score.Story | None = None
        if log is not None:
            story = []
            stories.append(story)
        gained, has = score.activate(board, tableau, cell, chosen, state.bees[seat], rules[keep].colour, story)
        gains.append(gained)
        bees.append(has)
    state.boards, state.tableaus = tuple(boards), tuple(tableaus)
    state.hands, state.reserves = tuple(hands), tuple(reserves)
    state.phase = "reveal"
    state.revealed += 1
    if log is None:
        state.vp, state.bees = tuple(map(add, state.vp, gains)), tuple(bees)
    else:
        tell.revealed(log, state)
        count_up(state, stories, log)
    state.past += (Played(tuple(state.drafts), tuple(gains)),)
    bee_time(state, gains, log)


def count_up(state: State, stories: list[score.Story], log: Log[State]) -> None:
    """VP and bees are gained as they are told: the first card of every seat, then the second of every seat."""
    for number in range(max(map(len, stories))):
        for seat, story in enumerate(stories):
            if number < len(story):
                _, vp, bees = story[number]
                state.vp = _more(state.vp, seat, vp)
                tell.activated(log, state, seat, story[: number + 1])  # its goal is met or not by the bees before
                state.bees = _more(state.bees, seat, bees)
        log.beat(state)


def _more(counts: tuple[int, ...], seat: int, count: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + count, *counts[seat + 1 :])


# 3. Bee time


def bee_time(state: State, gains: list[int], log: MaybeLog) -> None:
    """Who gained the fewest VP in this round takes a bee, all who tie for it (N11, N12)."""
    least = min(gains)
    state.phase = "bees"
    bees = list(state.bees)
    for seat, gain in enumerate(gains):
        if gain == least:
            bees[seat] += 1
    state.bees = tuple(bees)
    if log is not None:
        tell.bee_time(log, state, gains)
    if state.round % DEAL:
        pass_cards(state, log)
    elif state.round < ROUNDS:
        dealing.ask_reserves(state, log)
    else:
        end_of_game(state, log)


# 4. Pass the cards


def pass_cards(state: State, log: MaybeLog) -> None:
    """What is left of a hand goes to the left neighbour, then the reserve joins the new hand (N3, N19)."""
    left, reserves = state.hands, state.reserves
    state.hands = tuple([in_order(left[seat - 1] + reserve) for seat, reserve in enumerate(reserves)])
    state.reserves = ((),) * state.seats
    if log is not None:
        tell.passed(log, state, left, reserves)
    begin_round(state, log)


# End of the game


def end_of_game(state: State, log: MaybeLog) -> None:
    """Hives times bees (N13, N25); the last reserves are discarded (N14), and all that was hidden is opened (G3)."""
    state.discards = tuple(map(add, state.discards, state.reserves))
    state.reserves = ((),) * state.seats
    hives = [(tableau & HIVES).bit_count() for tableau in state.tableaus]
    state.hive_vp = tuple(map(mul, hives, state.bees))
    state.vp = tuple(map(add, state.vp, state.hive_vp))
    state.drafts = [()] * state.seats
    state.phase, state.over, state.asked = "over", True, ()
    state.revealed += 1
    if log is not None:
        tell.game_over(log, state, hives)
