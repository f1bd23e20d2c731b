"""Preferences: from the kept settings to the look and the table, and back from the settings page and its keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from tabletop.panels.look import SPEEDS
from tabletop.texts import say

if TYPE_CHECKING:
    from tabletop.pages.settings import Choices
    from tabletop.window import Window

SMALLEST_TEXT, LARGEST_TEXT = 1.0, 2.0


class Preferences:
    """Applies settings at once and keeps them. ``window`` gives the shelf, the look and the table."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self._before: QWidget | None = None

    def show_page(self) -> None:
        """The settings, from anywhere; an open hand is covered first."""
        from tabletop.pages.settings import SettingsPage

        window = self.window
        if window.stack.currentWidget() is window.settings:
            return
        window.take_shelter()
        if window.settings is None:
            window.settings = SettingsPage(window.look)
            window.settings.left.connect(self.leave_page)
            window.settings.changed.connect(self.change)
            window.stack.addWidget(window.settings)
        self._before = window.stack.currentWidget()
        window.settings.show_choices(self.choices(), str(window.folder))
        window.turn_to(window.settings)
        window.settings.first_focus()

    def leave_page(self) -> None:
        """Back to where the settings were asked for."""
        window = self.window
        window.turn_to(self._before or window.home)
        if self._before is window.home:
            window.home.first_focus()
        elif window.play is not None and self._before is window.play:
            window.play.first_focus()

    @property
    def kept(self) -> Any:
        """The settings as they are kept."""
        return self.window.shelf.settings

    def choices(self) -> Choices:
        """What the settings page shows."""
        from tabletop.pages.settings import Choices

        kept = self.kept
        return Choices(kept.theme, kept.scale, kept.speed, kept.reduced_motion, kept.idle_seconds, kept.drag)

    def change(self, choices: Choices) -> None:
        """The settings page has changed something."""
        kept = self.kept
        kept.theme, kept.scale, kept.speed = choices.theme, choices.scale, choices.speed
        kept.reduced_motion, kept.idle_seconds, kept.drag = choices.motion, choices.idle_seconds, choices.drag
        self._hold()

    def apply(self) -> None:
        """Look and table follow the settings."""
        kept = self.kept
        look = self.window.look
        look.speed = kept.speed
        look.drag = kept.drag
        look.reduced = less_motion() if kept.reduced_motion == "system" else kept.reduced_motion == "on"
        look.choose(kept.theme, kept.scale)
        if self.window.play is not None:
            self.window.play.apply_settings(kept.idle_seconds)

    def change_speed(self, step: int) -> None:
        """One step faster (+1) or slower (-1); 0 walks round."""
        kept = self.kept
        place = SPEEDS.index(kept.speed)
        place = (place + 1) % len(SPEEDS) if step == 0 else min(max(place + step, 0), len(SPEEDS) - 1)
        kept.speed = SPEEDS[place]
        self._hold()
        if self.window.play is not None:
            speed = say(f"play.speed.{kept.speed}")
            self.window.play.side.prompt.note(say("play.speed.now", speed=speed))

    def change_text(self, step: float) -> None:
        """Larger or smaller text; 0 for the usual size."""
        kept = self.kept
        wanted = kept.scale + step if step else SMALLEST_TEXT
        kept.scale = round(min(LARGEST_TEXT, max(SMALLEST_TEXT, wanted)), 1)
        self._hold()

    def _hold(self) -> None:
        self.apply()
        fault = self.window.shelf.save_settings()
        if fault:
            self.window.home.banner.tell(fault)


def less_motion() -> bool:
    """Whether the system asks for less motion; Qt knows since 6.12."""
    hints = QGuiApplication.styleHints()  # kept in a variable: a chained call finds it deleted
    find = getattr(hints, "accessibility", None)
    access = find() if find is not None else None
    preference = getattr(access, "motionPreference", None)
    return preference is not None and getattr(preference(), "name", "") == "ReducedMotion"
