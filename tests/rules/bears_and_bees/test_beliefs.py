"""Samples: whole states that fit what a seat knows."""

from __future__ import annotations

import pytest

from rules.bears_and_bees import game
from rules.bears_and_bees.cards import house_deck, read_deck
from tests.rules.bears_and_bees.table import do, random_states, shown, table

HANDS = [["R5", "H20"], ["H4", "R6"], ["H5", "H6", "R7"]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_sample_has_the_very_view_and_the_legal_list_of_its_seat(seats: int) -> None:
    for state in random_states(seats, seats):
        for viewer in (None, *range(seats)):
            view = game.view(state, viewer)
            sample = game.sample(view, 9)
            game.check(sample)
            assert game.encode_view(game.view(sample, viewer)) == game.encode_view(view)
            if viewer is not None:
                assert sample.legal(viewer) == state.legal(viewer)


def test_a_sample_can_be_played_to_the_end() -> None:
    for number, state in enumerate(random_states(3, 3)):
        if number % 10 == 0 and not state.over:
            sample = game.sample(game.view(state, 0), number)
            while not sample.over:
                seat = sample.waiting()[0]
                sample.apply(seat, sample.legal(seat)[-1])
                game.check(sample)


def test_the_same_seed_gives_the_same_sample_and_others_vary() -> None:
    view = game.view(table(3, hands=HANDS), 0)
    samples = [game.encode(game.sample(view, seed)) for seed in (1, 1, 2, 3, 4)]
    assert samples[0] == samples[1]
    hands = {str([seat["hand"] for seat in sample["seats"][1:]]) for sample in samples}
    assert len(hands) == 4


def test_what_was_shown_and_what_is_held_is_never_dealt_again() -> None:
    state = table(3, hands=HANDS)
    for seat, name in enumerate(("H20", "H4", "H5")):
        do(state, seat, f"play {name}", "lock")
    view = game.view(state, 0)
    for seed in range(60):
        data = game.encode(game.sample(view, seed))
        assert data["seats"][0]["hand"] == ["R5", str(state.swarm_cards[0].value)]
        known = {"R5", "H20", "H4", "H5"}
        hidden = {name for seat in data["seats"][1:] for name in seat["hand"]}
        hidden |= {name for cards in data["decks"].values() for name in cards}
        assert not known & hidden


def test_each_unseen_card_is_dealt_to_a_hand_as_often_as_its_share() -> None:
    view = game.view(table(2, hands=[["R5"], ["H4", "H6"]]), 0)
    times = dict.fromkeys(house_deck().cards, 0)
    for seed in range(3000):
        for play in game.sample(view, seed).hands[1]:
            times[str(play.value)] += 1
    honey = [times[name] for name in times if name[0] == "H"]
    assert sum(honey) == 6000
    assert min(honey) > 6000 / 49 * 0.6
    assert max(honey) < 6000 / 49 * 1.4


def test_a_rival_that_locked_has_some_card_chosen_and_one_that_did_not_has_none() -> None:
    state = table(3, hands=HANDS)
    do(state, 1, "play H4", "lock")
    do(state, 2, "play R7")
    chosen = set()
    for seed in range(40):
        sample = game.sample(game.view(state, 0), seed)
        assert sample.chosen[1] in sample.hands[1]
        chosen.add(str(sample.chosen[1]))
        assert sample.chosen[2] is None
        assert sample.chosen[0] is None
        assert sample.locked() == (1,)
    assert len(chosen) > 5


def test_its_own_draft_is_what_a_seat_knows() -> None:
    state = table(3, hands=HANDS)
    do(state, 1, "play H4")
    for text, locked in ((None, ()), ("lock", (1,))):
        if text:
            do(state, 1, text)
        sample = game.sample(game.view(state, 1), 3)
        assert str(sample.chosen[1]) == "play H4"
        assert sample.locked() == locked


def test_a_seat_that_draws_is_sampled_in_the_middle_of_it() -> None:
    state = shown("R5", "R6", "H5")
    seat = state.waiting()[0]
    do(state, seat, "draw honey")
    for viewer in (None, 0, 1, 2):
        sample = game.sample(game.view(state, viewer), 1)
        assert sample.steps == state.steps
        assert sample.waiting() == state.waiting()


def test_after_the_end_there_is_nothing_left_to_sample() -> None:
    *_, state = random_states(3, 4)
    for viewer in (None, 1):
        sample = game.sample(game.view(state, viewer), 5)
        assert sample.hands == state.hands
        assert sample.decks == state.decks
        assert sample.outcome() == state.outcome()


def test_a_deck_of_a_players_own_is_sampled_with_its_own_cards() -> None:
    data = house_deck().data()
    data["card"][0]["base"] = 9
    deck = read_deck({**data, "name": "own"})
    view = game.decode_view(game.encode_view(game.view(game.setup(2, 3, deck=deck), 0)))
    assert game.sample(view, 1).deck.cards["H1"].base == 9


def test_a_pile_that_a_scenario_shortened_is_sampled_as_it_is() -> None:
    state = table(3, hands=HANDS, piles=[["H30", "R30"], [], ["S3"]], last=["research", None, "swarm"])
    for viewer in (None, 0):
        view = game.view(state, viewer)
        assert view.facts["history"] == [["H30", "R30"], [], ["S3"]]
        assert game.view(game.sample(view, 2), viewer) == view
