"""Cold start to the first painted window, and memory, beside a bare QGraphicsView window on the same virtual screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.screen import Screen, missing, virtual_screen

PAIRS = 10
HOUSE = Path(__file__).parents[2]
MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Start:
    """One start: ``seconds`` from the spawn to the painted window, ``resident`` bytes at rest."""

    seconds: float
    resident: int


def start(screen: Screen, *words: str) -> Start:
    """Starts ``words`` in a process of its own under the watch of ``first_paint``."""
    began = time.monotonic_ns()
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.first_paint", *words],
        cwd=HOUSE,
        env=os.environ | screen.environment() | {"PYTHONDONTWRITEBYTECODE": ""},  # players keep what is compiled
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    told = json.loads(done.stdout.splitlines()[-1])
    return Start((told["painted"] - began) / 1e9, told["resident"])


def main() -> None:
    lacking = missing()
    if lacking:
        print(f"The start is measured on a virtual screen, which needs {', '.join(lacking)}.")
        return
    with virtual_screen() as screen, tempfile.TemporaryDirectory(prefix="hive-bench-") as data:
        pairs = [(start(screen, "tabletop", "--data", data), start(screen, "bare")) for _ in range(PAIRS + 1)][1:]
    ours = median(pair[0].seconds for pair in pairs)
    theirs = median(pair[1].seconds for pair in pairs)
    ratios = [pair[0].seconds / pair[1].seconds for pair in pairs]
    above = median(pair[0].resident - pair[1].resident for pair in pairs) / MEGABYTE
    print(f"Start to the first painted window, median of {PAIRS} alternating pairs after one to warm the disk:")
    print(f"  Hive & Den {ours * 1000:6.0f} ms   bare QGraphicsView {theirs * 1000:6.0f} ms   {median(ratios):.2f}x")
    print(f"  ({min(ratios):.2f}x to {max(ratios):.2f}x)")
    print(f"Memory on Home, above the bare window: {above:.1f} MB")
