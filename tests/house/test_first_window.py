"""Half of a cold start is importing: what may be loaded before the first window is painted, and what may not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[2]
ADMITTED = {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtSvg"}
LATER = {"pyqtgraph", "numpy", "asyncio", "hypothesis", "unittest"}


def test_only_four_modules_of_qt_come_before_the_first_window(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.first_paint", "tabletop", "--data", str(tmp_path)],
        cwd=HOUSE,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    modules = set(json.loads(done.stdout.splitlines()[-1])["modules"])
    assert {name for name in modules if name.startswith("PySide6.Qt")} <= ADMITTED
    assert not modules & LATER
    assert not {name for name in modules if name.partition(".")[0] == "rules"}, "Home knows its boxes without the rules"
