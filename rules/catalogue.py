"""The shelf: one line a game. A game is imported when it is first taken down, never before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, cast

from rules.kernel.game import Game


class Catalogue(Mapping[str, Game[Any]]):
    """Games by key. ``modules`` names for each key the package whose ``game`` it is."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = modules

    def __getitem__(self, key: str) -> Game[Any]:
        return cast("Game[Any]", import_module(self.modules[key]).game)

    def __iter__(self) -> Iterator[str]:
        return iter(self.modules)

    def __len__(self) -> int:
        return len(self.modules)


games = Catalogue(
    {
        "bears_and_bees": "rules.bears_and_bees",
        "secret_kingdom": "rules.secret_kingdom",
        "bear_necessities": "rules.bear_necessities",
        "beesness": "rules.beesness",
    }
)
