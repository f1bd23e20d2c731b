"""Whatever lies in the data folder, the program starts, says what it found and what it did, and lets people play: with
no traceback, and with no byte of the old file lost.
"""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tabletop.store import Library
from tests.play.clockwork import players
from tests.safety.lives import HOUSE, Program
from tests.secrecy.theatre import keep
from tests.secrecy.twins import played_to

Start = Callable[..., Program]
STEPS = 6
DISK = re.compile("The disk (is full|reported an error)")
"""A limit on files is to SQLite a disk that does not take them."""


def visited(program: Start, folder: Path, *words: str | int) -> tuple[dict[str, Any], str]:
    """What Home told a player who then played ``STEPS`` entries, and the sentence that the set-up page had to say."""
    one = program(words[0] if words else "visit", folder, STEPS, *words[1:])
    told = one.until("told")
    refused, saw = "", {}
    while "enough" not in saw:
        saw = one.says()
        assert saw, one.ended()
        refused = saw.get("refused", refused)
    assert one.ended() == (0, "")
    return told, refused


def old_library(folder: Path) -> Path:
    """A library with one game that waits."""
    from random import Random

    keep(folder, played_to(2, "choose", Random(1)).record(), players("hh"), None)
    return folder / "library.sqlite3"


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def garbage(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 40)


