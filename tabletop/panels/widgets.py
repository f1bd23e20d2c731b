"""Labels, buttons and boxes with their role set, so that a page reads like what it shows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop.art.letters import settle
from tabletop.art.symbols import symbol


class Label(QLabel):
    """A label whose letters are the same to the pixel each time, however large they are."""

    def paintEvent(self, event: QPaintEvent) -> None:
        settle(self.font())
        super().paintEvent(event)


def label(text: str = "", role: str = "", *, wrap: bool = True) -> QLabel:
    """A label in a role of the theme (``title``, ``heading``, ``caption``, ...); plain text always, never mark-up."""
    made = Label(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if role:
        made.setProperty("role", role)
    return made


def button(text: str, pressed: Callable[[], object] | None = None, role: str = "") -> QPushButton:
    """A push button that calls ``pressed``; its text never becomes a mnemonic by a stray ``&``."""
    made = QPushButton(text.replace("&", "&&"))
    made.setAccessibleName(text)
    made.setAutoDefault(True)  # Enter presses the button that has the focus
    if role:
        made.setProperty("role", role)
    if pressed is not None:
        made.clicked.connect(lambda _checked=False: pressed())
    return made


def put_icon(made: QAbstractButton, name: str, colour: QColor | None, size: int) -> None:
    """An icon of ``size`` before the button's words, with a little air between; without ``colour`` in its own."""
    # One pixmap of the right size: an icon of all sizes and states takes ten times as long to make.
    made.setIcon(QIcon(symbol(name, size, colour, made.devicePixelRatioF())))
    made.setIconSize(QSize(size, size))
    if made.text():
        made.setText(f" {made.text().lstrip()}")


def relabel(made: QAbstractButton, text: str) -> None:
    """Another text for a button of ``button``."""
    made.setText(text.replace("&", "&&"))
    made.setAccessibleName(text)


def frame(role: str) -> QFrame:
    """A frame in a role of the theme (``sheet``, ``drawer``, ``strip``, ...), with its ground painted."""
    made = QFrame()
    made.setProperty("role", role)
    made.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    return made


def row(*things: QWidget | int | None, gap: int = 12) -> QHBoxLayout:
    """Widgets side by side: an int is a fixed gap, ``None`` a stretch."""
    made = QHBoxLayout()
    fill(made, things, gap)
    return made


def column(*things: QWidget | int | None, gap: int = 12) -> QVBoxLayout:
    """Widgets one below the other: an int is a fixed gap, ``None`` a stretch."""
    made = QVBoxLayout()
    fill(made, things, gap)
    return made


def fill(layout: QBoxLayout, things: tuple[QWidget | int | None, ...], gap: int) -> None:
    """Puts ``things`` into ``layout`` without outer margins."""
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(gap)
    for thing in things:
        if thing is None:
            layout.addStretch(1)
        elif isinstance(thing, int):
            layout.addSpacing(thing)
        else:
            layout.addWidget(thing)


def scrolled(content: QWidget) -> QScrollArea:
    """``content`` in a frameless area that scrolls up and down where it is too high."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    return area


def clear(layout: QLayout) -> None:
    """Takes every widget out of ``layout`` and destroys it."""
    while (item := layout.takeAt(0)) is not None:
        old = item.widget()
        if old is not None:
            old.setParent(None)
            old.deleteLater()


def tighten(made: QAbstractButton, wanted: bool) -> None:
    """Gives a button that shows an icon alone as little room as a finger needs, or its usual room again."""
    if bool(made.property("tight")) != wanted:
        made.setProperty("tight", wanted)
        made.style().unpolish(made)
        made.style().polish(made)


def restyle(widget: QWidget, role: str) -> None:
    """Gives ``widget`` another role while it is shown."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
