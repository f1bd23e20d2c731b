"""What the player prefers, in one small JSON file that survives power cuts, other versions and strange hands.

Knows no window: it says which theme, not what it looks like.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal, Self

import msgspec

from tabletop.store import folder, trouble
from tabletop.store.trouble import Notice

FILE = "settings.json"

Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: tuple[Migration, ...] = ()
"""The n-th one makes settings of version n + 2 out of those of version n + 1."""


class Preferences(msgspec.Struct, kw_only=True):
    """The values that are kept. ``scale`` enlarges texts and table; ``idle_seconds`` covers a hand (0: never)."""

    theme: Literal["system", "light", "dark", "contrast"] = "system"
    scale: Annotated[float, msgspec.Meta(ge=1.0, le=2.0)] = 1.0
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    reduced_motion: Literal["system", "on", "off"] = "system"
    idle_seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 60
    drag: bool = True
    last_game: str = ""
    last_setups: dict[str, dict[str, Any]] = {}
    """By game: what the set-up page wants to find again, in its own shape."""


class Settings(Preferences, kw_only=True):
    """The preferences with their file. ``unknown`` are fields of a newer program: they are kept and written back."""

    path: Path
    version: int
    unknown: dict[str, Any] = {}
    notices: list[Notice] = []

    @classmethod
    def open(cls, place: Path, *, now: Callable[[], float] = time.time) -> Self:
        """The settings in the folder ``place``; the usual ones where there are none or they cannot be read.

        Never raises for what may stand there: ``notices`` tells. ``now``: seconds since 1970, for the name under
        which a damaged file is set aside.
        """
        path = place / FILE
        notices: list[Notice] = []
        values = _read(path, now(), notices)
        newest = len(MIGRATIONS) + 1
        version = max(newest, _version(values.pop("version", newest)))
        known, reset = _known(values)
        if reset:
            notices.append(Notice("settings_reset", {"names": ", ".join(reset)}))
        return cls(path=path, version=version, unknown=values, notices=notices, **known)

    def save(self) -> None:
        """Writes the file, whole or not at all. Raises ``StoreError``."""
        kept = {name: getattr(self, name) for name in Preferences.__struct_fields__}
        content = msgspec.json.encode({"version": self.version, **kept, **self.unknown})
        try:
            folder.write_whole(self.path, msgspec.json.format(content, indent=2) + b"\n")
        except OSError as error:
            raise trouble.from_system(error) from error


def _version(value: object) -> int:
    """A version as it was written; what is none counts as today's, since each value is looked at by itself anyway."""
    return value if type(value) is int and value >= 1 else len(MIGRATIONS) + 1


def _read(path: Path, moment: float, notices: list[Notice]) -> dict[str, Any]:
    """The values in the file, brought to today's version and not yet checked; a file that gives none is set aside."""
    try:
        values = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        for migration in MIGRATIONS[_version(values.get("version")) - 1 :]:
            values = migration(values)
        return values
    except FileNotFoundError:
        return {}
    except OSError as error:
        reason = trouble.from_system(error).key
    except (msgspec.MsgspecError, ArithmeticError, LookupError, RecursionError, TypeError, ValueError):
        reason = ""
    try:
        kept = folder.set_aside(path, "damaged", moment)
        notices.append(Notice("settings_damaged", {"file": path.name, "kept_as": kept}))
    except OSError as error:
        reason = reason or trouble.from_system(error).key
        notices.append(Notice("settings_unreadable", {"file": path.name, "reason": reason}))
    return {}


def _known(values: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Takes our fields out of ``values``: the values that are well, and the names of those that are not."""
    well: dict[str, Any] = {}
    reset: list[str] = []
    for field in msgspec.structs.fields(Preferences):
        if field.name in values:
            try:
                well[field.name] = msgspec.convert(values.pop(field.name), field.type)
            except msgspec.ValidationError:
                reset.append(field.name)
    return well, reset
