"""The marks that are saved beside a game: who sits there, who has seen what, which stage was on. JSON-ready.

Public by construction: the thumbnail is made from what everybody has been shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.kernel.match import Match
from rules.kernel.view import View
from tabletop.play.curtain import Curtain
from tabletop.play.house import House
from tabletop.play.journal import Journal, Swap
from tabletop.play.players import Player


class Marks(msgspec.Struct, frozen=True):
    """What a table needs to go on where it was. ``called`` is the seat of the cover or hold that was on."""

    players: list[Player]
    shown: int
    seen: list[int]
    stage: str
    called: int | None
    holder: int
    swaps: list[Swap]
    round: int
    over: bool
    outcome: dict[str, Any] | None
    thumbnail: dict[str, Any]
    house: House = House()
    hinted: list[int] = []
    """The seats that have asked for a hint."""
    assisted: bool = False
    """Whether anybody has, or one who plays alone has gone back to an earlier decision."""


class _Housed(msgspec.Struct):
    """What can be read of the marks of a game that was only just begun."""

    house: House = House()


def marks(
    match: Match,
    players: tuple[Player, ...],
    curtain: Curtain,
    journal: Journal,
    public: View,
    house: House,
    hinted: Sequence[int],
) -> dict[str, Any]:
    """The marks of this moment as plain data; ``public`` is the table that everybody has been shown."""
    found = Marks(
        players=list(players),
        shown=curtain.shown,
        seen=list(curtain.seen),
        stage=curtain.stage.kind,
        called=curtain.stage.seat,
        holder=curtain.holder,
        swaps=list(journal.swaps),
        round=public.round,
        over=public.over,
        outcome=msgspec.to_builtins(match.outcome()) if public.over else None,
        thumbnail=match.game.encode_view(public),
        house=house,
        hinted=list(hinted),
        assisted=bool(hinted) or match.assisted,
    )
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


def read_marks(meta: dict[str, Any], seats: int) -> Marks | None:
    """The marks in ``meta``; ``None`` where they are missing or another table's, and the game goes on without them."""
    try:
        found = msgspec.convert(meta, Marks)
    except msgspec.ValidationError:
        return None
    sound = len(found.players) == len(found.seen) == seats and -1 <= found.holder < seats
    return found if sound and all(0 <= seat < seats for seat in found.hinted) else None


def read_house(meta: dict[str, Any]) -> House:
    """The rules of the house in ``meta``; the usual ones where they are missing."""
    try:
        return msgspec.convert(meta, _Housed).house
    except msgspec.ValidationError:
        return House()
