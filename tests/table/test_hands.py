"""What a player does at the table: pointer, finger, drag and keys, and what the table says of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from rules.kernel.match import Match
from tabletop.table.view import TableView
from tests.table.conftest import TableMaker
from tests.table.tables import Clock, lit_for, match_in

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def match() -> Match:
    return match_in(3, 3)


@pytest.fixture
def table(table_for: TableMaker, match: Match) -> TableView:
    """Seat 0's table, with its hand to choose from."""
    made = table_for(3)
    made.show_view(match.view(0), lit_for(match, 0))
    return made


@pytest.fixture
def heard(table: TableView) -> list[str]:
    """What was touched, in order."""
    touched: list[str] = []
    table.touched.connect(touched.append)
    return touched


def hand(match: Match) -> list[str]:
    return [piece.handle for piece in match.view(0).places["seat/0/hand"].pieces]


def middle(table: TableView, handle: str) -> QPoint:
    return table.rect_of(handle).center()


def press(table: TableView, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
    """Whether the table took the key."""
    event = QKeyEvent(QKeyEvent.Type.KeyPress, key, modifiers)
    QApplication.sendEvent(table, event)
    return event.isAccepted()


def test_a_click_touches_what_it_meets_lit_or_not(table: TableView, match: Match, heard: list[str]) -> None:
    lit, unlit = hand(match)[0], "deck/honey"
    QTest.mouseClick(table.viewport(), LEFT, pos=middle(table, lit))
    QTest.mouseClick(table.viewport(), LEFT, pos=middle(table, unlit))
    QTest.mouseClick(table.viewport(), LEFT, pos=QPoint(1, 1))
    assert heard == [lit, unlit]


def test_a_press_that_ends_elsewhere_touches_nothing(table: TableView, match: Match, heard: list[str]) -> None:
    QTest.mousePress(table.viewport(), LEFT, pos=middle(table, "deck/honey"))
    QTest.mouseRelease(table.viewport(), LEFT, pos=middle(table, "deck/research"))
    assert heard == []


def test_a_tap_is_a_touch(table: TableView, match: Match, heard: list[str]) -> None:
    finger = QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)
    where = middle(table, hand(match)[1])
    QTest.touchEvent(table.viewport(), finger).press(0, where, table.viewport())
    QTest.touchEvent(table.viewport(), finger).release(0, where, table.viewport())
    assert heard == [hand(match)[1]]


