"""Everything by keys: a whole game without a pointer, each command, and where the focus goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabBar, QTabWidget, QWidget

from tabletop.commands import COMMANDS, Where
from tabletop.pages.home import OPEN
from tabletop.texts import game_texts, say, shown
from tests.tabletop.sitting import Sitting, click, people, press

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_a_whole_game_is_played_by_keys_alone(sitting: Sitting) -> None:
    press(Qt.Key.Key_Return)  # the box
    page = sitting.window.set_up
    assert page is not None
    page.show_players(people(2))
    press(Qt.Key.Key_Return)  # start
    sitting.rest()
    for number in range(3_000):
        session = sitting.play.session
        decision = session.decision()
        if session.stage.kind == "over":
            break
        if session.stage.kind == "cover" or session.needs_done or (decision is not None and decision.draft):
            press(Qt.Key.Key_Return)
        elif decision is not None and decision.kind == "choose":
            press(Qt.Key(Qt.Key.Key_1 + number % len(decision.actions)))
            press(Qt.Key.Key_Return)
        else:
            press((Qt.Key.Key_H, Qt.Key.Key_J)[number % 2])
        sitting.rest()
    assert sitting.play.session.outcome() is not None
    assert sitting.window.result is not None
    sitting.until(sitting.window.result.isVisible)
    press(Qt.Key.Key_Tab)
    assert sitting.window.result.rematch.hasFocus()
    press(Qt.Key.Key_Return)
    sitting.rest()
    assert sitting.stage.kind == "cover"


def test_no_two_commands_share_a_key() -> None:
    keys = [key for command in COMMANDS for key in command.keys]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("game", OPEN)
def test_no_key_of_a_game_is_taken_by_a_command(game: str) -> None:
    """The game's own key comes first: while it is open the command could not be reached by that letter."""
    commands = {key for command in COMMANDS if command.single for key in command.keys}
    assert commands.isdisjoint(key for key, _ in game_texts(game).KEYS)


def test_every_command_has_a_name_and_stands_in_the_overlay(sitting: Sitting) -> None:
    press(Qt.Key.Key_Question, CONTROL)
    overlay = sitting.window.overlay
    assert overlay.isVisible()
    shown = {made.text() for made in overlay.findChildren(type(overlay._title))}
    assert {command.text for command in COMMANDS} <= shown
    press(Qt.Key.Key_Escape)
    assert not overlay.isVisible()


def test_commands_work_where_they_say(sitting: Sitting) -> None:
    def enabled() -> set[str]:
        sitting.window.keys.refresh()
        actions = sitting.window.keys.actions.items()
        return {name.partition(".")[0] for name, action in actions if action.isEnabled()}

    def of(*places: Where) -> set[str]:
        return {command.id for command in COMMANDS if command.where in places and not command.shown_only}

    assert enabled() == of(Where.ANYWHERE, Where.HOME)
    sitting.start(people(2))
    assert enabled() == of(Where.ANYWHERE, Where.GAME, Where.TABLE)
    sitting.uncover()
    assert enabled() == of(Where.ANYWHERE, Where.GAME, Where.TABLE, Where.OPEN, Where.UNCOVERED)


