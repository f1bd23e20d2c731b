"""Which stage is on, and what it may show: the curtain over whole games and at its edges."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from rules.kernel.event import Event
from rules.kernel.match import Beat, Match, Setup
from tabletop.play import Session, Stage
from tests.play.clockwork import Page, at_table, page

MIXES = ["hh", "hhh", "hhhh", "hhhhh", "hc", "ch", "hcc", "hhc", "chch", "hchch", "hcccc", "cc", "ccccc"]
TABLES = [
    (game, kinds) for game, most in (("bears_and_bees", 5), ("coin_guess", 4)) for kinds in MIXES if len(kinds) <= most
]


@pytest.mark.parametrize(("game", "kinds"), TABLES)
def test_every_mix_of_people_and_bots_plays_to_the_end(game: str, kinds: str) -> None:
    for seed in range(3):
        table = page(kinds, seed, game)
        table.play(Random(seed))
        assert table.session.outcome() is not None
        assert table.session.view().over
        people = kinds.count("h")
        if people == 0:
            assert table.kinds() == ["public", "over"]
        elif people == 1:
            assert table.stages == [Stage("hold", kinds.index("h")), Stage("over")]
        else:
            assert set(table.kinds()) == {"public", "cover", "hold", "over"}


@pytest.mark.parametrize("seed", range(5))
def test_a_hold_follows_a_cover_of_its_seat_and_nothing_else(seed: int) -> None:
    table = page("hhch", seed)
    table.play(Random(seed))
    for before, after in pairwise(table.stages):
        if after.kind == "hold":
            assert before == Stage("cover", after.seat)
        if after.kind == "over":
            assert before == Stage("public")
        assert after.seat != 2


@pytest.mark.parametrize("kinds", ["hhh", "hch", "cc", "hc"])
def test_everybody_is_shown_every_beat_once_and_in_order(kinds: str) -> None:
    table = page(kinds, 3)
    table.play(Random(3))
    public = [frame.number for stage, frame in table.shown if stage.kind in ("public", "over") and frame.events]
    if kinds == "hc":
        public = [frame.number for _, frame in table.shown if frame.events]
        assert public == list(range(len(public)))
    assert public == sorted(set(public))


def first_choice(kinds: str) -> Page:
    """A table with the first cover of the first round; no card is chosen yet."""
    table = page(kinds, 7)
    table.play(Random(7), lambda: table.session.view().phase == "choose")
    table.settle()
    assert table.session.stage.kind == "cover"
    return table


def test_the_next_cover_calls_clockwise_from_the_last_holder() -> None:
    table = page("hhhh", 7, "coin_guess")
    table.settle()
    assert table.session.stage == Stage("cover", 0)
    for seat in range(4):
        assert table.session.stage == Stage("cover", seat)
        table.session.uncover()
        for handle in ("coin/heads", "stake/2", "lock"):
            assert table.session.touch(handle) is None
    assert table.session.stage == Stage("public")
    assert [frame.events[0].kind for stage, frame in table.shown if stage.kind == "public"][-1] == "tossed"


def test_a_cover_may_call_another_seat_that_is_asked() -> None:
    session = first_choice("hhhc").session
    called = session.stage.seat
    assert sorted(session.candidates()) == [0, 1, 2]
    other = next(seat for seat in session.candidates() if seat != called)
    assert session.turn_to(other) is None
    assert session.stage == Stage("cover", other)
    refusal = session.turn_to(3)
    assert refusal is not None
    assert refusal.key == "not_your_turn"
    assert session.stage == Stage("cover", other)
    session.uncover()
    assert session.viewer == other
    assert session.candidates() == ()


def drawn(session: Session) -> list[str]:
    return [line.event.piece for line in session.log() if line.event.kind == "drew_card"]


def test_a_seat_stays_in_its_hold_while_it_draws_and_then_needs_done() -> None:
    table = page("hhh", 7)
    table.settle()
    session = table.session
    session.uncover()
    seat = session.stage.seat
    decision = session.decision()
    assert decision is not None
    total = int(decision.values["total"])
    assert total > 1
    for count in range(1, total + 1):
        assert session.stage == Stage("hold", seat)
        assert not session.needs_done
        assert session.touch("deck/honey") is None
        assert len(drawn(session)) == count
    assert session.needs_done
    assert session.lit() == {"done": "done"}
    assert session.decision() is None
    hand = session.view().places[f"seat/{seat}/hand"]
    assert len([piece for piece in hand.pieces if piece.face and piece.back == "honey"]) == total
    session.done()
    # The next one draws at once: nothing is left to be shown to everybody first.
    assert session.stage.kind == "cover"
    assert session.stage.seat != seat


def test_later_beats_wait_for_done_though_the_match_is_past_them() -> None:
    table = page("hhc", 11)
    chance = Random(11)
    waits = 0

    def stop() -> bool:
        return table.session.needs_done and table.session._match.beats[-1].number >= table.session._curtain.limit

    session = table.session
    while True:
        table.play(chance, stop)
        if session.outcome() is not None:
            break
        seat = session.stage.seat
        limit = session._curtain.limit
        assert session.view() == session._match.beats[limit - 1].view(seat)
        assert session.view() != session._match.view(seat)
        shown = [frame.number for stage, frame in table.shown if stage == session.stage]
        assert max(shown) < limit
        session.done()
        assert session.stage.kind in ("public", "cover")
        waits += 1
    assert waits > 3


def test_draws_of_a_hold_are_played_openly_where_the_table_opens_next() -> None:
    table = page("hhc", 7)
    table.play(Random(7), lambda: table.session.view().phase == "choose")
    hidden = {frame.number for stage, frame in table.shown if stage.kind == "hold" and frame.events}
    last_draw = max(hidden)
    events = [frame.events for stage, frame in table.shown if stage.kind == "public" and frame.number == last_draw]
    assert [[event.kind for event in found] for found in events] == [["drew"]]


def test_only_locks_of_bots_reach_the_hold_of_a_person() -> None:
    table = first_choice("hcch")
    session = table.session
    session.uncover()
    seat = session.stage.seat
    before = len(table.shown)
    table.think(Random(1))
    table.clock.pass_by(1)
    session.tick()
    assert sorted(session._match.locked()) == [1, 2]
    frames = [frame for _, frame in table.shown[before:]]
    assert [[event.kind for event in frame.events] for frame in frames] == [["locked"], ["locked"]]
    for owner in (1, 2):
        hand = session.view().places[f"seat/{owner}/hand"]
        assert all(not piece.face and not piece.handle for piece in hand.pieces)
        assert not session.view().places[f"seat/{owner}/draft"].pieces
    assert session.view().locked == (1, 2)
    assert session.asked == seat


def test_hide_covers_at_once_and_show_again_finds_the_draft() -> None:
    table = first_choice("hhh")
    session = table.session
    session.uncover()
    seat = session.stage.seat
    card = next(handle for handle in session.lit() if handle.startswith("card/"))
    assert session.touch(card) is None
    assert session.undo_text() == f"play {card[5:]}"
    session.hide()
    assert session.stage == Stage("cover", seat)
    assert session.viewer is None
    assert session.lit() == {}
    assert session.undo_text() == ""
    assert session.frames() == []
    session.uncover()
    assert [piece.handle for piece in session.view().places[f"seat/{seat}/draft"].pieces] == [card]
    assert session.lit()["lock"] == "lock"


def test_what_was_not_done_is_played_again_after_hiding() -> None:
    table = page("hhh", 7)
    table.settle()
    session = table.session
    session.uncover()
    session.touch("deck/honey")
    session.touch("deck/research")
    session.hide()
    before = len(table.shown)
    session.uncover()
    again = [[event.kind for event in frame.events] for _, frame in table.shown[before:] if frame.events]
    assert again == [["drew", "drew_card"], ["drew", "drew_card"]]


@pytest.mark.parametrize("kinds", ["hc", "hhh"])
def test_hide_does_nothing_where_there_is_no_hand_to_cover(kinds: str) -> None:
    table = page(kinds, 7)
    stage = table.session.stage
    table.session.hide()
    assert table.session.stage == stage
    table.settle()
    stage = table.session.stage
    table.session.hide()
    assert table.session.stage == stage


def test_what_is_dealt_to_all_at_once_holds_nobody_up() -> None:
    match = Match.start(Setup("coin_guess", 3, 7))
    events = [Event("dealt", seat=seat, audience=(seat,), count=1, piece=f"charm/{seat}") for seat in range(3)]
    match.beats[0] = Beat(match.game, 0, (Event("game_began"), *events), match._state.copy())
    table = at_table(match, "hhh")
    assert [frame.number for _, frame in table.shown] == [0]
    table.settle()
    assert table.session.stage == Stage("cover", 0)
    table.session.uncover()
    assert not table.session.needs_done
    assert [line.event.piece for line in table.session.log() if line.event.kind == "dealt"] == ["charm/0"]


def test_frames_are_taken_once_and_lead_to_the_view() -> None:
    table = first_choice("hhh")
    session = table.session
    session.uncover()
    assert session.frames() == []
    assert session.base() == session.view()
    card = next(handle for handle in session.lit() if handle.startswith("card/"))
    before = len(table.shown)
    session.touch(card)
    (laid,) = [frame for _, frame in table.shown[before:]]
    assert laid.events == ()
    assert laid.view == session.view()
    assert session.take_back() is None
    assert table.shown[-1][1].events == ()
    assert not table.shown[-1][1].view.places[f"seat/{session.viewer}/draft"].pieces


def test_settling_again_and_again_changes_nothing() -> None:
    table = page("hhh", 7)
    table.settle()
    changes = len(table.stages)
    table.session.settled()
    table.session.settled()
    assert len(table.stages) == changes


def test_in_solo_what_others_do_is_shown_to_the_one_person() -> None:
    table = page("hcc", 5)
    table.play(Random(5))
    assert {frame.view.seat for _, frame in table.shown} == {0}
    heard = [event.kind for _, frame in table.shown for event in frame.events]
    assert "drew_card" in heard
    assert all(event.audience in (None, (0,)) for _, frame in table.shown for event in frame.events)
