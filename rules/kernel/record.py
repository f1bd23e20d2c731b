"""A game on paper: its set-up, its deck and every entry, as typed JSON under a seal.

This room knows no game and plays nothing; ``match.py`` writes records and plays them again.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

import msgspec

from rules.kernel.refusal import Refusal

FORMAT = 2
"""The shape of the file. Raised when an older program could no longer read it. Since 2 there are ``rewind`` entries."""

RULES = 1
"""Raised whenever a change of any game's rules may make an old record play out differently."""


Count = Annotated[int, msgspec.Meta(ge=0)]


class RecordError(Refusal):
    """A record that cannot be read or played again: cut, altered, too new, or not a record at all."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game begins. The same set-up, deck and entries give the same game."""

    game: str
    seats: int
    seed: int
    options: dict[str, str | int | bool] = {}


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that was done. Entries are only ever added.

    ``act``: the seat took the action ``text``. ``take_back``: the seat took its last step back. ``resumed``: earlier
    entries no longer play out under newer rules; the game went on from the snapshot after entry number ``text``.
    ``rewind``: the table went back to how it lay before entry number ``text``, with all that nobody had seen dealt
    anew; by everybody's wish (``seat`` is -1) or by that of one who plays alone.
    """

    kind: Literal["act", "take_back", "rewind", "resumed"]
    seat: int
    text: str = ""


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole state as a round began, after ``entry`` entries and ``beats`` beats."""

    entry: Count
    beats: Count
    state: dict[str, Any]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game, as it is saved. ``digest`` is the last state's (empty: not known, and then not compared)."""

    format: int
    rules: int
    setup: Setup
    deck: dict[str, Any]
    entries: list[Entry]
    snapshots: list[Snapshot] = []
    digest: str = ""


def begun_at(setup: Setup, deck: dict[str, Any], position: dict[str, Any]) -> Record:
    """The record of a game that begins in ``position``, as ``game.encode`` gives one: for scenarios and lessons."""
    return Record(FORMAT, RULES, setup, deck, [Entry("resumed", -1, "0")], [Snapshot(0, 0, position)])


class _Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: msgspec.Raw
    seal: str


class _Header(msgspec.Struct, frozen=True):
    format: int


def canonical(data: Any) -> bytes:
    """``data`` as JSON with sorted keys: the same bytes for the same data everywhere."""
    return msgspec.json.encode(data, order="deterministic")


def digest(data: Any) -> str:
    """SHA-256 over ``canonical(data)``, in hexadecimal."""
    return hashlib.sha256(canonical(data)).hexdigest()


def to_json(record: Record) -> bytes:
    """The file of ``record``: the record and a seal, which tells afterwards whether a byte of it was changed."""
    body = canonical(record)
    return canonical(_Sealed(msgspec.Raw(body), hashlib.sha256(body).hexdigest()))


def from_json(data: bytes) -> Record:
    """The record that ``to_json`` wrote.

    Raises:
        RecordError: ``record_unreadable`` (``reason``) where it is not a whole record, ``record_altered`` where the
            seal does not fit, ``record_too_new`` (``format``, ``known``) where a newer program wrote it.
    """
    try:
        sealed = msgspec.json.decode(data, type=_Sealed)
        if hashlib.sha256(sealed.record).hexdigest() != sealed.seal:
            raise RecordError("record_altered")
        written = msgspec.json.decode(sealed.record, type=_Header).format
        if written > FORMAT:
            raise RecordError("record_too_new", {"format": written, "known": FORMAT})
        return msgspec.json.decode(sealed.record, type=Record)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError("record_unreadable", {"reason": str(error)}) from None
