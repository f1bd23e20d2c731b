"""What is past at one table: the rounds of a game that is over, and what its bots thought."""

from __future__ import annotations

from rules.kernel.view import View
from tabletop.play.progress import Progress
from tabletop.play.screen import LogLine
from tabletop.play.thoughts import Thought


class Past:
    """Looking back at one table."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    @property
    def _over(self) -> bool:
        return self._progress.curtain.stage.kind == "over"

    def rounds(self, by: str = "round") -> list[View]:
        """The public table at the end of each round (``by`` ``beat``: after each beat), once the game is over."""
        return self._progress.lens.rounds(by) if self._over else []

    def course(self) -> list[LogLine]:
        """What everybody was told of the rounds that ``rounds`` shows, once the game is over."""
        return self._progress.lens.course() if self._over else []

    def thoughts(self) -> list[Thought]:
        """What the bots have thought, as far as it may be told on this screen, oldest first."""
        return self._progress.thoughts.told()

    @property
    def forgotten(self) -> bool:
        """Whether the game began in a sitting whose thoughts nobody knows any more."""
        return self._progress.thoughts.began > 0
