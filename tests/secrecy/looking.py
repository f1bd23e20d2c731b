"""All that can be seen, read or heard of a window, hidden parts included: what two tables must have in common where
only secrets tell them apart.

It reads widgets, items, actions, the scene, the accessible tree and the clipboard as any program could, and knows no
page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import unified_diff

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QGuiApplication, QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QGraphicsItem, QGraphicsView, QTabBar, QWidget

_WORDS = (
    "accessibleName", "accessibleDescription", "toolTip", "statusTip", "whatsThis", "windowTitle", "objectName",
    "text", "title", "placeholderText", "iconText", "isVisible", "isEnabled", "isChecked", "hasFocus", "value",
)  # fmt: skip
"""Everything by which a widget or an action may say something; each kind has some of them."""
_ROLES = (*range(14), Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole, 0x100, 0x101)


@dataclass(frozen=True)
class Seen:
    """A window at one moment: its pixels, and every word in it, a line each. ``at`` says which moment it was."""

    at: str
    picture: QImage
    words: tuple[str, ...]


def look(window: QWidget, at: str) -> Seen:
    """Looks at ``window``, and at every popup, dialog or tool tip that the program shows beside it."""
    words = list(_widget(window, 0))
    for other in QApplication.topLevelWidgets():
        if other is not window and other.isVisible():
            words += ["another window", *_widget(other, 0)]
    words += ["heard", *_heard(QAccessible.queryAccessibleInterface(window), 0)]
    focused = QApplication.focusWidget()
    words.append(f"focus {type(focused).__name__} {focused.accessibleName() if focused is not None else ''}")
    words.append(f"clipboard {QGuiApplication.clipboard().text()}")
    return Seen(at, window.grab().toImage(), tuple(words))


def difference(first: Seen, second: Seen) -> str:
    """What tells two moments apart; empty where nothing does."""
    found = []
    if first.at != second.at:
        found.append(f"one is {first.at}, the other {second.at}")
    found += unified_diff(first.words, second.words, lineterm="", n=1)
    found += _pixels(first.picture, second.picture)
    return "\n".join([f"at {first.at}", *found]) if found else ""


def _pixels(first: QImage, second: QImage) -> Iterator[str]:
    if first == second:
        return
    if first.size() != second.size():
        yield f"one picture is {first.size()}, the other {second.size()}"
        return
    places = [
        (x, y)
        for y in range(first.height())
        if first.copy(0, y, first.width(), 1) != second.copy(0, y, first.width(), 1)
        for x in range(first.width())
        if first.pixel(x, y) != second.pixel(x, y)
    ]
    across, down = [x for x, _ in places], [y for _, y in places]
    yield f"{len(places)} pixels differ, in x {min(across)}-{max(across)}, y {min(down)}-{max(down)}"


def _widget(widget: QWidget, depth: int) -> Iterator[str]:
    place = widget.geometry().getRect() if widget.isVisible() else "nowhere"
    yield f"{'  ' * depth}{type(widget).__name__} {_said(widget)} at {place}"
    own = list(_own(widget))
    yield from (f"{'  ' * depth}: {line}" for line in own)
    for child in widget.children():
        if isinstance(child, QWidget):
            yield from _widget(child, depth + 1)


def _said(thing: QObject) -> str:
    said = {word: _asked(getattr(thing, word, None)) for word in _WORDS}
    names = (bytes(name.data()).decode() for name in thing.dynamicPropertyNames())
    said |= {name: _asked(lambda name=name: thing.property(name)) for name in names}  # type: ignore[misc]
    return " ".join(f'{word}="{value}"' for word, value in said.items() if value not in ("", "None", "False"))


def _asked(word: Callable[[], object] | None) -> str:
    try:
        said = word() if callable(word) else ""
        return str(said) if isinstance(said, str | int | float) else ""
    except (TypeError, RuntimeError):  # it needs an argument, or is a thing of Qt's own that Python cannot hold
        return ""


def _own(widget: QWidget) -> Iterator[str]:
    for action in widget.actions():
        yield f"action {_action(action)}"
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield f"scrolled to {widget.verticalScrollBar().value()}, current {widget.currentIndex().row()}"
        yield from _rows(widget.model(), QModelIndex())
    if isinstance(widget, QComboBox):
        yield from _rows(widget.model(), QModelIndex())
    if isinstance(widget, QTabBar):
        yield from (f"tab {widget.tabText(place)} {widget.tabToolTip(place)}" for place in range(widget.count()))
    if isinstance(widget, QGraphicsView) and widget.scene() is not None:
        yield from sorted(_item(item) for item in widget.scene().items())  # Qt keeps equal heights in any order


def _action(action: QAction) -> str:
    return f"{_said(action)} {action.data()} {[keys.toString() for keys in action.shortcuts()]}"


def _rows(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            said = [str(value) for role in _ROLES if isinstance(value := model.data(index, role), str | int | float)]
            yield f"row {' | '.join(said)}"
        yield from _rows(model, model.index(row, 0, parent))


def _item(item: QGraphicsItem) -> str:
    data = [item.data(key) for key in range(8)]
    place = item.sceneBoundingRect()
    return f"item {type(item).__name__} {item.toolTip()} {data} {place} {item.zValue()} {item.isVisible()}"


def _heard(thing: QAccessibleInterface, depth: int) -> Iterator[str]:
    texts = QAccessible.Text
    said = [thing.text(kind) for kind in (texts.Name, texts.Description, texts.Value, texts.Help, texts.Accelerator)]
    yield f"{'  ' * depth}{thing.role().name} {' | '.join(said)} at {thing.rect().getRect()}"
    for place in range(thing.childCount()):
        child = thing.child(place)
        if child.isValid():
            yield from _heard(child, depth + 1)
