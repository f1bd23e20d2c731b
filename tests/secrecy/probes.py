"""What may be going on in an open hand, and what covers it. Each takes the theatre with a hand open on its stage."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.secrecy.memory import mentions, private_cards, spellings
from tests.secrecy.theatre import PATIENCE, Theatre

# What is going on in the hand

Probe = Callable[[Theatre], None]


def plain(theatre: Theatre) -> None:
    """Nothing but the hand."""


def inspected(theatre: Theatre) -> None:
    """A card stands large in the inspector, another one's preview beside it."""
    first, second = theatre.cards()[:2]
    theatre.point(first)
    theatre.key(Qt.Key.Key_I)
    theatre.rest()
    theatre.point(second)
    assert theatre.play.side.drawer.isVisible()
    assert theatre.play.side.inspector.accessibleDescription()


def menu_open(theatre: Theatre) -> None:
    theatre.press(theatre.play.side.strip.seats)
    assert QApplication.activePopupWidget() is not None


def cursor_on_card(theatre: Theatre) -> None:
    theatre.table.setFocus()
    theatre.key(Qt.Key.Key_2)
    assert theatre.table.roving.handle.startswith("card/")


def read_as_text(theatre: Theatre) -> None:
    """The text table, its current row on a card."""
    theatre.play.toggle_text()
    table = theatre.play.side.text_table
    actions = table.topLevelItem(0)
    assert actions is not None
    card = actions.child(1)
    assert card is not None
    table.setCurrentItem(card)


def dragged(theatre: Theatre) -> None:
    """A card hangs on the pointer."""
    viewport, start = theatre.table.viewport(), theatre.point(theatre.cards()[1])
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(viewport, start - QPoint(0, 12 * step))
    assert theatre.table._touching._dragging


def moving(theatre: Theatre) -> None:
    """A chosen card is on its way."""
    theatre.click(theatre.cards()[0])
    theatre.clock.pass_by(0.05)
    theatre.table.pulse.tick()
    assert theatre.table.playing


def told(theatre: Theatre) -> None:
    """The story with its private lines, one of them copied."""
    theatre.play.toggle_drawer()
    theatre.play.side.open_drawer(True, theatre.play.side.log)
    story = theatre.play.side.log
    story.setFocus()
    cards = spellings(private_cards(theatre.session._match, theatre.session.viewer or 0))
    private = [row for row in range(story.count()) if mentions(story.item(row).text(), cards)]
    story.setCurrentRow(private[-1])
    theatre.key(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)


def taken_back(theatre: Theatre) -> None:
    """A card was chosen and taken back; a key would choose it again."""
    theatre.click(theatre.cards()[0])
    theatre.rest()
    theatre.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    theatre.saved()
    assert theatre.session.undo_text() == ""


def under_a_sheet(theatre: Theatre) -> None:
    theatre.key(Qt.Key.Key_F1)
    assert theatre.window.overlay.isVisible()


PROBES = (plain, inspected, menu_open, cursor_on_card, read_as_text, dragged, moving, told, taken_back, under_a_sheet)


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
