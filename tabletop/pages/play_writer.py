"""Brings the answers of the library's writer to the thread of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, Signal

from rules.kernel.match import Entry
from rules.kernel.record import Snapshot

Answer = Callable[[Exception | None], None]


class ThreadedWriter(Protocol):
    """A writer that answers on a thread of its own, such as ``store.GameWriter``."""

    def submit(
        self,
        entries: Sequence[Entry],
        meta: Mapping[str, Any],
        done: Answer,
        *,
        snapshots: Sequence[Snapshot] = (),
        digest: str = "",
    ) -> None: ...

    def close(self) -> None: ...


class WindowWriter(QObject):
    """The writer that a session is given: its answers come in the window's own thread, in their order."""

    _answered = Signal(object, object)

    def __init__(self, writer: ThreadedWriter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._writer = writer
        self._closed = False
        self._answered.connect(self._hand_on, Qt.ConnectionType.QueuedConnection)

    def submit(
        self,
        entries: Sequence[Entry],
        meta: dict[str, Any],
        done: Answer,
        *,
        snapshots: Sequence[Snapshot] = (),
        digest: str = "",
    ) -> None:
        """See ``tabletop.play.saving.Writer``."""

        def answer(error: Exception | None) -> None:
            if not self._closed:
                self._answered.emit(done, error)

        self._writer.submit(entries, meta, answer, snapshots=snapshots, digest=digest)

    def close(self) -> None:
        """Waits for what was submitted; no answer is handed on any more."""
        self._writer.close()
        self._closed = True

    def _hand_on(self, done: Answer, error: Exception | None) -> None:
        if not self._closed:
            done(error)
