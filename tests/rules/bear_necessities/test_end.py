"""After round 12: hives, the winner, and what is opened."""

from __future__ import annotations

from typing import Any

import pytest

from rules.bear_necessities import game
from rules.bear_necessities.state import State
from tests.rules.bear_necessities.table import Told, choose, lock_all, number, random_states, table

PLAIN = ["Cat", "Anchor", "Goat", "Camel", "Sailor", "Baker", "Bicycle", "Log Cabin", "Desert Inn"]


def last_round(hives: list[list[str]], bees: list[int], vp: list[int], log: Any = None) -> State:
    """Each seat has the ``hives`` cards and plain ones, and places a plain card of 3 VP or more as its twelfth."""
    spare = [name for name in (*PLAIN, *MORE) if not any(name in cards for cards in hives)]
    tableaus = []
    for cards in hives:
        names = cards + [spare.pop() for _ in range(11 - len(cards))]
        tableaus.append([f"{number(name)} at {place % 4},{place // 4}" for place, name in enumerate(names)])
    state = table(len(hives), tableaus=tableaus, bees=bees, vp=vp)
    assert state.round == 12
    lock_all(state, log)
    return state


MORE = [
    "Wild Ponies", "Park Bench", "Hedgehog", "Raft", "Toolbox", "Backpack", "Ivy", "Dog", "Postbear", "Otter",
    "Harbour",
    "Heron", "Whale", "Mayor", "Town Hall", "Library", "Bakery", "Crab", "Compass", "Ranger", "Oasis", "Well", "Nomad",
    "Squirrel", "Sparrow", "Tram", "Rowboat",
]  # fmt: skip


def test_example_121_vp_and_4_hives_with_6_bees_make_145() -> None:
    told = Told()
    own = ["Rubber Duck", "Moss", "Frog", *PLAIN[:8]]
    other = ["Ivy", "Otter", "Harbour", "Heron", "Whale", "Mayor", "Well", "Seaweed", "Library", "Compass", "Cactus"]
    laid = [[f"{number(name)} at {place % 4},{place // 4}" for place, name in enumerate(row)] for row in (own, other)]
    hands = [[number("Desert Inn"), number("Raft")], [number("Dog"), number("Squirrel")]]
    state = table(tableaus=laid, hands=hands, bees=[6, 0])
    lock_all(state.copy(), told)
    gained = told.of("bee_time")[0].values
    assert int(gained["seat0"]) > int(gained["seat1"])  # no seventh bee
    state.vp = (121 - int(gained["seat0"]), 0)
    lock_all(state)
    assert (state.bees[0], state.hive_vp[0], state.vp[0]) == (6, 24, 145)
    outcome = state.outcome()
    assert outcome.components["activations"][0] == 121
    assert outcome.components["hives"][0] == 24
    assert outcome.totals[0] == 145


def test_n13_in_round_12_bee_time_comes_before_the_hives() -> None:
    told = Told()
    state = last_round([["Rubber Duck", "Moss"], []], [3, 5], [0, 0], told)
    kinds = [kind for beat in told.beats for kind in beat]
    assert kinds.index("activated") < kinds.index("bee_time") < kinds.index("hives_paid") < kinds.index("game_over")
    assert state.hive_vp == (3 * state.bees[0], 0)
    assert sum(state.bees) == 3 + 5 + 1
    assert [(event.seat, event.count) for event in told.of("hives_paid")] == [(0, state.hive_vp[0]), (1, 0)]
    assert told.of("hives_paid")[0].values == {"hives": 3, "bees": state.bees[0]}


def test_n25_hives_are_worth_nothing_before_the_end() -> None:
    for state in random_states(3, 9):
        if not state.over:
            assert state.hive_vp == (0, 0, 0)
            assert state.outcome().components["hives"] == (0, 0, 0)


def test_n14_a_reserve_is_chosen_in_round_12_too_and_then_discarded() -> None:
    state = table(round=12)
    hands = state.hands
    for seat in (0, 1):
        choose(state, seat)
    kept = [next(card for card in hand if card is not state.drafts[seat][0]) for seat, hand in enumerate(hands)]
    told = Told()
    lock_all(state, told)
    assert state.over
    assert state.discards == ((kept[0],), (kept[1],))
    assert state.reserves == state.hands == ((), ())
    assert [event.piece for event in told.of("last_reserve")] == [card.handle for card in kept]


def test_the_game_ends_after_twelve_rounds() -> None:
    for seats in (2, 6):
        *_, last = random_states(seats, 1)
        assert (last.round, last.phase, last.over) == (12, "over", True)
        assert [sum(card is not None for card in board) for board in last.boards] == [12] * seats
        assert last.waiting() == last.locked() == ()


@pytest.mark.parametrize(
    ("vp", "ranks", "decided"),
    [
        ((10, 20, 15), (3, 1, 2), "vp"),
        ((20, 20, 15), (1, 1, 3), "shared"),
        ((20, 15, 15), (1, 2, 2), "vp"),
        ((7, 7, 7), (1, 1, 1), "shared"),
    ],
)
def test_n26_g1_most_vp_wins_and_ties_share(vp: tuple[int, ...], ranks: tuple[int, ...], decided: str) -> None:
    *_, state = random_states(3, 2)
    state.vp, state.hive_vp = vp, (5, 0, 2)
    outcome = state.outcome()
    assert (outcome.ranks, outcome.decided, outcome.totals) == (ranks, decided, vp)
    assert list(outcome.components) == ["vp", "activations", "hives"]
    assert outcome.components["activations"] == tuple(own - more for own, more in zip(vp, (5, 0, 2), strict=True))


def test_before_the_end_the_outcome_is_by_the_vp_so_far() -> None:
    state = table(round=2, vp=[3, 9])
    assert state.outcome().ranks == (2, 1)
    assert state.outcome().totals == (3, 9)


def test_g3_after_the_end_all_is_open() -> None:
    states = random_states(3, 4)
    last = states[-1]
    hands = [state.hands for state in states]
    for viewer in (None, 1):
        view = game.view(last, viewer)
        assert [piece.face for piece in view.places["deck/cards"].pieces] == [str(card.value) for card in last.pile]
        for seat in range(3):
            faces = [piece.face for piece in view.places[f"seat/{seat}/discards"].pieces]
            assert faces == [str(card.value) for card in last.discards[seat]]
            assert view.facts["rounds"][0]["hands"][seat] == [str(card.value) for card in hands[0][seat]]
            assert all(told["kept"][seat] for told in view.facts["rounds"])
    assert game.view(last, None).facts == game.view(last, 2).facts


def test_what_each_card_has_brought_adds_up_to_the_vp() -> None:
    for seed in range(5):
        *_, last = random_states(4, seed)
        view = game.view(last, 0)
        for seat, cards in enumerate(view.facts["brought"]):
            assert sum(card["vp"] for card in cards) == last.vp[seat] - last.hive_vp[seat]
            assert [card["card"] for card in cards] == [told["plays"][seat] for told in view.facts["rounds"]]
            assert [card["cell"] for card in cards] == [told["cells"][seat] for told in view.facts["rounds"]]


def test_a_game_that_began_in_a_position_tells_nothing_of_what_cards_brought() -> None:
    state = table(round=12)
    lock_all(state)
    assert game.view(state, None).facts["brought"] == []
