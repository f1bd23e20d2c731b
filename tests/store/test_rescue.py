"""A library cut, spoilt or mixed up: the damaged file is kept to the byte, and what can be read is saved from it."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rules.kernel.record import Record
from tabletop.store import Library, StoreError, schema

Open = Callable[..., Library]
FILE = "library.sqlite3"


def loaded(library: Library, game: int) -> Record | None:
    """The record of a game, or ``None`` where it is refused as damaged."""
    try:
        return library.load(game)[0]
    except StoreError as error:
        if error.key != "game_damaged":
            raise
        return None


def assert_rescued(library: Library, damaged: bytes, table: Any) -> int:
    """Whatever the damage: each game is whole and itself or refused, and a file found damaged is kept to the byte.

    Returns how many games can be played on.
    """
    whole = 0
    for row in library.games():
        record = loaded(library, row.id)
        if record is None:
            assert not library.notices
            continue
        assert (record.deck, record.entries) == (table.deck, [table.entry(number) for number in range(row.id)])
        assert row.title == f"Game {row.id}"
        whole += 1
    for notice in library.notices:
        assert (notice.key, notice.values["rescued"]) == ("library_damaged", whole)
        assert library.path is not None
        assert library.path.with_name(str(notice.values["kept_as"])).read_bytes() == damaged
    return whole


def test_a_library_cut_anywhere_opens_and_whole_games_are_rescued(
    open_library: Open, table: Any, old_library: Path, tmp_path: Path, repeats: int
) -> None:
    content = old_library.read_bytes()
    chance = random.Random(5)
    cuts = [99, 100, 4096, len(content) - 4096, len(content) - 1]
    cuts += [chance.randrange(len(content)) for _ in range(repeats)]
    rescued = []
    for number, cut in enumerate(cuts):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / FILE).write_bytes(content[:cut])
        library = open_library(folder)
        assert len(library.notices) == 1, (cut, len(content))
        rescued.append(assert_rescued(library, content[:cut], table))
        library.close()
    assert max(rescued) >= 20
    assert min(rescued) == 0


def test_a_page_cut_short_is_damage_unless_a_write_was_under_way(old_library: Path) -> None:
    content = old_library.read_bytes()
    schema.check_header(old_library)
    old_library.write_bytes(content[:-1])
    with pytest.raises(schema.Unusable, match="damaged"):
        schema.check_header(old_library)
    Path(f"{old_library}-wal").write_bytes(b"")
    with pytest.raises(schema.Unusable, match="damaged"):
        schema.check_header(old_library)
    for ending in ("-wal", "-journal"):
        Path(f"{old_library}{ending}").write_bytes(b"frames")
        schema.check_header(old_library)
        Path(f"{old_library}{ending}").unlink()


def test_a_library_with_spoilt_pages_opens_and_whole_games_are_rescued(
    open_library: Open, table: Any, old_library: Path, tmp_path: Path, repeats: int
) -> None:
    content = old_library.read_bytes()
    pages = len(content) // 4096
    chance = random.Random(6)
    found = 0
    whole = []
    for number in range(repeats):
        folder = tmp_path / str(number)
        folder.mkdir()
        page = chance.randrange(1, pages)
        spoilt = content[: page * 4096] + chance.randbytes(4096) + content[page * 4096 + 4096 :]
        (folder / FILE).write_bytes(spoilt)
        library = open_library(folder)
        whole.append(assert_rescued(library, spoilt, table))
        found += bool(library.notices)
        library.close()
    # quick_check finds what is not a tree; a spoilt end of a long text is found when its game is loaded.
    assert found >= repeats // 2
    assert 29 in whole


def test_a_spoilt_page_in_the_middle_of_the_games_hides_only_its_own(
    open_library: Open, table: Any, old_library: Path
) -> None:
    content = old_library.read_bytes()
    pages = [content[start : start + 4096] for start in range(0, len(content), 4096)]
    leaf_of_a_table = 13
    (page,) = (page for page in pages[1:] if page[0] == leaf_of_a_table and b"Game 15" in page)
    spoilt = content.replace(page, random.Random(1).randbytes(4096))
    old_library.write_bytes(spoilt)
    library = open_library(old_library.parent)
    hidden = {int(number) for number in re.findall(rb"Game (\d+)", page)}
    assert 15 in hidden
    assert assert_rescued(library, spoilt, table) == 30 - len(hidden)
    assert {row.id for row in library.games()} == set(range(1, 31)) - hidden


def test_a_wal_that_belongs_to_another_library_harms_nothing_that_is_kept(
    open_library: Open, table: Any, old_library: Path, tmp_path: Path
) -> None:
    """An older copy was put back, but the newer ``-wal`` stayed: the copy's games are rescued from it alone."""
    copy = old_library.read_bytes()
    with closing(sqlite3.connect(old_library, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("DELETE FROM games WHERE id % 2")
        connection.execute("DELETE FROM entries WHERE game_id % 2")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(RESTART)")
        connection.execute("CREATE TABLE filler (text)")
        connection.execute("INSERT INTO filler VALUES (zeroblob(30000))")
        connection.execute("DROP TABLE filler")
        wal = Path(f"{old_library}-wal").read_bytes()
    folder = tmp_path / "mixed"
    folder.mkdir()
    (folder / FILE).write_bytes(copy)
    (folder / f"{FILE}-wal").write_bytes(wal)
    library = open_library(folder)
    assert [notice.key for notice in library.notices] == ["library_damaged"]
    kept = folder / str(library.notices[0].values["kept_as"])
    assert kept.read_bytes() == copy
    assert Path(f"{kept}-wal").read_bytes() == wal
    assert assert_rescued(library, copy, table) == 30
