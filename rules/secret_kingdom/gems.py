"""What a seat holds: at most three gems of each of four colours, as one small number with two bits a colour.

There are 256 holdings, so that whatever is asked of one is looked up. A set of colours is a mask with one bit a colour.
This room knows no card and no state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.kernel.action import Action
from rules.secret_kingdom.actions import COLOURS, PAYS, TAKES

MOST = 3
"""The limit of gems of one colour."""
UNITS = (1, 4, 16, 64)
"""One gem of each colour, as what it adds to a holding."""
EVERY = 15
"""The mask of all four colours."""
HOLDINGS = range(256)


def counts(held: int) -> tuple[int, int, int, int]:
    """How many gems of each colour are held."""
    return held & 3, held >> 2 & 3, held >> 4 & 3, held >> 6 & 3


def packed(numbers: Iterable[int]) -> int:
    """The holding of so many gems of each colour, none of them above the limit."""
    return sum(unit * number for unit, number in zip(UNITS, numbers, strict=True))


def mask(colours: Iterable[int]) -> int:
    """The set of these colours, named by their places."""
    return sum(1 << colour for colour in set(colours))


def named(colours: int) -> list[str]:
    """The names of the colours of a mask."""
    return [name for place, name in enumerate(COLOURS) if colours >> place & 1]


def _chosen(actions: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    return tuple(
        tuple(action for place, action in enumerate(actions) if colours >> place & 1) for colours in range(EVERY + 1)
    )


TOTAL = tuple(sum(counts(held)) for held in HOLDINGS)
HAS = tuple(mask(place for place, number in enumerate(counts(held)) if number) for held in HOLDINGS)
"""The colours of which a holding has a gem."""
ROOM = tuple(mask(place for place, number in enumerate(counts(held)) if number < MOST) for held in HOLDINGS)
"""The colours of which a holding may still grow."""
GEM = {action: unit for actions in (TAKES, PAYS) for action, unit in zip(actions, UNITS, strict=True)}
"""The gem that an action takes or pays."""
ONLY = {1 << place: unit for place, unit in enumerate(UNITS)}
"""One gem of the only colour of a mask; masks of several colours are not in it."""
TAKING = _chosen(TAKES)
"""The actions that take a gem of one of the colours of a mask."""
PAYING = _chosen(PAYS)
"""The actions that pay with a gem of one of the colours of a mask."""
LARGEST = tuple(counts(held).index(max(counts(held))) for held in HOLDINGS)
"""The colour of which a holding has most; the first of several."""


def with_one_more(held: int, colour: int) -> int:
    """The holding after a gem of ``colour``, which is not taken beyond the limit."""
    return held + UNITS[colour] if ROOM[held] >> colour & 1 else held


def space(held: int, colours: int) -> int:
    """How many gems of these colours a holding can still take in all."""
    return sum(MOST - number for place, number in enumerate(counts(held)) if colours >> place & 1)
