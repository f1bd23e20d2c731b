"""What is measured: a cell is one hero among seats of one other bot, at one game; its code is part of it.

Every deal of a cell is played once with the hero in each seat, so that no luck of the deal is the hero's alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import rules
import tabletop.bots
from rules import games
from tabletop.lab.contestants import Contestant, source

_DIGITS = 12


class Cell(NamedTuple):
    """One thing to measure, in words that stand in a file.

    ``options``: those of the game that are not usual, as ``name=value`` with blanks between. ``code``: the fingerprint
    of the rules and bots that play, so that results of two versions are never mixed.
    """

    game: str
    seats: int
    options: str
    hero: str
    hero_budget: str
    field: str
    field_budget: str
    code: str

    @property
    def bots(self) -> tuple[Contestant, Contestant]:
        """The hero, and whoever sits in all other seats."""
        return Contestant(self.hero, self.hero_budget), Contestant(self.field, self.field_budget)

    @property
    def heroes(self) -> range:
        """The seats in which the hero plays each deal: every one, but that among its like it would be the same game."""
        first, other = self.bots
        return range(1 if first == other else self.seats)

    @property
    def counted(self) -> bool:
        """Whether no clock has a say: then the same games are played again to the last byte."""
        return all(bot.counted for bot in self.bots)

    def chosen(self) -> dict[str, Any]:
        """``options`` with the values that the game has.

        Raises:
            ValueError: where one is none of the game's; the sentence says which there are.
        """
        return dict(_option(games[self.game].options, text) for text in self.options.split())


def _option(known: Mapping[str, tuple[Any, ...]], text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    if name not in known:
        raise ValueError(f"No option is called {name!r}: this game has {', '.join(known) or 'none'}.")
    for each in known[name]:
        if str(each).lower() == value.lower():
            return name, each
    raise ValueError(f"{name} can be {', '.join(map(str, known[name]))}, not {value!r}.")


def cells(
    game: str, seats: int, options: Sequence[str], bots: Sequence[str], hero_budget: str, field_budget: str
) -> list[Cell]:
    """Two bots: the first among the second. More: each of them among each other.

    Where the hero's budget is in trials the field's is told in trials, too.

    Raises:
        Unknown, ValueError: on a bot or an option that there is not.
    """
    found = []
    for hero, field in [(bots[0], bots[1])] if len(bots) == 2 else permutations(bots, 2):
        first, other = Contestant(hero, hero_budget), Contestant(field, field_budget)
        if hero_budget.endswith("trials"):
            other = other.in_counts()
        for contestant in (first, other):
            contestant.bot()
        code = fingerprint(game, hero, field)
        cell = Cell(game, seats, " ".join(sorted(options)), hero, first.budget, field, other.budget, code)
        games[game].setup(seats, 0, cell.chosen())
        found.append(cell)
    return list(dict.fromkeys(found))  # who is named twice plays once


@cache
def fingerprint(game: str, *bots: str) -> str:
    """Twelve digits that change with the code that plays: the rules of ``game``, its house deck, the bots."""
    house = Path(str(rules.__file__)).parent
    files = [
        *house.joinpath("kernel").rglob("*.py"),
        *house.joinpath(game).rglob("*.py"),
        *house.parent.joinpath("resources", "decks").glob(f"{game}.toml"),
    ]
    others = tuple(key for key in games if key != game)
    around = Path(str(tabletop.bots.__file__)).parent.iterdir()
    files += [path for path in around if path.is_file() and not path.name.startswith(others)]
    digest = sha256()
    for path in sorted(files):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    for bot in bots:
        digest.update(source(bot))
    return digest.hexdigest()[:_DIGITS]
