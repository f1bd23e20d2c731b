"""One moment of a game: a few facts that are shown together, and the table as it is after them.

Log, recap, motion, sound and replay are all made from beats. A beat gives each seat its own events and view only;
the state that it keeps for that is its own and is handed to nobody.
"""

from __future__ import annotations

from typing import Any, final

from rules.kernel.event import Event
from rules.kernel.game import Game, State
from rules.kernel.view import View


@final
class Beat:
    """Facts and the table after them. Never changes.

    ``number`` counts the beats of a match from 0 and is the same again when the match is loaded. ``private`` are the
    seats that have an event of their own in it.
    """

    __slots__ = ("number", "private", "_events", "_game", "_state", "_views")

    def __init__(self, game: Game[Any], number: int, events: tuple[Event, ...], state: State) -> None:
        self.number = number
        self.private = frozenset(seat for event in events for seat in event.audience or ())
        self._events = events
        self._game = game
        self._state = state
        self._views: dict[int | None, View] = {}

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """The facts that ``seat`` may hear of; ``None`` is the public."""
        return tuple(event for event in self._events if event.heard_by(seat))

    def view(self, seat: int | None) -> View:
        """The table after these facts as ``seat`` may see it; built when it is first asked for."""
        if seat not in self._views:
            self._views[seat] = self._game.view(self._state, seat)
        return self._views[seat]

    def __repr__(self) -> str:
        return f"Beat({self.number}, {len(self._events)} events)"


class Recorder:
    """The log that a match gives to the rules: gathers the beats of one action, numbered from ``first``."""

    def __init__(self, game: Game[Any], first: int) -> None:
        self._game = game
        self._next = first
        self._events: list[Event] = []
        self._beats: list[Beat] = []

    def event(self, event: Event) -> None:
        self._events.append(event)

    def beat(self, state: State) -> None:
        if self._events:
            self._beats.append(Beat(self._game, self._next, tuple(self._events), state.copy()))
            self._next += 1
            self._events = []

    def close(self, state: State) -> list[Beat]:
        """The beats; facts after the last of them make one of their own."""
        self.beat(state)
        return self._beats
