"""On the disk before it is shown: slow disks, full disks, and a table that is taken up again wherever it was left."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from rules.kernel.match import Entry, Match, Record
from tabletop.play import ImmediateWriter, Meta, Player, Session, Stage
from tests.play.clockwork import Forgetful, HandClock, Page, SlowWriter, page, players


def on_disk(match: Match, writer: ImmediateWriter) -> tuple[Record, Meta]:
    """What a later start of the program reads."""
    beginning = match.record()
    snapshots = [*Match.start(match.setup).record().snapshots, *writer.snapshots]
    record = msgspec.structs.replace(beginning, entries=list(writer.entries), snapshots=snapshots, digest=writer.digest)
    meta: Meta = msgspec.json.decode(msgspec.json.encode(writer.meta))
    return record, meta


def again(match: Match, writer: ImmediateWriter, kinds: str, keeper: Any = None) -> Page:
    """The table after a kill."""
    record, meta = on_disk(match, writer)
    clock = HandClock()
    kept = keeper or ImmediateWriter()
    return Page(lambda change: Session.resume(record, players(kinds), meta, kept, clock, change, game_id="1"), clock)


def choosing(kinds: str, writer: SlowWriter) -> Page:
    table = page(kinds, 7, writer=writer)
    writer.drain()
    while not (table.session.view().phase == "choose" and table.session.asked is not None):
        table.step(Random(7))
        writer.drain()
    return table


def a_card(session: Session) -> str:
    return min(handle for handle in session.lit() if handle.startswith("card/"))


def test_nothing_is_shown_before_it_is_saved() -> None:
    writer = SlowWriter()
    table = choosing("hhh", writer)
    session = table.session
    card, lit = a_card(session), session.lit()
    session._lens.refresh()
    view, stages, frames = session.view(), list(table.stages), len(table.shown)
    assert session.touch(card) is None
    assert session.busy
    assert (session.view(), session.lit(), session.frames()) == (view, lit, [])
    assert (table.stages, len(table.shown)) == (stages, frames)
    refusal = session.touch("lock")
    assert refusal is not None
    assert refusal.key == "saving"
    assert session.journal.refused == 0
    writer.drain()
    assert not session.busy
    assert session.view() != view
    assert len(table.shown) == frames + 1


def test_a_lock_turns_the_stage_only_when_it_is_saved() -> None:
    writer = SlowWriter()
    table = choosing("hhh", writer)
    session = table.session
    seat = session.asked
    session.touch(a_card(session))
    writer.drain()
    session.touch("lock")
    assert session.stage == Stage("hold", seat)
    assert session.decision() is not None
    writer.answer()
    assert session.stage.kind == "cover"
    assert session.stage.seat != seat


@pytest.mark.parametrize("touches", [["card"], ["card", "lock"], ["card", "other"], ["card", "back"]])
def test_what_could_not_be_saved_never_was_and_can_be_tried_again(touches: list[str]) -> None:
    writer = SlowWriter()
    table = choosing("hhh", writer)
    session = table.session
    card, other = sorted(handle for handle in session.lit() if handle.startswith("card/"))[:2]
    handles = {"card": card, "other": other, "lock": "lock"}
    *before, last = touches

    def touch(name: str) -> None:
        refusal = session.take_back() if name == "back" else session.touch(handles[name])
        assert refusal is None

    for name in before:
        touch(name)
        writer.drain()
    state = session._match.digest(), session.view(), session.lit(), session.stage, list(writer.entries)
    shown = len(table.shown)
    touch(last)
    writer.answer(OSError("full"))
    assert session.error == "save_failed"
    assert not session.busy
    assert (session._match.digest(), session.view(), session.lit(), session.stage, list(writer.entries)) == state
    assert len(table.shown) == shown
    touch(last)
    writer.drain()
    assert session.error is None
    assert session._match.digest() != state[0]
    assert writer.entries == session._match.entries


class NoRoom(Exception):
    key = "disk_full"


def test_the_error_is_a_key_that_a_sentence_exists_for() -> None:
    writer = SlowWriter()
    session = choosing("hhh", writer).session
    session.touch(a_card(session))
    writer.answer(NoRoom())
    assert session.error == "disk_full"
    session.dismiss_error()
    assert session.error is None


def test_hiding_while_a_step_is_on_its_way_covers_at_once() -> None:
    writer = SlowWriter()
    table = choosing("hhh", writer)
    session = table.session
    seat = session.asked
    session.touch(a_card(session))
    session.hide()
    assert session.stage == Stage("cover", seat)
    assert session.view().seat is None
    session.uncover()
    assert session.stage == Stage("cover", seat)
    writer.drain()
    assert session.stage == Stage("cover", seat)
    session.uncover()
    assert session.undo_text() != ""
    session.touch("lock")
    session.hide()
    writer.drain()
    assert session.stage.kind == "cover"
    assert session.stage.seat != seat


def test_a_cover_over_a_pending_reveal_tells_nothing_of_it() -> None:
    writer = SlowWriter()
    table = page("hh", 7, "coin_guess", writer)
    writer.drain()
    session = table.session
    table.settle()
    writer.drain()
    for handle in ("coin/heads", "stake/2", "lock", "coin/heads", "stake/2"):
        session.uncover()
        session.touch(handle)
        writer.drain()
    public = session._match.view(None)
    session.touch("lock")
    assert session._match.view(None) != public
    session.hide()
    assert (session.view(), session.base(), session.lit(), session.asked) == (public, public, {}, None)
    assert session.resume_state()["thumbnail"] == session.game.encode_view(session._lens.public())
    assert all(line.event.kind != "tossed" for line in session.log())
    writer.drain()
    assert session.stage == Stage("public")
    assert session.view() != public


def test_hiding_while_a_drawn_card_is_on_its_way_keeps_it_for_the_hold() -> None:
    writer = SlowWriter()
    table = page("hhh", 7, writer=writer)
    writer.drain()
    table.settle()
    writer.drain()
    session = table.session
    session.uncover()
    writer.drain()
    seat = session.asked
    while not session.needs_done:
        session.touch("deck/honey")
        session.hide()
        writer.drain()
        assert session.stage == Stage("cover", seat)
        session.uncover()
        writer.drain()
    assert [event.kind for _, frame in table.shown[-2:] for event in frame.events] == ["drew", "drew_card"] * 2


def test_bots_and_swaps_wait_for_the_disk() -> None:
    writer = SlowWriter()
    table = choosing("hcc", writer)
    session = table.session
    session.touch(a_card(session))
    entries = list(session._match.entries)
    table.think(Random(1))
    refusal = session.swap(1, "human")
    assert refusal is not None
    assert refusal.key == "saving"
    session.settled()
    assert session._match.entries == entries
    writer.drain()
    assert session._match.locked() == (1, 2)


def test_lost_marks_are_told_and_lose_no_step() -> None:
    writer = SlowWriter()
    table = choosing("hhh", writer)
    session = table.session
    session.hide()
    assert len(writer.open) == 1
    writer.answer(NoRoom())
    assert session.error == "disk_full"
    session.uncover()
    writer.drain()
    assert session.touch(a_card(session)) is None
    writer.drain()
    assert session.error is None
    assert writer.meta == session.resume_state()


@pytest.mark.parametrize("kinds", ["hh", "hhcc", "hcc", "ccc"])
def test_a_disk_that_often_fails_loses_nothing_that_was_shown(kinds: str) -> None:
    for seed in range(4):
        writer = Forgetful(Random(seed), 0.2)
        table = page(kinds, seed, writer=writer)
        table.play(Random(seed))
        assert writer.failures > 10
        assert writer.entries == table.session._match.entries
        record, _ = on_disk(table.session._match, writer)
        assert Match.load(record).digest() == table.session._match.digest()
        assert record.snapshots == table.session._match.record().snapshots


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


def test_marks_are_written_only_when_they_have_changed() -> None:
    writer = SlowWriter()
    table = page("hhh", 7, writer=writer)
    writer.drain()
    for _ in range(5):
        table.session.settled()
        table.session.frames()
    writer.drain()
    assert writer.open == []
    meta = writer.meta
    table.session.settled()
    assert writer.open == []
    assert meta == table.session.resume_state()
    assert msgspec.convert(meta["players"], list[Player]) == list(table.session.players)
