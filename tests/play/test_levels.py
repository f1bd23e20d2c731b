"""The levels of the bots at the table: which there are, how long they may think, and that their time tells nothing."""

from __future__ import annotations

import logging
from random import Random

import pytest

from tabletop.bots.levels import LEVELS
from tabletop.play import BotRequest
from tabletop.play.desk import ON_THE_WAY
from tabletop.play.players import KINDS
from tests.play.clockwork import Page, page


def usual(request: BotRequest) -> str:
    assert request.view.decision is not None
    return request.view.decision.actions[0]


def choosing_against(level: str) -> tuple[Page, list[BotRequest]]:
    """A person, a Cub and a bot of ``level`` choose cards at the instant speed; the bots have just been asked."""
    table = page("hcc", 7)
    table.session.pace = 0.0
    table.session.swap(2, level)  # type: ignore[arg-type]
    table.play(Random(7), lambda: table.session._match.view(None).phase == "choose")
    return table, [request for request in [*table.requests, *table.session.requests()] if request.token.number]


def test_who_sits_at_a_table_is_a_person_or_one_of_the_levels() -> None:
    assert ("human", *LEVELS) == KINDS


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_asked_at_its_own_level_and_given_the_time_of_it(level: str) -> None:
    _table, asked = choosing_against(level)
    assert [(request.seat, request.level) for request in asked] == [(1, "cub"), (2, level)]
    assert asked[1].milliseconds == LEVELS[level].milliseconds


def test_a_thought_about_a_hand_takes_the_time_of_the_level_however_soon_it_is_clear() -> None:
    table, asked = choosing_against("expert")
    session, start = table.session, table.clock.time
    for request in asked:
        session.answer(request.token, usual(request))
    assert session._match.locked() == ()
    assert session.next_due() == pytest.approx(start + 0.15 + ON_THE_WAY)
    table.clock.time = session.next_due() or 0
    session.tick()
    assert session._match.locked() == (1,)
    assert session.next_due() == pytest.approx(start + 0.15 + 1.5 + 2 * ON_THE_WAY)


def test_a_thought_in_the_open_takes_no_more_than_the_pace() -> None:
    table = page("ccc", 7, "beesness")
    table.session.swap(0, "expert")
    table.session.swap(1, "expert")
    table.session.swap(2, "expert")
    table.settle()
    request = [*table.requests, *table.session.requests()][-1]
    assert not table.session._match.asked_in_secret(request.seat)
    table.session.answer(request.token, usual(request))
    assert table.session.next_due() == pytest.approx(table.clock.time + table.session.pace)


def test_what_is_asked_no_more_stands_no_more() -> None:
    table, asked = choosing_against("expert")
    assert table.session.standing() == {request.token for request in asked}
    table.session.swap(2, "human")
    assert table.session.standing() == {asked[0].token}


def test_what_another_level_thought_before_is_not_the_answer_of_this_one() -> None:
    table, asked = choosing_against("cub")
    session, old = table.session, asked[1]
    assert session.swap(2, "expert") is None
    new = next(request for request in [*table.requests, *session.requests()] if request.level == "expert")
    assert new.token.number == old.token.number
    assert old.token not in session.standing()
    session.answer(old.token, usual(old))
    table.clock.pass_by(5)
    session.tick()
    assert 2 not in session._match.locked()
    session.answer(new.token, usual(new))
    session.answer(asked[0].token, usual(asked[0]))
    table.clock.pass_by(5)
    session.tick()
    assert 2 in session._match.locked()


def test_an_illegal_answer_is_logged_without_a_word_of_the_hand(caplog: pytest.LogCaptureFixture) -> None:
    table, asked = choosing_against("expert")
    own = table.session._match.decision(2)
    assert own is not None
    caplog.set_level(logging.WARNING)
    table.session.answer(asked[1].token, "play H99")
    table.clock.pass_by(5)
    table.session.tick()
    (line,) = caplog.messages
    assert "bears_and_bees: seat 2" in line
    assert not any(word in line for word in ("H99", *(action.partition(" ")[2] for action in own.actions)))


@pytest.mark.parametrize("soon", [True, False])
def test_a_hint_makes_bots_later_by_its_own_time_however_soon_they_were(soon: bool) -> None:
    """A person asks at once: when the bots lock afterwards must not tell which of them had found an answer by then."""
    table, asked = choosing_against("expert")
    session, start = table.session, table.clock.time
    table.settle()
    for request in asked if soon else ():
        session.answer(request.token, usual(request))
    assert session.counsel.ask() is None
    assert table.requests[-1].token.hint
    for request in () if soon else asked:
        session.answer(request.token, usual(request))
    hint = LEVELS["expert"].milliseconds / 1000 + ON_THE_WAY
    assert session.next_due() == pytest.approx(start + hint + 0.15 + ON_THE_WAY)
    table.clock.time = session.next_due() or 0
    session.tick()
    assert session._match.locked() == (1,)
    assert session.next_due() == pytest.approx(start + hint + 0.15 + 1.5 + 2 * ON_THE_WAY)
