"""Motion: what a frame costs the GUI thread, and how even the frames are, during a whole game at 1920x1080.

The first deal finds every face cold, and the Cubs think in their process meanwhile, as they do in play.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from statistics import median

from tests.bench.measure import percentile
from tests.bench.start import HOUSE, MEGABYTE, start
from tests.screen import missing, virtual_screen

SPEED = "fast"


def main() -> None:
    lacking = missing()
    if lacking:
        print(f"Motion is measured on a virtual screen, which needs {', '.join(lacking)}.")
        return
    with virtual_screen() as screen, tempfile.TemporaryDirectory(prefix="hive-bench-") as data:
        done = subprocess.run(
            [sys.executable, "-m", "tests.bench.motion_game", data, SPEED],
            cwd=HOUSE,
            env=os.environ | screen.environment(),
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        bare = start(screen, "bare")
    told = json.loads(done.stdout.splitlines()[-1])
    cpu, gaps, idle = told["cpu"], told["gaps"], median(told["idle"])
    print(f"A whole game for five at 1920x1080, speed {SPEED}: {len(cpu)} frames of motion")
    print(f"  GUI thread, tick to end of paint: median {median(cpu):.1f} ms, 99 % {percentile(cpu, 0.99):.1f} ms")
    print(f"  idle gap between ticks {idle:.1f} ms; in motion 99 % {percentile(gaps, 0.99) / idle:.1f}x", end="")
    print(f", longest {max(gaps) / idle:.1f}x")
    print(f"Memory at the table's end, above the bare window: {(told['resident'] - bare.resident) / MEGABYTE:.1f} MB")
