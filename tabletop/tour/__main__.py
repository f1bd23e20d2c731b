"""``python -m tabletop.tour DIR``: saves the pictures and says what is wrong in them; 1 where something is."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QSize

from tabletop.app import made_application
from tabletop.tour.bear_necessities import LandGuide
from tabletop.tour.beesness import GardenGuide
from tabletop.tour.faults import faults
from tabletop.tour.guide import Guide
from tabletop.tour.secret_kingdom import KingdomGuide
from tabletop.window import Window

GUIDES = (Guide, KingdomGuide, LandGuide, GardenGuide)
"""Each walk is led by all of them."""
VISITS = (
    ("1024x640", "light", 1.0),
    ("1024x640", "light", 2.0),
    ("1920x1080", "light", 1.0),
    ("1920x1080", "dark", 1.0),
    ("1280x800", "contrast", 1.0),
    ("3840x2160", "light", 1.0),
)
"""Window size, theme and text size of each walk."""


def main() -> int:
    """Runs the walks and gives the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tabletop.tour")
    parser.add_argument("folder", metavar="DIR", type=Path)
    parser.add_argument("--only", metavar="WORD", default="", help="walks whose name has this word: 3840, dark, 200")
    given = parser.parse_args()
    if not any(given.only in _name(*visit) for visit in VISITS):
        walks = ", ".join(_name(*visit) for visit in VISITS)
        parser.error(f"no walk has {given.only!r} in its name; the walks are {walks}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = made_application(sys.argv[:1])
    given.folder.mkdir(parents=True, exist_ok=True)
    wrong = 0
    for size, theme, scale in VISITS:
        walk = _name(size, theme, scale)
        if given.only in walk:
            wrong += _walk(walk, size, theme, scale, given.folder)
    application.quit()
    return 1 if wrong else 0


def _name(size: str, theme: str, scale: float) -> str:
    return f"{size}-{theme}-{round(scale * 100)}"


def _walk(walk: str, size: str, theme: str, scale: float, folder: Path) -> int:
    """One tour; gives how many faults it met."""
    wrong = 0

    def stop(name: str, window: Window) -> None:
        nonlocal wrong
        window.grab().save(str(folder / f"{walk}-{name}.png"))
        for fault in faults(window):
            wrong += 1
            sys.stdout.write(f"{walk} {name}: {fault}\n")

    width, _, height = size.partition("x")
    for guide in GUIDES:
        with tempfile.TemporaryDirectory() as data:
            guide(Path(data), QSize(int(width), int(height)), theme, scale, stop).lead()
    return wrong


if __name__ == "__main__":
    sys.exit(main())
