"""What a seat may answer to each question of Beesness, and the question itself as data. Changes nothing.

The longest list is the first of an offer: all amounts of what its two seats hold, at most 131 of them (72 honey, 18
bees and all flowers but the last). Bids come next with 72; every other list has at most 13 answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.beesness.actions import (
    ACCEPT,
    BEES,
    BIDS,
    CALL,
    COUNTER,
    DECLINE,
    DISCARDS,
    DROP,
    EACH_BEE,
    END,
    FLOWER,
    GOODS,
    HATCHES,
    HIRES,
    HONEY,
    LOCK,
    MOST_OFFERS,
    MOST_SEATS,
    NO,
    NUMBERS,
    OFFER,
    PASS,
    PICK,
    PLACES,
    PRICES,
    SALES,
    TERMS,
    TO,
    VOTES,
    YES,
)
from rules.kernel.action import Action
from rules.kernel.decision import Decision

if TYPE_CHECKING:
    from rules.beesness.state import State

    Actions = tuple[Action, ...]

_TO = tuple(
    tuple(tuple(TO[other] for other in range(seats) if other != seat) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""All other seats, by the number of seats and the seat."""
_TRADE: tuple[Actions, Actions] = ((), (OFFER,))
_CHOICES = tuple(
    tuple((*(hire for kind, hire in enumerate(HIRES) if bees >> kind & 1), PASS, *offer) for offer in _TRADE)
    for bees in range(8)
)
"""What a chooser can do, by the bees that it can hire and by whether it can make an offer."""
_PLANS = tuple(
    tuple(
        (
            *((PICK,) if can & 1 else ()),
            *(hatch for kind, hatch in enumerate(HATCHES) if can >> 1 + kind & 1),
            END,
            *((CALL,) if can & 8 else ()),
            *offer,
        )
        for offer in _TRADE
    )
    for can in range(16)
)
"""What a seat on turn can do: by 1 for picking, 2 and 4 for generating, 8 for a referendum; and whether it trades."""
_HONEY = range(len(BIDS) + 1)
_BEES = range(EACH_BEE + 1)
_RAISES = tuple((*BIDS[:honey], DROP) for honey in _HONEY)
_SALES = tuple(SALES[: most + 1] for most in range(len(SALES)))
_DISCARDS = tuple(tuple(each for kind, each in enumerate(DISCARDS) if mask >> kind & 1) for mask in range(8))
_YES_OR_NO = (YES, NO)
_LOCK = (LOCK,)
_LAST = len(TERMS) - 1
_ANSWERS = (ACCEPT, DECLINE, COUNTER)
_LAST_ANSWERS = (ACCEPT, DECLINE)
_AFFORDED = tuple(sum(1 << kind for kind, price in enumerate(PRICES) if honey >= price) for honey in _HONEY)
_FIRST = tuple(tuple(terms[:most] for most in range(len(terms) + 1)) for terms in TERMS)
"""The amounts of each list in ``TERMS`` up to any most."""
_GIVEN_BEES, _WANTED_BEES = (
    tuple(
        tuple(tuple(_FIRST[half][w] + _FIRST[half + 1][d] + _FIRST[half + 2][q] for q in _BEES) for d in _BEES)
        for w in _BEES
    )
    for half in (0, len(GOODS))
)
"""The same for workers, drones and queens together."""
_GIVEN_FLOWERS, _GIVEN_HONEY = _FIRST[FLOWER], _FIRST[HONEY]
_WANTED_FLOWERS, _WANTED_HONEY = _FIRST[len(GOODS) + FLOWER], _FIRST[len(GOODS) + HONEY]


def choosing(state: State, seat: int) -> Actions:
    """Each bee whose printed price ``seat`` holds and whose stack is not empty (Z12, Z14), offers and a pass."""
    workers, drones, queens = state.stacks
    left = (workers > 0) + 2 * (drones > 0) + 4 * (queens > 0)
    return _CHOICES[left & _AFFORDED[state.honey[seat]]][can_offer(state, seat)]


def can_offer(state: State, seat: int) -> bool:
    """Whether ``seat`` can make one more offer in this market or turn (Z19); it needs somebody who holds something."""
    if state.offers[seat] >= MOST_OFFERS:
        return False
    if state.honey[seat] or state.workers[seat] or state.drones[seat]:
        return True
    return any(holds(state, other) for other in range(state.seats))


def partners(state: State, seat: int) -> Actions:
    """The seats to which an offer can go: it or ``seat`` must hold something."""
    others = _TO[state.seats][seat]
    if holds(state, seat):
        return others
    return tuple(to for to in others if holds(state, NUMBERS[to]))