def test_enter_on_a_button_presses_that_button(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    sitting.play.side.prompt.choices["hide"].setFocus()
    press(Qt.Key.Key_Return)
    assert sitting.stage.kind == "cover"


def test_letters_typed_into_a_name_are_letters(sitting: Sitting) -> None:
    sitting.window.open_box("bears_and_bees")
    page = sitting.window.set_up
    assert page is not None
    page.rows[0].name.setFocus()
    page.rows[0].name.clear()
    for key in (Qt.Key.Key_H, Qt.Key.Key_I, Qt.Key.Key_L):
        press(key)
    assert page.rows[0].name.text().lower() == "hil"


def test_the_focus_walks_through_the_regions_and_back(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    side = sitting.play.side
    side.table.setFocus()
    seen = []
    for _ in range(len(side.regions())):
        seen.append(QApplication.focusWidget())
        press(Qt.Key.Key_F6)
    assert QApplication.focusWidget() is side.table
    assert len(set(seen)) == len(seen) >= 3
    press(Qt.Key.Key_F6, SHIFT)
    assert QApplication.focusWidget() is seen[-1]


def test_the_drawer_opens_by_keys_and_esc_closes_it(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    side = sitting.play.side
    side.table.setFocus()
    press(Qt.Key.Key_L)
    assert side.log.isVisible()
    assert side.log.count()
    press(Qt.Key.Key_Escape)
    assert not side.drawer.isVisible()
    side.table.setFocus()
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_I)
    assert side.inspector.isVisible()
    assert side.inspector.accessibleDescription()


def test_a_seat_is_looked_at_by_its_number_and_then_another(sitting: Sitting) -> None:
    sitting.start(people(3))
    sitting.to_choice()
    inspector = sitting.play.side.inspector
    for seat in (1, 2):
        press(Qt.Key(Qt.Key.Key_1 + seat), SHIFT)
        assert inspector.isVisible()
        assert shown(sitting.play.session.players[seat].name) in inspector.accessibleDescription()
    before = inspector.accessibleDescription()
    press(Qt.Key.Key_6, SHIFT)  # nobody sits there
    assert inspector.accessibleDescription() == before


def test_what_was_taken_back_is_chosen_again(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    session, why = sitting.play.session, sitting.play.side.prompt.why

    def draft() -> tuple[str, ...]:
        decision = session.decision()
        return decision.draft if decision is not None else ()

    press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert why.text() == say("refusal.nothing_to_redo")
    sitting.play.touch(next(iter(session.lit())))
    sitting.rest()
    chosen = draft()
    assert chosen
    press(Qt.Key.Key_Z, CONTROL)
    sitting.rest()
    assert draft() == ()
    press(Qt.Key.Key_Z, CONTROL | SHIFT)
    sitting.rest()
    assert draft() == chosen
    sitting.play.hide_now()
    sitting.play.uncover()
    sitting.rest()
    press(Qt.Key.Key_Z, CONTROL)
    sitting.rest()
    sitting.play.hide_now()
    sitting.play.uncover()
    sitting.rest()
    press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert why.text() == say("refusal.nothing_to_redo"), "a cover forgets what was taken back"


@pytest.mark.parametrize("key", [Qt.Key.Key_F1])
def test_the_rules_open_at_the_phase_that_is_on(sitting: Sitting, key: Qt.Key) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    press(key)
    overlay = sitting.window.overlay
    sitting.until(lambda: overlay.pane.verticalScrollBar().value() > 0)
    assert overlay.isVisible()
    press(Qt.Key.Key_Escape)
    assert sitting.play.isVisible()


def test_everything_that_takes_the_focus_has_a_name(sitting: Sitting) -> None:
    window = sitting.window
    nameless: set[str] = set()

    def look(page: str) -> None:
        sitting.turn()
        for widget in window.findChildren(QWidget):
            told = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
            takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and not widget.focusProxy()
            if takes and not told and not isinstance(widget, QTabBar | QTabWidget):
                nameless.add(f"{page}: {type(widget).__name__} in {type(widget.parent()).__name__}")

    look("home")
    window.show_settings()
    look("settings")
    window.open_box("bears_and_bees")
    look("set-up")
    sitting.start(people(2))
    look("cover")
    sitting.to_choice()
    sitting.play.toggle_story()
    look("hold")
    window.show_rules()
    look("rules")
    assert not nameless


def test_text_grows_and_shrinks_by_keys(sitting: Sitting) -> None:
    look = sitting.window.look
    sitting.window.shelf.settings.scale = 1.9
    for _ in range(3):
        press(Qt.Key.Key_Plus, CONTROL)
    assert look.theme.scale == 2.0
    press(Qt.Key.Key_Minus, CONTROL)
    assert look.theme.scale == 1.9
    press(Qt.Key.Key_0, CONTROL)
    assert look.theme.scale == 1.0


def test_the_table_as_text_mirrors_places_and_plays(sitting: Sitting) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    play = sitting.play
    press(Qt.Key.Key_F4)
    tree = play.side.text_table
    assert tree.isVisible()
    rows = tree._items()
    handles = {item.data(0, Qt.ItemDataRole.UserRole) for item in rows}
    view = play.session.view()
    own = {piece.handle for piece in view.places[f"seat/{view.seat}/hand"].pieces}
    assert set(view.places) <= handles
    assert own <= handles
    group = tree.topLevelItem(0)
    assert group is not None
    assert group.text(0) == say("panel.text_table.actions")
    assert group.childCount() == len(set(play.session.lit().values()))
    tree.setFocus()
    first = group.child(0)
    assert first is not None
    tree.setCurrentItem(first)
    press(Qt.Key.Key_Return)
    sitting.rest()
    decision = play.session.decision()
    assert decision is not None
    assert decision.draft
    assert any(
        decision.draft[0].rpartition(" ")[2] in str(item.data(0, Qt.ItemDataRole.UserRole)) for item in tree._items()
    )
    press(Qt.Key.Key_F4)
    assert play.side.table.isVisible()
    assert not tree.topLevelItemCount()


def test_a_pressed_button_leaves_the_focus_to_the_table_and_not_to_the_way_out(sitting: Sitting) -> None:
    sitting.start(people(1, bots=2))
    sitting.to_choice()
    sitting.answer(lambda actions: actions[0])
    confirm = sitting.play.side.prompt.choices["confirm"]
    confirm.setFocus()
    click(confirm)
    sitting.until(lambda: sitting.play.side.prompt.choices.get("confirm") is not confirm)
    side = sitting.play.side  # where the bots were quick, the same button of the next question holds the focus
    assert QApplication.focusWidget() in (side.table, side.prompt.choices.get("confirm"))
    press(Qt.Key.Key_Space)
    assert sitting.play.isVisible()
