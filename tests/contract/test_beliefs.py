"""Point 3: a sample fits the view that it is made from, asks the same of that seat, and is not always the same."""

from __future__ import annotations

from typing import Any

from rules import games
from rules.kernel.record import canonical
from tests.contract.playing import Dice, Heard, positions

SAMPLES = 3


def test_a_sample_looks_like_the_view_and_is_a_whole_state(key: str, seats: int) -> None:
    game = games[key]
    for state in positions(key, seats, 1, every=3):
        for viewer in range(seats):
            view = game.view(state, viewer)
            for seed in range(SAMPLES):
                sample = game.sample(view, seed)
                game.check(sample)
                assert canonical(game.encode_view(game.view(sample, viewer))) == canonical(game.encode_view(view))
                assert sample.legal(viewer) == state.legal(viewer)
                assert sample.decision(viewer) == state.decision(viewer)
                assert (sample.waiting(), sample.locked()) == (state.waiting(), state.locked())


def test_a_sample_is_made_from_the_view_alone(key: str, seats: int) -> None:
    """A view that was written down and read again gives the same sample; two states of one view give the same, too."""
    game = games[key]
    for state in positions(key, seats, 2, every=7):
        for viewer in range(seats):
            view = game.view(state, viewer)
            sample = game.encode(game.sample(view, 5))
            assert game.encode(game.sample(game.decode_view(game.encode_view(view)), 5)) == sample
            assert game.encode(game.sample(game.view(game.sample(view, 9), viewer), 5)) == sample


def test_samples_vary_in_what_is_hidden(key: str, seats: int) -> None:
    game = games[key]
    varied = 0
    for state in positions(key, seats, 3, every=7):
        if not state.over:
            view = game.view(state, 0)
            varied += len({canonical(game.encode(game.sample(view, seed))) for seed in range(8)}) == 8
    assert varied > 5


def test_what_others_have_locked_is_chosen_anew(key: str, seats: int) -> None:
    game = games[key]
    locks = varied = 0
    for state in positions(key, seats, 4):
        for seat in state.locked():
            viewer = (seat + 1) % seats
            view = game.view(state, viewer)
            locks += 1
            varied += len({_shown_by(game.sample(view, seed), seat) for seed in range(6)}) > 1
    assert varied > locks // 3 or not locks
    assert locks > 5 or game.secret == "open"


def _shown_by(state: Any, seat: int) -> bytes:
    """The first thing that is told of ``seat`` once the others have locked as well."""
    log = Heard()
    while True:
        told = [event for event in log.events if event.seat == seat and event.kind != "locked"]
        if told or state.over:
            return canonical(told[:1])
        waiting = state.waiting()[0]
        state.apply(waiting, state.legal(waiting)[0], log)


def test_a_sample_can_be_played_to_the_end(key: str, seats: int) -> None:
    game = games[key]
    for number, state in enumerate(positions(key, seats, 5, every=11)):
        if not state.over:
            sample = game.sample(game.view(state, number % seats), number)
            dice = Dice(number)  # a game in which one may always pass has no end where everybody does the same for ever
            while not sample.over:
                seat = sample.waiting()[-1]
                sample.apply(seat, dice.pick(sample.legal(seat)))
            game.check(sample)
