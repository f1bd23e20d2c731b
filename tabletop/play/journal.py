"""How many touches each decision took, in memory, so that click budgets can be tested.

Says nothing of what was decided.
"""

from __future__ import annotations

from typing import NamedTuple


class Spent(NamedTuple):
    """One thing a person had to do: ``kind`` is the decision's kind, ``cover`` or ``done``."""

    kind: str
    seat: int
    touches: int


class Swap(NamedTuple):
    """After ``entry`` entries another kind of player took the seat."""

    entry: int
    seat: int
    kind: str


class Journal:
    """Touches by decision. A refused touch is counted apart: it costs no decision a click that it needs."""

    def __init__(self) -> None:
        self.refused = 0
        self.swaps: list[Swap] = []
        self._spent: list[Spent] = []
        self._open: dict[int, int] = {}

    def touch(self, seat: int) -> None:
        """A touch that did something for the decision of ``seat``."""
        self._open[seat] = self._open.get(seat, 0) + 1

    def close(self, kind: str, seat: int) -> None:
        """The decision is made."""
        self._spent.append(Spent(kind, seat, self._open.pop(seat, 0)))

    def single(self, kind: str, seat: int) -> None:
        """Something that is done with one touch."""
        self._spent.append(Spent(kind, seat, 1))

    def decisions(self) -> list[Spent]:
        """All that is closed, oldest first."""
        return list(self._spent)
