"""Whatever stands in the folder, the library opens, nothing is deleted, and the player is told."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tabletop.store import Library, Notice, library_file, schema

Open = Callable[..., Library]
FILE = "library.sqlite3"


def names(folder: Path) -> set[str]:
    """The files in the folder, but for what SQLite keeps beside an open one."""
    return {path.name for path in folder.iterdir()} - {f"{FILE}-wal", f"{FILE}-shm"}


def assert_goes_on(library: Library, table: Any) -> None:
    assert library.saved
    assert len(library.load(table.play(library, 2))[0].entries) == 2


@pytest.mark.parametrize(
    "content",
    [b"", b"x", b"SQLite format 3\0", b"SQLite format 3\0" + b"\0" * 84, b"no library at all\n" * 999, b"\0" * 8192],
    ids=["empty", "byte", "magic", "zeros", "text", "nothing"],
)
def test_a_file_that_is_no_library_is_set_aside(open_library: Open, table: Any, tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    library = open_library()
    (notice,) = library.notices
    assert notice.key in {"library_damaged", "library_foreign"}
    kept = str(notice.values["kept_as"])
    assert kept == f"library.{notice.key.removeprefix('library_')}-2026-11-30-1.sqlite3"
    assert notice.values["file"] == FILE
    assert (tmp_path / kept).read_bytes() == content
    assert_goes_on(library, table)
    library.close()
    assert open_library().notices == []
    assert names(tmp_path) - {f"{kept}-wal", f"{kept}-shm"} == {FILE, kept}


def test_damaged_files_get_names_of_their_own(open_library: Open, tmp_path: Path) -> None:
    for number in range(1, 4):
        (tmp_path / FILE).write_bytes(b"garbage %d" % number)
        library = open_library()
        kept = f"library.damaged-2026-11-30-{number}.sqlite3"
        assert library.notices == [Notice("library_damaged", {"file": FILE, "kept_as": kept, "rescued": 0})]
        library.close()
    for number in range(1, 4):
        assert (tmp_path / f"library.damaged-2026-11-30-{number}.sqlite3").read_bytes() == b"garbage %d" % number


def test_another_program_s_file_is_set_aside_untouched(open_library: Open, table: Any, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("CREATE TABLE games (id)")
        other.commit()
    content = (tmp_path / FILE).read_bytes()
    library = open_library()
    kept = "library.foreign-2026-11-30-1.sqlite3"
    assert library.notices == [Notice("library_foreign", {"file": FILE, "kept_as": kept})]
    assert (tmp_path / kept).read_bytes() == content
    assert_goes_on(library, table)


def test_a_folder_in_its_place_is_set_aside(open_library: Open, table: Any, tmp_path: Path) -> None:
    (tmp_path / FILE / "inner").mkdir(parents=True)
    library = open_library()
    assert [notice.key for notice in library.notices] == ["library_foreign"]
    assert (tmp_path / "library.foreign-2026-11-30-1.sqlite3" / "inner").is_dir()
    assert_goes_on(library, table)


@pytest.mark.parametrize("in_wal", [False, True], ids=["file", "wal"])
def test_a_library_of_a_newer_program_is_set_aside_with_its_own_word(
    open_library: Open, table: Any, old_library: Path, in_wal: bool, tmp_path: Path, copied: Callable[..., Path]
) -> None:
    with closing(sqlite3.connect(old_library, isolation_level=None)) as newer:
        if in_wal:
            newer.execute("PRAGMA journal_mode = WAL")
        newer.execute(f"PRAGMA user_version = {len(schema.STEPS) + 1}")
        path = copied(old_library, tmp_path / "copy")
    content = path.read_bytes()
    library = open_library(path.parent)
    kept = "library.newer-2026-11-30-1.sqlite3"
    assert library.notices == [Notice("library_newer", {"file": FILE, "kept_as": kept})]
    assert (path.parent / kept).read_bytes() == content
    assert library.games() == []
    assert_goes_on(library, table)


@pytest.mark.parametrize("statement", ["DROP TABLE entries", "ALTER TABLE progress DROP COLUMN meta"])
def test_a_library_without_its_tables_is_damaged(
    open_library: Open, table: Any, old_library: Path, statement: str
) -> None:
    with closing(sqlite3.connect(old_library)) as connection:
        connection.execute(statement)
        connection.commit()
    library = open_library(old_library.parent)
    assert [notice.key for notice in library.notices] == ["library_damaged"]
    assert_goes_on(library, table)


def test_a_library_with_a_table_more_is_fine(open_library: Open, old_library: Path) -> None:
    with closing(sqlite3.connect(old_library)) as connection:
        connection.execute("CREATE TABLE notes (text)")
        connection.commit()
    library = open_library(old_library.parent)
    assert library.notices == []
    assert len(library.games()) == 30


def test_a_wal_left_without_its_library_is_not_played_into_a_new_one(
    open_library: Open, table: Any, old_library: Path
) -> None:
    wal = Path(f"{old_library}-wal")
    with closing(sqlite3.connect(old_library, isolation_level=None)) as connection:
        connection.execute("UPDATE games SET title = 'in the wal'")
        content = wal.read_bytes()
        old_library.unlink()
    wal.write_bytes(content)
    library = open_library(old_library.parent)
    kept = "library.orphan-2026-11-30-1.sqlite3"
    assert library.notices == [Notice("library_orphan", {"file": FILE, "kept_as": kept})]
    assert (old_library.parent / f"{kept}-wal").read_bytes() == content
    assert library.games() == []
    assert_goes_on(library, table)


def test_a_crash_while_a_new_library_was_made_leaves_no_trace(open_library: Open, table: Any, tmp_path: Path) -> None:
    (tmp_path / f"{FILE}.new").write_bytes(b"half a library")
    (tmp_path / f"{FILE}.new-journal").write_bytes(b"half a journal")
    library = open_library()
    assert library.notices == []
    assert_goes_on(library, table)
    assert names(tmp_path) == {FILE}


def test_a_library_held_by_another_program_is_not_taken_for_damaged(
    open_library: Open, table: Any, old_library: Path
) -> None:
    with closing(sqlite3.connect(old_library, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        other.execute("UPDATE games SET title = title")
        other.execute("COMMIT")
        library = open_library(old_library.parent)
        values: dict[str, str | int] = {"folder": str(old_library.parent), "reason": "library_busy", "readable": 30}
        assert library.notices == [Notice("games_not_saved", values)]
        assert not library.saved
        assert len(library.load(table.play(library, 2))[0].entries) == 2
        library.close()
    again = open_library(old_library.parent)
    assert again.notices == []
    assert len(again.games()) == 30


def test_a_file_in_the_folder_s_place_leaves_the_games_in_memory(
    open_library: Open, table: Any, tmp_path: Path
) -> None:
    (tmp_path / "taken").write_text("a file")
    library = open_library(tmp_path / "taken")
    values: dict[str, str | int] = {"folder": str(tmp_path / "taken"), "reason": "read_only", "readable": 0}
    assert library.notices == [Notice("games_not_saved", values)]
    game = table.begin(library)
    writer = library.writer(game)
    assert table.keep(writer, [table.entry(0)], meta={"round": 3}) is None
    assert [row.round for row in library.games()] == [3]


def test_a_link_to_the_library_is_followed(open_library: Open, table: Any, old_library: Path, tmp_path: Path) -> None:
    folder = tmp_path / "linked"
    folder.mkdir()
    try:
        (folder / FILE).symlink_to(old_library)
    except OSError:
        pytest.skip("this system lets no ordinary user make links")
    library = open_library(folder)
    assert library.notices == []
    assert len(library.games()) == 30
    assert_goes_on(library, table)
    library.close()
    assert (folder / FILE).is_symlink()


@pytest.fixture
def no_shared_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every file is opened as on a network share: SQLite's dot-file locking knows no shared memory, and so no WAL."""
    with closing(sqlite3.connect(":memory:")) as trial:
        try:
            trial.execute("ATTACH 'file:trial?vfs=unix-dotfile&mode=memory' AS trial")
        except sqlite3.Error:
            pytest.skip("this SQLite has no dot-file locking")
    plain = library_file.address
    monkeypatch.setattr(library_file, "address", lambda path, how: f"{plain(path, how)}&vfs=unix-dotfile")


