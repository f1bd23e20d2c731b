"""The order of activations in Bear Necessities as people change it: by triangles, by keys, by dragging a card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.kernel.match import Match
from tabletop.play.order import order
from tabletop.texts import bear_necessities as words
from tabletop.texts import say
from tests.play.clockwork import players
from tests.secrecy.theatre import Theatre, keep
from tests.table.lands import ordering


@pytest.fixture
def theatre(qtbot: QtBot, tmp_path: Path) -> Iterator[Theatre]:
    """A table at which the seat that holds is asked for the order of three neighbours."""
    match, seat = ordering()
    keep(tmp_path, match.record(), players("hhhh"), None)
    made = Theatre(qtbot, tmp_path)
    made.resume()
    made.to_stage(lambda: made.stage == "cover")
    if made.session.stage.seat != seat:
        made.session.turn_to(seat)
    made.uncover()
    yield made
    made.close()


def handles(theatre: Theatre) -> list[str]:
    match: Match = theatre.session._match
    seat = theatre.session.asked
    assert seat is not None
    return [step.handle for step in order(match, seat)]


def numbers(theatre: Theatre) -> list[str]:
    """The neighbours as the table numbers them."""
    spots = theatre.table._showing.scene.picture.spots
    found = {key.removesuffix("/order"): spot.look.count for key, spot in spots.items() if key.endswith("/order")}
    return [spots[key].handle for key in sorted(found, key=found.__getitem__)]


def test_triangles_change_the_order(theatre: Theatre) -> None:
    first, second, third = handles(theatre)
    assert numbers(theatre) == [first, second, third]
    theatre.click(f"later/{first}")
    theatre.rest()
    assert handles(theatre)[0] == second
    assert numbers(theatre) == handles(theatre)
    theatre.click(f"earlier/{first}")
    theatre.rest()
    assert numbers(theatre) == handles(theatre) == [first, second, third]


def test_keys_move_the_card_that_has_the_cursor(theatre: Theatre) -> None:
    first, second, _third = handles(theatre)
    theatre.table.roving.focus(second)
    theatre.key(Qt.Key.Key_BracketLeft)
    theatre.saved()
    theatre.rest()
    assert handles(theatre)[:2] == [second, first]
    assert theatre.table.roving.handle == second
    theatre.key(Qt.Key.Key_BracketLeft)
    assert theatre.play.side.prompt.why.text() == say("refusal.order_end")
    theatre.key(Qt.Key.Key_BracketRight)
    theatre.saved()
    theatre.rest()
    assert handles(theatre)[:2] == [first, second]


def test_a_key_without_a_cursor_moves_the_first_that_can_be_moved(theatre: Theatre) -> None:
    first, second, _third = handles(theatre)
    theatre.table.roving.clear()
    theatre.key(Qt.Key.Key_BracketRight)
    theatre.saved()
    theatre.rest()
    assert handles(theatre)[0] == second
    assert theatre.table.roving.handle == first


def test_a_card_is_dragged_to_the_place_of_another(theatre: Theatre) -> None:
    first, second, third = handles(theatre)
    drag(theatre, second, first)
    assert handles(theatre)[0] == second
    drag(theatre, second, third)
    assert handles(theatre)[-1] == second
    assert numbers(theatre) == handles(theatre)


def drag(theatre: Theatre, handle: str, onto: str) -> None:
    viewport = theatre.table.viewport()
    start, end = _low(theatre, handle), _low(theatre, onto)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(viewport, start + (end - start) * step / 5)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
    theatre.saved()
    theatre.rest()


def _low(theatre: Theatre, handle: str) -> QPoint:
    """A point of a tile below its triangles."""
    rect = theatre.table.rect_of(handle)
    place: QPoint = QPoint(rect.center().x(), rect.bottom() - rect.height() // 4)
    assert theatre.table.handle_at(place) == handle
    return place


def test_where_no_order_is_asked_the_keys_say_so(theatre: Theatre) -> None:
    theatre.play.take_back()
    theatre.saved()
    theatre.rest()
    theatre.key(Qt.Key.Key_BracketLeft)
    assert theatre.play.side.prompt.why.text() == say("refusal.no_order")


def test_triangles_and_rows_of_the_text_table_say_what_they_move(theatre: Theatre) -> None:
    first, second, _third = handles(theatre)
    said = {item.handle: item.text for item in theatre.table.items_spoken()}
    assert words.action_text(f"later/{first}") in said[f"later/{first}"]
    assert "1 of 3" in said[f"later/{first}"]
    assert "2 of 3" in said[f"earlier/{second}"]
    theatre.key(Qt.Key.Key_F4)
    group = theatre.play.side.text_table.topLevelItem(0)
    assert group is not None
    rows = [row.text(0) for number in range(group.childCount()) if (row := group.child(number)) is not None]
    assert words.action_text(f"earlier/{second}") in rows
