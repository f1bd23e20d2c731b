"""The closer look: one thing large, with what it does in words. The only place that does so; cards have no tooltips."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from tabletop.panels.look import Look
from tabletop.panels.widgets import label
from tabletop.texts import say


class Inspector(QWidget):
    """A picture with its words on it, or a title and lines."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setAccessibleName(say("panel.inspector"))
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._source: QPixmap | None = None
        self.title = label("", "subheading")
        self.body = label("", "caption")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.title)
        layout.addWidget(self._picture)
        layout.addWidget(self.body)
        layout.addStretch(1)
        self.empty()

    def show_thing(
        self, title: str, lines: Sequence[str], picture: QPixmap | None = None, *, worded: bool = True
    ) -> None:
        """One thing; ``picture`` may be given larger than there is room. ``worded``: its words are written on it."""
        written = picture is not None and worded
        self.title.setText(title)
        self.title.setVisible(bool(title) and not written)
        self.body.setText("\n".join(lines))
        self.body.setVisible(not written)
        self.setAccessibleDescription(f"{title}. {' '.join(lines)}")
        self._source = picture
        self._fit()

    def empty(self) -> None:
        """Nothing is looked at."""
        self.show_thing("", [say("panel.inspector.none")])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        source = self._source
        self._picture.setVisible(source is not None)
        if source is None:
            self._picture.setPixmap(QPixmap())
            return
        ratio = source.devicePixelRatio()
        wanted = source.deviceIndependentSize().toSize()
        room = QSize(max(1, self.width()), self.look.theme.px(430))
        size = wanted.scaled(room, Qt.AspectRatioMode.KeepAspectRatio) if not wanted.isEmpty() else wanted
        if size.width() >= wanted.width():
            self._picture.setPixmap(source)
            self._picture.setFixedHeight(wanted.height())
            return
        smooth = Qt.TransformationMode.SmoothTransformation
        made = source.scaled(size * ratio, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        made.setDevicePixelRatio(ratio)
        self._picture.setPixmap(made)
        self._picture.setFixedHeight(size.height())
