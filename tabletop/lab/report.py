"""What files of results say, in sentences: one paragraph a cell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from rules import games
from tabletop.lab.cells import Cell
from tabletop.lab.contestants import OWN
from tabletop.lab.playing import Played
from tabletop.lab.results import read
from tabletop.lab.statistics import clustered, percentile


def gathered(paths: Iterable[Path]) -> dict[Cell, list[Played]]:
    """The games of the files by cell, each game once.

    Raises:
        Unfit: where one is no file of results.
    """
    found: dict[Cell, dict[tuple[int, int], Played]] = {}
    for path in paths:
        for cell, played in read(path):
            found.setdefault(cell, {})[played.deal, played.seat] = played
    return {cell: list(played.values()) for cell, played in found.items()}


def report(paths: Iterable[Path]) -> Iterator[str]:
    """The lines that tell what is in the files.

    Raises:
        Unfit: where one is no file of results.
    """
    for cell, played in gathered(paths).items():
        yield _title(cell)
        yield from (f"  {line}" for line in _figures(cell, played))


def _title(cell: Cell) -> str:
    hero, field = (bot.name + ("" if bot.budget == OWN else f" ({bot.budget})") for bot in cell.bots)
    options = f" with {cell.options}" if cell.options else ""
    return f"{games[cell.game].title}{options}, {cell.seats} seats, {hero} among {field}; code {cell.code}"


def _figures(cell: Cell, played: list[Played]) -> Iterator[str]:
    deals: dict[int, list[float]] = {}
    for one in played:
        deals.setdefault(one.deal, []).append(one.share)
    whole = [shares for shares in deals.values() if len(shares) == len(cell.heroes)]
    counted = len(whole) * len(cell.heroes)
    alone = len(cell.heroes) < cell.seats
    if alone:
        yield f"{counted} games among its like"
    elif len(whole) < 2:
        yield f"{len(played)} games: a share takes two deals that were played from every seat"
    else:
        found = clustered(whole)
        yield (
            f"share {found.mean:.3f} [{found.low:.3f}, {found.high:.3f}] of {counted} games ({len(whole)} deals): "
            f"at least {found.low:.3f}, equal share {1 / cell.seats:.3f}; "
            f"variance {found.ratio:.2f} of independent games"
        )
    if len(played) > counted:
        yield f"games left out, of deals not yet played from every seat: {len(played) - counted}"
    times = [each for one in played for each in one.times]
    if times:
        yield (
            f"processor time of a decision: 99 % {percentile(times, 0.99):.0f} ms, "
            f"median {percentile(times, 0.5):.0f}, longest {max(times):.0f}, of {len(times)}"
        )
    lost = sum(one.together for one in played)
    if lost or alone:
        yield f"lost together: {lost} of {len(played)} games"
