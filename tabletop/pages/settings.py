"""Settings: everything is applied at once and kept. The page shows choices; what they mean is for the window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from tabletop.panels.about import About
from tabletop.panels.chips import Chips
from tabletop.panels.look import SPEEDS, THEMES, Look
from tabletop.panels.widgets import button, column, frame, label, put_icon, row, scrolled
from tabletop.texts import say

MOTIONS = ("system", "off", "on")
IDLE_STEPS = (15, 30, 60, 120, 300)


@dataclass(frozen=True)
class Choices:
    """All settings as the page shows them."""

    theme: str
    scale: float
    speed: str
    motion: str
    idle_seconds: int
    drag: bool


class SettingsPage(QWidget):
    """Signals: ``changed`` with ``Choices``; ``left``."""

    changed = Signal(object)
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.choices = Choices("system", 1.0, "normal", "system", 60, drag=True)
        self._back = button("", self.left.emit, "icon")
        self._back.setAccessibleName(say("button.back"))
        self.theme = self._chips("settings.theme", THEMES, "settings.theme.")
        self.speed = self._chips("settings.speed", SPEEDS, "play.speed.")
        self.motion = self._chips("settings.motion", MOTIONS, "settings.motion.")
        idle = tuple((str(seconds), say("settings.idle.value", count=seconds)) for seconds in IDLE_STEPS)
        self.idle = Chips(look, say("settings.idle"), idle)
        self.scale = QSlider(Qt.Orientation.Horizontal)
        self.scale.setRange(10, 20)
        self.scale.setPageStep(1)
        self.scale.setAccessibleName(say("settings.scale"))
        self.scale_value = label("", "number", wrap=False)
        self.drag = QCheckBox(say("settings.drag"))
        self.about = About(look)
        self._saved = label(say("settings.saved"), "small")
        self._build()
        self._listen()
        look.changed.connect(self._dress)
        self._dress()

    def _chips(self, title: str, keys: tuple[str, ...], texts: str) -> Chips:
        """Pills for ``keys``; ``texts`` is what the keys of their sentences begin with."""
        return Chips(self.look, say(title), tuple((key, say(texts + key)) for key in keys))

    def _build(self) -> None:
        sheet = frame("sheet")
        self._sheet = QVBoxLayout(sheet)
        size = QHBoxLayout()
        size.addWidget(self.scale, 1)
        size.addWidget(self.scale_value)
        parts: tuple[tuple[str, QWidget | QHBoxLayout], ...] = (
            ("settings.theme", self.theme),
            ("settings.scale", size),
            ("settings.speed", self.speed),
            ("settings.motion", self.motion),
            ("settings.idle", self.idle),
        )
        for title, part in parts:
            self._sheet.addWidget(label(say(title), "strong"))
            if isinstance(part, QWidget):
                self._sheet.addWidget(part)
            else:
                self._sheet.addLayout(part)
            self._sheet.addSpacing(8)
        self._sheet.addWidget(self.drag)
        room = QWidget()
        self._room = QVBoxLayout(room)
        self._room.addLayout(row(self._back, label(say("settings.heading"), "heading", wrap=False), None, gap=8))
        self._room.addWidget(sheet)
        self._room.addWidget(self._saved)
        self._room.addWidget(self.about)
        self._room.addStretch(1)
        self.setLayout(column(scrolled(room)))

    def _listen(self) -> None:
        self.theme.chosen.connect(lambda key: self._change(theme=key))
        self.speed.chosen.connect(lambda key: self._change(speed=key))
        self.motion.chosen.connect(lambda key: self._change(motion=key))
        self.idle.chosen.connect(lambda key: self._change(idle_seconds=int(key)))
        self.scale.valueChanged.connect(lambda value: self._change(scale=value / 10))
        self.drag.toggled.connect(lambda wanted: self._change(drag=wanted))

    def show_choices(self, choices: Choices, folder: str) -> None:
        """The settings as they are, and where the games lie."""
        self.choices = choices
        self.blockSignals(True)
        self.theme.show_choice(choices.theme)
        self.speed.show_choice(choices.speed)
        self.motion.show_choice(choices.motion)
        nearest = min(IDLE_STEPS, key=lambda seconds: abs(seconds - choices.idle_seconds))
        self.idle.show_choice(str(nearest))
        self.scale.blockSignals(True)
        self.scale.setValue(round(choices.scale * 10))
        self.scale.blockSignals(False)
        self.drag.blockSignals(True)
        self.drag.setChecked(choices.drag)
        self.drag.blockSignals(False)
        self.blockSignals(False)
        self.scale_value.setText(say("settings.scale.value", percent=round(choices.scale * 100)))
        self.about.show_folder(folder)

    def first_focus(self) -> None:
        """The chosen colours."""
        self.theme.buttons[self.choices.theme].setFocus()

    def _change(self, **one: object) -> None:
        values = {name: getattr(self.choices, name) for name in Choices.__dataclass_fields__}
        self.choices = Choices(**{**values, **one})
        self.scale_value.setText(say("settings.scale.value", percent=round(self.choices.scale * 100)))
        self.changed.emit(self.choices)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        theme = self.look.theme
        side = max(theme.px(24), (self.width() - theme.px(900)) // 2)
        self._room.setContentsMargins(side, theme.px(16), side, theme.px(16))
        self._room.setSpacing(theme.px(12))

    def _dress(self) -> None:
        theme = self.look.theme
        put_icon(self._back, "arrow_left", theme.colour("ink"), theme.px(24))
        margin = theme.px(20)
        self._sheet.setContentsMargins(margin, margin, margin, margin)
        self._sheet.setSpacing(theme.px(4))
        self.scale_value.setMinimumWidth(theme.px(72))
        for chips in (self.theme, self.speed, self.motion, self.idle):
            chips.fit()
        self._fit()