def holds(state: State, seat: int) -> bool:
    """Whether ``seat`` has anything at all."""
    if state.honey[seat] or state.workers[seat] or state.drones[seat] or state.flowers[seat]:
        return True
    return state.queens[seat] > 0


def bidding(state: State, seat: int) -> Actions:
    """At least one more than the last bid, at most what the seat has (Z15)."""
    return _RAISES[state.honey[seat]][state.bid :]


def answering(state: State, seat: int) -> Actions:
    return _ANSWERS if state.offers[seat] < MOST_OFFERS else _LAST_ANSWERS


def planning(state: State, seat: int) -> Actions:
    """Any bee that can work (Z13, Z21), a referendum (Z22), offers and the end of the turn."""
    can = 0 if state.called else 8
    if state.workers[seat]:
        can += 1
    if state.queens[seat] > state.used[seat]:
        workers, drones, _ = state.stacks
        can += 2 * (workers > 0) + 4 * (drones > 0)
    return _PLANS[can][can_offer(state, seat)]


def discarding(state: State, seat: int) -> Actions:
    """One of each kind of bee that ``seat`` holds (Z26)."""
    return _DISCARDS[(state.workers[seat] > 0) + 2 * (state.drones[seat] > 0) + 4 * (state.queens[seat] > 0)]


def balloting(state: State, seat: int) -> Actions:
    """A vote (Z23) or flowers (Z31), then the lock."""
    if state.ballots[seat] is not None:
        return _LOCK
    return _YES_OR_NO if state.phase == "vote" else _SALES[state.limit(seat)]


def drafting(state: State, seat: int) -> Actions:
    """To whom, then the amounts that can still be named, in the order of ``TERMS``, and ``lock`` once something is.

    A list follows from the one before it: only what comes after the last amount is left of it.
    """
    step = state.draft[-1]
    if step is OFFER:
        return partners(state, seat)
    last = PLACES.get(step, -1)
    if last == _LAST:
        return _LOCK
    partner = state.partner()
    workers, drones, queens, flowers, honey = state.workers, state.drones, state.queens, state.flowers, state.honey
    if last < 0:
        return (
            *_GIVEN_BEES[workers[seat]][drones[seat]][queens[seat]],
            *_GIVEN_FLOWERS[flowers[seat]],
            *_GIVEN_HONEY[honey[seat]],
            *_WANTED_BEES[workers[partner]][drones[partner]][queens[partner]],
            *_WANTED_FLOWERS[flowers[partner]],
            *_WANTED_HONEY[honey[partner]],
        )
    most = (
        workers[seat], drones[seat], queens[seat], flowers[seat], honey[seat],
        workers[partner], drones[partner], queens[partner], flowers[partner], honey[partner],
    )  # fmt: skip
    left = sum(most[last + 1 :])
    before = state.choices
    if before[-1] is LOCK:
        return before[-1 - left :]
    return (*before[len(before) - left :], LOCK)


def choices(state: State, seat: int) -> Actions:
    """What ``seat``, the only one that is asked, can answer: for states that did not come there by being played."""
    if state.draft:
        draft, state.draft = state.draft, ()
        for step in draft:
            state.draft = (*state.draft, step)
            state.choices = drafting(state, seat)
        return state.choices
    return _CHOICES_OF[state.phase](state, seat)


def decision(state: State, seat: int) -> Decision | None:
    """The question to ``seat``, or ``None`` where nothing is asked of it."""
    legal = state.legal(seat)
    if not legal:
        return None
    actions = tuple(action.text for action in legal)
    default = LOCK.text if legal[-1] is LOCK else ""
    if state.draft:
        draft = tuple(step.text for step in state.draft)
        if state.draft[-1] is OFFER:
            return Decision("partner", actions, default, draft=draft)
        kind = "counter" if state.draft[0] is COUNTER else "offer"
        return Decision(kind, actions, default, draft=draft, values={"to": state.partner()})
    kind, values = _QUESTIONS[state.phase], _values(state, seat)
    if not state.open:
        return Decision(kind, actions, default, values=values)
    ballot = state.ballots[seat]
    options = VOTES if kind == "vote" else SALES
    draft = () if ballot is None else (options[ballot].text,)
    return Decision(kind, actions, default, secret=True, draft=draft, values=values)


_CHOICES_OF: dict[str, Callable[[State, int], Actions]] = {
    "market": choosing,
    "auction": bidding,
    "answer": answering,
    "turn": planning,
    "discard": discarding,
}
_QUESTIONS = {
    "market": "choose",
    "auction": "bid",
    "answer": "answer",
    "turn": "plan",
    "vote": "vote",
    "discard": "discard",
    "flowers": "sell",
}
QUESTIONS = (*_QUESTIONS.values(), "partner", "offer", "counter")
"""Every kind of decision."""


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