def test_a_card_dragged_up_is_played_and_one_let_go_falls_back(
    table: TableView, match: Match, heard: list[str]
) -> None:
    card = hand(match)[0]
    start, item = middle(table, card), table._scene.spot_items[card]
    home = item.pos()
    for reach, touched in ((20, []), (140, [card])):
        QTest.mousePress(table.viewport(), LEFT, pos=start)
        for step in range(1, 5):
            QTest.mouseMove(table.viewport(), start - QPoint(0, reach * step // 4))
        assert item.pos() != home
        QTest.mouseRelease(table.viewport(), LEFT, pos=start - QPoint(0, reach))
        assert heard == touched
    table.pulse.tick()


def test_only_a_card_that_may_be_played_can_be_dragged(table: TableView, match: Match, heard: list[str]) -> None:
    table.light({})
    card = hand(match)[0]
    start, home = middle(table, card), table._scene.spot_items[card].pos()
    QTest.mousePress(table.viewport(), LEFT, pos=start)
    QTest.mouseMove(table.viewport(), start - QPoint(0, 140))
    assert table._scene.spot_items[card].pos() == home
    QTest.mouseRelease(table.viewport(), LEFT, pos=start - QPoint(0, 140))
    assert heard == []


def test_a_card_rises_under_the_pointer_and_is_inspected(table: TableView, match: Match, clock: Clock) -> None:
    card = hand(match)[0]
    item, told = table._scene.spot_items[card], list[str]()
    table.inspected.connect(told.append)
    home = item.pos().y()
    QTest.mouseMove(table.viewport(), middle(table, card))
    clock.now += 0.2
    table.pulse.tick()
    assert item.pos().y() == home - 8
    # Its own foot is still its own: a card that came up must not fall from under the pointer.
    assert table.handle_at(table.rect_of(card).bottomLeft() + QPoint(8, -1)) == card
    QTest.mouseMove(table.viewport(), middle(table, "deck/honey"))
    clock.now += 0.2
    table.pulse.tick()
    assert item.pos().y() == home
    assert told == [card[5:], "deck/honey"]


def test_the_arrows_walk_by_place_and_enter_touches(table: TableView, match: Match, heard: list[str]) -> None:
    table.setFocus()
    cards = hand(match)
    assert press(table, Qt.Key.Key_Right)
    assert table.roving.handle == cards[0]
    press(table, Qt.Key.Key_Right)
    assert table.roving.handle == cards[1]
    press(table, Qt.Key.Key_Left)
    press(table, Qt.Key.Key_Left)
    assert table.roving.handle == "seat/0"
    press(table, Qt.Key.Key_Up)
    assert table.roving.handle.startswith(("seat/1", "card/"))
    assert press(table, Qt.Key.Key_Return)
    assert heard == [table.roving.handle]


def test_every_thing_can_be_reached_by_arrows(table: TableView) -> None:
    seen, edge = set[str](), [item.handle for item in table.items_spoken()][:1]
    while edge:
        here = edge.pop()
        seen.add(here)
        for direction in ("left", "right", "up", "down"):
            table.roving.focus(here)
            if table.roving.move(direction) and table.roving.handle not in seen:
                edge.append(table.roving.handle)
    assert seen == {item.handle for item in table.items_spoken()}


def test_digits_jump_to_cards_or_to_the_options(table: TableView, match: Match) -> None:
    table.setFocus()
    press(table, Qt.Key.Key_2)
    assert table.roving.handle == hand(match)[1]
    assert not press(table, Qt.Key.Key_9)
    table.light({"deck/honey": "draw honey", "deck/research": "draw research", "supply/honey": "take honey"})
    press(table, Qt.Key.Key_3)
    assert table.roving.handle == "supply/honey"


def test_keys_that_mean_nothing_here_go_on_to_the_page(table: TableView) -> None:
    table.setFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_I, Qt.Key.Key_Space, Qt.Key.Key_H):
        assert not press(table, key)
    assert not press(table, Qt.Key.Key_1, Qt.KeyboardModifier.ShiftModifier)


def test_enter_is_not_for_a_table_on_which_nothing_may_be_touched(
    table: TableView, match: Match, heard: list[str]
) -> None:
    table.roving.focus(hand(match)[0])
    table.light({"done": "done"})
    assert not press(table, Qt.Key.Key_Return)
    assert not heard


def test_the_cursor_is_a_ring_while_the_table_has_the_keyboard(table: TableView, match: Match, qtbot: QtBot) -> None:
    other = QPushButton(table.parentWidget())
    qtbot.addWidget(other)
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    card = hand(match)[0]
    table.roving.focus(card)
    assert "focus" in table._scene.spot_items[card].marks
    table.clearFocus()
    assert "focus" not in table._scene.spot_items[card].marks
    assert table.roving.handle == card


def test_the_cursor_asks_for_the_inspector(table: TableView, match: Match, qtbot: QtBot) -> None:
    table.setFocus()
    table.roving.focus("seat/1")
    with qtbot.waitSignal(table.inspect_asked) as asked:
        assert press(table, Qt.Key.Key_F2)
    assert asked.args == ["seat/1"]


def test_states_are_told_by_form(table: TableView, match: Match) -> None:
    """Lit is outlined, chosen is outlined with a tick, the others of the group are hatched; nothing of it is a tint."""
    cards = hand(match)
    table.light({cards[0]: f"play {cards[0][5:]}"})
    marks = {handle: table._scene.spot_items[handle].marks for handle in cards}
    assert marks[cards[0]] == ("lit",)
    assert all(marks[handle] == ("veil",) for handle in cards[1:])
    match.apply(0, match.legal(0)[0])
    table.show_view(match.view(0), lit_for(match, 0))
    draft = match.view(0).places["seat/0/draft"].pieces[0].handle
    assert table._scene.spot_items[draft].marks == ("selected",)
    table.light({})
    assert all(table._scene.spot_items[handle].marks == () for handle in hand(match))


def test_the_ring_lies_over_the_neighbours_of_the_thing(table: TableView, match: Match) -> None:
    cards = hand(match)
    items = table._scene.spot_items
    table._scene.set_marks(focused=cards[0])
    assert all(items[cards[0]].zValue() > items[card].zValue() for card in cards[1:])
    table._scene.set_marks(focused="")
    assert items[cards[0]].zValue() < items[cards[1]].zValue()


def test_the_cursor_leaves_a_thing_that_is_of_no_use_any_more(table: TableView, match: Match) -> None:
    table.roving.focus("deck/honey")
    table.light({"deck/honey": "draw honey", "deck/research": "draw research"})
    table.light({})
    assert table.roving.handle == "deck/honey"
    table.light({"deck/research": "draw research"})
    assert table.roving.handle == ""
    table.roving.focus("deck/honey")
    table.light({"deck/research": "draw research", "supply/honey": "take honey"})
    assert table.roving.handle == "deck/honey"
