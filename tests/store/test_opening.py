"""Whatever stands in the folder, the library opens, nothing is deleted, and the player is told."""

from __future__ import annotations

import random
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rules.kernel.record import Record
from tabletop.store import Library, Notice, StoreError, library_file, schema

Open = Callable[..., Library]
FILE = "library.sqlite3"


def names(folder: Path) -> set[str]:
    """The files in the folder, but for what SQLite keeps beside an open one."""
    return {path.name for path in folder.iterdir()} - {f"{FILE}-wal", f"{FILE}-shm"}


def assert_goes_on(library: Library, table: Any) -> None:
    assert library.saved
    assert len(library.load(table.play(library, 2))[0].entries) == 2


@pytest.fixture
def old_library(tmp_path: Path, table: Any) -> Path:
    """A closed library with 30 games of 1 to 30 entries, with ids of the same number."""
    with Library.open(tmp_path / "old", now=lambda: 0.0) as library:
        for count in range(1, 31):
            game = table.begin(library, f"Game {count}")
            assert table.keep(library.writer(game), [table.entry(number) for number in range(count)]) is None
    return tmp_path / "old" / FILE


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
