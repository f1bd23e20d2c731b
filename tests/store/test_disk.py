"""A folder that may not be written, and a disk that is full: a sentence, not a traceback, and the program goes on.

Root may write anywhere, so the tests of rights become user nobody; a full disk is a limit on the size of files.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabletop.store import Library

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights and limits of POSIX")

Program = Callable[..., "subprocess.Popen[str]"]


def told(process: subprocess.Popen[str]) -> list[Any]:
    """Everything that the program said; it must end well and without a traceback."""
    output, errors = process.communicate(timeout=120)
    assert (process.returncode, errors) == (0, "")
    return [json.loads(line) for line in output.splitlines()]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_in_a_read_only_folder_games_are_shown_but_not_saved(program: Program, table: Any, public_folder: Path) -> None:
    with Library.open(public_folder) as library:
        game = table.play(library, 3)
    (public_folder / "library.sqlite3").chmod(0o444)
    public_folder.chmod(0o555)
    before = contents(public_folder)
    opened, kept, settings = told(program("nobody", public_folder))
    values = {"folder": str(public_folder), "reason": "read_only", "readable": 1}
    assert opened == {"notices": [["games_not_saved", values]], "saved": False, "entries": [3]}
    assert kept == ["", 1]
    assert settings == {"theme": "dark", "error": "read_only", "notices": []}
    assert contents(public_folder) == before
    public_folder.chmod(0o755)
    (public_folder / "library.sqlite3").chmod(0o644)
    with Library.open(public_folder) as library:
        assert library.notices == []
        assert len(library.load(game)[0].entries) == 3


@pytest.mark.parametrize("content", [None, b"", b"garbage"], ids=["missing", "empty", "garbage"])
def test_in_a_read_only_folder_without_a_good_library_the_games_live_in_memory(
    program: Program, public_folder: Path, content: bytes | None
) -> None:
    if content is not None:
        (public_folder / "library.sqlite3").write_bytes(content)
        (public_folder / "settings.json").write_bytes(content)
    public_folder.chmod(0o555)
    before = contents(public_folder)
    opened, kept, settings = told(program("nobody", public_folder))
    assert [key for key, values in opened["notices"]] == ["games_not_saved"]
    assert (opened["saved"], kept) == (False, ["", 1])
    assert settings["error"] == "read_only"
    assert settings["notices"] == ([] if content is None else ["settings_unreadable"])
    assert contents(public_folder) == before


def test_files_that_may_not_be_read_are_left_alone(program: Program, table: Any, public_folder: Path) -> None:
    with Library.open(public_folder) as library:
        table.play(library, 3)
    library_before = (public_folder / "library.sqlite3").read_bytes()
    (public_folder / "settings.json").write_text("{}")
    for path in public_folder.iterdir():
        path.chmod(0)
    public_folder.chmod(0o777)
    opened, kept, settings = told(program("nobody", public_folder))
    values = {"folder": str(public_folder), "reason": "read_only", "readable": 0}
    assert opened == {"notices": [["games_not_saved", values]], "saved": False, "entries": []}
    assert kept == ["", 1]
    assert settings == {"theme": "dark", "error": "", "notices": ["settings_damaged"]}
    after = contents(public_folder)
    assert b"{}" in after.values()
    assert after["library.sqlite3"] == library_before


def test_a_folder_that_cannot_be_made_leaves_the_games_in_memory(program: Program, public_folder: Path) -> None:
    public_folder.chmod(0o555)
    opened, kept, settings = told(program("nobody", public_folder / "games"))
    assert [values["reason"] for key, values in opened["notices"]] == ["read_only"]
    assert (opened["saved"], kept, settings["error"]) == (False, ["", 1], "read_only")


def test_a_disk_that_fills_up_is_told_and_with_room_again_the_game_goes_on(program: Program, tmp_path: Path) -> None:
    first, second, then = told(program("full", tmp_path))
    error, count, found = first
    assert error in {"disk_full", "disk_failed"}
    assert count == found > 3
    assert second == [error, count]
    assert then == [""] * 6
    with Library.open(tmp_path) as library:
        assert library.notices == []
        record = library.load(library.games()[0].id)[0]
    assert [entry.text for entry in record.entries] == [f"play H{number}" for number in range(count + 6)]


@pytest.mark.parametrize("size", [0, 1000, 30_000, 40_000])
@pytest.mark.parametrize("state", ["missing", "sound", "garbage"])
def test_a_disk_that_is_full_at_the_start(program: Program, table: Any, tmp_path: Path, size: int, state: str) -> None:
    if state == "sound":
        with Library.open(tmp_path) as library:
            for _ in range(3):
                table.play(library, 3)
    elif state == "garbage":
        (tmp_path / "library.sqlite3").write_bytes(b"garbage" * 999)
    before = contents(tmp_path)
    there = [3, 3, 3] * (state == "sound")
    opened, kept, settings = told(program("opened_full", tmp_path, size))
    assert settings in {"disk_full", "disk_failed"}
    assert opened["saved"] == (size == 40_000), "just enough to open"
    assert opened["entries"] == there
    if opened["saved"]:
        assert kept in {"", "disk_full", "disk_failed"}
    else:
        *earlier, (key, values) = opened["notices"]
        assert [earlier_key for earlier_key, _ in earlier] in ([], ["library_damaged"] * (state == "garbage"))
        assert (key, values["readable"]) == ("games_not_saved", len(there))
        assert values["reason"] in {"disk_full", "disk_failed", "read_only"}
        assert kept == ""
        assert set(before.values()) <= set(contents(tmp_path).values())
    with Library.open(tmp_path) as library:
        assert library.saved
        found = [game.entries for game in library.games()]
    if opened["saved"] and kept == "":
        there = [4, 3, 3] if there else [1]
    assert found in ([there, [0]] if opened["saved"] and kept else [there])
