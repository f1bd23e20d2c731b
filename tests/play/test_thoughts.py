"""What bots thought: told when it may be, by nobody else's screen, and only what was really done."""

from __future__ import annotations

import math
from random import Random

import pytest

from rules.kernel.match import Match
from tabletop.bots.mind import Advice
from tabletop.play import BotRequest
from tabletop.play.house import House
from tests.play.clockwork import Page, SlowWriter, again, page


def think(table: Page, chance: Random) -> None:
    """Every bot that is asked answers, and tells what it weighed."""
    now, table.requests = [*table.requests, *table.session.requests()], []
    for request in now:
        decision = request.view.decision
        assert decision is not None
        action = chance.choice(decision.actions)
        other = next(text for text in decision.actions if text != action)
        table.session.answer(request.token, action, Advice(action, ((action, 50.0), (other, 40.0)), (("points", 1.0),)))


def go_on(table: Page, chance: Random) -> None:
    """A step of the table; bots tell what they weigh."""
    if table.requests:
        think(table, chance)
    else:
        table.step(chance)


def test_where_all_is_open_a_thought_is_told_as_soon_as_it_was_shown() -> None:
    table, chance = page("hcc", 3, "secret_kingdom"), Random(3)
    table.settle()
    while not table.requests:
        go_on(table, chance)
    table.settle()
    seat = table.requests[0].seat
    think(table, chance)
    table.clock.pass_by(1)
    table.session.tick()
    assert table.session.past.thoughts() == [], "the table does not show it yet"
    table.session.settled()
    (thought,) = table.session.past.thoughts()
    assert (thought.seat, thought.level) == (seat, "cub")
    entry = table.session._match.entries[thought.number]
    assert (entry.seat, entry.text) == (seat, thought.advice.action)


@pytest.mark.parametrize("game", ["bears_and_bees", "bear_necessities"])
def test_who_holds_a_hand_tells_nothing_until_the_game_is_over_and_then_everything(game: str) -> None:
    table, chance = page("hcc", 3, game), Random(3)
    for _ in range(20_000):
        if table.session.stage.kind == "over":
            break
        assert table.session.past.thoughts() == []
        go_on(table, chance)
    thoughts = table.session.past.thoughts()
    entries = table.session._match.entries
    assert {thought.seat for thought in thoughts} == {1, 2}
    assert all(thought.advice.action == entries[thought.number].text for thought in thoughts)


def test_a_ballot_is_told_of_once_all_are_opened() -> None:
    """Of what one bot chose in secret nothing is told while another person has still to choose."""
    table, chance = page("hcc", 5, "beesness"), Random(5)
    closed = 0
    for _ in range(20_000):
        match = table.session._match
        if match.over:
            break
        for seat in match.locked():
            locked = max(number for number, entry in enumerate(match.entries) if entry.seat == seat)
            told = [thought.number for thought in table.session.past.thoughts() if thought.seat == seat]
            assert not any(number >= locked - 1 for number in told)
            closed += 1
        go_on(table, chance)
    assert closed


def test_what_the_table_went_back_over_has_not_been() -> None:
    table, chance = page("hcc", 3, "secret_kingdom"), Random(3)
    table.session._progress.house = House(undo="family")
    while len(table.session.past.thoughts()) < 3 or table.session.way_back.refusal() is not None:
        go_on(table, chance)
        table.settle()
    before = [thought.number for thought in table.session.past.thoughts()]
    assert table.session.way_back.ask() is None
    table.settle()
    after = [thought.number for thought in table.session.past.thoughts()]
    target = int(table.session._match.entries[-1].text)
    assert after == [number for number in before if number < target]
    assert len(after) < len(before)


def asked() -> tuple[Page, BotRequest]:
    """A table at which a bot has just been asked."""
    table, chance = page("hcc", 3, "secret_kingdom"), Random(3)
    while not table.requests:
        go_on(table, chance)
    table.settle()
    request = table.requests.pop(0)
    return table, request


def test_an_answer_that_was_not_taken_is_no_thought() -> None:
    table, request = asked()
    table.session.answer(request.token, "dance", Advice("dance", (("dance", 99.0),)))
    table.clock.pass_by(1)
    table.session.tick()
    table.settle()
    assert table.session._match.entries[-1].seat == request.seat
    assert table.session.past.thoughts() == []


def test_thoughts_end_with_the_sitting_and_that_is_known() -> None:
    writer = SlowWriter()
    table, chance = page("hcc", 3, "secret_kingdom", writer=writer), Random(3)
    while not table.session.past.thoughts():
        writer.drain()
        go_on(table, chance)
        table.settle()
    assert not table.session.past.forgotten
    writer.drain()
    back = again(table.session._match, writer, "hcc")
    assert back.session.past.thoughts() == []
    assert back.session.past.forgotten


def test_a_thought_is_of_the_round_that_its_bot_was_asked_in() -> None:
    """Also where its choice ends that round."""
    table, chance = page("hcc", 3, "bear_necessities"), Random(3)
    for _ in range(20_000):
        if table.session.stage.kind == "over":
            break
        go_on(table, chance)
    replayed, rounds = Match.start(table.session.setup), []
    for entry in table.session._match.entries:
        rounds.append(replayed.view(None).round)
        if entry.kind == "act":
            replayed.apply(entry.seat, replayed.game.parse(entry.text))
        else:
            replayed.take_back(entry.seat)
    thoughts = table.session.past.thoughts()
    assert [thought.round for thought in thoughts] == [rounds[thought.number] for thought in thoughts]
    closing = [
        thought for thought in thoughts if rounds[thought.number] != rounds[min(thought.number + 2, len(rounds) - 1)]
    ]
    assert closing, "no choice of a bot ended a round"


def test_of_what_a_bot_weighed_only_what_the_game_knows_is_kept() -> None:
    table, request = asked()
    decision = request.view.decision
    assert decision is not None
    action, other = decision.actions[:2]
    ranked = ((action, 50.0), ("dance", 40.0), (other, math.nan))
    table.session.answer(request.token, action, Advice(action, ranked))
    table.clock.pass_by(1)
    table.session.tick()
    table.settle()
    (thought,) = table.session.past.thoughts()
    assert thought.advice == Advice(action, ((action, 50.0),))
