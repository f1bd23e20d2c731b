"""All games: every kept game is reached from Home, the last on the table first, and nothing on the list is private."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtTest import QTest

from rules.kernel.match import Match
from rules.kernel.record import Record, Setup
from tabletop.kept import kept, moment
from tabletop.pages.all_games import AllGames
from tabletop.pages.home import OPEN
from tabletop.panels.look import Look
from tabletop.panels.thumbnail import THUMBNAIL, paint_seats
from tabletop.play import Player
from tabletop.store import Library
from tabletop.texts import game_texts, say
from tests.secrecy.theatre import keep
from tests.table.commons import match_at
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people, press

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def three(sitting: Sitting) -> Sitting:
    """A finished game of Ana and Ben, one of Ana, Ben and Cleo, and the newest of Eva and Finn; all are on Home."""
    sitting.start(people(2))
    sitting.to_end()
    sitting.start(people(3))
    sitting.to_choice()
    sitting.start([Player("Eva", "human", 0), Player("Finn", "human", 1)])
    sitting.to_choice()
    sitting.window.go_home()
    return sitting


def page(sitting: Sitting) -> AllGames:
    found = sitting.window.stack.currentWidget()
    assert isinstance(found, AllGames)
    return found


def names(sitting: Sitting) -> list[str]:
    return [player.name for player in sitting.play.session.players]


def spoken(made: AllGames) -> list[str]:
    """What a screen reader says of each line."""
    reader = QAccessible.queryAccessibleInterface(made.list)
    return [reader.child(line).text(QAccessible.Text.Name) for line in range(reader.childCount())]


def test_the_list_has_every_game_the_last_on_the_table_first(three: Sitting) -> None:
    click(three.window.home.all_games)
    lines = spoken(page(three))
    assert [[name for name in ("Ana", "Cleo", "Eva") if name in line] for line in lines] == [
        ["Eva"],
        ["Ana", "Cleo"],
        ["Ana"],
    ]
    assert [say("kept.over") in line for line in lines] == [False, False, True]
    assert all(say("box.bears_and_bees") in line for line in lines)
    rows = three.window.shelf.library.games()
    assert all(moment(row.updated) in line for row, line in zip(rows, lines, strict=True))


def test_an_older_game_goes_on_by_a_click(three: Sitting) -> None:
    click(three.window.home.all_games)
    games = page(three).list
    line = games.visualRect(games.model().index(1, 0))
    QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=line.center())
    three.rest()
    assert names(three) == ["Ana", "Ben", "Cleo"]
    assert three.stage.kind == "cover"


def test_an_older_game_goes_on_by_keys_alone(three: Sitting) -> None:
    press(Qt.Key.Key_G, CONTROL)
    assert page(three).list.hasFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    three.rest()
    assert names(three) == ["Ana", "Ben", "Cleo"]


def test_a_finished_game_shows_its_result_and_stays_as_it_is(three: Sitting) -> None:
    number = three.window.shelf.library.games()[-1].id
    before = three.window.shelf.library.load(number)[0]
    press(Qt.Key.Key_G, CONTROL)
    press(Qt.Key.Key_End)
    press(Qt.Key.Key_Return)
    assert names(three) == ["Ana", "Ben"]
    three.until(lambda: three.window.result is not None and three.window.result.isVisible())
    three.window.go_home()
    assert three.window.shelf.library.load(number)[0] == before
    assert [row.over for row in three.window.shelf.library.games()].count(True) == 1


def test_one_enter_too_many_does_not_put_the_result_away(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_end()
    result = sitting.window.result
    assert result is not None
    sitting.until(result.isVisible)
    seed = sitting.play.session.setup.seed
    press(Qt.Key.Key_Return)
    assert sitting.play.isVisible()
    press(Qt.Key.Key_Return)
    assert result.isVisible()
    assert sitting.play.session.setup.seed == seed


def test_home_offers_the_list_where_it_holds_more_than_continue(sit: Sit) -> None:
    sitting = sit()
    home = sitting.window.home
    assert not home.all_games.isVisible()
    sitting.start(people(2))
    sitting.window.go_home()
    assert home.go_on.isVisible()
    assert not home.all_games.isVisible()
    sitting.window.resume()
    sitting.rest()
    sitting.to_end()
    sitting.window.go_home()
    assert not home.go_on.isVisible()
    assert home.all_games.isVisible()
    assert sit().window.home.all_games.isVisible()


def test_escape_leads_back_to_home_from_an_empty_list_too(sitting: Sitting) -> None:
    press(Qt.Key.Key_G, CONTROL)
    assert page(sitting).back.hasFocus()
    press(Qt.Key.Key_Escape)
    assert sitting.window.stack.currentWidget() is sitting.window.home


def test_nothing_on_the_list_is_private(tmp_path: Path) -> None:
    """Two games that differ only in what is secret look the same on the list, whatever else is kept with them."""
    match = match_at(4, 5, "market")
    record: Record = match.record()
    keep(tmp_path, record, people(4), None)
    secret: dict[str, Any] = {"round": 3, "thumbnail": {"places": {}}, "notes": "swordfish", "marks": ["swordfish"]}
    keep(tmp_path, record, people(4), secret)
    with Library.open(tmp_path) as library:
        later, earlier = (kept(row) for row in library.games())
    assert "swordfish" not in repr(later)
    assert later.state.replace(say("kept.round", round=3), "") == earlier.state.replace(say("kept.early"), "")
    told = re.sub(r"[\u2066-\u2069]", "", later.names)
    assert (later.title, told) == (say("box.beesness"), "Ana, Ben, Cleo, Dan")
    assert (later.names, later.symbols) == (earlier.names, earlier.symbols)


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", ["W" * 64, "\u05d0\u05d1\u05d2 " * 16, "Ana"])
def test_every_word_has_its_room(sitting: Sitting, size: QSize, scale: float, name: str) -> None:
    players = [Player(f"{seat}{name}", "human", seat) for seat in range(4)]
    keep(sitting.window.folder, match_at(4, 5, "market").record(), players, None)
    sitting.window.look.choose("light", scale)
    sitting.window.resize(size)
    press(Qt.Key.Key_G, CONTROL)
    sitting.turn(0.1)
    games = page(sitting).list
    assert games.mapTo(sitting.window, QPoint(games.width(), games.height())).x() <= sitting.window.width()
    assert not games.horizontalScrollBar().isVisible()
    line = games.visualRect(games.model().index(0, 0))
    painted = games.itemDelegate()._texts(line, 0)  # type: ignore[attr-defined]
    assert len(painted) == 3
    for _role, _text, place in painted:
        assert line.contains(place)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_numbers_of_three_digits_stay_in_the_picture(qapp: object, seats: int, scale: float) -> None:
    theme = Look("light", scale).theme
    width, height = theme.px(THUMBNAIL[0]), theme.px(THUMBNAIL[1])
    picture = QImage(3 * width, height, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    paint_seats(painter, QRectF(width, 0, width, height), theme, [(0, "W", 188, 188)] * seats, ("vp", "bee_token"))
    painter.end()
    bare = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    bare.fill(0)
    assert picture.copy(0, 0, width, height) == bare
    assert picture.copy(2 * width, 0, width, height) == bare


@pytest.mark.parametrize("game", OPEN)
def test_a_finished_game_is_listed_with_the_totals_of_its_result(game: str, tmp_path: Path) -> None:
    """What stands beside the symbol that the podium has too is the number that the podium shows."""
    match, chance = Match.start(Setup(game, 3, 5)), Random(5)
    while not match.over:
        seat = match.waiting()[0]
        match.apply(seat, chance.choice(match.legal(seat)))
    picture = match.game.encode_view(match.view(None))
    keep(tmp_path, match.record(), people(3), {"round": 9, "over": True, "thumbnail": picture})
    with Library.open(tmp_path) as library:
        (row,) = (kept(found) for found in library.games())
    decides = 2 + row.symbols.index(game_texts(game).PODIUM)
    assert [seat[decides] for seat in row.seats] == list(match.outcome().totals)
    assert any(seat[2] or seat[3] for seat in row.seats)
