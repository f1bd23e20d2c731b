"""What a seat may answer to each question of Beesness, and the question itself as data. Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.beesness.actions import (
    ACCEPT,
    BEES,
    BIDS,
    CALL,
    COUNTER,
    DECLINE,
    DISCARDS,
    DRONE,
    DROP,
    END,
    HATCHES,
    HIRES,
    LOCK,
    MOST_OFFERS,
    MOST_SEATS,
    NO,
    OFFERS,
    PASS,
    PICK,
    PLACES,
    PRICES,
    QUEEN,
    SALES,
    TERMS,
    VOTES,
    WORKER,
    YES,
)
from rules.kernel.action import Action
from rules.kernel.decision import Decision

if TYPE_CHECKING:
    from rules.beesness.state import State

    Actions = tuple[Action, ...]

_SETS = range(1 << MOST_SEATS)
_TO = tuple(tuple(offer for seat, offer in enumerate(OFFERS) if mask >> seat & 1) for mask in _SETS)
_CHOICES = tuple(
    tuple((*(hire for kind, hire in enumerate(HIRES) if bees >> kind & 1), *offers, PASS) for offers in _TO)
    for bees in range(8)
)
"""What a chooser can do, by the bees that it can hire and by the seats that it can make an offer to."""
_PLANS = tuple(
    tuple(
        (
            *((PICK,) if can & 1 else ()),
            *(hatch for kind, hatch in enumerate(HATCHES) if can >> 1 + kind & 1),
            *((CALL,) if can & 8 else ()),
            *offers,
            END,
        )
        for offers in _TO
    )
    for can in range(16)
)
"""What a seat on turn can do: by 1 for picking, 2 and 4 for generating, 8 for a referendum, and by seats for offers."""
_RAISES = tuple((*BIDS[:honey], DROP) for honey in range(len(BIDS) + 1))
_SALES = tuple(SALES[:most] for most in range(len(SALES) + 1))
_DISCARDS = tuple(tuple(each for kind, each in enumerate(DISCARDS) if mask >> kind & 1) for mask in range(8))
_YES_OR_NO = (YES, NO)
_LOCK = (LOCK,)
_ANSWERS = (ACCEPT, DECLINE, COUNTER)
_LAST_ANSWERS = (ACCEPT, DECLINE)


def hirable(state: State, seat: int) -> int:
    """A bit for each bee whose printed price ``seat`` holds and whose stack is not empty (Z12, Z14)."""
    workers, drones, queens = state.stacks
    honey = state.honey[seat]
    return (
        (workers > 0 and honey >= PRICES[WORKER])
        + 2 * (drones > 0 and honey >= PRICES[DRONE])
        + 4 * (queens > 0 and honey >= PRICES[QUEEN])
    )


def partners(state: State, seat: int) -> int:
    """A bit for each seat that ``seat`` can make an offer to: one of them holds something (Z19)."""
    if state.offers[seat] >= MOST_OFFERS:
        return 0
    everybody = (1 << state.seats) - 1
    if not holds(state, seat):
        everybody = sum(1 << other for other in range(state.seats) if holds(state, other))
    return everybody & ~(1 << seat)


def holds(state: State, seat: int) -> bool:
    """Whether ``seat`` has anything at all."""
    return bool(state.honey[seat] or state.workers[seat] or state.drones[seat]) or bool(
        state.flowers[seat] or state.queens[seat]
    )


def plans(state: State, seat: int) -> int:
    """What ``seat`` can do in its turn beside offers, as the bits of ``_PLANS``."""
    can = 0 if state.called else 8
    if state.workers[seat]:
        can += 1
    if state.queens[seat] > state.used[seat]:
        workers, drones, _ = state.stacks
        can += 2 * (workers > 0) + 4 * (drones > 0)
    return can


def kinds(state: State, seat: int) -> int:
    """A bit for each kind of bee that ``seat`` holds."""
    return (state.workers[seat] > 0) + 2 * (state.drones[seat] > 0) + 4 * (state.queens[seat] > 0)


def choosing(state: State, seat: int) -> Actions:
    if state.draft:
        return drafting(state, seat)
    return _CHOICES[hirable(state, seat)][partners(state, seat)]


def bidding(state: State, seat: int) -> Actions:
    return _RAISES[state.honey[seat]][state.bid :]


def answering(state: State, seat: int) -> Actions:
    if state.draft:
        return drafting(state, seat)
    return _ANSWERS if state.offers[seat] < MOST_OFFERS else _LAST_ANSWERS


def planning(state: State, seat: int) -> Actions:
    if state.draft:
        return drafting(state, seat)
    return _PLANS[plans(state, seat)][partners(state, seat)]


def voting(state: State, seat: int) -> Actions:
    return _YES_OR_NO if state.ballots[seat] is None else _LOCK


def discarding(state: State, seat: int) -> Actions:
    return _DISCARDS[kinds(state, seat)]


def selling(state: State, seat: int) -> Actions:
    return _SALES[state.limit(seat) + 1] if state.ballots[seat] is None else _LOCK


def drafting(state: State, seat: int) -> Actions:
    """The amounts that can still be named, in the order of ``TERMS``, and ``lock`` once something is.

    Nothing is given and wanted at once, for the difference says the same; but a used queen can be changed for another.
    """
    partner = state.partner()
    draft = state.draft
    following, given = 0, 0
    for term in draft[1:]:
        place = PLACES[term]
        following = place + 1
        given |= 1 << place
    found: Actions = ()
    goods = state.goods()
    for place in range(following, len(TERMS)):
        if place < 5:
            most = goods[place][seat]
        elif place - 5 != QUEEN and given >> place - 5 & 1:
            continue
        else:
            most = goods[place - 5][partner]
        if most:
            found += TERMS[place][:most]
    return (*found, LOCK) if given else found


def decision(state: State, seat: int) -> Decision | None:
    """The question to ``seat``, or ``None`` where nothing is asked of it."""
    legal = state.legal(seat)
    if not legal:
        return None
    actions = tuple(action.text for action in legal)
    default = LOCK.text if legal[-1] is LOCK else ""
    if state.draft:
        kind = "counter" if state.draft[0] is COUNTER else "offer"
        draft = tuple(step.text for step in state.draft)
        return Decision(kind, actions, default, draft=draft, values={"to": state.partner()})
    kind, values = _QUESTIONS[state.phase], _values(state, seat)
    if not state.open:
        return Decision(kind, actions, default, values=values)
    ballot = state.ballots[seat]
    options = VOTES if kind == "vote" else SALES
    draft = () if ballot is None else (options[ballot].text,)
    return Decision(kind, actions, default, secret=True, draft=draft, values=values)


_QUESTIONS = {
    "market": "choose",
    "auction": "bid",
    "answer": "answer",
    "turn": "plan",
    "vote": "vote",
    "discard": "discard",
    "flowers": "sell",
}


def _values(state: State, seat: int) -> dict[str, str | int]:
    """What the sentence of the question needs."""
    phase = state.phase
    if phase == "market":
        return {"passes": state.passes}
    if phase == "auction":
        least, most = state.bid + 1, state.honey[seat]
        return {"bee": BEES[state.bee], "bid": state.bid, "leader": state.leader, "least": least, "most": most}
    if phase == "answer":
        return {"maker": state.maker, "counters": MOST_OFFERS - state.offers[seat]}
    if phase == "turn":
        queens = state.queens[seat] - state.used[seat]
        workers, garden = state.workers[seat], state.garden
        return {"workers": workers, "queens": queens, "garden": garden, "called": int(state.called)}
    if phase == "flowers":
        return {"most": state.limit(seat), "pot": state.pot}
    caller = next(step[1] for step in reversed(state.steps) if step[0] == "plan")
    return {"votes": state.bees(seat), "caller": caller} if phase == "vote" else {"caller": caller}
