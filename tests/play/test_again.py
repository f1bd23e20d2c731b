"""The same people once more."""

from __future__ import annotations

from rules.kernel.match import Setup
from tabletop.play.again import rematch
from tests.play.clockwork import page


def test_a_rematch_has_the_same_people_and_another_shuffle() -> None:
    session = page("hcc", 7).session
    setup, players = session.rematch()
    other, _ = session.rematch()
    assert players == session.players
    assert (setup.game, setup.seats, setup.options) == (session.setup.game, 3, session.setup.options)
    assert len({setup.seed, other.seed, session.setup.seed}) == 3
    assert session.rematch(5)[0].seed == 5


def test_where_a_game_has_a_beginner_the_next_seat_begins() -> None:
    options: dict[str, str | int | bool] = {"first": 2, "short": True}
    assert rematch(Setup("any", 3, 1, options), 2).options == {"first": 0, "short": True}
    assert rematch(Setup("any", 4, 1, options), 2).options == {"first": 3, "short": True}
    assert options["first"] == 2
