"""Whole states that fit a view: only what others have locked is unknown, and any of it is as likely."""

from __future__ import annotations

from collections import Counter

from rules.beesness import game
from tests.rules.beesness.table import do, random_states, table


def test_what_others_have_locked_in_a_vote_is_drawn_anew() -> None:
    state = table(4, phase="turn")
    do(state, 0, "call referendum")
    do(state, 1, "vote yes", "lock")
    do(state, 2, "vote no", "lock")
    found = Counter(tuple(game.sample(game.view(state, 0), seed).ballots) for seed in range(400))
    assert set(found) == {(None, first, second, None) for first in (0, 1) for second in (0, 1)}
    assert min(found.values()) > 60


def test_what_others_have_locked_in_a_sale_is_any_number_they_could_sell() -> None:
    state = table(3, flowers=[2, 5, 0], drones=[1, 2, 1], phase="flowers")
    do(state, 1, "sell 4", "lock")
    found = Counter(game.sample(game.view(state, 0), seed).ballots[1] for seed in range(500))
    assert set(found) == {0, 1, 2, 3, 4}
    assert min(found.values()) > 60


def test_ones_own_ballot_is_known_drafted_or_locked() -> None:
    state = table(3, flowers=[2, 5, 0], drones=[1, 2, 1], phase="flowers")
    do(state, 0, "sell 1")
    assert {game.sample(game.view(state, 0), seed).ballots[0] for seed in range(20)} == {1}
    do(state, 0, "lock")
    assert {game.sample(game.view(state, 0), seed).ballots[0] for seed in range(20)} == {1}
    assert {game.sample(game.view(state, 1), seed).ballots[0] for seed in range(60)} == {0, 1, 2}
    assert {game.sample(game.view(state, None), seed).ballots[0] for seed in range(60)} == {0, 1, 2}


def test_a_draft_of_another_seat_is_not_in_a_sample() -> None:
    state = table(3)
    do(state, 0, "offer", "to seat 1", "give honey 1")
    assert game.sample(game.view(state, 1), 1).draft == ()
    own = game.sample(game.view(state, 0), 1)
    assert [step.text for step in own.draft] == ["offer", "to seat 1", "give honey 1"]
    assert own.legal(0) == state.legal(0)
    flowers = table(3, flowers=[2, 2, 0], phase="flowers")
    do(flowers, 1, "sell 2")
    assert game.sample(game.view(flowers, 0), 1).ballots == [None, None, None]


def test_shown_votes_are_known_to_all() -> None:
    state = table(3, phase="turn")
    do(state, 0, "call referendum")
    for seat, vote in enumerate(("yes", "no", "yes")):
        do(state, seat, f"vote {vote}", "lock")
    assert state.phase == "discard"
    for viewer in (None, 0, 1, 2):
        assert game.sample(game.view(state, viewer), 3).ballots == [1, 0, 1]


def test_all_that_is_public_is_in_the_sample() -> None:
    for state in random_states(4, 8, short=True)[::5]:
        for viewer in (None, 0, 2):
            sample = game.encode(game.sample(game.view(state, viewer), 4))
            real = game.encode(state)
            for name in real:
                if name not in ("chance", "revealed", "draft", "seats"):
                    assert sample[name] == real[name]
            for one, other in zip(sample["seats"], real["seats"], strict=True):
                assert {**one, "ballot": 0} == {**other, "ballot": 0}
