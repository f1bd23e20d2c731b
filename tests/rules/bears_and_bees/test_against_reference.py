"""Rounds played by the rules and by the reference beside them: every position, every answer, the same end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.bears_and_bees import game
from rules.bears_and_bees.cards import house_deck
from rules.bears_and_bees.state import State
from tests.rules.bears_and_bees.reference import Round
from tests.rules.bears_and_bees.table import do, table

CARDS: dict[str, dict[str, Any]] = {
    f"{own['type'][0].upper()}{own['number']}": own for own in house_deck().data()["card"]
}


def play_a_round(state: State, pick: random.Random) -> None:
    """Plays one round of ``state`` at random and the same round by the reference; compares all there is."""
    position = game.encode(state)
    for seat in state.waiting():
        do(state, seat, str(pick.choice(state.legal(seat))))
    shown = [str(play.value) for play in state.chosen if play is not None]
    this_round = state.round
    for seat in state.waiting()[:-1]:
        do(state, seat, "lock")
    (last,) = state.waiting()
    reference = Round(CARDS, position)
    state.advance(last, state.legal(last)[0])

    def answer(seat: int, texts: list[str]) -> str:
        assert state.waiting() == (seat,)
        assert state.round == this_round
        assert [str(action) for action in state.legal(seat)] == texts
        text = pick.choice(texts)
        do(state, seat, text)
        return text

    reference.play(shown, answer)
    if state.round > this_round + 1:
        return  # rounds of hands of one have played themselves since
    assert state.over == reference.ending
    if state.phase in ("choose", "over"):
        assert state.honey == reference.honey
        assert state.experience == reference.experience
        assert state.swarms == reference.swarms
        assert [{str(play.value) for play in hand} for hand in state.hands] == reference.hands
        assert {
            name: [str(play.value) for play in deck]
            for name, deck in zip(("honey", "research"), state.decks, strict=True)
        } == reference.decks
        assert [("honey", "research", "swarm")[kind] for kind in state.last] == reference.last


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_go_as_the_reference_says(seats: int) -> None:
    for seed in range(40):
        pick = random.Random(seed)
        state = game.setup(seats, seed)
        while state.phase == "setup":
            seat = state.waiting()[0]
            do(state, seat, str(pick.choice(state.legal(seat))))
        while not state.over:
            if state.phase != "choose":
                seat = state.waiting()[0]
                do(state, seat, str(pick.choice(state.legal(seat))))
            else:
                play_a_round(state, pick)


@given(data=st.data(), seats=st.integers(2, 5))
def test_any_position_goes_as_the_reference_says(data: st.DataObject, seats: int) -> None:
    """Positions that no game may ever reach: any tokens, any hands, decks about to run out."""
    pick = random.Random(data.draw(st.integers(0, 2**32)))
    names = [f"{letter}{number}" for letter in "HR" for number in range(1, 50)]
    pick.shuffle(names)
    sizes = data.draw(st.lists(st.integers(1, 8), min_size=seats, max_size=seats))
    hands = [[names.pop() for _ in range(size)] for size in sizes]
    tokens = st.lists(st.integers(0, 7), min_size=seats, max_size=seats)
    decks: dict[str, Any] = {}
    for kind in ("honey", "research"):
        left = [name for name in names if name[0] == kind[0].upper()]
        decks[f"decks__{kind}"] = left[: data.draw(st.sampled_from([1, 2, 3, 6, len(left)]))]
    state = table(
        seats,
        hands=hands,
        honey=data.draw(tokens),
        experience=data.draw(tokens),
        swarms=data.draw(st.lists(st.integers(0, 4), min_size=seats, max_size=seats)),
        last=data.draw(st.lists(st.sampled_from(["honey", "research", "swarm", None]), min_size=seats, max_size=seats)),
        **decks,
    )
    play_a_round(state, pick)
