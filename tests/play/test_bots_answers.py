"""What a bot alone is told, such as the new cards after its answer in Bear Necessities, moves no curtain."""

from __future__ import annotations

from random import Random

from rules.kernel.match import Match
from tabletop.play import Stage
from tests.play.clockwork import Page, at_table
from tests.table.lands import land


def asked() -> Page:
    """Two people and a bot are asked about their reserves; the first hand is open, the bot has not answered yet."""
    match: Match = land(3, 5, 5, "keep")
    table = at_table(match, "hhc")
    table.settle()
    table.session.uncover()
    assert table.session.stage == Stage("hold", 0)
    return table


def bot_answers(table: Page) -> None:
    before = len(table.session._match.beats)
    table.requests += table.session.requests()
    table.think(Random(1), 1)
    table.clock.pass_by(1)
    table.session.tick()
    assert [beat.private for beat in table.session._match.beats[before:]] == [{2}]


def test_a_hand_that_was_hidden_meanwhile_is_still_asked() -> None:
    table = asked()
    session = table.session
    assert session.act("answer keep") is None
    session.hide()
    bot_answers(table)
    session.uncover()
    assert session.asked == 0
    assert not session.needs_done


def test_a_lock_leads_straight_to_the_next_cover() -> None:
    table = asked()
    session = table.session
    assert session.act("answer keep") is None
    bot_answers(table)
    stages = len(table.stages)
    while session.stage == Stage("hold", 0):
        assert session.act(session.decision().actions[0]) is None  # type: ignore[union-attr]
    assert table.stages[stages:] == [Stage("cover", 1)]
