"""From the table to the disk: what a writer is, and the ledger that hands it entries and marks in the right order.

An entry is on the disk before anybody sees what came of it. The marks (who has seen what, which stage is on) go along
with each entry, and by themselves when only they have changed. Knows no file and no database.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rules.kernel.match import Entry, Match
from rules.kernel.record import Snapshot

Answer = Callable[[Exception | None], None]
Meta = dict[str, Any]


class Writer(Protocol):
    """Keeps entries for ever, in the order in which they come."""

    def submit(
        self,
        entries: Sequence[Entry],
        meta: Meta,
        done: Answer,
        *,
        snapshots: Sequence[Snapshot] = (),
        digest: str = "",
    ) -> None:
        """Saves all of it in one transaction, or nothing; ``entries`` and ``snapshots`` behind those that are there.

        ``done`` is called once, on the thread of the session: with ``None``, or with what went wrong.
        """


class ImmediateWriter:
    """Keeps everything in memory and answers at once; for tests and for tables that nobody wants to keep."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.snapshots: list[Snapshot] = []
        self.meta: Meta = {}
        self.digest = ""

    def submit(
        self,
        entries: Sequence[Entry],
        meta: Meta,
        done: Answer,
        *,
        snapshots: Sequence[Snapshot] = (),
        digest: str = "",
    ) -> None:
        self.entries += entries
        self.snapshots += snapshots
        self.meta = meta
        self.digest = digest
        done(None)


class Ledger:
    """Between match and writer. ``marks`` builds the meta of this moment; ``told`` hears when marks were saved or not.

    ``entries`` and ``snapshots`` of the match are on the disk, and the marks ``kept``.
    """

    def __init__(
        self, match: Match, writer: Writer, marks: Callable[[], Meta], told: Callable[[Exception | None], None]
    ) -> None:
        self.entries = len(match.entries)
        self.snapshots = len(match.record().snapshots)
        self._match = match
        self._writer = writer
        self._marks = marks
        self._told = told
        self.kept: Meta = {}
        self._tried: Meta | None = None
        self._underway = 0

    def save(self, done: Answer) -> None:
        """Submits all that the disk does not have yet. Not to be called again before ``done`` was."""
        record = self._match.record()
        new = record.entries[self.entries :], record.snapshots[self.snapshots :]

        def saved(error: Exception | None) -> None:
            if error is None:
                self.entries, self.snapshots = len(record.entries), len(record.snapshots)
            done(error)

        self._submit(*new, record.digest, saved)

    def note(self, again: bool = False) -> None:
        """Saves the marks alone where they have changed; while something is underway it is done afterwards, but at the
        end of a game, for its table may be left at once.

        Marks that could not be saved are not tried again by themselves: they go along with whatever comes next, or
        ``again`` where somebody waits for that.
        """
        before = self.kept if again else self._tried
        free = not self._underway or self._match.over
        if free and self.entries == len(self._match.entries) and self._marks() != before:
            self._submit((), (), self._match.digest(), self._noted)

    def _submit(self, entries: Sequence[Entry], snapshots: Sequence[Snapshot], digest: str, done: Answer) -> None:
        self._tried = marks = self._marks()

        def answered(error: Exception | None) -> None:
            self._underway -= 1
            if error is None:
                self.kept = marks
            done(error)

        self._underway += 1
        self._writer.submit(entries, marks, answered, snapshots=snapshots, digest=digest)

    def _noted(self, error: Exception | None) -> None:
        if error is None:
            self.note()
        self._told(error)


def trouble(error: Exception) -> str:
    """The key of the sentence that tells a player why something was not saved."""
    key = getattr(error, "key", "")
    return key if isinstance(key, str) and key else "save_failed"
