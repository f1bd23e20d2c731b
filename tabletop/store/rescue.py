"""Whole games out of a file that is damaged, or that may only be read.

Best effort: it takes what can be read without doubt, changes nothing in the source and knows no reason for the damage.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Literal

import msgspec

from tabletop.store import library_file, rows
from tabletop.store.rows import GameRows
from tabletop.store.trouble import FAULTS, UNREADABLE, StoreError

_WAYS: tuple[Literal["mode=ro", "immutable=1"], ...] = ("mode=ro", "immutable=1")
"""With what SQLite kept beside the file, then the file alone: a read-only folder, or a ``-wal`` that is not its own."""

_BEYOND_ALL = 1 << 62


def copy_games(source: Path, target: sqlite3.Connection) -> int:
    """Writes every whole game that can be read in ``source`` into ``target``, with its id; returns how many.

    Raises:
        sqlite3.Error: where ``target`` cannot be written; nothing is in it then.
    """
    games: dict[int, GameRows] = {}
    for way in _WAYS:
        with suppress(*FAULTS, OSError), closing(library_file.connect(source, way, 0.0)) as connection:
            for game_id in _ids(connection):
                if game_id not in games:
                    with suppress(*FAULTS, StoreError):
                        games[game_id] = _whole(connection, game_id)
    target.execute("BEGIN IMMEDIATE")
    try:
        for game_id in sorted(games):
            rows.create(target, games[game_id], keep_id=True)
        target.execute("COMMIT")
    finally:
        if target.in_transaction:
            target.execute("ROLLBACK")
    return len(games)


def _ids(connection: sqlite3.Connection) -> set[int]:
    """The games that the file names, read from both ends: a bad page in the middle hides only its own."""
    upward = _walk(connection, "SELECT id FROM games WHERE id > ? ORDER BY id LIMIT 1", 0)
    return upward | _walk(connection, "SELECT id FROM games WHERE id < ? ORDER BY id DESC LIMIT 1", _BEYOND_ALL)


def _walk(connection: sqlite3.Connection, query: str, last: int) -> set[int]:
    """From game to game up to the first that cannot be read, one by one: Python drops the row before a bad one."""
    found: set[int] = set()
    with suppress(*FAULTS):
        while row := connection.execute(query, (last,)).fetchone():
            last = int(row[0])
            if last in found:
                # A tree that is out of order could lead round in a circle.
                break
            found.add(last)
    return found


def _whole(connection: sqlite3.Connection, game_id: int) -> GameRows:
    """The game, where all its rows are there and every text is JSON. Raises ``sqlite3.Error``, ``StoreError``."""
    game = rows.read(connection, game_id)
    try:
        for text in (game.players, game.record, game.progress.meta, *game.entries, *game.snapshots):
            msgspec.json.decode(text)
    except UNREADABLE:
        raise StoreError("game_damaged", {"id": game_id}) from None
    return game
