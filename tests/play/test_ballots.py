"""While ballots are closed one after the other, what others are asked stays the same question."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.bots.mind import Advice
from tests.play.clockwork import Page, at_table
from tests.play.test_hints import hint_of
from tests.secrecy.ballots import asked_together

PHASES = pytest.mark.parametrize("phase", ["vote", "flowers"])


def voting(phase: str) -> Page:
    """A person and bots cast ballots; the person's is being asked for, and all bots have been asked."""
    match = asked_together(5, phase, Random(3))
    person = match.waiting()[0]
    table = at_table(match, "".join("h" if seat == person else "c" for seat in range(5)))
    table.session.pace = 0.0
    table.settle()
    if table.session.stage.kind == "cover":
        table.session.uncover()
    assert table.session.asked == person
    return table


@PHASES
def test_a_bot_that_thinks_about_its_ballot_is_not_asked_anew_when_another_closes_its_own(phase: str) -> None:
    table = voting(phase)
    session, chance = table.session, Random(1)
    table.requests += session.requests()
    asked = [request.token for request in table.requests]
    assert len(asked) > 1
    while table.requests:
        table.think(chance, 1)
        table.clock.pass_by(60)
        session.tick()
        table.requests += session.requests()
        assert [request.token for request in table.requests] == asked[len(asked) - len(table.requests) :]
    assert {token.seat for token in asked} <= set(session._match.locked())


@PHASES
def test_a_hint_for_a_ballot_stands_while_bots_close_theirs(phase: str) -> None:
    table = voting(phase)
    session = table.session
    decision = session.decision()
    assert decision is not None
    bots = [*table.requests, *session.requests()]
    assert session.counsel.ask() is None
    action = decision.actions[-1]
    request = hint_of(table)
    session.answer(request.token, action, Advice(action))
    for bot in bots:
        assert bot.view.decision is not None
        session.answer(bot.token, bot.view.decision.actions[0])
        table.clock.pass_by(60)
        session.tick()
    assert session._match.locked()
    hint = session.counsel.hint()
    assert hint is not None
    assert hint.action == action
