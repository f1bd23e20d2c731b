"""Hints below the pages: from whose view, at which level, how long they stand, and that the game keeps who asked."""

from __future__ import annotations

import math
from random import Random

import pytest

from tabletop.bots.levels import LEVELS
from tabletop.bots.mind import Advice
from tabletop.play import BotRequest
from tabletop.play.hints import LOOK, MOVE, WEIGH
from tabletop.play.house import House
from tabletop.play.session import Session
from tabletop.play.trial import tried
from tests.play.clockwork import Page, SlowWriter, again, at_table, choosing, page
from tests.table.lands import land


def hint_of(table: Page) -> BotRequest:
    """The question that the hint is found with."""
    (request,) = [request for request in [*table.requests, *table.session.requests()] if request.token.hint]
    return request


def answered(table: Page, action: str, *others: str) -> None:
    """A hint is asked for, and ``action`` is what it finds."""
    assert table.session.counsel.ask() is None
    request = hint_of(table)
    ranked = tuple((text, 60.0 - 10 * place) for place, text in enumerate((action, *others)))
    table.session.answer(request.token, action, Advice(action, ranked, (("honey", 2.0),)))
    table.requests.clear()


def test_a_hint_is_found_at_full_strength_from_the_view_of_who_asks_alone() -> None:
    table = choosing("hhc")
    session = table.session
    assert session.counsel.ask() is None
    request = hint_of(table)
    assert request.seat == session.viewer
    assert request.view == session._match.view(session.viewer)
    assert (request.level, request.milliseconds) == ("expert", LEVELS["expert"].milliseconds)
    assert session.standing() >= {request.token}


def test_a_hint_is_told_in_three_steps() -> None:
    table = choosing("hhh")
    session = table.session
    decision = session.decision()
    assert decision is not None
    assert session.counsel.hint() is None
    assert session.counsel.ask() is None
    hint = session.counsel.hint()
    assert hint is not None
    assert (hint.step, hint.advice, hint.handle) == (LOOK, None, "")
    session.counsel.ask()  # impatience moves nothing on
    request = hint_of(table)
    session.answer(request.token, decision.actions[0], Advice(decision.actions[0]))
    steps = []
    for _ in range(4):
        hint = session.counsel.hint()
        assert hint is not None
        steps.append((hint.step, hint.action))
        assert session.counsel.ask() is None
    assert steps == [(step, decision.actions[0]) for step in (LOOK, WEIGH, MOVE, MOVE)]
    assert session.requests() == []


def test_after_the_end_nobody_is_asked_and_that_is_said() -> None:
    table = choosing("hh")
    table.play(Random(1))
    refusal = table.session.counsel.ask()
    assert getattr(refusal, "key", "") == "game_over"


def test_nothing_is_done_for_who_asks() -> None:
    table = choosing("hhh")
    entries = list(table.session._match.entries)
    decision = table.session.decision()
    assert decision is not None
    answered(table, decision.actions[0])
    for _ in range(3):
        table.session.counsel.ask()
    assert table.session._match.entries == entries


def test_a_hint_goes_along_with_who_does_what_it_says() -> None:
    table = at_table(land(3, 5, 5, "play"), "hcc")
    table.settle()
    table.session.uncover()
    session = table.session
    plan: list[str] = []
    probe = land(3, 5, 5, "play")
    while True:
        decision = probe.decision(0)
        if decision is None or (plan and not decision.draft):
            break
        plan.append(decision.default or decision.actions[0])
        probe.apply(0, probe.game.parse(plan[-1]))
    assert len(plan) > 2
    answered(table, "; ".join(plan))
    for step in plan[:-1]:
        hint = session.counsel.hint()
        assert hint is not None
        assert hint.action == step
        assert session.act(step) is None
    assert session.act(plan[-1]) is None
    assert session.counsel.hint() is None


def test_who_does_something_else_has_no_hint_any_more() -> None:
    table = choosing("hhh")
    session = table.session
    decision = session.decision()
    assert decision is not None
    answered(table, decision.actions[0])
    assert session.act(decision.actions[1]) is None
    assert session.counsel.hint() is None
    assert session.counsel.refusal() is None


def test_a_hint_is_gone_with_the_hold_and_its_answer_comes_too_late() -> None:
    table = choosing("hhh")
    session = table.session
    decision = session.decision()
    assert decision is not None
    assert session.counsel.ask() is None
    request = hint_of(table)
    session.hide()
    assert request.token not in session.standing()
    session.answer(request.token, decision.actions[0], Advice(decision.actions[0]))
    assert session.counsel.hint() is None
    refusal = session.counsel.ask()
    assert refusal is not None
    assert refusal.key == "covered"
    session.uncover()
    assert session.counsel.hint() is None


def test_where_others_look_on_no_hint_is_given_that_follows_from_a_hand() -> None:
    """Two people; a swarm has come, and it is asked openly what one of them takes for it."""
    for seed in range(200):
        table = page("hh", seed)
        table.play(Random(seed), lambda table=table: open_question(table))  # type: ignore[misc]
        if open_question(table):
            refusal = table.session.counsel.ask()
            assert refusal is not None
            assert refusal.key == "hint_of_hand"
            assert table.session.counsel.given_to == ()
            return
    raise AssertionError("no such table")


def open_question(table: Page) -> bool:
    return table.session.stage.kind == "public" and table.session.asked is not None


