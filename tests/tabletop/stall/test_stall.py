"""What games may ask of a page beside cards: amounts, runs on a sheet, open questions in turn; options and the end."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QWidget

from tabletop.pages.set_up import SetUp
from tabletop.panels.charts import told
from tabletop.texts import say, shown
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people, press

CALM: dict[str, str | int | bool] = {"short": True, "mood": "calm", "first": 0}


def sit_down(sitting: Sitting, count: int = 3, **options: str | int | bool) -> None:
    """So many people at the stall, up to the first question."""
    sitting.window.open_box("honey_stall")
    sitting.window.start(people(count), 7, {**CALM, **options})
    sitting.rest()


def entries(sitting: Sitting) -> list[str]:
    return [str(entry.text) for entry in sitting.play.session._match.entries]


def bid_all(sitting: Sitting, count: int = 3) -> None:
    for _ in range(count):
        sitting.play.press("bid 1")
        sitting.rest()


def set_up_page(sitting: Sitting) -> SetUp:
    sitting.window.open_box("honey_stall")
    assert sitting.window.set_up is not None
    return sitting.window.set_up


# An amount


def test_an_amount_is_stepped_by_click_and_sent_by_its_button(sitting: Sitting) -> None:
    sit_down(sitting)
    field = sitting.play.side.prompt.stepper
    assert field.isVisible()
    assert (field.send.text(), field.action) == ("Bid 1", "bid 1")
    click(field.more)
    click(field.more)
    click(field.fewer)
    assert field.send.accessibleName() == "Bid 2"
    click(field.send)
    sitting.rest()
    assert entries(sitting) == ["bid 2"]
    assert field.action == "bid 1", "the next question begins anew"


def test_an_amount_is_stepped_and_sent_by_keys(sitting: Sitting) -> None:
    sit_down(sitting)
    field = sitting.play.side.prompt.stepper
    sitting.play.side.table.setFocus()
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Plus):
        press(key)
    assert field.action == "bid 3"
    for _ in range(9):
        press(Qt.Key.Key_Plus)
    assert field.action == "bid 5"
    assert not field.more.isEnabled()
    press(Qt.Key.Key_Return)
    sitting.rest()
    assert entries(sitting) == ["bid 5"]


def test_an_amount_keeps_its_place_while_the_same_is_asked(sitting: Sitting) -> None:
    sit_down(sitting)
    sitting.play.side.step(2)
    sitting.play.showing.refresh()
    assert sitting.play.side.prompt.stepper.action == "bid 3"


def test_the_focus_stays_at_the_amount_when_its_end_is_reached(sitting: Sitting) -> None:
    sit_down(sitting)
    field = sitting.play.side.prompt.stepper
    field.more.setFocus()
    for _ in range(4):
        press(Qt.Key.Key_Space)
    assert field.action == "bid 5"
    assert QApplication.focusWidget() is field.send


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_steps_are_large_enough_for_a_finger_and_nothing_is_cut_off(sitting: Sitting, scale: float) -> None:
    sitting.window.shelf.settings.scale = scale
    sitting.window.preferences.apply()
    sit_down(sitting)
    bar = sitting.play.side.prompt
    window = sitting.window

    def inside(widget: QWidget) -> QRect:
        return QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())

    for _ in range(5):
        sitting.turn()
    for made in (bar.stepper.fewer, bar.stepper.send, bar.stepper.more):
        assert min(made.width(), made.height()) >= 44 * scale
        assert window.rect().contains(inside(made))
    assert bar.height() < window.height() / 3
    bid_all(sitting)
    sheet = sitting.play.side.sheet
    for _ in range(5):
        sitting.turn()
    assert sheet.isVisible()
    assert sitting.play.side.middle.geometry().contains(sheet.geometry())
    for made in (sheet.rows[0].fewer, sheet.rows[0].more, sheet.send, sheet.close_button):
        assert min(made.width(), made.height()) >= 44 * scale
        assert made.width() >= made.sizeHint().width() or made.text() == ""
        assert window.rect().contains(inside(made))


def test_the_keys_of_the_game_take_its_actions_and_stand_in_the_overlay(sitting: Sitting) -> None:
    sit_down(sitting)
    sitting.play.side.table.setFocus()
    press(Qt.Key.Key_C)
    assert sitting.play.side.prompt.why.text() == say("refusal.not_now")
    press(Qt.Key.Key_N)
    sitting.rest()
    assert entries(sitting) == ["bid 0"]
    bid_all(sitting, 2)
    press(Qt.Key.Key_C)
    sitting.rest()
    assert entries(sitting)[-1] == "comb 1"
    press(Qt.Key.Key_Question, Qt.KeyboardModifier.ControlModifier)
    words = {made.text() for made in sitting.window.overlay.findChildren(QLabel)}
    assert {"Honey stall", "Bid nothing", "Comb "} <= words


# A run on a sheet


def test_a_sheet_takes_the_focus_and_is_filled_and_sent_by_keys(sitting: Sitting) -> None:
    sit_down(sitting)
    bid_all(sitting)
    sheet = sitting.play.side.sheet
    assert sheet.isVisible()
    assert QApplication.focusWidget() is sheet.rows[0]
    assert sheet.rows[0].accessibleName() == "Combs: 0"
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Plus)
    assert sheet.rows[0].accessibleName() == "Combs: 2"
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Plus)
    press(Qt.Key.Key_Left)
    assert sheet.rows[1].accessibleName() == "Jars: 1"
    assert "confirm" not in sitting.play.side.prompt.choices
    press(Qt.Key.Key_Return)
    sitting.rest()
    assert entries(sitting)[3:] == ["comb 2", "jar 1", "lock"]
    assert not sheet.isVisible()
    assert not sheet.sends


def test_a_sheet_is_filled_by_clicks_and_sent_in_one_transaction(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(sitting)
    bid_all(sitting)
    sheet = sitting.play.side.sheet
    click(sheet.rows[0].more)
    click(sheet.rows[1].fewer)
    writer = sitting.window.shelf._writer
    assert writer is not None
    sent: list[int] = []
    real = writer._writer.submit

    def count(saved: Any, *words: Any, **more: Any) -> None:
        sent.append(len(saved))
        real(saved, *words, **more)

    monkeypatch.setattr(writer._writer, "submit", count)
    click(sheet.send)
    sitting.rest()
    assert [number for number in sent if number] == [2]
    assert entries(sitting)[3:] == ["comb 1", "lock"]


def test_esc_leaves_a_sheet_by_its_own_way_out(sitting: Sitting) -> None:
    sit_down(sitting)
    bid_all(sitting)
    press(Qt.Key.Key_Escape)
    sitting.rest()
    assert entries(sitting)[3:] == ["lock"]


def test_a_run_is_taken_whole_or_not_at_all(sitting: Sitting) -> None:
    sit_down(sitting)
    bid_all(sitting)
    session = sitting.play.session
    before = session._match.digest()
    refusal = session.act_all(("jar 1", "comb 1", "lock"))
    assert refusal is not None
    assert refusal.key == "not_now"
    assert session._match.digest() == before
    assert entries(sitting) == ["bid 1"] * 3


# Open and secret


def test_open_questions_go_round_without_a_cover_and_only_ballots_have_one(sitting: Sitting) -> None:
    sit_down(sitting)
    asked = []
    for answer in ("bid 1", "bid 1", "bid 1", "lock", ""):
        asked.append((sitting.stage.kind, sitting.play.session.asked))
        sitting.play.press(answer)
        sitting.rest()
    assert asked == [("public", 0), ("public", 1), ("public", 2), ("public", 0), ("cover", None)]


def test_a_secret_amount_is_one_press_and_nothing_of_it_stays_behind(sitting: Sitting) -> None:
    sit_down(sitting)
    bid_all(sitting)
    sitting.play.press("lock")
    sitting.rest()
    sitting.uncover()
    field = sitting.play.side.prompt.stepper
    for _ in range(3):
        press(Qt.Key.Key_Plus)
    assert field.action == "sell 3; lock"
    seat = sitting.stage.seat
    click(field.send)
    sitting.rest()
    assert sitting.stage.kind == "cover"
    assert sitting.stage.seat != seat
    assert (field.stepper, field.at, field.send.text(), field.send.accessibleName()) == (None, 0, "", "")
    words = " ".join(
        f"{widget.accessibleName()} {widget.accessibleDescription()}" for widget in sitting.window.findChildren(QWidget)
    )
    assert "Sell 3" not in words
    sitting.uncover()
    assert field.action == "sell 0; lock"


def test_two_quick_clicks_on_a_step_of_a_secret_amount_are_two_steps(sitting: Sitting) -> None:
    from PySide6.QtTest import QTest

    sit_down(sitting)
    bid_all(sitting)
    sitting.play.press("lock")
    sitting.rest()
    sitting.uncover()
    more = sitting.play.side.prompt.stepper.more
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(more, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(more, Qt.MouseButton.LeftButton)
    assert sitting.play.side.prompt.stepper.action == "sell 2; lock"


def test_a_sheet_leaves_no_word_behind(sitting: Sitting) -> None:
    sit_down(sitting)
    bid_all(sitting)
    sitting.play.press("lock")
    sitting.rest()
    sheet = sitting.play.side.sheet
    assert not sheet.rows
    left = [made.text() for made in sheet.findChildren(QLabel)] + [sheet.send.text(), sheet.accessibleName()]
    assert not "".join(left).strip()


# A preview of words


def test_a_preview_of_words_is_drawn_as_rows_and_read_aloud(sitting: Sitting) -> None:
    sit_down(sitting)
    preview = sitting.play.side.preview
    sitting.play.side.table.inspected.emit("auction/bid")
    assert preview.isVisible()
    assert [line[1] for line in preview.lines] == ["The bid", f"Left of it: {shown('Ben')}", "Together"]
    assert preview.geometry().width() > 100
    assert preview.accessibleName() == "bid 2 would bring"
    assert preview.accessibleDescription() == "Together 2"
    drawn, preview.lines = preview.grab().toImage(), ()
    assert preview.grab().toImage() != drawn
    sitting.play.side.table.inspected.emit("")
    assert not preview.isVisible()
    assert not preview.lines


# Set-up


def test_options_are_asked_remembered_and_passed_on(sit: Sit) -> None:
    sitting = sit()
    page = set_up_page(sitting)
    assert page.options.values() == {"short": False, "mood": "calm", "first": "random"}
    short, mood, first = (page.options.fields[name] for name in ("short", "mood", "first"))
    assert isinstance(short, QCheckBox)
    assert isinstance(mood, QComboBox)
    assert isinstance(first, QComboBox)
    short.setChecked(True)
    mood.setCurrentIndex(1)
    assert [first.itemText(place) for place in range(first.count())] == [
        say("setup.first.random"),
        *(shown(player.name) for player in page.players),
    ]
    first.setCurrentIndex(2)
    click(page.start)
    sitting.rest()
    wanted = {"short": True, "mood": "wild", "first": 1}
    assert sitting.play.session.setup.options == wanted
    assert set_up_page(sit()).options.values() == wanted


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_start_is_in_sight_however_many_chairs_and_options_there_are(sitting: Sitting, scale: float) -> None:
    sitting.window.shelf.settings.scale = scale
    sitting.window.preferences.apply()
    page = set_up_page(sitting)
    page.show_players(people(6))
    for _ in range(3):
        sitting.turn()
    start = QRect(page.start.mapTo(sitting.window, page.start.rect().topLeft()), page.start.size())
    assert sitting.window.rect().contains(start)
    assert page.start.visibleRegion().boundingRect() == page.start.rect()


def test_whoever_is_to_begin_follows_the_chairs(sitting: Sitting) -> None:
    page = set_up_page(sitting)
    page.show_players(people(4))
    first = page.options.fields["first"]
    assert isinstance(first, QComboBox)
    first.setCurrentIndex(4)
    page.rows[3].name.setText("Zoë")
    assert first.currentText() == shown("Zoë")
    click(page.rows[0].away)
    assert page.options.values()["first"] == "random", "nobody sits there any more"
    assert first.count() == 4


def test_people_of_another_game_sit_down_and_bots_fill_up_to_the_least(sit: Sit) -> None:
    sitting = sit()
    sitting.start(people(2))
    sitting.window.go_home()
    page = set_up_page(sitting)
    assert [(player.name, player.kind) for player in page.players] == [
        ("Ana", "human"),
        ("Ben", "human"),
        ("Cleo", "cub"),
    ]
    assert page.limit.text() == "A market needs three."
    assert not page.rows[0].away.isEnabled()
    while page.add.isEnabled():
        click(page.add)
    assert [player.name for player in page.players] == ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"]
    assert page.limit.text() == "Six is the most: the stall has six places."
    click(page.start)
    sitting.rest()
    sitting.window.open_box("bears_and_bees")
    assert sitting.window.set_up is not None
    assert len(sitting.window.set_up.players) == 2, "that game has its own people of last time"


def test_six_people_are_too_many_for_a_game_of_five_and_a_bot_stands_up_first(sitting: Sitting) -> None:
    sitting.window.open_box("honey_stall")
    sitting.window.start([*people(2, 1), *people(6)[3:]], 7, CALM)
    sitting.rest()
    sitting.window.go_home()
    sitting.window.open_box("bears_and_bees")
    page = sitting.window.set_up
    assert page is not None
    assert [player.name for player in page.players] == ["Ana", "Ben", "Dan", "Eva", "Finn"]
    assert page.options.isHidden()


# The end


def to_end(sitting: Sitting, sales: str) -> None:
    for _ in range(100):
        decision = sitting.play.session.decision()
        if sitting.stage.kind == "over":
            break
        if sitting.stage.kind == "cover":
            sitting.uncover()
        elif decision is not None and decision.kind == "sell":
            sitting.play.press(f"{sales}; lock")
            sitting.rest()
        else:
            sitting.play.confirm()
            sitting.rest()
    assert sitting.window.result is not None
    sitting.until(sitting.window.result.isVisible)


def test_a_common_loss_has_a_title_of_its_own_and_no_podium(sitting: Sitting) -> None:
    sit_down(sitting, mood="wild")
    to_end(sitting, "sell 3")
    result = sitting.window.result
    assert result is not None
    assert result.title.text() == say("result.nobody")
    assert "lose together" in result.reason.text()
    assert not result.podium.isVisible()
    assert not result.podium.standings
    ranks = [result._grid.itemAtPosition(line, 0).widget().text() for line in (1, 2, 3)]  # type: ignore[union-attr]
    assert ranks == ["–"] * 3
    assert not result.tabs.isTabVisible(1), "a game without hands opens none"


def test_charts_are_drawn_when_they_are_opened_from_what_everybody_saw(sitting: Sitting) -> None:
    sit_down(sitting, short=False)
    session = sitting.play.session
    assert session.rounds() == [], "before the end there is nothing to tell"
    to_end(sitting, "sell 1")
    result = sitting.window.result
    assert result is not None
    assert result.podium.isVisible()
    assert not result.charts.charts
    result.tabs.setCurrentIndex(result._charted)
    line, bars, cells = result.charts.charts
    assert (line.kind, bars.kind, cells.kind) == ("line", "bars", "heat")
    assert line.series[0].xs == (1.0, 2.0)
    assert line.series[0].ys[-1] == session.view().places["seat/0/honey"].count
    assert [view.seat for view in session.rounds()] == [None, None]
    assert len(session.rounds("beat")) > 2
    for _ in range(3):
        sitting.turn()
    assert told(line).startswith(f"{shown('Ana')}: 8, ")
    sitting.window.go_home()
    assert not result.charts.charts, "nothing of a game stays when it is left"


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_seat_has_its_own_colour_dash_and_shape_in_every_theme(qapp: QApplication, theme: str) -> None:
    from tabletop.art.patterns import MARKS
    from tabletop.art.theme import Theme
    from tabletop.panels.plots import DASHES, SYMBOLS, pen_of

    made = Theme(theme)
    pens = [pen_of(mark, made) for mark in range(len(MARKS))]
    assert len({pen.color().name() for pen in pens}) == len({tuple(pen.dashPattern()) for pen in pens}) == len(MARKS)
    assert len({SYMBOLS[mark.shape] for mark in MARKS}) == len(DASHES) == len(MARKS)
    for mark in range(len(MARKS)):
        edge = pen_of(mark, made, edge=True)
        assert edge.widthF() > pens[mark].widthF()
        lengths = [length * edge.widthF() for length in edge.dashPattern()]
        assert lengths == pytest.approx([length * pens[mark].widthF() for length in pens[mark].dashPattern()])


def test_no_chart_is_loaded_with_the_result() -> None:
    code = "import sys, tabletop.pages.result; sys.exit('pyqtgraph' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
