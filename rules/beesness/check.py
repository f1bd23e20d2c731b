"""What must hold for every state of Beesness between two actions, whoever made it. Reads only.

These are no ``assert`` statements: data from outside is judged by them too, also where Python runs without assertions.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.beesness.actions import (
    ALL_FLOWERS,
    ALL_HONEY,
    BEES,
    COUNTER,
    EACH_BEE,
    GOODS,
    HEAPS,
    MOST_OFFERS,
    NUMBERS,
    OFFER,
    PLACES,
    PRICES,
    TO,
)
from rules.beesness.asking import choices
from rules.beesness.state import State


def check(state: State) -> None:
    """Raises ``AssertionError`` with a sentence where something that must always hold does not."""
    for fault in _faults(state):
        raise AssertionError(fault)


def _faults(state: State) -> Iterator[str]:
    yield from _goods(state)
    yield from _calendar(state)
    yield from _steps(state)
    yield from _auction(state) if state.phase == "auction" else _no_auction(state)
    yield from _trade(state)
    yield from _ballots(state)
    yield from _question(state)


def _goods(state: State) -> Iterator[str]:
    """72 honey, 42 flowers and 6 of each bee, wherever they are (Z2, Z12)."""
    for name, heap in zip(HEAPS, state.goods(), strict=True):
        if min(heap) < 0:
            yield f"a seat owes {name}"
    if min(*state.stacks, state.bank, state.pot, state.garden, state.unplanted) < 0:
        yield "the table owes something"
    honey = state.bank + state.pot + sum(state.honey)
    if honey != ALL_HONEY:
        yield f"{honey} honey instead of {ALL_HONEY}"
    flowers = state.garden + state.unplanted + sum(state.flowers)
    if flowers != ALL_FLOWERS:
        yield f"{flowers} flowers instead of {ALL_FLOWERS}"
    for bee, left, heap in zip(BEES, state.stacks, state.goods(), strict=False):
        if left + sum(heap) != EACH_BEE:
            yield f"{left + sum(heap)} {bee}s instead of {EACH_BEE}"
    for seat, used in enumerate(state.used):
        if not 0 <= used <= state.queens[seat]:
            yield f"seat {seat} has used {used} of {state.queens[seat]} queens"


def _calendar(state: State) -> Iterator[str]:
    if not 1 <= state.round <= state.rounds:
        yield f"round {state.round} of {state.rounds}"
    if not 0 <= state.starter < state.seats:
        yield "the starting seat is at the table"
    over = (state.over, state.phase == "over", not state.asked, not state.steps)
    if len(set(over)) != 1:
        yield "either the game goes on or it is over"
    if not state.garden and not state.over:
        yield "the garden is empty and the game goes on (Z28)"
    if state.over and state.garden and state.round != state.rounds:
        yield "the game is over before its last round"
    if not all(0 <= made <= MOST_OFFERS for made in state.offers):
        yield f"a seat makes at most {MOST_OFFERS} offers (Z19)"


def _steps(state: State) -> Iterator[str]:
    """The own turns still to come are the last of this round's order (Z7)."""
    turns = [step[1] for step in state.steps if step[0] == "turn"]
    order = [(state.starter + place) % state.seats for place in range(state.seats)]
    if turns[::-1] != order[len(order) - len(turns) :]:
        yield "the own turns go clockwise from the starting seat (Z7)"
    for step in state.steps:
        if step[0] == "plan" and step[1] != order[-1 - len(turns)]:
            yield f"it is not the turn of seat {step[1]}"
        if step[0] == "choose" and len(turns) != state.seats:
            yield "the bees market comes before all own turns"
        if step[0] == "vote" and not state.called:
            yield "there is no vote without a referendum"

    if state.passes >= (state.seats if any(step[0] == "choose" for step in state.steps) else 1):
        yield "so many passes have closed the market (Z17)"


