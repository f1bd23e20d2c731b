"""What stands where other games have a deck: the house values, which never change. Knows no state.

Bees, flowers and honey are printed alike in every box; a record still keeps what it was played with.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from rules import decks


@dataclass(frozen=True, slots=True)
class House:
    """The values of the game, by name and version."""

    name: str
    version: int

    def data(self) -> dict[str, Any]:
        """The values as a record keeps them, JSON-ready."""
        return asdict(self)


HOUSE = House("house values", 1)


def read_house(data: Mapping[str, Any]) -> House:
    """The house values that a record names.

    Raises:
        Refusal: ``bad_deck`` with the reason ``unknown_version`` where ``data`` names anything else.
    """
    if dict(data) == HOUSE.data():
        return HOUSE
    raise decks.Entry("", 0, "", data).fault("unknown_version", version=str(data.get("version", "")))
