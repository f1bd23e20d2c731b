"""Bots at the table: asked once, seen for a moment, answered in time or not at all."""

from __future__ import annotations

from random import Random

import pytest

from rules.kernel.match import Match
from tabletop.play import BotRequest, Session, Token
from tests.play.clockwork import HandClock, Page, SlowWriter, page


def bots_turn(kinds: str = "hcc", simultaneous: bool = False) -> Page:
    """A table where nothing is left to show and only bots (``simultaneous``: bots and people) are to decide."""
    for seed in range(50):
        table = page(kinds, seed)
        if simultaneous:
            table.play(Random(seed), lambda table=table: table.session.view().phase == "choose")  # type: ignore[misc]
        elif table.session._match.waiting() == (0,):
            continue
        table.settle()
        return table
    raise AssertionError("no such table")


def answer(table: Page, request: BotRequest, text: str | None) -> None:
    """The answer comes, and then the time of a thought is over."""
    table.session.answer(request.token, text)
    table.clock.pass_by(1)
    table.session.tick()


def usual(request: BotRequest) -> str:
    decision = request.view.decision
    assert decision is not None
    return decision.actions[0]


def test_a_question_is_given_out_once_with_the_view_of_its_seat_alone() -> None:
    table = bots_turn()
    (request,) = table.requests
    assert table.session.requests() == []
    assert request.view.seat == request.seat == request.token.seat
    assert request.token == Token("1", 0, request.seat, "cub")
    assert (request.game, request.level) == ("bears_and_bees", "cub")


def test_an_answer_waits_until_its_question_stood_for_the_pace_of_the_table() -> None:
    table = bots_turn()
    session, clock = table.session, table.clock
    (request,) = table.requests
    shown = clock.time
    session.answer(request.token, usual(request))
    assert session.next_due() == shown + 0.7
    clock.pass_by(0.69)
    session.tick()
    assert session._match.entries == []
    clock.pass_by(0.01)
    session.tick()
    assert [entry.text for entry in session._match.entries] == [usual(request)]


def test_a_late_thinker_is_not_made_to_wait_twice() -> None:
    table = bots_turn()
    (request,) = table.requests
    table.clock.pass_by(0.9)
    table.session.answer(request.token, usual(request))
    assert len(table.session._match.entries) == 1


def test_the_pause_never_depends_on_what_is_answered() -> None:
    due = set()
    for choice in (0, 1):
        table = bots_turn()
        (request,) = table.requests
        decision = request.view.decision
        assert decision is not None
        table.session.answer(request.token, decision.actions[choice])
        due.add(table.session.next_due())
    assert len(due) == 1


def test_a_bot_waits_until_the_screen_shows_what_led_to_its_question() -> None:
    table = page("hcc", 3)
    session = table.session
    table.play(Random(3), lambda: bool(table.requests) and session._curtain.shown < session._curtain.limit)
    request = table.requests[0]
    table.clock.pass_by(60)
    session.answer(request.token, usual(request))
    if request.view.phase == "choose":
        return
    assert session.next_due() is None
    session.settled()
    assert session.next_due() == table.clock.time + 0.7


def test_secret_answers_need_no_pause_while_a_person_still_thinks() -> None:
    table = bots_turn("hcc", simultaneous=True)
    assert sorted(request.seat for request in table.requests) == [1, 2]
    table.session.pace = 60.0
    for request in table.requests:
        answer(table, request, usual(request))
    assert table.session._match.locked() == (1, 2)


def test_at_the_instant_speed_nothing_waits_where_all_is_open() -> None:
    table = page("cc", 5, "secret_kingdom")
    table.session.pace = 0.0
    chance = Random(5)
    time = table.clock.time
    while table.session.stage.kind != "over":
        table.settle()
        if table.requests:
            table.think(chance)
        else:
            table.session.tick()
    assert table.clock.time == time


def test_people_who_change_their_mind_do_not_disturb_a_thinking_bot() -> None:
    table = bots_turn("hcc", simultaneous=True)
    session = table.session
    asked = list(table.requests)
    for card in sorted(handle for handle in session.lit() if handle.startswith("card/"))[:3]:
        session.touch(card)
    assert table.requests == asked
    answer(table, asked[0], usual(asked[0]))
    assert session._match.locked() == (asked[0].seat,)


def test_a_late_answer_is_dropped() -> None:
    table = bots_turn("hcc", simultaneous=True)
    session = table.session
    first, second = table.requests
    session.answer(first.token, usual(first))
    entries = list(session._match.entries)
    session.answer(first.token, usual(first))
    session.answer(Token("2", *second.token[1:]), usual(second))
    session.answer(Token("1", second.token.number + 1, *second.token[2:]), usual(second))
    session.answer(Token("1", 0, 0), "lock")
    assert session._match.entries == entries


