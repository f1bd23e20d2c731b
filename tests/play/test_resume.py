"""A table that is taken up again wherever it was left, with or without its marks."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rules.kernel.match import Entry, Record
from tabletop.play import ImmediateWriter, Meta, Session, Stage
from tests.play.clockwork import HandClock, Page, SlowWriter, again, on_disk, page, players


def own(table: Page, seat: int | None) -> list[str]:
    """What the screen has shown to ``seat`` alone in its last hold."""
    frames = [frame for stage, frame in table.shown if stage == Stage("hold", seat)]
    return [event.piece for frame in frames for event in frame.events if event.audience == (seat,)]


@pytest.mark.parametrize(
    ("kinds", "game", "every"), [("hhc", "bears_and_bees", 3), ("hh", "bears_and_bees", 1), ("hhh", "coin_guess", 1)]
)
def test_a_kill_at_any_step_lands_on_a_cover_or_the_public_table(kinds: str, game: str, every: int) -> None:
    writer = ImmediateWriter()
    table = page(kinds, 5, game, writer)
    chance = Random(5)
    session = table.session
    while session.stage.kind != "over":
        for _ in range(every):
            table.step(chance)
        back = again(session._match, writer, kinds)
        assert back.session._match.digest() == session._match.digest()
        assert back.stages[0].kind in ("public", "cover", "over")
        assert back.session.players == session.players
        if session.stage.kind in ("cover", "hold"):
            assert back.stages[0] == Stage("cover", session.stage.seat)
        if session.needs_done:
            back.session.uncover()
            assert back.session.needs_done
            assert own(back, session.stage.seat)
            assert back.session.view() == session.view()
        elif session.stage.kind == "hold":
            back.session.uncover()
            assert back.session.view() == session.view()
            assert back.session.lit() == session.lit()
            assert back.session.undo_text() == session.undo_text()


@pytest.mark.parametrize("kinds", ["hc", "hcc"])
def test_alone_at_the_table_a_kill_lands_on_a_cover_and_one_touch_goes_on(kinds: str) -> None:
    writer = ImmediateWriter()
    table = page(kinds, 5, writer=writer)
    chance = Random(5)
    while table.session.stage.kind != "over":
        table.step(chance)
        back = again(table.session._match, writer, kinds)
        if table.session.outcome() is not None:
            assert back.session.stage == Stage("over")
            break
        assert back.session.stage == Stage("cover", 0)
        assert back.session.view().seat is None
        back.session.uncover()
        assert back.session.stage == Stage("hold", 0)
        if table.session.asked == 0:
            assert back.session.lit() == table.session.lit()


@pytest.mark.parametrize("kinds", ["hh", "hhc", "hcc", "cc", "hhhh"])
def test_a_game_that_is_killed_all_the_time_ends_all_the_same(kinds: str) -> None:
    writer = ImmediateWriter()
    table = page(kinds, 9, writer=writer)
    chance = Random(9)
    for _ in range(5000):
        if table.session.stage.kind == "over":
            break
        table.step(chance)
        if chance.random() < 0.2:
            table = again(table.session._match, writer, kinds, writer)
    assert table.session.stage.kind == "over"
    assert writer.entries == table.session._match.entries
    assert writer.meta["over"]
    assert writer.meta["outcome"]["totals"] == (table.session._match.outcome().totals)


def test_a_reveal_that_nobody_saw_is_played_after_a_kill() -> None:
    writer = ImmediateWriter()
    table = page("hh", 7, "coin_guess", writer)
    table.settle()
    for _ in range(2):
        table.session.uncover()
        for handle in ("coin/heads", "stake/2", "lock"):
            table.session.touch(handle)
    assert table.session.stage == Stage("public")
    back = again(table.session._match, writer, "hh")
    assert back.session.stage == Stage("public")
    assert "tossed" in [event.kind for _, frame in back.shown for event in frame.events]


def test_a_swap_is_known_after_a_kill() -> None:
    writer = ImmediateWriter()
    table = page("hhc", 7, writer=writer)
    table.session.swap(1, "cub")
    back = again(table.session._match, writer, "hhc")
    assert [player.kind for player in back.session.players] == ["human", "cub", "cub"]
    assert back.session.journal.swaps == [(0, 1, "cub")]
    assert back.session.stage == Stage("cover", 0)


@pytest.mark.parametrize(
    "meta",
    [
        {},
        {"shown": "no"},
        {"players": [], "seen": []},
        {"shown": 10**9, "seen": [10**9] * 3, "holder": 2, "called": 2, "players": [{"name": "A"}] * 3},
    ],
)
def test_without_its_marks_a_game_is_taken_up_all_the_same(meta: Meta) -> None:
    writer = ImmediateWriter()
    table = page("hhh", 7, writer=writer)
    table.play(Random(7), lambda: table.session.view().phase == "choose")
    record, _ = on_disk(table.session._match, writer)
    whole = {"stage": "hold", "swaps": [], "round": 1, "over": False, "outcome": None, "thumbnail": {}} | meta
    for found in (meta, whole):
        back = Session.resume(record, players("hhh"), found, ImmediateWriter(), HandClock())
        assert back.stage.kind == "cover"


def test_marks_with_a_colour_that_nobody_can_have_are_those_of_no_table() -> None:
    writer = ImmediateWriter()
    table = page("hhh", 7, writer=writer)
    record, meta = on_disk(table.session._match, writer)
    for mark in (-1, 6, 10**30):
        meta["players"][1] |= {"name": "Dan", "mark": mark}
        back = Session.resume(record, players("hhh"), meta, ImmediateWriter(), HandClock())
        assert back.players == tuple(players("hhh"))


def older(record: Record) -> Record:
    """The record as if the rules had changed: its second entry no longer plays out."""
    entries = [record.entries[0], Entry("act", 0, "play H1"), *record.entries[2:]]
    return msgspec.structs.replace(record, rules=0, entries=entries, digest="")


def test_a_record_of_older_rules_goes_on_and_the_new_beginning_is_saved() -> None:
    writer = ImmediateWriter()
    table = page("hhh", 7, writer=writer)
    table.play(Random(7), lambda: table.session.view().round == 3)
    record, meta = on_disk(table.session._match, writer)
    fresh = SlowWriter()
    back = Session.resume(older(record), players("hhh"), meta, fresh, HandClock())
    assert back.busy
    fresh.answer()
    assert not back.busy
    assert [entry.kind for entry in fresh.entries] == ["resumed"]
    assert back.stage == Stage("public")
    assert [event.kind for frame in back.frames() for event in frame.events] == ["game_resumed"]


def test_a_new_beginning_that_could_not_be_saved_goes_along_with_the_next_step() -> None:
    writer = ImmediateWriter()
    table = page("hhh", 7, writer=writer)
    table.play(Random(7), lambda: table.session.view().round == 3)
    record, meta = on_disk(table.session._match, writer)
    fresh = SlowWriter()
    clock = HandClock()
    back = Page(lambda change: Session.resume(older(record), players("hhh"), meta, fresh, clock, change), clock)
    fresh.answer(OSError("full"))
    assert back.session.error == "save_failed"
    while not fresh.open:
        back.step(Random(1))
    fresh.drain()
    assert [entry.kind for entry in fresh.entries] == ["resumed", "act"]
    assert back.session.error is None
