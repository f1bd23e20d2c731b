"""What the tests of the store share: a small made-up game, and a library in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.kernel.record import Entry, Setup, Snapshot
from tabletop.store import GameWriter, Library

NOON = 1_796_040_000.0
"""30 November 2026, noon in Greenwich and the same day nearly everywhere."""


class Player(msgspec.Struct):
    """Two of them may be called the same."""

    name: str
    kind: str = "human"
    mark: int = 0


class Table:
    """A made-up game and short ways to keep it."""

    def __init__(self) -> None:
        self.setup = Setup("bears_and_bees", 3, 7, {"starter": "die"})
        # As long as a real one: several pages of the file.
        cards = [{"id": f"H{number}", "left": ["honey"], "note": "as printed " * 9} for number in range(1, 104)]
        self.deck = {"title": "House deck", "cards": cards}
        self.players = (Player("Ana"), Player("Ana", "cub", 1), Player("Cleo \u202e\U0001f43b", "human", 2))

    def begin(self, library: Library, title: str = "Bears & Bees") -> int:
        return library.create(self.setup, self.deck, self.players, title)

    def entry(self, number: int) -> Entry:
        return Entry("act", number % 3, f"play H{number}")

    def snapshot(self, number: int) -> Snapshot:
        return Snapshot(entry=number, beats=number, state={"honey": [number, 2, 3]})

    def keep(self, writer: GameWriter, entries: Sequence[Entry], **more: Any) -> Exception | None:
        """Submits and waits for the answer."""
        meta = more.pop("meta", {})
        answer: Future[Exception | None] = Future()
        writer.submit(entries, meta, answer.set_result, **more)
        return answer.result(timeout=60)

    def play(self, library: Library, count: int, title: str = "Bears & Bees") -> int:
        """A game with ``count`` entries, each in a submit of its own; its id."""
        game = self.begin(library, title)
        writer = library.writer(game)
        for number in range(count):
            assert self.keep(writer, [self.entry(number)], meta={"entries": number + 1}) is None
        writer.close()
        return game


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def open_library(tmp_path: Path) -> Iterator[Callable[..., Library]]:
    """Opens libraries as if it were noon of 30 November 2026, and closes them in the end; none may leave a thread."""
    before = set(threading.enumerate())
    opened: list[Library] = []

    def open_one(folder: Path = tmp_path, patience: float = 0.0) -> Library:
        opened.append(Library.open(folder, patience=patience, now=lambda: NOON))
        return opened[-1]

    yield open_one
    for library in opened:
        library.close()
    assert set(threading.enumerate()) <= before


@pytest.fixture
def old_library(tmp_path: Path, table: Table) -> Path:
    """A closed library with 30 games of 1 to 30 entries, with ids of the same number."""
    with Library.open(tmp_path / "old", now=lambda: 0.0) as library:
        for count in range(1, 31):
            game = table.begin(library, f"Game {count}")
            assert table.keep(library.writer(game), [table.entry(number) for number in range(count)]) is None
    return tmp_path / "old" / "library.sqlite3"


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that every user of this machine can reach; pytest's own are closed to others."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.fixture
def program() -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts ``child.py`` beside this file in a Python of its own; none of them outlives the test."""
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str | Path | int) -> subprocess.Popen[str]:
        command = [sys.executable, str(Path(__file__).with_name("child.py")), *map(str, arguments)]
        pipe = subprocess.PIPE
        started.append(subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, cwd=Path(__file__).parents[2]))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        with process:
            pass


def copy_file(source: Path, folder: Path) -> Path:
    """Copies a library and its ``-wal`` as a backup of a running program would; returns the copy."""
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / source.name
    shutil.copyfile(source, target)
    wal = Path(f"{source}-wal")
    if wal.exists():
        shutil.copyfile(wal, f"{target}-wal")
    return target


@pytest.fixture
def copied() -> Callable[..., Path]:
    return copy_file


@pytest.fixture
def repeats() -> int:
    """How often chance is tried; ``HIVE_REPEATS=200`` makes it the long run."""
    return int(os.environ.get("HIVE_REPEATS", "40"))
