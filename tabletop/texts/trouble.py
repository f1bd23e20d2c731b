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
    # Why something could not be saved or read: the keys of store.StoreError
    "trouble.save.disk_full": QT_TRANSLATE_NOOP("trouble", "The disk is full."),
    "trouble.save.disk_failed": QT_TRANSLATE_NOOP("trouble", "The disk did not take it."),
    "trouble.save.read_only": QT_TRANSLATE_NOOP("trouble", "The folder of the games cannot be written."),
    "trouble.save.library_busy": QT_TRANSLATE_NOOP("trouble", "Another program holds the file of the games."),
    "trouble.save.library_damaged": QT_TRANSLATE_NOOP("trouble", "The file of the games is damaged."),
    "trouble.save.library_removed": QT_TRANSLATE_NOOP("trouble", "The file of the games was taken away."),
    "trouble.save.library_replaced": QT_TRANSLATE_NOOP("trouble", "The file of the games was replaced by another one."),
    "trouble.save.library_closed": QT_TRANSLATE_NOOP("trouble", "The file of the games is closed."),
    "trouble.save.earlier_not_saved": QT_TRANSLATE_NOOP("trouble", "A step before it was not saved either."),
    "trouble.save.game_gone": QT_TRANSLATE_NOOP("trouble", "The game is no longer in its file."),
    "trouble.save.game_damaged": QT_TRANSLATE_NOOP("trouble", "The game in its file is damaged."),
    "trouble.save.other": QT_TRANSLATE_NOOP("trouble", "The game's file could not be written."),
    # What the store did by itself when it was opened: the keys of store.Notice
    "trouble.notice.library_damaged": QT_TRANSLATE_NOOP(
        "trouble", "{file} was damaged. It is kept as {kept_as}; games rescued from it: {rescued}."
    ),
    "trouble.notice.library_newer": QT_TRANSLATE_NOOP(
        "trouble", "{file} belongs to a newer Hive & Den. It is kept as {kept_as}, and a new one was begun."
    ),
    "trouble.notice.library_foreign": QT_TRANSLATE_NOOP(
        "trouble", "{file} is not one of ours. It is kept as {kept_as}, and a new one was begun."
    ),
    "trouble.notice.library_orphan": QT_TRANSLATE_NOOP(
        "trouble", "Beside a missing library lay {file}. It is kept as {kept_as}."
    ),
    "trouble.notice.games_not_saved": QT_TRANSLATE_NOOP(
        "trouble", "Games are not kept this time, in {folder}. {reason} You can play all the same."
    ),
    "trouble.notice.settings_damaged": QT_TRANSLATE_NOOP(
        "trouble", "{file} could not be read. It is kept as {kept_as}, and the usual settings hold."
    ),
    "trouble.notice.settings_unreadable": QT_TRANSLATE_NOOP(
        "trouble", "{file} could not be read, so the usual settings hold. {reason}"
    ),
    "trouble.notice.settings_reset": QT_TRANSLATE_NOOP(
        "trouble", "Some settings made no sense and are as usual again: {names}."
    ),
    # Why a game file could not be opened or written: the keys of store.HiveFileError
    "trouble.file.missing": QT_TRANSLATE_NOOP("trouble", "There is no file called {file}."),
    "trouble.file.folder": QT_TRANSLATE_NOOP("trouble", "{file} is a folder. Choose the game file in it."),
    "trouble.file.unreadable": QT_TRANSLATE_NOOP("trouble", "{file} cannot be read: the system does not allow it."),
    "trouble.file.too_large": QT_TRANSLATE_NOOP("trouble", "{file} is far too large for a game of ours."),
    "trouble.file.foreign": QT_TRANSLATE_NOOP("trouble", "{file} is not a game file of Hive & Den."),
    "trouble.file.cut": QT_TRANSLATE_NOOP("trouble", "{file} ends too early: a part of it is missing. Copy it anew."),
    "trouble.file.altered": QT_TRANSLATE_NOOP(
        "trouble", "{file} was changed after it was saved, so it is not trusted. Copy it anew."
    ),
    "trouble.file.too_new": QT_TRANSLATE_NOOP(
        "trouble", "{file} was saved by a newer Hive & Den. Bring this one up to date to open it."
    ),
    "trouble.file.unknown_game": QT_TRANSLATE_NOOP("trouble", "{file} holds a game that this version does not know."),
    "trouble.file.unplayable": QT_TRANSLATE_NOOP("trouble", "{file} holds a game that cannot be played by our rules."),
    "trouble.file.disk_full": QT_TRANSLATE_NOOP("trouble", "{file} was not written: the disk is full."),
    "trouble.file.read_only": QT_TRANSLATE_NOOP(
        "trouble", "{file} was not written: that folder does not allow it. Choose another one."
    ),
    "trouble.file.not_written": QT_TRANSLATE_NOOP("trouble", "{file} was not written: the disk did not take it."),
    "trouble.file.not_kept": QT_TRANSLATE_NOOP("trouble", "{file} is sound, but could not be kept here. {reason}"),
    "trouble.file.no_game": QT_TRANSLATE_NOOP("trouble", "No game is open of which a copy could be saved."),
    "trouble.nothing_waits": QT_TRANSLATE_NOOP("trouble", "No game waits to be continued."),
    "trouble.load": QT_TRANSLATE_NOOP("trouble", "This game could not be opened: {reason} It stays where it is."),
}
