"""What is wrong with a window as it stands: text that is cut off, widgets that overlap or leave their frame.

It measures widgets, so it sees pages and panels; what the table paints is measured by the table's own tests.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLayout,
    QMainWindow,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QWidget,
)

SLACK = 2
"""Pixels that rounding may cost."""


def faults(window: QMainWindow) -> list[str]:
    """One line for each fault that can be seen now."""
    found: list[str] = []
    for widget in _seen(window):
        found += _clipped(widget)
        found += _escaped(widget)
    for layout in window.findChildren(QLayout):
        found += _overlapping(layout)
    return found


def _seen(window: QMainWindow) -> Iterator[QWidget]:
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and not _inside_table(widget):
            yield widget


def _inside_table(widget: QWidget) -> bool:
    """Whether it is a helper of the table's or an item view's own: they answer for themselves."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QGraphicsView | QComboBox | QTabBar):
            return True
        parent = parent.parentWidget()
    return False


def _name(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return f"{type(widget).__name__} {words or widget.accessibleName()!r} {widget.width()}x{widget.height()}"


def _clipped(widget: QWidget) -> list[str]:
    """Text that needs more room than its widget has."""
    if isinstance(widget, QLabel) and widget.text() and widget.pixmap().isNull():
        if widget.wordWrap():
            need = widget.heightForWidth(widget.width())
            longest = max(
                widget.fontMetrics().horizontalAdvance(word) for word in re.split("[\\s\u200b]+", widget.text())
            )
            cut = need > widget.height() + SLACK or longest > widget.width() + SLACK
        else:
            hint = widget.sizeHint()
            cut = hint.width() > widget.width() + SLACK or hint.height() > widget.height() + SLACK
        return [f"clipped: {_name(widget)}"] if cut else []
    if isinstance(widget, QPushButton | QCheckBox | QComboBox):
        hint = widget.sizeHint()
        cut = hint.width() > widget.width() + SLACK or hint.height() > widget.height() + SLACK
        return [f"clipped: {_name(widget)} needs {hint.width()}x{hint.height()}"] if cut else []
    return []


def _escaped(widget: QWidget) -> list[str]:
    """A widget that is not wholly inside its parent; what a scroll area holds may be longer than it, never wider."""
    parent = widget.parentWidget()
    if parent is None or widget.isWindow():
        return []
    frame, place = parent.rect(), widget.geometry()
    area = parent.parentWidget()
    if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
        wide = place.left() < -SLACK or place.right() > frame.right() + SLACK
        return [f"wider than its frame: {_name(widget)}"] if wide else []
    if type(widget).__name__ == "FocusRing":
        return []
    inside = frame.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(place)
    return [] if inside or place.isEmpty() else [f"outside its frame: {_name(widget)} at {place.topLeft().toTuple()}"]


def _overlapping(layout: QLayout) -> list[str]:
    """Two visible widgets of one layout that share pixels."""
    parent = layout.parentWidget()
    if parent is None or not parent.isVisible() or isinstance(parent, QStackedWidget):
        return []
    places: list[tuple[QWidget, QRect]] = []
    for number in range(layout.count()):
        item = layout.itemAt(number)
        widget = item.widget() if item is not None else None
        if widget is not None and widget.isVisible():
            places.append((widget, QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())))
    found = []
    for number, (one, place) in enumerate(places):
        for other, there in places[number + 1 :]:
            shared = place.intersected(there)
            if shared.width() > SLACK and shared.height() > SLACK:
                found.append(f"overlapping: {_name(one)} and {_name(other)}")
    return found
