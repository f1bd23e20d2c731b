"""What a screen is given: the stage that is on, single frames, lines of the log. Plain values for one viewer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.kernel.event import Event
from rules.kernel.view import View


@dataclass(frozen=True)
class Stage:
    """Who looks at the screen. ``seat`` is whom a cover calls and who holds; ``None`` on public stages."""

    kind: Literal["public", "cover", "hold", "over"]
    seat: int | None = None


PUBLIC = Stage("public")
OVER = Stage("over")

HANDS = "hands"
"""What a game that hides hands says of its secrets."""
OPEN = "open"
"""What a game that hides nothing says of its secrets: no cover ever comes up for it."""
BALLOTS = "ballots"
"""What a game says that hides nothing but the answers to a question until all are in."""


@dataclass(frozen=True)
class Frame:
    """One moment as the present viewer may see it: facts, and the table after them.

    ``number`` is the beat's. A frame without events shows what the viewer has just laid out (a draft); it bears the
    number of the beat before it.
    """

    view: View
    events: tuple[Event, ...]
    number: int


@dataclass(frozen=True)
class LogLine:
    """One fact and the round it belongs to."""

    round: int
    event: Event
