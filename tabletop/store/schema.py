"""The tables of the library, version by version, and whether a file has them.

A new version is a new tuple of statements at the end of ``STEPS``; older ones are never changed. Rows of ``games``,
``entries`` and ``snapshots`` are written once and never altered; ``progress`` holds one row a game, how far it is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Literal

from tabletop.store.folder import companion

APPLICATION = 0x48446E31
"""``PRAGMA application_id`` of our files: the letters HDn1."""

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            title TEXT NOT NULL,
            created REAL NOT NULL,
            players TEXT NOT NULL,
            record TEXT NOT NULL
        )""",
        """CREATE TABLE entries (
            game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (game_id, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE snapshots (
            game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (game_id, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE progress (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            entries INTEGER NOT NULL,
            snapshots INTEGER NOT NULL,
            updated REAL NOT NULL,
            over INTEGER NOT NULL,
            digest TEXT NOT NULL,
            meta TEXT NOT NULL
        )""",
    ),
)

Fault = Literal["damaged", "newer", "foreign"]


class Unusable(Exception):
    """A file that cannot be our library as it is: ``fault`` says in which way."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def version(connection: sqlite3.Connection) -> int:
    """The version of the tables in the file, 0 where there are none."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, steps: Sequence[Sequence[str]] | None = None) -> None:
    """Brings the tables to the newest version, all in one transaction or not at all. Raises ``sqlite3.Error``."""
    steps = STEPS if steps is None else steps
    done = version(connection)
    if done >= len(steps):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in (statement for step in steps[done:] for statement in step):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Every table with every column of it."""
    return set(
        connection.execute(
            "SELECT m.name, c.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c WHERE m.type = 'table'"
        )
    )


def check_header(path: Path) -> None:
    """Looks at the first 100 bytes (sqlite.org/fileformat.html), before SQLite touches the file. Raises ``Unusable``.

    Only for a file that no connection of this process has open: closing ours would free SQLite's locks on it.
    """
    if not path.is_file():
        raise Unusable("foreign")
    with path.open("rb") as file:
        header = file.read(100)
    if len(header) < 100 or not header.startswith(b"SQLite format 3\0"):
        raise Unusable("damaged")
    if int.from_bytes(header[68:72], "big") != APPLICATION:
        raise Unusable("foreign")
    if int.from_bytes(header[60:64], "big") > len(STEPS):
        raise Unusable("newer")
    page = int.from_bytes(header[16:18], "big") or 1
    unfinished = any(_bytes(companion(path, ending)) for ending in ("-wal", "-journal"))
    if _bytes(path) % (65536 if page == 1 else page) and not unfinished:
        # SQLite takes a page that was cut for one that ends in zeros; only a write under way may leave such a thing.
        raise Unusable("damaged")


def _bytes(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def check_content(connection: sqlite3.Connection) -> None:
    """Reads the whole file (``quick_check``) and its tables. Raises ``Unusable``, ``sqlite3.Error``."""
    number = version(connection)
    if number > len(STEPS):
        raise Unusable("newer")
    if number < 1 or connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise Unusable("damaged")
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model, STEPS[:number])
        if not _columns(model) <= _columns(connection):
            raise Unusable("damaged")
