"""Bots of these tests answer at once, with the first thing that the law allows."""

from __future__ import annotations

import pytest

from tests.play.test_thinker import WORKER


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.play.thinker.worker_command", lambda: WORKER)
