"""The minute that a table gives for a question: what is left of it, by the hands of a clock.

It stands still while nobody is to think, and decides nothing: when it is over, it is over.
"""

from __future__ import annotations

from collections.abc import Hashable

from tabletop.play.watch import Clock


class Minute:
    """``seconds`` for each question; 0: there is no minute."""

    def __init__(self, seconds: int, clock: Clock) -> None:
        self.seconds = seconds
        self._clock = clock
        self._left: dict[Hashable, float] = {}
        self._question: Hashable = None
        self._since = 0.0

    def turn(self, question: Hashable) -> None:
        """From now on it runs for ``question``, on from where it stood for it; ``None``: it stands still."""
        self._note()
        self._question = question
        if question is not None:
            self._left.setdefault(question, float(self.seconds))

    def forget(self) -> None:
        """All questions are done with: the next ones have their whole minute."""
        self._left.clear()
        self._question = None

    @property
    def left(self) -> float | None:
        """Seconds that are left to the question it runs for, never less than 0; ``None`` while it stands still."""
        if not self.seconds or self._question is None:
            return None
        self._note()
        return self._left[self._question]

    def _note(self) -> None:
        now = self._clock.now()
        if self._question is not None:
            self._left[self._question] = max(0.0, self._left[self._question] - (now - self._since))
        self._since = now
