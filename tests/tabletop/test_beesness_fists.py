"""Beesness with real fists: the count, one touch a seat, and whole games without a cover."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from rules.kernel.decision import Decision
from rules.kernel.match import Match
from tabletop.panels.fist_sheet import COUNT
from tabletop.texts import say
from tests.play.clockwork import SlowWriter
from tests.tabletop.commons import hands, ready, taken
from tests.tabletop.conftest import Open
from tests.tabletop.sitting import Sitting, click, people, press


@pytest.mark.parametrize("phase", ["vote", "flowers"])
def test_the_table_counts_and_one_touch_a_seat_enters_what_it_showed(table: Open, phase: str) -> None:
    sitting = table(phase, people(4), ballots="fists")
    sheet, before = hands(sitting), taken(sitting.play.session)
    asked = [seat for seat, _decision in sitting.play.session.together.fists()]
    assert sheet.isVisible()
    assert sitting.stage.kind == "public"
    click(sheet.start)
    said = []
    for _ in range(200):
        if sheet.stage == "enter":
            break
        said.append(sheet.word.text())
        sitting.turn(0.1)
        sheet.tick()
    assert list(dict.fromkeys(said)) == [say(f"house.count.{left}") for left in (3, 2, 1)]
    assert sheet.title.text().startswith(say("house.count.0"))
    for made in sheet.rows:
        assert taken(sitting.play.session) == before
        click(made.buttons[-1])
    sitting.until(lambda: not hands(sitting).isVisible())
    sitting.until(lambda: ready(sitting))
    entered = taken(sitting.play.session)[len(before) :]
    assert [seat for seat, text in entered if text == "lock"] == asked
    spent = [one for one in sitting.play.session.journal.decisions() if one.kind in ("vote", "sell")]
    assert [one.touches for one in spent] == [1] * len(asked)
    assert Match.load(sitting.play.session._match.record()).digest() == sitting.play.session._match.digest()


@pytest.mark.parametrize("phase", ["vote", "flowers"])
def test_after_the_count_the_bar_asks_for_the_hands_and_no_longer_to_count(table: Open, phase: str) -> None:
    sitting = table(phase, people(4), ballots="fists")
    why, sheet = sitting.play.side.prompt.why, hands(sitting)
    assert sheet.fists is not None
    assert "count" in why.text()
    click(sheet.skip)
    assert why.text() == sheet.fists.after
    sitting.play.showing.refresh()
    assert why.text() == sheet.fists.after


def test_what_a_seat_showed_can_be_changed_until_the_last_one_is_entered(table: Open) -> None:
    sitting = table("vote", people(4), ballots="fists")
    sheet, before = hands(sitting), len(taken(sitting.play.session))
    click(sheet.skip)
    first, *others = sheet.rows
    click(first.buttons[0])
    click(first.buttons[1])
    assert [made.isChecked() for made in first.buttons] == [False, True]
    for made in others:
        click(made.buttons[1])
    sitting.until(lambda: not sheet.isVisible())
    sitting.until(lambda: ready(sitting))
    votes = {text for _seat, text in taken(sitting.play.session)[before:] if text.startswith("vote")}
    assert votes == {"vote no"}


def test_hands_are_entered_by_keys_alone(table: Open) -> None:
    sitting = table("vote", people(4), ballots="fists")
    sheet, before = hands(sitting), len(taken(sitting.play.session))
    press(Qt.Key.Key_Return)
    assert sheet.stage == "count"
    sitting.clock.pass_by(3 * COUNT + 0.05)
    sheet.tick()
    for _ in sheet.rows:
        assert sheet.holds_focus()
        press(Qt.Key.Key_Y)
    sitting.until(lambda: not sheet.isVisible())
    sitting.until(lambda: ready(sitting))
    votes = [text for _seat, text in taken(sitting.play.session)[before:] if text.startswith("vote")]
    assert votes == ["vote yes"] * len(votes)
    assert votes


def test_flowers_are_entered_by_digits(table: Open) -> None:
    sitting = table("flowers", people(4), ballots="fists")
    sheet, before = hands(sitting), len(taken(sitting.play.session))
    click(sheet.skip)
    for made in list(sheet.rows):
        press(Qt.Key(ord("0") + len(made.buttons) - 1))
    sitting.until(lambda: not sheet.isVisible())
    sitting.until(lambda: ready(sitting))
    sold = [text for _seat, text in taken(sitting.play.session)[before:] if text.startswith("sell")]
    assert sold
    assert "sell 0" not in sold


def test_a_count_can_be_stopped_and_begun_anew(table: Open) -> None:
    sitting = table("vote", people(4), ballots="fists")
    sheet = hands(sitting)
    click(sheet.start)
    sitting.clock.pass_by(COUNT + 0.05)
    sheet.tick()
    assert sheet.word.text() == say("house.count.2")
    click(sheet.start)
    assert sheet.stage == "ready"
    sitting.clock.pass_by(10)
    sheet.tick()
    assert sheet.stage == "ready"
    click(sheet.start)
    assert sheet.word.text() == say("house.count.3")


def test_bots_have_closed_theirs_before_the_table_counts(table: Open) -> None:
    sitting = table("vote", people(2, 2), ballots="fists")
    sheet = hands(sitting)
    bots = [seat for seat in sitting.play.session.view().locked if seat > 1]
    assert bots
    for bot in bots:
        assert sitting.play.session.players[bot].name in sheet.closed.text()
        assert sitting.play.session.view().places[f"seat/{bot}/ballot"].pieces[0].face == ""
    assert {made.told.seat for made in sheet.rows} <= {0, 1}


def test_no_hand_is_asked_for_where_one_person_plays_alone(table: Open) -> None:
    sitting = table("vote", people(1, 3), ballots="fists")
    if sitting.stage.kind == "cover":
        sitting.uncover()
    assert sitting.stage.kind == "hold"
    assert not hands(sitting).isVisible()
    assert "vote yes; lock" in sitting.play.side.prompt.choices


def test_a_failed_save_loses_no_hand(table: Open) -> None:
    sitting = table("vote", people(4), ballots="fists")
    session, sheet, writer = sitting.play.session, hands(sitting), SlowWriter()
    session._progress._ledger._writer = writer
    before = taken(session)
    click(sheet.skip)
    for made in sheet.rows:
        click(made.buttons[0])
    writer.answer(OSError("no room"))
    sitting.turn()
    assert taken(session) == before
    assert sitting.play.side.banner.isVisible()
    sitting.play.side.banner._do()
    writer.drain()
    sitting.turn()
    assert len(taken(session)) > len(before)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("phase", ["vote", "flowers"])
def test_the_sheet_of_hands_fits_the_smallest_window(table: Open, phase: str, scale: float) -> None:
    sitting = table(phase, people(4), ballots="fists", seconds=60)
    sitting.window.look.choose("light", scale)
    sitting.window.resize(1024, 640)
    for _ in range(5):
        sitting.turn()
    side, sheet = sitting.play.side, hands(sitting)
    for stage in ("ready", "count", "enter"):
        if stage == "count":
            click(sheet.start)
        elif stage == "enter":
            sheet.enter()
        sitting.turn()
        assert sheet.stage == stage
        assert side.middle.geometry().contains(sheet.geometry())
        parts = [part for part in (sheet.title, sheet.note, sheet.word, sheet.start, sheet.skip) if part.isVisible()]
        for part in parts:
            assert sheet.rect().contains(part.geometry()), part
            assert part.height() >= part.minimumSizeHint().height(), part
        for made in sheet.rows if stage == "enter" else ():
            for choice in made.buttons:
                choice.setFocus()
                sheet._pane.ensureWidgetVisible(made)
                assert choice.width() >= choice.minimumSizeHint().width()
                assert made.width() <= sheet._pane.viewport().width()
    strip = side.strip
    assert strip.drawer.geometry().right() <= strip.width()


def test_a_whole_game_with_real_fists_never_covers_and_costs_one_touch_a_hand(sitting: Sitting) -> None:
    sitting.window.open_box("beesness")
    page = sitting.window.set_up
    assert page is not None
    page.show_players(people(3))
    click(page.house.market.ballots.buttons["fists"])
    sitting.window.start(people(3), 5, {"short": True, "first": 0})
    session, stages = sitting.play.session, set()
    for number in range(2_000):
        sitting.until(lambda: ready(sitting))
        sitting.turn(1.0)
        stages.add(session.stage.kind)
        if session.stage.kind == "over":
            break
        if session.together.fists():
            click(hands(sitting).skip)
            for made in list(hands(sitting).rows):
                click(made.buttons[number % len(made.buttons)])
        else:
            decision = session.decision()
            assert decision is not None
            sitting.play.press(answer(decision, number))
        sitting.turn()
    assert stages == {"public", "over"}
    spent = [one for one in session.journal.decisions() if one.kind in ("vote", "sell")]
    assert {one.kind for one in spent} == {"vote", "sell"}
    assert {one.touches for one in spent} == {1}


def answer(decision: Decision, number: int) -> str:
    """What is pressed for a question: few bids, a referendum before the garden runs low, no last flower."""
    actions = decision.actions
    if decision.kind == "choose":
        hires = [action for action in actions if action.startswith("hire")]
        return hires[number % len(hires)] if hires and number % 3 else "pass"
    if decision.kind == "plan":
        if "call referendum" in actions and int(decision.values["garden"]) < 8:
            return "call referendum"
        return "pick" if "pick" in actions and int(decision.values["garden"]) > 3 else "end turn"
    return "drop" if decision.kind == "bid" else actions[0]
