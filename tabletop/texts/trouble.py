"""What is said when something went wrong: what happened, what was kept, what to do."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "trouble.title": QT_TRANSLATE_NOOP("trouble", "A bee got into the works"),
    "trouble.body": QT_TRANSLATE_NOOP(
        "trouble",
        "Something unexpected happened. Every confirmed step of the game is saved, so none of it is lost.",
    ),
    "trouble.report": QT_TRANSLATE_NOOP("trouble", "A report without names or cards was written to {path}"),
    "trouble.no_report": QT_TRANSLATE_NOOP("trouble", "A report could not be written."),
    "trouble.go_on": QT_TRANSLATE_NOOP("trouble", "Go on"),
    "trouble.home": QT_TRANSLATE_NOOP("trouble", "Home"),
    "trouble.running": QT_TRANSLATE_NOOP("trouble", "Hive & Den is already open; its window comes to the front."),
    "trouble.running.silent": QT_TRANSLATE_NOOP("trouble", "Hive & Den is already open. Close that window first."),
    # Why something could not be saved or read: the keys of store.StoreError
    "trouble.save.disk_full": QT_TRANSLATE_NOOP("trouble", "The disk is full."),
    "trouble.save.disk_failed": QT_TRANSLATE_NOOP("trouble", "The disk reported an error."),
    "trouble.save.read_only": QT_TRANSLATE_NOOP("trouble", "The games folder cannot be written to."),
    "trouble.save.library_busy": QT_TRANSLATE_NOOP("trouble", "Another program is using the games file."),
    "trouble.save.library_damaged": QT_TRANSLATE_NOOP("trouble", "The games file is damaged."),
    "trouble.save.library_removed": QT_TRANSLATE_NOOP("trouble", "The games file was moved or deleted."),
    "trouble.save.library_replaced": QT_TRANSLATE_NOOP("trouble", "The games file was replaced by another one."),
    "trouble.save.library_closed": QT_TRANSLATE_NOOP("trouble", "The games file is closed."),
    "trouble.save.earlier_not_saved": QT_TRANSLATE_NOOP("trouble", "An earlier step was not saved either."),
    "trouble.save.game_gone": QT_TRANSLATE_NOOP("trouble", "The game is no longer in its file."),
    "trouble.save.game_damaged": QT_TRANSLATE_NOOP("trouble", "The game in its file is damaged."),
    "trouble.save.other": QT_TRANSLATE_NOOP("trouble", "The game's file could not be written."),
    # What the store did by itself when it was opened: the keys of store.Notice
    "trouble.notice.library_damaged": QT_TRANSLATE_NOOP(
        "trouble", "{file} was damaged. It is kept as {kept_as}; games rescued from it: {rescued}."
    ),
    "trouble.notice.library_newer": QT_TRANSLATE_NOOP(
        "trouble", "{file} belongs to a newer Hive & Den. It is kept as {kept_as}, and a new one was started."
    ),
    "trouble.notice.library_foreign": QT_TRANSLATE_NOOP(
        "trouble", "{file} is not one of ours. It is kept as {kept_as}, and a new one was started."
    ),
    "trouble.notice.library_orphan": QT_TRANSLATE_NOOP(
        "trouble", "{file} was left over from a missing library. It is kept as {kept_as}."
    ),
    "trouble.notice.games_not_saved": QT_TRANSLATE_NOOP(
        "trouble", "Games cannot be kept in {folder} this time. {reason} You can still play."
    ),
    "trouble.notice.settings_damaged": QT_TRANSLATE_NOOP(
        "trouble", "{file} could not be read. It is kept as {kept_as}, and the usual settings apply."
    ),
    "trouble.notice.settings_unreadable": QT_TRANSLATE_NOOP(
        "trouble", "{file} could not be read, so the usual settings apply. {reason}"
    ),
    "trouble.notice.settings_reset": QT_TRANSLATE_NOOP(
        "trouble", "Some settings made no sense and were reset: {names}."
    ),
    # Why a game file could not be opened or written: the keys of store.HiveFileError
    "trouble.file.missing": QT_TRANSLATE_NOOP("trouble", "There is no file called {file}."),
    "trouble.file.folder": QT_TRANSLATE_NOOP("trouble", "{file} is a folder. Choose the game file in it."),
    "trouble.file.unreadable": QT_TRANSLATE_NOOP("trouble", "{file} cannot be read: the system does not allow it."),
    "trouble.file.too_large": QT_TRANSLATE_NOOP("trouble", "{file} is far too large to be one of our games."),
    "trouble.file.foreign": QT_TRANSLATE_NOOP("trouble", "{file} is not a game file of Hive & Den."),
    "trouble.file.cut": QT_TRANSLATE_NOOP("trouble", "{file} ends too early: part of it is missing. Copy it again."),
    "trouble.file.altered": QT_TRANSLATE_NOOP(
        "trouble", "{file} was changed after it was saved, so it is not trusted. Copy it again."
    ),
    "trouble.file.too_new": QT_TRANSLATE_NOOP(
        "trouble", "{file} was saved by a newer Hive & Den. Update this one to open it."
    ),
    "trouble.file.unknown_game": QT_TRANSLATE_NOOP("trouble", "{file} holds a game that this version does not know."),
    "trouble.file.unplayable": QT_TRANSLATE_NOOP("trouble", "{file} holds a game that cannot be played by our rules."),
    "trouble.file.disk_full": QT_TRANSLATE_NOOP("trouble", "{file} was not written: the disk is full."),
    "trouble.file.read_only": QT_TRANSLATE_NOOP(
        "trouble", "{file} was not written: that folder does not allow it. Choose another one."
    ),
    "trouble.file.not_written": QT_TRANSLATE_NOOP("trouble", "{file} was not written: the disk reported an error."),
    "trouble.file.not_kept": QT_TRANSLATE_NOOP("trouble", "{file} is sound, but could not be kept here. {reason}"),
    "trouble.file.no_game": QT_TRANSLATE_NOOP("trouble", "No game is open to save a copy of."),
    "trouble.nothing_waits": QT_TRANSLATE_NOOP("trouble", "No game is waiting to be continued."),
    "trouble.load": QT_TRANSLATE_NOOP("trouble", "This game could not be opened: {reason} It stays where it is."),
}
