"""Reads deck files: TOML with one ``[[card]]`` entry for each card, or for each pattern with its copies.

Owns the files and the way a faulty one is refused: a ``Refusal`` whose values name ``file``, ``line`` (of the entry's
``[[card]]`` header, 0 where there is none), ``card`` and what the reason needs. Each game says in its own ``cards.py``
which fields its entries have. This is the one room of the rules that opens files; it knows no game.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from rules.kernel.refusal import Refusal

_HEADER = re.compile(r"""^\s*\[\[\s*(card|"card"|'card')\s*\]\]""")
_PLACE = re.compile(r"\(at line (\d+), column \d+\)")


@dataclass(frozen=True, slots=True)
class Entry:
    """One ``[[card]]`` of a deck: its fields as they stand there, and where it stands."""

    file: str
    line: int
    card: str
    fields: Mapping[str, Any]

    def fault(self, reason: str, **values: str | int) -> Refusal:
        """The refusal of the deck for what is wrong with this entry; its key is ``deck_<reason>``."""
        return Refusal(f"deck_{reason}", {"file": self.file, "line": self.line, "card": self.card, **values})

    def field(self, name: str, kind: type, usual: Any = None) -> Any:
        """The value of the field ``name``; ``usual`` where the entry is silent, a refusal where that is ``None``.

        A list of words comes back as a tuple. Raises ``Refusal`` (``deck_missing_field``, ``deck_wrong_kind``).
        """
        if name not in self.fields:
            if usual is None:
                raise self.fault("missing_field", field=name)
            return usual
        value = self.fields[name]
        if kind is tuple and isinstance(value, list) and all(isinstance(word, str) for word in value):
            return tuple(value)
        if type(value) is not kind:
            raise self.fault("wrong_kind", field=name, expected=_KINDS[kind])
        return value


_KINDS = {int: "number", bool: "yes_or_no", str: "word", tuple: "list"}


@dataclass(frozen=True, slots=True)
class Source:
    """A deck as it was read: its name, its version and its entries in the order of the file."""

    file: str
    name: str
    version: int
    entries: tuple[Entry, ...]


def parse(text: str, file: str) -> Source:
    """Reads the text of a deck file called ``file``.

    Raises:
        Refusal: ``deck_unreadable`` (not TOML) or another ``deck_...`` key.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        line = int(place.group(1)) if place else 0
        raise Refusal(
            "deck_unreadable", {"file": file, "line": line, "card": "", "detail": _PLACE.sub("", str(error)).strip()}
        ) from None
    lines = [number for number, line in enumerate(text.splitlines(), 1) if _HEADER.match(line)]
    return read(data, file, lines)


def read(data: Mapping[str, Any], file: str, lines: list[int] | None = None) -> Source:
    """The deck that ``data`` (a read file, or what a saved game holds) describes; ``lines`` are those of its entries.

    Raises:
        Refusal: where it has no name, version or cards, or something else beside them.
    """
    whole = Entry(file, 0, "", data)
    for name in data:
        if name not in ("name", "version", "card"):
            raise whole.fault("unknown_field", field=name)
    tables = data.get("card")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise whole.fault("no_cards")
    if lines is None or len(lines) != len(tables):
        lines = [0] * len(tables)  # a record, or cards that were not written as [[card]]
    entries = tuple(
        Entry(file, line, f"#{place}", table) for place, (line, table) in enumerate(zip(lines, tables, strict=True), 1)
    )
    return Source(file, whole.field("name", str), whole.field("version", int), entries)


def resource(game: str) -> Source:
    """The house deck of ``game``, as it lies in ``resources/decks``."""
    file = f"{game}.toml"
    return parse((files("resources.decks") / file).read_text(encoding="utf-8"), file)
