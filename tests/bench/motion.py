"""Motion: what a frame costs the GUI thread, and how even the frames are, in the busiest moment of each game.

At 1920x1080, or with ``4k`` at 3840x2160. The first deal finds every face cold. Gaps tell something on a quiet machine
only; what the GUI thread does between two ticks tells it on a busy one, too.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from statistics import median

from tabletop.lab.statistics import percentile
from tests.bench.motion_moments import MOMENTS
from tests.bench.start import HOUSE, MEGABYTE, start
from tests.screen import Screen, missing, virtual_screen

LARGE = "4k"
SIZES = {"": (1920, 1080), LARGE: (3840, 2160)}
ENOUGH = 60
"""Frames of one kind that are told apart."""


def main(games: Sequence[str], size: str = "") -> None:
    """Measures ``games``; ``size`` is one of ``SIZES``."""
    lacking = missing()
    if lacking:
        print(f"Motion is measured on a virtual screen, which needs {', '.join(lacking)}.")
        return
    width, height = SIZES[size]
    with virtual_screen(width, height) as screen:
        bare = start(screen, "bare").resident
        print(f"Motion at {width}x{height}. GUI thread: milliseconds from tick to end of paint, median and 99 %.")
        for game in games:
            _measure(game, screen, bare)


def _measure(game: str, screen: Screen, bare: int) -> None:
    with tempfile.TemporaryDirectory(prefix="hive-bench-") as data:
        done = subprocess.run(
            [sys.executable, "-m", "tests.bench.motion_game", data, game],
            cwd=HOUSE,
            env=os.environ | screen.environment(),
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
    told = json.loads(done.stdout.splitlines()[-1])
    kinds, gaps, work, idle = told["cpu"], told["gaps"], told["work"], median(told["idle"])
    moment = MOMENTS[game]()
    print(f"{game}: {moment.about}, speed {moment.speed}")
    print(f"  GUI thread {_cost([cost for costs in kinds.values() for cost in costs])}")
    known = [kind for kind, costs in kinds.items() if len(costs) >= ENOUGH]
    for kind in sorted(known, key=lambda kind: -percentile(kinds[kind], 0.99))[:3]:
        print(f"    {kind:20}{_cost(kinds[kind])}")
    print(f"  all its work from tick to tick: 99 % {percentile(work, 0.99):.1f} ms, longest {max(work):.1f} ms")
    print(f"  idle gap between ticks {idle:.1f} ms; in motion 99 % {percentile(gaps, 0.99) / idle:.1f}x", end="")
    print(f", longest {max(gaps) / idle:.1f}x")
    print(f"  memory at the end, above a bare window: {(told['resident'] - bare) / MEGABYTE:.1f} MB", flush=True)


def _cost(costs: list[float]) -> str:
    return f"{median(costs):5.1f} {percentile(costs, 0.99):5.1f}  ({len(costs)} frames, longest {max(costs):.1f})"
