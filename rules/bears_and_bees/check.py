"""What must hold for every state of Bears & Bees between two actions, whoever made it. Reads only."""

from __future__ import annotations

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
"""While checks are still due: two banners (or one, with two seats) upon seven, one compensation upon seven."""


def check(state: State) -> None:
    """Raises ``AssertionError`` with a sentence where something that must always hold does not."""
    _cards(state)
    _hands(state)
    _tokens(state)
    if state.phase == "choose":
        _choice(state)
    else:
        _resolution(state)


def _cards(state: State) -> None:
    """49 honey and 49 research cards, each in one place, and one swarm card for each seat."""
    places = [*state.hands, *state.decks]
    found = [play for place in places for play in place]
    for cards in (*state.history, state.table):
        assert len(cards) in (0, state.seats), "each seat shows exactly one card a round"
        found += [PLAYS[card.id] for card in cards if card is not None and card.kind != SWARM]
    whole = set(found)
    if len(whole) < len(found):
        twice = sorted({str(play.value) for play in found if found.count(play) > 1})
        raise AssertionError(f"in more than one place: {', '.join(twice)}")
    expected = COUNTS[HONEY] + COUNTS[RESEARCH] + state.seats
    if len(whole) != expected:
        missing = [name for name, play in PLAYS.items() if play not in whole and state.deck.kinds[play] != SWARM]
        raise AssertionError(f"{len(whole)} cards instead of {expected}; in no place: {', '.join(missing)}")
    assert len(set(state.swarm_cards)) == state.seats, "each seat holds a swarm card of its own"


def _hands(state: State) -> None:
    for seat, hand in enumerate(state.hands):
        assert len(hand) <= HAND_LIMIT, f"seat {seat} holds {len(hand)} cards"
        ranks = [RANK[play] for play in hand]
        assert ranks == sorted(ranks), f"the hand of seat {seat} is out of order"
        swarms = [play for play in hand if state.deck.kinds[play] == SWARM]
        assert swarms == [state.swarm_cards[seat]], f"seat {seat} holds its swarm card and no other"


def _tokens(state: State) -> None:
    most = _MOST_HONEY.get(state.phase, BEAR_WAKES - 1)
    for seat, honey in enumerate(state.honey):
        assert 0 <= honey <= most, f"seat {seat} has {honey} honey in the phase {state.phase}"
        assert min(state.experience[seat], state.swarms[seat]) >= 0, f"seat {seat} owes tokens"
    causes = {"deck": not all(state.decks), "swarms": max(state.swarms) >= SWARMS_TO_END}
    assert causes.get(state.ending, not any(causes.values())), f"the end is {state.ending or 'not'} triggered: {causes}"


def _choice(state: State) -> None:
    assert not state.table, "no card is shown while seats choose"
    assert not state.steps, "nothing waits to be done while seats choose"
    assert state.asked == OPEN[state.open] != (), "those who have not locked are asked"
    for seat, draft in enumerate(state.chosen):
        assert draft is None or draft in state.hands[seat], f"the draft of seat {seat} is not in its hand"
        assert draft or seat in state.asked, f"seat {seat} has locked nothing"
        assert len(state.hands[seat]) > 1 or seat not in state.asked, f"seat {seat} has one card and is not asked (G2)"


def _resolution(state: State) -> None:
    assert not any(state.chosen), "drafts end with the reveal"
    assert not state.open, "nobody chooses after the reveal"
    assert bool(state.table) == (state.phase not in ("setup", "over")), (
        "cards are on the table from reveal to round's end"
    )
    for seat, card in enumerate(state.table):
        assert card.kind != SWARM or PLAYS[card.id] is state.swarm_cards[seat], f"seat {seat} has shown a strange swarm"
    assert state.over == (state.phase == "over") == (not state.asked) == (not state.steps), (
        "the game is over or goes on"
    )
    assert not state.over or state.ending, "a game that is over was ended by something"
    for seat in state.asked:
        assert len(state.hands[seat]) < HAND_LIMIT, f"seat {seat} is asked to draw a tenth card"
        both = all(state.decks)
        assert both or (state.phase == "compensation" and any(state.decks)), "one deck left: nothing to ask (G2)"
