"""How strong the bots are: the cells of the tables in CONTRIBUTING.md, played in the lab, every deal from every seat.

Results lie in ``.bench``, one file a cell and version of the bots: what was begun is gone on with. The deals are used
for nothing else; whatever is chosen about bots is chosen on others. It takes hours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from rules import games
from tabletop.bots.levels import LEVELS
from tabletop.lab.__main__ import main as lab
from tabletop.lab.cells import fingerprint

FOLDER = Path(__file__).parents[2] / ".bench"
FIRST_DEAL = 5_000_000
DEALS = 100
QUICK = 60
"""Milliseconds for a decision where every cell gets the same."""
TABLES = {"bears_and_bees": (2, 4), "secret_kingdom": (2, 4), "bear_necessities": (2, 4), "beesness": (3, 5)}
"""At these Expert plays among Cubs."""
TOGETHER = 1_000
"""Deals of Beesness for each number of seats, Experts alone: how often does everybody lose?"""


def cells(key: str) -> Iterator[tuple[int, str, str, int]]:
    """Seats, bots, what is said of their budgets where they are not those of their levels, and deals."""
    tables = TABLES.get(key, (games[key].seats[0],))
    yield from ((seats, "expert,cub", f"--ms {QUICK}", DEALS) for seats in tables)
    yield from ((seats, "cub,random", "", DEALS) for seats in games[key].seats)
    yield from ((tables[0], f"{better},{worse}", "", DEALS) for worse, better in pairwise(LEVELS))
    yield tables[0], "expert,cub", "", DEALS
    if key == "beesness":
        yield from ((seats, "expert,expert", "--trials 60 --field-trials 60", TOGETHER) for seats in games[key].seats)


def main(keys: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in keys:
        for seats, bots, budgets, deals in cells(key):
            words = f"--game {key} --seats {seats} --bots {bots} --deals {deals} --first-deal {FIRST_DEAL} {budgets}"
            name = f"{key} {seats} {bots} {budgets} {fingerprint(key, *bots.split(','))}"
            file = FOLDER / f"{re.sub(r'[^a-z0-9]+', '-', name)}.csv"
            ended = lab(["tournament", *words.split(), "--out", str(file)])
            if ended:
                raise SystemExit(ended)
