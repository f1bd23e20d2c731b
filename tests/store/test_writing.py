"""Each submit is one transaction on the disk; a failure is told, nothing is half-written, and the next may succeed."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from tabletop.store import Library, StoreError

Open = Callable[..., Library]


def pragma(library: Library, name: str) -> Any:
    """What the writing connection says."""
    return library._thread.ask(lambda file: file.read(lambda found: found.execute(f"PRAGMA {name}").fetchone()[0]))


def key(error: Exception | None) -> str:
    assert isinstance(error, StoreError), error
    return error.key


def test_the_writing_connection_is_synchronous_full_in_wal_mode(open_library: Open) -> None:
    library = open_library()
    assert pragma(library, "synchronous") == 2
    assert pragma(library, "journal_mode") == "wal"
    assert pragma(library, "foreign_keys") == 1


def test_answers_come_in_the_order_of_the_submits_on_the_writer_thread(open_library: Open, table: Any) -> None:
    library = open_library()
    game = table.begin(library)
    writer = library.writer(game)
    heard: list[tuple[int, Exception | None, str]] = []
    for number in range(50):
        writer.submit(
            [table.entry(number)],
            {},
            lambda error, number=number: heard.append((number, error, threading.current_thread().name)),  # type: ignore[misc]
        )
    writer.close()
    assert heard == [(number, None, "library writer") for number in range(50)]
    assert library.load(game)[0].entries == [table.entry(number) for number in range(50)]


def test_a_confirmed_entry_is_in_the_file_for_everybody(open_library: Open, table: Any, tmp_path: Path) -> None:
    library = open_library()
    game = table.begin(library)
    counts = []

    def look(error: Exception | None) -> None:
        other = sqlite3.connect(tmp_path / "library.sqlite3")
        counts.append(other.execute("SELECT count(*) FROM entries").fetchone()[0])
        other.close()

    writer = library.writer(game)
    writer.submit([table.entry(0)], {}, look)
    writer.submit([table.entry(1), table.entry(2)], {}, look)
    writer.close()
    assert counts == [1, 3]


def test_close_drains_what_was_submitted_and_ends_the_thread(open_library: Open, table: Any, tmp_path: Path) -> None:
    library = open_library()
    game = table.begin(library)
    writer = library.writer(game)
    answers: list[Exception | None] = []
    for number in range(20):
        writer.submit([table.entry(number)], {}, answers.append)
    library.close()
    assert answers == [None] * 20
    assert "library writer" not in {thread.name for thread in threading.enumerate()}
    assert [path.name for path in tmp_path.iterdir()] == ["library.sqlite3"]
    library.close()
    writer.close()


def test_a_closed_library_refuses(open_library: Open, table: Any) -> None:
    library = open_library()
    game = table.begin(library)
    writer = library.writer(game)
    other = library.writer(game)
    writer.close()
    assert key(table.keep(writer, [table.entry(0)])) == "library_closed"
    library.close()
    assert key(table.keep(other, [table.entry(0)])) == "library_closed"
    with pytest.raises(StoreError, match="library_closed"):
        library.games()


def test_a_failing_entry_leaves_nothing_of_its_submit(open_library: Open, table: Any) -> None:
    library = open_library()
    game = table.begin(library)
    writer = library.writer(game)
    assert table.keep(writer, [table.entry(0)], meta={"n": 1}) is None
    # A stray row in the way of the third entry of the submit: the first two are written and must be gone again.
    stray = f"INSERT INTO entries VALUES ({game}, 3, '{{}}')"
    library._thread.ask(lambda file: file.write(lambda connection: connection.execute(stray)))
    run = [table.entry(number) for number in (1, 2, 3)]
    assert key(table.keep(writer, run, meta={"n": 4})) == "not_saved"
    clean = "DELETE FROM entries WHERE number = 3"
    library._thread.ask(lambda file: file.write(lambda connection: connection.execute(clean)))
    record, _, meta = library.load(game)
    assert (record.entries, meta) == ([table.entry(0)], {"n": 1})
    assert table.keep(writer, run, meta={"n": 4}) is None
    assert len(library.load(game)[0].entries) == 4


def test_a_full_disk_is_told_and_the_same_entries_may_be_tried_again(open_library: Open, table: Any) -> None:
    library = open_library()
    game = table.begin(library)
    writer = library.writer(game)
    assert table.keep(writer, [table.entry(0)]) is None
    pragma(library, f"max_page_count = {pragma(library, 'page_count')}")
    large = {"thumbnail": {"filler": "x" * 20_000}}
    assert key(table.keep(writer, [table.entry(1)], meta=large)) == "disk_full"
    assert library.load(game)[0].entries == [table.entry(0)]
    with pytest.raises(StoreError, match="disk_full"):
        library.create(table.setup, {"filler": "x" * 20_000}, table.players, "Bears & Bees")
    pragma(library, "max_page_count = 100000")
    assert table.keep(writer, [table.entry(1)], meta=large) is None
    assert library.load(game)[0].entries == [table.entry(0), table.entry(1)]
    assert len(library.games()) == 1


def test_a_library_held_by_another_program_is_told_and_tried_again(
    open_library: Open, table: Any, tmp_path: Path
) -> None:
    library = open_library()
    game = table.begin(library)
    writer = library.writer(game)
    other = sqlite3.connect(tmp_path / "library.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert key(table.keep(writer, [table.entry(0)])) == "library_busy"
    other.execute("ROLLBACK")
    other.close()
    assert table.keep(writer, [table.entry(0)]) is None
    assert library.load(game)[0].entries == [table.entry(0)]


def test_what_was_submitted_behind_a_lost_entry_is_not_kept(open_library: Open, table: Any, tmp_path: Path) -> None:
    library = open_library()
    game, neighbour = table.begin(library), table.begin(library)
    writer = library.writer(game)
    other = sqlite3.connect(tmp_path / "library.sqlite3", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    ready, answers, unhindered = threading.Event(), [], Future[Exception | None]()

    def first(error: Exception | None) -> None:
        answers.append(error)
        other.execute("ROLLBACK")
        other.close()

    library._thread.post(lambda file: (ready.wait(), None)[1], lambda error: None)
    writer.submit([table.entry(0)], {}, first)
    writer.submit([table.entry(1)], {}, answers.append)
    library.writer(neighbour).submit([table.entry(0)], {}, unhindered.set_result)
    ready.set()
    assert unhindered.result(timeout=60) is None
    assert [key(error) for error in answers] == ["library_busy", "earlier_not_saved"]
    assert library.load(game)[0].entries == []
    assert table.keep(writer, [table.entry(0), table.entry(1)]) is None
    assert len(library.load(game)[0].entries) == 2


def test_a_lost_meta_stands_in_no_entry_s_way(open_library: Open, table: Any, tmp_path: Path) -> None:
    library = open_library()
    game = table.begin(library)
    writer = library.writer(game)
    other = sqlite3.connect(tmp_path / "library.sqlite3", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    ready, answers = threading.Event(), []

    def first(error: Exception | None) -> None:
        answers.append(error)
        other.execute("ROLLBACK")
        other.close()

    library._thread.post(lambda file: (ready.wait(), None)[1], lambda error: None)
    writer.submit([], {"seen": 1}, first)
    writer.submit([table.entry(0)], {"seen": 2}, answers.append)
    ready.set()
    writer.close()
    assert key(answers[0]) == "library_busy"
    assert answers[1:] == [None]
    record, _, meta = library.load(game)
    assert (record.entries, meta) == ([table.entry(0)], {"seen": 2})


@pytest.mark.parametrize("gone", [("",), ("", "-wal", "-shm"), ("-wal",)], ids=["file", "all", "wal"])
def test_a_removed_file_is_told_and_comes_back_whole(
    open_library: Open, table: Any, tmp_path: Path, gone: tuple[str, ...]
) -> None:
    library = open_library()
    earlier = table.play(library, 3)
    game = table.begin(library)
    writer = library.writer(game)
    assert table.keep(writer, [table.entry(0)]) is None
    for ending in gone:
        (tmp_path / f"library.sqlite3{ending}").unlink()
    assert key(table.keep(writer, [table.entry(1)])) == "library_removed"
    assert library.load(game)[0].entries == [table.entry(0)]
    assert table.keep(writer, [table.entry(1)]) is None
    library.close()
    again = open_library()
    assert again.notices == []
    assert again.load(game)[0].entries == [table.entry(0), table.entry(1)]
    assert len(again.load(earlier)[0].entries) == 3


def test_a_removed_folder_is_made_again(open_library: Open, table: Any, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    library = open_library(folder)
    game = table.begin(library)
    writer = library.writer(game)
    assert table.keep(writer, [table.entry(0)]) is None
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    assert key(table.keep(writer, [table.entry(1)])) == "library_removed"
    assert table.keep(writer, [table.entry(1)]) is None
    library.close()
    assert len(open_library(folder).load(game)[0].entries) == 2


def test_another_file_in_the_library_s_place_is_left_alone(open_library: Open, table: Any, tmp_path: Path) -> None:
    library = open_library()
    game = table.begin(library)
    writer = library.writer(game)
    (tmp_path / "library.sqlite3").rename(tmp_path / "elsewhere")
    (tmp_path / "library.sqlite3").write_text("mine")
    assert key(table.keep(writer, [table.entry(0)])) == "library_removed"
    assert key(table.keep(writer, [table.entry(0)])) == "library_replaced"
    assert (tmp_path / "library.sqlite3").read_text() == "mine"
    (tmp_path / "library.sqlite3").unlink()
    (tmp_path / "elsewhere").rename(tmp_path / "library.sqlite3")
    assert table.keep(writer, [table.entry(0)]) is None
    assert library.load(game)[0].entries == [table.entry(0)]


def test_a_done_that_fails_is_reported_and_the_writer_goes_on(
    open_library: Open, table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[BaseException | None] = []
    monkeypatch.setattr(threading, "excepthook", lambda arguments: reported.append(arguments.exc_value))
    library = open_library()
    game = table.begin(library)
    writer = library.writer(game)

    def faulty(error: Exception | None) -> None:
        raise ValueError("a faulty done")

    writer.submit([table.entry(0)], {}, faulty)
    assert table.keep(writer, [table.entry(1)]) is None
    assert [str(error) for error in reported] == ["a faulty done"]
    assert len(library.load(game)[0].entries) == 2


def test_done_may_ask_the_library(open_library: Open, table: Any) -> None:
    library = open_library()
    game = table.begin(library)
    answer = Future[int]()
    library.writer(game).submit([table.entry(0)], {}, lambda _: answer.set_result(library.games()[0].entries))
    assert answer.result(timeout=60) == 1


def test_what_is_not_json_is_refused_to_the_caller(open_library: Open, table: Any) -> None:
    library = open_library()
    writer = library.writer(table.begin(library))
    with pytest.raises(TypeError):
        writer.submit([table.entry(0)], {"bad": object()}, lambda error: None)
    assert table.keep(writer, [table.entry(0)]) is None


def test_many_threads_may_ask_at_once(open_library: Open, table: Any) -> None:
    library = open_library()
    games = [table.begin(library) for _ in range(4)]
    threads = [
        threading.Thread(
            target=lambda game=game: [table.keep(library.writer(game), [table.entry(n)]) for n in range(10)]
        )
        for game in games
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for game in games:
        assert library.load(game)[0].entries == [table.entry(number) for number in range(10)]
