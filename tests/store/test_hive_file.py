"""A game as a file: what is written is read again, and whatever else lies there is refused with the right reason."""

from __future__ import annotations

import json
import os
import sys
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.kernel.match import Match, Setup
from rules.kernel.record import digest
from tabletop.store import hive_file
from tabletop.store.hive_file import MOST, WARNING, HiveFile, HiveFileError

NOBODY = 65534
PLAYERS = [{"name": "Ana \U0001f43b", "kind": "human", "mark": 0}, {"name": "\u05d0\u05d1", "kind": "cub", "mark": 1}]


def game(*, hidden: bool) -> HiveFile:
    match = Match.start(Setup("bears_and_bees", 2, 7))
    while match.view(None).round < 4:
        seat = match.waiting()[0]
        match.apply(seat, match.legal(seat)[0])
    return HiveFile(match.record(), PLAYERS, {"shown": 3, "players": PLAYERS}, hidden)


@pytest.mark.parametrize("hidden", [True, False])
def test_a_game_is_read_as_it_was_written(tmp_path: Path, hidden: bool) -> None:
    path = tmp_path / "one.hive"
    hive_file.write(path, game(hidden=hidden))
    assert hive_file.read(path) == game(hidden=hidden)
    assert list(tmp_path.iterdir()) == [path]


def test_a_finished_game_is_readable_with_its_seal_and_names() -> None:
    data = hive_file.to_bytes(game(hidden=False))
    found = json.loads(data)
    assert found["seal"] == digest(found["content"])
    assert "Ana \U0001f43b" in data.decode()
    assert len(data.splitlines()) > 100


def test_an_unfinished_game_shows_no_card_to_whoever_opens_the_file_elsewhere() -> None:
    data = hive_file.to_bytes(game(hidden=True))
    assert data.startswith(WARNING)
    assert b"hidden cards" in WARNING
    assert b"hand" not in data[len(WARNING) :]
    assert b"H1" not in data[len(WARNING) :]
    assert len(data) < len(hive_file.to_bytes(game(hidden=False))) / 3


@pytest.mark.parametrize("hidden", [True, False])
def test_a_cut_file_is_never_taken_for_a_whole_one(hidden: bool) -> None:
    data = hive_file.to_bytes(game(hidden=hidden)).rstrip()
    for length in {0, 1, 9, len(WARNING) - 3, len(WARNING), len(WARNING) + 1, len(data) // 2, len(data) - 1}:
        with pytest.raises(HiveFileError) as refused:
            hive_file.from_bytes(data[:length])
        assert refused.value.key == "cut", length


@pytest.mark.parametrize("hidden", [True, False])
def test_no_byte_that_says_something_can_be_changed(hidden: bool) -> None:
    whole = game(hidden=hidden)
    data = hive_file.to_bytes(whole)
    for place in range(0, len(data), max(1, len(data) // 400)):
        found: HiveFile | None
        changed = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        try:
            found = hive_file.from_bytes(changed)
        except HiveFileError as refused:
            found = whole if refused.key in ("altered", "foreign", "cut", "too_new") else None
        assert found == whole, place  # refused, or a space that became another


def test_line_ends_may_change_on_the_way() -> None:
    data = hive_file.to_bytes(game(hidden=False)).replace(b"\n", b"\r\n")
    assert hive_file.from_bytes(data) == game(hidden=False)


def sealed(content: dict[str, Any], hive: int = 1) -> bytes:
    """A file with a seal that fits, whatever is in it."""
    return msgspec.json.format(msgspec.json.encode({"hive": hive, "content": content, "seal": digest(content)}))


def test_files_of_a_future_version_are_told_apart() -> None:
    content = json.loads(hive_file.to_bytes(game(hidden=False)))["content"]
    assert hive_file.from_bytes(sealed(content)).players == PLAYERS
    newer = {**content, "record": {**content["record"], "format": 99, "fog": True}}
    for data in (sealed(newer), sealed({"all": "new"}, 2), WARNING + zlib.compress(sealed({"all": "new"}, 2))):
        with pytest.raises(HiveFileError) as refused:
            hive_file.from_bytes(data)
        assert refused.value.key == "too_new"


@pytest.mark.parametrize(
    "data",
    [
        b"PK\x03\x04 a zip file",
        b"{}",
        b'{"record": {}, "seal": ""}',
        b"[" * 100_000,
        bytes(range(256)) * 40,
        b"\xff\xfe",
    ],
)
def test_another_program_s_file_is_told_apart(data: bytes) -> None:
    with pytest.raises(HiveFileError) as refused:
        hive_file.from_bytes(data)
    assert refused.value.key == "foreign"


@pytest.mark.parametrize("inside", [[], {}, {"record": {}}, {"record": 5, "players": [], "marks": {}, "hidden": True}])
def test_a_sealed_file_without_a_game_is_no_game(inside: Any) -> None:
    with pytest.raises(HiveFileError) as refused:
        hive_file.from_bytes(sealed(inside))
    assert refused.value.key == "altered"


def test_brackets_deeper_than_python_can_go_are_refused() -> None:
    with pytest.raises(HiveFileError):
        hive_file.from_bytes(b'{\n  "hive": 1, "content": {"a": ' + b"[" * 200_000)


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "large.hive"
    with path.open("wb") as file:
        file.truncate(MOST * 100)
    for data in (path, WARNING + zlib.compress(b"{" + b" " * MOST * 2)):
        with pytest.raises(HiveFileError) as refused:
            hive_file.read(data) if isinstance(data, Path) else hive_file.from_bytes(data)
        assert refused.value.key == "too_large"


def test_what_is_no_file_is_told_apart(tmp_path: Path) -> None:
    for path, key in ((tmp_path, "folder"), (tmp_path / "none.hive", "missing"), (tmp_path / "a\0b", "unreadable")):
        with pytest.raises(HiveFileError) as refused:
            hive_file.read(path)
        assert refused.value.key == key


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe of POSIX")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    """Nobody will ever write into it."""
    path = tmp_path / "pipe.hive"
    os.mkfifo(path)
    with pytest.raises(HiveFileError) as refused:
        hive_file.read(path)
    assert refused.value.key == "foreign"


@pytest.mark.skipif(sys.platform == "win32", reason="the rights of POSIX")
def test_a_closed_file_is_told_apart(public_folder: Path) -> None:
    """Root may read anything, so the test becomes user nobody for as long as it reads."""
    path = public_folder / "closed.hive"
    hive_file.write(path, game(hidden=True))
    user = os.geteuid()
    for rights in (0o644, 0):
        path.chmod(rights)
        if user == 0:
            os.seteuid(NOBODY)
        try:
            hive_file.read(path)
            refused = ""
        except HiveFileError as error:
            refused = error.key
        finally:
            os.seteuid(user)
        assert refused == ("" if rights else "unreadable")


def test_a_copy_that_cannot_be_written_leaves_what_was_there(tmp_path: Path) -> None:
    with pytest.raises(HiveFileError):
        hive_file.write(tmp_path, game(hidden=True))
    (tmp_path / "file").write_text("a letter")
    with pytest.raises(HiveFileError, match="read_only"):
        hive_file.write(tmp_path / "file" / "one.hive", game(hidden=True))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
