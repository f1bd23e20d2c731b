"""What must always hold: true in every state of random games, and each breach is found and named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.bears_and_bees import game
from rules.bears_and_bees.actions import PLAYS, RANK
from rules.bears_and_bees.state import State
from tests.rules.bears_and_bees.table import do, shown, table


@given(seats=st.integers(2, 5), seed=st.integers(0, 2**64 - 1), choices=st.lists(st.integers(0, 8), max_size=400))
def test_all_holds_after_every_action_of_any_game(seats: int, seed: int, choices: list[int]) -> None:
    state = game.setup(seats, seed)
    game.check(state)
    for choice in choices:
        if state.over:
            break
        seat = state.waiting()[choice % len(state.waiting())]
        before, legal = state.revealed, state.legal(seat)
        action = legal[choice % len(legal)]
        state.advance(seat, action)
        game.check(state)
        assert state.revealed >= before
        if action.verb == "draw":
            assert state.revealed > before


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_ends_within_a_bound(seats: int) -> None:
    """Whatever is played, each round a token, a card or honey moves: decks run out after 98 draws at the latest."""
    for first in (0, -1):
        state = game.setup(seats, 1)
        actions = 0
        while not state.over:
            seat = state.waiting()[first]
            state.advance(seat, state.legal(seat)[first])
            game.check(state)
            actions += 1
            assert actions < 5000


@pytest.mark.parametrize("name", ["decks", "hands", "chosen", "honey", "experience", "swarms", "steps"])
def test_a_copy_shares_nothing_that_changes(name: str) -> None:
    state = drawing()
    before = game.encode(state)
    own = getattr(state.copy(), name)
    for part in own if name == "decks" else [own]:
        part.clear()
    assert game.encode(state) == before


def choosing() -> State:
    state = table(3, hands=[["H1", "R1"], ["H2", "R2"], ["H3", "R3"]], piles=[["H30"], [], []])
    do(state, 1, "play H2", "lock")
    return state


def drawing() -> State:
    return shown("R5", "H4", "H5")


def put(**values: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return change


def hand(seat: int, *names: str) -> Callable[[State], None]:
    """Gives ``seat`` the cards ``names`` besides its own, in their order."""

    def change(state: State) -> None:
        cards = {*state.hands[seat], *(PLAYS[name] for name in names)}
        state.hands[seat] = tuple(sorted(cards, key=RANK.__getitem__))

    return change


def lost_card(state: State) -> None:
    state.decks[0].pop()


def unsorted(state: State) -> None:
    state.hands[0] = state.hands[0][::-1]


def other_deck(state: State) -> None:
    state.decks[0].append(state.decks[1].pop())


BREACHES: list[tuple[Callable[[], State], Callable[[State], None], str]] = [
    (choosing, lost_card, "in no place: [HR]"),
    (choosing, hand(0, "H2"), "in more than one place: H2"),
    (choosing, other_deck, "deck of another type"),
    (choosing, unsorted, "out of order"),
    (choosing, hand(0, *(f"H{number}" for number in range(10, 20))), "."),
    (choosing, put(swarm_cards=(PLAYS["S1"], PLAYS["S1"], PLAYS["S2"])), "swarm card"),
    (choosing, put(history=((None, None),)), "exactly one card a round"),
    (choosing, put(honey=[8, 0, 0]), "8 honey in the phase choose"),
    (choosing, put(honey=[-1, 0, 0]), "-1 honey"),
    (choosing, put(swarms=[0, -1, 0]), "owes tokens"),
    (choosing, put(experience=[0, -1, 0]), "owes tokens"),
    (choosing, put(swarms=[5, 0, 0]), "nothing else does"),
    (choosing, put(ending="deck"), "nothing else does"),
    (choosing, put(ending="swarms"), "nothing else does"),
    (choosing, put(steps=[("check",)]), "nothing waits"),
    (choosing, put(asked=(0, 1, 2)), "not locked are asked"),
    (choosing, put(asked=(), open=0), "one at least"),
    (choosing, put(chosen=[None, None, None]), "has locked nothing"),
    (choosing, put(chosen=[None, PLAYS["H49"], None]), "not in its hand"),
    (drawing, put(chosen=[None, PLAYS["H1"], None]), "end with the reveal"),
    (drawing, put(open=1), "end with the reveal"),
    (drawing, put(table=()), "."),
    (drawing, put(honey=[10, 0, 0]), "10 honey in the phase research"),
    (drawing, put(over=True), "goes on or it is over"),
    (drawing, put(phase="over"), "."),
    (drawing, put(asked=()), "goes on or it is over"),
]


@pytest.mark.parametrize(("begin", "breach", "sentence"), BREACHES)
def test_a_breach_is_found(begin: Callable[[], State], breach: Callable[[State], None], sentence: str) -> None:
    state = begin()
    game.check(state)
    breach(state)
    with pytest.raises(AssertionError, match=sentence):
        game.check(state)


def test_a_seat_with_one_card_must_not_be_asked() -> None:
    state = table(2, hands=[[], ["H1"]])
    state.asked, state.open, state.chosen = (0, 1), 3, [None, None]
    with pytest.raises(AssertionError, match="G2"):
        game.check(state)


def test_a_seat_must_not_be_asked_for_the_only_deck_that_is_left() -> None:
    state = drawing()
    state.history = tuple((state.deck.rules[play], None, None) for play in state.decks[0])
    state.decks[0].clear()
    state.ending = "deck"
    with pytest.raises(AssertionError, match="G2"):
        game.check(state)


def test_a_seat_must_not_be_asked_for_a_tenth_card() -> None:
    state = drawing()
    state.hands[0] = tuple(sorted((*state.hands[0], *(state.decks[0].pop() for _ in range(7))), key=RANK.__getitem__))
    assert len(state.hands[0]) == 9
    with pytest.raises(AssertionError, match="tenth"):
        game.check(state)


def test_a_strange_swarm_on_the_table_is_found() -> None:
    state = shown("R5", "S1", "H5")
    strange = next(name for name in ("S1", "S2", "S3", "S4") if PLAYS[name] not in state.swarm_cards)
    state.table = (state.table[0], state.deck.cards[strange], state.table[2])
    with pytest.raises(AssertionError, match="not its own"):
        game.check(state)
