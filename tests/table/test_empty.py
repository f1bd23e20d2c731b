"""An emptied table holds nothing: no item, no picture, no name, no beat of what it showed."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tabletop.table.pictures import Pictures
from tabletop.table.spots import Look
from tabletop.table.view import TableView
from tests.table.conftest import TableMaker
from tests.table.tables import Clock, frames_of, lit_for, match_in


def names(widget: QWidget) -> list[str]:
    """Everything that a screen reader or a pointer could be told by this widget and all inside it."""
    told = []
    for child in [widget, *widget.findChildren(QWidget)]:
        told += [child.accessibleName(), child.accessibleDescription(), child.toolTip(), child.statusTip()]
        told += [child.whatsThis(), child.objectName(), child.windowTitle()]
        if isinstance(child, QPushButton):
            told.append(child.text())
    interface = QAccessible.queryAccessibleInterface(widget)
    if interface is not None:
        told += [interface.child(nth).text(QAccessible.Text.Name) for nth in range(interface.childCount())]
    return [name for name in told if name]


def assert_empty(table: TableView) -> None:
    assert table.scene().items() == []
    assert table.items_spoken() == []
    assert not [name for name in names(table) if not name.startswith("qt_")]
    assert table.roving.handle == ""
    assert not table.playing
    assert not table.pulse.moving
    assert table._showing.view is None
    assert table._showing.lit == {}
    assert not table._showing.pictures.cold
    assert not table._scene.lit | table._scene.news


def test_nothing_is_left_of_a_hand(table_for: TableMaker) -> None:
    match = match_in(3, 3)
    table, never = table_for(3), table_for(3)
    table.show_view(match.view(0), lit_for(match, 0))
    table.roving.focus(match.legal(0)[0].handle)
    inspected: list[str] = []
    table.inspected.connect(inspected.append)
    table.empty()
    assert_empty(table)
    assert inspected == [""]
    assert table.grab().toImage() == never.grab().toImage()


def test_nothing_is_left_of_beats_that_were_running(table_for: TableMaker, clock: Clock, qtbot: QtBot) -> None:
    table = table_for(4)
    frames = list(frames_of(4, 5, 1, 3))
    told: list[object] = []
    table.show_view(frames[0].view, {})
    table.play(frames[1:], lit_for(match_in(4, 5), 1))
    clock.now += 0.1
    table.pulse.tick()
    table.settled.connect(lambda: told.append("settled"))
    table.beat_shown.connect(told.append)
    table.empty()
    assert_empty(table)
    clock.now += 60
    table.pulse.tick()
    qtbot.wait(1)
    assert told == []
    assert_empty(table)


def test_no_card_can_be_found_among_living_objects(table_for: TableMaker) -> None:
    """The names of the hand are in no spot or spoken line that anybody still holds."""
    match = match_in(3, 3)
    table = table_for(3)
    table.show_view(match.view(0), lit_for(match, 0))
    hand = {piece.handle for piece in match.view(0).places["seat/0/hand"].pieces}
    table.empty()
    gc.collect()
    left = [held for held in gc.get_objects() if type(held).__name__ in ("Spot", "Spoken", "Picture", "Move")]
    assert not [held for held in left if getattr(held, "handle", "") in hand or getattr(held, "key", "") in hand]


def test_no_thing_on_the_table_has_a_tool_tip_or_data(table_for: TableMaker) -> None:
    match = match_in(3, 3)
    table = table_for(3)
    table.show_view(match.view(0), lit_for(match, 0))
    for item in table.scene().items():
        assert not item.toolTip()
        assert all(item.data(key) is None for key in range(8))


def test_a_table_can_be_filled_again(table_for: TableMaker) -> None:
    match = match_in(3, 3)
    table, fresh = table_for(3), table_for(3)
    table.show_view(match.view(0), lit_for(match, 0))
    table.empty()
    for shown in (table, fresh):
        shown.show_view(match.view(None), {})
        while look := shown._showing.pictures.warm():
            shown._scene.refresh(look)
    assert table.grab().toImage() == fresh.grab().toImage()
    assert [spoken.text for spoken in table.items_spoken()] == [spoken.text for spoken in fresh.items_spoken()]


def test_what_everybody_may_know_is_not_painted_again(table_for: TableMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_in(3, 3)
    table = table_for(3)
    table.show_view(match.view(0), lit_for(match, 0))
    while table._showing.pictures.warm():
        pass
    table.empty()
    painted: list[str] = []
    paint = Pictures._paint

    def noting(pictures: Pictures, painter: QPainter, rect: QRectF, look: Look) -> None:
        painted.append(look.kind)
        paint(pictures, painter, rect, look)

    monkeypatch.setattr(Pictures, "_paint", noting)
    table.show_view(match.view(0), lit_for(match, 0))
    assert painted == []
