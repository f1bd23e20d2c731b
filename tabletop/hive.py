"""Games as files: a copy of the game that is on, and the way of a file into the library. It shows nothing.

A file is copied into the library once it has been read, checked and played through; one that is refused leaves no
trace there, and no file is ever changed.
"""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from rules import games
from rules.kernel.match import Match, RecordError
from tabletop.play import Player
from tabletop.play.marks import read_marks
from tabletop.shelf import Shelf, Trouble, store_text
from tabletop.store import StoreError, hive_file
from tabletop.store.hive_file import ENDING, HiveFile, HiveFileError
from tabletop.texts import elided, find, say

SHOWN_FILE = 60
"""Letters of a file's name in a sentence."""


def save_copy(shelf: Shelf, number: int | None, path: Path, *, over: bool) -> str:
    """Writes the library's game of this number to ``path`` and says what became of it. Raises ``Trouble``.

    ``over``: everybody has seen it end, so that nothing of it is hidden any more.
    """
    if number is None:
        raise Trouble(say("trouble.file.no_game"))
    try:
        record, players, marks = shelf.library.load(number)
        hive_file.write(path, HiveFile(record, players, marks, hidden=not over))
    except StoreError as error:
        raise Trouble(store_text(error)) from error
    except HiveFileError as error:
        raise Trouble(_sentence(error, path)) from error
    return say("hive.saved" if over else "hive.saved.hidden", file=file_name(path))


def take_in(shelf: Shelf, path: Path) -> tuple[int, bool]:
    """The library's number of the game in the file at ``path``, and whether it was there before. Raises ``Trouble``.

    Marks that no table here can have left stay behind.
    """
    try:
        found = hive_file.read(path)
        _check(found)
        known = shelf.library.find(found.record, found.players)
        if known is not None:
            return known, True
        title = say(f"{found.record.setup.game}.title")
        marks = found.marks if read_marks(found.marks, len(found.players)) is not None else {}
        return shelf.library.add(found.record, found.players, title, marks), False
    except HiveFileError as error:
        raise Trouble(_sentence(error, path)) from error
    except StoreError as error:
        raise Trouble(say("trouble.file.not_kept", file=file_name(path), reason=store_text(error))) from error


def _check(found: HiveFile) -> None:
    """Raises ``HiveFileError`` where the game in a sound file cannot be played here."""
    if found.record.setup.game not in games:
        raise HiveFileError("unknown_game")
    try:
        players = msgspec.convert(found.players, list[Player])
        if len(players) != Match.load(found.record).setup.seats:
            raise HiveFileError("unplayable")
    except (msgspec.ValidationError, RecordError) as error:
        raise HiveFileError("unplayable") from error


def usual_name(game: str) -> str:
    """What a copy of a game is called where nobody names it."""
    return f"{say(f'{game}.title')} {time.strftime('%Y-%m-%d')}{ENDING}".replace(":", "")


def file_name(path: Path) -> str:
    """The name of a file as it stands in a sentence, whatever is in it."""
    name = "".join(letter if letter.isprintable() else "\ufffd" for letter in path.name) or str(path)
    return elided(name, SHOWN_FILE)


def _sentence(error: HiveFileError, path: Path) -> str:
    file = file_name(path)
    if find(f"trouble.file.{error.key}") is not None:
        return say(f"trouble.file.{error.key}", file=file)
    return say("trouble.file.not_written", file=file)
