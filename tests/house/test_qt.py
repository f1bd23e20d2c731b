"""What Qt must keep to on every machine that the project admits."""

from __future__ import annotations

import subprocess
import sys

CALLS = 50_000

PROGRAM = f"""
import sys
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene

application = QApplication([])
scene = QGraphicsScene()
item = scene.addRect(0, 0, 120, 168)
held = sys.getrefcount(None)
for _ in range({CALLS} // 2):
    item.setPos(1.0, 2.0)
    item.setOpacity(0.5)
print(held - sys.getrefcount(None))
"""


def test_a_qt_call_that_returns_nothing_loses_no_reference_to_none() -> None:
    """PySide6 6.12.0 on Python 3.11 loses one at each, and the program aborts after some seconds of animation."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) < CALLS // 100
