"""What must always hold: true in every state of random games, and each breach is found and named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.bear_necessities import game
from rules.bear_necessities.actions import ATS, PLAYS
from rules.bear_necessities.memory import Played, hands_by_round, without
from rules.bear_necessities.state import State
from tests.rules.bear_necessities.table import choose, do, lock_all, random_states, table


@given(seats=st.integers(2, 6), seed=st.integers(0, 2**64 - 1), choices=st.lists(st.integers(0, 40), max_size=300))
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
        if action.verb == "answer":
            assert state.revealed > before


@pytest.mark.parametrize("name", ["drafts", "menus"])
def test_a_copy_shares_nothing_that_changes(name: str) -> None:
    state = table(2)
    before = game.encode(state)
    getattr(state.copy(), name).clear()
    assert game.encode(state) == before


def test_a_copy_goes_its_own_way() -> None:
    for state in random_states(3, 5)[::20]:
        if state.over:
            continue
        before = game.encode(state)
        copy = state.copy()
        for name in state.__slots__:
            assert getattr(copy, name) == getattr(state, name)
        while not copy.over:
            seat = copy.waiting()[0]
            copy.advance(seat, copy.legal(seat)[0])
        assert game.encode(state) == before


def choosing() -> State:
    state = game.setup(2, 4)
    lock_all(state)
    choose(state, 1)
    return state


def asking() -> State:
    state = table(2, phase="keep", round=5)
    do(state, 0, "answer keep")
    return state


def over() -> State:
    return random_states(2, 3)[-1]


def put(**values: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return change


def lost_card(state: State) -> None:
    state.pile = state.pile[1:]


def twice(state: State) -> None:
    state.pile = (*state.pile, state.hands[0][0])


def unsorted(state: State) -> None:
    state.hands = (state.hands[0][::-1], state.hands[1])


def moved(state: State) -> None:
    board = state.boards[0][:]
    card = next(card for card in board if card)
    board = [None] * len(board)
    board[0] = card
    state.boards = (board, state.boards[1])
    state.tableaus = (card.bits, state.tableaus[1])


def in_pieces(state: State) -> None:
    board = state.boards[0][:]
    here = next(place for place, card in enumerate(board) if card)
    card = board[here]
    board[here], board[0 if here else 34] = None, card
    _lay(state, board)


def too_wide(state: State) -> None:
    board = state.boards[0][:]
    cards = [card for card in board if card]
    board = [None] * len(board)
    board[:5] = cards[:5]
    board[7:14] = cards[5:]
    _lay(state, board)


def _lay(state: State, board: list[Any]) -> None:
    state.boards = (board, state.boards[1])
    state.tableaus = (sum(card.bits << place for place, card in enumerate(board) if card), state.tableaus[1])


def uncounted(state: State) -> None:
    state.tableaus = (0, state.tableaus[1])


def menu_of_a_draft(state: State) -> None:
    state.menus[0] = state.menus[0][:1]


def draft(*cards: str) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.drafts[1] = tuple(game.parse(text) for text in cards)

    return change


def wrong_draft(state: State) -> None:
    state.drafts[1] = (PLAYS["N94"], *state.drafts[1][1:])


def kept_twice(state: State) -> None:
    play = state.drafts[1][0]
    state.drafts[1] = (play, state.drafts[1][1], game.parse(f"keep {play.value}"))


def placed_nowhere(state: State) -> None:
    state.drafts[1] = (state.drafts[1][0], ATS[0], state.drafts[1][2])


def gained_more(state: State) -> None:
    state.past = (Played(state.past[0].drafts, (99, 99)), *state.past[1:])


def gained_less(state: State) -> None:
    state.past = (Played(state.past[0].drafts, (0, 0)), *state.past[1:])


def other_hands(state: State) -> None:
    first, second = state.hands
    state.hands = (second, first)
    state.menus[0] = second
    state.drafts[1], state.menus[1] = (), first


def forgotten_activation(state: State) -> None:
    """Two cards of the memory change places in time: the second was then placed beside nothing."""
    first, *others, last = state.past
    state.past = (last, *others, first)


BREACHES: list[tuple[Callable[[], State], Callable[[State], None], str]] = [
    (choosing, lost_card, "in no place: N"),
    (choosing, twice, "in more than one place: N"),
    (choosing, unsorted, "out of order"),
    (choosing, uncounted, "not counted as it lies"),
    (choosing, moved, "lies elsewhere"),
    (choosing, put(round=3), "has placed 1 cards instead of 2"),
    (choosing, put(vp=(-1, 0)), "owes tokens"),
    (choosing, put(bees=(-1, 0)), "owes tokens"),
    (choosing, put(hive_vp=(1, 0)), "VP for its hives"),
    (choosing, put(dealer=2), "no such dealer"),
    (choosing, put(asked=(0,)), "not locked are asked"),
    (choosing, put(open=0), "somebody is asked"),
    (choosing, put(open=1, asked=(0,)), "until it has locked"),
    (choosing, put(unanswered=1), "."),
    (choosing, put(phase="keep"), "."),
    (choosing, put(phase="over"), "it is over"),
    (choosing, put(over=True), "."),
    (choosing, put(deals=()), "begin with a deal"),
    (choosing, put(past=()), "not the one before"),
    (choosing, menu_of_a_draft, "any card of its hand"),
    (choosing, wrong_draft, "not in its hand"),
    (choosing, kept_twice, "keeps the card that it places"),
    (choosing, placed_nowhere, "cannot place a card there"),
    (choosing, draft("play N94"), "not chosen all"),
    (choosing, gained_more, "has gained"),
    (choosing, gained_less, "has gained"),
    (choosing, other_hands, "not those that memory leads to"),
    (asking, put(unanswered=0), "."),
    (asking, put(unanswered=3), "."),
    (asking, put(round=6), "."),
    (asking, put(aside=((), ())), "in no place"),
    (asking, put(phase="choose"), "."),
    (over, put(vp=(0, 0)), "."),
    (over, in_pieces, "."),
    (over, too_wide, "larger than 4 x 3"),
    (over, put(hive_vp=(1000, 0)), "for its hives"),
    (over, forgotten_activation, "."),
]


@pytest.mark.parametrize(("begin", "breach", "sentence"), BREACHES)
def test_a_breach_is_found(begin: Callable[[], State], breach: Callable[[State], None], sentence: str) -> None:
    state = begin()
    game.check(state)
    breach(state)
    with pytest.raises(AssertionError, match=sentence):
        game.check(state)


def test_more_discards_than_there_were_questions_are_found() -> None:
    state = game.setup(2, 1)
    state.discards = ((state.pile[0],), ())
    state.pile = state.pile[1:]
    with pytest.raises(AssertionError, match="discarded 1 cards, at most 0"):
        game.check(state)


def test_memory_follows_the_hands_round_the_table() -> None:
    states = random_states(3, 9)
    last = states[-1]
    begun = [state.hands for state in states if state.phase == "choose"]
    found = hands_by_round(last.deals, last.past)
    assert len(found) == 12
    assert all(hands in begun for hands in found)


def test_memory_that_does_not_go_together_is_found() -> None:
    state = choosing()
    hand = state.hands[0]
    assert without(hand, hand[0]) == hand[1:]
    with pytest.raises(ValueError, match="not in the hand"):
        without(hand, PLAYS["N94"] if PLAYS["N94"] not in hand else PLAYS["N93"])
    with pytest.raises(ValueError, match="begins with no hands"):
        hands_by_round((), state.past)
