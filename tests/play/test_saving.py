"""On the disk before it is shown: slow disks, full disks, and what is told of them."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rules.kernel.match import Match
from tabletop.play import Player, Session, Stage
from tests.play.clockwork import Forgetful, Page, SlowWriter, on_disk, page


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
    table.clock.pass_by(1)
    session.tick()
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


def test_a_table_that_is_left_as_soon_as_its_game_is_over_is_kept_as_over() -> None:
    """Marks are on their way nearly always; at the end nothing comes after them that would take the last ones along."""
    writer, chance = SlowWriter(), Random(7)
    table = page("hh", 7, writer=writer)

    def on_its_way() -> bool:
        while table.session.busy:
            writer.answer()
        return table.session.stage.kind == "over"

    table.play(chance, until=on_its_way)
    assert writer.open
    for answer in writer.open[:]:
        answer(None)
    assert writer.meta["over"]
