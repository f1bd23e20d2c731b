"""A few games of an Expert among Cubs, with fixed seeds and counts of trials, as the lab plays them.

They only show that the levels differ: shares over many deals stand in CONTRIBUTING.md.
"""

from __future__ import annotations

from tabletop.bots.levels import LEVELS
from tabletop.lab.cells import Cell
from tabletop.lab.playing import play

CUB = LEVELS["cub"].trials


def victories(key: str, seats: int, deals: range, trials: int) -> float:
    """How often an Expert with so many ``trials`` a decision wins, each deal played from every seat."""
    cell = Cell(key, seats, "", "expert", f"{trials} trials", "cub", f"{CUB} trials", "")
    return sum(play(cell, deal, hero).share for deal in deals for hero in range(seats))
