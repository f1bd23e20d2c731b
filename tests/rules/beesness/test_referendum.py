"""The referendum: who votes, what passes, what it costs and what is planted."""

from __future__ import annotations

import pytest

from rules.beesness import game
from rules.kernel.refusal import Refusal
from tests.rules.beesness.table import Told, ballots, do, legal, refused, table


def test_z22_once_per_own_turn() -> None:
    state = table(3, phase="turn")
    do(state, 0, "call referendum")
    ballots(state, "no", "no", "no")
    assert (state.asked, state.called) == ((0,), True)
    assert "call referendum" not in legal(state, 0)
    assert refused(state, 0, "call referendum") == "already_called"
    do(state, 0, "end turn")
    assert "call referendum" in legal(state, 1)


def test_z22_only_in_ones_own_turn() -> None:
    state = table(3, phase="turn")
    assert refused(state, 1, "call referendum") == "not_your_turn"
    assert refused(table(3), 0, "call referendum") == "not_now"


def test_z22_also_with_nothing_left_to_plant() -> None:
    state = table(3, unplanted=0, phase="turn")
    assert "call referendum" in legal(state, 0)


def test_z23_every_seat_with_a_bee_votes_in_secret_and_at_once() -> None:
    log = Told()
    state = table(4, workers=[1, 0, 1, 1], drones=[1, 0, 1, 1], phase="turn")
    do(state, 0, "call referendum", log=log)
    assert (state.phase, state.waiting()) == ("vote", (0, 2, 3))
    for seat in (0, 2, 3):
        asked = state.decision(seat)
        assert asked is not None
        assert (asked.kind, asked.secret, asked.values) == ("vote", True, {"votes": 2, "caller": 0})
        assert legal(state, seat) == ["vote yes", "vote no"]
    assert legal(state, 1) == []
    assert refused(state, 1, "vote yes") == "no_bees"
    assert refused(state, 1, "lock") == "no_bees"
    assert [event.seat for event in log.of("referendum_called")] == [0]


def test_z23_one_vote_for_each_bee_queens_too_all_cast_one_way() -> None:
    log = Told()
    state = table(3, workers=[1, 0, 0], drones=[0, 1, 1], queens=[1, 1, 0], phase="turn")
    do(state, 0, "call referendum")
    ballots(state, "yes", "no", "yes", log=log)
    assert [(event.seat, event.count, event.values["vote"]) for event in log.of("voted")] == [
        (0, 2, "yes"), (1, 2, "no"), (2, 1, "yes"),
    ]  # fmt: skip
    (passed,) = log.of("referendum_passed")
    assert (passed.seat, passed.values) == (0, {"yes": 3, "no": 2})


def test_example_five_bees_are_five_votes() -> None:
    state = table(3, workers=[2, 1, 1], drones=[2, 1, 1], queens=[1, 0, 0], phase="turn")
    do(state, 0, "call referendum")
    asked = state.decision(0)
    assert asked is not None
    assert asked.values["votes"] == 5
    ballots(state, "yes", "no", "no")
    assert state.phase == "discard"


def test_z23_bees_count_at_that_moment_so_used_workers_no_longer_vote() -> None:
    """Overlooked: workers leave when used, so they no longer vote."""
    log = Told()
    state = table(3, workers=[2, 1, 0], drones=[1, 1, 1], phase="turn")
    do(state, 0, "pick", "pick", "call referendum")
    ballots(state, "yes", "no", "no", log=log)
    assert [event.count for event in log.of("voted")] == [1, 2, 1]
    assert len(log.of("referendum_failed")) == 1


