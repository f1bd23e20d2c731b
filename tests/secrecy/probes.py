"""What may be going on in an open hand, and what covers it. Each takes the theatre with a hand open on its stage."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.play.hints import LOOK, MOVE, WEIGH
from tests.secrecy.memory import mentions, private_cards, spellings
from tests.secrecy.theatre import PATIENCE, Theatre

# What is going on in the hand

Probe = Callable[[Theatre], None]


def plain(theatre: Theatre) -> None:
    """Nothing but the hand."""


def inspected(theatre: Theatre) -> None:
    """A thing stands large in the inspector, another one's preview beside it."""
    things = theatre.on_table() or ["ballot/flowers"]
    theatre.point(things[0])
    theatre.key(Qt.Key.Key_I)
    theatre.rest()
    theatre.point(things[-1])
    drawer = theatre.play.side.drawer
    assert drawer.isVisible()
    assert theatre.play.side.inspector.accessibleDescription()


def menu_open(theatre: Theatre) -> None:
    theatre.press(theatre.play.side.strip.seats)
    assert QApplication.activePopupWidget() is not None


def cursor_on_card(theatre: Theatre) -> None:
    theatre.table.setFocus()
    theatre.key(Qt.Key.Key_Right)
    theatre.key(Qt.Key.Key_Right)
    assert theatre.table.roving.handle


def read_as_text(theatre: Theatre) -> None:
    """The text table, its current row on what may be done."""
    theatre.play.toggle_text()
    table = theatre.play.side.text_table
    actions = table.topLevelItem(0)
    assert actions is not None
    row = actions.child(actions.childCount() - 1)
    assert row is not None
    table.setCurrentItem(row)


def dragged(theatre: Theatre) -> None:
    """A card hangs on the pointer; where nothing can be carried, the button is down on something."""
    things = theatre.on_table() or ["ballot/flowers"]
    viewport, start = theatre.table.viewport(), theatre.point(things[-1])
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(viewport, start - QPoint(0, 12 * step))
    assert theatre.table._touching._dragging or not things[-1].startswith("card/")


def moving(theatre: Theatre) -> None:
    """What is chosen is on its way; a ballot has none."""
    choose(theatre)
    theatre.clock.pass_by(0.05)
    theatre.table.pulse.tick()
    assert theatre.table.playing or theatre.session.setup.game == "beesness"


def told(theatre: Theatre) -> None:
    """The story with its private lines; somebody tries to copy one."""
    theatre.play.toggle_drawer()
    theatre.play.side.open_drawer(True, theatre.play.side.log)
    theatre.play.showing.fill_story()
    story = theatre.play.side.log
    story.setFocus()
    cards = spellings(theatre.session.setup.game, private_cards(theatre.session._match, theatre.session.viewer or 0))
    private = [row for row in range(story.count()) if mentions(story.item(row).text(), cards)]
    story.setCurrentRow(private[-1] if private else story.count() - 1)
    theatre.key(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert story.currentItem() is not None


def taken_back(theatre: Theatre) -> None:
    """Something was chosen and taken back; a key would choose it again."""
    choose(theatre)
    theatre.rest()
    assert theatre.session.undo_text()
    while theatre.session.undo_text():
        theatre.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        theatre.saved()


def laid_out(theatre: Theatre) -> None:
    """The whole choice lies on the table, ready to be locked, with all that it would bring."""
    while (decision := theatre.session.decision()) is not None and not decision.default:
        theatre.session.act(decision.actions[len(decision.draft) % len(decision.actions)])
        theatre.saved()
    theatre.rest()


def hinted(theatre: Theatre) -> None:
    """A hint was asked for, down to the move: its words stand there, its thing is marked and pointed at."""
    for step in (LOOK, WEIGH, MOVE):
        theatre.key(Qt.Key.Key_F3)
        theatre.qtbot.waitUntil(lambda step=step: told_so_far(theatre) == step, timeout=PATIENCE)  # type: ignore[misc]
    theatre.turn()
    hint = theatre.session.counsel.hint()
    assert hint is not None
    assert theatre.play.side.prompt.why.text()
    assert theatre.table._scene.hinted == {hint.handle}


def told_so_far(theatre: Theatre) -> int:
    """The step of the hint that stands there; 0 for none, and while it is thought about. Where a busy machine was too
    slow to find one, it is asked for again."""
    if theatre.session.counsel.failed:
        theatre.key(Qt.Key.Key_F3)
    hint = theatre.session.counsel.hint()
    return 0 if hint is None or hint.advice is None else hint.step


def under_a_sheet(theatre: Theatre) -> None:
    theatre.key(Qt.Key.Key_F1)
    assert theatre.window.overlay.isVisible()


def choose(theatre: Theatre) -> None:
    """Chooses the first thing that may be chosen, with the mouse where it lies on the table."""
    lying, session = theatre.on_table(), theatre.session
    if lying:
        theatre.press_at(lying[0])
        theatre.saved()
        return
    if session.undo_text():
        session.take_back()
        theatre.saved()
    decision = session.decision()
    assert decision is not None
    session.act(decision.actions[0])
    theatre.saved()


PROBES = (
    plain, inspected, menu_open, cursor_on_card, read_as_text, dragged, moving, told, taken_back, hinted, under_a_sheet,
)  # fmt: skip
"""While cards of Bears & Bees are chosen; what can be done in other holds is told by the moment."""


# What covers it

Way = Callable[[Theatre], None]


def hide_key(theatre: Theatre) -> None:
    QTest.keyClick(theatre.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)


def another_window(theatre: Theatre) -> None:
    other = QWidget()
    theatre.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    theatre.qtbot.waitUntil(other.isActiveWindow, timeout=PATIENCE)
    popup = QApplication.activePopupWidget()
    if popup is not None:  # a menu stays where only a window of our own comes to the front; not another program's
        another_program(theatre)
    other.close()
    theatre.window.activateWindow()
    theatre.qtbot.waitUntil(theatre.window.isActiveWindow, timeout=PATIENCE)


def another_program(theatre: Theatre) -> None:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def suspend(theatre: Theatre) -> None:
    theatre.clock.day += 3600
    theatre.play.guard.look_around()


def idleness(theatre: Theatre) -> None:
    for _ in range(61):
        theatre.clock.pass_by(1.0)
        theatre.play.guard.look_around()


def settings(theatre: Theatre) -> None:
    theatre.window.show_settings()
    theatre.window.step_back()


def lock(theatre: Theatre) -> None:
    """The choice is confirmed; the lid comes with the answer of the disk."""
    if theatre.session.undo_text() == "":
        theatre.play.touch(theatre.cards()[0])
        theatre.qtbot.waitUntil(lambda: not theatre.session.busy, timeout=PATIENCE)
    with theatre.qtbot.waitSignal(theatre.play.covered, timeout=PATIENCE):
        theatre.play.press("confirm")


WAYS = (hide_key, another_window, another_program, suspend, idleness, settings, lock)
