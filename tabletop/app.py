"""Start-up: arguments, the one instance, the hooks for unexpected errors, and the first window as early as can be.

Only QtCore, QtGui, QtWidgets and QtSvg are imported before the window is painted; library, settings and rules come by a
timer once it is.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tabletop.instance import Instance
from tabletop.panels.look import Look
from tabletop.texts import say
from tabletop.trouble import Trouble
from tabletop.window import Window

THEMES = ("system", "light", "dark", "contrast")


def run(arguments: Sequence[str]) -> int:
    """Runs the window until it is closed and gives the exit code."""
    parser = argparse.ArgumentParser(prog="hive-and-den", description=say("app.about"))
    parser.add_argument("--data", metavar="DIR", type=Path, help=say("app.data"))
    given = parser.parse_args(list(arguments))
    application = made_application(sys.argv[:1])
    folder = data_folder(given.data)
    instance = Instance(folder)
    if not instance.first:
        sys.stderr.write(say("trouble.running" if instance.call_first() else "trouble.running.silent") + "\n")
        return 0
    look = Look(*first_look(folder))
    look.apply()
    window = Window(look, folder)
    trouble = Trouble(folder, window)
    trouble.install()
    instance.called.connect(window.come_forward)
    window.home.painted.connect(instance.listen)
    window.show()
    try:
        return int(application.exec())
    finally:
        trouble.remove()
        instance.leave()


def made_application(arguments: Sequence[str]) -> QApplication:
    """The application object with its names, in the style that the theme is made for."""
    application = QApplication(list(arguments))
    application.setApplicationName("hive-and-den")
    application.setApplicationDisplayName(say("app.name"))
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
