"""The sentences of what the program says of itself: version, licences, thanks, and where the games lie."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "about.heading": QT_TRANSLATE_NOOP("about", "About Hive & Den"),
    "about.version": QT_TRANSLATE_NOOP("about", "Version {version}, by the Hive & Den contributors."),
    "about.licence": QT_TRANSLATE_NOOP(
        "about", "Free to use, change and pass on under the MIT licence; code, texts and pictures are our own."
    ),
    "about.libraries": QT_TRANSLATE_NOOP(
        "about",
        "Made with Python, Qt and PySide (LGPL 3; you may replace them with your own), NumPy and msgspec (BSD), "
        "pyqtgraph and platformdirs (MIT).",
    ),
    "about.fonts": QT_TRANSLATE_NOOP(
        "about", "The typefaces are made from Fraunces and Atkinson Hyperlegible Next, under the SIL Open Font License."
    ),
    "about.beesness": QT_TRANSLATE_NOOP(
        "about", "Beesness is a game by the Beesness contributors, under CC BY-NC-SA 4.0."
    ),
    "about.unofficial": QT_TRANSLATE_NOOP(
        "about",
        "An unofficial companion for people who own the games; their authors and publishers have no part in it.",
    ),
    "about.folder": QT_TRANSLATE_NOOP("about", "Games, settings and error reports are kept in {folder}"),
    "about.open": QT_TRANSLATE_NOOP("about", "Open folder"),
    "about.texts": QT_TRANSLATE_NOOP("about", "All licences"),
    "about.not_opened": QT_TRANSLATE_NOOP("about", "The system has nothing to open a folder with."),
}
