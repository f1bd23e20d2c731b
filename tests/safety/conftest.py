"""Starts the program with a script of its own, and leaves none of them running."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

HOUSE = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds until a program that says nothing more is given up; only one that hangs takes them."""


class Program:
    """The program in a process of its own; ``says`` reads what its script has to tell, ``{}`` once it is over."""

    def __init__(self, *words: str | Path | int) -> None:
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "tests.safety.program", *map(str, words)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, cwd=HOUSE, env=os.environ
        )
        self._heard = b""

    def says(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        source = self.process.stdout.fileno()
        while b"\n" not in self._heard:
            ready, _, _ = select.select([source], [], [], PATIENCE)
            if not ready:
                self.process.kill()
                raise AssertionError(f"it hangs: {self.ended()}")
            more = os.read(source, 65_536)
            if not more:
                return {}
            self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        told: dict[str, Any] = json.loads(line)
        return told

    def until(self, word: str) -> dict[str, Any]:
        """The next thing it says that has ``word`` in it. Fails where it ends without."""
        while told := self.says():
            if word in told:
                return told
        raise AssertionError(f"it ended without a word of {word}: {self.ended()}")

    def ended(self) -> tuple[int, str]:
        """Its exit code and all that it wrote on the error output, but for what Qt's offscreen platform cannot do."""
        _, errors = self.process.communicate(timeout=PATIENCE)
        lines = [line for line in errors.decode().splitlines() if "This plugin does not support" not in line]
        return self.process.returncode, "\n".join(lines)


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
def repeats() -> int:
    """How often chance is tried in all; ``HIVE_REPEATS=200`` makes it the long run."""
    return int(os.environ.get("HIVE_REPEATS", "40"))
