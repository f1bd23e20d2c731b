"""The data folder, and how a file in it is replaced or set aside without losing a byte.

Knows names and renames only; what is in the files is for other rooms.
"""

from __future__ import annotations

import errno
import os
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

COMPANIONS = ("-wal", "-journal", "-shm")
"""What SQLite keeps beside its file; they belong together and are moved together."""


def data_folder(given: Path | None = None) -> Path:
    """Where games and settings are kept: ``given`` (``--data DIR``) or the system's place for a program's data."""
    return given if given is not None else Path(platformdirs.user_data_dir("hive-and-den", appauthor=False))


def companion(path: Path, ending: str) -> Path:
    """The file that SQLite keeps beside ``path``, for example ``library.sqlite3-wal``."""
    return path.with_name(path.name + ending)


def sync_folder(folder: Path) -> None:
    """Makes renames in ``folder`` last through a power cut. Windows knows no such call and needs none."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_whole(path: Path, content: bytes) -> None:
    """Replaces the content of ``path``: afterwards it is the old or the new one, never a part. Raises ``OSError``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def set_aside(path: Path, why: str, moment: float) -> str:
    """Renames ``path`` and its companions to the first free name and returns that name. Raises ``OSError``.

    ``library.sqlite3`` becomes ``library.damaged-2026-11-30-1.sqlite3``; ``why`` is the word in it, ``moment``
    seconds since 1970. The companions go first: a ``-wal`` left beside a new file would be played into it.
    """
    day = datetime.fromtimestamp(moment, tz=UTC).astimezone().date().isoformat()
    endings = ("", *COMPANIONS)
    number = 1
    while True:
        kept = path.with_name(f"{path.stem}.{why}-{day}-{number}{path.suffix}")
        if not any(os.path.lexists(companion(kept, ending)) for ending in endings):
            break
        number += 1
    there = [ending for ending in (*COMPANIONS, "") if os.path.lexists(companion(path, ending))]
    if not there:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    for ending in there:
        companion(path, ending).rename(companion(kept, ending))
    sync_folder(path.parent)
    return kept.name
