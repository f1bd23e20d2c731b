"""A trade of Beesness: laid out on its sheet, answered, countered and agreed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tabletop.play import Player
from tabletop.texts import say
from tests.secrecy.theatre import keep
from tests.table.commons import match_at
from tests.tabletop.commons import entries, sit_down
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import NAMES, Sitting, click, press, touch


def test_a_trade_is_laid_out_on_a_sheet_and_answered(sitting: Sitting) -> None:
    sit_down(sitting)
    touch(sitting, "trade/offer")
    assert set(sitting.play.session.lit()) >= {"seat/1/offers", "seat/2/offers"}
    assert "confirm" not in sitting.play.side.prompt.choices
    touch(sitting, "seat/1/offers")
    sheet = sitting.play.side.sheet
    assert sheet.isVisible()
    asked = {row.label: row for row in sheet.sheet.rows}  # type: ignore[union-attr]
    sitting.play.press(f"{asked['Give honey'].actions[2]}; {asked['Want workers'].actions[1]}; lock")
    sitting.rest()
    assert not sheet.isVisible()
    assert sitting.play.session.asked == 1
    assert {"trade/accept", "trade/decline", "trade/counter"} == set(sitting.play.session.lit())
    before = sitting.play.session.view().places["seat/0/workers"].count
    touch(sitting, "trade/accept")
    assert sitting.play.session.view().places["seat/0/workers"].count == before + 1


def test_a_tag_touched_too_early_names_what_comes_first(sitting: Sitting) -> None:
    sit_down(sitting)
    why = sitting.play.side.prompt.why
    touch(sitting, "seat/1/offers")
    assert say("beesness_table.tile.trade") in why.text()
    touch(sitting, "trade/offer")
    assert "seat/1/offers" in sitting.play.session.lit()
    touch(sitting, "market/worker")
    assert say("refusal.offer_not_closed") == why.text()
    sitting.play.press("take_back")
    sitting.rest()
    assert "seat/1/offers" not in sitting.play.session.lit()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Backspace])
def test_a_trade_with_nobody_yet_and_then_its_sheet_are_left_by_a_key(sitting: Sitting, key: Qt.Key) -> None:
    sit_down(sitting)
    for way in ("trade/offer", "seat/1/offers"):
        touch(sitting, way)
    sheet = sitting.play.side.sheet
    assert sheet.isVisible()
    press(key)
    sitting.rest()
    decision = sitting.play.session.decision()
    assert decision is not None
    assert (decision.kind, sheet.isVisible()) == ("partner", False)
    press(key)
    sitting.rest()
    decision = sitting.play.session.decision()
    assert decision is not None
    assert (decision.kind, decision.draft) == ("choose", ())
    press(key)
    assert sitting.play.isVisible()


def test_why_an_empty_offer_was_refused_goes_with_the_first_amount(sitting: Sitting) -> None:
    sit_down(sitting)
    touch(sitting, "trade/offer")
    touch(sitting, "seat/1/offers")
    side = sitting.play.side
    reason = side.prompt.why.text()
    click(side.sheet.send)
    sitting.turn()
    assert side.prompt.why.text() == say("refusal.offer_empty")
    click(side.sheet.rows[-1].more)
    assert side.prompt.why.text() == reason


def test_the_sheet_of_a_trade_hides_the_paper_below_it(sit: Sit, tmp_path: Path) -> None:
    match = match_at(3, 5, "market")
    maker = match.waiting()[0]
    alone = [Player(NAMES[seat], "human" if seat == maker else "cub", seat) for seat in range(3)]
    keep(tmp_path, match.record(), alone, None)
    sitting = sit()
    click(sitting.window.home.go_on)
    sitting.rest()
    sitting.uncover()
    for size in ((1024, 640), (1920, 1080)):
        sitting.window.resize(*size)
        sitting.turn()
        touch(sitting, "trade/offer")
        touch(sitting, f"seat/{(maker + 1) % 3}/offers")
        side = sitting.play.side
        paper = side.table.common_rect().translated(side.middle.pos())
        assert side.sheet.isVisible()
        assert side.sheet.geometry().contains(paper)
        assert side.middle.geometry().contains(side.sheet.geometry())
        sitting.play.press("take_back")
        sitting.rest()
        sitting.play.press("take_back")
        sitting.rest()


def test_a_trade_is_offered_countered_and_agreed_by_keys_alone(sitting: Sitting) -> None:
    sit_down(sitting)
    sitting.play.first_focus()
    press(Qt.Key.Key_T)
    sitting.rest()
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_Return)
    sitting.rest()
    sheet = sitting.play.side.sheet
    assert sheet.holds_focus()
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Return)
    sitting.rest()
    assert sitting.play.session.asked == 1
    assert sitting.play.session.view().facts["trade"]["give"] == {"worker": 1}
    sitting.play.first_focus()
    press(Qt.Key.Key_3)
    press(Qt.Key.Key_Return)
    sitting.rest()
    assert sheet.isVisible()
    for _ in range(10):
        focused = next(made for made in sheet.rows if made.hasFocus())
        if focused.told.label == "Want honey":
            break
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Plus)
    press(Qt.Key.Key_Return)
    sitting.rest()
    trade = sitting.play.session.view().facts["trade"]
    assert (sitting.play.session.asked, trade["maker"], trade["want"]) == (0, 1, {"honey": 1})
    sitting.play.first_focus()
    press(Qt.Key.Key_A)
    sitting.rest()
    view = sitting.play.session.view()
    assert [view.places[f"seat/{seat}/honey"].count for seat in (0, 1)] == [5, 7]
    assert entries(sitting)[-1] == "accept"
