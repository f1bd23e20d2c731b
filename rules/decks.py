"""Reads deck files: TOML with one ``[[card]]`` entry for each card, or for each pattern with its copies.

Owns the files and the way a faulty one is refused: a ``Refusal`` with the key ``bad_deck`` whose values name ``file``,
``line`` (of the entry's ``[[card]]`` header, 0 where there is none), ``card``, ``reason`` and what its sentence needs.
Reasons found here are ``unreadable``, ``too_large``, ``no_cards``, ``missing_field``, ``unknown_field`` and
``wrong_kind``; each game has more of them in its own ``cards.py``. This is the one room of the rules that opens files;
it knows no game.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from rules.kernel.record import digest
from rules.kernel.refusal import Refusal

_HEADER = re.compile(r"""^\s*\[\[\s*(card|"card"|'card')\s*\]\]""")
_PLACE = re.compile(r"\(at line (\d+), column \d+\)")

_SEAL = 16
"""Letters of a deck's digest that a state keeps."""
MOST = 1_000_000
"""Bytes of a deck file; the largest house deck has a tenth of it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One ``[[card]]`` of a deck: its fields as they stand there, and where it stands."""

    file: str
    line: int
    card: str
    fields: Mapping[str, Any]

    def fault(self, reason: str, **values: str | int) -> Refusal:
        """The refusal of the deck for what is wrong with this entry."""
        place: dict[str, str | int] = {"file": self.file, "line": self.line, "card": self.card, "reason": reason}
        return Refusal("bad_deck", {**place, **values})

    def field(self, name: str, kind: type, usual: Any = None) -> Any:
        """The value of the field ``name``, a list of words as a tuple; ``usual`` where the entry does not tell.

        Raises:
            Refusal: ``missing_field`` where ``usual`` is ``None``, ``wrong_kind`` where the value is not a ``kind``.
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
"""What a field must be, as the values of a refusal name it."""


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
        Refusal: ``unreadable`` with the ``detail`` where it is not TOML, or what ``read`` says.
    """
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number too long for Python, and brackets too deep
        place = _PLACE.search(str(error))
        line = int(place.group(1)) if place else 0
        raise Entry(file, line, "", {}).fault("unreadable", detail=_PLACE.sub("", str(error)).strip()) from None
    lines = [number for number, line in enumerate(text.splitlines(), 1) if _HEADER.match(line)]
    return read(data, file, lines)


def read(data: Mapping[str, Any], file: str, lines: list[int] | None = None) -> Source:
    """The deck that ``data`` (a read file, or what a saved game holds) describes; ``lines`` are those of its entries.

    Raises:
        Refusal: where it lacks its name, version or cards, or has anything else beside them.
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


def load(path: Path) -> Source:
    """Reads the deck file at ``path``, a player's own.

    Raises:
        Refusal: ``unreadable`` where it cannot be opened or is not UTF-8, ``too_large``, or what ``parse`` says.
    """
    whole = Entry(path.name, 0, "", {})
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise ValueError("no file")  # a pipe would be waited for until somebody writes into it
        with path.open("rb") as file:
            data = file.read(MOST + 1)
        text = data.decode("utf-8")
    except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
        detail = (error.strerror if isinstance(error, OSError) else getattr(error, "reason", str(error))) or ""
        raise whole.fault("unreadable", detail=detail) from error
    if len(data) > MOST:
        raise whole.fault("too_large")
    return parse(text.replace("\r\n", "\n"), path.name)


def has_house_deck(game: str) -> bool:
    """Whether ``game`` is played with a deck of cards, so that players may bring their own."""
    return (files("resources.decks") / f"{game}.toml").is_file()


def resource(game: str) -> Source:
    """The house deck of ``game``, as it lies in ``resources/decks``."""
    file = f"{game}.toml"
    return parse((files("resources.decks") / file).read_text(encoding="utf-8"), file)


def mark(data: Mapping[str, Any]) -> dict[str, str | int]:
    """What a state says of the deck that ``data`` tells whole: enough to know it again, not to read it."""
    return {"name": data["name"], "version": data["version"], "seal": digest(data)[:_SEAL]}


class Built(Protocol):
    """What every game's deck tells of itself."""

    @property
    def mark(self) -> Mapping[str, str | int]:
        """Its name, its version and its seal: what a state keeps of it."""


DeckT = TypeVar("DeckT", bound=Built)


def told(data: Mapping[str, Any] | Source, house: DeckT, build: Callable[[Source], DeckT]) -> DeckT:
    """The deck that ``data`` tells of: a file, the whole deck that a record holds, or the mark of the house deck.

    Raises:
        Refusal: ``bad_deck``, also for the reason ``unknown_version`` where it is the mark of another deck.
    """
    if isinstance(data, Source):
        deck = build(data)
    elif data == house.mark:
        return house
    elif "card" in data:
        deck = _whole(build, msgspec.json.encode(data, order="deterministic"))
    else:
        raise Entry("", 0, "", data).fault("unknown_version", version=str(data.get("version", "")))
    return house if deck.mark == house.mark else deck


@lru_cache(maxsize=8)
def _whole(build: Callable[[Source], DeckT], text: bytes) -> DeckT:
    """Every view of a game with a deck of its own holds the whole of it: it is read once."""
    return build(read(msgspec.json.decode(text), ""))
