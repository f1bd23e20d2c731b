"""A friendly strip that tells one thing and goes when it is closed: notices on Home, a failed save at the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from tabletop.art.symbols import icon
from tabletop.panels.look import Look
from tabletop.panels.speech import announce
from tabletop.panels.widgets import button, label
from tabletop.texts import say


class Banner(QWidget):
    """Hidden until ``tell``; the newest sentence wins."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setProperty("role", "sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._layout = QHBoxLayout(self)
        self._call: Callable[[], object] | None = None
        self._furnished = False
        look.changed.connect(self._dress)
        self.hide()

    def _furnish(self) -> None:
        """Its parts, which most banners never need: nearly every start of the program has nothing to tell."""
        self._furnished = True
        self._sign = QLabel()
        self._text = label()
        self._again = button("", self._do, "primary")
        self._close = button(say("button.close"), self.hide, "quiet")
        self._layout.addWidget(self._sign)
        self._layout.addWidget(self._text, 1)
        self._layout.addWidget(self._again)
        self._layout.addWidget(self._close)
        self._dress()

    @property
    def text(self) -> str:
        """What it tells now; empty while hidden."""
        return "" if self.isHidden() else self._text.text()

    def tell(self, sentence: str, action: str = "", call: Callable[[], object] | None = None) -> None:
        """Shows ``sentence``, with a button called ``action`` that does ``call`` where there is something to do."""
        if not self._furnished:
            self._furnish()
        theme = self.look.theme
        size = theme.px(24)
        self._sign.setPixmap(icon("warning", theme.colour("error"), size).pixmap(size, size))
        self._text.setText(sentence)
        self._call = call
        self._again.setVisible(call is not None)
        self._close.setVisible(call is None)
        if action:
            self._again.setText(action)
        self.show()
        announce(self, sentence, urgent=True)

    def _do(self) -> None:
        self.hide()
        if self._call is not None:
            self._call()

    def _dress(self) -> None:
        margin = self.look.theme.px(12)
        self._layout.setContentsMargins(margin, margin // 2, margin, margin // 2)
