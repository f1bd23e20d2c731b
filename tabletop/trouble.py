"""The unexpected error: a dialog that keeps the game safe, and a report file that holds no state and no names.

A report names where in the code it happened and in which version, never a value: not even the error's own message,
which might quote one. Warnings of Qt go into the report of the next error.
"""

from __future__ import annotations

import platform
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler, qVersion
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from tabletop.panels.widgets import button, label, row
from tabletop.texts import say

HOUSE = Path(__file__).resolve().parent.parent
MOST_REPORTS = 20
"""Reports of one run; an error that comes back with every timer must not fill the disk."""


class Shelter(Protocol):
    """What the window offers when something broke."""

    def take_shelter(self) -> None:
        """Covers an open hand."""

    def go_home(self) -> None:
        """Leaves the table; the game is kept."""


class Trouble(QObject):
    """Catches what nobody else caught, on any thread."""

    _happened = Signal(str)

    def __init__(self, folder: Path, window: QWidget) -> None:
        super().__init__(window)
        self.folder = folder / "reports"
        self.dialog: TroubleDialog | None = None
        self._window = window
        self._warnings: deque[str] = deque(maxlen=20)
        self._written = 0
        self._before: tuple[Any, Any, Any] | None = None
        self._happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Listens from now on."""
        self._before = (sys.excepthook, threading.excepthook, qInstallMessageHandler(self._qt_said))
        sys.excepthook = self.caught
        threading.excepthook = lambda caught: self.caught(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def remove(self) -> None:
        """Puts back what was there before."""
        if self._before is not None:
            sys.excepthook, threading.excepthook = self._before[:2]
            qInstallMessageHandler(self._before[2])
            self._before = None

    def caught(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """An error that nobody else caught."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        self._happened.emit(self.write(kind, trace))

    def write(self, kind: type[BaseException], trace: TracebackType | None) -> str:
        """Writes a report and gives its path; empty where that was not possible."""
        if self._written >= MOST_REPORTS:
            return ""
        self._written += 1
        text = report(kind, trace, list(self._warnings))
        path = self.folder / f"report-{time.strftime('%Y-%m-%d-%H%M%S')}-{self._written}.txt"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError:
            return ""
        return str(path)

    def _qt_said(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Keeps Qt's category and place, not its words: they may quote what a widget shows."""
        if kind != QtMsgType.QtDebugMsg:
            self._warnings.append(f"{kind.name} {context.category} {context.function or ''}".strip())
            if sys.stderr is not None:
                sys.stderr.write(message + "\n")

    def _tell(self, path: str) -> None:
        """On the window's thread: covers, and opens the dialog unless one is open."""
        shelter: Any = self._window
        if self.dialog is not None:
            return
        shelter.take_shelter()
        self.dialog = TroubleDialog(self._window, path, shelter.go_home)
        self.dialog.finished.connect(self._told)
        self.dialog.open()

    def _told(self) -> None:
        self.dialog = None


def report(kind: type[BaseException], trace: TracebackType | None, warnings: list[str]) -> str:
    """Where it happened: kind of the error, files inside the program, functions and lines; no values."""
    lines = [f"{kind.__module__}.{kind.__qualname__}", ""]
    while trace is not None:
        code = trace.tb_frame.f_code
        lines.append(f"{_inside(code.co_filename)}:{trace.tb_lineno} {code.co_qualname}")
        trace = trace.tb_next
    lines += ["", f"Python {platform.python_version()}, Qt {qVersion()}, {platform.system()}", *warnings]
    return "\n".join(lines) + "\n"


def _inside(path: str) -> str:
    """A file by its place inside the program, others by their bare name: folders of people carry their names.

    The frozen program knows its files by that place alone.
    """
    try:
        return (HOUSE / path).resolve().relative_to(HOUSE).as_posix()
    except (ValueError, OSError):
        return Path(path).name


class TroubleDialog(QDialog):
    """Says what happened and that nothing is lost."""

    def __init__(self, window: QWidget, path: str, home: Callable[[], None]) -> None:
        super().__init__(window)
        self.setWindowTitle(say("trouble.title"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        told = say("trouble.report", path=path) if path else say("trouble.no_report")
        self.go_on = button(say("trouble.go_on"), self.accept, "primary")
        self._leave = home
        self.home = button(say("trouble.home"), self._go_home)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 24)
        layout.setSpacing(14)
        layout.addWidget(label(say("trouble.title"), "heading"))
        layout.addWidget(label(say("trouble.body")))
        layout.addWidget(label(told, "caption"))
        layout.addLayout(row(None, self.home, self.go_on, gap=10))
        self.setMinimumWidth(560)
        self.go_on.setFocus()

    def _go_home(self) -> None:
        self.accept()
        self._leave()
