"""Honey stall stands on the shelf as a game of the box does: rules, words and table where they are looked for."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

import tabletop.texts
from rules.catalogue import games
from tests.tabletop.stall import table, texts

ROOMS = {
    "tabletop.table.games.honey_stall": table,
    "tabletop.table.games.honey_stall_motion": table,
    "tabletop.texts.honey_stall": texts,
    "tabletop.texts.honey_stall_sentences": texts,
    "tabletop.texts.honey_stall_help": texts,
}


@pytest.fixture(autouse=True)
def _honey_stall_in_the_box(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(games.modules, "honey_stall", "tests.tabletop.stall.rules")
    for name, room in ROOMS.items():
        monkeypatch.setitem(sys.modules, name, room)
    monkeypatch.setattr(tabletop.texts, "_sentences", dict(tabletop.texts._sentences))
    monkeypatch.setattr(tabletop.texts, "_loaded", set(tabletop.texts._loaded))
    tabletop.texts._is_room.cache_clear()
    yield
    tabletop.texts._is_room.cache_clear()
