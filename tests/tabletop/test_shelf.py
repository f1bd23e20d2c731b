"""The shelf: a kept game whose players cannot be read is told in a sentence and stays where it is."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.play import Player, SystemClock
from tabletop.shelf import Shelf, Trouble
from tabletop.texts import say


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    opened = Shelf(tmp_path, SystemClock())
    yield opened
    opened.close()


@pytest.mark.parametrize("players", ["[]", '[{"name": "Ana", "kind": "human", "mark": 99}]', '["Ana", 3]'])
def test_a_game_without_readable_players_is_refused_in_a_sentence(shelf: Shelf, tmp_path: Path, players: str) -> None:
    shelf.begin([Player("Ana", "human", 0), Player("Ben", "cub", 1)], seed=7)
    shelf.put_back()
    (library,) = tmp_path.glob("*.sqlite3")
    with sqlite3.connect(library) as connection:
        (changed,) = connection.execute("SELECT count(*) FROM games").fetchone()
        connection.execute("UPDATE games SET players = ?", (players,))
    connection.close()
    assert changed == 1
    with pytest.raises(Trouble) as told:
        shelf.resume()
    assert told.value.sentence == say("trouble.load", reason=say("trouble.save.game_damaged"))
    waiting, _more = shelf.offered()
    assert waiting is not None
    assert waiting.seats == []
