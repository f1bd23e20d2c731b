"""Beehives to test with: what is in play at a turn, cards of some worth, and the points that come of it."""

from __future__ import annotations

from typing import Any

from rules.secret_kingdom import game
from rules.secret_kingdom.state import State
from tests.rules.secret_kingdom.table import honey, table

LEAD, SETS, RUNS, WEALTH, PLAIN_CARDS = (f"B{number}" for number in range(1, 6))
ONES = [honey("r?"), honey("s?"), honey("f?"), honey("b?"), honey("rr"), honey("ss"), honey("ff"), honey("bb")]
TWOS = [honey("rrs"), honey("ssf"), honey("ffb"), honey("bbr"), honey("rsb"), honey("rsf"), honey("sfb")]
THREES = [honey("rrrs"), honey("sssf"), honey("fffb")]


def hives(*names: str) -> list[str]:
    """Three beehives: ``names``, and others that count for nothing where nobody has a card."""
    fill = [name for name in (RUNS, SETS, PLAIN_CARDS, LEAD, WEALTH) if name not in names]
    return sorted([*names, *fill][:3])


def advanced(*names: str, seats: int = 3, options: dict[str, Any] | None = None, **at: Any) -> State:
    """A turn of seat 0 with these beehives in play."""
    chosen = {"beehives": "five", **(options or {})}
    return table(seats, options=chosen, beehives=hives(*names), **at)


def points(state: State, seat: int = 0) -> dict[str, int]:
    facts: dict[str, int] = game.view(state, None).facts["points"][seat]
    return facts


def cards(*numbers: int) -> list[str]:
    """Cards worth so many points."""
    stock = {1: list(ONES), 2: list(TWOS), 3: list(THREES)}
    return [stock[number].pop() for number in numbers]
