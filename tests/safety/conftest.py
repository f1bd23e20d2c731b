"""Starts the program with a script of its own, and leaves none of them running."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.safety.lives import Nursery, Program


@pytest.fixture
def program() -> Iterator[Callable[..., Program]]:
    """Starts a script of ``program.py``."""
    started: list[Program] = []

    def start(*words: str | Path | int) -> Program:
        started.append(Program(*words))
        return started[-1]

    yield start
    for one in started:
        one.process.kill()
        with one.process:
            pass


@pytest.fixture
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """Bears lives that run such a script."""
    found = Nursery(tmp_path_factory.mktemp("nursery") / "errors")
    yield found
    found.close()


@pytest.fixture
def repeats() -> int:
    """How many lives of a game are ended; ``HIVE_REPEATS=200`` makes it the long run."""
    return int(os.environ.get("HIVE_REPEATS", "40"))
