"""How a game ends, who has won, and what is open then."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules.beesness import game
from rules.kernel.outcome import Outcome
from tests.rules.beesness.reference import slow_ranks
from tests.rules.beesness.table import ballots, do, random_states, table


def ended(honey: list[int], **at: Any) -> Outcome:
    state = table(len(honey), honey=honey, round={3: 9, 4: 8, 5: 10}[len(honey)], phase="turn", **at)
    while not state.over:
        do(state, state.asked[0], *(["sell 0", "lock"] if state.open else ["end turn"]))
    return state.outcome()


def test_most_honey_wins() -> None:
    outcome = ended([10, 14, 3])
    assert outcome.ranks == (2, 1, 3)
    assert outcome.totals == (10, 14, 3)
    assert outcome.components == {"honey": (10, 14, 3)}
    assert outcome.decided == "honey"


def test_z34_a_tie_for_most_honey_is_a_shared_victory() -> None:
    outcome = ended([10, 4, 10])
    assert (outcome.ranks, outcome.decided) == ((1, 3, 1), "shared")


def test_z34_a_tie_further_down_shares_nothing_of_the_victory() -> None:
    outcome = ended([4, 10, 4, 1])
    assert (outcome.ranks, outcome.decided) == ((2, 1, 2, 4), "honey")


def test_overlooked_nothing_but_honey_counts_at_the_end() -> None:
    outcome = ended([5, 6, 4], workers=[3, 0, 0], drones=[3, 0, 0], queens=[4, 0, 0], flowers=[9, 0, 0])
    assert outcome.ranks == (2, 1, 3)


def test_z32_unsold_flowers_are_worthless_at_the_end() -> None:
    outcome = ended([5, 6, 5], flowers=[8, 0, 0])
    assert outcome.ranks == (2, 1, 2)


def test_g1_every_seat_is_ranked_by_the_same_key() -> None:
    chance = random.Random(4)
    for _ in range(40):
        honey = [chance.randrange(12) for _ in range(5)]
        assert ended(honey).ranks == tuple(slow_ranks(honey))


def test_g1_after_a_beesaster_nobody_has_a_rank() -> None:
    state = table(4, garden=1, honey=[10, 2, 5, 5], phase="turn")
    do(state, 0, "pick")
    outcome = state.outcome()
    assert (outcome.ranks, outcome.decided) == ((0, 0, 0, 0), "nobody")
    assert outcome.totals == (10, 2, 5, 5)


def test_the_outcome_before_the_end_is_by_the_honey_so_far() -> None:
    assert table(3, honey=[1, 5, 3]).outcome().ranks == (3, 1, 2)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_g3_nothing_is_hidden_after_the_end(seats: int) -> None:
    (last,) = random_states(seats, 3, short=True)[-1:]
    assert last.over
    public = game.view(last, None)
    for seat in range(seats):
        own = game.view(last, seat)
        assert (own.places, own.facts) == (public.places, public.facts)


def test_nobody_can_do_anything_after_the_end() -> None:
    state = table(3, round=9, flowers=[1, 0, 0], phase="flowers")
    ballots(state, 1)
    for seat in range(3):
        assert state.legal(seat) == ()
        refusal = state.refusal(seat, game.parse("pass"))
        assert refusal is not None
        assert refusal.key == "game_over"


def test_a_game_of_three_rounds_is_over_after_three() -> None:
    state = game.setup(3, 1, {"short": True, "first": 0})
    rounds = set()
    while not state.over:
        rounds.add(state.round)
        do(state, state.asked[0], "pass" if state.phase == "market" else "end turn")
    assert rounds == {1, 2, 3}
