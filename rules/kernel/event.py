"""What happened, in small facts: the source of the log, the recap, motion and sound.

An event never carries more than its audience may know: what only one seat may know is an event of its own.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

import msgspec

StateT = TypeVar("StateT", contravariant=True)


REWOUND = "rewound"
"""The kind of the event that tells of a rewind; its sentence is the table's, the same for every game."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One fact of a game.

    ``kind`` is the key of its sentence. ``audience`` names the seats that may know it, ``None`` is everyone.
    ``source`` and ``target`` are handles of places (see ``View.places``) between which ``count`` pieces went;
    ``piece`` is the handle of the piece where the audience may know it.
    """

    kind: str
    seat: int | None = None
    audience: tuple[int, ...] | None = None
    source: str = ""
    target: str = ""
    count: int = 0
    piece: str = ""
    values: dict[str, str | int] = {}

    def heard_by(self, seat: int | None) -> bool:
        """Whether ``seat`` (``None``: the public) may know of this event."""
        return self.audience is None or (seat is not None and seat in self.audience)


class Log(Protocol[StateT]):
    """What the rules write to while an action is applied; they write nothing where it is ``None``."""

    def event(self, event: Event) -> None:
        """Notes one fact."""

    def beat(self, state: StateT) -> None:
        """Closes the facts since the last beat: they are shown together, and then the table as it is now."""
