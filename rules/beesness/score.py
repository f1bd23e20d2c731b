"""Who won Beesness, how the pot is divided, and how many drones a sale takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.beesness.actions import FLOWERS_A_DRONE
from rules.kernel.outcome import Outcome

if TYPE_CHECKING:
    from rules.beesness.state import State


class Division(NamedTuple):
    """What a flower market pays: honey by seat, the price of a flower, what the bank adds, and ``short``, the honey
    that is handed out one by one where the bank is too poor for the price rounded up."""

    earned: tuple[int, ...]
    price: int
    added: int
    short: int


def divide(pot: int, bank: int, sold: Sequence[int], starter: int) -> Division:
    """Divides ``pot`` by the flowers ``sold`` by seat, at least one of them (Z6, Z8).

    The price is rounded up and the bank adds what the pot lacks. Where it cannot, it adds nothing: the price is rounded
    down, and the rest goes out clockwise in laps from ``starter``, at most one for each flower.
    """
    flowers = sum(sold)
    price = -(-pot // flowers)
    added = price * flowers - pot
    if added <= bank:
        return Division(tuple(price * count for count in sold), price, added, 0)
    price, short = divmod(pot, flowers)
    extra = [0] * len(sold)
    seat = starter
    for _ in range(short):
        while extra[seat] >= sold[seat]:
            seat = (seat + 1) % len(sold)
        extra[seat] += 1
        seat = (seat + 1) % len(sold)
    return Division(tuple(price * count + more for count, more in zip(sold, extra, strict=True)), price, 0, short)


def drones_for(flowers: int) -> int:
    """How many drones it takes to sell so many flowers: they leave (Z30)."""
    return -(-flowers // FLOWERS_A_DRONE)


def outcome(state: State) -> Outcome:
    """Ranks by honey alone; seats with as much share a rank (Z34, G1). After a beesaster nobody has one (Z28)."""
    honey = tuple(state.honey)
    components = {"honey": honey}
    if not state.garden:
        return Outcome((0,) * state.seats, honey, components, "nobody")
    ranks = tuple(1 + sum(other > own for other in honey) for own in honey)
    return Outcome(ranks, honey, components, "honey" if ranks.count(1) == 1 else "shared")
