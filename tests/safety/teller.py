"""A writer that tells what goes to the disk and what has come there, and passes it on. It may end the program."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from typing import Any

from rules.kernel.match import Entry, Match
from rules.kernel.record import Snapshot
from tabletop.play import Session
from tabletop.play.saving import Answer, Meta
from tests.safety.say import say


def die() -> None:
    """Ends this process with nothing put in order."""
    os.kill(os.getpid(), signal.SIGKILL)


def state_of(match: Match) -> dict[str, Any]:
    """Where a match is: how many entries, the digest, what is half laid out, whether it has just gone back."""
    drafts = {}
    for seat in match.waiting():
        decision = match.decision(seat)
        if decision is not None and decision.draft:
            drafts[str(seat)] = list(decision.draft)
    back = bool(match.entries) and match.entries[-1].kind == "rewind"
    return {"entries": len(match.entries), "digest": match.digest(), "drafts": drafts, "rewound": back}


class Teller:
    """Between ``session`` and its writer: says ``underway`` before a step goes to the disk, ``saved`` once it is there.

    ``fatal``: the program ends in the moment in which the disk has a step, before anybody sees it.
    """

    def __init__(self, session: Session) -> None:
        self.fatal = False
        self._match = session._match
        ledger = session._progress._ledger
        self._writer, ledger._writer = ledger._writer, self

    def submit(
        self,
        entries: Sequence[Entry],
        meta: Meta,
        done: Answer,
        *,
        snapshots: Sequence[Snapshot] = (),
        digest: str = "",
    ) -> None:
        """See ``tabletop.play.saving.Writer``."""
        state = state_of(self._match) if entries else {}

        def answered(error: Exception | None) -> None:
            if state and error is None:
                say(saved=True, **state)
                if self.fatal:
                    die()
            done(error)

        if state:
            say(underway=True, **state)
        self._writer.submit(entries, meta, answered, snapshots=snapshots, digest=digest)
