"""The program at the command line: what needs no window is answered where there is no screen at all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.mark.parametrize(
    ("words", "code", "told"), [(["--help"], 0, "usage: hive-and-den"), (["--data", " "], 2, "--data names no folder")]
)
def test_arguments_are_answered_without_a_screen(words: list[str], code: int, told: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in SCREENS}
    done = subprocess.run(
        [sys.executable, "-m", "tabletop", *words],
        cwd=HOUSE,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert told in done.stdout + done.stderr
    assert "platform plugin" not in done.stderr