def garbage_inside(path: Path) -> None:
    """The head is sound, the pages behind it are not."""
    content = path.read_bytes()
    path.write_bytes(content[:4096] + bytes(range(256)) * ((len(content) - 4096) // 256))


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")


def another_program_s(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


@pytest.mark.parametrize("harm", [cut, emptied, garbage, garbage_inside, newer, another_program_s])
def test_a_library_that_cannot_be_used_is_kept_and_named(program: Start, tmp_path: Path, harm: Any) -> None:
    library = old_library(tmp_path)
    harm(library)
    harmed = library.read_bytes()
    told, _ = visited(program, tmp_path)
    (kept,) = [path for path in tmp_path.glob("library.*.sqlite3") if path != library]
    assert kept.read_bytes() == harmed
    assert kept.name in told["told"]
    assert told["saved"]
    with Library.open(tmp_path) as opened:
        assert opened.notices == []
        assert max(game.entries for game in opened.games()) >= STEPS
    assert visited(program, tmp_path)[0] == {"told": "", "waits": True, "saved": True}


@pytest.mark.parametrize(
    "content",
    [b"", b'{"theme": "dark"', bytes(range(256)), b"[]", b'{"theme": 5, "scale": "large"}', b'{"version": 99}'],
    ids=["empty", "cut", "garbage", "a list", "wrong values", "newer"],
)
def test_settings_that_cannot_be_used_are_kept_and_named(program: Start, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    told, _ = visited(program, tmp_path)
    aside = [kept for kept in tmp_path.glob("settings.*.json") if kept != path]
    if content.startswith(b"{") and content.endswith(b"}"):
        assert aside == []
        assert ("theme" in told["told"]) == (b"theme" in content)
    else:
        assert [kept.read_bytes() for kept in aside] == [content]
        assert aside[0].name in told["told"]
    now = json.loads(path.read_bytes())
    assert now["version"] == (99 if b"99" in content else 1)


@pytest.mark.parametrize(
    "seats",
    [
        5,
        [{"name": "Ana"}],
        [{"name": f"Nr. {number}"} for number in range(9)],
        [{"name": "Ana", "mark": 99}, {"name": "Ben", "mark": -1}],
        [{"name": "Ana", "kind": "wolf"}, {"name": "Ben"}],
        [{"name": "A" * 5000}, {"name": "\u202e\u0000\n<b>Ben</b>"}],
        [{"name": "Ana", "mark": 1}, {"name": "Ben", "mark": 1}],
    ],
    ids=["a number", "one", "nine", "strange marks", "a wolf", "strange names", "one mark for two"],
)
def test_strange_seats_of_last_time_do_not_stop_the_next_game(program: Start, tmp_path: Path, seats: object) -> None:
    settings = {"version": 1, "last_setups": {"bears_and_bees": {"players": seats}}}
    (tmp_path / "settings.json").write_text(json.dumps(settings))
    told, _ = visited(program, tmp_path)
    assert told["saved"]


def test_two_players_called_the_same_are_told_so_before_they_start(program: Start, tmp_path: Path) -> None:
    seats = [{"name": "Ana", "mark": 0}, {"name": " ana ", "mark": 1}]
    (tmp_path / "settings.json").write_text(json.dumps({"last_setups": {"bears_and_bees": {"players": seats}}}))
    _, refused = visited(program, tmp_path)
    assert "Two chairs are called" in refused


@pytest.mark.skipif(sys.platform != "linux", reason="the rights of Linux")
@pytest.mark.parametrize("filled", [False, True])
def test_in_a_read_only_folder_people_play_and_are_told(program: Start, tmp_path: Path, filled: bool) -> None:
    if filled:
        old_library(tmp_path)
    before = contents(tmp_path)
    for path in (*tmp_path.iterdir(), tmp_path):
        path.chmod(0o555 if path.is_dir() else 0o444)
    told, _ = visited(program, tmp_path, "powerless")
    tmp_path.chmod(0o755)
    assert not told["saved"]
    assert "cannot be written" in told["told"]
    assert told["waits"] == filled
    assert contents(tmp_path) == before


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_where_the_folder_is_a_file_people_play_and_are_told(program: Start, tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_bytes(b"a letter to Ana")
    told, _ = visited(program, path)
    assert not told["saved"]
    assert str(path) in told["told"]
    assert path.read_bytes() == b"a letter to Ana"


@pytest.mark.skipif(sys.platform == "win32", reason="the limits of POSIX")
@pytest.mark.parametrize("size", [0, 20_000])
def test_on_a_full_disk_people_play_and_are_told(program: Start, tmp_path: Path, size: int) -> None:
    told, _ = visited(program, tmp_path, "full", size)
    assert not told["saved"]
    assert DISK.search(told["told"])


@pytest.mark.skipif(sys.platform == "win32", reason="the limits of POSIX")
def test_a_disk_that_fills_up_shows_nothing_that_is_not_kept(program: Start, tmp_path: Path) -> None:
    one = program("filling", tmp_path)
    before = one.until("before")
    told = one.until("told")
    assert DISK.search(told["told"])
    assert told["entries"] == before["before"]
    assert told["hand"] == before["hand"]
    assert told["stage"] == "hold"
    again = one.until("again")
    assert again["again"] == before["before"] + 1
    assert again["banner"] == ""
    enough = one.until("enough")["enough"]
    assert one.ended() == (0, "")
    with Library.open(tmp_path) as library:
        assert [game.entries for game in library.games()] == [enough]


def test_a_copied_wal_that_was_cut_has_its_test() -> None:
    assert "def test_" in (HOUSE / "tests/store/test_wal_cut.py").read_text(encoding="utf-8")


def start_again(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tabletop", "--data", str(folder)]
    return subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=False, timeout=60)


def test_a_second_start_hands_over_and_touches_nothing(program: Start, tmp_path: Path) -> None:
    first = program("wait", tmp_path)
    first.until("ready")
    before = contents(tmp_path)
    second = start_again(tmp_path)
    assert (second.returncode, second.stdout) == (0, "")
    assert second.stderr.strip() == "Hive & Den is already open; its window comes to the front."
    assert first.until("called")
    assert contents(tmp_path) == before


def test_a_second_start_without_a_console_hands_over_too(program: Start, tmp_path: Path) -> None:
    """So is every start of the frozen program on Windows."""
    first = program("wait", tmp_path)
    first.until("ready")
    code = "import sys; sys.stdout = sys.stderr = None; from tabletop.app import run; sys.exit(run(sys.argv[1:]))"
    words = [sys.executable, "-c", code, "--data", str(tmp_path)]
    assert subprocess.run(words, cwd=HOUSE, check=False, timeout=60).returncode == 0
    assert first.until("called")


@pytest.mark.skipif(sys.platform == "win32", reason="the signals of POSIX")
def test_a_second_start_touches_nothing_of_a_first_that_hangs(program: Start, tmp_path: Path) -> None:
    first = program("wait", tmp_path)
    first.until("ready")
    first.process.send_signal(signal.SIGSTOP)
    before = contents(tmp_path)
    second = start_again(tmp_path)
    assert (second.returncode, second.stdout) == (0, "")
    assert second.stderr.startswith("Hive & Den is already open")
    assert contents(tmp_path) == before


def test_after_a_kill_the_next_start_is_not_taken_for_a_second(program: Start, tmp_path: Path) -> None:
    first = program("wait", tmp_path)
    first.until("ready")
    first.process.kill()
    first.ended()
    next_one = program("resume", tmp_path, STEPS)
    assert next_one.until("told")["waits"]
    assert next_one.until("landed")["landed"] in ("cover", "public")
    next_one.until("enough")
    assert next_one.ended() == (0, "")
