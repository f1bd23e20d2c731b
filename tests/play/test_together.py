"""Ballots that people show with their hands, and one press that answers for everybody: nobody is covered for them."""

from __future__ import annotations

from random import Random

import pytest

from rules.kernel.decision import Decision
from rules.kernel.match import Match
from tabletop.play import ImmediateWriter, Session, Stage
from tabletop.play.house import House
from tests.play.clockwork import HandClock, Page, SlowWriter, players
from tests.table.commons import match_at

FISTS = House(ballots="fists")
BALLOT_PHASES = ("vote", "flowers")


def table(match: Match, kinds: str, house: House = FISTS, writer: ImmediateWriter | None = None) -> Page:
    """A table of so many people (h) and bots (c) that goes on from where ``match`` is, all shown."""
    clock, keeper = HandClock(), writer or ImmediateWriter()
    made = Page(
        lambda change: Session(match, players(kinds), keeper, clock, change, game_id="1", house=house),
        clock,
    )
    made.settle()
    return made


def closing(page: Page) -> None:
    """Every bot closes its ballot, as soon as it may."""
    for _ in range(10):
        page.think(Random(3))
        due = page.session.next_due()
        if due is not None:
            page.clock.time = max(page.clock.time, due)
            page.session.tick()


def last(decision: Decision) -> tuple[str, str]:
    """The greatest answer, and the lock."""
    return decision.actions[-1], "lock"


def entries(page: Page) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in page.session._match.entries]


@pytest.mark.parametrize("phase", BALLOT_PHASES)
def test_no_cover_comes_up_where_hands_are_shown(phase: str) -> None:
    match = match_at(4, 5, phase)
    asked = match.waiting()
    page = table(match, "hhhh")
    assert page.session.stage == Stage("public")
    assert page.session.asked is None
    assert tuple(seat for seat, _decision in page.session.together.fists()) == asked
    page.session.together.show({seat: last(decision) for seat, decision in page.session.together.fists()})
    page.settle()
    assert page.session.together.fists() == ()
    assert "cover" not in page.kinds()
    kinds = [event.kind for _stage, frame in page.shown for event in frame.events]
    assert ("voted" if phase == "vote" else "fist_opened") in kinds


@pytest.mark.parametrize("phase", BALLOT_PHASES)
def test_one_touch_a_seat_enters_what_it_has_shown(phase: str) -> None:
    page = table(match_at(4, 5, phase), "hhhh")
    asked = page.session.together.fists()
    page.session.together.show({seat: last(decision) for seat, decision in asked})
    spent = [spent for spent in page.session.journal.decisions() if spent.kind in ("vote", "sell")]
    assert {(one.seat, one.touches) for one in spent} == {(seat, 1) for seat, _decision in asked}


def test_bots_close_their_ballots_before_anybody_counts_and_know_nothing_of_the_people() -> None:
    match = match_at(4, 5, "vote")
    bots = [seat for seat in match.waiting() if seat > 1]
    assert bots
    page = table(match, "hhcc")
    assert page.session.together.fists() == ()
    people = {seat for seat in match.waiting() if seat < 2}
    assert page.session.together.show(dict.fromkeys(people, ("vote yes", "lock"))) is not None
    before = [request.view for request in page.requests]
    assert {view.seat for view in before} == set(bots)
    for view in before:
        assert not any(view.places[f"seat/{seat}/ballot"].count for seat in range(4))
    closing(page)
    fists = page.session.together.fists()
    assert {seat for seat, _decision in fists} == people
    closed = [seat for seat, text in entries(page) if text == "lock"]
    assert set(bots) <= set(closed)
    for viewer in (None, 0, 1):
        for bot in bots:
            assert match.view(viewer).places[f"seat/{bot}/ballot"].pieces[0].face == ""
    told = len(page.shown)
    page.session.together.show({seat: last(decision) for seat, decision in fists})
    page.settle()
    voted = {event.seat for _s, frame in page.shown[told:] for event in frame.events if event.kind == "voted"}
    assert voted == {*bots, *people}
    assert not page.requests or page.requests[0].view.phase != "vote"


def test_a_bot_that_is_asked_late_holds_the_count_up() -> None:
    page = table(match_at(4, 5, "vote"), "hhcc")
    page.think(Random(1), 1)
    assert page.session.together.fists() == ()


@pytest.mark.parametrize("house", [FISTS, House()])
def test_who_plays_alone_casts_ballots_on_the_screen(house: House) -> None:
    match = match_at(3, 5, "vote")
    page = table(match, "hcc", house)
    assert page.session.stage == Stage("hold", 0)
    assert page.session.together.fists() == ()
    assert page.session.decision() == match.decision(0)


def test_the_usual_house_covers_between_two_ballots() -> None:
    page = table(match_at(4, 5, "vote"), "hhhh", House())
    assert page.session.stage.kind == "cover"
    assert page.session.together.fists() == ()


