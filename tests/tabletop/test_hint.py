"""A hint on the screen: its three steps, its button and keys, whose screen it is on, and what the game keeps of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tabletop.pages.thought_words import run_words
from tabletop.panels.kept_list import KeptList
from tabletop.play.hints import LOOK, MOVE, WEIGH
from tabletop.texts import game_texts, say, shown, within
from tabletop.tour.faults import faults
from tests.play.test_thinker import WORKER
from tests.secrecy.looking import look
from tests.secrecy.memory import mentions, private_cards, spellings
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import NAMES, Sitting, click, people, press

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked for counsel answers at once, with the first thing that the law allows."""
    monkeypatch.setattr("tabletop.play.thinker.worker_command", lambda: WORKER)


@pytest.fixture
def hold(sitting: Sitting) -> Sitting:
    """The open hand of one of three people who chooses a card."""
    sitting.start(people(3))
    sitting.to_choice()
    return sitting


def step_of(sitting: Sitting) -> int:
    hint = sitting.play.session.counsel.hint()
    return 0 if hint is None or hint.advice is None else hint.step


def ask(sitting: Sitting, step: int) -> None:
    """F3, until the hint is told up to ``step``; once more where a busy machine was too slow to find one."""
    press(Qt.Key.Key_F3)

    def told() -> bool:
        if sitting.play.session.counsel.failed:
            press(Qt.Key.Key_F3)
        return step_of(sitting) == step

    sitting.until(told)
    sitting.turn()


def ask_all(sitting: Sitting) -> str:
    """All of a hint; gives the action that it advises."""
    for step in (LOOK, WEIGH, MOVE):
        ask(sitting, step)
    hint = sitting.play.session.counsel.hint()
    assert hint is not None
    return hint.action


def said(sitting: Sitting) -> str:
    return sitting.play.side.prompt.why.text()


def marked(sitting: Sitting) -> set[str]:
    return set(sitting.play.side.table._scene.hinted)


def test_the_first_step_says_where_to_look_and_marks_all_that_lies_there(hold: Sitting) -> None:
    ask(hold, LOOK)
    assert said(hold) == say("bears_and_bees_worth.look.hand")
    assert marked(hold) == {handle for handle in hold.play.session.lit() if handle.startswith("card/")}
    assert len(marked(hold)) > 1


def test_the_second_says_what_to_weigh_and_the_third_the_move_which_it_points_at_and_does_not_do(hold: Sitting) -> None:
    session = hold.play.session
    entries = session._match.state_number
    ask(hold, LOOK)
    ask(hold, WEIGH)
    assert said(hold) == say("hint.only")  # this worker weighs nothing
    ask(hold, MOVE)
    hint = session.counsel.hint()
    assert hint is not None
    words = game_texts("bears_and_bees").action_text(hint.action)
    assert within(words) in said(hold)
    assert marked(hold) == {hint.handle}
    assert hold.play.side.table.roving.handle == hint.handle
    assert session._match.state_number == entries


def test_the_button_says_what_it_gives_and_is_reached_by_keys(hold: Sitting) -> None:
    made = hold.play.side.prompt.hint
    names = []
    for step in (LOOK, WEIGH, MOVE):
        assert made.isVisible()
        names.append(made.accessibleName())
        hold.play.side.table.setFocus()
        for _ in range(40):
            press(Qt.Key.Key_Tab)
            if made.hasFocus():
                break
        assert made.hasFocus()
        press(Qt.Key.Key_Return)
        hold.until(lambda step=step: step_of(hold) == step)  # type: ignore[misc]
        hold.turn()
    assert names == [say(f"hint.button.{what}.spoken") for what in ("look", "weigh", "move")]
    assert not made.isVisible()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert hold.play.side.middle.isAncestorOf(focused)


def test_in_the_table_as_text_the_move_is_selected(hold: Sitting) -> None:
    press(Qt.Key.Key_F4)
    action = ask_all(hold)
    row = hold.play.side.text_table.currentItem()
    assert row is not None
    assert row.text(0) == game_texts("bears_and_bees").action_text(action)


@pytest.mark.parametrize("key", [Qt.Key.Key_F4, None])
def test_once_hidden_nothing_of_a_hint_is_left_and_nobody_else_finds_it(hold: Sitting, key: Qt.Key | None) -> None:
    session = hold.play.session
    seat = session.viewer
    assert seat is not None
    if key is not None:
        press(key)
    action = ask_all(hold)
    words = game_texts("bears_and_bees").action_text(action)
    hold.play.hide_now()
    hold.turn(1.0)
    cards = spellings("bears_and_bees", private_cards(session._match, seat))

    def seen() -> list[str]:
        lines = look(hold.window, "").words
        return [line for line in lines if words in line or "An Expert" in line or mentions(line, cards)]

    assert seen() == []
    assert marked(hold) == set()
    other = next(other for other in session.candidates() if other != seat)
    assert session.turn_to(other) is None
    hold.turn(1.0)
    hold.uncover()
    assert session.viewer == other
    assert seen() == []
    assert marked(hold) == set()
    assert hold.play.side.prompt.hint.accessibleName() == say("hint.button.look.spoken")


