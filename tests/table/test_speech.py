"""The table for those who hear it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tabletop.table.view import TableView
from tabletop.texts import game_texts
from tests.table.conftest import TableMaker
from tests.table.tables import lit_for, match_in


def voices(table: TableView) -> list[QPushButton]:
    return [button for button in table.viewport().findChildren(QPushButton) if button.isVisible()]


def test_things_are_said_in_reading_order_with_what_touching_them_does(table_for: TableMaker) -> None:
    match = match_in(3, 3)
    table = table_for(3)
    table.show_view(match.view(0), lit_for(match, 0))
    spoken = table.items_spoken()
    hand = [piece.handle for piece in match.view(0).places["seat/0/hand"].pieces]
    order = [item.handle for item in spoken]
    assert order[: len(hand)] == hand
    assert [handle for handle in order if handle.startswith("seat/")] == ["seat/0", "seat/1", "seat/2"]
    assert order[-3:] == ["deck/honey", "deck/research", "supply/honey"]
    name = game_texts("bears_and_bees").card_name(hand[0])
    assert spoken[0].text == f"{name}. Choose {name}."
    deck = next(item.text for item in spoken if item.handle == "deck/honey")
    assert deck.startswith("Honey deck")
    assert deck.count(".") == 1


def test_each_thing_has_a_button_where_it_lies(table_for: TableMaker, qtbot: QtBot) -> None:
    match = match_in(3, 3)
    table = table_for(3)
    table.show_view(match.view(0), lit_for(match, 0))
    heard: list[str] = []
    table.touched.connect(heard.append)
    for item, button in zip(table.items_spoken(), voices(table), strict=True):
        assert button.accessibleName() == item.text
        assert button.geometry() == item.rect == table.rect_of(item.handle)
        assert button.focusPolicy() == Qt.FocusPolicy.NoFocus
        assert button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        button.click()
    assert heard == [item.handle for item in table.items_spoken()]


def test_buttons_move_with_the_table_and_are_renamed(table_for: TableMaker) -> None:
    match = match_in(3, 3)
    table = table_for(3)
    table.show_view(match.view(0), lit_for(match, 0))
    before = len(table.viewport().findChildren(QPushButton))
    table.resize(1366, 648)
    assert [button.geometry() for button in voices(table)] == [item.rect for item in table.items_spoken()]
    table.show_view(match.view(None), {})
    assert [button.accessibleName() for button in voices(table)] == [item.text for item in table.items_spoken()]
    everything = table.viewport().findChildren(QPushButton)
    assert len(everything) == before
    assert all(button.accessibleName() == "" for button in everything if not button.isVisible())


def test_what_is_hidden_is_not_said(table_for: TableMaker) -> None:
    """Two states that differ in a hand that the viewer cannot see are said alike."""
    match = match_in(4, 9)
    table = table_for(4)
    said = []
    for choice in (0, 1):
        other = match_in(4, 9)
        other.apply(0, other.legal(0)[choice])
        table.show_view(other.view(2), lit_for(match, 2))
        said.append([item.text for item in table.items_spoken()])
    assert said[0] == said[1]
