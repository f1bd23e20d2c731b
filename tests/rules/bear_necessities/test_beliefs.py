"""Samples: whole states that fit what a seat knows."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.bear_necessities import game
from rules.bear_necessities.cards import house_deck, read_deck
from rules.bear_necessities.retold import Luck
from tests.rules.bear_necessities.table import answer_all, choose, do, lock_all, number, random_states, table


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_sample_has_the_very_view_and_the_legal_list_of_its_seat(seats: int) -> None:
    for place, state in enumerate(random_states(seats, seats)):
        if place % 3 == 0 or state.over:
            for viewer in (None, *range(seats)):
                view = game.view(state, viewer)
                sample = game.sample(view, place)
                game.check(sample)
                assert game.encode_view(game.view(sample, viewer)) == game.encode_view(view)
                if viewer is not None:
                    assert sample.legal(viewer) == state.legal(viewer)


def test_the_same_seed_gives_the_same_sample_and_others_vary() -> None:
    view = game.view(table(3), 0)
    samples = [game.encode(game.sample(view, seed)) for seed in (1, 1, 2, 3, 4)]
    assert samples[0] == samples[1]
    assert len({str([seat["hand"] for seat in sample["seats"][1:]]) for sample in samples}) == 4


def test_every_hand_has_the_colours_that_its_backs_show() -> None:
    for state in random_states(4, 3)[::9]:
        view = game.view(state, 1)
        for seed in range(5):
            sample = game.sample(view, seed)
            for seat in range(4):
                shown = [piece.back for piece in view.places[f"seat/{seat}/hand"].pieces]
                if seat != 1 and view.phase == "choose":
                    assert sorted(shown) == sorted(sample.deck.rules[card].colour for card in sample.hands[seat])


def test_the_decks_top_has_the_colour_that_is_seen_and_below_it_anything() -> None:
    state = table(2)
    view = game.view(state, 0)
    colour = view.places["deck/cards"].pieces[0].back
    samples = [game.sample(view, seed) for seed in range(60)]
    assert {sample.deck.rules[sample.pile[-1]].colour for sample in samples} == {colour}
    assert len({sample.pile[-1] for sample in samples}) > 10
    assert len({sample.deck.rules[sample.pile[-2]].colour for sample in samples}) == 4


def test_unseen_cards_of_a_colour_are_equally_likely_in_a_hand() -> None:
    state = table(2, hands=[["N1", "N2", "N3", "N4", "N5"], ["N10", "N30", "N31", "N60", "N80"]])
    view = game.view(state, 0)
    times: Counter[str] = Counter()
    for seed in range(3000):
        times.update(str(card.value) for card in game.sample(view, seed).hands[1])
    water = [times[name] for name, card in house_deck().cards.items() if card.colour == "water"]
    assert sum(water) == 6000
    assert min(water) > 6000 / 24 * 0.7
    assert max(water) < 6000 / 24 * 1.3
    assert not any(times[f"N{own}"] for own in range(1, 6))


def test_what_was_placed_or_is_ones_own_is_never_dealt_again() -> None:
    for state in random_states(3, 8)[::13]:
        if state.over:
            continue
        view = game.view(state, 2)
        known = {str(card.value) for card in (*state.hands[2], *state.discards[2])}
        known |= {card.id for board in state.boards for card in board if card is not None}
        for seed in range(6):
            sample = game.sample(view, seed)
            hidden = [
                *sample.pile,
                *(card for seat in (0, 1) for card in (*sample.hands[seat], *sample.discards[seat])),
            ]
            assert not known & {str(card.value) for card in hidden}


def test_a_rival_that_locked_has_a_run_chosen_anew_and_one_that_did_not_has_none() -> None:
    state = table(3, round=2)
    choose(state, 1)
    do(state, 1, "lock")
    choose(state, 2)
    view = game.view(state, 0)
    runs = set()
    for seed in range(40):
        sample = game.sample(view, seed)
        assert sample.locked() == (1,)
        assert sample.drafts[2] == sample.drafts[0] == ()
        runs.add(sample.drafts[1])
    assert len(runs) > 20


def test_its_own_draft_is_what_a_seat_knows() -> None:
    state = table(3, round=2)
    choose(state, 1)
    for locked in (False, True):
        if locked:
            do(state, 1, "lock")
        sample = game.sample(game.view(state, 1), 4)
        assert sample.drafts[1] == state.drafts[1]
        assert sample.locked() == state.locked()


def test_answers_of_others_are_unknown_until_all_have_answered() -> None:
    state = table(3, phase="keep", round=5)
    do(state, 1, "answer keep")
    choose(state, 1)
    do(state, 1, "lock")
    view = game.view(state, 0)
    words = Counter(len(game.sample(view, seed).aside[1]) for seed in range(40))
    assert set(words) == {0, 1}
    for seed in range(5):
        sample = game.sample(view, seed)
        game.check(sample)
        assert sample.unanswered == 0b101
        assert game.view(sample, 0) == view


def test_a_seat_that_has_answered_knows_its_own_hand_and_not_the_fifth_card() -> None:
    state = table(3, phase="keep", round=5)
    do(state, 0, "answer keep")
    view = game.view(state, 0)
    samples = [game.sample(view, seed) for seed in range(30)]
    assert {sample.hands[0] for sample in samples} == {state.hands[0]}
    assert len({sample.aside[0] for sample in samples}) > 15


def test_after_the_end_there_is_nothing_left_to_sample() -> None:
    *_, state = random_states(3, 4)
    for viewer in (None, 1):
        sample = game.sample(game.view(state, viewer), 5)
        assert (sample.pile, sample.discards, sample.deals, sample.past) == (
            state.pile,
            state.discards,
            state.deals,
            state.past,
        )
        assert sample.outcome() == state.outcome()


def test_a_position_that_remembers_nothing_is_sampled_as_it_is() -> None:
    for state in (
        table(3, round=6, discards=[["N1"], [], ["N2"]]),
        table(3, phase="keep", round=9, discards=[["N1"], [], ["N2"]]),
    ):
        for viewer in (None, 0, 1):
            view = game.view(state, viewer)
            sample = game.sample(view, 2)
            game.check(sample)
            assert game.view(sample, viewer) == view


def test_such_a_position_is_still_sampled_when_the_game_has_gone_on() -> None:
    state = table(2, phase="keep", round=5)
    answer_all(state, ["discard", "keep"])
    lock_all(state)
    lock_all(state)
    for viewer in (None, 0, 1):
        view = game.view(state, viewer)
        assert game.view(game.sample(view, 3), viewer) == view


def test_a_deck_of_a_players_own_is_sampled_with_its_own_cards() -> None:
    data = house_deck().data()
    data["card"][0]["vp"] = 9
    deck = read_deck({**data, "name": "own"})
    view = game.decode_view(game.encode_view(game.view(game.setup(2, 3, deck=deck), 0)))
    assert game.sample(view, 1).deck.cards["N1"].vp == 9


def test_luck_is_fair_also_beyond_64_bits() -> None:
    luck = Luck(1)
    times = Counter(luck.below(6) for _ in range(6000))
    assert min(times.values()) > 850
    large = [luck.below(1 << 200) for _ in range(50)]
    assert max(large) > 1 << 195
    assert sorted(Luck(2).shuffled("abcdef")) == list("abcdef")
    assert len({"".join(Luck(seed).shuffled("abc")) for seed in range(60)}) == 6


def test_a_sample_can_be_played_to_the_end() -> None:
    for place, state in enumerate(random_states(3, 3)):
        if place % 15 == 0 and not state.over:
            sample = game.sample(game.view(state, 0), place)
            while not sample.over:
                seat = sample.waiting()[-1]
                sample.apply(seat, sample.legal(seat)[-1])
                game.check(sample)


def test_the_forecasts_of_others_tell_no_more_than_the_backs() -> None:
    """The sampled reserve pays what the real one paid: only its colour counts."""
    state = table(2, round=3, hands=[["N1"], [number("Weather Forecast (Water)"), "N30", "N31"]])
    choose(state, 1, number("Weather Forecast (Water)"), "", "N30")
    lock_all(state)
    for seed in range(10):
        sample = game.sample(game.view(state, 0), seed)
        kept = sample.past[-1].drafts[1][2]
        assert sample.deck.rules[kept].colour == "water"
