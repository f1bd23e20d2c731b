"""Trade among bots and people: the few offers that a seat makes, and whether it should think of one at all.

An offer is proposed where both sides gain by it and priced so that both gain alike (the largest product of the gains,
Nash 1950). A seat makes at most two of them in a market and two in its own turn. That none is made twice needs no
memory: each kind of offer has its one moment, told by the phase and by how many offers the seat has made in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.beesness.actions import DRONE, FLOWER, GOODS, HONEY, LOCK, OFFER, QUEEN, TERMS, TO, WORKER
from rules.kernel.action import Action
from tabletop.bots import beesness_worth as worth
from tabletop.bots.mind import Plan

MOST = 2
"""So many offers a seat makes in a market or turn, and so many it weighs at once."""
LEAST = 1.2
"""So many points both sides must gain by an offer."""
GREED = 1.5
"""An offer of the leader who gains so many times as much is declined."""
_SWAPS = ((DRONE, WORKER), (WORKER, DRONE), (FLOWER, DRONE), (DRONE, FLOWER), (FLOWER, WORKER), (WORKER, FLOWER))
_DEALS = tuple(
    (given, wanted)
    for kind, most in ((WORKER, 1), (DRONE, 1), (QUEEN, 1), (FLOWER, 2))
    for count in range(1, most + 1)
    for given, wanted in (((), (kind,) * count), ((kind,) * count, ()))
) + tuple(((given,), (wanted,)) for given, wanted in _SWAPS)
"""What a seat gives and gets beside the honey that settles it."""
_MOMENTS = 2 * MOST


def offers(state: Any, seat: int) -> list[Plan]:
    """The best offers that ``seat`` may make now, as runs that end with the lock."""
    made = state.offers[seat]
    if made >= MOST or OFFER not in state.legal(seat):
        return []
    moment = made + MOST * (state.phase == "turn")
    found: list[tuple[float, Plan]] = []
    for partner in range(state.seats):
        if partner != seat:
            for number, (given, wanted) in enumerate(_DEALS):
                if (number + partner) % _MOMENTS == moment:
                    found.extend(_settled(state, seat, partner, given, wanted))
    found.sort(key=lambda each: -each[0])
    return [plan for _, plan in found[:MOST]]


def _settled(
    state: Any, seat: int, partner: int, given: tuple[int, ...], wanted: tuple[int, ...]
) -> Iterator[tuple[float, Plan]]:
    """The deal with the honey that makes both gain alike, if both do, with the product of their gains."""
    terms = [0] * len(TERMS)
    for kind in given:
        terms[kind] += 1
    for kind in wanted:
        terms[len(GOODS) + kind] += 1
    holds = [heap[seat] for heap in state.goods()] + [heap[partner] for heap in state.goods()]
    if any(term > held for term, held in zip(terms, holds, strict=True)):
        return
    own, theirs = worth.gains(state, seat, partner, terms)
    if own + theirs < 2 * LEAST:
        return
    price = round((own - theirs) / 2 / worth.Scale(state).honey)
    place = HONEY if price > 0 else len(GOODS) + HONEY
    terms[place] += min(abs(price), holds[place])
    own, theirs = worth.gains(state, seat, partner, terms)
    gift = not any(terms[: len(GOODS)]) or not any(terms[len(GOODS) :])
    if min(own, theirs) >= LEAST and not gift:
        yield own * theirs, _run(partner, terms)


def _run(partner: int, terms: list[int]) -> Plan:
    steps: list[Action] = [OFFER, TO[partner]]
    steps += [TERMS[place][amount - 1] for place, amount in enumerate(terms) if amount]
    return (*steps, LOCK)


def fair(state: Any, seat: int) -> bool:
    """Whether the offer on the table is for ``seat`` to think of: not where it mostly makes the leader richer."""
    theirs, own = worth.gains(state, state.maker, seat, state.terms)
    standings = worth.standings(state)
    return own > 0 and not (standings[state.maker] == max(standings) and theirs > GREED * own)
