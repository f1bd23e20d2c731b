"""What people round the table do together, openly: ballots that they show with their hands, and one press that answers
for all of them.

Nobody's ballot is entered before every bot has closed its own, so that no bot can know what the people have shown; and
no closed ballot is looked at here. It knows no game by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules.kernel.decision import Decision
from rules.kernel.match import Match
from rules.kernel.refusal import Refusal
from tabletop.play.progress import Progress
from tabletop.play.screen import PUBLIC
from tabletop.play.trial import tried


class Together:
    """What concerns several people at one table at once."""

    def __init__(self, match: Match, progress: Progress) -> None:
        self._match = match
        self._progress = progress
        self._curtain = progress.curtain

    def fists(self) -> tuple[tuple[int, Decision], ...]:
        """The people who show their ballots now, each with the question; empty as long as a bot has not closed its own,
        and where ballots are cast on the screen."""
        if not self._curtain.fists or self._quiet():
            return ()
        waiting, humans = self._match.waiting(), self._curtain.humans
        if any(seat not in humans for seat in waiting):
            return ()
        asked = [(seat, self._match.decision(seat)) for seat in waiting if self._match.asked_in_secret(seat)]
        return tuple((seat, decision) for seat, decision in asked if decision is not None)

    def show(self, shown: Mapping[int, Sequence[str]]) -> Refusal | None:
        """What all people have shown, as the actions of each seat: entered at once, all of them or none."""
        asked = dict(self.fists())
        if not asked or set(shown) != set(asked):
            return Refusal("saving" if self._progress.busy else "not_now")

        def plan() -> None:
            for seat, texts in shown.items():
                decision = self._match.decision(seat)
                for _ in decision.draft if decision is not None else ():
                    self._match.take_back(seat)  # begun on the screen, before the people were two
                for text in texts:
                    self._match.apply(seat, self._match.game.parse(text))

        first, *others = shown
        refusal = self._progress.commit(first, plan, by_hand=True)
        if refusal is None:
            for seat in others:
                self._progress.journal.single(asked[seat].kind, seat)
        return refusal

    def alike(self, text: str) -> tuple[int, ...]:
        """The people who can be asked one after the other and all give the answer ``text``, without a bot between."""
        if self._quiet() or self._asked() is None:
            return ()
        with tried(self._match):
            return tuple(self._each_says(text))

    def all_say(self, text: str) -> Refusal | None:
        """The answer ``text`` of all ``alike``, in one press; saved together."""
        seats = self.alike(text)
        if not seats:
            return Refusal("saving" if self._progress.busy else "not_now")
        decision = self._match.decision(seats[0])

        def plan() -> None:
            for _seat in self._each_says(text):
                pass

        refusal = self._progress.commit(seats[0], plan, by_hand=True)
        if refusal is None and decision is not None:
            for seat in seats[1:]:
                self._progress.journal.close(decision.kind, seat)
        return refusal

    def _each_says(self, text: str) -> Iterator[int]:
        """Takes the answer for one person after the other, each at most once."""
        done: set[int] = set()
        while (seat := self._asked()) is not None and seat not in done:
            action = next((action for action in self._match.legal(seat) if action.text == text), None)
            if action is None:
                return
            self._match.apply(seat, action)
            done.add(seat)
            yield seat

    def _asked(self) -> int | None:
        """The one person who is asked openly."""
        waiting = self._match.waiting()
        if len(waiting) != 1 or waiting[0] not in self._curtain.humans or self._match.asked_in_secret(waiting[0]):
            return None
        return waiting[0]

    def _quiet(self) -> bool:
        """Whether nobody can be asked anything together just now."""
        curtain = self._curtain
        shown = curtain.limit == curtain.published
        return self._progress.busy or curtain.vote is not None or curtain.stage != PUBLIC or not shown
