"""What must hold for every state of Bears & Bees between two actions, whoever made it. Reads only.

These are no ``assert`` statements: data from outside is judged by them too, also where Python runs without assertions.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.bears_and_bees.actions import (
    BEAR_WAKES,
    COUNTS,
    HAND_LIMIT,
    HONEY,
    PLAYS,
    RANK,
    RESEARCH,
    SWARM,
    SWARMS_TO_END,
)
from rules.bears_and_bees.flow import OPEN
from rules.bears_and_bees.state import State

_MOST_HONEY = {"research": BEAR_WAKES + 1, "compensation": BEAR_WAKES}
"""While checks are still due: two banners upon seven, or one compensation upon seven."""


def check(state: State) -> None:
    """Raises ``AssertionError`` with a sentence where something that must always hold does not."""
    for fault in _faults(state):
        raise AssertionError(fault)


def _faults(state: State) -> Iterator[str]:
    yield from _cards(state)
    yield from _hands(state)
    yield from _tokens(state)
    yield from _choice(state) if state.phase == "choose" else _resolution(state)


def _cards(state: State) -> Iterator[str]:
    """49 honey and 49 research cards, each in one place, and one swarm card for each seat."""
    found = [play for place in (*state.hands, *state.decks) for play in place]
    for cards in (*state.history, state.table):
        if len(cards) not in (0, state.seats):
            yield "each seat shows exactly one card a round"
        found += [PLAYS[card.id] for card in cards if card is not None and card.kind != SWARM]
    whole = set(found)
    if len(whole) < len(found):
        twice = sorted({str(play.value) for play in found if found.count(play) > 1})
        yield f"in more than one place: {', '.join(twice)}"
    expected = COUNTS[HONEY] + COUNTS[RESEARCH] + state.seats
    if len(whole) != expected:
        missing = [name for name, play in PLAYS.items() if play not in whole and state.deck.kinds[play] != SWARM]
        yield f"{len(whole)} cards instead of {expected}; in no place: {', '.join(missing)}"
    for kind in (HONEY, RESEARCH):
        if any(state.deck.kinds[play] != kind for play in state.decks[kind]):
            yield "a card lies in the deck of another type"
    if len(set(state.swarm_cards)) != state.seats:
        yield "each seat holds a swarm card of its own"


def _hands(state: State) -> Iterator[str]:
    for seat, hand in enumerate(state.hands):
        if len(hand) > HAND_LIMIT:
            yield f"seat {seat} holds {len(hand)} cards"
        ranks = [RANK[play] for play in hand]
        if ranks != sorted(ranks):
            yield f"the hand of seat {seat} is out of order"
        if [play for play in hand if state.deck.kinds[play] == SWARM] != [state.swarm_cards[seat]]:
            yield f"seat {seat} must hold its swarm card and no other"


def _tokens(state: State) -> Iterator[str]:
    most = _MOST_HONEY.get(state.phase, BEAR_WAKES - 1)
    for seat, honey in enumerate(state.honey):
        if not 0 <= honey <= most:
            yield f"seat {seat} has {honey} honey in the phase {state.phase}"
        if min(state.experience[seat], state.swarms[seat]) < 0:
            yield f"seat {seat} owes tokens"
    deck, swarms = not all(state.decks), max(state.swarms) >= SWARMS_TO_END
    if not {"deck": deck, "swarms": swarms, "": not (deck or swarms)}[state.ending]:
        yield f"an empty deck or five swarms end the game, and nothing else does; it says '{state.ending}'"


def _choice(state: State) -> Iterator[str]:
    if state.table or state.steps:
        yield "nothing is shown and nothing waits to be done while seats choose"
    if state.asked != OPEN[state.open] or not state.open:
        yield "those who have not locked are asked, one at least"
    for seat, draft in enumerate(state.chosen):
        if draft is None:
            if seat not in state.asked:
                yield f"seat {seat} has locked nothing"
        elif draft not in state.hands[seat]:
            yield f"the draft of seat {seat} is not in its hand"
        if len(state.hands[seat]) == 1 and seat in state.asked:
            yield f"seat {seat} has one card and is asked (G2)"


def _resolution(state: State) -> Iterator[str]:
    if any(state.chosen) or state.open:
        yield "drafts and locks end with the reveal"
    if bool(state.table) != (state.phase not in ("setup", "over")):
        yield "cards are on the table from the reveal to the end of the round"
    for seat, card in enumerate(state.table):
        if card.kind == SWARM and PLAYS[card.id] is not state.swarm_cards[seat]:
            yield f"seat {seat} has shown a swarm card that is not its own"
    over = (state.over, state.phase == "over", not state.asked, not state.steps, bool(state.over and state.ending))
    if len(set(over)) != 1:
        yield "either the game goes on or it is over, and something ended it"
    for seat in state.asked:
        if len(state.hands[seat]) >= HAND_LIMIT:
            yield f"seat {seat} is asked for a tenth card"
        if not (all(state.decks) or (state.phase == "compensation" and any(state.decks))):
            yield "with one deck left there is nothing to ask (G2)"
