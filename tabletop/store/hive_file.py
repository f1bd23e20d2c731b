"""A game as a file of its own, ``.hive``: written for a copy, read with suspicion, and never changed.

A finished game is JSON that anybody can read: who played, the record, and a seal over all of it. An unfinished one
holds hidden cards: its JSON is deflated behind one line of warning, so that no glance into it tells anything. Knows no
game and no library.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Annotated, Any

import msgspec

from rules.kernel.record import FORMAT, Record, digest
from rules.kernel.refusal import Refusal
from tabletop.store import folder, trouble

ENDING = ".hive"
FILE = 1
"""The shape of the file. Raised when an older program could no longer read it."""

MOST = 32_000_000
"""Bytes of a file, and of what a deflated one unfolds to. A long game of six takes less than a tenth of it."""

WARNING = b"Hive & Den: a game that is not over. It holds hidden cards, so it is packed; open it with the program.\n"

_BEGINNING = b'{\n  "hive":'


class HiveFileError(Refusal):
    """A file that cannot be opened as a game, or written.

    Keys: ``missing``, ``folder``, ``unreadable``, ``too_large``, ``foreign``, ``cut``, ``altered``, ``too_new``; for
    writing those of ``StoreError``.
    """


class HiveFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds. ``players`` and ``marks`` are as the library keeps them; ``hidden``: the game is not over."""

    record: Record
    players: list[dict[str, Any]]
    marks: dict[str, Any]
    hidden: bool


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``content`` is sealed by what it says, not by its bytes: line ends and spaces may change on the way."""

    hive: Annotated[int, msgspec.Meta(ge=1)]
    content: dict[str, Any]
    seal: str


class _Header(msgspec.Struct, frozen=True):
    hive: int


def write(path: Path, game: HiveFile) -> None:
    """Writes ``game`` to ``path``, whole or not at all. Raises ``HiveFileError``."""
    try:
        folder.write_whole(path, to_bytes(game))
    except OSError as error:
        raise HiveFileError(trouble.from_system(error).key) from error


def read(path: Path) -> HiveFile:
    """The game in the file at ``path``, which is only read. Raises ``HiveFileError``."""
    try:
        if path.is_dir():
            raise HiveFileError("folder")
        if path.exists() and not path.is_file():
            raise HiveFileError("foreign")  # a pipe would be waited for until somebody writes into it
        with path.open("rb") as file:
            data = file.read(MOST + 1)
    except FileNotFoundError:
        raise HiveFileError("missing") from None
    except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
        raise HiveFileError("unreadable") from error
    return from_bytes(data)


def to_bytes(game: HiveFile) -> bytes:
    """The file of ``game``."""
    content: dict[str, Any] = msgspec.to_builtins(game)
    text = msgspec.json.encode(_Written(FILE, content, digest(content)))
    readable = msgspec.json.format(text, indent=2) + b"\n"
    return WARNING + zlib.compress(readable, 9) if game.hidden else readable


def from_bytes(data: bytes) -> HiveFile:
    """The game that ``to_bytes`` wrote. Raises ``HiveFileError``."""
    if len(data) > MOST:
        raise HiveFileError("too_large")
    text = _unpacked(data)
    if not text.startswith(_BEGINNING) and not text.replace(b"\r", b"").startswith(_BEGINNING):
        raise HiveFileError("cut" if _BEGINNING.startswith(text) or WARNING.startswith(data) else "foreign")
    try:
        if msgspec.json.decode(text, type=_Header).hive > FILE:
            raise HiveFileError("too_new")
        written = msgspec.json.decode(text, type=_Written)
        if digest(written.content) != written.seal:
            raise HiveFileError("altered")
        record = written.content.get("record")
        if isinstance(record, dict) and isinstance(record.get("format"), int) and record["format"] > FORMAT:
            raise HiveFileError("too_new")
        return msgspec.convert(written.content, HiveFile)
    except trouble.UNREADABLE as error:
        raise HiveFileError("cut" if "truncated" in str(error) else "altered") from None


def _unpacked(data: bytes) -> bytes:
    """The JSON in ``data``."""
    if not data.startswith(WARNING):
        return data
    machine = zlib.decompressobj()
    try:
        text = machine.decompress(data[len(WARNING) :], MOST)
    except zlib.error:
        raise HiveFileError("altered") from None
    if machine.unconsumed_tail:
        raise HiveFileError("too_large")
    if not machine.eof:
        raise HiveFileError("cut")
    if machine.unused_data:
        raise HiveFileError("altered")
    return text