def test_on_a_cover_no_hint_is_given(sitting: Sitting) -> None:
    sitting.start(people(3))
    assert sitting.stage.kind == "cover"
    press(Qt.Key.Key_F3)
    sitting.turn(1.0)
    assert sitting.play.session.counsel.given_to == ()
    assert not sitting.play.side.prompt.hint.isVisible()


def test_a_hint_comes_back_after_something_else_was_said(hold: Sitting) -> None:
    ask(hold, LOOK)
    hold.play.touch("supply/honey")
    assert said(hold) != say("bears_and_bees_worth.look.hand")
    hold.play.showing.refresh()
    assert said(hold) == say("bears_and_bees_worth.look.hand")


def test_a_game_with_a_hint_says_so_when_it_is_over_and_among_the_kept_ones(sit: Sit) -> None:
    sitting = sit()
    sitting.start(people(1, bots=1))
    sitting.to_choice()
    ask(sitting, LOOK)
    again = sit()  # the program is started anew
    click(again.window.home.go_on)
    again.until(lambda: again.window.play is not None)
    assert again.play.session.counsel.given_to == (0,)
    again.rest()
    again.to_end()
    again.turn()
    assert again.window.result is not None
    again.until(again.window.result.isVisible)
    assert say("result.hinted", names=shown("Ana")) in again.window.result.reason.text()
    again.window.go_home()
    again.window.keys.actions["all_games"].trigger()
    again.turn()
    (kept,) = again.window.findChildren(KeptList)
    assert say("kept.assisted") in kept.games[0].state
    assert "(Cub)" in kept.games[0].names


def test_at_200_percent_in_the_smallest_window_the_hint_is_not_cut_off(sit: Sit) -> None:
    sitting = sit()
    sitting.window.preferences.change_text(1.0)
    sitting.start(people(3))
    sitting.to_choice()
    for step in (LOOK, WEIGH, MOVE):
        ask(sitting, step)
        assert faults(sitting.window) == []
    press(Qt.Key.Key_F3, SHIFT)
    sitting.turn()
    assert faults(sitting.window) == []
    sitting.window.preferences.change_text(0)


def test_a_hint_is_read_aloud_once_however_often_the_screen_is_made_anew(
    hold: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr("tabletop.panels.prompt_bar.announce", lambda _bar, words, urgent=False: heard.append(words))
    ask(hold, LOOK)
    hold.play.showing.refresh()
    hold.play.showing.refresh()
    told = say("bears_and_bees_worth.look.hand")
    assert heard in ([say("hint.thinking"), told], [told])  # the answer may come before there is a screen to wait at


def test_a_run_is_told_as_one_phrase_and_what_is_done_again_is_counted() -> None:
    texts = game_texts("beesness")
    told = run_words("beesness", ("pick", "pick", "pick", "end turn", "lock"), NAMES)
    assert told == f"{texts.action_text('pick')} × 3 and {within(texts.action_text('end turn'))}"
    assert run_words("beesness", ("lock",), NAMES) == texts.action_text("lock")


@pytest.mark.parametrize(
    ("game", "steps", "told"),
    [
        (
            "bear_necessities",
            ("play N50", "at 0,1", "keep N20", "lock"),
            "Lay out Berries, put it 1 down from the first card and keep Rooftop Hives in reserve",
        ),
        ("secret_kingdom", ("buy H20", "pay rose", "lock"), "Buy Honey\u00a020 and pay with a rose gem"),
    ],
)
def test_only_the_first_step_of_a_run_begins_with_a_capital(game: str, steps: tuple[str, ...], told: str) -> None:
    assert run_words(game, steps, NAMES) == told


def test_an_action_that_is_about_a_seat_names_who_sits_there(sitting: Sitting) -> None:
    assert run_words("beesness", ("offer", "to seat 2", "lock"), NAMES).endswith(
        within(say("beesness.action.to.named", name="Cleo"))
    )
    lit = {"seat/2/plate": "to seat 2", "market/pass": "pass"}
    sitting.window.open_box("beesness")
    sitting.start(people(3))
    session, shows = sitting.play.session, sitting.play.side.text_table
    session.lit = lambda: lit  # type: ignore[method-assign]
    sitting.play.showing.fill_text()
    group = shows.topLevelItem(0)
    assert group is not None
    rows = [group.child(row).text(0) for row in range(group.childCount())]  # type: ignore[union-attr]
    assert rows == [say("beesness.action.to.named", name=shown("Cleo")), say("beesness.action.pass", count="")]
