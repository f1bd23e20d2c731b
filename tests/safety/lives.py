"""Lives of the program in processes of their own: started from its door, or born of a nursery that has loaded it."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, Any, Protocol

HOUSE = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds until a program that says nothing more is given up; only one that hangs takes them."""


class Life(Protocol):
    """One life: what its script says, a value a line; ``{}`` once it is over."""

    def says(self) -> dict[str, Any]: ...

    def kill(self) -> None:
        """Ends it at once, as a power cut does."""

    def ended(self) -> tuple[int, str]:
        """Its exit code and all that it wrote on the error output, but for what Qt's offscreen platform cannot do."""


class Lines:
    """Reads values from a pipe, one a line."""

    def __init__(self, source: IO[bytes] | None) -> None:
        assert source is not None
        self._source = source.fileno()
        self._heard = b""

    def next(self) -> dict[str, Any]:
        """``{}`` at the end. Raises ``TimeoutError``."""
        while b"\n" not in self._heard:
            ready, _, _ = select.select([self._source], [], [], PATIENCE)
            if not ready:
                raise TimeoutError
            more = os.read(self._source, 65_536)
            if not more:
                return {}
            self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        told: dict[str, Any] = json.loads(line)
        return told


class Program:
    """The program from its door, with a script of ``program.py``."""

    def __init__(self, *words: str | Path | int) -> None:
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "tests.safety.program", *map(str, words)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, cwd=HOUSE, env=os.environ
        )
        self._lines = Lines(self.process.stdout)

    def says(self) -> dict[str, Any]:
        try:
            return self._lines.next()
        except TimeoutError:
            self.kill()
            raise AssertionError(f"it hangs: {self.ended()}") from None

    def until(self, word: str) -> dict[str, Any]:
        """The next thing it says that has ``word`` in it. Fails where it ends without."""
        while told := self.says():
            if word in told:
                return told
        raise AssertionError(f"it ended without a word of {word}: {self.ended()}")

    def kill(self) -> None:
        self.process.kill()

    def ended(self) -> tuple[int, str]:
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, sifted(errors)


class Nursery:
    """A process that has loaded all of the program and opened nothing; each life is a copy of it, and costs no start.

    There is one life at a time. ``errors`` is a file for what they write on the error output.
    """

    def __init__(self, errors: Path) -> None:
        self._errors = errors
        with errors.open("ab") as output:
            command = [sys.executable, "-m", "tests.safety.nursery"]
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=output, cwd=HOUSE, env=os.environ)
        self.lines = Lines(self.process.stdout)

    def bear(self, *words: str | Path | int) -> Born:
        """A life with a script of ``program.py``."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{json.dumps([str(word) for word in words])}\n".encode())
        self.process.stdin.flush()
        return Born(self)

    def errors(self) -> str:
        """What was written since it was asked last."""
        found = self._errors.read_bytes()
        os.truncate(self._errors, 0)
        return sifted(found)

    def close(self) -> None:
        """Ends it, and whoever was born last with it."""
        self.process.kill()
        with self.process:
            pass


class Born:
    """A life that was born of ``nursery``."""

    def __init__(self, nursery: Nursery) -> None:
        self._nursery = nursery
        self._code: int | None = None
        self.process = int(self.says()["born"])

    def says(self) -> dict[str, Any]:
        if self._code is not None:
            return {}
        try:
            told = self._nursery.lines.next()
        except TimeoutError:
            self.kill()
            raise AssertionError(f"it hangs: {self._nursery.errors()}") from None
        if "died" in told:
            self._code = told["died"]
            return {}
        return told

    def kill(self) -> None:
        if self._code is None:
            os.kill(self.process, signal.SIGKILL)

    def ended(self) -> tuple[int, str]:
        while self.says():
            pass
        return self._code or 0, self._nursery.errors()


def sifted(errors: bytes) -> str:
    """Error output without what Qt says of its offscreen platform."""
    lines = errors.decode().splitlines()
    return "\n".join(line for line in lines if "This plugin does not support" not in line)
