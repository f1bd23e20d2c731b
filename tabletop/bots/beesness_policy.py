"""What a seat of Beesness is likely to do, found quickly: everybody plays so in the trials of a search.

What a bee is worth follows from what its seat lacks: workers bring flowers and drones sell them, so one without the
other is worth little. Knows the state of a made-up world; weighs nothing and looks nowhere ahead.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rules.beesness.actions import (
    BIDS,
    CALL,
    DISCARDS,
    DRONE,
    DROP,
    END,
    FLOWERS_A_DRONE,
    HATCHES,
    HIRES,
    LOCK,
    MOST_OFFERS,
    NO,
    PASS,
    PICK,
    PRICES,
    QUEEN,
    SALES,
    WORKER,
    YES,
)
from rules.kernel.action import Action
from tabletop.bots.mind import Plan

# The numbers were found by playing this policy against itself, a little changed, over and over.
MISSING = (1.46, 0.7)
"""How much of a flower's price a worker or a drone is worth that makes one more sale possible."""
SECOND = 0.5
"""What the second flower that a drone can carry counts beside the first."""
SPARE = (0.8, 0.5)
"""The same for a worker or a drone that can do nothing yet without another bee."""
HOARD = (1.1, 1.0)
"""What such a bee is worth beside that, in honey, where there is a later round."""
MOST_SPARE = 5.0
"""The most of a flower's price that such a bee is worth: a rich pot may be out of its reach."""
ROYAL = (0.17, 0.04)
"""What a queen is worth for each honey in the bank, and for each later round."""
TO_COME = 0.3
"""How many flowers more than now each seat is expected to be able to sell when the market closes."""
BARE = 0.7
"""What a worker is worth where the garden has no flower left for it, beside one for which it has."""
TEMPER = 0.3
"""How far apart the limits of two bidders with the same bees may lie."""
KEEPS = 0.2
"""How often the last flower of an odd sale is kept, so that it spends no drone by itself."""
YES_BELOW = (-0.9, 2.1)
"""Yes is voted where the garden has so many flowers less or more than all bees could pick, by temper."""

_BIDS = tuple((bid,) for bid in BIDS)
_HIRES = tuple((hire,) for hire in HIRES)
_DROP, _PASS = (DROP,), (PASS,)
_YES, _NO = (YES, LOCK), (NO, LOCK)
_SALES = tuple((sale, LOCK) for sale in SALES)
_DISCARDS = tuple((discard,) for discard in DISCARDS)
_HATCH_WORKER, _HATCH_DRONE = HATCHES


def limit(state: Any, seat: int, kind: int) -> float:
    """The most honey that ``seat`` should give for a bee of this kind now."""
    later = state.round < state.rounds
    flowers, carried = state.flowers[seat] + state.workers[seat], FLOWERS_A_DRONE * state.drones[seat]
    for _ in range(state.queens[seat]):
        if flowers < carried:
            flowers += 1
        else:
            carried += FLOWERS_A_DRONE
    sold, workers = 1 + TO_COME * state.seats + min(flowers, carried), state.workers[seat]
    for other in range(state.seats):
        if other != seat:
            workers += state.workers[other]
            queens = state.queens[other]
            sold += min(
                state.flowers[other] + state.workers[other] + queens,
                FLOWERS_A_DRONE * (state.drones[other] + queens),
            )
    price: float = state.pot / sold
    if kind == QUEEN:
        return ROYAL[0] * state.bank + ROYAL[1] * (state.rounds - state.round) if later else 0.0
    missing = flowers < carried if kind == WORKER else flowers > carried
    if not missing:
        partner = DRONE if kind == WORKER else WORKER
        if later:
            worth = min(price * SPARE[kind], MOST_SPARE) + HOARD[kind]
        elif state.stacks[partner] and state.honey[seat] > PRICES[partner]:
            worth = min(price * SPARE[kind], state.honey[seat] - PRICES[partner])
        else:
            return 0.0
    elif kind == WORKER:
        worth = price * MISSING[WORKER]
    else:
        worth = price * MISSING[DRONE] * (1 + SECOND * (flowers - carried > 1))
    return worth * BARE if kind == WORKER and workers + 1 >= state.garden else worth


