"""A private hand stays private: what covers it, what is left behind a cover, and what input does around one."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QTreeWidget, QWidget

from tabletop.texts import game_texts
from tests.tabletop.sitting import Sitting, click, people, press


@pytest.fixture
def hold(sitting: Sitting) -> Sitting:
    """Three people; the first who is asked holds an open hand and has a card chosen, the drawer is open on it."""
    sitting.start(people(3))
    sitting.to_choice()
    play = sitting.play
    session = play.session
    decision = session.decision()
    assert decision is not None
    play.press(decision.actions[0])
    sitting.rest()
    assert session.decision() is not None
    assert session.decision().draft  # type: ignore[union-attr]
    face = decision.actions[0].rpartition(" ")[2]
    play.showing.close_look.inspect(face)
    play.showing.fill_story()
    play.toggle_text()
    play.toggle_text()
    return sitting


def secrets(sitting: Sitting) -> set[str]:
    """Names of all cards that the holder alone knows, as ids and as words."""
    view = sitting.play.session.view()
    seat = view.seat
    faces = {
        piece.face
        for place in ("hand", "draft")
        for piece in view.places[f"seat/{seat}/{place}"].pieces
        if piece.face and not piece.face.startswith("S")  # who holds which swarm card is public
    }
    assert faces
    texts = game_texts("bears_and_bees")
    return faces | {texts.card_name(face) for face in faces} | {f"card/{face}" for face in faces}


def words(window: QWidget) -> Iterator[str]:
    """Every text that hangs on any widget or action, shown or hidden."""
    for widget in [window, *window.findChildren(QWidget)]:
        yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.statusTip())
        yield from (widget.windowTitle(), widget.whatsThis(), widget.objectName())
        text = getattr(widget, "text", None)
        if callable(text):
            yield str(text())
        if isinstance(widget, QListWidget):
            yield from (widget.item(row).text() for row in range(widget.count()))
        if isinstance(widget, QTreeWidget):
            yield from (
                f"{item.text(0)} {item.data(0, Qt.ItemDataRole.UserRole)}"
                for item in widget.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
            )
    for action in window.findChildren(QAction):
        yield from (action.text(), action.toolTip())
    yield QGuiApplication.clipboard().text()


def leaks(sitting: Sitting, known: set[str]) -> list[str]:
    """The words on any widget that name a secret."""
    return [text for text in words(sitting.window) if any(secret in text for secret in known)]


def test_the_probe_itself_finds_an_open_hand(hold: Sitting) -> None:
    assert leaks(hold, secrets(hold))


@pytest.mark.parametrize("way", ["confirm", "hide", "key", "focus", "application", "idle", "sleep", "settings"])
def test_everything_that_covers_leaves_nothing_behind(hold: Sitting, way: str) -> None:
    known, seat = secrets(hold), hold.stage.seat
    play = hold.play
    if way == "confirm":
        play.confirm()
    elif way == "hide":
        click(play.side.prompt.choices["hide"])
    elif way == "key":
        press(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    elif way == "focus":
        QApplication.sendEvent(hold.window, QEvent(QEvent.Type.WindowDeactivate))
    elif way == "application":
        play.guard._application_changed(Qt.ApplicationState.ApplicationInactive)
    elif way == "idle":
        hold.clock.pass_by(1.0)
        for _ in range(70):
            hold.clock.pass_by(1.0)
            play.guard.look_around()
    elif way == "sleep":
        play.guard.look_around()
        hold.clock.day += 60.0
        play.guard.look_around()
    else:
        hold.window.show_settings()
    hold.until(lambda: not play.session.busy)
    assert hold.stage.kind == "cover"
    assert (hold.stage.seat == seat) == (way != "confirm")
    gc.collect()
    assert not leaks(hold, known)
    assert not play.side.table.scene().items()
    assert play.stack.currentWidget() is play.cover
    if way != "settings":
        assert play.cover.isVisible()
        assert not play.side.isVisible()


def test_hiding_shows_the_same_hand_again(hold: Sitting) -> None:
    before = hold.play.session.view()
    hold.play.hide_now()
    hold.turn(1.0)
    hold.uncover()
    assert hold.play.session.view() == before


def test_the_cover_is_up_before_anything_can_be_painted(hold: Sitting) -> None:
    """Within one turn of the event loop: nothing but the cover is visible when ``hide_now`` returns."""
    hold.play.hide_now()
    assert hold.play.stack.currentWidget() is hold.play.cover
    assert not hold.play.side.table.scene().items()


def test_input_is_swallowed_for_half_a_second_after_a_cover(hold: Sitting) -> None:
    hold.play.hide_now()
    cover = hold.play.cover
    press(Qt.Key.Key_Return)
    click(cover.open_button)
    assert cover.isVisible()
    hold.clock.pass_by(0.51)
    click(cover.open_button)
    assert hold.stage.kind == "hold"


def test_a_key_held_down_opens_no_hand(hold: Sitting) -> None:
    hold.play.hide_now()
    hold.clock.pass_by(1.0)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
    QApplication.sendEvent(hold.play.cover.open_button, held)
    assert hold.stage.kind == "cover"


def test_the_second_half_of_a_double_click_does_nothing(hold: Sitting) -> None:
    before = hold.play.session.decision()
    assert before is not None
    table = hold.play.side.table
    drafted = before.draft[0].rpartition(" ")[2]
    middle = table.rect_of(f"card/{drafted}").center()
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert hold.stage.kind == "hold"


def test_an_open_menu_goes_with_the_hand(hold: Sitting) -> None:
    hold.play.show_seats()
    assert QApplication.activePopupWidget() is not None
    hold.play.hide_now()
    assert QApplication.activePopupWidget() is None


def test_the_sheet_with_the_rules_goes_with_the_hand(hold: Sitting) -> None:
    hold.window.show_rules()
    assert hold.window.overlay.isVisible()
    hold.play.hide_now()
    assert not hold.window.overlay.isVisible()


def test_no_drag_and_no_button_lives_on(hold: Sitting) -> None:
    table = hold.play.side.table
    handle = next(iter(hold.play.session.lit()))
    middle = table.rect_of(handle).center()
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(table.viewport(), middle + QPoint(0, -60))
    hold.play.hide_now()
    assert QWidget.mouseGrabber() is None
    assert hold.play.side.table.scene().mouseGrabberItem() is None
    entries = hold.play.session.resume_state()
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 100))
    hold.turn()
    assert hold.stage.kind == "cover"
    assert hold.play.session.resume_state() == entries


def test_grabbing_the_hidden_table_gives_an_empty_cloth(hold: Sitting) -> None:
    hold.play.hide_now()
    empty = hold.play.side.table.grab().toImage()
    hold.clock.pass_by(1.0)
    hold.uncover()
    hold.play.confirm()
    hold.rest()
    assert hold.play.side.table.grab().toImage() == empty


def test_the_title_names_game_and_round_only(hold: Sitting) -> None:
    assert hold.window.windowTitle() == "Hive & Den · Bears & Bees · Round 1"
    hold.play.hide_now()
    assert hold.window.windowTitle() == "Hive & Den · Bears & Bees · Round 1"


def test_others_may_go_first_and_see_no_hand_by_it(hold: Sitting) -> None:
    known = secrets(hold)
    hold.play.hide_now()
    hold.clock.pass_by(1.0)
    cover, first = hold.play.cover, hold.stage.seat
    click(cover.not_me)
    assert not leaks(hold, known)
    others = [made for made in cover._others.findChildren(QWidget) if not isinstance(made, QLabel)]
    assert len(others) == 2
    click(others[0])
    assert hold.stage.kind == "cover"
    assert hold.stage.seat != first
    assert not leaks(hold, known)


@pytest.mark.parametrize("by_key", [False, True])
def test_who_meets_a_cover_can_go_home_and_opens_no_hand_by_it(hold: Sitting, by_key: bool) -> None:
    known = secrets(hold)
    hold.play.hide_now()
    hold.clock.pass_by(1.0)
    if by_key:
        hold.play.cover.leave_button.setFocus()
        press(Qt.Key.Key_Return)
    else:
        click(hold.play.cover.leave_button)
    assert hold.window.home.isVisible()
    assert not leaks(hold, known)


def test_nothing_has_a_tooltip(hold: Sitting) -> None:
    assert not [widget for widget in hold.window.findChildren(QWidget) if widget.toolTip()]


def test_one_player_alone_meets_no_cover(sitting: Sitting) -> None:
    sitting.start(people(1, bots=2))
    sitting.to_choice()
    QApplication.sendEvent(sitting.window, QEvent(QEvent.Type.WindowDeactivate))
    sitting.play.hide_now()
    assert sitting.stage.kind == "hold"
    assert "hide" not in sitting.play.side.prompt.choices
