"""The end of the game: what triggers it, what still happens, and how seats are ranked."""

from __future__ import annotations

from typing import Any

import pytest

from rules.bears_and_bees import game
from tests.rules.bears_and_bees.table import Told, card, do, random_states, shown, table

PLAIN = card("honey", base=3)
RESEARCH = card("research", base=2)


def test_b24_a_fifth_token_ends_the_game_after_the_round_with_swarms_compensations_and_checks() -> None:
    log = Told()
    state = shown("S1", "S2", "S3", honey=[7, 3, 0], experience=[0, 9, 0], swarms=[0, 4, 0], log=log)
    assert [event.values for event in log.of("end_triggered")] == [{"why": "swarms", "seat": 1}]
    assert len(log.of("swarm_count")) == 3
    assert game.view(state, None).facts["ending"] == "swarms"
    assert not state.over
    assert state.swarms == [0, 7, 0]
    do(state, 0, "take honey", log=log)
    do(state, 2, "draw honey", log=log)
    assert state.over
    assert (state.honey[0], state.experience[0]) == (0, 1)  # the last check was made
    assert state.phase == "over"
    assert log.beats[-2:] == [("swarm_back",) * 3, ("game_over",)]


def test_b24_a_deck_that_ends_in_compensation_ends_the_game_after_it() -> None:
    log = Told()
    state = shown(
        "S1",
        PLAIN,
        "S2",
        experience=[0, 9, 0],
        decks__honey=["H49"],
        log=log,
        hands=[["S1", "H30"], [PLAIN, "H31"], ["S2", "H32"]],
    )
    do(state, 0, "draw honey", log=log)
    assert state.ending == "deck"
    assert not state.over
    revealed = state.revealed
    do(state, 2, "take honey", log=log)
    assert state.over
    assert len(log.of("end_triggered")) == 1
    assert state.revealed > revealed  # G3: the end opens all hands, so the honey cannot be taken back


def test_b24_a_second_reason_for_the_end_changes_nothing() -> None:
    log = Told()
    state = shown(
        "S1",
        PLAIN,
        experience=[0, 9],
        swarms=[0, 4],
        decks__honey=["H49"],
        hands=[["S1", "H30"], [PLAIN, "H31"]],
        log=log,
    )
    assert state.ending == "swarms"
    do(state, 0, "draw honey", log=log)
    assert state.ending == "swarms"
    assert [event.values["why"] for event in log.of("end_triggered")] == ["swarms"]
    assert len(log.of("deck_emptied")) == 1


def test_b24_most_swarms_then_experience_honey_and_cards() -> None:
    hands = [["H1", "H2"], ["H3", "H4"], ["H5"]]
    cases: list[tuple[dict[str, Any], tuple[int, ...], str]] = [
        ({"swarms": [3, 2, 1], "experience": [0, 9, 0], "honey": [0, 7, 7]}, (1, 2, 3), "swarms"),
        ({"swarms": [2, 2, 1], "experience": [1, 2, 9], "honey": [7, 0, 0]}, (2, 1, 3), "experience"),
        ({"swarms": [2, 2, 2], "experience": [1, 1, 1], "honey": [1, 3, 2]}, (3, 1, 2), "honey"),
        ({"swarms": [2, 2, 2], "experience": [1, 1, 1], "honey": [3, 3, 3]}, (1, 1, 3), "shared"),
        ({"swarms": [2, 1, 2], "experience": [1, 1, 1], "honey": [3, 3, 3]}, (1, 3, 2), "cards"),
    ]
    for at, ranks, decided in cases:
        outcome = table(3, hands=hands, **at).outcome()
        assert outcome.ranks == ranks
        assert outcome.decided == decided
        assert outcome.totals == tuple(at["swarms"])
        assert list(outcome.components) == ["swarms", "experience", "honey", "cards"]
        assert outcome.components["honey"] == tuple(at["honey"])
        assert outcome.components["cards"] == (3, 3, 2)


def test_b24_the_swarm_card_back_in_hand_counts_as_a_card() -> None:
    state = shown("S1", "H1", hands=[["S1"], ["H1", "H2"]], experience=[9, 0], swarms=[4, 0])
    assert state.over
    assert state.outcome().components["cards"] == (1, 2)


def test_b25_a_full_tie_is_a_shared_victory() -> None:
    state = table(2, hands=[["H1"], ["H2"]], swarms=[3, 3], experience=[1, 1], honey=[2, 2])
    outcome = state.outcome()
    assert outcome.ranks == (1, 1)
    assert outcome.decided == "shared"


def test_g1_every_seat_is_ranked_by_the_keys_of_the_winner() -> None:
    hands = [["H1"], ["H2", "H3"], ["H4"], ["H5"], ["H6"]]
    state = table(5, hands=hands, swarms=[1, 1, 4, 1, 1], experience=[2, 2, 0, 3, 2], honey=[4, 4, 0, 0, 4])
    outcome = state.outcome()
    assert outcome.ranks == (4, 3, 1, 2, 4)
    assert outcome.decided == "swarms"


@pytest.mark.parametrize("seats", [2, 5])
def test_g3_after_the_end_all_hands_and_decks_are_open_to_everybody(seats: int) -> None:
    *_, before, state = random_states(seats, 4)
    assert state.over
    for viewer in (None, *range(seats)):
        places = game.view(state, viewer).places
        for seat in range(seats):
            hand = places[f"seat/{seat}/hand"]
            assert [piece.face for piece in hand.pieces] == [str(play.value) for play in state.hands[seat]]
            assert hand.count == len(hand.pieces)
        for kind, name in enumerate(("honey", "research")):
            deck = places[f"deck/{name}"]
            assert [piece.face for piece in deck.pieces] == [str(play.value) for play in state.decks[kind]]
    assert state.revealed > before.revealed
    assert all(not piece.face for piece in game.view(before, None).places["seat/0/hand"].pieces)


def test_after_the_end_nobody_is_asked_and_everything_is_refused() -> None:
    *_, state = random_states(3, 8)
    assert state.waiting() == ()
    for action in game.actions:
        refusal = state.refusal(0, action)
        assert refusal is not None
        assert refusal.key == "game_over"


def test_random_games_end_by_swarms_and_by_decks() -> None:
    ends = {random_states(seats, seed)[-1].ending for seats in (2, 5) for seed in range(60)}
    assert ends == {"swarms", "deck"}
