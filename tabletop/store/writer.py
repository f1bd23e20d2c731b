"""The one thread that writes the library, and the hand that a game's session gives its entries to.

Everything that touches the file goes through this thread, in the order in which it was asked; nobody else has the
connection. It knows no game and no window.
"""

from __future__ import annotations

import queue
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

import msgspec

from tabletop.store import rows
from tabletop.store.library_file import LibraryFile
from tabletop.store.rows import Progress
from tabletop.store.trouble import StoreError

ResultT = TypeVar("ResultT")

Done = Callable[[Exception | None], None]
"""Called on the writer thread: ``None`` once it is on the disk, else a ``StoreError`` and nothing of it is."""


class WriterThread:
    """Owns a library file and does what it is given, one thing after another, until it is closed."""

    def __init__(self, file: LibraryFile) -> None:
        self._file = file
        self._tasks: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="library writer", daemon=True)
        self._thread.start()

    def post(self, work: Callable[[LibraryFile], None], done: Done) -> None:
        """Does ``work`` in its turn and then calls ``done``; on a closed library ``done`` hears so at once."""

        def task() -> None:
            try:
                work(self._file)
            except StoreError as error:
                done(error)
            except Exception as error:  # noqa: BLE001 - whatever it was, the session must hear of it
                done(StoreError("not_saved", {"reason": repr(error)}))
            else:
                done(None)

        if not self._give(task):
            done(StoreError("library_closed"))

    def ask(self, work: Callable[[LibraryFile], ResultT]) -> ResultT:
        """What ``work`` returns or raises, after all that was given before it. Raises ``StoreError`` once closed."""
        if threading.current_thread() is self._thread:
            return work(self._file)
        answer: Future[ResultT] = Future()

        def task() -> None:
            try:
                answer.set_result(work(self._file))
            except BaseException as error:  # noqa: BLE001 - it is raised where it was asked
                answer.set_exception(error)

        if not self._give(task):
            raise StoreError("library_closed")
        return answer.result()

    def close(self) -> None:
        """Does all that was given, ends the thread and lets go of the file. A second call does nothing."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._tasks.put(None)
        if threading.current_thread() is not self._thread:
            self._thread.join()

    def _give(self, task: Callable[[], None]) -> bool:
        with self._gate:
            if not self._closed:
                self._tasks.put(task)
            return not self._closed

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None:
            try:
                task()
            except Exception:  # noqa: BLE001 - a faulty ``done`` is reported and must not stop the saving
                threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), self._thread)))
            # A finished task must not live on in this name while the thread waits: it holds what the caller gave.
            del task
        self._file.close()


class GameWriter:
    """Keeps the entries of one game, each ``submit`` in one transaction."""

    def __init__(self, thread: WriterThread, game_id: int, now: Callable[[], float] = time.time) -> None:
        self._thread = thread
        self._game_id = game_id
        self._now = now
        self._failures = 0
        self._closed = False

    def submit(
        self,
        entries: Sequence[msgspec.Struct],
        meta: Mapping[str, Any],
        done: Done,
        *,
        snapshots: Sequence[msgspec.Struct] = (),
        digest: str = "",
    ) -> None:
        """Writes ``entries`` and ``snapshots`` behind those of the game, replaces its ``meta``, then calls ``done``.

        ``meta`` is JSON-ready; the store itself reads ``round``, ``over``, ``players``, ``outcome`` and ``thumbnail``
        in it (see ``GameRow``), each where it is there. ``digest`` is the state's after the entries. What was
        submitted before a failure was known fails as well (``earlier_not_saved``): an entry is never written behind a
        lost one. After ``done`` has told of a failure the same entries may be submitted again.
        """
        lines = [msgspec.json.encode(entry).decode() for entry in entries]
        states = [msgspec.json.encode(snapshot).decode() for snapshot in snapshots]
        text = msgspec.json.encode(meta).decode()
        progress = Progress(0, 0, self._now(), bool(meta.get("over", False)), digest, text)
        failures = self._failures

        def work(file: LibraryFile) -> None:
            if failures != self._failures:
                raise StoreError("earlier_not_saved")
            try:
                file.write(lambda connection: rows.append(connection, self._game_id, lines, states, progress))
            except BaseException:
                # A lost meta stands in nobody's way: the next one replaces it anyway.
                self._failures += bool(lines or states)
                raise

        if self._closed:
            done(StoreError("library_closed"))
        else:
            self._thread.post(work, done)

    def close(self) -> None:
        """Returns when all that was submitted is answered; what comes later is refused."""
        if not self._closed:
            self._closed = True
            try:
                self._thread.ask(lambda file: None)
            except StoreError:
                # The whole library is closed already, and has answered everything before.
                return