def test_a_game_that_hides_nothing_gives_hints_in_the_open() -> None:
    table = page("hh", 3, "secret_kingdom")
    table.settle()
    assert table.session.stage.kind == "public"
    assert table.session.counsel.ask() is None
    assert hint_of(table).seat == table.session.asked


def test_where_nothing_is_found_that_is_said_and_it_may_be_asked_again() -> None:
    table = choosing("hhh")
    session = table.session
    session.counsel.ask()
    session.answer(hint_of(table).token, None)
    assert session.counsel.failed
    assert session.counsel.hint() is None
    assert session.counsel.ask() is None
    assert not session.counsel.failed


def found_but_not_kept() -> tuple[SlowWriter, Session]:
    """A hint has been asked for and found, and the disk has not said yet that it knows who asked."""
    writer = SlowWriter()
    table = page("hhh", 7, writer=writer)
    session = table.session
    while session.view().phase != "choose" or session.asked is None:
        writer.drain()
        table.step(Random(7))
    writer.drain()
    decision = session.decision()
    assert decision is not None
    assert session.counsel.ask() is None
    session.answer(hint_of(table).token, decision.actions[0], Advice(decision.actions[0]))
    return writer, session


def test_nothing_is_told_before_the_disk_knows_that_somebody_asked() -> None:
    writer, session = found_but_not_kept()
    assert session.counsel.hint() is None
    assert len(writer.open) == 1
    writer.answer()
    assert session.counsel.hint() is not None


@pytest.mark.parametrize("kinds", ["hhh", "hcc"])
def test_who_asked_is_kept_over_a_kill(kinds: str) -> None:
    writer = SlowWriter()
    table = page(kinds, 7, writer=writer)
    session = table.session
    while session.view().phase != "choose" or session.asked is None:
        writer.drain()
        table.step(Random(7))
    writer.drain()
    seat = session.asked
    session.counsel.ask()
    writer.drain()
    back = again(session._match, writer, kinds).session
    assert back.counsel.given_to == (seat,)
    assert back.resume_state()["assisted"] is True
    assert back.counsel.hint() is None


def test_a_game_without_hints_is_not_marked() -> None:
    table = choosing("hhh")
    assert table.session.counsel.given_to == ()
    assert table.session.resume_state()["assisted"] is False


@pytest.mark.parametrize("game", ["secret_kingdom", "bears_and_bees", "bear_necessities"])
def test_nothing_of_a_hint_outlives_a_way_back(game: str) -> None:
    """Who plays alone does the first step of a hint and goes back to an earlier decision."""
    table, chance = page("hcc", 3, game), Random(3)
    session = table.session
    session._progress.house = House(undo="family")
    run: list[str] = []
    while len(run) < 2:
        table.step(chance)
        decision = session.decision()
        if decision is not None and not decision.draft and session.way_back.refusal() is None:
            run = usual_run(table)
    answered(table, "; ".join(run))
    assert session.act(run[0]) is None
    hint = session.counsel.hint()
    assert hint is not None
    assert hint.action == run[1]
    assert session.way_back.ask() is None
    assert session.counsel.hint() is None


def usual_run(table: Page) -> list[str]:
    """What a plain Confirm would send for the seat that is asked."""
    match, seat = table.session._match, table.session.asked
    assert seat is not None
    run: list[str] = []
    with tried(match):
        while (decision := match.decision(seat)) is not None and (not run or decision.draft):
            run.append(decision.default or decision.actions[0])
            match.apply(seat, match.game.parse(run[-1]))
    return run


@pytest.mark.parametrize("action", ["dance", "", "lock", "play H99", "{}; dance"])
def test_advice_that_cannot_be_followed_is_none(action: str) -> None:
    table = choosing("hhh")
    decision = table.session.decision()
    assert decision is not None
    answered(table, action.format(decision.actions[0]))
    assert table.session.counsel.hint() is None
    assert table.session.counsel.failed


def test_what_was_weighed_and_is_no_action_or_number_is_left_out() -> None:
    table = choosing("hhh")
    decision = table.session.decision()
    assert decision is not None
    action, other = decision.actions[:2]
    assert table.session.counsel.ask() is None
    ranked = ((action, math.nan), ("dance", 9.0), (other, math.inf), (action, 5.0))
    said = Advice(action, ranked, (("honey", math.nan), ("hand", 2.0)))
    table.session.answer(hint_of(table).token, action, said)
    hint = table.session.counsel.hint()
    assert hint is not None
    assert hint.advice == Advice(action, ((action, 5.0),), (("hand", 2.0),))


def test_once_the_disk_takes_it_a_hint_is_told_though_it_was_full_before() -> None:
    writer, session = found_but_not_kept()
    writer.answer(OSError("no room"))
    assert session.error is not None
    assert session.counsel.hint() is None
    assert session.counsel.ask() is None
    writer.drain()
    assert session.counsel.hint() is not None
    assert writer.meta["hinted"] == list(session.counsel.given_to)


@pytest.mark.parametrize(("kept", "told"), [([99], ()), ([-1], ()), ([1, 0, 1], (0, 1))])
def test_who_asked_is_one_of_the_seats_whatever_a_file_says(kept: list[int], told: tuple[int, ...]) -> None:
    writer = SlowWriter()
    table = page("hhh", 7, writer=writer)
    writer.drain()
    writer.meta["hinted"] = kept
    assert again(table.session._match, writer, "hhh").session.counsel.given_to == told
