"""The open library file: one connection, how it writes so that nothing kept is lost, and how it finds its file again.

A library file belongs to one thread at a time. It knows no games; what is written comes as a function that takes the
connection.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Literal, Self, TypeVar
from urllib.parse import quote

from tabletop.store import folder, schema, trouble
from tabletop.store.trouble import StoreError

ResultT = TypeVar("ResultT")

_NO_SHARED_MEMORY = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
)
"""What a folder answers that cannot hold the shared memory of WAL mode; a folder that is read-only answers the same."""


def address(path: Path, how: str) -> str:
    """The URI of ``path`` for SQLite, on Windows shares too. ``how`` is its query: ``mode=rw``, ``immutable=1``."""
    posix = path.absolute().as_posix()
    return f"file://{'' if posix.startswith('/') else '/'}{quote(posix)}?{how}"


def connect(
    path: Path, how: Literal["mode=ro", "mode=rw", "mode=rwc", "immutable=1"], patience: float
) -> sqlite3.Connection:
    """A connection without transactions of its own. ``patience``: seconds to wait for another program's lock."""
    connection = sqlite3.connect(
        address(path, how), uri=True, timeout=patience, isolation_level=None, check_same_thread=False
    )
    # One rotten byte in one text must not make every other game unreadable; whoever reads the text finds out.
    connection.text_factory = lambda text: text.decode(errors="replace")
    return connection


def _choose_journal(connection: sqlite3.Connection) -> str:
    """WAL, or DELETE on folders that cannot have it (network shares). Returns what it became."""
    try:
        mode = str(connection.execute("PRAGMA journal_mode = WAL").fetchone()[0])
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        return mode if mode == "wal" else _without_wal(connection)
    except sqlite3.OperationalError as error:
        if trouble.primary_code(error) not in _NO_SHARED_MEMORY:
            raise
        try:
            return _without_wal(connection)
        except sqlite3.OperationalError:
            # It was not WAL's fault, and what WAL met tells the reason better.
            raise error from None


def _without_wal(connection: sqlite3.Connection) -> str:
    """A file that was in WAL mode elsewhere is only let go of it by a connection that shares with nobody."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    mode = str(connection.execute("PRAGMA journal_mode = DELETE").fetchone()[0])
    connection.execute("PRAGMA locking_mode = NORMAL")
    connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return mode


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file stands at ``path``; ``None`` where there is none."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino


class LibraryFile:
    """A connection that is ready to write, and the file behind it (``path`` is ``None``: in memory only)."""

    def __init__(self, path: Path | None, patience: float) -> None:
        """Opens the file at ``path``, which must be there. Raises ``sqlite3.Error``, ``OSError``."""
        self.path = path
        self._patience = patience
        self._lost = False
        self._connection = self._connect()

    @classmethod
    def in_memory(cls) -> Self:
        """An empty library that ends with the program."""
        file = cls(None, 0.0)
        schema.migrate(file.connection)
        return file

    @property
    def connection(self) -> sqlite3.Connection:
        return self._connection

    def read(self, work: Callable[[sqlite3.Connection], ResultT]) -> ResultT:
        """What ``work`` finds. Raises ``StoreError``."""
        try:
            return work(self._connection)
        except trouble.FAULTS as error:
            raise trouble.from_sqlite(error) from error

    def write(self, work: Callable[[sqlite3.Connection], ResultT]) -> ResultT:
        """Does ``work`` in one transaction, on the disk when this returns; raises ``StoreError`` and has done nothing.

        A file that was removed under the open connection is reported once; the next write brings it back whole.
        """
        try:
            if self._lost:
                self._find_again()
            self._connection.execute("BEGIN IMMEDIATE")
            result = work(self._connection)
            self._check_still_there()
            self._connection.execute("COMMIT")
        except trouble.FAULTS as error:
            raise trouble.from_sqlite(error) from error
        except OSError as error:
            raise trouble.from_system(error) from error
        finally:
            with suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
        return result

    def close(self) -> None:
        """Lets go of the file; SQLite folds the ``-wal`` into it."""
        with suppress(sqlite3.Error):
            self._connection.close()

    def _connect(self) -> sqlite3.Connection:
        if self.path is None:
            connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        else:
            connection = connect(self.path, "mode=rw", self._patience)
        try:
            self._wal = self.path is not None and _choose_journal(connection) == "wal"
            # Kept is what survives a power cut: FULL, and on macOS the call that really empties the disk's cache.
            for pragma in ("synchronous = FULL", "fullfsync = 1", "checkpoint_fullfsync = 1", "foreign_keys = ON"):
                connection.execute(f"PRAGMA {pragma}")
            connection.execute("PRAGMA trusted_schema = OFF")
        except BaseException:
            connection.close()
            raise
        self._inode = None if self.path is None else _identity(self.path)
        return connection

    def _check_still_there(self) -> None:
        """SQLite writes on happily into a file that has no name any more, and all of it would be gone at the end."""
        if self.path is None:
            return
        wal = folder.companion(self.path, "-wal")
        if _identity(self.path) != self._inode or (self._wal and not wal.exists()):
            self._lost = True
            raise StoreError("library_removed", {"file": self.path.name})

    def _find_again(self) -> None:
        """Writes the library anew where its file was removed; the open connection still holds all of it."""
        assert self.path is not None
        found = _identity(self.path)
        if found is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.path.with_name(self.path.name + ".new")
            fresh.unlink(missing_ok=True)
            with closing(connect(fresh, "mode=rwc", self._patience)) as copy:
                self._connection.backup(copy)
            fresh.rename(self.path)
            folder.sync_folder(self.path.parent)
            self._inode = _identity(self.path)
        elif found != self._inode:
            raise StoreError("library_replaced", {"file": self.path.name})
        # Closed before the new file is opened: closing removes the -wal by its name, whosever it is.
        self._connection.close()
        self._connection = self._connect()
        self._lost = False
