"""What is said when something went wrong: what happened, what was kept, what to do."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "trouble.title": QT_TRANSLATE_NOOP("trouble", "A bee got into the works"),
    "trouble.body": QT_TRANSLATE_NOOP(
        "trouble",
        "Something unexpected happened. Every confirmed step of the game is on the disk, so nothing of it is lost.",
    ),
    "trouble.report": QT_TRANSLATE_NOOP("trouble", "A report without names or cards was written to {path}"),
    "trouble.no_report": QT_TRANSLATE_NOOP("trouble", "A report could not be written."),
    "trouble.go_on": QT_TRANSLATE_NOOP("trouble", "Go on"),
    "trouble.home": QT_TRANSLATE_NOOP("trouble", "Home"),
    "trouble.running": QT_TRANSLATE_NOOP("trouble", "Hive & Den is open already; its window comes to the front."),
    "trouble.running.silent": QT_TRANSLATE_NOOP("trouble", "Hive & Den is open already. Close that window first."),
    "trouble.save.full": QT_TRANSLATE_NOOP("trouble", "The disk is full."),
    "trouble.save.read_only": QT_TRANSLATE_NOOP("trouble", "The folder of the games cannot be written."),
    "trouble.save.other": QT_TRANSLATE_NOOP("trouble", "The game's file could not be written."),
    "trouble.load": QT_TRANSLATE_NOOP("trouble", "This game could not be opened. It stays where it is: {path}"),
}
