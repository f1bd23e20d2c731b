"""Killed at random moments of real play, the program loses nothing that it had confirmed, goes on exactly where it was,
shows no hand before somebody asks for it, and leaves no process of the bots behind.
"""

from __future__ import annotations

import os
import select
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.kernel.match import Match
from tabletop.store import Library
from tests.safety.conftest import Program

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="kill -9 and process handles are Linux's words")

TABLES = [
    *((kinds, "bears_and_bees") for kinds in ("hh", "hhc", "hcc", "hhh", "hhccc")),
    ("hhc", "bear_necessities"),
    ("hhc", "beesness"),
    ("hhh", "secret_kingdom"),
]
"""Who sits at the tables, and what is played; each table is killed its share of times."""


class Witness:
    """Remembers what the program said, over all its lives."""

    def __init__(self) -> None:
        self.digests: dict[tuple[str, int], str] = {}
        self.confirmed: dict[str, int] = {}
        self.to_look_at: dict[int, set[int]] = defaultdict(set)
        self.shown: dict[int, set[int]] = defaultdict(set)
        self.alone = False
        self.game = ""
        self.workers: list[int] = []

    def hears(self, told: dict[str, Any]) -> None:
        if "landed" in told:
            self.landed(told)
        elif "entries" in told:
            self.keeps(told["entries"], told["digest"])
        elif "drawn" in told:
            self.to_look_at[told["drawn"]].add(told["beat"])
        elif "shown" in told:
            self.shown[told["shown"]].add(told["beat"])
        elif "leaving" in told and not self.alone:
            seat = told["leaving"]
            assert self.to_look_at[seat] <= self.shown[seat], "a drawn card was not shown again"
            self.to_look_at[seat].clear()
        elif "worker" in told:
            self.watch(told["worker"])
        elif "over" in told:
            self.to_look_at.clear()

    def landed(self, told: dict[str, Any]) -> None:
        """A start of the program: where it goes on is at least all that was confirmed, and exactly that state."""
        assert told["landed"] in ("cover", "public") or (told["entries"] == 0 and told["alone"])
        self.game, self.alone = told["game"], told["alone"]
        assert told["entries"] >= self.confirmed.get(self.game, 0)
        self.keeps(told["entries"], told["digest"])
        self.shown.clear()

    def keeps(self, entries: int, digest: str) -> None:
        assert self.digests.setdefault((self.game, entries), digest) == digest
        self.confirmed[self.game] = entries

    def watch(self, worker: int) -> None:
        """Keeps hold of a process of the bots, to see it end."""
        try:
            self.workers.append(os.pidfd_open(worker))
        except ProcessLookupError:
            return  # it has ended already

    def sees_workers_end(self) -> None:
        while self.workers:
            handle = self.workers.pop()
            waiting = select.poll()
            waiting.register(handle, select.POLLIN)
            ended = waiting.poll(60_000)
            os.close(handle)
            assert ended, "a process of the bots goes on"


@pytest.mark.parametrize(("kinds", "game"), TABLES)
def test_kill_9_loses_nothing_and_leaves_nobody(
    program: Callable[..., Program], tmp_path: Path, repeats: int, kinds: str, game: str
) -> None:
    chance = Random(kinds)
    speed = "fast" if kinds == "hhc" else "instant"
    (tmp_path / "settings.json").write_text(f'{{"speed": "{speed}"}}')
    witness = Witness()
    workers = 0
    for life in range(repeats // len(TABLES)):
        one = program("play", tmp_path, kinds, life, game)
        for _ in range(chance.choice((0, 1, 3, 10, 30, 60))):
            witness.hears(one.says())
        for _ in range(chance.randrange(chance.choice((3_000, 30_000, 300_000)))):  # somewhere within the next steps
            pass
        one.process.kill()
        while told := one.says():
            witness.hears(told)
        assert one.ended() == (-9, "")
        workers += len(witness.workers)
        witness.sees_workers_end()
    assert ("c" in kinds) == (workers > 0)
    with Library.open(tmp_path) as library:
        assert library.notices == []
        games = {str(row.id): library.load(row.id)[0] for row in library.games()}
    assert witness.confirmed.keys() <= games.keys()
    for (game, entries), digest in witness.digests.items():
        assert entries <= len(games[game].entries)
        assert replayed(games[game], entries).digest() == digest


def replayed(record: Any, entries: int) -> Match:
    """The match as it was after so many entries."""
    match = Match.load(record)
    while len(match.entries) > entries:
        match.drop_last()
    return match
