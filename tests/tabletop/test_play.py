"""The table as people use it: choosing, taking back, refusals, leaving and coming back, seats that change, the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tabletop.store import StoreError
from tabletop.texts import say
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people, press


def chosen(sitting: Sitting) -> str:
    """The face of the card that lies chosen."""
    decision = sitting.play.session.decision()
    return decision.draft[0].rpartition(" ")[2] if decision is not None and decision.draft else ""


def test_a_choice_takes_two_clicks_and_a_cover_one(sitting: Sitting) -> None:
    sitting.start(people(4))
    while sitting.stage.kind == "cover" or sitting.play.session.view().round < 3:
        sitting.answer(lambda actions: actions[-1])
    assert {spent.kind for spent in sitting.play.session.journal.decisions()} >= {"cover", "draw", "choose"}
    for spent in sitting.play.session.journal.decisions():
        assert spent.touches <= (1 if spent.kind in ("cover", "done") else 2), spent


def test_a_card_is_chosen_swapped_and_taken_back(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    play = sitting.play
    first, second = list(play.session.lit())[:2]
    play.touch(first)
    sitting.rest()
    assert f"card/{chosen(sitting)}" == first
    play.touch(second)
    sitting.rest()
    assert f"card/{chosen(sitting)}" == second
    click(play.side.prompt.choices["take_back"])
    sitting.rest()
    assert not chosen(sitting)
    play.touch(first)
    sitting.rest()
    seat = sitting.stage.seat
    play.touch(first)
    sitting.rest()
    assert sitting.stage.seat != seat


def test_what_cannot_be_done_is_said_in_the_prompt_bar(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    bar = sitting.play.side.prompt
    sitting.play.touch("deck/honey")
    assert bar.why.text() == say("refusal.not_now")
    sitting.play.confirm()
    assert bar.why.text() == say("refusal.nothing_chosen")
    sitting.play.take_back()
    assert bar.why.text() == say("refusal.nothing_to_take_back")
    sitting.play.touch(next(iter(sitting.play.session.lit())))
    sitting.rest()
    assert bar.why.text() == say("bears_and_bees.prompt.chosen.why")


def test_a_preview_of_the_card_that_is_pointed_at_stands_on_the_common_board(sitting: Sitting) -> None:
    sitting.start(people(3))
    sitting.to_choice()
    play = sitting.play
    assert not play.side.preview.isVisible()
    face = next(iter(play.session.lit())).rpartition("/")[2]
    play.side.table.inspected.emit(face)
    assert play.side.preview.isVisible()
    assert play.side.preview.data == play.session.preview(f"play {face}")
    board = play.side.table.common_rect().translated(play.side.middle.pos())
    assert play.side.preview.geometry() == board
    play.toggle_drawer()
    sitting.turn()
    narrower = play.side.table.common_rect().translated(play.side.middle.pos())
    assert narrower != board
    assert play.side.preview.geometry() == narrower
    play.side.table.inspected.emit("")
    assert not play.side.preview.isVisible()


def test_leaving_keeps_the_game_and_continue_lands_on_a_cover(sit: Sit) -> None:
    sitting = sit()
    sitting.start(people(3))
    sitting.to_choice()
    press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert sitting.window.play is None
    assert sitting.window.windowTitle() == "Hive & Den"
    sitting.window.resume()
    sitting.rest()
    assert sitting.stage.kind == "cover"
    before, stage = sitting.play.session.resume_state(), sitting.stage
    again = sit()
    again.window.resume()
    again.rest()
    assert again.stage == stage
    assert again.play.session.resume_state() == before


def test_a_kept_game_goes_on_as_if_nothing_had_been(sit: Sit) -> None:
    seen = []
    for restart in (False, True):
        sitting = sit()
        sitting.start(people(2), seed=5)
        for number in range(20):
            if restart and number % 5 == 4:
                sitting = sit()
                sitting.window.resume()
                sitting.rest()
            if sitting.stage.kind == "cover":
                sitting.uncover()
            sitting.answer(lambda actions: actions[-1])
        view = sitting.play.session.view()
        seen.append((view.round, view.facts["history"], view.facts["counts"]))
    assert seen[0] == seen[1]


def test_a_bot_takes_over_and_gives_back(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    sitting.play.session.swap(1, "cub")
    sitting.until(lambda: sitting.play.session.solo)
    sitting.rest()
    if sitting.stage.kind == "cover":
        sitting.uncover()
    sitting.play.session.swap(1, "human")
    sitting.rest()
    assert sitting.play.session.humans == 2
    assert sitting.stage.kind == "cover"


def test_a_game_against_bots_goes_to_its_end(sitting: Sitting) -> None:
    sitting.start(people(1, bots=3))
    sitting.to_end()
    assert sitting.window.result is not None
    sitting.until(sitting.window.result.isVisible)


def test_bots_alone_play_while_everybody_watches(sitting: Sitting) -> None:
    sitting.start(people(0, bots=2))
    sitting.until(lambda: sitting.play.session.stage.kind == "over")
    assert sitting.play.session.outcome() is not None


def test_result_table_rematch_and_home(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_end()
    result = sitting.window.result
    assert result is not None
    sitting.until(result.isVisible)
    outcome = sitting.play.session.outcome()
    assert outcome is not None
    winner = sitting.play.session.players[outcome.ranks.index(1)].name
    assert winner in result.title.text()
    assert result.table.hasFocus()
    press(Qt.Key.Key_Escape)
    assert sitting.play.isVisible()
    press(Qt.Key.Key_Return)
    assert result.isVisible()
    old = sitting.play.session.setup.seed
    click(result.rematch)
    sitting.rest()
    assert sitting.play.session.setup.seed != old
    assert sitting.stage.kind == "cover"
    press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert sitting.window.home.go_on.isVisible()


def test_a_finished_game_is_not_offered_again(sit: Sit) -> None:
    sitting = sit()
    sitting.start(people(2))
    sitting.to_end()
    sitting.window.go_home()
    assert not sitting.window.home.go_on.isVisible()
    assert not sit().window.home.go_on.isVisible()


@pytest.mark.parametrize("key", ["disk_full", "read_only", "library_removed", "not_saved"])
def test_a_step_that_is_not_saved_is_told_and_tried_again(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    writer = sitting.window.shelf._writer
    assert writer is not None
    real = writer._writer.submit

    def fail(*_: object, **__: object) -> None:
        done: Callable[[Exception | None], None] = _[2]  # type: ignore[assignment]
        done(StoreError(key))

    monkeypatch.setattr(writer._writer, "submit", fail)
    handle = next(iter(sitting.play.session.lit()))
    sitting.play.touch(handle)
    banner = sitting.play.side.banner
    sitting.until(lambda: bool(banner.text))
    assert not chosen(sitting)
    monkeypatch.setattr(writer._writer, "submit", real)
    click(banner._again)
    sitting.rest()
    assert f"card/{chosen(sitting)}" == handle
    assert not banner.text


def test_marks_that_are_lost_repeat_no_step(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card is chosen and saved; then only the marks of a cover fail. Try again must not confirm the card."""
    sitting.start(people(2))
    sitting.to_choice()
    sitting.play.touch(next(iter(sitting.play.session.lit())))
    sitting.rest()
    writer = sitting.window.shelf._writer
    assert writer is not None
    real = writer._writer.submit

    def fail(entries: object, meta: object, done: Callable[[Exception | None], None], **_: object) -> None:
        done(StoreError("disk_full"))

    monkeypatch.setattr(writer._writer, "submit", fail)
    sitting.play.hide_now()
    sitting.turn(1.0)
    sitting.uncover()
    banner = sitting.play.side.banner
    sitting.until(lambda: bool(banner.text))
    monkeypatch.setattr(writer._writer, "submit", real)
    seat = sitting.stage.seat
    click(banner._again)
    sitting.rest()
    assert chosen(sitting)
    assert sitting.stage.seat == seat


