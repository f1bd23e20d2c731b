"""The check finds what must never be, whoever made the state."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.secret_kingdom import game
from rules.secret_kingdom.deck import house_deck
from rules.secret_kingdom.state import State
from tests.rules.secret_kingdom.table import buy, do, drawing, gathering, honey, random_states, table

PAIR, ROSES = gathering("rs", "fb"), gathering("rr", "sfb")


def turn() -> State:
    return table(gems=["rr"], honey__market=[honey("rr"), "H45", "H46", "H47"])


def gain() -> State:
    state = drawing(PAIR, ROSES)
    do(state, 0, f"play {PAIR}")
    return state


def over() -> State:
    return random_states(3, 4)[-1]


def bought() -> State:
    state = table(gems=["rsf"], honey__market=[honey("rs?"), "H45", "H46", "H47"])
    buy(state, 0, honey("rs?"))
    return state


def put(**values: object) -> Callable[[State], None]:
    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return change


def broken(make: Callable[[], State], change: Callable[[State], object]) -> str:
    state = make()
    game.check(state)
    change(state)
    with pytest.raises(AssertionError) as caught:
        game.check(state)
    return str(caught.value)


def test_good_states_pass() -> None:
    for make in (turn, gain, over, bought):
        game.check(make())


@pytest.mark.parametrize(
    ("make", "change", "words"),
    [
        (turn, lambda state: state.pile.pop(), "honey cards"),
        (turn, lambda state: state.pile.append(state.pile[0]), "honey cards"),
        (turn, lambda state: state.gathering.pop(), "gathering cards"),
        (gain, lambda state: state.discard.clear(), "in no place: G13"),
        (turn, lambda state: state.market.append(state.pile.pop()), "5 honey cards lie face up"),
        (turn, lambda state: state.pile.append(state.market.pop()), "3 honey cards lie face up"),
        (turn, put(gems=[256, 0, 0]), "three gems"),
        (turn, put(gems=[-1, 0, 0]), "three gems"),
        (turn, put(beehives=house_deck().beehives[:3]), "beehives"),
        (turn, put(first=1), "was to begin"),
        (turn, put(round=0), "rounds begin"),
        (turn, put(ender=1), "triggers the end"),
        (turn, put(winner=1), "wins at once"),
        (turn, put(over=True), "over"),
        (turn, put(asked=()), "over"),
        (turn, put(steps=[("end", 0)]), "steps"),
        (turn, put(choices=(game.parse("gather"),)), "G2"),
        (turn, put(phase="choose"), "0 gathering cards are drawn"),
        (gain, put(played=()), "gathering cards"),
        (gain, put(phase="turn"), "one card is played out"),
        (gain, lambda state: state.steps.pop(1), "clockwise"),
        (gain, lambda state: state.steps.pop(), "steps"),
        (bought, put(buying=()), "honey cards"),
        (over, put(winner=0), "by the beehives"),
        (over, put(turn=0, ender=0), "before its last turn"),
        (over, put(asked=(1,)), "over"),
    ],
)
def test_what_must_not_be_is_found(make: Callable[[], State], change: Callable[[State], object], words: str) -> None:
    found = broken(make, change)
    assert words in found


def test_the_box_of_a_short_game_is_full() -> None:
    def refill(state: State) -> None:
        state.pile[:0] = state.box
        state.box = ()

    assert "left in the box" in broken(turn, refill)


def test_beehives_in_play_are_three_in_order_and_known() -> None:
    hives = house_deck().beehives
    state = game.setup(2, 1, {"beehives": "four"})
    for wrong in ((), hives[:2], hives[:4], (hives[1], hives[0], hives[2]), (hives[0], hives[0], hives[1]), hives[2:]):
        state.beehives = wrong
        with pytest.raises(AssertionError, match="beehives"):
            game.check(state)
