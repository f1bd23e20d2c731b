"""What one seat may know, built by adding what is known and never by taking away.

One shape for all games. The table, the text table, the inspector and the leak tests read ``places`` and know no game.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rules.kernel.decision import Decision


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card or token in a place.

    ``handle`` is its identity (``card/H17``) and ``face`` what it shows (``H17``); both are empty where the viewer
    may not know them. ``back`` is what everybody sees of it from behind.
    """

    handle: str = ""
    face: str = ""
    back: str = ""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A spot on the table: a deck, a hand, a pile, a heap of tokens.

    ``count`` is how many pieces lie there; ``pieces`` lists those that the viewer can tell apart or see from
    behind, and may be shorter. ``owner`` is a seat, or ``None`` for the common table.
    """

    kind: str
    owner: int | None = None
    count: int = 0
    pieces: tuple[Piece, ...] = ()


class View(msgspec.Struct, frozen=True):
    """All that ``seat`` may know (``None``: what everybody knows), JSON-ready."""

    game: str
    seat: int | None
    seats: int
    round: int
    phase: str
    waiting: tuple[int, ...]
    locked: tuple[int, ...]
    over: bool
    decision: Decision | None
    places: dict[str, Place]
    facts: dict[str, Any]
