"""What all games' tests listen with. Knows no game."""

from __future__ import annotations

from typing import Any

from rules.kernel.event import Event
from rules.kernel.view import View


class Told:
    """A log of ``game`` that keeps what it was told: all events, and in ``beats`` the kinds of each beat, with the view
    of everybody after it in ``views``."""

    game: Any

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.beats: list[tuple[str, ...]] = []
        self.views: list[View] = []
        self._open: list[str] = []

    def event(self, event: Event) -> None:
        self.events.append(event)
        self._open.append(event.kind)

    def beat(self, state: Any) -> None:
        self.beats.append(tuple(self._open))
        self.views.append(self.game.view(state, None))
        self._open = []

    def of(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]
