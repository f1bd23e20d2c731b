"""The library: every game that was ever begun on this machine, and the way back into it.

It knows how a game is listed and put together again as a ``Record``; how a file is opened, written and rescued is for
the rooms beside it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec

from rules.kernel.record import FORMAT, RULES, Record, Setup, Snapshot
from tabletop.store import opening, rows
from tabletop.store.library_file import LibraryFile
from tabletop.store.rows import GameRows, ListedRow, Progress
from tabletop.store.trouble import UNREADABLE, Notice, StoreError
from tabletop.store.writer import GameWriter, WriterThread


class GameRow(msgspec.Struct, frozen=True):
    """A game in the list. ``created`` and ``updated`` are seconds since 1970.

    ``players`` are as they were given, by seat; ``msgspec.convert(row.players, list[Player])`` makes them what they
    were. ``round``, ``outcome``, ``thumbnail`` (the public view) and ``assisted`` come from the last ``meta``, where
    ``play`` put them.
    """

    id: int
    game: str
    title: str
    players: list[dict[str, Any]]
    created: float
    updated: float
    entries: int
    over: bool
    round: int = 0
    outcome: dict[str, Any] | None = None
    thumbnail: dict[str, Any] | None = None
    assisted: bool = False


class _Listed(msgspec.Struct):
    """What the list reads in a game's meta."""

    players: list[dict[str, Any]] | None = None
    round: int = 0
    outcome: dict[str, Any] | None = None
    thumbnail: dict[str, Any] | None = None
    assisted: bool = False


class _Begun(msgspec.Struct):
    """What a game is known by."""

    setup: Setup
    deck: dict[str, Any]


