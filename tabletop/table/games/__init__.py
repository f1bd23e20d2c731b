"""How each game lies on the table: its placement, its looks, its motion and its faces, loaded with its first view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:  # Home asks which games are placed, and shall load nothing of them for that
    from rules.kernel.event import Event
    from rules.kernel.view import View
    from tabletop.table.painters import Painter
    from tabletop.table.spots import Cue, Picture


class Seated(Protocol):
    """What the table needs to know of a player."""

    @property
    def name(self) -> str: ...

    @property
    def mark(self) -> int: ...


class Placement(Protocol):
    """A game's placement file, as a module.

    ``portrait(view, seat, theme, width, ratio)`` may be there, too: a pixmap of all that lies open before a seat.
    """

    def place(self, view: View, players: Sequence[Seated], width: float, height: float, scale: float) -> Picture:
        """The picture of ``view`` on a table of this size in pixels; ``scale`` is the text size over 100 %."""

    def tint(self, face: str) -> str:
        """The colour role of the type of ``face``, for a card whose picture is not composed yet."""

    def painters(self) -> Mapping[str, Painter]:
        """Who paints the looks that no other game has, by kind of look."""

    def book(self, view: View) -> Any:
        """What paints the faces of the cards that ``view`` is about."""


class Choreography(Protocol):
    """A game's motion file, as a module."""

    def cues(self, events: Sequence[Event], before: Picture, after: Picture) -> Iterable[Cue]:
        """What the picture does for a beat's ``events``, on the way from the picture before it to the one after."""

    def travels(self, event: Event) -> tuple[str, str, str]:
        """The key of the piece that ``event`` moves, where it comes from and where it goes (empty: not to be seen)."""

    def changed(self, event: Event) -> Iterable[str]:
        """The keys of the spots that ``event`` changed, for the dotted outline."""


def is_placed(game: str) -> bool:
    """Whether ``game`` has come to the table: its placement is there. It is not loaded for that."""
    return find_spec(f"{__name__}.{game}") is not None


def placement(game: str) -> Placement:
    """The placement of ``game``."""
    return cast("Placement", import_module(f"tabletop.table.games.{game}"))


def choreography(game: str) -> Choreography:
    """The motion of ``game``."""
    return cast("Choreography", import_module(f"tabletop.table.games.{game}_motion"))
