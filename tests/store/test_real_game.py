"""A real game, kept step by step, taken up from the disk again and again, ends as the one that was never put down."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from rules.kernel.match import Match
from rules.kernel.record import Record, Setup
from tabletop.store import Library


def keep(library: Library, game: int, match: Match, saved: Record, table: Any) -> Record:
    """Keeps what ``match`` has beyond ``saved``, as the session does; returns what is saved now."""
    record = match.record()
    writer = library.writer(game)
    new = record.entries[len(saved.entries) :]
    snapshots: Sequence[Any] = record.snapshots[len(saved.snapshots) :]
    meta = {"over": match.over, "seen": [len(match.beats)]}
    assert table.keep(writer, new, meta=meta, snapshots=snapshots, digest=record.digest) is None
    return record


@pytest.mark.parametrize("seats", [2, 5])
def test_a_real_game_goes_on_from_the_disk(open_library: Callable[..., Library], table: Any, seats: int) -> None:
    chance = random.Random(seats)
    match = Match.start(Setup("bears_and_bees", seats, seats))
    saved = match.record()
    library = open_library()
    players = table.players[:1] * seats
    game = library.create(match.setup, saved.deck, players, "Bears & Bees", snapshots=saved.snapshots)
    while not match.over:
        seat = chance.choice(match.waiting())
        if match.can_take_back(seat) is None and chance.random() < 0.2:
            match.take_back(seat)
        else:
            match.apply(seat, chance.choice(match.legal(seat)))
        saved = keep(library, game, match, saved, table)
        if chance.random() < 0.1:
            library.close()
            library = open_library()
            record, names, meta = library.load(game)
            assert record == saved
            assert [player["name"] for player in names] == ["Ana"] * seats
            again = Match.load(record)
            assert again.digest() == match.digest()
            assert len(again.beats) == len(match.beats) == meta["seen"][0]
            match = again
    assert library.unfinished() is None
    assert Match.load(library.load(game)[0]).outcome() == match.outcome()
