"""How a game of The Secret Kingdom goes, in the order of the rulebook: set-up, gather pollen, produce honey, the end.

What is still to be done stands on ``state.steps``, the next step last; ``act`` takes steps until a seat must decide.
Every change of a state is made here, in ``set_up``, ``taking`` or ``buying``. Knows no view and no file; without a
log it tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from rules.kernel.action import Action
from rules.kernel.chance import shuffle
from rules.secret_kingdom import buying, score, tell
from rules.secret_kingdom.actions import GATHER, LOCK, MARKET, MOST_SEATS, TAKES
from rules.secret_kingdom.gems import EVERY, GEM
from rules.secret_kingdom.set_up import deal
from rules.secret_kingdom.taking import ONE, all_gain_all, ask, gain, others_gain

if TYPE_CHECKING:
    from rules.kernel.event import Log
    from rules.secret_kingdom.state import State, Step

    MaybeLog = Log[State] | None

_END, _AGAIN = ("end", 0), ("end", 1)
_PLACE = tuple(("place", slot) for slot in range(MARKET))
_TURN = tuple(("turn", seat, 0) for seat in range(MOST_SEATS))
_EXTRA = tuple(("turn", seat, 1) for seat in range(MOST_SEATS))


def begin(state: State, log: MaybeLog) -> None:
    """Set-up, until the first seat is asked."""
    deal(state)
    if log is not None:
        tell.game_began(log, state)
    gain(state, state.steps.pop(), log)


def act(state: State, seat: int, action: Action, log: MaybeLog = None) -> None:
    """Takes ``action``, which must be legal, and all that follows without a question to anybody."""
    if _DEEDS[action.verb](state, seat, action, log):
        steps = state.steps
        step = steps.pop()
        while not _STEPS[step[0]](state, step, log):
            step = steps.pop()


def ask_again(state: State, draft: Iterable[Action] = ()) -> None:
    """Finds who is asked what in a position that was laid by hand: by its phase, its last step and ``draft``.

    Raises:
        ValueError: where nothing can be asked so.
    """
    seat = state.turn
    if state.phase == "over":
        state.asked = state.choices = ()
    elif state.phase == "turn":
        state.asked, state.choices = ONE[seat], _beginnings(state, seat)
        for action in draft:
            if action not in state.choices or action in (GATHER, LOCK):
                raise ValueError(f"{action} is no step of a payment here")
            act(state, seat, action)
    elif state.phase == "choose":
        state.asked, state.choices = ONE[seat], state.drawn
    else:
        _, seat, left, colours, why = state.steps.pop()
        ask(state, seat, left, colours, why)


def _beginnings(state: State, seat: int) -> tuple[Action, ...]:
    """What a turn can begin with: buying a card that can be paid, or gathering."""
    return (*filter(state.deck.payable[state.gems[seat]].__contains__, state.market), GATHER)


# A turn


def begin_round(state: State, step: Step, log: MaybeLog) -> bool:
    """Everybody has had a turn, or set-up is done: the first player begins."""
    state.round += 1
    return begin_turn(state, _TURN[state.first], log)


def begin_turn(state: State, step: Step, log: MaybeLog) -> bool:
    """The seat gathers or buys; where it can buy nothing, its cards are drawn at once (S10, S18, G2)."""
    _, seat, again = step
    state.turn = seat
    if log is not None:
        tell.turn_began(log, state, seat, again)
    choices = _beginnings(state, seat)
    if len(choices) == 1:
        return not gather(state, seat, GATHER, log)
    state.phase = "turn"
    state.asked = ONE[seat]
    state.choices = choices
    return True


def end_of_action(state: State, step: Step, log: MaybeLog) -> bool:
    """The played card is discarded, instant wins are looked for (S19), and the turn passes on or goes on (S14-S17)."""
    if state.played:
        state.discard += state.played
        if log is not None:
            tell.discarded(log, state.played[0])
        state.played = ()
    if log is not None:
        log.beat(state)
    if state.instant:
        state.winner = score.instant_winner(state)
        if state.winner >= 0:
            return finish(state, log)
    if step[1]:
        return begin_turn(state, _EXTRA[state.turn], log)
    following_seat = state.turn + 1
    if following_seat == state.seats:
        following_seat = 0
    if following_seat == state.ender:
        return finish(state, log)
    if following_seat == state.first:
        return begin_round(state, step, log)
    return begin_turn(state, _TURN[following_seat], log)


def finish(state: State, log: MaybeLog) -> bool:
    state.phase, state.over, state.asked, state.choices = "over", True, (), ()
    state.revealed += 1  # G3: all that was hidden is opened
    if log is not None:
        tell.game_over(log, state)
    return True


# Gather pollen


def gather(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """Draws two gathering cards in the open (S4); the discards are shuffled when a card is needed (S9)."""
    pile = state.gathering
    first = pile.pop() if pile else new_pile(state, log).pop()
    pile = state.gathering
    second = pile.pop() if pile else new_pile(state, log).pop()
    state.drawn = state.choices = (first, second)
    state.revealed += 1
    state.phase = "choose"
    state.asked = ONE[seat]
    if log is not None:
        tell.drew(log, state, seat)
    return False


def new_pile(state: State, log: MaybeLog) -> list[Action]:
    """All that was discarded, shuffled (S9)."""
    state.gathering, state.discard = state.discard, state.gathering
    state.chance = shuffle(state.gathering, state.chance)
    if log is not None:
        tell.reshuffled(log, state)
    return state.gathering


def play(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """Plays one card and discards the other: first the player's own gems, then everybody else's (S6-S8)."""
    state.asked = ()
    one, other = state.drawn
    state.discard.append(other if action is one else one)
    state.drawn = ()
    state.played = (action,)
    card = state.deck.gathering[action]
    steps, gems = state.steps, state.gems
    steps.append(_END)
    if log is not None:
        tell.played(log, state, seat, action)
    before = gems[seat]
    gems[seat] = card.gained[before]
    if log is not None:
        tell.gathered(log, state, seat, before, card.own, "gather")
    if card.everyone:
        all_gain_all(state, seat, log)
    else:
        steps.append(("others", 0, 1, card.choice, "others"))
    if card.grey:
        steps.append(("gain", seat, card.grey, EVERY, "gather"))
    return True


# Produce honey


def produce(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """The card of the draft (see ``buying``) is paid; then its effect, or the beehive's for cards without one (S12)."""
    state.asked = ()
    bought = state.draft[0]
    card = state.deck.honey[bought]
    slot = state.market.index(bought)
    del state.market[slot]
    state.buying = (bought,)
    paid = buying.settle(state, seat)
    if log is not None:
        tell.bought(log, state, seat, bought, paid)
    steps, effect = state.steps, card.effect
    steps.append(_AGAIN if effect == "again" else _END)
    steps.append(_PLACE[slot])
    if effect == "gain":
        steps.append(("gain", seat, card.count, EVERY, "effect"))
    elif effect == "others_gain":
        steps.append(("others", 0, card.count, EVERY, "gift"))
    elif effect == "discard":
        lost, state.gems[seat] = state.gems[seat], 0
        if log is not None:
            tell.discarded_gems(log, state, seat, lost)
    elif state.bonus and not effect:
        steps.append(("gain", seat, state.bonus, EVERY, "beehive"))
    return True


