"""Phase 1 of a round: the bees market and its auctions. See ``flow`` for the course of a game.

Like all functions that ``flow`` calls, these return whether a question is open now; if not, the next step is taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.beesness import tell
from rules.beesness.actions import NUMBERS, PRICES
from rules.beesness.asking import bidding, choosing
from rules.beesness.seats import BID, CHOOSE, ONE, left_of
from rules.kernel.action import Action

if TYPE_CHECKING:
    from rules.beesness.state import State, Step
    from rules.kernel.event import Log

    MaybeLog = Log[State] | None


def open_market(state: State, step: Step, log: MaybeLog) -> bool:
    """Fills the pot up to the flowers in the garden, with what the bank has (Z3, Z4), and opens the market."""
    state.phase = "market"
    missing = max(0, state.garden - state.pot)
    added = min(missing, state.bank)
    state.bank -= added
    state.pot += added
    state.offers = [0] * state.seats
    if log is not None:
        tell.pot_filled(log, state, added, missing - added)
    if any(state.stacks):
        return choose_bee(state, CHOOSE[state.starter], log)
    if log is not None:
        tell.market_skipped(log, state)
    return False


def choose_bee(state: State, step: Step, log: MaybeLog) -> bool:
    """The chooser hires, trades or passes; who can only pass is served (G2). As many passes as seats close it (Z17)."""
    seat = step[1]
    state.phase = "market"
    workers, drones, queens = state.stacks
    if workers or drones or queens:
        while state.passes < state.seats:
            state.choices = choices = choosing(state, seat)
            if len(choices) > 1:
                state.steps.append(CHOOSE[seat])
                state.asked = ONE[seat]
                return True
            state.passes += 1
            if log is not None:
                tell.passed(log, state, seat, "cannot")
            seat = left_of(state, seat)
    state.passes = 0
    if log is not None:
        tell.market_closed(log, state)
    return False


def pass_by(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """A pass is not final: the seat may hire when the choice comes round again."""
    state.passes += 1
    state.asked = ()
    state.steps.pop()
    if log is not None:
        tell.passed(log, state, seat, "chose")
    return choose_bee(state, CHOOSE[left_of(state, seat)], log)


def open_auction(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """The chooser wants a bee for its printed price (Z14); left of it is who chooses next, whoever buys (Z16)."""
    state.asked = ()
    state.steps[-1] = CHOOSE[left_of(state, seat)]
    state.bee = kind = NUMBERS[action]
    state.bid = PRICES[kind]
    state.leader = seat
    state.standing = (1 << state.seats) - 1
    state.phase = "auction"
    if log is not None:
        tell.auction_opened(log, state)
    return next_bidder(state, seat, log)


def next_bidder(state: State, seat: int, log: MaybeLog) -> bool:
    """Asks the next seat after ``seat`` that is still in; who cannot raise is out (G2). Nobody: the bee is sold."""
    bid, other = state.bid, seat
    for _ in range(state.seats - 1):
        other = left_of(state, other)
        if state.standing >> other & 1 and other != state.leader:
            if state.honey[other] > bid:
                state.choices = bidding(state, other)
                state.steps.append(BID[other])
                state.asked = ONE[other]
                return True
            state.standing ^= 1 << other
            if log is not None:
                tell.dropped_out(log, state, other, "cannot")
    hire_bee(state, log)
    return False


def raise_bid(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """At least one more than the last bid, at most what the seat has (Z15); it binds (Z18)."""
    state.asked = ()
    state.steps.pop()
    state.bid = NUMBERS[action]
    state.leader = seat
    if log is not None:
        tell.bid_made(log, state)
    return next_bidder(state, seat, log)


def drop_out(state: State, seat: int, action: Action, log: MaybeLog) -> bool:
    """Out of this auction for good (Z15)."""
    state.asked = ()
    state.steps.pop()
    state.standing ^= 1 << seat
    if log is not None:
        tell.dropped_out(log, state, seat, "chose")
    return next_bidder(state, seat, log)


def hire_bee(state: State, log: MaybeLog) -> None:
    """The last one in pays into the pot and takes the bee; the count of passes begins anew (Z17)."""
    kind, buyer, price = state.bee, state.leader, state.bid
    state.honey[buyer] -= price
    state.pot += price
    state.stacks[kind] -= 1
    state.goods()[kind][buyer] += 1
    state.passes = 0
    state.bee = state.leader = -1
    state.bid = state.standing = 0
    state.phase = "market"
    if log is not None:
        tell.bee_hired(log, state, buyer, kind, price)
