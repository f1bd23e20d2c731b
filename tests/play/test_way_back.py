"""Going back: all agree in turn on the public screen, who plays alone needs nobody, and nothing comes to light."""

from __future__ import annotations

from random import Random

import pytest

from rules.kernel.match import Match, Setup
from rules.kernel.refusal import Refusal
from tabletop.play import ImmediateWriter, Session
from tabletop.play.house import House
from tests.play.clockwork import GAME, HandClock, Page, SlowWriter, on_disk, players

FAMILY = House(undo="family")


def table(kinds: str, seed: int = 7, writer: ImmediateWriter | None = None, house: House = FAMILY) -> Page:
    """A new table with the rules of ``house``."""
    clock, match = HandClock(), Match.start(Setup(GAME, len(kinds), seed))
    keeper = writer or ImmediateWriter()
    return Page(lambda change: Session(match, players(kinds), keeper, clock, change, game_id="1", house=house), clock)


def entries(page: Page) -> list[str]:
    return [entry.kind for entry in page.session._match.entries]


def to_round(page: Page, number: int, chance: Random) -> None:
    page.play(chance, lambda: page.session._match.view(None).round == number and page.session.asked is not None)


@pytest.mark.parametrize("kinds", ["hh", "hhc", "hhh"])
def test_all_people_agree_in_turn_and_the_round_begins_anew(kinds: str) -> None:
    chance = Random(3)
    page = table(kinds)
    to_round(page, 2, chance)
    session = page.session
    assert session.way_back.ask() is None
    for seat in range(kinds.count("h")):
        assert session.stage.kind == "public"
        assert session.viewer is None
        assert session.way_back.voter == seat
        assert session.asked is None
        assert session.lit() == {}
        assert session.way_back.agree() is None
    assert entries(page)[-1] == "rewind"
    assert entries(page).count("rewind") == 1
    assert session.way_back.voter is None
    assert session.log()[-1].event.kind == "rewound"
    assert not session.way_back.assisted
    page.settle()
    assert page.kinds()[-1] == "cover"
    page.play(chance)
    assert page.kinds()[-1] == "over"


def test_one_who_does_not_want_to_is_enough() -> None:
    page = table("hhh")
    to_round(page, 1, Random(1))
    digest = page.session._match.digest()
    before, stage = len(entries(page)), page.session.stage
    page.session.way_back.ask()
    page.session.way_back.agree()
    page.session.way_back.disagree()
    page.settle()
    assert len(entries(page)) == before
    assert page.session._match.digest() == digest
    assert page.session.way_back.voter is None
    assert page.session.stage.kind in ("cover", stage.kind)


def test_while_they_are_asked_nobody_moves_not_even_a_bot() -> None:
    page = table("hhc")
    page.play(Random(2), lambda: bool(page.requests))
    session = page.session
    session.way_back.ask()
    before = len(entries(page))
    page.think(Random(2))
    page.clock.pass_by(100)
    session.tick()
    assert session.next_due() is None
    assert len(entries(page)) == before
    for refusal in (session.touch("deck/honey"), session.take_back(), session.swap(2, "human"), session.way_back.ask()):
        assert isinstance(refusal, Refusal)
        assert refusal.key == "voting"
    session.way_back.disagree()
    page.settle()
    page.clock.pass_by(100)
    session.tick()
    assert len(entries(page)) > before


def test_a_strict_table_knows_no_way_back() -> None:
    for kinds in ("hh", "hc"):
        page = table(kinds, house=House())
        to_round(page, 1, Random(4))
        refusal = page.session.way_back.ask()
        assert isinstance(refusal, Refusal)
        assert refusal.key == "strict_house"
        assert not page.session.way_back.offered
        assert page.session.way_back.voter is None


