"""How strong the bots are: the cells of the tables in CONTRIBUTING.md, played in the lab, every deal from every seat.

Results lie in ``.bench``, one file a cell and version of the bots: what was begun is gone on with. The deals are used
for nothing else; whatever is chosen about bots is chosen on others. It takes hours.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from rules import games
from tabletop.bots.levels import LEVELS
from tabletop.lab.__main__ import main as lab
from tabletop.lab.cells import fingerprint

FOLDER = Path(__file__).parents[2] / ".bench"
FIRST_DEAL = 900_000
DEALS = 100
QUICK = 60
"""Milliseconds for a decision where every cell gets the same."""
TABLES = {"bears_and_bees": (2, 4), "secret_kingdom": (2, 4), "bear_necessities": (2, 4), "beesness": (3, 5)}
"""At these Expert plays among Cubs."""


def cells(key: str) -> Iterator[tuple[int, str, int | None]]:
    """Seats, bots, and the hero's milliseconds where they are not those of its level."""
    tables = TABLES.get(key, (games[key].seats[0],))
    yield from ((seats, "expert,cub", QUICK) for seats in tables)
    yield from ((seats, "cub,random", None) for seats in games[key].seats)
    yield from ((tables[0], f"{better},{worse}", None) for worse, better in pairwise(LEVELS))
    yield tables[0], "expert,cub", None


def main(keys: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in keys:
        for seats, bots, milliseconds in cells(key):
            words = ["--game", key, "--seats", str(seats), "--bots", bots]
            words += ["--deals", str(DEALS), "--first-deal", str(FIRST_DEAL)]
            if milliseconds is not None:
                words += ["--ms", str(milliseconds)]
            code = fingerprint(key, *bots.split(","))
            name = "-".join([key, str(seats), *bots.split(","), str(milliseconds or "own"), code])
            ended = lab(["tournament", *words, "--out", str(FOLDER / f"{name}.csv")])
            if ended:
                raise SystemExit(ended)
