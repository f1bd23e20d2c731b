"""Games are kept, listed, taken up again and deleted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.kernel.record import FORMAT, RULES, from_json, to_json
from tabletop.store import Library, StoreError

Open = Callable[..., Library]


def test_a_missing_folder_is_made_and_nothing_needs_to_be_said(open_library: Open, tmp_path: Path) -> None:
    library = open_library(tmp_path / "a" / "b c?#%")
    assert library.saved
    assert library.notices == []
    assert library.games() == []
    assert library.unfinished() is None


def test_a_new_game_comes_back_as_it_was_given(open_library: Open, table: Any) -> None:
    library = open_library()
    game = library.create(table.setup, table.deck, table.players, "Bears & Bees", snapshots=[table.snapshot(0)])
    record, players, meta = library.load(game)
    assert (record.format, record.rules, record.setup, record.deck) == (FORMAT, RULES, table.setup, table.deck)
    assert record.entries == []
    assert record.snapshots == [table.snapshot(0)]
    assert msgspec.convert(players, list[type(table.players[0])]) == list(table.players)  # type: ignore[misc]
    assert meta == {}


def test_entries_snapshots_digest_and_meta_come_back_after_a_restart(open_library: Open, table: Any) -> None:
    library = open_library()
    game = library.create(table.setup, table.deck, table.players, "Bears & Bees", snapshots=[table.snapshot(0)])
    writer = library.writer(game)
    assert table.keep(writer, [table.entry(0)], meta={"seen_until": [1, 0, 0]}) is None
    run = [table.entry(1), table.entry(2)]
    meta = {"seen_until": [3, 0, 0], "round": 2}
    assert table.keep(writer, run, meta=meta, snapshots=[table.snapshot(3)], digest="d3") is None
    library.close()
    record, _, kept = open_library().load(game)
    assert record.entries == [table.entry(number) for number in range(3)]
    assert record.snapshots == [table.snapshot(0), table.snapshot(3)]
    assert record.digest == "d3"
    assert kept == meta
    assert from_json(to_json(record)) == record


def test_a_game_may_be_taken_up_again_and_again(open_library: Open, table: Any) -> None:
    library = open_library()
    game = table.begin(library)
    for number in range(5):
        writer = library.writer(game)
        assert table.keep(writer, [table.entry(number)]) is None
        library.close()
        library = open_library()
        assert library.load(game)[0].entries == [table.entry(earlier) for earlier in range(number + 1)]


def test_the_list_shows_what_play_keeps_with_a_game(open_library: Open, table: Any) -> None:
    library = open_library()
    first, second = table.begin(library, "One"), table.begin(library, "Two")
    view = {"game": "bears_and_bees", "places": {}}
    players = [{"name": "Ben", "kind": "cub", "mark": 5}]
    meta = {"round": 4, "thumbnail": view, "players": players, "anything": [1, None]}
    assert table.keep(library.writer(first), [table.entry(0)], meta=meta) is None
    rows = {row.id: row for row in library.games()}
    assert (rows[first].title, rows[first].round, rows[first].thumbnail) == ("One", 4, view)
    assert (rows[first].entries, rows[first].over, rows[first].players) == (1, False, players)
    assert (rows[second].round, rows[second].thumbnail, rows[second].outcome) == (0, None, None)
    assert [player["name"] for player in rows[second].players] == [player.name for player in table.players]
    assert library.load(first)[1] == players


def test_the_game_played_last_comes_first_and_a_finished_one_is_not_continued(tmp_path: Path, table: Any) -> None:
    moments = iter(range(1, 100))
    with Library.open(tmp_path, now=lambda: float(next(moments))) as library:
        first, second, third = (table.begin(library, name) for name in "abc")
        assert [row.id for row in library.games()] == [third, second, first]
        assert table.keep(library.writer(first), [table.entry(0)]) is None
        assert [row.id for row in library.games()] == [first, third, second]
        outcome = {"ranks": [1, 2, 2], "totals": [9, 7, 7]}
        assert table.keep(library.writer(first), [table.entry(1)], meta={"over": True, "outcome": outcome}) is None
        unfinished = library.unfinished()
        assert unfinished is not None
        assert unfinished.id == third
        assert library.games()[0].over
        assert library.games()[0].outcome == outcome
        assert library.games()[0].created < library.games()[0].updated


def test_a_deleted_game_is_gone_and_its_number_is_not_given_again(open_library: Open, table: Any) -> None:
    library = open_library()
    kept, gone = table.play(library, 2), table.play(library, 2)
    writer = library.writer(gone)
    library.delete(gone)
    library.delete(gone)
    assert [row.id for row in library.games()] == [kept]
    with pytest.raises(StoreError) as refused:
        library.load(gone)
    assert (refused.value.key, refused.value.values) == ("game_gone", {"id": gone})
    late = table.keep(writer, [table.entry(2)])
    assert isinstance(late, StoreError)
    assert late.key == "game_gone"
    library.close()
    assert table.begin(open_library()) > gone
    assert len(open_library().load(kept)[0].entries) == 2


def test_what_is_changed_after_a_submit_is_not_kept(open_library: Open, table: Any) -> None:
    library = open_library()
    game = table.begin(library)
    meta = {"seen": [0]}
    writer = library.writer(game)
    writer.submit([table.entry(0)], meta, lambda error: None)
    meta["seen"].append(9)
    writer.close()
    assert library.load(game)[2] == {"seen": [0]}


DEEP = '{"thumbnail":' + "[" * 100_000
"""Deeper than Python can go."""


@pytest.mark.parametrize(
    ("statement", "listed"),
    [
        ("UPDATE games SET record = '{\"format\":'", True),
        ("UPDATE games SET record = '{}'", True),
        ("UPDATE games SET players = '[3]'", False),
        ("UPDATE progress SET meta = 'x'", False),
        ("UPDATE progress SET meta = x'ff00'", False),
        (f"UPDATE progress SET meta = '{DEEP}'", False),
        (f"UPDATE games SET record = '{DEEP}'", True),
        (f"UPDATE entries SET text = '{DEEP}'", True),
        ("DELETE FROM entries WHERE number = 1", True),
        ("DELETE FROM entries WHERE number = 2", True),
        ('UPDATE entries SET text = \'{"kind":"act"}\' WHERE number = 1', True),
        ("UPDATE snapshots SET text = ''", True),
        ("DELETE FROM snapshots", True),
    ],
)
def test_a_game_with_bad_rows_is_refused_and_the_others_go_on(
    open_library: Open, table: Any, statement: str, listed: bool
) -> None:
    library = open_library()
    game = library.create(table.setup, table.deck, table.players, "Bears & Bees", snapshots=[table.snapshot(0)])
    assert table.keep(library.writer(game), [table.entry(number) for number in range(3)]) is None
    library._thread.ask(lambda file: file.write(lambda connection: connection.execute(statement)))
    well = table.play(library, 1)
    with pytest.raises(StoreError) as refused:
        library.load(game)
    assert (refused.value.key, refused.value.values) == ("game_damaged", {"id": game})
    row = next(row for row in library.games() if row.id == game)
    assert row.title == "Bears & Bees"
    assert bool(row.players) == listed
    assert len(library.load(well)[0].entries) == 1


def test_a_game_without_its_progress_is_damaged(open_library: Open, table: Any) -> None:
    library = open_library()
    game = table.play(library, 1)
    library._thread.ask(lambda file: file.write(lambda connection: connection.execute("DELETE FROM progress")))
    with pytest.raises(StoreError, match="game_damaged"):
        library.load(game)
