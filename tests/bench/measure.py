"""How the bench measures: rounds that alternate, medians, ratios within one run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median

Portion = Callable[[], tuple[int, float]]
"""Does some work and returns how many units of it were done and the seconds that they took."""


def rates(contestants: Mapping[str, Portion], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Units a second for each contestant and round.

    In each round each contestant works for about ``seconds``, one after the other, and the order turns from round to
    round, so that whatever else slows the machine falls on all of them.
    """
    results: dict[str, list[float]] = {name: [] for name in contestants}
    names = list(contestants)
    for name in names:
        contestants[name]()  # the first call pays for imports and caches
    for _ in range(rounds):
        for name in names:
            units, spent = 0, 0.0
            while spent < seconds:
                more, taken = contestants[name]()
                units, spent = units + more, spent + taken
            results[name].append(units / spent)
        names.reverse()
    return results


def ratio(results: Mapping[str, list[float]], ours: str, theirs: str) -> float:
    """The median over the rounds of ``ours`` against ``theirs`` in the same round."""
    return median(mine / other for mine, other in zip(results[ours], results[theirs], strict=True))


def spread(values: list[float]) -> str:
    """The median with the smallest and the largest."""
    return f"{median(values):11,.0f}  ({min(values):,.0f} to {max(values):,.0f})"