def test_the_same_game_comes_of_fists_and_of_ballots_on_the_screen() -> None:
    shown, cast = (match_at(3, 5, "flowers") for _ in range(2))
    by_hand = table(shown, "hhh")
    by_hand.session.together.show({seat: last(decision) for seat, decision in by_hand.session.together.fists()})
    on_screen = table(cast, "hhh", House())
    while on_screen.session.stage.kind == "cover":
        on_screen.session.uncover()
        decision = on_screen.session.decision()
        assert decision is not None
        on_screen.session.act_all(last(decision))
    assert entries(by_hand) == entries(on_screen)
    assert shown.digest() == cast.digest()
    for match in (shown, cast):
        assert Match.load(match.record()).digest() == match.digest()


def test_all_hands_are_saved_together_or_not_at_all() -> None:
    writer = SlowWriter()
    match = match_at(3, 5, "vote")
    page = table(match, "hhh", writer=writer)
    writer.drain()
    before = match.digest()
    page.session.together.show({seat: last(decision) for seat, decision in page.session.together.fists()})
    assert page.session.busy
    assert page.session.together.fists() == ()
    writer.answer(OSError("no room"))
    assert match.digest() == before
    assert page.session.error is not None
    fists = page.session.together.fists()
    assert fists
    page.session.together.show({seat: last(decision) for seat, decision in fists})
    writer.drain()
    assert match.digest() != before


def test_what_is_shown_of_the_wrong_seats_or_not_legal_changes_nothing() -> None:
    page = table(match_at(4, 5, "vote"), "hhhh")
    fists, before = dict(page.session.together.fists()), entries(page)
    first = next(iter(fists))
    assert len(fists) > 1
    assert page.session.together.show({first: ("vote yes", "lock")}) is not None
    assert page.session.together.show(dict.fromkeys(fists, ("sell 3", "lock"))) is not None
    assert entries(page) == before
    assert page.session.together.fists() == tuple(fists.items())


def test_hands_that_were_to_be_shown_are_asked_for_again_after_a_kill() -> None:
    match = match_at(3, 5, "vote")
    page = table(match, "hhh")
    record, marks = match.record(), page.session.resume_state()
    clock, keeper = HandClock(), ImmediateWriter()
    resumed = Page(lambda change: Session.resume(record, players("hhh"), marks, keeper, clock, change), clock)
    resumed.settle()
    assert resumed.session.stage == Stage("public")
    assert resumed.session.together.fists() == page.session.together.fists()


def test_a_ballot_begun_alone_is_begun_anew_by_hand_when_a_second_person_sits_down() -> None:
    match = match_at(3, 5, "vote")
    page = table(match, "hcc")
    page.session.act("vote no")
    page.session.swap(1, "human")
    closing(page)
    page.settle()
    fists = page.session.together.fists()
    assert {seat for seat, _ in fists} == {0, 1} & set(match.waiting())
    assert page.session.together.show({seat: ("vote yes", "lock") for seat, _ in fists}) is None
    assert (0, "vote yes") in entries(page)[-4:]


def auction(kinds: str) -> Page:
    """A bee that somebody has just opened the bidding for."""
    page = table(match_at(4, 5, "market", 1), kinds)
    page.session.act("hire worker")
    page.settle()
    return page


def test_one_press_sells_where_nobody_else_bids() -> None:
    page = auction("hhhh")
    leader = page.session.view().facts["auction"]["leader"]
    others = page.session.together.alike("drop")
    assert set(others) == {0, 1, 2, 3} - {leader}
    before = len(page.session.journal.decisions())
    assert page.session.together.all_say("drop") is None
    page.settle()
    assert page.session.view().facts["auction"] is None
    assert page.session.view().places[f"seat/{leader}/workers"].count == 2
    assert sum(spent.touches for spent in page.session.journal.decisions()[before:]) == 1


def test_asking_what_all_could_say_changes_nothing() -> None:
    page = auction("hhhh")
    match = page.session._match
    before, view = match.digest(), page.session.view()
    assert page.session.together.alike("drop")
    assert (match.digest(), page.session.view()) == (before, view)


def test_a_bot_between_two_people_answers_for_itself() -> None:
    page = auction("hhch") if match_at(4, 5, "market", 1).waiting()[0] == 0 else auction("chhh")
    bot = next(seat for seat, player in enumerate(page.session.players) if player.kind == "cub")
    assert bot not in page.session.together.alike("drop")


def test_nobody_hires_closes_the_market_with_one_press() -> None:
    page = table(match_at(3, 5, "market", 1), "hhh")
    assert len(page.session.together.alike("pass")) == 3
    page.session.together.all_say("pass")
    page.settle()
    assert page.session.view().phase == "turn"
    assert page.session.together.alike("pass") == ()
    assert page.session.together.all_say("pass") is not None
