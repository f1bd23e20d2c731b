"""A record played again. This room reads no file and changes no record; what it cannot play it refuses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from rules.catalogue import games
from rules.kernel.match import Match
from rules.kernel.record import RULES, Entry, Record, RecordError, Snapshot
from rules.kernel.refusal import Refusal


def replay(record: Record) -> Match:
    """The match that ``record`` tells of.

    A record of other rules that no longer plays out goes on from its last snapshot and cannot be taken back beyond it:
    ``match.resumed`` is set then, and ``match.entries`` ends with a ``resumed`` entry, to be saved like any other.

    Raises:
        RecordError: ``record_bad_setup`` or ``record_no_snapshot`` (``reason``), ``record_does_not_replay`` (``entry``,
            ``reason``).
    """
    if record.setup.game not in games:
        raise RecordError("record_bad_setup", {"reason": f"unknown_game (game={record.setup.game})"})
    marks = [number for number, entry in enumerate(record.entries) if entry.kind == "resumed"]
    try:
        return _from_snapshot(record, marks[-1]) if marks else _from_start(record)
    except RecordError:
        if record.rules == RULES or not record.snapshots:
            raise
    last = max(snapshot.entry for snapshot in record.snapshots)
    entries = [*record.entries, Entry("resumed", -1, str(last))]
    return _from_snapshot(msgspec.structs.replace(record, entries=entries, digest=""), len(entries) - 1)


def _from_start(record: Record) -> Match:
    try:
        match = Match.start(record.setup, record.deck)
    except Refusal as refusal:
        raise RecordError("record_bad_setup", {"reason": str(refusal)}) from refusal
    except Exception as error:  # whatever a strange dictionary may do to a game
        raise RecordError("record_bad_setup", {"reason": repr(error)}) from error
    _play(match, record.entries)
    _compare(match, record)
    return match


def _from_snapshot(record: Record, mark: int) -> Match:
    """The match from the snapshot that the ``resumed`` entry number ``mark`` names."""
    known = [snapshot for snapshot in record.snapshots if snapshot.entry <= mark]
    wanted = [snapshot for snapshot in known if str(snapshot.entry) == record.entries[mark].text]
    if not wanted:
        raise RecordError("record_no_snapshot", {"reason": record.entries[mark].text})
    deck, state = _decoded(record, wanted[0])
    history = msgspec.structs.replace(record, entries=record.entries[: mark + 1], snapshots=known)
    match = Match.resume(history, deck, state, wanted[0])
    _play(match, record.entries[mark + 1 :])
    _compare(match, record)
    return match


def _decoded(record: Record, snapshot: Snapshot) -> tuple[Any, Any]:
    game = games[record.setup.game]
    try:
        deck = game.deck(record.deck)
        state = game.decode(snapshot.state, deck)
        game.check(state)
        seats = game.view(state, None).seats
    except Exception as error:  # whatever a strange dictionary may do to a game
        raise RecordError("record_no_snapshot", {"reason": repr(error)}) from error
    if seats != record.setup.seats:
        raise RecordError("record_bad_setup", {"reason": f"seats={record.setup.seats}, in the snapshot {seats}"})
    return deck, state


def _play(match: Match, entries: Iterable[Entry]) -> None:
    for entry in entries:
        number = len(match.entries)
        try:
            if entry.kind == "rewind" and entry.seat == -1:
                match.rewind()
            elif not 0 <= entry.seat < match.setup.seats:
                raise Refusal("not_your_turn")
            elif entry.kind == "act":
                match.apply(entry.seat, match.game.parse(entry.text))
            elif entry.kind == "rewind":
                match.rewind(entry.seat)
            else:
                match.take_back(entry.seat)
            if entry.kind == "rewind" and match.entries[-1] != entry:
                raise Refusal("nothing_to_rewind")
        except Refusal as refusal:
            raise RecordError("record_does_not_replay", {"entry": number, "reason": str(refusal)}) from refusal


def _compare(match: Match, record: Record) -> None:
    """Whether what was played is what was written: rules may change without making any entry illegal."""
    played = match.record()
    states = {snapshot.entry: snapshot.state for snapshot in played.snapshots}
    for snapshot in record.snapshots:
        if states.get(snapshot.entry) != snapshot.state:
            raise RecordError("record_does_not_replay", {"entry": snapshot.entry, "reason": "snapshot"})
    if record.digest and record.digest != played.digest:
        raise RecordError("record_does_not_replay", {"entry": len(record.entries), "reason": "digest"})
