"""What can go wrong between the games and the disk, as values: a key and what its sentence needs.

This room knows the codes of SQLite and of the system and turns them into a few keys that a player can do something
about. The sentences are text and stand elsewhere; nothing here knows a game.

Keys of ``StoreError``: ``disk_full``, ``disk_failed``, ``read_only``, ``library_busy``, ``library_damaged``,
``library_removed``, ``library_replaced``, ``library_closed``, ``earlier_not_saved``, ``game_gone``, ``game_damaged``,
``not_saved`` (anything else; its ``reason`` is for the report file).

Keys of ``Notice``: ``library_damaged`` (``file``, ``kept_as``, ``rescued``), ``library_newer``, ``library_foreign``,
``library_orphan`` (``file``, ``kept_as``), ``games_not_saved`` (``folder``, ``reason``: a key as above,
``readable``), ``settings_damaged`` (``file``, ``kept_as``), ``settings_unreadable`` (``file``, ``reason``),
``settings_reset`` (``names``).
"""

from __future__ import annotations

import errno
import sqlite3

import msgspec

from rules.kernel.refusal import Refusal

_BY_SQLITE = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_IOERR: "disk_failed",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_AUTH: "read_only",
    sqlite3.SQLITE_BUSY: "library_busy",
    sqlite3.SQLITE_LOCKED: "library_busy",
    sqlite3.SQLITE_PROTOCOL: "library_busy",
    sqlite3.SQLITE_CORRUPT: "library_damaged",
    sqlite3.SQLITE_NOTADB: "library_damaged",
    sqlite3.SQLITE_FORMAT: "library_damaged",
}
_BY_SYSTEM = {
    errno.ENOSPC: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.EROFS: "read_only",
    errno.EEXIST: "read_only",
    errno.ENOTDIR: "read_only",
}


UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)
"""What reading JSON may raise, whoever wrote it: no JSON, not of our shape, or brackets deeper than Python can go."""


FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""What reading a file raises: where its bytes have rotten, even SQLite's message about it may quote what is no text."""


class StoreError(Refusal):
    """Raised, or handed to ``done``, where something could not be kept or read; nothing is half-written then."""


class Notice(msgspec.Struct, frozen=True):
    """Something the player should be told once: the program has helped itself and goes on."""

    key: str
    values: dict[str, str | int] = {}


def primary_code(error: Exception) -> int:
    """SQLite's primary result code, 0 where Python's own module raised the error."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def is_damage(error: Exception) -> bool:
    """Whether the content of the file is at fault, not the disk, the folder or a lock."""
    return primary_code(error) not in _BY_SQLITE or _BY_SQLITE[primary_code(error)] == "library_damaged"


def from_sqlite(error: Exception) -> StoreError:
    """The error of SQLite as one of ours."""
    key = _BY_SQLITE.get(primary_code(error))
    return StoreError(key) if key else StoreError("not_saved", {"reason": str(error)})


def from_system(error: OSError) -> StoreError:
    """The error of the system as one of ours."""
    return StoreError(_BY_SYSTEM.get(error.errno or 0, "disk_failed"))
