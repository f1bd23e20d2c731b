"""The five levels: one thought with less or more memory, attention, foresight and care. None sees more than another."""

from __future__ import annotations

import msgspec

ALL = 1_000_000
"""More than any game has of what could be tried, remembered, looked ahead to or regarded."""


class Level(msgspec.Struct, frozen=True):
    """How well a bot thinks.

    ``milliseconds``: how long it may search, ``trials``: how many plans it plays out at most, both in all.
    ``ahead``: how many questions it plays on before it judges (the horizons of its mind). ``foresight``: whether it
    judges by what may come of a position, too, or by what is at hand alone. ``regard``: how many rivals it reckons
    with, the leading ones first; it thinks that the others stay where they are. ``attention``: how likely it is to
    notice a choice at all, the likeliest like any other. ``heat``: by how many points of its chance to win it takes a
    worse plan for an equal one; ``cap``: it never knowingly takes one that is worse by more than that. ``memory``: how
    many of the things that no longer lie open it remembers.
    """

    key: str
    milliseconds: int
    trials: int
    ahead: int
    foresight: bool
    regard: int
    attention: float
    heat: float
    cap: float
    memory: int


LEVELS = {
    level.key: level
    for level in (
        Level("cub", 150, 24, 1, False, 0, 0.6, 6.0, 15.0, 0),
        Level("forager", 150, 96, 1, True, 1, 0.75, 4.0, 10.0, 4),
        Level("keeper", 150, ALL, 2, True, ALL, 0.85, 2.0, 6.0, 12),
        Level("queen", 500, ALL, ALL, True, ALL, 0.93, 1.0, 3.0, ALL),
        Level("expert", 1500, ALL, ALL, True, ALL, 1.0, 0.3, 1.5, ALL),
    )
}
"""From the weakest to the strongest."""
