"""A contract test that asks for ``key`` and ``seats`` runs for every game of the catalogue at every number of seats."""

from __future__ import annotations

import pytest

from tests.contract.playing import CASES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"key", "seats"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("key", "seats"), CASES, ids=[f"{key}-{seats}" for key, seats in CASES])
