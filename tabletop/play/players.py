"""Who sits at the table: a name, a mark, and whether a person or a bot decides. Knows no game and no screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, get_args

import msgspec

Kind = Literal["human", "cub", "forager", "keeper", "queen", "expert"]
"""``human`` is a person in front of the screen; any other word is the level of a bot, from the weakest on."""
KINDS: tuple[Kind, ...] = get_args(Kind)


class Player(msgspec.Struct, frozen=True):
    """One seat's player. ``mark`` (0 to 5) picks colour, shape and pattern."""

    name: str
    kind: Kind = "human"
    mark: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


def humans(players: Sequence[Player]) -> tuple[int, ...]:
    """The seats where a person sits."""
    return tuple(seat for seat, player in enumerate(players) if player.kind == "human")