def place(state: State, step: Step, log: MaybeLog) -> bool:
    """The bought card lies in front of its buyer, and a new one is turned up; the last one ends the game (S16, S17)."""
    seat, pile = state.turn, state.pile
    state.bought[seat] += state.buying
    if log is not None:
        tell.placed(log, state, seat, state.buying[0])
    state.buying = ()
    if pile:
        card = pile.pop()
        state.market.insert(step[1], card)
        state.revealed += 1
        if not pile:
            state.ender = seat
        if log is not None:
            tell.turned_up(log, state, card)
    return False


def take(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """A seat takes the gem that it chose, and is asked for the next one if there is one."""
    state.asked = ()
    step = state.steps.pop()
    state.gems[seat] += GEM[action]
    if log is not None:
        tell.took(log, state, seat, TAKES.index(action), step[4])
    if step[2] > 1:
        state.steps.append(("gain", seat, step[2] - 1, step[3], step[4]))
    return True


_DEEDS: dict[str, Callable[[State, int, Action, MaybeLog], bool]] = {  # whether the steps of the turn go on now
    "take": take,
    "play": play,
    "gather": gather,
    "lock": produce,
    "buy": buying.begin,
    "pay": buying.pay,
}
_STEPS: dict[str, Callable[[State, Step, MaybeLog], bool]] = {  # whether a seat must decide now, or the game is over
    "others": others_gain,
    "end": end_of_action,
    "gain": gain,
    "place": place,
    "round": begin_round,
}
