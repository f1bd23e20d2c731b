"""The hands of whoever sits in front of the screen: a touch, an action, Confirm, a take-back, or why it does nothing.

Every touch is counted in the journal. What a step may be is the rules' business, and when it is shown the progress's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rules.kernel.match import Match
from rules.kernel.refusal import Refusal
from tabletop.play.progress import Progress
from tabletop.play.screen import PUBLIC
from tabletop.play.touch import steps_for, take, take_rest

Plan = Callable[[int], None]
"""Takes steps for a seat; raises ``Refusal`` where it cannot."""


class Hands:
    """People's steps at one table."""

    def __init__(self, match: Match, progress: Progress) -> None:
        self._match = match
        self._progress = progress
        self._curtain = progress.curtain
        self._lens = progress.lens

    @property
    def needs_done(self) -> bool:
        """Whether the hold waits for its seat to say that it has looked."""
        return self._curtain.stage.kind == "hold" and self._curtain.sole is None and self._lens.asked() is None

    def done(self) -> Refusal | None:
        """The holder has looked at what came."""
        refusal, seat = self._shut(), self._curtain.stage.seat
        if refusal is None and (seat is None or not self.needs_done):
            refusal = Refusal("not_now")
        if refusal is None and seat is not None:
            self._progress.journal.single("done", seat)
            self._progress.stage(self._curtain.done)
        return self._counted(refusal)

    def touch(self, handle: str) -> Refusal | None:
        """A click on the thing ``handle``."""
        return self.done() if handle == "done" else self._act(partial(self._touched, handle))

    def act_all(self, texts: Sequence[str]) -> Refusal | None:
        """The actions called ``texts``, one after the other, or none of them."""

        def plan(seat: int) -> None:
            for text in texts:
                self._match.apply(seat, self._match.game.parse(text))

        return self._act(plan)

    def confirm(self) -> Refusal | None:
        """The usual rest of the choice, or Done."""
        return self.done() if self.needs_done else self._act(partial(take_rest, self._match))

    def can_take_back(self) -> Refusal | None:
        """Why nothing can be taken back on this screen; ``None`` where something can."""
        refusal, seat = self._shut(), self._taker()
        if refusal is not None:
            return refusal
        if seat is None:
            return Refusal("game_over" if self._curtain.stage.kind == "over" else "nothing_to_take_back")
        return self._match.can_take_back(seat)

    def take_back(self) -> Refusal | None:
        """Takes the last step back."""
        refusal, seat = self.can_take_back(), self._taker()
        if refusal is None and seat is not None:
            refusal = self._progress.commit(seat, partial(self._match.take_back, seat), by_hand=True)
        return self._counted(refusal)

    def _act(self, plan: Plan) -> Refusal | None:
        refusal, seat = self._shut(), self._lens.asked()
        if refusal is not None or seat is None:
            return self._counted(refusal or self._idle())
        return self._counted(self._progress.commit(seat, partial(plan, seat), by_hand=True))

    def _touched(self, handle: str, seat: int) -> None:
        steps = steps_for(self._match, seat, handle)
        if isinstance(steps, Refusal):
            raise steps
        take(self._match, seat, steps)

    def _counted(self, refusal: Refusal | None) -> Refusal | None:
        if refusal is not None and refusal.key != "saving":
            self._progress.journal.refused += 1
        return refusal

    def _shut(self) -> Refusal | None:
        """Why nobody can do anything here just now."""
        if self._progress.busy:
            return Refusal("saving")
        if self._curtain.vote is not None:
            return Refusal("voting")
        return Refusal("covered") if self._curtain.stage.kind == "cover" else None

    def _idle(self) -> Refusal:
        """Why nobody is asked on this screen."""
        if self.needs_done:
            return Refusal("needs_done")
        return Refusal("game_over" if self._curtain.stage.kind == "over" else "not_your_turn")

    def _taker(self) -> int | None:
        """Whose step is taken back here: the holder's; on the public table that of who is asked or has acted openly.

        A draft behind a cover is not touched from there, and nothing on the public table tells whether there is one.
        """
        if self._curtain.stage.kind == "hold":
            return self._curtain.stage.seat
        asked = self._lens.asked()
        if asked is not None and self._match.can_take_back(asked) is None:
            return asked
        last = self._match.entries[-1].seat if self._curtain.stage == PUBLIC and self._match.entries else -1
        return last if last in self._curtain.humans and not self._match.asked_in_secret(last) else asked
