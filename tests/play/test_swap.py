"""Another player on a seat, in the middle of a game."""

from __future__ import annotations

from random import Random

from tabletop.play import Stage
from tests.play.clockwork import page


def test_a_bot_takes_over_for_a_person() -> None:
    table = page("hhc", 7)
    table.play(Random(7), lambda: table.session.view().phase == "choose")
    session = table.session
    assert session.swap(1, "cub") is None
    assert session.players[1].kind == "cub"
    assert session.solo
    assert session.stage == Stage("cover", 0)
    assert {request.seat for request in table.requests} == {1, 2}
    assert session.resume_state()["players"][1]["kind"] == "cub"
    assert session.journal.swaps == [(session._match.state_number, 1, "cub")]
    table.play(Random(7))
    assert {stage.seat for stage in table.stages[-2:]} <= {0, None}


def test_a_person_takes_over_for_a_bot() -> None:
    table = page("hc", 7)
    session = table.session
    assert session.swap(1, "human") is None
    assert session.stage == Stage("public")
    table.play(Random(7))
    assert {"cover", "hold"} <= set(table.kinds())
    assert {stage.seat for stage in table.stages} == {None, 0, 1}


def test_a_swap_closes_every_open_hand() -> None:
    table = page("hhh", 7)
    table.settle()
    session = table.session
    session.uncover()
    session.touch("deck/honey")
    assert session.swap(session.stage.seat or 0, "cub") is None
    assert session.viewer is None
    assert session.stage == Stage("public")


def test_a_swap_that_cannot_be_is_refused() -> None:
    table = page("hc", 7)
    refusal = table.session.swap(5, "cub")
    assert refusal is not None
    assert (refusal.key, refusal.values) == ("no_such_seat", {"seat": 5})
    table.play(Random(7))
    refusal = table.session.swap(1, "human")
    assert refusal is not None
    assert refusal.key == "game_over"
