"""How a game of Beesness goes: its rounds, own turns and referendums, and what each action sets going.

What is still to be done stands on ``state.steps``, the next step last; ``act`` takes an action and then steps until a
seat must decide. A step that asks a seat stays on top until it is answered. The two markets and trade have rooms of
their own (``market``, ``sale``, ``trading``). Every change of a state is made here or there, but that ``state`` drops a
draft. Knows no view and no file; without a log it tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.beesness import market, sale, tell, trading
from rules.beesness.actions import FLOWERS_A_VOTE, NUMBERS, QUEEN, WORKER
from rules.beesness.asking import discarding, planning
from rules.beesness.seats import DISCARD, ONE, OPEN, PLAN, TURN, VOTE, left_of
from rules.kernel.action import Action

if TYPE_CHECKING:
    from rules.beesness.state import State, Step
    from rules.kernel.event import Log

    MaybeLog = Log[State] | None

_MARKET, _FLOWERS, _END = ("market",), ("flowers",), ("end_of_round",)


def act(state: State, seat: int, action: Action, log: MaybeLog = None) -> None:
    """Takes ``action``, which must be legal, and all that follows without a question to anybody."""
    if not _ACTS[action.verb](state, seat, action, log):
        go_on(state, log)


def go_on(state: State, log: MaybeLog) -> None:
    """Takes the steps of the round until a seat must decide or the game is over."""
    steps = state.steps
    asked = False
    while not asked:
        step = steps.pop()
        asked = _STEPS[step[0]](state, step, log)


def begin_round(state: State, log: MaybeLog) -> None:
    """Lays out the steps of a round: the own turns go clockwise from its starting seat (Z7)."""
    state.round += 1
    order = [(state.starter + place) % state.seats for place in range(state.seats)]
    state.steps += [_END, _FLOWERS, *(TURN[seat] for seat in reversed(order)), _MARKET]
    if log is not None:
        tell.round_began(log, state)


# Own turns


def begin_turn(state: State, step: Step, log: MaybeLog) -> bool:
    seat = step[1]
    if state.phase != "turn":
        state.phase = "turn"
        if log is not None:
            tell.phase_began(log, state)
    state.offers = [0] * state.seats
    state.called = False
    if log is not None:
        tell.turn_began(log, state, seat)
    return plan(state, PLAN[seat], log)


def plan(state: State, step: Step, log: MaybeLog) -> bool:
    """The seat on turn does what it likes in any order (Z21); one that can only end its turn is served (G2)."""
    seat = step[1]
    state.phase = "turn"
    state.choices = choices = planning(state, seat)
    if len(choices) > 1:
        state.steps.append(step)
        state.asked = ONE[seat]
        return True
    state.asked = ()
    if log is not None:
        tell.turn_ended(log, state, seat, "cannot")
    return False


def pick(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """A worker picks a flower and goes back to its stack (Z11); the last flower is the end for everybody (Z28)."""
    state.workers[seat] -= 1
    state.stacks[WORKER] += 1
    state.garden -= 1
    state.flowers[seat] += 1
    if log is not None:
        tell.picked(log, state, seat)
    if state.garden:
        state.choices = choices = planning(state, seat)
        return len(choices) > 1
    if log is not None:
        tell.beesaster(log, state, seat)
    return end_game(state, log)


def hatch(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """A queen generates a worker or a drone from its stack; she stays and is used up for this round (Z12, Z13)."""
    kind = NUMBERS[action]
    state.used[seat] += 1
    state.stacks[kind] -= 1
    state.goods()[kind][seat] += 1
    if log is not None:
        tell.hatched(log, state, seat, kind)
    state.choices = choices = planning(state, seat)
    return len(choices) > 1


def end_turn(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    state.asked = ()
    state.steps.pop()
    if log is not None:
        tell.turn_ended(log, state, seat, "chose")
    return False


# The referendum


def call_referendum(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """Every seat with a bee votes (Z22, Z23); without a bee on the table it fails at once (Z24)."""
    state.called = True
    state.steps.append(VOTE[seat])
    state.phase = "vote"
    state.open = sum(1 << other for other in range(state.seats) if state.bees(other))
    state.asked = OPEN[state.open]
    if log is not None:
        tell.referendum_called(log, state, seat)
    return True if state.open else count_votes(state, log)


def draft_ballot(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    state.ballots[seat] = NUMBERS[action]
    return True


def lock(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """Closes an offer or a ballot; the last ballot opens all of them."""
    if state.draft:
        return trading.make_offer(state, seat, log)
    state.open = still_open = state.open ^ 1 << seat
    state.asked = OPEN[still_open]
    if log is not None:
        tell.locked(log, state, seat)
    if still_open:
        return True
    return count_votes(state, log) if state.phase == "vote" else sale.sell_flowers(state, log)


def count_votes(state: State, log: MaybeLog) -> bool:
    """More Yes than No votes: each seat with a bee gives one, clockwise from the caller (Z24, Z25, Z26)."""
    caller = state.steps.pop()[1]
    votes = [0, 0]
    for seat, ballot in enumerate(state.ballots):
        if ballot is not None:
            votes[ballot] += state.bees(seat)
    no, yes = votes
    state.revealed += 1
    if log is not None:
        tell.votes_counted(log, state, caller, yes, no)
    state.steps.append(_CLEAR)
    if yes > no:
        for place in range(state.seats - 1, -1, -1):
            seat = (caller + place) % state.seats
            if state.bees(seat):
                state.steps.append(DISCARD[seat])
    return False


def discard(state: State, step: Step, log: MaybeLog) -> bool:
    """A seat gives a bee of its own choice, openly; one that has a single kind is served (G2)."""
    seat = step[1]
    state.phase = "discard"
    state.choices = choices = discarding(state, seat)
    if len(choices) > 1:
        state.steps.append(step)
        state.asked = ONE[seat]
        return True
    give_bee(state, seat, NUMBERS[choices[0]], "only", log)
    return False


def discard_bee(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    state.asked = ()
    state.steps.pop()
    give_bee(state, seat, NUMBERS[action], "chose", log)
    return False


def give_bee(state: State, seat: int, kind: int, why: str, log: MaybeLog) -> None:
    """The bee goes to its stack, a used queen before another; two flowers are planted, or what there is (Z27)."""
    state.goods()[kind][seat] -= 1
    state.stacks[kind] += 1
    if kind == QUEEN and state.used[seat]:
        state.used[seat] -= 1
    planted = min(FLOWERS_A_VOTE, state.unplanted)
    state.unplanted -= planted
    state.garden += planted
    if log is not None:
        tell.bee_given(log, state, seat, kind, why, planted)


def clear_ballots(state: State, step: Step, log: MaybeLog) -> bool:
    """Votes lie open until the last bee of a passed referendum is given."""
    state.ballots = [None] * state.seats
    return False


# End of the round, end of the game


def end_of_round(state: State, step: Step, log: MaybeLog) -> bool:
    """Queens are fresh again (Z13); the starting seat moves to the left (Z35), or the calendar is full (Z1)."""
    state.used = [0] * state.seats
    state.ballots = [None] * state.seats
    if log is not None:
        tell.round_ended(log, state)
    if state.round == state.rounds:
        return end_game(state, log)
    state.starter = left_of(state, state.starter)
    begin_round(state, log)
    return False


def end_game(state: State, log: MaybeLog) -> bool:
    state.phase, state.over, state.asked, state.steps = "over", True, (), []
    if log is not None:
        tell.game_over(log, state)
    return True


_CLEAR = ("clear",)
_ACTS: dict[str, Callable[[State, int, Action, MaybeLog], bool]] = {  # whether a question is open afterwards
    "hire": market.open_auction,
    "pass": market.pass_by,
    "bid": market.raise_bid,
    "drop": market.drop_out,
    "offer": trading.draft_offer,
    "to": trading.draft_offer,
    "counter": trading.draft_offer,
    "give": trading.draft_offer,
    "want": trading.draft_offer,
    "accept": trading.accept,
    "decline": trading.decline,
    "pick": pick,
    "hatch": hatch,
    "end": end_turn,
    "call": call_referendum,
    "vote": draft_ballot,
    "sell": draft_ballot,
    "lock": lock,
    "discard": discard_bee,
}
_STEPS: dict[str, Callable[[State, Step, MaybeLog], bool]] = {  # whether a seat must decide now, or the game is over
    "market": market.open_market,
    "choose": market.choose_bee,
    "turn": begin_turn,
    "plan": plan,
    "discard": discard,
    "clear": clear_ballots,
    "flowers": sale.open_flower_market,
    "end_of_round": end_of_round,
}
