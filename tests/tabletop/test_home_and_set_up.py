"""From the shelf to the table: what Home offers, what the set-up page accepts, and why it does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules import games
from tabletop.art.symbols import icon, names
from tabletop.pages.home import OPEN, SHELF, Waiting
from tabletop.panels.boxes import OnShelf, ShelfRow
from tabletop.panels.look import Look
from tabletop.play import Player
from tabletop.store import Settings
from tabletop.texts import SHOWN_NAME, say
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people, press

HOUSE = Path(__file__).parents[2]
BOXES = ("bears_and_bees", "secret_kingdom", "bear_necessities", "beesness")


def test_from_start_to_playing_takes_two_clicks(sitting: Sitting) -> None:
    click(sitting.window.home.shelf.boxes["bears_and_bees"])
    assert sitting.window.set_up is not None
    click(sitting.window.set_up.start)
    sitting.rest()
    assert sitting.play.session.solo
    assert sitting.window.windowTitle().startswith("Hive & Den · Bears & Bees")


@pytest.mark.parametrize("game", BOXES)
def test_the_set_up_page_names_its_game(sitting: Sitting, game: str) -> None:
    click(sitting.window.home.shelf.boxes[game])
    assert sitting.window.set_up is not None
    assert sitting.window.set_up.which.text() == say(f"{game}.title")


def test_who_is_quicker_than_the_first_painting_keeps_the_focus(sitting: Sitting) -> None:
    sitting.start(people(3))
    before = QApplication.focusWidget()
    assert before is not None
    assert sitting.play.isAncestorOf(before)
    sitting.window.home.painted.emit()
    assert QApplication.focusWidget() is before


def test_every_button_above_the_shelf_has_a_symbol_of_its_own(sitting: Sitting) -> None:
    home = sitting.window.home
    theme = home.look.theme
    icons = {"open": home.open_file, "rules": home._rules, "settings": home._settings}
    for name, made in icons.items():
        size = theme.px(22)
        assert made.icon().pixmap(size).toImage() == icon(name, theme.colour("ink"), size).pixmap(size).toImage()
    assert set(icons) <= set(names())


def test_from_start_to_playing_by_keys_alone(sitting: Sitting) -> None:
    assert sitting.window.home.shelf.boxes["bears_and_bees"].hasFocus()
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    sitting.rest()
    assert sitting.play.session.solo


def test_closed_boxes_say_so_and_are_no_buttons(look: Look, qtbot: QtBot) -> None:
    row = ShelfRow(look, [OnShelf(game, (2, 5), "30", "hands", closed=game == "beesness") for game in BOXES])
    qtbot.addWidget(row)
    row.resize(900, 400)
    row.show()
    opened: list[str] = []
    row.opened.connect(opened.append)
    box = row.boxes["beesness"]
    assert say("home.soon").lower() in box.accessibleName().lower()
    assert box.focusPolicy() == Qt.FocusPolicy.NoFocus
    for made in row.boxes.values():
        click(made)
    assert opened == ["bears_and_bees", "secret_kingdom", "bear_necessities"]


def test_a_box_is_open_where_its_game_has_a_place_on_the_table() -> None:
    assert [thing.game for thing in SHELF] == list(BOXES)
    assert list(OPEN) == [game for game in BOXES if (HOUSE / f"tabletop/table/games/{game}.py").exists()]
    assert "bears_and_bees" in OPEN
    assert set(OPEN) <= set(games)
    for thing in SHELF:
        if thing.game in games:
            assert thing.seats == (games[thing.game].seats[0], games[thing.game].seats[-1])
            assert thing.secret == games[thing.game].secret


def test_a_game_that_was_left_is_offered_first(sit: Sit) -> None:
    sitting = sit()
    sitting.start(people(3))
    sitting.to_choice()
    sitting.window.leave()
    assert sitting.window.home.go_on.hasFocus()
    again = sit()
    assert again.window.home.go_on.isVisible()
    assert "Ana" in again.window.home.go_on.accessibleName()
    click(again.window.home.go_on)
    again.rest()
    assert again.stage.kind == "cover"
    assert [player.name for player in again.play.session.players] == ["Ana", "Ben", "Cleo"]


def test_the_seats_of_last_time_sit_there_again(sit: Sit) -> None:
    sit().start([Player("Zoë", "human", 5), Player("Bo", "cub", 2)])
    again = sit()
    again.window.open_box("bears_and_bees")
    assert again.window.set_up is not None
    assert again.window.set_up.players == [Player("Zoë", "human", 5), Player("Bo", "cub", 2)]


def test_two_to_five_chairs_and_the_reason_at_each_end(sitting: Sitting) -> None:
    sitting.window.open_box("bears_and_bees")
    page = sitting.window.set_up
    assert page is not None
    while page.add.isEnabled():
        click(page.add)
    assert len(page.rows) == 5
    assert page.limit.text() == say("bears_and_bees.limit.most")
    assert len({player.mark for player in page.players}) == 5
    while page.rows[0].away.isEnabled():
        click(page.rows[0].away)
    assert len(page.rows) == 2
    assert page.limit.text() == say("bears_and_bees.limit.fewest")


@pytest.mark.parametrize("twin", ["Ana", "ana", "  ANA  "])
def test_two_players_called_the_same_are_told_which(sitting: Sitting, twin: str) -> None:
    sitting.window.open_box("bears_and_bees")
    page = sitting.window.set_up
    assert page is not None
    page.show_players(people(3))
    page.rows[1].name.setText(twin)
    assert not page.start.isEnabled()
    assert "Two chairs are called" in page.trouble.text()
    assert twin.strip() in page.trouble.text()
    page.rows[1].name.setText("Bea")
    assert page.start.isEnabled()
    assert not page.trouble.text()


@pytest.mark.parametrize("blank", ["", "   ", "\u200b\u200b"])
def test_a_chair_without_a_name_is_told_of(sitting: Sitting, blank: str) -> None:
    sitting.window.open_box("bears_and_bees")
    page = sitting.window.set_up
    assert page is not None
    page.rows[2].name.setText(blank)
    assert page.trouble.text() == say("setup.empty", seat=3)


def test_chairs_change_places(sitting: Sitting) -> None:
    sitting.window.open_box("bears_and_bees")
    page = sitting.window.set_up
    assert page is not None
    page.show_players(people(3))
    click(page.rows[2].up)
    assert [player.name for player in page.players] == ["Ana", "Cleo", "Ben"]
    assert page.rows[1].name.text() == "Cleo"
    click(page.rows[0].down)
    assert [player.name for player in page.players] == ["Cleo", "Ana", "Ben"]
    assert not page.rows[0].up.isEnabled()
    assert not page.rows[2].down.isEnabled()


def test_no_two_chairs_share_a_mark(sitting: Sitting) -> None:
    sitting.window.open_box("bears_and_bees")
    page = sitting.window.set_up
    assert page is not None
    page.show_players(people(5))
    for _ in range(8):
        click(page.rows[0].mark)
        assert len({player.mark for player in page.players}) == 5


def test_the_same_shuffle_number_deals_the_same_cards(sitting: Sitting) -> None:
    dealt = []
    for _ in range(2):
        sitting.window.open_box("bears_and_bees")
        page = sitting.window.set_up
        assert page is not None
        page.show_players(people(2))
        click(page.advanced)
        page.seed.setText("123456")
        click(page.start)
        sitting.rest()
        dealt.append(sitting.play.session.view().facts["swarm_cards"])
        assert sitting.play.session.setup.seed == 123456
        sitting.window.go_home()
    assert dealt[0] == dealt[1]


@pytest.mark.parametrize("wrong", ["x", "-1", "1.5", "٣", "1" * 16])
def test_a_shuffle_number_that_is_none(sitting: Sitting, wrong: str) -> None:
    sitting.window.open_box("bears_and_bees")
    page = sitting.window.set_up
    assert page is not None
    page.seed.setText(wrong)
    assert page.trouble.text() == say("setup.seed.wrong")


@pytest.mark.parametrize(
    "name",
    [
        "Maximiliana Featherstonehaugh-Smythe",
        "\u202eevil",
        "אבגד",
        "👩‍👩‍👧‍👦 family",
        "a\u0301" * 30,
        "<b>Ana</b>",
        "A&B",
        "{name}",
    ],
)
def test_any_name_can_sit_down_and_stands_in_sentences_as_it_is(sitting: Sitting, name: str) -> None:
    sitting.start([Player(name, "human", 0), Player("Ben", "human", 1)])
    assert sitting.stage.kind == "cover"
    for _ in range(6):
        sitting.answer(lambda actions: actions[0])
    words = sitting.play.cover.name.text()
    assert "\u202e" not in words
    assert len(words) <= SHOWN_NAME + 2


def test_settings_are_applied_at_once_and_kept(sitting: Sitting, tmp_path: Path) -> None:
    press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    window = sitting.window
    assert window.settings is not None
    click(window.settings.theme.buttons["dark"])
    click(window.settings.speed.buttons["fast"])
    click(window.settings.idle.buttons["120"])
    window.settings.scale.setValue(15)
    assert window.look.theme.name == "dark"
    assert window.look.theme.scale == 1.5
    kept = Settings.open(tmp_path)
    assert (kept.theme, kept.speed, kept.idle_seconds, kept.scale) == ("dark", "fast", 120, 1.5)
    press(Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.home
    press(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert window.look.theme.scale == 1.0


def test_notices_of_the_store_are_told_with_the_name_of_the_file(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "library.sqlite3").write_bytes(b"this is no library" * 300)
    (tmp_path / "settings.json").write_bytes(b"{broken")
    sitting = sit()
    told = sitting.window.home.banner.text
    kept = [path.name for path in tmp_path.iterdir() if ".damaged-" in path.name or ".foreign-" in path.name]
    assert len(kept) == 2
    assert all(name in told for name in kept)


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("waits", [False, True])
def test_home_is_never_wider_than_the_window(sitting: Sitting, size: QSize, scale: float, waits: bool) -> None:
    window, home = sitting.window, sitting.window.home
    window.look.choose("light", scale)
    window.resize(size)
    seats = [(0, "A", 6, 0), (1, "B", 4, 0)]
    home.show_waiting(Waiting("bears_and_bees", 2, "Ana, Ben", seats, ("coin_1", "flower")) if waits else None)
    sitting.turn(0.1)
    for made in (home.open_file, home._settings, home.shelf, *([home.go_on] if waits else [])):
        assert made.mapTo(home, QPoint(made.width(), 0)).x() <= home.width()


def test_the_window_never_asks_for_more_than_the_screen_has(sitting: Sitting) -> None:
    room = QGuiApplication.primaryScreen().availableSize()
    least = sitting.window.minimumSize()
    assert least.width() <= room.width()
    assert least.height() <= room.height()
