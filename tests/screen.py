"""A screen that nobody sees: Xvfb, a window manager, the pointer out of the way. For window tests and the bench."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PROGRAMS = ("Xvfb", "openbox", "xdotool")
PATIENCE = 60.0
"""Seconds until a program that never becomes ready is given up; nothing waits them out otherwise."""


def missing() -> list[str]:
    """The programs that a virtual screen needs and this machine has not."""
    return [program for program in PROGRAMS if shutil.which(program) is None]


@dataclass(frozen=True)
class Screen:
    """A running virtual screen: ``display`` as in ``DISPLAY``, its size in pixels."""

    display: str
    width: int
    height: int

    def environment(self) -> dict[str, str]:
        """The variables under which a program shows its windows here."""
        return {"DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "", "XDG_SESSION_TYPE": "x11"}

    def xdotool(self, *words: str) -> str:
        """Moves the real pointer, presses real keys; returns what xdotool says. Raises CalledProcessError."""
        environment = os.environ | self.environment()
        done = subprocess.run(["xdotool", *words], env=environment, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def park(self) -> None:
        """Puts the pointer where it hovers over nothing."""
        self.xdotool("mousemove", str(self.width - 1), str(self.height - 1))


def wait_for_line(source: int, program: subprocess.Popen[bytes]) -> str:
    """The first line that arrives at the file descriptor ``source``. Raises RuntimeError where none comes.

    It is read to its end: Xvfb writes the number and the end of the line apart, and dies where nobody reads the second.
    """
    line = b""
    while not line.endswith(b"\n"):
        ready, _, _ = select.select([source], [], [], PATIENCE)
        more = os.read(source, 64) if ready else b""
        if not more:
            raise RuntimeError(f"{program.args!r} did not start")
        line += more
    return line.decode().strip()


@contextmanager
def running(program: subprocess.Popen[bytes]) -> Iterator[subprocess.Popen[bytes]]:
    """``program``, ended with the block."""
    try:
        yield program
    finally:
        program.terminate()
        try:
            program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()


def started(words: list[str], environment: dict[str, str], *pass_fds: int) -> subprocess.Popen[bytes]:
    """A silent program in the background."""
    return subprocess.Popen(
        words,
        pass_fds=pass_fds,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@contextmanager
def virtual_screen(width: int = 1920, height: int = 1080) -> Iterator[Screen]:
    """A screen for the block. Without the window manager no window would ever become active."""
    with tempfile.TemporaryDirectory(prefix="hive-screen-") as folder:
        reader, writer = os.pipe()
        words = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
        server = started([*words, "-noreset"], {}, writer)
        os.close(writer)
        with running(server):
            screen = Screen(":" + wait_for_line(reader, server), width, height)
            os.close(reader)
            word = Path(folder, "manager")
            os.mkfifo(word)
            manager_up = os.open(word, os.O_RDWR)
            startup = f"sh -c 'echo up > {word}'"
            manager = started(["openbox", "--sm-disable", "--startup", startup], screen.environment())
            with running(manager):
                wait_for_line(manager_up, manager)
                os.close(manager_up)
                screen.park()
                yield screen
