"""What the bots of this sitting have thought: their own advice, kept until it may be told, and in memory only.

A seat that holds a hand tells nothing while the game is on: even which part of a choice counted most follows from what
else it could have chosen. What was decided in secret is told once it was opened to everybody. When the game is over,
everything is. What the table went back over has not been.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.kernel.course import course
from rules.kernel.match import Match
from tabletop.bots.mind import Advice
from tabletop.play.curtain import Curtain
from tabletop.play.players import Kind
from tabletop.play.screen import HANDS


@dataclass
class Thought:
    """What led ``seat`` to entry ``number``, in ``round``. ``opened``: how many beats there were once everybody could
    know what was chosen; ``None``: not yet."""

    seat: int
    level: Kind
    round: int
    number: int
    advice: Advice = field(repr=False)
    opened: int | None = None


class Thoughts:
    """The thoughts at one table."""

    def __init__(self, match: Match, curtain: Curtain) -> None:
        self._match = match
        self._curtain = curtain
        self._kept: list[Thought] = []
        self.began = len(match.entries)
        """Entries that were there before this sitting: nobody knows any more what led to them."""

    def note(self, seat: int, level: Kind, asked_in: int, number: int, advice: Advice | None) -> None:
        """The bot on ``seat`` was asked in the round ``asked_in`` and has just made entry ``number``; where that is not
        what it wanted, nothing is kept."""
        if advice is not None and self._match.entries[number].text == advice.action.partition("; ")[0]:
            self._kept.append(Thought(seat, level, asked_in, number, advice))

    def forget(self, number: int) -> None:
        """Entry ``number`` and those after it could not be saved."""
        self._kept = [thought for thought in self._kept if thought.number < number]

    def follow(self) -> None:
        """Something has happened: what was chosen in secret may be open now."""
        end = self._curtain.first + len(self._match.beats)
        for thought in self._kept:
            if thought.opened is None and not self._closed(thought.seat):
                thought.opened = end

    def told(self) -> list[Thought]:
        """What may be told on this screen, in the order in which it happened."""
        numbers = set(course(self._match.entries, 0))
        found = [thought for thought in self._kept if thought.number in numbers]
        if self._curtain.stage.kind == "over":
            return found
        if self._match.game.secret == HANDS:
            return []
        shown = self._curtain.shown
        return [thought for thought in found if thought.opened is not None and thought.opened <= shown]

    def _closed(self, seat: int) -> bool:
        """Whether what ``seat`` chose last is known to itself alone."""
        decision = self._match.decision(seat)
        return seat in self._match.locked() or (decision is not None and bool(decision.draft))
