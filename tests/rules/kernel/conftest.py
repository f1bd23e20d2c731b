"""The toy game of the kernel's tests stands on the shelf while they run."""

from __future__ import annotations

import pytest

from rules.catalogue import games
from rules.kernel.match import Match, Setup


@pytest.fixture(autouse=True)
def _coin_guess_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.modules, "coin_guess", "tests.rules.kernel.coin_guess")


@pytest.fixture
def match() -> Match:
    return Match.start(Setup("coin_guess", 3, 7))
