"""Counsel for the one who is asked on this screen: a hint in three steps, and who has had one."""

from __future__ import annotations

from rules.kernel.refusal import Refusal
from tabletop.play.hints import Hint
from tabletop.play.progress import Progress


class Counsel:
    """Hints at one table; see ``hints`` for what is told to whom."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    @property
    def given_to(self) -> tuple[int, ...]:
        """The seats that have asked for a hint in this game."""
        return tuple(self._progress.hints.asked_by)

    @property
    def failed(self) -> bool:
        """Whether nothing was found when a hint was asked for last."""
        return self._progress.hints.failed

    def refusal(self) -> Refusal | None:
        """Why nobody can be given a hint on this screen; ``None`` where somebody can."""
        return self._progress.hints.refusal()

    def ask(self) -> Refusal | None:
        """A hint for the seat that is asked, one step further each time."""
        return self._progress.ask_hint()

    def hint(self) -> Hint | None:
        """What may be told on this screen of the hint that was asked for."""
        return self._progress.hint()
