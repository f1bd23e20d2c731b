"""The toy game of the kernel's tests stands on the shelf here too: it has runs of two steps and open steps."""

from __future__ import annotations

import pytest

from rules.catalogue import games


@pytest.fixture(autouse=True)
def _coin_guess_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.modules, "coin_guess", "tests.rules.kernel.coin_guess")
