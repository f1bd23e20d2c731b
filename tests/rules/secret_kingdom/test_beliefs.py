"""Samples: whole states that fit what a seat knows; the unseen cards in any order alike."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.secret_kingdom import game
from rules.secret_kingdom.actions import BUYS, PLAYS
from tests.rules.secret_kingdom.table import do, honey, own_deck, random_states, table

ROW = [honey("rr??"), honey("rr"), honey("fff??"), honey("bbb??")]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_sample_has_the_very_view_and_the_legal_list_of_its_seat(seats: int) -> None:
    for state in random_states(seats, seats, {"beehives": "five"}):
        for viewer in (None, *range(seats)):
            view = game.view(state, viewer)
            sample = game.sample(view, 9)
            game.check(sample)
            assert game.encode_view(game.view(sample, viewer)) == game.encode_view(view)
            if viewer is not None:
                assert sample.legal(viewer) == state.legal(viewer)


def test_the_same_seed_gives_the_same_sample_and_others_vary() -> None:
    view = game.view(table(gems=["rr"], honey__market=ROW), 1)
    samples = [game.encode(game.sample(view, seed)) for seed in (1, 1, 2, 3, 4)]
    assert samples[0] == samples[1]
    assert len({str(sample["honey"]["pile"]) for sample in samples}) == 4
    assert len({str(sample["gathering"]["pile"]) for sample in samples}) == 4


def test_what_was_seen_is_never_dealt_again_and_what_was_not_may_lie_anywhere() -> None:
    state = table(gems=["rr"], honey=[["H1", "H2"], ["H3"]], honey__market=ROW, gathering__pile=["G1", "G2", "G3"])
    view = game.view(state, 2)
    seen = {"H1", "H2", "H3", *ROW}
    tops: Counter[str] = Counter()
    piles: Counter[str] = Counter()
    data = game.encode(state)
    for seed in range(2000):
        data = game.encode(game.sample(view, seed))
        assert set(data["honey"]["pile"]) | set(data["honey"]["box"]) == set(BUYS) - seen
        assert sorted(data["gathering"]["pile"]) == ["G1", "G2", "G3"]
        tops[data["gathering"]["pile"][-1]] += 1
        piles.update(data["honey"]["pile"])
    assert len(data["honey"]["pile"]) == len(state.pile)
    assert set(tops) == {"G1", "G2", "G3"}
    assert min(tops.values()) > 2000 / 3 * 0.85
    assert set(piles) == set(BUYS) - seen
    share = 2000 * len(state.pile) / (48 - len(seen))
    assert share * 0.85 < min(piles.values()) <= max(piles.values()) < share * 1.15


def test_its_own_payment_is_what_a_seat_knows_and_others_do_not() -> None:
    state = table(gems=["rrrsb"], honey__market=ROW)
    do(state, 0, f"buy {ROW[0]}", "pay sunflower")
    own = game.sample(game.view(state, 0), 3)
    assert (own.draft, own.left, own.choices) == (state.draft, state.left, state.choices)
    other = game.sample(game.view(state, 1), 3)
    assert other.draft == ()
    assert f"buy {ROW[0]}" in [action.text for action in other.legal(0)]


def test_a_sample_in_the_middle_of_a_turn_goes_on_like_the_game() -> None:
    for state in random_states(3, 6):
        if state.phase in ("gain", "choose"):
            sample = game.sample(game.view(state, 1), 1)
            assert (sample.steps, sample.played, sample.buying, sample.drawn) == (
                state.steps,
                state.played,
                state.buying,
                state.drawn,
            )


def test_after_the_end_there_is_nothing_left_to_sample() -> None:
    *_, state = random_states(3, 4)
    sample = game.sample(game.view(state, None), 5)
    assert (sample.pile, sample.box, sample.gathering) == (state.pile, state.box, state.gathering)
    assert sample.outcome() == state.outcome()
    assert set(state.gathering) | set(state.discard) | set(state.drawn) == set(PLAYS.values())


def test_a_deck_of_a_players_own_is_sampled_with_its_own_cards() -> None:
    deck = own_deck(lambda cards: cards[0].update(points=9))
    view = game.decode_view(game.encode_view(game.view(game.setup(2, 3, deck=deck), 0)))
    assert game.sample(view, 1).deck.data() == deck.data()
