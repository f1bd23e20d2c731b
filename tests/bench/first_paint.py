"""Runs a program until its first window is painted, tells when that was and how much memory it held, and ends it.

``python -m tests.bench.first_paint bare`` is a QGraphicsView and nothing else; any other word is a module to run as
``python -m`` would, with the arguments that follow. The program itself knows nothing of this: its event loop is
exchanged for one that watches. Printed is one line of JSON: ``painted`` in nanoseconds of CLOCK_MONOTONIC, which is one
clock for all processes, ``resident`` in bytes after the program has come to rest, ``modules`` that were loaded by then.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QWidget

REST = 1_500
"""Milliseconds after which a program that has shown its window is taken to have come to rest."""
MORE = QEventLoop.ProcessEventsFlag.WaitForMoreEvents


class Eye(QObject):
    """Sees the first window being painted. What it posts then is delivered before any timer of the program's runs."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = 0
        self.modules: list[str] = []
        self._told = QEvent.Type(QEvent.registerEventType())
        self._posted = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == self._told:
            self.painted = time.monotonic_ns()
            self.modules = sorted(sys.modules)
        elif event.type() == QEvent.Type.Paint and not self._posted and isinstance(watched, QWidget):
            self._posted = True
            QCoreApplication.postEvent(self, QEvent(self._told), Qt.EventPriority.HighEventPriority.value)
        return False


def watch() -> int:
    """The event loop in place of Qt's own: runs to the first painted window, and then until the program rests."""
    eye = Eye()
    application = QCoreApplication.instance()
    assert application is not None
    application.installEventFilter(eye)
    while not eye.painted:
        QCoreApplication.processEvents(MORE)
    application.removeEventFilter(eye)
    rested: list[bool] = []
    QTimer.singleShot(REST, lambda: rested.append(True))
    while not rested:
        QCoreApplication.processEvents(MORE)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    resident = pages * os.sysconf("SC_PAGE_SIZE")
    print(json.dumps({"painted": eye.painted, "resident": resident, "modules": eye.modules}), flush=True)
    os._exit(0)


def bare() -> None:
    """The window that ours is measured against."""
    application = QApplication([])
    view = QGraphicsView(QGraphicsScene(0, 0, 1000, 600))
    view.resize(1280, 800)
    view.show()
    application.exec()


def main(words: list[str]) -> None:
    for application in (QCoreApplication, QApplication):
        application.exec = staticmethod(watch)  # type: ignore[method-assign]
    if words == ["bare"]:
        bare()
    else:
        sys.argv = words
        runpy.run_module(words[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(sys.argv[1:])
