"""Model first, picture later: whatever moves, each beat ends on exactly the picture of its view."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.table.view import TableView
from tests.table.conftest import TableMaker
from tests.table.tables import Clock, Frame, frames_of, lit_for, match_in


def seen(table: TableView) -> QImage:
    """The picture, with every face composed."""
    warm(table)
    return table.grab().toImage()


def warm(table: TableView) -> None:
    pictures = table._showing.pictures
    while look := pictures.warm():
        table._scene.refresh(look)


def run(table: TableView, clock: Clock, seconds: float) -> None:
    clock.now += seconds
    table.pulse.tick()


def watch(table: TableView, clock: Clock, frames: list[Frame]) -> None:
    """Lets all frames play, in ticks of a twentieth of a second."""
    table.play(frames, {})
    for _ in range(20 * 10 * len(frames)):
        if not table.playing:
            return
        run(table, clock, 0.05)
    pytest.fail("the motion does not end")


@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (3, None), (5, 4)])
def test_each_beat_ends_on_the_picture_of_its_view(
    table_for: TableMaker, clock: Clock, seats: int, viewer: int | None
) -> None:
    moved, still = table_for(seats), table_for(seats)
    frames = list(frames_of(seats, 6, viewer, 2))
    moved.show_view(frames[0].view, {})
    for frame in frames[1:]:
        watch(moved, clock, [frame])
        still.show_view(frame.view, {})
        still._scene.set_marks(news=moved._scene.news)
        assert seen(moved) == seen(still), f"after {[event.kind for event in frame.events]}"


def test_the_picture_is_right_at_any_speed_and_when_skipped(table_for: TableMaker, clock: Clock) -> None:
    frames = list(frames_of(3, 2, None, 2))
    still = table_for(3)
    still.show_view(frames[-1].view, {})
    for speed, reduced in ((0.0, False), (1.6, False), (1.0, True)):
        table = table_for(3)
        table.speed, table.reduced = speed, reduced
        table.show_view(frames[0].view, {})
        table.play(frames[1:], {})
        run(table, clock, 0.1)
        table.finish()
        assert not table.playing
        still._scene.set_marks(news=table._scene.news)
        assert seen(table) == seen(still)


def test_reduced_motion_moves_nothing(table_for: TableMaker, clock: Clock) -> None:
    table = table_for(4)
    table.reduced = True
    frames = list(frames_of(4, 5, None, 2))
    table.show_view(frames[0].view, {})
    for frame in frames[1:]:
        table.play([frame], {})
        places = {key: item.pos() for key, item in table._scene.spot_items.items()}
        while table.playing:
            run(table, clock, 0.03)
            if table.playing:
                assert {key: item.pos() for key, item in table._scene.spot_items.items()} == places


def test_step_shows_the_next_beat_and_finish_the_last(table_for: TableMaker, clock: Clock, qtbot: QtBot) -> None:
    table = table_for(3)
    frames = list(frames_of(3, 2, None, 3))
    table.show_view(frames[0].view, {})
    shown: list[int] = []
    table.beat_shown.connect(shown.append)
    with qtbot.waitSignal(table.settled):
        table.play(frames[1:], {})
        first = list(shown)
        table.step()
        assert len(shown) > len(first)
        assert table.playing
        table.finish()
    assert shown == [frame.number for frame in frames[1:]]


def test_settled_comes_once_and_later_even_for_nothing(table_for: TableMaker, qtbot: QtBot) -> None:
    table = table_for(2)
    table.show_view(match_in(2, 1).view(None), {})
    told: list[bool] = []
    table.settled.connect(lambda: told.append(True))
    table.play([], {})
    assert told == []
    qtbot.waitUntil(lambda: told == [True])
    QApplication.processEvents()
    assert told == [True]


def test_what_may_be_touched_waits_for_the_end(table_for: TableMaker, clock: Clock) -> None:
    table = table_for(3)
    frames = list(frames_of(3, 2, 0, 2))
    table.show_view(frames[0].view, {"deck/honey": "draw honey"})
    table.play(frames[1:], {})
    assert not table._scene.lit
    table.light({"deck/research": "draw research"})
    assert not table._scene.lit
    table.finish()
    assert table._scene.lit == {"deck/research"}


def test_a_new_view_drops_the_queue(table_for: TableMaker, clock: Clock) -> None:
    table = table_for(3)
    frames = list(frames_of(3, 2, None, 2))
    shown: list[int] = []
    table.beat_shown.connect(shown.append)
    table.show_view(frames[0].view, {})
    table.play(frames[1:], {})
    shown.clear()
    table.show_view(frames[0].view, {})
    assert not table.playing
    assert not table.pulse.moving
    run(table, clock, 5)
    assert shown == []


def test_a_touch_finishes_what_runs(table_for: TableMaker, clock: Clock) -> None:
    table = table_for(3)
    frames = list(frames_of(3, 2, None, 2))
    table.show_view(frames[0].view, {})
    table.play(frames[1:], {})
    assert table.playing
    table._touch("deck/honey")
    assert not table.playing
    assert table._showing.view == frames[-1].view


def test_a_draft_glides_from_the_hand_to_its_place(table_for: TableMaker, clock: Clock) -> None:
    match = match_in(3, 3)
    table, still = table_for(3), table_for(3)
    table.show_view(match.view(0), lit_for(match, 0))
    play = match.legal(0)[0]
    match.apply(0, play)
    table.glide(match.view(0), lit_for(match, 0))
    assert table.playing
    run(table, clock, 0.1)
    flying = [
        item
        for item in table._scene._flyers
        if item.rect == table._showing.picture(match.view(0)).spots[play.handle].rect
    ]
    assert len(flying) == 1
    run(table, clock, 1)
    assert not table.playing
    still.show_view(match.view(0), lit_for(match, 0))
    assert seen(table) == seen(still)
    assert table.rect_of(play.handle) == still.rect_of(play.handle)


def test_a_cold_face_is_a_card_of_its_colour_until_an_idle_moment(table_for: TableMaker, qtbot: QtBot) -> None:
    match = match_in(3, 3)
    table = table_for(3)
    table.show_view(match.view(0), {})
    handle = match.legal(0)[0].handle
    item = table._scene.spot_items[handle]
    cold = item.pixmap().toImage()
    assert table._showing.pictures.cold
    qtbot.waitUntil(lambda: not table._showing.pictures.cold)
    composed = table._showing.pictures.faces.pixmap(f"bears_and_bees/{handle[5:]}", item.rect.width, table._scene.ratio)
    assert item.pixmap().toImage() == composed.toImage()
    assert item.pixmap().toImage() != cold


def test_what_did_not_change_is_not_painted_again(table_for: TableMaker, clock: Clock, qtbot: QtBot) -> None:
    match = match_in(4, 5)
    table = table_for(4)
    table.show_view(match.view(None), {})
    qtbot.waitUntil(lambda: not table._showing.pictures.cold)
    QApplication.processEvents()
    changed: list[object] = []
    table._scene.changed.connect(changed.append)
    table.show_view(match.view(None), {})
    QApplication.processEvents()
    assert changed == []
