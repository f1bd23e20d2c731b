"""A seat that has answered a part of what all decide at once, and hides before it has chosen the rest: no cover tells
that it has. The whole of it is one hold, whoever answers last.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rules.kernel.match import Match
from tabletop.play import Session, Stage
from tests.play.clockwork import Page, at_table, players
from tests.secrecy.looking import Seen, difference, look
from tests.secrecy.theatre import Theatre, keep
from tests.table.lands import land

SEATS = 3
ANSWERS = ("answer keep", "answer discard")


def asked_about_reserves(seed: int = 5) -> Match:
    """Round 5 begins: each seat is asked what becomes of its reserve, and nobody has answered."""
    return land(SEATS, seed, 5, "keep")


def choose_the_rest(session: Session) -> None:
    """The holder lays out a card and closes its choice."""
    while (decision := session.decision()) is not None and decision.draft[-1:] != ("lock",):
        if decision.kind == "lock":
            assert session.confirm() is None
            return
        assert session.act(decision.actions[0]) is None


def opened(match: Match) -> Page:
    """A table of people on the cover of the first who is asked."""
    page = at_table(match, "h" * SEATS)
    page.settle()
    assert page.session.stage.kind == "cover"
    return page


@pytest.mark.parametrize("answer", ANSWERS)
def test_the_cover_of_a_seat_that_has_answered_offers_all_who_are_asked(answer: str) -> None:
    page = opened(asked_about_reserves())
    session = page.session
    first = session.stage.seat
    assert session.candidates() == (0, 1, 2)
    session.uncover()
    assert session.act(answer) is None
    session.hide()
    assert session.stage == Stage("cover", first)
    assert session.candidates() == (0, 1, 2)


@pytest.mark.parametrize("answer", ANSWERS)
def test_another_goes_first_and_finds_all_as_if_nobody_had_answered(answer: str) -> None:
    """The same stages, views and questions, up to the lock and the cover after it."""
    told = []
    for answered in (False, True):
        page = opened(asked_about_reserves())
        session = page.session
        first = session.stage.seat
        session.uncover()
        if answered:
            assert session.act(answer) is None
        session.hide()
        other = next(seat for seat in session.candidates() if seat != first)
        assert session.turn_to(other) is None
        page.stages.clear()
        session.uncover()
        page.settle()
        seen = [session.view(), session.decision(), session.log(), session.lit()]
        assert session.asked == other
        assert session.act("answer keep") is None
        choose_the_rest(session)
        told.append((page.stages, seen, session.stage, session.candidates(), session.view(), session.recap(0)))
    assert told[0] == told[1]


def test_who_has_answered_finds_the_new_cards_again_and_chooses_on() -> None:
    page = opened(asked_about_reserves())
    session = page.session
    first = session.stage.seat
    session.uncover()
    assert session.act("answer keep") is None
    before = session.view()
    session.hide()
    session.uncover()
    page.settle()
    assert session.asked == first
    assert session.view() == before
    assert before.places[f"seat/{first}/hand"].count == 5


@pytest.mark.parametrize("answer", ANSWERS)
def test_the_reserve_is_answered_in_the_hold_of_its_round_also_by_the_last(answer: str) -> None:
    """One cover a seat, and no Done: whoever answers last sees what all have decided, and chooses on."""
    page = opened(asked_about_reserves())
    session = page.session
    covers = []
    while session.view().round == 5:
        if session.stage.kind == "cover":
            covers.append(session.stage.seat)
            session.uncover()
        elif session.stage.kind == "hold":
            assert not session.needs_done
            decision = session.decision()
            assert decision is not None
            if decision.kind == "keep":
                assert session.act(answer) is None
            else:
                choose_the_rest(session)
        page.settle()
    assert sorted(seat for seat in covers if seat is not None) == [0, 1, 2]


def test_what_all_have_decided_is_shown_to_all_after_the_hold_of_the_last() -> None:
    page = opened(asked_about_reserves())
    session = page.session
    last: int | None = None
    for _ in range(SEATS):
        session.uncover()
        assert session.act("answer keep") is None
        last = session.stage.seat
        session.hide()
        others = [seat for seat in session.candidates() if session._match.decision(seat).kind == "keep"]  # type: ignore[union-attr]
        if others:
            assert session.turn_to(others[0]) is None
    session.uncover()
    page.settle()
    assert session.stage == Stage("hold", last)
    page.shown.clear()
    choose_the_rest(session)
    page.settle()
    public = [event.kind for stage, frame in page.shown if stage.kind == "public" for event in frame.events]
    assert public.count("reserve_stayed") == SEATS
    assert session.stage.kind == "cover"


def covered(qtbot: QtBot, folder: Path, answer: str) -> list[Seen]:
    """The cover after the first seat has hidden its hand, with the list of all who may go first, and after another
    has opened and hidden its own."""
    folder.mkdir()
    keep(folder, asked_about_reserves().record(), players("h" * SEATS), None)
    theatre = Theatre(qtbot, folder)
    theatre.resume()
    theatre.rest()
    theatre.uncover()
    theatre.rest()
    if answer:
        theatre.play.press(answer)
        theatre.rest()
    theatre.play.hide_now()
    theatre.rest()
    seen = [look(theatre.window, "the cover")]
    theatre.play.cover.not_me.click()
    theatre.rest()
    seen.append(look(theatre.window, "all who may go first"))
    theatre.session.turn_to(theatre.session.candidates()[1])
    theatre.rest()
    theatre.uncover()
    theatre.rest()
    seen.append(look(theatre.window, "the hand of another"))
    theatre.play.hide_now()
    theatre.rest()
    seen.append(look(theatre.window, "the cover of another"))
    theatre.close()
    return seen


def test_to_the_pixel_no_cover_tells_who_has_answered(qtbot: QtBot, tmp_path: Path) -> None:
    tables = [covered(qtbot, tmp_path / str(nth), answer) for nth, answer in enumerate(("", *ANSWERS))]
    for other in tables[1:]:
        for one, two in zip(tables[0], other, strict=True):
            assert not difference(one, two)
