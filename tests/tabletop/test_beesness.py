"""Beesness as people play it: by what is lit, by keys alone, with its sheet and amounts, and with the last flower."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rules.kernel.match import Match
from rules.kernel.record import begun_at
from tabletop.play import Player
from tabletop.texts import say, shown
from tests.secrecy.test_guard import second_half
from tests.secrecy.theatre import keep
from tests.table.commons import match_at
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import NAMES, Sitting, click, people, press

SHORT: dict[str, str | int | bool] = {"short": True, "first": 0}


def sit_down(sitting: Sitting, count: int = 3, seed: int = 5) -> None:
    """A short game of so many people, up to the first question."""
    sitting.window.open_box("beesness")
    sitting.window.start(people(count), seed, SHORT)
    sitting.rest()


def touch(sitting: Sitting, handle: str) -> None:
    """A click of the real mouse on a thing on the table."""
    table = sitting.play.side.table
    place: QPoint = table.rect_of(handle).center()
    assert table.handle_at(place) == handle
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    sitting.rest()


def entries(sitting: Sitting) -> list[str]:
    return [str(entry.text) for entry in sitting.play.session._match.entries]


def played_on(sitting: Sitting, wanted: Callable[[], bool]) -> None:
    """Answers by what is lit, a few bids and no trades, until ``wanted`` or the end."""
    for number in range(2_000):
        session = sitting.play.session
        if wanted() or session.stage.kind == "over":
            return
        decision = session.decision()
        if session.stage.kind == "cover":
            sitting.uncover()
        elif decision is not None and decision.draft:
            sitting.play.confirm()
            sitting.rest()
        elif decision is not None and decision.kind == "sell":
            click(sitting.play.side.prompt.stepper.send)
            sitting.rest()
        else:
            touch(sitting, _picked(sitting, number))
    raise AssertionError("the game does not end")


def _picked(sitting: Sitting, number: int) -> str:
    """One of the things that are lit: no trade, no last flower, and the market closes some time."""
    lit = sitting.play.session.lit()
    garden = sitting.play.session.view().places["garden"].count
    wanted = [handle for handle in sorted(lit) if handle != "trade/offer" and (handle != "garden" or garden > 2)]
    if number % 5 == 0 and "market/pass" in wanted:
        return "market/pass"
    for usual in ("garden", "market/worker", "market/drone", "auction/drop", "market/pass", "ballot/yes"):
        if usual in wanted:
            return usual
    return wanted[number % len(wanted)]


def test_a_whole_game_is_played_by_what_is_lit(sitting: Sitting) -> None:
    sit_down(sitting)
    played_on(sitting, lambda: False)
    outcome = sitting.play.session.outcome()
    assert outcome is not None
    assert outcome.decided in ("honey", "shared")
    told = {text.partition(" ")[0] for text in entries(sitting)}
    assert {"hire", "drop", "pass", "pick", "sell", "lock", "end"} <= told
    for spent in sitting.play.session.journal.decisions():
        assert spent.touches <= (1 if spent.kind in ("cover", "done") else 2), spent


def test_a_whole_game_is_played_by_keys_alone(sitting: Sitting) -> None:
    sit_down(sitting)
    for number in range(2_000):
        session = sitting.play.session
        decision = session.decision()
        if session.stage.kind == "over":
            break
        sitting.play.first_focus()
        if session.stage.kind == "cover" or (decision is not None and decision.draft):
            press(Qt.Key.Key_Return)
        elif decision is not None:
            for key in _keys(decision.kind, decision.actions, number, int(decision.values.get("garden", 9))):
                press(key)
        sitting.rest()
    assert sitting.play.session.outcome() is not None
    assert {"hire worker", "bid 2", "drop", "pass", "pick", "end turn"} <= set(entries(sitting))
    assert any(text.startswith("sell ") and text != "sell 0" for text in entries(sitting))


def _keys(kind: str, actions: tuple[str, ...], number: int, garden: int) -> tuple[Qt.Key, ...]:
    """What is pressed for a question: letters of the game, digits and Enter, plus and minus."""
    if kind == "choose":
        hires = "hire worker" in actions and number % 4
        return (Qt.Key.Key_1, Qt.Key.Key_Return) if hires else (Qt.Key.Key_P,)
    if kind == "bid":
        return (Qt.Key.Key_B if number % 3 == 0 and any("bid" in text for text in actions) else Qt.Key.Key_O,)
    if kind == "sell":
        return Qt.Key.Key_Minus, Qt.Key.Key_Plus, Qt.Key.Key_Return
    if kind == "vote":
        return (Qt.Key.Key_Y,)
    if kind == "discard":
        return Qt.Key.Key_1, Qt.Key.Key_Return
    return (Qt.Key.Key_F,) if "pick" in actions and garden > 2 else (Qt.Key.Key_E,)


def test_one_press_sends_all_workers(sitting: Sitting) -> None:
    sit_down(sitting)
    played_on(sitting, lambda: sitting.play.session.view().phase == "turn")
    decision = sitting.play.session.decision()
    assert decision is not None
    workers, garden = int(decision.values["workers"]), int(decision.values["garden"])
    field = sitting.play.side.prompt.stepper
    assert field.send.text() == say("beesness.button.pick", count=workers)
    click(field.send)
    sitting.rest()
    assert entries(sitting)[-workers:] == ["pick"] * workers
    assert sitting.play.session.view().places["garden"].count == garden - workers


def test_a_vote_is_one_press_and_covers_itself(sitting: Sitting) -> None:
    sit_down(sitting)
    played_on(sitting, lambda: sitting.play.session.view().phase == "turn")
    touch(sitting, "turn/referendum")
    assert sitting.stage.kind == "cover"
    voter = sitting.stage.seat
    sitting.uncover()
    click(sitting.play.side.prompt.choices["vote yes; lock"])
    sitting.rest()
    assert sitting.stage.kind == "cover"
    assert sitting.stage.seat != voter


def test_a_fist_is_previewed_as_it_is_stepped(sitting: Sitting) -> None:
    sit_down(sitting)
    played_on(sitting, lambda: sitting.stage.kind == "hold" and sitting.play.session.view().phase == "flowers")
    field, preview = sitting.play.side.prompt.stepper, sitting.play.side.preview
    assert preview.isVisible()
    first = preview.accessibleDescription()
    click(field.fewer)
    assert preview.isVisible()
    assert preview.accessibleDescription() != first
    sitting.play.hide_now()
    sitting.rest()
    assert not preview.isVisible()
    assert preview.accessibleDescription() == ""


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


def test_an_auction_is_bid_by_plus_minus_and_enter(sitting: Sitting) -> None:
    sit_down(sitting)
    touch(sitting, "market/worker")
    sitting.play.first_focus()
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Return):
        press(key)
    sitting.rest()
    assert entries(sitting)[-1] == "bid 3"
    sitting.play.first_focus()
    press(Qt.Key.Key_2)
    press(Qt.Key.Key_Return)
    sitting.rest()
    assert entries(sitting)[-1] == "drop", "the second thing that is lit"


@pytest.mark.parametrize("hand", ["mouse", "key"])
def test_a_bee_that_nobody_else_wants_is_sold_with_one_press(sitting: Sitting, hand: str) -> None:
    sit_down(sitting, 4)
    touch(sitting, "market/worker")
    choices = sitting.play.side.prompt.choices
    assert choices["all drop"].text() == say("beesness_table.around.sold", name=shown("Ana"))
    if hand == "mouse":
        click(choices["all drop"])
    else:
        press(Qt.Key.Key_S)
    sitting.rest()
    assert entries(sitting)[-4:] == ["hire worker", "drop", "drop", "drop"]
    spent = sitting.play.session.journal.decisions()
    assert sum(one.touches for one in spent) == 2
    assert sitting.play.session.view().phase == "market"


def test_nobody_hires_is_one_press_and_a_bot_says_so_itself(sitting: Sitting) -> None:
    sit_down(sitting, 3)
    press(Qt.Key.Key_S)
    sitting.rest()
    assert entries(sitting) == ["pass"] * 3
    assert sitting.play.session.view().phase == "turn"
    sitting.window.open_box("beesness")
    sitting.window.start(people(1, 2), 5, SHORT)
    sitting.rest()
    assert "all pass" not in sitting.play.side.prompt.choices


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


@pytest.fixture
def last_flower(sit: Sit, tmp_path: Path) -> Sitting:
    """A table at which the seat on turn has a worker and the garden one flower."""
    match = match_at(3, 5, "turn", 1)
    position = match.position()
    position["unplanted"] += position["garden"] - 1
    position["garden"] = 1
    keep(tmp_path, Match.load(begun_at(match.setup, match.record().deck, position)).record(), people(3), None)
    sitting = sit()
    click(sitting.window.home.go_on)
    sitting.rest()
    return sitting


def by_text(sitting: Sitting, handle: str) -> None:
    """Enter on the row of the text table that does what a touch of ``handle`` does."""
    if not sitting.play.side.as_text:
        press(Qt.Key.Key_F4)
    tree = sitting.play.side.text_table
    flags = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
    (row,) = (
        item
        for item in tree.findItems("", flags)
        if item.data(0, Qt.ItemDataRole.UserRole) == handle and item.parent() is tree.topLevelItem(0)
    )
    tree.setCurrentItem(row)
    tree.setFocus()
    press(Qt.Key.Key_Return)


def by_cursor(sitting: Sitting, handle: str) -> None:
    """The cursor of the table on the thing, and Enter."""
    sitting.play.first_focus()
    assert sitting.play.side.table.roving.focus(handle)
    press(Qt.Key.Key_Return)


@pytest.mark.parametrize("hand", ["mouse", "key", "text", "cursor"])
def test_the_last_flower_is_pressed_for_twice(last_flower: Sitting, hand: str) -> None:
    sitting = last_flower
    assert say("beesness.prompt.plan.last.why") == sitting.play.side.prompt.why.text()
    deeds: dict[str, Callable[[], None]] = {
        "mouse": lambda: touch(sitting, "garden"),
        "key": lambda: press(Qt.Key.Key_F),
        "text": lambda: by_text(sitting, "garden"),
        "cursor": lambda: by_cursor(sitting, "garden"),
    }
    deeds[hand]()
    sitting.rest()
    assert sitting.play.side.prompt.why.text() == say("beesness.twice.pick")
    assert not sitting.play.session.view().over
    deeds[hand]()
    sitting.rest()
    assert sitting.play.session.view().over
    outcome = sitting.play.session.outcome()
    assert outcome is not None
    assert outcome.decided == "nobody"


def test_another_step_between_the_presses_begins_anew(last_flower: Sitting) -> None:
    sitting = last_flower
    touch(sitting, "garden")
    touch(sitting, "trade/offer")
    sitting.play.press("take_back")
    sitting.rest()
    touch(sitting, "garden")
    assert not sitting.play.session.view().over


def test_the_licence_is_named_in_the_rules(sitting: Sitting) -> None:
    sit_down(sitting)
    sitting.window.show_rules("credits")
    shown = " ".join(part.text() for part in sitting.window.overlay.findChildren(type(sitting.window.overlay._title)))
    assert "CC BY-NC-SA 4.0" in shown


def held(key: Qt.Key, times: int) -> None:
    """A key that stays down, as the window system sends it: pressed once, then repeated."""
    target = QApplication.focusWidget() or QApplication.activeWindow()
    assert target is not None
    for repeated in [False] + [True] * times:
        words = (key, Qt.KeyboardModifier.NoModifier, QKeySequence(key).toString(), repeated)
        QApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyPress, *words))


def test_a_key_held_down_does_not_take_the_last_flower(last_flower: Sitting) -> None:
    sitting = last_flower
    held(Qt.Key.Key_F, 3)
    sitting.rest()
    assert sitting.play.side.prompt.why.text() == say("beesness.twice.pick")
    assert not sitting.play.session.view().over


def test_a_key_held_down_ends_no_turn_but_ones_own(last_flower: Sitting) -> None:
    sitting = last_flower
    before = sitting.play.session.asked
    held(Qt.Key.Key_E, 1)
    sitting.rest()
    repeated = (Qt.Key.Key_E, Qt.KeyboardModifier.NoModifier, "e", True)
    QApplication.sendEvent(QApplication.focusWidget() or sitting.window, QKeyEvent(QEvent.Type.KeyPress, *repeated))
    sitting.rest()
    assert entries(sitting).count("end turn") == 1
    assert sitting.play.session.asked != before


def double_click(sitting: Sitting, handle: str) -> None:
    """Both halves of a double click on a thing; the first has done all it does before the second comes."""
    touch(sitting, handle)
    table = sitting.play.side.table
    second_half(table.viewport(), table.rect_of(handle).center().toPointF())
    sitting.rest()


def test_a_double_click_does_not_take_the_last_flower(last_flower: Sitting) -> None:
    sitting = last_flower
    double_click(sitting, "garden")
    assert sitting.play.side.prompt.why.text() == say("beesness.twice.pick")
    assert not sitting.play.session.view().over


def test_a_double_click_ends_no_turn_but_ones_own(last_flower: Sitting) -> None:
    sitting = last_flower
    double_click(sitting, "turn/end")
    assert entries(sitting).count("end turn") == 1


def test_quick_clicks_all_count_while_the_same_seat_is_asked(sit: Sit, tmp_path: Path) -> None:
    match = match_at(3, 5, "turn", 1)
    keep(tmp_path, match.record(), people(3), None)
    sitting = sit()
    click(sitting.window.home.go_on)
    sitting.rest()
    before = entries(sitting).count("pick")
    double_click(sitting, "garden")
    assert entries(sitting).count("pick") == before + 2


def test_quick_clicks_count_again_once_nobody_is_asked_about_going_back(sit: Sit, tmp_path: Path) -> None:
    match = match_at(3, 5, "turn", 1)
    keep(tmp_path, match.record(), people(3), {"house": {"undo": "family"}})
    sitting = sit()
    click(sitting.window.home.go_on)
    sitting.rest()
    press(Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    sitting.until(lambda: "disagree" in sitting.play.side.prompt.choices)
    sitting.turn(1.0)
    click(sitting.play.side.prompt.choices["disagree"])
    sitting.rest()
    before = entries(sitting).count("pick")
    double_click(sitting, "garden")
    assert entries(sitting).count("pick") == before + 2