def test_who_plays_alone_goes_back_any_number_of_times_and_the_game_is_marked() -> None:
    chance = Random(5)
    page = table("hcc")
    to_round(page, 3, chance)
    session = page.session
    rounds = [session.view().round]
    while session.way_back.ask() is None:
        page.settle()
        assert session.asked == 0
        rounds.append(session.view().round)
    assert rounds == sorted(rounds, reverse=True)
    assert rounds[-1] == 0
    assert len(rounds) > 3
    assert session.way_back.assisted
    page.play(chance)
    assert session.stage.kind == "over"
    assert session.way_back.assisted


def test_rounds_that_were_gone_back_over_are_in_no_chart() -> None:
    page = table("hcc")
    to_round(page, 4, Random(5))
    session = page.session
    while session.view().round != 2:
        assert session.way_back.ask() is None
        page.settle()
    assert [view.round for view in session._lens.rounds("round")] == [1, 2]
    assert {line.round for line in session._lens.course()} == {0, 1, 2}
    assert session.past.course() == [], "before the end there is nothing to tell"
    page.play(Random(5))
    last = session.view().round
    rounds = [line.round for line in session.past.course()]
    assert rounds == sorted(rounds)
    began = [line.event.values["round"] for line in session.past.course() if line.event.kind == "round_began"]
    assert began == list(dict.fromkeys(began))
    assert [view.round for view in session.past.rounds()] == list(range(1, last + 1))
    assert session.past.rounds()[-1].over


@pytest.mark.parametrize("kinds", ["hh", "hc", "hhc"])
def test_a_kill_around_a_rewind_leaves_the_table_before_or_after_it(kinds: str) -> None:
    chance = Random(6)
    writer = SlowWriter()
    page = table(kinds, writer=writer)
    session = page.session

    def quietly() -> bool:
        writer.drain()
        return session._match.view(None).round == 2 and session.asked is not None

    page.play(chance, quietly)
    writer.drain()
    record, _ = on_disk(session._match, writer)
    before = session._match.digest()
    session.way_back.ask()
    while session.way_back.voter is not None:
        session.way_back.agree()
    assert session.busy
    assert Match.load(on_disk(session._match, writer)[0]).digest() == before == Match.load(record).digest()
    assert "rewound" not in [line.event.kind for line in session.log()]
    writer.drain()
    record, meta = on_disk(session._match, writer)
    assert Match.load(record).digest() == session._match.digest()
    clock = HandClock()
    again = Page(lambda change: Session.resume(record, players(kinds), meta, ImmediateWriter(), clock, change), clock)
    assert again.session.house == FAMILY
    assert again.session.way_back.offered
    again.play(chance)
    assert again.session.stage.kind == "over"


def test_a_rewind_that_cannot_be_saved_never_was() -> None:
    writer = SlowWriter()
    page = table("hh", writer=writer)
    writer.drain()
    session = page.session
    digest = session._match.digest()
    session.way_back.ask()
    writer.drain()
    session.way_back.agree()
    writer.drain()
    session.way_back.agree()
    while session.busy:
        writer.answer(OSError("no room"))
    assert session.error == "save_failed"
    assert session._match.digest() == digest
    assert session.way_back.voter is None
    assert session._curtain.vote is None


def test_cards_of_the_time_that_was_gone_back_over_are_shown_to_nobody() -> None:
    """A draw that its seat has not looked at yet is undone with the rest and never shown in a hold."""
    for seed in range(12):
        page = table("hh", seed=seed)
        chance = Random(seed)
        session = page.session

        def unseen(session: Session = session) -> bool:
            return session._curtain.horizon() < session._curtain.published and session.stage.kind == "cover"

        page.play(chance, unseen)
        if not unseen():
            continue
        session.way_back.ask()
        session.way_back.agree()
        session.way_back.agree()
        shown = len(page.shown)
        page.settle()
        assert session._curtain.horizon() == session._curtain.published
        assert all(not frame.events or frame.events[0].kind == "rewound" for _, frame in page.shown[shown:])
        return
    raise AssertionError("nobody ever had to look first")