def test_the_story_tells_only_what_its_reader_may_know(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    sitting.play.toggle_story()
    lines = " ".join(text for _round, text in sitting.play.side.log.lines)
    assert "The table is set." in lines
    own = sitting.play.session.view()
    held = {piece.face for piece in own.places[f"seat/{own.seat}/hand"].pieces}
    from tabletop.texts.bears_and_bees import card_name

    told = {
        f"{letter}{number}"
        for letter in "HR"
        for number in range(1, 50)
        if card_name(f"{letter}{number}") + "." in lines
    }
    assert told
    assert told <= held


def test_speed_keys_change_the_speed_and_say_so(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    sitting.play.side.table.setFocus()
    press(Qt.Key.Key_Comma)
    assert sitting.window.look.speed == "fast"
    assert say("play.speed.fast") in sitting.play.side.prompt.why.text()
    press(Qt.Key.Key_Period)
    assert sitting.window.look.speed == "instant"


@pytest.mark.parametrize("wanted", [True, False])
def test_a_card_is_dragged_up_where_the_settings_allow_it(sitting: Sitting, wanted: bool) -> None:
    sitting.window.shelf.settings.drag = wanted
    sitting.start(people(2))
    sitting.to_choice()
    sitting.window.preferences.apply()
    table = sitting.play.side.table
    handle = next(iter(sitting.play.session.lit()))
    middle = table.rect_of(handle).center()
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    for step in range(1, 11):
        QTest.mouseMove(table.viewport(), middle - QPoint(0, 20 * step))
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=middle - QPoint(0, 200))
    sitting.rest()
    assert (f"card/{chosen(sitting)}" == handle) == wanted


def test_the_ring_turns_with_the_strip(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    strip = sitting.play.side.strip
    assert strip.phases.current == "choose"
    assert strip.round.text() == say("play.round", round=1)
