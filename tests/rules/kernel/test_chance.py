"""The shuffle: the same order for the same word, whatever is done to make it quick."""

from __future__ import annotations

import pytest

from rules.kernel.chance import following, mixed, shuffle


def read_plainly(count: int, word: int) -> tuple[list[int], int]:
    """The shuffle step by step: a place by division, and new bits where fewer than 32 are left to divide."""
    items = list(range(count))
    bits = left = 0
    for last in range(count - 1, 0, -1):
        if left < 1 << 32:
            word = following(word)
            bits, left = mixed(word), (1 << 64) - 1
        bits, other = divmod(bits, last + 1)
        left //= last + 1
        items[last], items[other] = items[other], items[last]
    return items, word


@pytest.mark.parametrize("count", [0, 1, 2, 3, 9, 10, 11, 36, 60, 94, 120, 1000])
def test_a_shuffle_is_what_its_plain_reading_says(count: int) -> None:
    for word in (0, 1, 7, (1 << 64) - 1, 0x9E3779B97F4A7C15):
        items = list(range(count))
        after = shuffle(items, word)
        assert (items, after) == read_plainly(count, word)
