"""The chance in a game: a small generator that is part of the state, copies for free and gives the same
numbers on every system and Python version.

SplitMix64 (Steele, Lea and Flood 2014): a counter with an odd step, mixed. One integer is the whole of it.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from functools import cache
from typing import Any

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_ENOUGH = 1 << 32


def following(word: int) -> int:
    """The generator's next state after ``word``."""
    return (word + _STEP) & _MASK


def mixed(word: int) -> int:
    """The 64 random bits that belong to the state ``word``."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def shuffle(items: MutableSequence[Any], word: int) -> int:
    """Shuffles ``items`` in place (Fisher and Yates) and returns the generator's state afterwards.

    Each 64 random bits give several places, by division, until fewer than 32 bits of them are left: the bias is below
    2**-24 for a deck of cards and of no account at a table.
    """
    for places in _portions(len(items)):
        word = following(word)
        bits = mixed(word)
        for last, size in places:
            other = bits % size
            bits //= size
            items[last], items[other] = items[other], items[last]
    return word


@cache
def _portions(count: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The places of ``count`` items, from the last to the second, cut where 64 new bits are needed.

    With each place goes how many items it is chosen from.
    """
    portions: list[list[tuple[int, int]]] = []
    left = 0
    for size in range(count, 1, -1):
        if left < _ENOUGH:
            portions.append([])
            left = _MASK
        portions[-1].append((size - 1, size))
        left //= size
    return tuple(map(tuple, portions))
