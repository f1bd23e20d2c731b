"""Shares with honest intervals. The unit is the deal: games of one deal are alike and count as one observation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, pi, sqrt, tan
from statistics import NormalDist, fmean, variance

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Estimate:
    """A mean with its interval, both ends in [0, 1], and ``ratio``: its variance by that of as many independent games
    (below 1: playing each deal from every seat has made it surer; 0 where no two games differ)."""

    mean: float
    low: float
    high: float
    ratio: float


def clustered(deals: Sequence[Sequence[float]]) -> Estimate:
    """The mean of shares that come in deals of equally many games, with its 95 % interval.

    The interval is Student's, of the means by deal. Where no two deals differ, which says nothing of how far they may,
    it is Wilson's (1927), each deal being one observation.

    Raises:
        ValueError: with less than two deals: there is no interval then.
    """
    if len(deals) < 2:
        raise ValueError("an interval takes two deals at least")
    means = [fmean(deal) for deal in deals]
    games = [share for deal in deals for share in deal]
    mean, spread = fmean(means), variance(means) / len(means)
    if not spread:
        low, high = wilson(mean, len(means))
        return Estimate(mean, low, high, 0.0)
    off = student(len(means) - 1) * sqrt(spread)
    return Estimate(mean, max(0.0, mean - off), min(1.0, mean + off), spread * len(games) / variance(games))


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of ``count`` observations (Wilson 1927)."""
    z = _normal()
    middle = share + z * z / (2 * count)
    off = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    whole = 1 + z * z / count
    return max(0.0, (middle - off) / whole), min(1.0, (middle + off) / whole)


def student(freedom: int) -> float:
    """The quantile of Student's t for a 95 % interval with so many degrees of freedom.

    Exact for one and two; from three on the series of Abramowitz and Stegun (1964), 26.7.5, right to 0.005.
    """
    tail = (1 + CONFIDENCE) / 2
    if freedom == 1:
        return tan(pi * (tail - 0.5))
    if freedom == 2:
        return (2 * tail - 1) / sqrt(2 * tail * (1 - tail))
    z = _normal()
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    powers: list[float] = [term / freedom**power for power, term in enumerate(terms, 1)]
    return z + sum(powers)


def _normal() -> float:
    """Of the normal distribution."""
    return NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least ``share`` of ``values`` do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)]
