"""How everything looks now: the theme and the card faces, shared by all pages and panels.

Widgets keep the ``Look``, never a ``Theme``: a setting or the window's size makes a new theme and tells them by
``changed``.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tabletop.art.theme import Theme, load_fonts

_COMFORT = QSize(1536, 864)
"""The window size up to which 100 % text is read well from a chair; larger ones enlarge it by quarters."""
_LARGEST = 2.0

THEMES = ("system", "light", "dark", "contrast")
SPEEDS = ("slow", "normal", "fast", "instant")
"""What may be chosen, in the order in which it is offered."""


@cache
def system_hints() -> tuple[Any, Any]:
    """What the system says of its looks, and of those who need others. Kept for the whole run: PySide takes the second
    with it when the last Python name for it goes, and Qt would find it deleted."""
    hints = QGuiApplication.styleHints()
    return hints, hints.accessibility()


class Look(QObject):
    """The theme in force. ``scale`` is the player's wish (1.0 to 2.0); ``theme.scale`` also counts a very large
    window.
    """

    changed = Signal()

    def __init__(self, wish: str = "system", scale: float = 1.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        load_fonts()
        self.wish = wish
        self.scale = scale
        self.drag = True
        self.speed = "normal"
        self.reduced = False
        self._enlarged = 1.0
        self._hints, self._access = system_hints()
        self._hints.colorSchemeChanged.connect(self.system_changed)
        self._access.contrastPreferenceChanged.connect(self.system_changed)
        self.theme = self._made()

    def choose(self, wish: str, scale: float) -> None:
        """Another theme (``system``, ``light``, ``dark`` or ``contrast``) or text size."""
        if (wish, scale) != (self.wish, self.scale):
            self.wish, self.scale = wish, scale
            self._renew()

    def fit(self, window: QSize) -> None:
        """Enlarges the text where ``window`` is so large that it would be small to the eye."""
        factor = min(window.width() / _COMFORT.width(), window.height() / _COMFORT.height())
        enlarged = max(1.0, math.floor(factor * 4) / 4)
        if enlarged != self._enlarged:
            self._enlarged = enlarged
            self._renew()

    def system_changed(self) -> None:
        """The desktop turned dark or light, or asks for high contrast."""
        if self.wish == "system":
            self._renew()

    def apply(self) -> None:
        """Gives the whole application the theme's palette, style sheet and body font."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            # Each of the three goes through every widget there is.
            if application.palette() != self.theme.palette():
                application.setPalette(self.theme.palette())
            application.setFont(self.theme.font("body"))
            application.setStyleSheet(self.theme.style_sheet())

    @property
    def enlarged(self) -> float:
        """How many times larger things are than the player asked for, since the window is so large."""
        return self._enlarged

    def theme_size(self, width: float, height: float) -> QSize:
        """A size given at 100 %, at the text scale in force."""
        return QSize(self.theme.px(width), self.theme.px(height))

    def _renew(self) -> None:
        self.theme = self._made()
        self.apply()
        self.changed.emit()

    def _made(self) -> Theme:
        name = self.wish
        if name == "system":
            strong = self._access.contrastPreference() == Qt.ContrastPreference.HighContrast
            dark = self._hints.colorScheme() == Qt.ColorScheme.Dark
            name = "contrast" if strong else "dark" if dark else "light"
        return Theme(name, min(_LARGEST, self.scale * self._enlarged))
