"""What is left of a hold once it is covered: nothing that can be seen, read, heard, focused, pressed or dragged."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from tabletop.table.view import TableView
from tests.secrecy.theatre import Theatre


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def bare_cloth(theatre: Theatre) -> TableView:
    """A table of the same size that has never shown anything."""
    bare = TableView(theatre.look.theme, theatre.session.players)
    theatre.qtbot.addWidget(bare)
    bare.resize(theatre.table.size())
    return bare


def assert_nothing_is_left(theatre: Theatre) -> None:
    """Of what was open before the cover, on any surface; what is read there is not looked at."""
    side, table = theatre.play.side, theatre.table
    assert theatre.stage == "cover"
    assert theatre.play.stack.currentWidget() is theatre.play.cover
    assert table.scene().items() == []
    assert not table.playing
    assert not table.pulse.moving
    assert table.items_spoken() == []
    assert picture(table) == picture(bare_cloth(theatre))
    focused = QApplication.focusWidget()
    assert focused is theatre.play.cover.open_button
    assert not side.isAncestorOf(focused)
    assert QApplication.activePopupWidget() is None
    assert not QToolTip.isVisible()
    assert QWidget.mouseGrabber() is None
    assert [window for window in QApplication.topLevelWidgets() if window.isVisible()] == [theatre.window]
    assert not theatre.window.overlay.isVisible()
    assert theatre.session.undo_text() == ""