@pytest.mark.parametrize(
    ("votes", "passes"),
    [
        (("yes", "yes", "yes"), True),
        (("yes", "yes", "no"), True),
        (("yes", "no", "no"), False),
        (("no", "no", "yes"), False),
        (("no", "no", "no"), False),
    ],
)
def test_more_yes_than_no_votes_pass(votes: tuple[str, str, str], passes: bool) -> None:
    log = Told()
    state = table(3, phase="turn")
    do(state, 0, "call referendum")
    ballots(state, *votes, log=log)
    assert bool(log.of("referendum_passed")) is passes
    assert bool(log.of("referendum_failed")) is not passes
    assert (state.phase == "discard") is passes
    assert state.garden == 18


def test_z24_a_tie_fails() -> None:
    log = Told()
    state = table(3, workers=[2, 1, 1], drones=[1, 1, 0], phase="turn")
    do(state, 0, "call referendum")
    ballots(state, "yes", "no", "no", log=log)
    (failed,) = log.of("referendum_failed")
    assert failed.values == {"yes": 3, "no": 3}
    assert (state.phase, state.asked, state.garden) == ("turn", (0,), 18)
    assert state.ballots == [None, None, None]


def test_z24_without_a_bee_on_the_table_it_fails_at_once() -> None:
    log = Told()
    state = table(3, workers=[0, 0, 0], drones=[0, 0, 0], phase="turn")
    do(state, 0, "call referendum", log=log)
    (failed,) = log.of("referendum_failed")
    assert failed.values == {"yes": 0, "no": 0}
    assert (state.phase, state.asked) == ("turn", (0,))


def test_z36_votes_are_secret_until_all_are_in() -> None:
    log = Told()
    state = table(3, phase="turn")
    do(state, 0, "call referendum")
    do(state, 0, "vote yes", log=log)
    assert (log.events, state.locked()) == ([], ())
    assert game.view(state, 1).places["seat/0/ballot"].count == 0
    do(state, 0, "lock", log=log)
    assert [event.kind for event in log.events] == ["locked"]
    assert (state.waiting(), state.locked()) == ((1, 2), (0,))
    hidden = game.view(state, 1).places["seat/0/ballot"]
    assert (hidden.count, [piece.face for piece in hidden.pieces]) == (1, [""])
    assert game.view(state, 0).places["seat/0/ballot"].pieces[0].face == "yes"
    do(state, 2, "vote no", "lock")
    do(state, 1, "vote yes")
    revealed = state.revealed
    do(state, 1, "lock", log=log)
    assert state.revealed == revealed + 1
    shown = game.view(state, None).places
    assert [shown[f"seat/{seat}/ballot"].pieces[0].face for seat in range(3)] == ["yes", "yes", "no"]


def test_a_vote_is_drafted_taken_back_and_locked() -> None:
    state = table(3, phase="turn")
    do(state, 0, "call referendum")
    assert refused(state, 1, "lock") == "nothing_chosen"
    do(state, 1, "vote no")
    assert legal(state, 1) == ["lock"]
    assert state.default(1) is game.parse("lock")
    assert refused(state, 1, "vote yes") == "already_chosen"
    asked = state.decision(1)
    assert asked is not None
    assert (asked.draft, asked.default) == (("vote no",), "lock")
    state.undraft(1)
    assert legal(state, 1) == ["vote yes", "vote no"]
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        state.undraft(1)
    do(state, 1, "vote yes", "lock")
    assert refused(state, 1, "vote no") == "already_locked"
    assert refused(state, 1, "lock") == "already_locked"
    with pytest.raises(Refusal, match="already_locked"):
        state.undraft(1)
    for seat in (-1, 3):
        with pytest.raises(Refusal, match="nothing_to_take_back"):
            state.undraft(seat)
    assert refused(state, 0, "sell 1") == "not_now"
    assert refused(state, 0, "pick") == "not_now"


def test_a_seat_without_bees_is_neither_waiting_nor_locked() -> None:
    state = table(3, workers=[1, 0, 1], drones=[1, 0, 1], phase="turn")
    do(state, 0, "call referendum")
    do(state, 0, "vote yes", "lock")
    assert (state.waiting(), state.locked()) == ((2,), (0,))
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        state.undraft(1)
