"""The slow and plain way to do what ``rules.beesness.score`` does, for comparison. Shares no line with it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction


def slow_divide(pot: int, bank: int, sold: Sequence[int], starter: int) -> tuple[int, ...]:
    """What each seat gets, coin by coin (Z6)."""
    exact = Fraction(pot, sum(sold))
    price = 0
    while price < exact:
        price += 1
    if sum(price * count for count in sold) <= pot + bank:
        return tuple(price * count for count in sold)
    while price > exact:
        price -= 1
    earned = [price * count for count in sold]
    rest = pot - sum(earned)
    more = [0] * len(sold)
    while rest:
        for step in range(len(sold)):
            seat = (starter + step) % len(sold)
            if rest and more[seat] < sold[seat]:
                more[seat] += 1
                rest -= 1
    return tuple(own + extra for own, extra in zip(earned, more, strict=True))


def slow_ranks(honey: Sequence[int]) -> list[int]:
    """Who is first, second...: equal honey shares the better place (Z34)."""
    order = sorted(honey, reverse=True)
    return [order.index(own) + 1 for own in honey]
