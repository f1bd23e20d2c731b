"""Intervals against those that were worked out by hand, and against printed tables."""

from __future__ import annotations

from math import sqrt

import pytest

from tabletop.lab.statistics import clustered, percentile, student, wilson

DEALS = [[1.0, 0.0], [1.0, 1.0], [0.0, 0.0], [1.0, 0.0], [0.5, 0.5]]
"""Means by deal: 1/2, 1, 0, 1/2, 1/2. Their mean is 1/2, their squares from it add up to 1/2: variance 1/8."""


def test_an_interval_by_hand() -> None:
    found = clustered(DEALS)
    error = sqrt(0.125 / 5)
    assert found.mean == pytest.approx(0.5)
    assert found.low == pytest.approx(0.5 - 2.776445 * error, abs=2e-4)
    assert found.high == pytest.approx(0.5 + 2.776445 * error, abs=2e-4)
    # The ten games from 1/2: eight halves squared are 2, by 9; independent games would have that tenth.
    assert found.ratio == pytest.approx((0.125 / 5) / (2 / 9 / 10))


def test_deals_that_even_out_make_the_interval_narrow_and_deals_that_agree_make_it_wide() -> None:
    even = [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [0.5, 0.0]]
    alike = [[1.0, 1.0], [0.0, 0.0], [1.0, 1.0], [0.0, 0.0]]
    assert clustered(even).ratio < 0.5
    assert clustered(alike).ratio > 2


def test_an_interval_stays_within_what_a_share_can_be() -> None:
    found = clustered([[1.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
    assert found.high == 1
    assert 0 < found.low < found.mean


def test_deals_that_all_agree_are_no_proof() -> None:
    found = clustered([[1.0, 1.0]] * 10)
    assert (found.mean, found.high, found.ratio) == (1, 1, 0)
    assert found.low == pytest.approx(10 / (10 + 1.959964**2), abs=1e-6)


def test_one_deal_has_no_interval() -> None:
    with pytest.raises(ValueError, match="two deals"):
        clustered([[1.0, 0.0]])


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (99, 1.984), (10**6, 1.960)],
)
def test_students_t_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.005)


def test_wilsons_interval_is_that_of_the_handbook() -> None:
    """Newcombe (1998): 81 of 263 and 15 of 148, without continuity correction."""
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15 / 148, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)


@pytest.mark.parametrize(("share", "value"), [(0.5, 50), (0.99, 99), (1.0, 100), (0.001, 1)])
def test_a_percentile_is_the_smallest_value_that_so_many_do_not_exceed(share: float, value: int) -> None:
    assert percentile(range(100, 0, -1), share) == value
