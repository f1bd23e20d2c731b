"""How long the frozen program takes to its first window, against the same program from its sources.

The starts alternate on one virtual screen, so that both meet the same weather. Needs the programs of
``tests/screen.py``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import facts

sys.path.append(str(facts.HOUSE))
from tests.screen import Screen, missing, running, virtual_screen

PAIRS = 10
MOST = 1.5
"""Times the unfrozen start."""


def seconds(screen: Screen, words: Sequence[str]) -> float:
    """From the start of a program to its window on the screen."""
    with tempfile.TemporaryDirectory(prefix="hive-start-", ignore_cleanup_errors=True) as data:
        environment = (
            os.environ | screen.environment() | {"PYTHONDONTWRITEBYTECODE": ""}
        )  # players keep what is compiled
        began = time.monotonic()
        program = subprocess.Popen([*words, "--data", data], cwd=facts.HOUSE, env=environment)
        with running(program):
            screen.xdotool("search", "--sync", "--onlyvisible", "--name", f"^{facts.NAME}$")
            return time.monotonic() - began


def main(starter: Path) -> int:
    """Measures, tells, and gives 1 where the frozen program is too slow."""
    if lacking := missing():
        sys.exit(f"The start is measured on a virtual screen, which needs {', '.join(lacking)}.")
    sources = [sys.executable, "-m", "tabletop"]
    with virtual_screen() as screen:
        pairs = [(seconds(screen, [str(starter)]), seconds(screen, sources)) for _ in range(PAIRS + 1)][1:]
    ratio = median(frozen / unfrozen for frozen, unfrozen in pairs)
    frozen, unfrozen = (median(pair[number] for pair in pairs) for number in (0, 1))
    print(f"First window, median of {PAIRS} alternating pairs after one to warm the disk:")
    print(f"  frozen {frozen * 1000:.0f} ms   from sources {unfrozen * 1000:.0f} ms   {ratio:.2f}x, at most {MOST}x")
    return int(ratio > MOST)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).absolute()))