def _auction(state: State) -> Iterator[str]:
    if not 0 <= state.bee < len(BEES) or not state.stacks[state.bee]:
        yield "the bee that is auctioned lies in the market"
        return
    bidder = state.asked[0]
    if not state.standing >> state.leader & 1 or not state.standing >> bidder & 1 or state.leader == bidder:
        yield "who is asked and who leads are two seats that have not dropped out"
    if not 0 <= state.leader < state.seats or state.standing >> state.seats:
        yield "only seats at the table bid"
    elif not PRICES[state.bee] <= state.bid <= state.honey[state.leader] or state.honey[bidder] <= state.bid:
        yield "a bid is at least the printed price, its maker has it, and who is asked can raise it (Z14, Z15, G2)"


def _no_auction(state: State) -> Iterator[str]:
    if (state.bee, state.bid, state.leader, state.standing) != (-1, 0, -1, 0):
        yield "there is an auction in another phase"


def _trade(state: State) -> Iterator[str]:
    if (state.phase == "answer") != bool(state.terms) or bool(state.terms) != (state.maker >= 0):
        yield "an offer has its terms, its maker and an answer to wait for"
        return
    if state.terms:
        yield from _terms(state, state.maker, state.asked[0], state.terms)
        if not state.offers[state.maker]:
            yield "the offer that was made is not counted"
    if state.draft:
        yield from _draft(state)


def _terms(state: State, maker: int, partner: int, terms: tuple[int, ...]) -> Iterator[str]:
    half = len(GOODS)
    if maker == partner or not 0 <= maker < state.seats:
        yield "an offer goes to another seat"
        return
    for kind, heap in enumerate(state.goods()):
        if terms[kind] > heap[maker] or terms[half + kind] > heap[partner]:
            yield f"more {HEAPS[kind]} are offered than are there"
    if not any(terms):
        yield "an offer says nothing"


def _draft(state: State) -> Iterator[str]:
    first, *terms = state.draft
    seat = state.asked[0]
    fits = first is COUNTER if state.phase == "answer" else first is OFFER and state.phase in ("market", "turn")
    if first is OFFER and terms:
        fits = fits and terms.pop(0) in TO[: state.seats] and state.partner() != seat
    if not fits or state.offers[seat] >= MOST_OFFERS:
        yield "the draft of an offer does not fit the question"
        return
    places = [PLACES.get(term, -1) for term in terms]
    if -1 in places or places != sorted(set(places)):
        yield "the draft of an offer is out of order"
        return
    drafted = [0] * (2 * len(GOODS))
    for place, term in zip(places, terms, strict=True):
        drafted[place] = NUMBERS[term]
    if terms:
        yield from _terms(state, seat, state.partner(), tuple(drafted))


def _ballots(state: State) -> Iterator[str]:
    if (state.phase in ("vote", "flowers")) != bool(state.open):
        yield "ballots are open while seats vote or sell, and only then"
    for seat, ballot in enumerate(state.ballots):
        locked = seat in state.locked()
        if ballot is None:
            if locked:
                yield f"seat {seat} has locked nothing"
            continue
        most = state.limit(seat) if state.phase == "flowers" else 1
        there = state.open >> seat & 1 or locked or state.phase == "discard"
        if not there or not 0 <= ballot <= most:
            yield f"seat {seat} has a ballot that it cannot have"


def _question(state: State) -> Iterator[str]:
    """Nobody is asked where only one answer is possible (G2)."""
    for seat in state.asked:
        if state.phase == "vote" and not state.bees(seat):
            yield f"seat {seat} has no bee and is asked to vote (Z23)"
        if state.phase == "flowers" and not state.limit(seat):
            yield f"seat {seat} has nothing to sell and is asked (Z33)"
        if state.open:
            continue
        found = choices(state.copy(), seat)
        if len(found) < 2 and not state.draft:
            yield f"seat {seat} is asked and has one answer (G2)"
        if state.choices not in ((), found):
            yield f"what can be answered by seat {seat} is not what is kept"
