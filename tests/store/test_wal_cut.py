"""A copy of a running program's files, its ``-wal`` cut at any byte, opens as the beginning of the game."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabletop.store import Library

COUNT = 60


@pytest.fixture
def running(table: Any, tmp_path: Path, copied: Callable[..., Path]) -> Path:
    """A copy, taken while the program ran, of a library with a game of 60 entries, all still in the ``-wal``."""
    with Library.open(tmp_path / "running") as library:
        assert library.path is not None
        game = table.begin(library)
        writer = library.writer(game)
        for number in range(COUNT):
            snapshots = [table.snapshot(number)] if number % 10 == 0 else []
            assert table.keep(writer, [table.entry(number)], meta={"entries": number + 1}, snapshots=snapshots) is None
        return copied(library.path, tmp_path / "copy").parent


def found_in(library: Library, table: Any) -> int:
    """How long the beginning is that the library holds; it must be one in every part."""
    assert library.saved
    assert library.notices == []
    if not library.games():
        return -1
    (row,) = library.games()
    record, _, meta = library.load(row.id)
    count = len(record.entries)
    assert record.entries == [table.entry(number) for number in range(count)]
    assert [snapshot.entry for snapshot in record.snapshots] == list(range(0, count, 10))
    assert meta == ({"entries": count} if count else {})
    return count


def test_a_cut_wal_opens_as_the_beginning_of_the_game(
    open_library: Callable[..., Library], table: Any, tmp_path: Path, running: Path, repeats: int
) -> None:
    main = (running / "library.sqlite3").read_bytes()
    wal = (running / "library.sqlite3-wal").read_bytes()
    chance = random.Random(11)
    cuts = sorted([0, 31, 32, len(wal) - 1, len(wal)] + [chance.randrange(len(wal)) for _ in range(repeats)])
    lengths = []
    for number, cut in enumerate(cuts):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "library.sqlite3").write_bytes(main)
        (folder / "library.sqlite3-wal").write_bytes(wal[:cut])
        library = open_library(folder)
        lengths.append(found_in(library, table))
        library.close()
    assert lengths == sorted(lengths)
    assert (lengths[0], lengths[-2], lengths[-1]) == (-1, COUNT - 1, COUNT)


def test_a_spoilt_wal_opens_as_the_beginning_of_the_game(
    open_library: Callable[..., Library], table: Any, tmp_path: Path, running: Path, repeats: int
) -> None:
    wal = (running / "library.sqlite3-wal").read_bytes()
    chance = random.Random(12)
    lengths = set()
    for number in range(repeats):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "library.sqlite3").write_bytes((running / "library.sqlite3").read_bytes())
        spot = chance.randrange(len(wal))
        spoilt = wal[:spot] + bytes([wal[spot] ^ 1 << chance.randrange(8)]) + wal[spot + 1 :]
        (folder / "library.sqlite3-wal").write_bytes(spoilt)
        library = open_library(folder)
        lengths.add(found_in(library, table))
        library.close()
    assert len(lengths) > min(repeats, COUNT) // 4
