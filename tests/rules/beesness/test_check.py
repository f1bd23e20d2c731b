"""What must hold for every state: a state that breaks it is named so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.beesness import game
from rules.beesness.actions import COUNTER, OFFER, TERMS, TO
from rules.beesness.state import State
from tests.rules.beesness.table import do, table


def market() -> State:
    return table(3, honey=[12, 8, 6], flowers=[2, 1, 0], queens=[1, 0, 0])


def auction() -> State:
    state = market()
    do(state, 0, "hire worker")
    do(state, 1, "bid 3")
    return state


def answer() -> State:
    state = market()
    do(state, 0, "offer", "to seat 1", "give honey 1", "lock")
    return state


def turn() -> State:
    return table(3, honey=[12, 8, 6], flowers=[2, 1, 0], queens=[1, 0, 0], phase="turn")


def vote() -> State:
    state = turn()
    do(state, 0, "call referendum")
    do(state, 0, "vote yes", "lock")
    return state


def sale() -> State:
    return table(3, flowers=[2, 1, 0], phase="flowers")


def set_to(**values: object) -> Callable[[State], None]:
    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return change


@pytest.mark.parametrize("begin", [market, auction, answer, turn, vote, sale])
def test_the_untouched_positions_are_sound(begin: Callable[[], State]) -> None:
    game.check(begin())


@pytest.mark.parametrize(
    ("begin", "change", "said"),
    [
        (market, set_to(pot=19), "honey instead of 72"),
        (market, set_to(garden=17), "41 flowers"),
        (market, set_to(unplanted=25), "flowers instead of 42"),
        (market, set_to(stacks=[2, 3, 5]), "5 workers instead of 6"),
        (market, set_to(stacks=[3, 4, 5]), "7 drones instead of 6"),
        (market, set_to(stacks=[3, 3, 6]), "7 queens instead of 6"),
        (market, set_to(honey=[21, 6, -1]), "a seat owes honey"),
        (market, set_to(flowers=[4, -1, 0]), "a seat owes flowers"),
        (market, set_to(workers=[3, 1, -1]), "a seat owes workers"),
        (market, set_to(bank=-1, pot=48), "the table owes something"),
        (market, set_to(used=[2, 0, 0]), "used 2 of 1 queens"),
        (market, set_to(used=[-1, 0, 0]), "used -1 of 1 queens"),
        (market, set_to(used=[0, 1, 0]), "seat 1 has used 1 of 0"),
        (market, set_to(round=0), "round 0 of 9"),
        (market, set_to(round=10), "round 10 of 9"),
        (market, set_to(starter=3), "starting seat"),
        (market, set_to(starter=1), "clockwise from the starting seat"),
        (market, set_to(over=True), "either the game goes on"),
        (market, set_to(asked=()), "either the game goes on"),
        (market, set_to(offers=[4, 0, 0]), "at most 3 offers"),
        (market, set_to(offers=[0, -1, 0]), "at most 3 offers"),
        (market, set_to(passes=3), "closed the market"),
        (turn, set_to(passes=1), "closed the market"),
        (market, set_to(bee=0), "auction in another phase"),
        (market, set_to(bid=2), "auction in another phase"),
        (market, set_to(leader=0), "auction in another phase"),
        (market, set_to(standing=1), "auction in another phase"),
        (auction, set_to(bee=-1), "lies in the market"),
        (auction, set_to(bee=0, stacks=[0, 3, 5], workers=[4, 1, 1]), "lies in the market"),
        (auction, set_to(leader=2), "two seats that have not dropped out"),
        (auction, set_to(standing=5), "two seats that have not dropped out"),
        (auction, set_to(standing=3), "two seats that have not dropped out"),
        (auction, set_to(standing=15), "only seats at the table bid"),
        (auction, set_to(bid=9), "printed price"),
        (auction, set_to(bid=6), "printed price"),
        (auction, set_to(bee=1, bid=1), "printed price"),
        (answer, set_to(terms=()), "its terms, its maker"),
        (answer, set_to(maker=-1), "its terms, its maker"),
        (market, set_to(maker=1), "its terms, its maker"),
        (answer, set_to(maker=1), "another seat"),
        (answer, set_to(maker=3, offers=[1, 1, 1]), "another seat"),
        (answer, set_to(terms=(0, 0, 0, 0, 13, 0, 0, 0, 0, 0)), "more honey are offered"),
        (answer, set_to(terms=(0, 0, 0, 0, 0, 0, 0, 0, 2, 0)), "more flowers are offered"),
        (answer, set_to(terms=(0,) * 10), "says nothing"),
        (answer, set_to(offers=[0, 0, 0]), "not counted"),
        (market, set_to(draft=(COUNTER,)), "does not fit"),
        (answer, set_to(draft=(OFFER,)), "does not fit"),
        (auction, set_to(draft=(OFFER,)), "does not fit"),
        (market, set_to(draft=(TO[1],)), "does not fit"),
        (market, set_to(draft=(OFFER, TO[0])), "does not fit"),
        (market, set_to(draft=(OFFER, TO[3])), "does not fit"),
        (market, set_to(draft=(OFFER, TERMS[0][0])), "does not fit"),
        (market, set_to(draft=(OFFER,), offers=[3, 0, 0]), "does not fit"),
        (market, set_to(draft=(OFFER, TO[1], TERMS[4][0], TERMS[0][0])), "out of order"),
        (market, set_to(draft=(OFFER, TO[1], TERMS[4][0], TERMS[4][1])), "out of order"),
        (market, set_to(draft=(OFFER, TO[1], TO[2])), "out of order"),
        (market, set_to(draft=(OFFER, TO[1], TERMS[4][12])), "more honey are offered"),
        (market, set_to(draft=(OFFER, TO[1], TERMS[5][1])), "more workers are offered"),
        (market, set_to(open=1), "ballots are open"),
        (vote, set_to(open=0), "ballots are open"),
        (vote, set_to(ballots=[None, None, None]), "locked nothing"),
        (vote, set_to(ballots=[2, None, None]), "cannot have"),
        (market, set_to(ballots=[1, None, None]), "cannot have"),
        (turn, set_to(ballots=[None, 1, None]), "cannot have"),
        (sale, set_to(ballots=[3, None, None]), "cannot have"),
        (sale, set_to(ballots=[None, None, 0]), "cannot have"),
        (sale, set_to(ballots=[None, -1, None]), "cannot have"),
        (vote, set_to(called=False), "without a referendum"),
        (sale, set_to(asked=(0, 1, 2)), "nothing to sell"),
        (vote, set_to(asked=(1, 2), workers=[1, 0, 1], drones=[1, 0, 1], stacks=[4, 4, 5]), "asked to vote"),
        (turn, set_to(steps=[("end_of_round",), ("flowers",), ("turn", 2), ("turn", 1), ("plan", 2)]), "not the turn"),
        (turn, set_to(steps=[("end_of_round",), ("flowers",), ("turn", 1), ("turn", 2), ("plan", 0)]), "clockwise"),
        (turn, set_to(steps=[("end_of_round",), ("flowers",), ("turn", 2), ("turn", 1), ("choose", 0)]), "before all"),
    ],
)
def test_what_is_broken_is_said(begin: Callable[[], State], change: Callable[[State], None], said: str) -> None:
    state = begin()
    change(state)
    with pytest.raises(AssertionError, match=said):
        game.check(state)


def test_an_empty_garden_that_goes_on_is_broken() -> None:
    state = turn()
    state.unplanted += state.garden
    state.garden = 0
    with pytest.raises(AssertionError, match="the game goes on"):
        game.check(state)


def test_an_early_end_is_broken() -> None:
    state = turn()
    state.over, state.phase, state.asked, state.steps = True, "over", (), []
    with pytest.raises(AssertionError, match="before its last round"):
        game.check(state)


def test_a_seat_with_one_answer_is_not_asked() -> None:
    state = table(3, workers=[0, 1, 1], phase="turn")
    state.called, state.offers = True, [3, 0, 0]
    with pytest.raises(AssertionError, match="one answer"):
        game.check(state)


def test_what_can_be_answered_is_kept_up_to_date() -> None:
    state = market()
    state.choices = state.choices[:-1]
    with pytest.raises(AssertionError, match="is not what is kept"):
        game.check(state)