@pytest.mark.parametrize("answered", [None, "", "play H99", "dance", "lock", "take honey"])
def test_a_failed_or_illegal_answer_is_replaced_by_a_usual_step(answered: str | None) -> None:
    table = bots_turn("hcc", simultaneous=True)
    session = table.session
    request = table.requests[0]
    answer(table, request, answered)
    assert session._match.locked() == (request.seat,)
    steps = [entry.text for entry in session._match.entries if entry.seat == request.seat]
    assert steps[-2:] == [usual(request), "lock"]


def test_a_choice_and_its_lock_are_saved_together() -> None:
    table = page("hcc", 7, writer=(writer := SlowWriter()))
    while table.session._match.beats[-1].view(None).phase != "choose":
        writer.drain()
        table.step(Random(7))
    writer.drain()
    table.settle()
    writer.drain()
    request = table.requests[0]
    answer(table, request, usual(request))
    assert len(writer.open) == 1
    before = len(writer.entries)
    writer.answer()
    assert [entry.text for entry in writer.entries[before:]] == [usual(request), "lock"]


def test_one_legal_step_is_taken_without_asking_a_bot() -> None:
    table = page("hccc", 7, "coin_guess")
    chance = Random(7)
    while table.session.stage.kind != "over":
        for request in table.requests:
            assert request.view.decision is not None
            assert len(request.view.decision.actions) > 1
        table.step(chance)
    assert any(entry.text == "draw charm" and entry.seat > 0 for entry in table.session._match.entries)


def test_an_answer_that_could_not_be_saved_is_tried_again_later() -> None:
    writer = SlowWriter()
    table = page("hcc", 7, writer=writer)
    session = table.session
    writer.drain()
    while not table.requests:
        session.touch("deck/honey")
        writer.drain()
    table.settle()
    writer.drain()
    request = table.requests.pop(0)
    session.answer(request.token, usual(request))
    table.clock.pass_by(1)
    session.tick()
    entries = len(writer.entries)
    writer.answer(OSError("full"))
    assert session.error == "save_failed"
    assert session.next_due() == table.clock.time + 3.0
    session.tick()
    assert writer.open == []
    table.clock.pass_by(3)
    session.tick()
    writer.drain()
    assert writer.entries[entries].text == usual(request)
    assert session.error is None


def test_the_seed_of_a_bot_depends_on_what_it_knows_alone() -> None:
    def seeds(changes: int) -> dict[int, int]:
        table = bots_turn("hcc", simultaneous=True)
        session = table.session
        for card in sorted(handle for handle in session.lit() if handle.startswith("card/"))[:changes]:
            session.touch(card)
        session.swap(1, "human")
        session.swap(1, "cub")
        return {request.seat: request.seed for request in [*table.requests, *session.requests()]}

    assert seeds(0) == seeds(3)
    assert len(set(seeds(0).values())) == 2


def test_the_answer_of_a_bot_that_was_swapped_is_dropped() -> None:
    table = bots_turn()
    (request,) = table.requests
    table.session.swap(request.seat, "human")
    table.session.answer(request.token, usual(request))
    table.clock.pass_by(10)
    table.session.tick()
    assert table.session._match.entries == []


def test_only_bots_play_by_themselves_in_the_time_of_their_pace() -> None:
    table = page("ccc", 2)
    start = table.clock.time
    table.play(Random(2))
    turns = {(entry.seat, number) for number, entry in enumerate(table.session._match.entries) if entry.text != "lock"}
    assert 0 < table.clock.time - start <= 0.7 * len(turns) + 0.001


def test_bots_go_on_while_a_person_looks_at_what_it_drew() -> None:
    for seed in range(60):
        table = page("hhc", seed)
        session = table.session
        while not (session.needs_done and session._match.waiting() == (2,)) and session.outcome() is None:
            table.clock.pass_by(5)
            table.step(Random(seed))
        if session.outcome() is not None or not table.requests:
            continue
        view = session.view()
        chance = Random(seed)
        table.think(chance)
        assert session.next_due() == table.clock.time + 0.7
        while session._match.waiting() == (2,):
            table.think(chance)
            table.clock.pass_by(1)
            session.tick()
        assert session.view() == view
        assert session.frames() == []
        assert session.needs_done
        return
    raise AssertionError("no such table")


def test_nothing_is_asked_of_a_bot_while_a_step_is_on_its_way() -> None:
    writer = SlowWriter()
    table = page("hc", 7, "coin_guess", writer=writer)
    writer.drain()
    table.session.touch("coin/heads")
    assert table.session.busy
    assert table.session.requests() == []
    assert table.session.next_due() is None
    writer.drain()
    assert not table.session.busy


def test_clock_and_session_need_no_page() -> None:
    match = Match.start(page("cc", 3).session.setup)
    session = Session(match, page("cc").session.players, SlowWriter(), HandClock())
    assert [request.seat for request in session.requests()] == list(match.waiting())