class Library:
    """One library in one folder. Its calls may come from any thread and wait for what was submitted before them.

    ``notices``: what the player should be told about the opening. ``saved`` is ``False`` where the games live in
    memory only.
    """

    def __init__(self, file: LibraryFile, notices: Sequence[Notice], now: Callable[[], float]) -> None:
        self.notices = list(notices)
        self.path = file.path
        self._now = now
        self._thread = WriterThread(file)

    @classmethod
    def open(cls, folder: Path, *, patience: float = 2.0, now: Callable[[], float] = time.time) -> Self:
        """The library in ``folder``, made where there is none. Raises nothing for what may stand there.

        ``patience``: seconds to wait where another program holds the file.
        """
        return cls(*opening.open_library_file(folder, patience, now()), now)

    @property
    def saved(self) -> bool:
        return self.path is not None

    def create(
        self,
        setup: Setup,
        deck: Mapping[str, Any],
        players: Sequence[msgspec.Struct | Mapping[str, Any]],
        title: str,
        *,
        snapshots: Sequence[Snapshot] = (),
        meta: Mapping[str, Any] | None = None,
    ) -> int:
        """Keeps a new game and returns its id. Raises ``StoreError``, and nothing is kept then.

        ``meta``: what a table without marks of its own is to be opened with.
        """
        record = Record(FORMAT, RULES, setup, dict(deck), [], list(snapshots))
        return self.add(record, players, title, meta or {})

    def add(
        self,
        record: Record,
        players: Sequence[msgspec.Struct | Mapping[str, Any]],
        title: str,
        meta: Mapping[str, Any],
    ) -> int:
        """Keeps a whole game as it is and returns its id. Raises ``StoreError``, and nothing is kept then."""
        beginning = {"format": record.format, "rules": record.rules, "setup": record.setup, "deck": record.deck}
        moment = self._now()
        game = GameRows(
            id=0,
            game=record.setup.game,
            title=title,
            created=moment,
            players=msgspec.json.encode(players).decode(),
            record=msgspec.json.encode(beginning).decode(),
            entries=[msgspec.json.encode(entry).decode() for entry in record.entries],
            snapshots=[msgspec.json.encode(snapshot).decode() for snapshot in record.snapshots],
            progress=Progress(
                0,
                0,
                moment,
                over=bool(meta.get("over", False)),
                digest=record.digest,
                meta=msgspec.json.encode(meta).decode(),
            ),
        )
        return self._thread.ask(lambda file: file.write(lambda connection: rows.create(connection, game)))

    def writer(self, game_id: int) -> GameWriter:
        """The hand that takes the entries of a game. One game has one at a time."""
        return GameWriter(self._thread, game_id, self._now)

    def games(self) -> list[GameRow]:
        """Every game, finished ones too, the last played first. Raises ``StoreError``."""
        return [_shown(row) for row in self._thread.ask(lambda file: file.read(rows.listed))]

    def unfinished(self) -> GameRow | None:
        """The game that was played last and is not over. Raises ``StoreError``."""
        return next((game for game in self.games() if not game.over), None)

    def load(self, game_id: int) -> tuple[Record, list[dict[str, Any]], dict[str, Any]]:
        """The record of a game, its players by seat (as in ``GameRow``) and the last ``meta`` (empty: none yet).

        Raises:
            StoreError: ``game_gone``; ``game_damaged`` where it can no longer be put together.
        """
        game = self._thread.ask(lambda file: file.read(lambda connection: rows.read(connection, game_id)))
        try:
            record = msgspec.convert(
                {
                    **msgspec.json.decode(game.record, type=dict[str, Any]),
                    "entries": [msgspec.json.decode(entry) for entry in game.entries],
                    "snapshots": [msgspec.json.decode(snapshot) for snapshot in game.snapshots],
                    "digest": game.progress.digest,
                },
                Record,
            )
            meta = msgspec.json.decode(game.progress.meta, type=dict[str, Any])
            players = msgspec.json.decode(game.players, type=list[dict[str, Any]])
            return record, msgspec.convert(meta.get("players", players), list[dict[str, Any]]), meta
        except UNREADABLE:
            raise StoreError("game_damaged", {"id": game_id}) from None

    def find(self, record: Record, players: Sequence[Mapping[str, Any]]) -> int | None:
        """The game that ``record`` tells of, or of whose beginning it tells, with people of the same names.

        Raises ``StoreError``. What cannot be read is not that game.
        """
        names = [player.get("name") for player in players]
        found = self._thread.ask(
            lambda file: file.read(lambda connection: rows.beginnings(connection, record.setup.game))
        )
        for game_id, beginning, seated in found:
            try:
                begun = msgspec.json.decode(beginning, type=_Begun)
                sat = [player.get("name") for player in msgspec.json.decode(seated, type=list[dict[str, Any]])]
                if (begun.setup, begun.deck, sat) != (record.setup, record.deck, names):
                    continue
                if self.load(game_id)[0].entries[: len(record.entries)] == record.entries:
                    return game_id
            except (*UNREADABLE, StoreError):
                continue
        return None

    def delete(self, game_id: int) -> None:
        """Deletes a game for good. Raises ``StoreError``."""
        self._thread.ask(lambda file: file.write(lambda connection: rows.delete(connection, game_id)))

    def close(self) -> None:
        """Writes what was submitted, ends the writer thread and closes the file. A second call does nothing."""
        self._thread.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _shown(row: ListedRow) -> GameRow:
    """The row for the list; of one whose texts cannot be read the bare name, so that the player sees it is there."""
    try:
        meta = msgspec.json.decode(row.progress.meta, type=_Listed)
        players = meta.players or msgspec.json.decode(row.players, type=list[dict[str, Any]])
    except UNREADABLE:
        meta, players = _Listed(), []
    return GameRow(
        id=row.id,
        game=row.game,
        title=row.title,
        players=players,
        created=row.created,
        updated=row.progress.updated,
        entries=row.progress.entries,
        over=row.progress.over,
        round=meta.round,
        outcome=meta.outcome,
        thumbnail=meta.thumbnail,
        assisted=meta.assisted,
    )
