"""How the library is opened, whatever stands there: sound, damaged, newer, foreign, missing, or not to be written.

Nothing is ever deleted: what cannot be used is set aside under a new name, what can be saved from it is saved, and the
notices tell. Where the disk gives no place at all, the games live in memory.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

from tabletop.store import folder, library_file, rescue, schema, trouble
from tabletop.store.library_file import LibraryFile
from tabletop.store.schema import Unusable
from tabletop.store.trouble import Notice, StoreError

FILE = "library.sqlite3"


def open_library_file(place: Path, patience: float, moment: float) -> tuple[LibraryFile, list[Notice]]:
    """The library in the folder ``place``, ready to write, and what the player should be told.

    Raises nothing for what may stand there. ``patience``: seconds to wait for another program's lock. ``moment``:
    now, in seconds since 1970, for the names of what is set aside.
    """
    notices: list[Notice] = []
    try:
        return _on_disk(place, patience, moment, notices), notices
    except StoreError as error:
        reason = error.key
    except Unusable as unusable:
        reason = f"library_{unusable.fault}"
    except sqlite3.Error as error:
        reason = trouble.from_sqlite(error).key
    except OSError as error:
        reason = trouble.from_system(error).key
    memory = LibraryFile.in_memory()
    readable = rescue.copy_games(place / FILE, memory.connection)
    notices.append(Notice("games_not_saved", {"folder": str(place), "reason": reason, "readable": readable}))
    return memory, notices


def _on_disk(place: Path, patience: float, moment: float, notices: list[Notice]) -> LibraryFile:
    """The library file in ``place``, replaced where it cannot be used; ``notices`` gets what happened."""
    place.mkdir(parents=True, exist_ok=True)
    # SQLite follows links and keeps its companions where they lead to.
    path = Path(os.path.realpath(place / FILE))
    try:
        if path.exists():
            return _open(path, patience, checked=_look(path, patience))
    except Unusable as unusable:
        why: Literal["damaged", "newer", "foreign", "orphan"] = unusable.fault
    else:
        why = "orphan"
    rescued = _build(path, patience, from_damaged=why == "damaged")
    if any(folder.companion(path, ending).exists() for ending in ("", *folder.COMPANIONS)):
        kept = folder.set_aside(path, why, moment)
        values: dict[str, str | int] = {"file": path.name, "kept_as": kept}
        notices.append(Notice(f"library_{why}", values | ({"rescued": rescued} if why == "damaged" else {})))
    _fresh(path).rename(path)
    folder.sync_folder(place)
    return _open(path, patience, checked=True)


def _look(path: Path, patience: float) -> bool:
    """Checks the file without changing a byte of it, or says ``False`` where SQLite cannot read without writing.

    Raises ``Unusable``, ``OSError``, and ``sqlite3.Error`` where another program holds the file.
    """
    schema.check_header(path)
    with closing(library_file.connect(path, "mode=ro", patience)) as connection:
        try:
            schema.check_content(connection)
        except trouble.FAULTS as error:
            if trouble.is_damage(error):
                raise Unusable("damaged") from error
            if trouble.from_sqlite(error).key == "library_busy":
                raise
            # A journal that must be rolled back first, or a folder that cannot have WAL.
            return False
    return True


def _open(path: Path, patience: float, *, checked: bool) -> LibraryFile:
    """The file, checked, migrated and proven to be writable. Raises ``Unusable``, ``StoreError``, ``OSError``."""
    opened = None
    try:
        opened = LibraryFile(path, patience)
        if not checked:
            schema.check_content(opened.connection)
        schema.migrate(opened.connection)
        version = schema.version(opened.connection)
        opened.write(lambda connection: connection.execute(f"PRAGMA user_version = {version}"))
    except trouble.FAULTS as error:
        if opened is not None:
            opened.close()
        if trouble.is_damage(error):
            raise Unusable("damaged") from error
        raise
    except BaseException:
        if opened is not None:
            opened.close()
        raise
    return opened


def _fresh(path: Path) -> Path:
    """Where a new library is made before it takes its name: a file of that name is always a whole library."""
    return path.with_name(path.name + ".new")


def _build(path: Path, patience: float, *, from_damaged: bool) -> int:
    """Makes a new library beside ``path``, with the games that can be rescued from it; returns how many those are."""
    fresh = _fresh(path)
    for ending in ("", *folder.COMPANIONS):
        folder.companion(fresh, ending).unlink(missing_ok=True)
    with closing(library_file.connect(fresh, "mode=rwc", patience)) as connection:
        schema.migrate(connection)
        return rescue.copy_games(path, connection) if from_damaged else 0
