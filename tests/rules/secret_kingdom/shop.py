"""Honey cards of the house deck, by what they do, and a seat that may buy one."""

from __future__ import annotations

from typing import Any

from rules.secret_kingdom.state import State
from tests.rules.secret_kingdom.table import honey, table

POLLEN = honey("r?")
AGAIN = honey("rr")
TWO_POLLEN = honey("rs?")
PLAIN = honey("rrs")
RICH_POLLEN = honey("rr??")
GIFT = honey("rrrs")
DISCARD = honey("rrff")
DEAR = honey("rrr??")
DEAREST = honey("rrrssf")


def shop(name: str, gems: str, *others: str, seats: int = 3, **at: Any) -> State:
    """Seat 0 may buy ``name``, which lies in the second place of the row; other seats hold ``others``."""
    filler = [card for card in (honey("bbb??"), honey("fff??"), honey("bbbrrs")) if card != name]
    at.setdefault("honey__market", [filler[0], name, *filler[1:3]])
    return table(seats, gems=[gems, *others], **at)