@pytest.mark.usefixtures("no_shared_memory")
def test_where_wal_is_refused_the_journal_is_deleted_after_each_write(
    open_library: Open, table: Any, tmp_path: Path
) -> None:
    library = open_library()
    ask = library._thread.ask
    assert ask(lambda found: found.connection.execute("PRAGMA journal_mode").fetchone()[0]) == "delete"
    assert ask(lambda found: found.connection.execute("PRAGMA synchronous").fetchone()[0]) == 2
    game = table.play(library, 5)
    library.close()
    assert names(tmp_path) == {FILE}
    again = open_library()
    assert again.notices == []
    assert len(again.load(game)[0].entries) == 5
    assert_goes_on(again, table)


def test_a_library_from_a_local_disk_opens_where_wal_is_refused(
    open_library: Open, table: Any, tmp_path: Path, copied: Callable[..., Path], request: pytest.FixtureRequest
) -> None:
    library = open_library(tmp_path / "local")
    game = table.play(library, 5)
    share = copied(library.path, tmp_path / "share").parent
    library.close()
    request.getfixturevalue("no_shared_memory")
    moved = open_library(share)
    assert moved.saved
    assert moved._thread.ask(lambda found: found.connection.execute("PRAGMA journal_mode").fetchone()[0]) == "delete"
    assert len(moved.load(game)[0].entries) == 5
    assert_goes_on(moved, table)


def test_an_older_library_is_brought_to_the_newest_version(
    open_library: Open, table: Any, old_library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = ("ALTER TABLE games ADD COLUMN stars INTEGER NOT NULL DEFAULT 3", "CREATE TABLE stars (game_id INTEGER)")
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, step))
    library = open_library(old_library.parent)
    assert library.notices == []
    assert len(library.games()) == 30
    assert_goes_on(library, table)
    ask = library._thread.ask
    assert ask(lambda found: schema.version(found.connection)) == 2
    assert ask(lambda found: found.connection.execute("SELECT DISTINCT stars FROM games").fetchall()) == [(3,)]
    library.close()
    monkeypatch.undo()
    assert [notice.key for notice in open_library(old_library.parent).notices] == ["library_newer"]


def test_a_migration_that_fails_half_way_changes_nothing(
    open_library: Open, old_library: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copyfile(old_library, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy", isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            schema.migrate(connection, (*schema.STEPS, ("CREATE TABLE stars (id)", "CREATE TABLE stars (id)")))
        assert schema.version(connection) == 1
        schema.check_content(connection)
        assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'stars'").fetchone() == (0,)
