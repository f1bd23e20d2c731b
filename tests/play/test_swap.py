"""Another player on a seat, in the middle of a game."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.play import ImmediateWriter, Session, Stage
from tabletop.play.house import House
from tests.play.clockwork import HandClock, Page, at_table, page, players, position


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


@pytest.mark.parametrize("game", ["beesness", "secret_kingdom"])
def test_who_takes_over_from_a_bot_that_is_asked_openly_is_asked_at_once_and_no_longer_when_it_comes_back(
    game: str,
) -> None:
    match = position(4, 7, game=game)
    (seat,) = match.waiting()
    table = at_table(match, "".join("c" if other == seat else "h" for other in range(4)))
    table.settle()
    session = table.session
    assert session.asked is None
    assert session.swap(seat, "human") is None
    assert session.stage == Stage("public")
    assert session.asked == seat
    assert session.lit()
    assert session.swap(seat, "cub") is None
    assert session.asked is None
    assert session.lit() == {}
    assert session.decision() is None


@pytest.mark.parametrize("game", ["beesness", "secret_kingdom"])
def test_nobody_is_asked_anything_else_while_all_are_asked_whether_to_go_back(game: str) -> None:
    match = position(3, 7, game=game)
    for _ in range(4):
        seat = match.waiting()[0]
        match.apply(seat, match.legal(seat)[0])
    clock = HandClock()
    house = House(undo="family")
    writer = ImmediateWriter()
    table = Page(lambda change: Session(match, players("hhh"), writer, clock, change, house=house), clock)
    table.settle()
    session = table.session
    asked = session.asked
    assert asked is not None
    assert session.way_back.ask() is None
    assert session.way_back.voter == 0
    assert session.asked is None
    assert session.lit() == {}
    assert session.way_back.disagree() is None
    assert session.asked == asked
    assert session.lit()