def choose(state: Any, seat: int) -> Plan:
    """Opens the auction of the bee that is most above its printed price, if any is."""
    honey, best, most = state.honey[seat], _PASS, 0.0
    for kind in (WORKER, DRONE, QUEEN):
        if state.stacks[kind] and honey >= PRICES[kind]:
            gain = limit(state, seat, kind) - PRICES[kind]
            if gain > most:
                best, most = _HIRES[kind], gain
    return best


def bid(state: Any, seat: int, chance: Random) -> Plan:
    """One honey more, up to the limit."""
    most = limit(state, seat, state.bee) * (1 + TEMPER * (chance.random() - 0.5))
    return _BIDS[state.bid] if state.bid < state.honey[seat] and state.bid + 1 <= most else _DROP


def pickable(state: Any, seat: int) -> int:
    """How many flowers ``seat`` may take on its turn so that those still to act cannot empty the garden."""
    others = sum(_reach(state, step[1]) for step in state.steps if step[0] == "turn")
    return int(max(0, state.garden - 1 - others))


def threatened(state: Any, seat: int) -> bool:
    """Whether one of the others that act in this round could empty the garden all by itself."""
    garden = state.garden
    acting = (step[1] for step in state.steps if step[0] in ("turn", "plan"))
    return any(other != seat and _reach(state, other) >= garden for other in acting)


def _reach(state: Any, seat: int) -> int:
    """How many flowers ``seat`` could pick."""
    workers: int = state.workers[seat]
    fresh: int = state.queens[seat] - state.used[seat]
    return workers + fresh if workers or state.stacks[WORKER] else 0


def run(state: Any, seat: int, workers: int, picks: int, call: bool = False) -> Plan:
    """A whole turn: ``picks`` flowers, all queens at work, ``workers`` of them for workers (as far as the stacks
    allow), and its end or a referendum."""
    steps: list[Action] = []
    own, fresh = state.workers[seat], state.queens[seat] - state.used[seat]
    stack, drones = state.stacks[WORKER], state.stacks[DRONE]
    while picks and own:
        steps.append(PICK)
        picks, own, stack = picks - 1, own - 1, stack + 1
    while fresh:
        if (workers > 0 or not drones) and stack:
            steps.append(_HATCH_WORKER)
            workers -= 1
            if picks:
                steps.append(PICK)
                picks -= 1
            else:
                own, stack = own + 1, stack - 1
        elif drones:
            steps.append(_HATCH_DRONE)
            drones -= 1
        else:
            break
        fresh -= 1
    if call:
        steps.append(CALL)
    elif not state.called or own or (fresh and (stack or drones)) or state.offers[seat] < MOST_OFFERS:
        steps.append(END)
    return tuple(steps)


def turn(state: Any, seat: int) -> Plan:
    """Picks what is safe, lets queens bring what is lacking, and calls a referendum where the garden is bare."""
    may = pickable(state, seat)
    own, fresh = state.workers[seat], state.queens[seat] - state.used[seat]
    picks = min(own, may)
    flowers, carried, workers = state.flowers[seat] + picks, FLOWERS_A_DRONE * state.drones[seat], 0
    for _ in range(fresh):
        if flowers < carried and picks < may:
            flowers, picks, workers = flowers + 1, picks + 1, workers + 1
        else:
            carried += FLOWERS_A_DRONE
    if not state.called and not may and own + fresh and state.unplanted >= state.seats:
        return (CALL,)
    return run(state, seat, workers, picks)


def needed(state: Any) -> int:
    """How many flowers the garden needs so that all bees can pick and one is left."""
    return int(1 + sum(state.workers) + sum(state.queens))


def vote(state: Any, seat: int, chance: Random) -> Plan:
    """Yes where the garden is too bare for the workers."""
    low, high = YES_BELOW
    return _YES if state.garden < needed(state) + low + (high - low) * chance.random() else _NO


def discard(state: Any, seat: int) -> Plan:
    """The bee that can do least."""
    workers, drones = state.workers[seat], state.drones[seat]
    if workers and drones:
        spare = FLOWERS_A_DRONE * (drones - 1) >= state.flowers[seat] + min(workers, state.garden - 1)
        return _DISCARDS[DRONE if spare else WORKER]
    return _DISCARDS[WORKER if workers else DRONE if drones else QUEEN]


def sale(state: Any, seat: int, chance: Random) -> Plan:
    """All in the last round; before it sometimes only what fills the drones, or nothing for a poor price."""
    most = state.limit(seat)
    if state.round < state.rounds and most & 1 and most > 1 and chance.random() < KEEPS:
        most -= 1
    return _SALES[most]
