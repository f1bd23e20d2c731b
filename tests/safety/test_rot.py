"""A library whose bytes have rotten, or whose rows were written by a strange hand: Home comes up, and the game goes on
or is refused in a sentence. Nothing else happens.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rules.kernel.match import Match
from tabletop.panels.look import Look
from tabletop.play import Session
from tabletop.shelf import Maker, Shelf, Trouble
from tabletop.window import Window
from tests.play.clockwork import HandClock, players
from tests.secrecy.theatre import keep
from tests.secrecy.twins import played_to


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A library with a game that was left in the middle, marks and all."""
    folder = tmp_path_factory.mktemp("sound")
    record = played_to(2, "choose", Random(1)).record()
    session = Session(Match.load(record), players("hh"), Silent(), HandClock())
    keep(folder, record, players("hh"), session.resume_state())
    return (folder / "library.sqlite3").read_bytes()


class Silent:
    """A writer that keeps nothing."""

    def submit(self, entries: Any, meta: Any, done: Any, *, snapshots: Any = (), digest: str = "") -> None:
        done(None)


def sit_down(folder: Path) -> str:
    """Opens the shelf in ``folder``, goes on with the game that waits and begins another one.

    Gives the sentences that a player was told instead of a game.
    """
    shelf = Shelf(folder, HandClock())
    told = []
    assert all(shelf.notices())
    shelf.offered()
    ways: list[Callable[[], Maker]] = [shelf.resume, lambda: shelf.begin(players("hh"), 5)]
    for find_game in ways:
        try:
            session = find_game()(lambda: None)
        except Trouble as trouble:
            told.append(trouble.sentence)
        else:
            assert session.stage.kind in ("cover", "public", "over")
            session.view()
    shelf.close()
    assert all(told)
    return " ".join(told)


@pytest.mark.parametrize("part", range(4))
def test_bytes_that_rot_end_in_a_game_or_a_sentence(qapp: object, tmp_path: Path, sound: bytes, part: int) -> None:
    chance = Random(part)
    ends = set()
    for number in range(25):
        folder = tmp_path / str(number)
        folder.mkdir()
        rotten = bytearray(sound)
        for _ in range(chance.choice((1, 1, 1, 3, 30))):
            rotten[chance.randrange(len(rotten))] = chance.randrange(256)
        (folder / "library.sqlite3").write_bytes(rotten)
        ends.add(bool(sit_down(folder)))
    assert ends == {False, True}


STRANGE: dict[str, tuple[str, str, Any]] = {
    "a game that nobody knows": ("games", "game", "chess"),
    "no players": ("games", "players", []),
    "players of another kind": ("games", "players", [1, {"name": 5}]),
    "a record that is a list": ("games", "record", []),
    "a record without a deck": ("games", "record.deck", {}),
    "a deck of numbers": ("games", "record.deck", {"cards": 7}),
    "a game of 99": ("games", "record.setup.seats", 99),
    "a game of none": ("games", "record.setup.seats", 0),
    "a seed that is a word": ("games", "record.setup.seed", "seven"),
    "an option that nobody knows": ("games", "record.setup.options", {"colour": "pink"}),
    "another format": ("games", "record.format", 99),
    "other rules": ("games", "record.rules", 99),
    "no marks": ("progress", "meta", {}),
    "marks that are a list": ("progress", "meta", []),
    "a thumbnail of nothing": ("progress", "meta.thumbnail", {}),
    "a thumbnail without places": ("progress", "meta.thumbnail.places", []),
    "a thumbnail of numbers": ("progress", "meta.thumbnail.places.seat/0/honey", 5),
    "a thumbnail that counts in words": ("progress", "meta.thumbnail.places.seat/0/honey", {"count": "three"}),
    "marks of one seat": ("progress", "meta.seen", [1]),
    "marks from the future": ("progress", "meta.shown", 10**9),
    "marks from before": ("progress", "meta.shown", -5),
    "eyes from the future": ("progress", "meta.seen", [10**9, -7]),
    "a holder who is not there": ("progress", "meta.holder", 17),
    "a seat that is not there": ("progress", "meta.called", 17),
    "a round that is a word": ("progress", "meta.round", "first"),
    "three at a table of two": ("progress", "meta.players", [{"name": "Ana"}, {"name": "Ben"}, {"name": "Cleo"}]),
    "a mark that there is not": ("progress", "meta.players", [{"name": "Ana", "mark": 77}, {"name": "Ben"}]),
    "an outcome of nothing": ("progress", "meta.outcome", {"ranks": "all"}),
    "another digest": ("progress", "digest", "0" * 64),
    "fewer entries than there are": ("progress", "entries", 3),
    "more entries than there are": ("progress", "entries", 3000),
}


@pytest.mark.parametrize("what", STRANGE)
def test_strange_rows_end_in_a_game_or_a_sentence(qtbot: QtBot, tmp_path: Path, sound: bytes, what: str) -> None:
    path = tmp_path / "library.sqlite3"
    path.write_bytes(sound)
    table, place, value = STRANGE[what]
    with closing(sqlite3.connect(path)) as connection:
        write(connection, table, place.split("."), value)
        connection.commit()
    look = Look("light", 1.0)
    window = Window(look, tmp_path, HandClock())
    qtbot.addWidget(window)
    window.open_shelf()
    if window.home.go_on.isVisibleTo(window):
        window.home.go_on.click()
        assert (window.play is not None) != bool(window.home.banner.text)
    window.start(players("hh"), 5)
    assert window.play is not None
    window.close()


def write(connection: sqlite3.Connection, table: str, place: list[str], value: Any) -> None:
    """Writes ``value`` into a column, or to a place within the JSON that stands in it."""
    column, *inside = place
    if inside or not isinstance(value, str | int):
        (text,) = connection.execute(f"SELECT {column} FROM {table}").fetchone()
        whole = {"": json.loads(text)}
        part, last = whole, ""
        for name in inside:
            part, last = part[last], name
        part[last] = value
        value = json.dumps(whole[""])
    connection.execute(f"UPDATE {table} SET {column} = ?", (value,))
