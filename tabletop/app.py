"""Start-up: arguments, the one instance, the hooks for unexpected errors, and the first window as early as can be.

Only QtCore, QtGui, QtWidgets and QtSvg are imported before the window is painted; library, settings and rules come by a
timer once it is.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, QUrl, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from tabletop.instance import Instance
from tabletop.panels.look import THEMES, Look
from tabletop.texts import say
from tabletop.window import Window

if TYPE_CHECKING:
    from tabletop.trouble import Trouble

UNSEEN = 2_000
"""Milliseconds after which a window that was started minimized, and is not painted, hears later starts."""


def run(arguments: Sequence[str]) -> int:
    """Runs the window until it is closed and gives the exit code."""
    asked, file = asked_for(arguments)  # before Qt, which ends the program where there is no display
    # Python would break off whatever Qt is calling just then, and the program would go on. What was decided is kept.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    application = made_application(sys.argv[:1])
    folder = data_folder(asked)
    instance = Instance(folder)
    if not instance.first:
        told = say("trouble.running" if instance.call_first(file) else "trouble.running.silent")
        if sys.stderr is not None:  # a windowed program on Windows has none
            sys.stderr.write(told + "\n")
        return 0
    look = Look(*first_look(folder))
    look.apply()
    window = Window(look, folder)
    hooks = Hooks(folder, window)
    instance.called.connect(window.come_forward)
    application.handed.connect(window.come_forward)
    window.home.painted.connect(instance.listen)
    QTimer.singleShot(UNSEEN, instance.listen)
    window.home.painted.connect(hooks.install)
    window.home.painted.connect(lambda: QTimer.singleShot(0, window, lambda: prepare(window)))
    if file is not None:
        window.home.painted.connect(lambda: window.files.open(file))
    window.show()
    try:
        return int(application.exec())
    finally:
        hooks.remove()
        instance.leave()


def prepare(window: Window) -> None:
    """The icon, and what Start and Continue need, once Home is painted: game by game, the one played last first."""
    from tabletop.art.pictures import app_icon
    from tabletop.pages.home import OPEN
    from tabletop.ready import get_ready

    window.setWindowIcon(app_icon())
    last = window.shelf.settings.last_game
    for game in sorted(OPEN, key=lambda game: game != last):
        QTimer.singleShot(0, window, partial(get_ready, game))


class Hooks:
    """The hooks for unexpected errors; what they need is imported with the first error or after the painting."""

    def __init__(self, folder: Path, window: Window) -> None:
        self._folder = folder
        self._window = window
        self._trouble: Trouble | None = None
        sys.excepthook = lambda *error: self.install().caught(*error)

    def install(self) -> Trouble:
        """All hooks, from now on; a second call does nothing."""
        if self._trouble is None:
            from tabletop.trouble import Trouble

            self._trouble = Trouble(self._folder, self._window)
            self._trouble.install()
        return self._trouble

    def remove(self) -> None:
        """Puts back what was there before."""
        if self._trouble is not None:
            self._trouble.remove()
        sys.excepthook = sys.__excepthook__


def asked_for(arguments: Sequence[str]) -> tuple[Path | None, Path | None]:
    """The folder that ``--data DIR`` names, and ``FILE``. Ends the program with a sentence where they make no sense."""
    if not arguments:
        return None, None
    if len(arguments) == 2 and arguments[0] == "--data" and arguments[1].strip() and arguments[1][0] != "-":
        return Path(arguments[1]), None
    import argparse  # not for what nearly every start asks

    parser = argparse.ArgumentParser(prog="hive-and-den", description=say("app.about"))
    parser.add_argument("--data", metavar="DIR", help=say("app.data"))
    parser.add_argument("file", metavar="FILE", nargs="?", help=say("app.file"))
    found = parser.parse_args(list(arguments))
    if found.data is not None and not found.data.strip():
        parser.error(say("app.data.empty"))  # an unset variable of a script: games would lie wherever it was called
    file = QUrl(found.file).toLocalFile() if (found.file or "").startswith("file:") else found.file
    return None if found.data is None else Path(found.data), Path(file) if file else None


class Application(QApplication):
    """Qt's, which ``handed`` tells of a file that was opened by a double click: macOS hands it over as an event."""

    handed = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.handed.emit(event.file())
            return True
        return super().event(event)


def made_application(arguments: Sequence[str]) -> Application:
    """The application object with its names, in the style that the theme is made for.

    It has no display name: Qt would write it behind every window title.
    """
    application = Application(list(arguments))
    application.setApplicationName("hive-and-den")
    application.setDesktopFileName("hive-and-den")
    application.setStyle("Fusion")
    return application


def data_folder(given: Path | None) -> Path:
    """Where games and settings lie: ``given``, or the system's place for a program's data."""
    if given is not None:
        return given.absolute()
    import platformdirs

    return Path(platformdirs.user_data_dir("hive-and-den", appauthor=False))


def first_look(folder: Path) -> tuple[str, float]:
    """Theme and text size for the first picture, read loosely: the settings themselves are opened and checked later."""
    try:
        found = json.loads((folder / "settings.json").read_bytes())
        theme, scale = found.get("theme"), found.get("scale")
    except (OSError, ValueError, AttributeError, RecursionError):
        return "system", 1.0
    fits = isinstance(scale, int | float) and 1.0 <= scale <= 2.0
    return (theme if theme in THEMES else "system"), (float(scale) if fits else 1.0)
