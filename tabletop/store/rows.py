"""A game as rows: how one is written, read, listed and deleted. The only room with the words of the tables in it.

Every function takes a connection and leaves the transaction to its caller. All content is JSON text; what it says is
for ``rules`` and ``play``. Raises ``sqlite3.Error``, and ``StoreError`` where said.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from tabletop.store.trouble import StoreError


class Progress(msgspec.Struct, frozen=True):
    """How far a game is: counts of its rows, seconds since 1970, the state's digest, what ``play`` keeps with it."""

    entries: int
    snapshots: int
    updated: float
    over: bool
    digest: str
    meta: str


class ListedRow(msgspec.Struct, frozen=True):
    """What the list of games needs of one."""

    id: int
    game: str
    title: str
    created: float
    players: str
    progress: Progress


class GameRows(msgspec.Struct, frozen=True):
    """Every row of one game, in the order in which they were written. ``record`` is its beginning: set-up and deck."""

    id: int
    game: str
    title: str
    created: float
    players: str
    record: str
    entries: list[str]
    snapshots: list[str]
    progress: Progress


_GAME = ("id", "game", "title", "created", "players", "record")
_PROGRESS = Progress.__struct_fields__


def _names(columns: Sequence[str]) -> str:
    return ", ".join(columns)


def _holes(columns: Sequence[str]) -> str:
    return ", ".join("?" for _ in columns)


def create(connection: sqlite3.Connection, rows: GameRows, *, keep_id: bool = False) -> int:
    """Writes a whole game and returns its id: a new one, or its own with ``keep_id``."""
    cursor = connection.execute(
        f"INSERT INTO games ({_names(_GAME)}) VALUES ({_holes(_GAME)})",
        (rows.id if keep_id else None, rows.game, rows.title, rows.created, rows.players, rows.record),
    )
    game_id = int(cursor.lastrowid or 0)
    connection.execute(
        f"INSERT INTO progress (game_id, {_names(_PROGRESS)}) VALUES (?, {_holes(_PROGRESS)})",
        (game_id, 0, 0, 0.0, False, "", "{}"),
    )
    append(connection, game_id, rows.entries, rows.snapshots, rows.progress)
    return game_id


def append(
    connection: sqlite3.Connection,
    game_id: int,
    entries: Sequence[str],
    snapshots: Sequence[str],
    progress: Progress,
) -> None:
    """Adds rows after those that are there; the counts that ``progress`` gives are replaced by the true ones.

    Raises:
        StoreError: ``game_gone`` where there is no such game.
    """
    found = connection.execute("SELECT entries, snapshots FROM progress WHERE game_id = ?", (game_id,)).fetchone()
    if found is None:
        raise StoreError("game_gone", {"id": game_id})
    for table, texts, first in (("entries", entries, found[0]), ("snapshots", snapshots, found[1])):
        connection.executemany(
            f"INSERT INTO {table} (game_id, number, text) VALUES (?, ?, ?)",
            [(game_id, number, text) for number, text in enumerate(texts, first)],
        )
    counted = msgspec.structs.replace(progress, entries=found[0] + len(entries), snapshots=found[1] + len(snapshots))
    connection.execute(
        f"UPDATE progress SET ({_names(_PROGRESS)}) = ({_holes(_PROGRESS)}) WHERE game_id = ?",
        (*msgspec.structs.astuple(counted), game_id),
    )


def read(connection: sqlite3.Connection, game_id: int) -> GameRows:
    """Every row of a game.

    Raises:
        StoreError: ``game_gone``; ``game_damaged`` where rows are missing or are not what they must be.
    """
    game = connection.execute(f"SELECT {_names(_GAME)} FROM games WHERE id = ?", (game_id,)).fetchone()
    if game is None:
        raise StoreError("game_gone", {"id": game_id})
    progress = connection.execute(f"SELECT {_names(_PROGRESS)} FROM progress WHERE game_id = ?", (game_id,)).fetchone()
    found: dict[str, Any] = dict(zip(_GAME, game, strict=True))
    found |= {table: _texts(connection, table, game_id) for table in ("entries", "snapshots")}
    found["progress"] = dict(zip(_PROGRESS, progress or (), strict=False))
    try:
        rows = msgspec.convert(found, GameRows, strict=False)
    except msgspec.ValidationError:
        raise StoreError("game_damaged", {"id": game_id}) from None
    if (len(rows.entries), len(rows.snapshots)) != (rows.progress.entries, rows.progress.snapshots):
        raise StoreError("game_damaged", {"id": game_id})
    return rows


def _texts(connection: sqlite3.Connection, table: str, game_id: int) -> list[Any]:
    """The texts of rows numbered 0, 1, 2, ...; they end where a number is missing."""
    texts: list[Any] = []
    found = connection.execute(f"SELECT number, text FROM {table} WHERE game_id = ? ORDER BY number", (game_id,))
    for number, text in found:
        if number != len(texts):
            break
        texts.append(text)
    return texts


def beginnings(connection: sqlite3.Connection, game: str) -> list[tuple[int, str, str]]:
    """Id, record and players of every game that is called ``game``, the oldest first."""
    return list(connection.execute("SELECT id, record, players FROM games WHERE game = ? ORDER BY id", (game,)))


def listed(connection: sqlite3.Connection) -> list[ListedRow]:
    """Every game, the last played first."""
    shown = (*_GAME[:-1], *_PROGRESS)
    found = connection.execute(
        f"SELECT {_names(shown)} FROM games JOIN progress ON id = game_id ORDER BY updated DESC, id DESC"
    )
    return [
        ListedRow(game_id, game, title, created, players, Progress(*progress))
        for game_id, game, title, created, players, *progress in found
    ]


def delete(connection: sqlite3.Connection, game_id: int) -> None:
    """Deletes a game with all that belongs to it; nothing happens where there is none."""
    connection.execute("DELETE FROM games WHERE id = ?", (game_id,))
