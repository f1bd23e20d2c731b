"""The rules of the house: how a table keeps hands and ballots secret, how far it lets people go back, and how long it
gives a market. Knows no game.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

UNDOS = ("strict", "family")
PRIVACIES = ("standard", "hold")
BALLOTS = ("screen", "fists")
MOST_SECONDS = 600


class House(msgspec.Struct, frozen=True):
    """``undo``: ``family`` lets everybody together go back to the start of a round, and who plays alone to the last
    decision. ``privacy``: with ``hold`` a hand is open only while its seat holds it open. ``ballots``: with ``fists``
    people show theirs with their hands, and the table enters what it saw. ``seconds`` are what a seat is given to
    think where a game has a clock for that; 0: no clock.
    """

    undo: Literal["strict", "family"] = "strict"
    privacy: Literal["standard", "hold"] = "standard"
    ballots: Literal["screen", "fists"] = "screen"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=MOST_SECONDS)] = 0
