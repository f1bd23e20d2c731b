"""The rules of the house: how a table keeps hands secret and how far it lets people go back. Knows no game."""

from __future__ import annotations

from typing import Literal

import msgspec

UNDOS = ("strict", "family")
PRIVACIES = ("standard", "hold")


class House(msgspec.Struct, frozen=True):
    """``undo``: ``family`` lets everybody together go back to the start of a round, and who plays alone to the last
    decision. ``privacy``: with ``hold`` a hand is open only while its seat holds it open.
    """

    undo: Literal["strict", "family"] = "strict"
    privacy: Literal["standard", "hold"] = "standard"
