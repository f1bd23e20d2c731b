"""How a game ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game, by seat.

    ``ranks``: 1 is best, equal ranks share; all are 0 where everybody has lost. ``totals``: the number that decides
    first. ``components``: every number that the ranking looked at, in the order it looked, each by seat. ``decided`` is
    the name of the component that told the winner from the second, or ``shared``, or ``nobody`` where all have lost.
    """

    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    components: dict[str, tuple[int, ...]]
    decided: str
