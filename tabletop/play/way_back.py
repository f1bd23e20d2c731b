"""The way back, where the rules of the house allow it: who plays alone takes it at will, others when all have agreed.

Who has agreed is asked on the public screen and kept nowhere; the rewind itself is a step of the match like any other.
"""

from __future__ import annotations

from functools import partial

from rules.kernel.match import Match
from rules.kernel.refusal import Refusal
from tabletop.play.progress import Progress


class WayBack:
    """Going back at one table."""

    def __init__(self, match: Match, progress: Progress) -> None:
        self._match = match
        self._progress = progress
        self._curtain = progress.curtain

    @property
    def assisted(self) -> bool:
        """Whether one who plays alone has gone back to an earlier decision."""
        return self._match.assisted

    @property
    def voter(self) -> int | None:
        """Who is asked on the public screen whether to go back to the start of the round."""
        agreed = self._curtain.vote
        if agreed is None or self._progress.busy:
            return None
        return next((seat for seat in self._curtain.humans if seat not in agreed), None)

    @property
    def offered(self) -> bool:
        """Whether the rules of the house know a way back."""
        return self._progress.house.undo == "family" and bool(self._curtain.humans)

    def refusal(self) -> Refusal | None:
        """Why the table cannot go back; ``None`` where it can. Tells nothing of what anybody has drafted."""
        if not self.offered:
            return Refusal("strict_house")
        if self._progress.busy or self._curtain.vote is not None:
            return Refusal("saving" if self._progress.busy else "voting")
        return self._match.can_rewind(self._curtain.sole)

    def ask(self) -> Refusal | None:
        """Who plays alone goes back to the last decision; others are asked, one after the other, on the public screen
        whether all want to go back to the start of the round."""
        refusal = self.refusal()
        if refusal is None and self._curtain.sole is not None:
            return self._progress.rewind(self._curtain.sole)
        if refusal is None:
            self._progress.stage(self._curtain.gather, tell=True)
        return refusal

    def agree(self) -> Refusal | None:
        """``voter`` wants to go back. With the last of them the table does."""
        seat, agreed = self.voter, self._curtain.vote
        if seat is None or agreed is None:
            return Refusal("saving" if self._progress.busy else "not_now")
        self._progress.stage(partial(agreed.append, seat), tell=True)
        return self._progress.rewind(None) if self.voter is None else None

    def disagree(self) -> Refusal | None:
        """``voter`` does not want to: the table goes on where it was."""
        if self.voter is None:
            return Refusal("saving" if self._progress.busy else "not_now")
        self._progress.stage(self._curtain.disperse, tell=True)
        return None
