"""Point 1: random games end, keep their invariants after every action, and refuse what is not legal."""

from __future__ import annotations

import pytest

from rules import Refusal, games
from tests.contract.playing import Dice, Heard, positions, random_game

GAMES_EACH = 200


def test_random_games_end_and_keep_their_invariants(key: str, seats: int) -> None:
    game = games[key]
    for seed in range(GAMES_EACH):
        states = []
        for state, _, _ in random_game(key, seats, seed):
            game.check(state)
            states = [state]
        (state,) = states
        game.check(state)
        assert state.over
        assert state.waiting() == ()
        assert all(state.legal(seat) == () and state.decision(seat) is None for seat in range(seats))


def test_the_outcome_ranks_every_seat_by_its_components(key: str, seats: int) -> None:
    for seed in range(GAMES_EACH // 5):
        *_, (state, _, _) = random_game(key, seats, seed)
        outcome = state.outcome()
        assert len(outcome.ranks) == len(outcome.totals) == seats
        assert min(outcome.ranks) == 1 or set(outcome.ranks) == {0}
        assert all(len(numbers) == seats for numbers in outcome.components.values())
        assert (outcome.decided == "shared") == (outcome.ranks.count(1) > 1)
        assert (outcome.decided == "nobody") == (set(outcome.ranks) == {0})
        assert outcome.decided in (*outcome.components, "shared", "nobody")


def test_the_checked_the_unchecked_and_the_logged_way_lead_to_the_same(key: str, seats: int) -> None:
    game = games[key]
    for state, seat, action in random_game(key, seats, 1, Heard()):
        checked, unchecked, logged = state.copy(), state.copy(), state.copy()
        checked.apply(seat, action)
        unchecked.advance(seat, action)
        logged.apply(seat, action, Heard())
        assert game.encode(checked) == game.encode(unchecked) == game.encode(logged)


def test_a_copy_goes_its_own_way(key: str, seats: int) -> None:
    game = games[key]
    dice = Dice(seats)
    for number, state in enumerate(positions(key, seats, 2)):
        if number % 5 == 0 and not state.over:
            before = game.encode(state)
            copy = state.copy()
            for _ in range(12):
                if not copy.over:
                    seat = dice.pick(copy.waiting())
                    copy.apply(seat, dice.pick(copy.legal(seat)))
            assert game.encode(state) == before


def test_what_is_not_legal_is_refused_and_changes_nothing(key: str, seats: int) -> None:
    game = games[key]
    dice = Dice(seats)
    for state, _, _ in random_game(key, seats, 3, Heard()):
        before = game.encode(state)
        for seat in (-1, *range(seats), seats, 99):
            legal = state.legal(seat)
            assert (seat in state.waiting()) == bool(legal)
            illegal = [action for action in game.actions if action not in legal]
            minors = [action for action in illegal if action.minor]
            for action in (dice.pick(illegal), *minors[-1:], *minors[dice.below(50) :: 50]):
                refusal = state.refusal(seat, action)
                assert isinstance(refusal, Refusal)
                with pytest.raises(Refusal, match=refusal.key):
                    state.apply(seat, action, Heard())
        assert game.encode(state) == before


def test_what_is_legal_is_not_refused_and_stands_in_the_question(key: str, seats: int) -> None:
    game = games[key]
    for state, _, _ in random_game(key, seats, 4):
        for seat in state.waiting():
            legal = state.legal(seat)
            decision = state.decision(seat)
            assert decision is not None
            assert decision.actions == tuple(str(action) for action in legal)
            assert [action for action in legal if state.refusal(seat, action)] == []
            default = state.default(seat)
            assert default is None or default in legal
            assert decision.default == (str(default) if default else "")
            assert all(game.parse(str(action)) is action for action in legal)


def test_every_legal_thing_can_be_touched_in_the_view_of_its_seat(key: str, seats: int) -> None:
    game = games[key]
    for state, seat, _ in random_game(key, seats, 5):
        view = game.view(state, seat)
        there = {piece.handle for place in view.places.values() for piece in place.pieces} | set(view.places)
        assert [action.text for action in state.legal(seat) if not action.minor and action.handle not in there] == []


@pytest.mark.parametrize("key", list(games))
def test_the_table_of_actions_has_one_text_an_action(key: str) -> None:
    game = games[key]
    assert len({str(action) for action in game.actions}) == len(game.actions)
    assert all(game.parse(str(action)) is action for action in game.actions)
    with pytest.raises(Refusal, match="unknown_action"):
        game.parse("no such thing")


@pytest.mark.parametrize("key", list(games))
def test_a_set_up_that_cannot_be_is_refused(key: str) -> None:
    game = games[key]
    for seats in (-1, 0, game.seats.start - 1, game.seats.stop, 99):
        with pytest.raises(Refusal, match="bad_seats"):
            game.setup(seats=seats, seed=1)
    with pytest.raises(Refusal, match="unknown_option"):
        game.setup(seats=game.seats.start, seed=1, options={"no such option": True})
    for name in game.options:
        with pytest.raises(Refusal, match="bad_option"):
            game.setup(seats=game.seats.start, seed=1, options={name: "no such value"})


@pytest.mark.parametrize("key", list(games))
def test_any_seed_is_a_game(key: str) -> None:
    game = games[key]
    for seed in (0, -1, 2**63, 2**64, 10**30):
        state = game.setup(seats=game.seats.start, seed=seed)
        game.check(state)
        assert game.encode(game.decode(game.encode(state))) == game.encode(state)


@pytest.mark.parametrize("key", list(games))
def test_a_deck_comes_back_from_its_data(key: str) -> None:
    game = games[key]
    data = game.encode_deck(game.deck())
    assert game.encode_deck(game.deck(data)) == data
    with pytest.raises(Refusal):
        game.deck({})
