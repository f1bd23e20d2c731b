"""What games may ask of a page beside cards: amounts, runs on a sheet, open questions in turn, previews in words."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tabletop.texts import say, shown
from tests.tabletop.sitting import Sitting, click, press
from tests.tabletop.stall.seats import bid_all, entries, sit_down

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
