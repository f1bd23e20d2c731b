"""The curtain: which stage is on, whose eyes are in front of the screen, and up to which beat they may look.

    public -> cover(s) -> hold(s) -> cover(next) ... -> public (reveal) ... -> over

All beats are counted by their number in the match. ``shown`` is how many the table has shown to everybody, ``seen[s]``
how many the seat had seen when its last hold ended, ``taken`` how many the present stage has been handed. A beat that
is private to one person is shown in that person's hold first; later ones wait for it, though the match is past them.
Nothing waits for what is told to a seat alone while it is still choosing: others may not know that it was told.
With one person there is no curtain: the stage is that person's hold from beginning to end.

This room reads beats, and of the match who is asked; it builds no view and changes no match.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.kernel.match import Beat, Match
from tabletop.play.screen import OPEN, OVER, PUBLIC, Stage

QUIET = "locked"
"""The one kind of event that every stage may pass over: the view says it as well."""


class Curtain:
    """Stage and marks of one table. ``humans`` are the seats with a person, ``published`` beats are on the disk;
    ``fists``: the rules of the house have ballots shown by hand."""

    def __init__(self, match: Match, humans: Sequence[int], *, fists: bool = False) -> None:
        self._match = match
        self._fists = fists
        self.humans = tuple(humans)
        self.first = match.beats[0].number if match.beats else 0
        self.published = self.first + len(match.beats)
        self.shown = self.taken = self.first
        self.seen = [self.first] * match.setup.seats
        self.holder = -1
        self.stage = PUBLIC if self.sole is None else Stage("hold", self.sole)
        self._until: int | None = None
        self.vote: list[int] | None = None
        """The seats that have agreed to go back; ``None`` where nobody is asked about that."""

    @property
    def sole(self) -> int | None:
        """The seat of the only person, where there is just one."""
        return self.humans[0] if len(self.humans) == 1 else None

    @property
    def fists(self) -> bool:
        """Whether people show their ballots with their hands, so that no cover comes up for them."""
        return self._fists and len(self.humans) > 1

    @property
    def _welcome(self) -> Stage:
        """How the only person comes to the table: past a cover, but for a game that hides nothing."""
        return Stage("hold" if self._match.game.secret == OPEN else "cover", self.sole)

    @property
    def viewer(self) -> int | None:
        """Whose view may be on the screen."""
        if self.stage.kind == "hold":
            return self.stage.seat
        return self.sole if self.stage.kind == "over" else None

    @property
    def limit(self) -> int:
        """How many beats the stage that is on may show."""
        seat = self.stage.seat
        if self.stage.kind == "cover":
            return self.shown
        if self.stage.kind != "hold" or self.sole is not None:
            return self.horizon()
        return self._stop(seat) if self._until is None else self._until

    def beat(self, number: int) -> Beat:
        """The beat with that number."""
        return self._match.beats[number - self.first]

    def horizon(self) -> int:
        """How many beats everybody may see: up to the first that its own seat has not looked at."""
        return self._stop(None)

    def asked(self) -> int | None:
        """The seat that is asked on this screen: the holder, or on the public table the seat of an open decision."""
        if self.limit < self.published or self.vote is not None:
            return None
        if self.stage.kind == "hold":
            return self.stage.seat if self.stage.seat in self._match.waiting() else None
        target = self._next() if self.stage.kind == "public" else None
        return None if target is None or self._match.asked_in_secret(target) else target

    def candidates(self) -> tuple[int, ...]:
        """Whom the cover may call instead: all persons who are asked in secret, unless one has to look first."""
        if self.horizon() < self.published:
            return ()
        return tuple(seat for seat in self.humans if self._match.asked_in_secret(seat))

    def settle(self, turn: bool = True) -> None:
        """The screen has played what it was handed: the public stage gives way to the next, where ``turn`` allows."""
        if self.stage == PUBLIC or self.sole is not None:
            self.shown = max(self.shown, self.taken)
        if not turn or self.vote is not None or self.shown < self.horizon():
            return
        if self.sole is not None:
            if self._match.over and self.stage.kind == "hold":
                self._turn(OVER)
        elif self.stage == PUBLIC:
            self._turn(self._following())

    def uncover(self) -> None:
        """Cover to hold. The hold ends at the beats the seat has to look at, or stays open where it is asked."""
        seat = self.stage.seat
        self._turn(Stage("hold", seat))
        start = self.horizon()
        if self.sole is None and seat is not None and start < self.published and self._must_see(start) == seat:
            end = self._run(start, seat)
            self._until = None if end == self.published and self._match.asked_in_secret(seat) else end

    def hide(self) -> None:
        """Hold to cover of the same seat; what it was handed is handed to it again."""
        if self.stage.kind == "hold" and self.sole is None:
            self._turn(Stage("cover", self.stage.seat))

    def turn_to(self, seat: int) -> None:
        """Cover to another seat's cover: see ``candidates``."""
        self._turn(Stage("cover", seat))

    def acted(self, seat: int, before: int) -> None:
        """The holder acted: of the beats from ``before`` on its own run belongs to its hold, the rest is for all."""
        if self.sole is not None:
            self.seen[seat] = before
            return
        if self._match.game.secret == OPEN:
            self.seen[seat] = self.published
        if self.stage.kind not in ("hold", "cover") or self.stage.seat != seat:
            return
        end = self._run(before, seat)
        if self._match.asked_in_secret(seat) and (end == self.published or self._goes_on(seat, before)):
            return
        if any(self.beat(number).private for number in range(before, end)):
            self._until = end if self.stage.kind == "hold" else None
        else:
            self._leave(seat, end)

    def done(self) -> None:
        """The holder has looked."""
        if self.stage.kind == "hold" and self.stage.seat is not None:
            self._leave(self.stage.seat, self.limit)

    def reseat(self, humans: Sequence[int], seat: int) -> None:
        """Another player sits at ``seat``: no hand stays open, and a person who has just sat down has seen it all."""
        before, self.humans = self.sole, tuple(humans)
        self.seen[seat] = self.published
        if self.sole is None:
            self._turn(PUBLIC if self.stage != OVER else OVER)
        elif self.sole != before:
            self._turn(self._welcome)

    def gather(self) -> None:
        """Everybody looks at the public table and is asked whether to go back; nobody is asked anything else."""
        self.vote = []
        self._turn(PUBLIC)

    def disperse(self) -> None:
        """They do not go back, or cannot: the table goes on where it was."""
        self.vote = None
        self.settle()

    def rewound(self, before: int) -> None:
        """The table went back: what is not looked at yet of the beats before ``before`` concerns nobody any more."""
        self.vote = None
        self.shown = self.taken = before
        self.seen = [before] * len(self.seen)
        if self.sole is None:
            self._turn(PUBLIC)

    def land(self, shown: int, seen: Sequence[int], holder: int, called: int | None) -> None:
        """Back at the table: a cover, or the public table where something is left to show. ``called`` is preferred."""
        bound = range(self.first, self.published + 1)
        self.shown = min(max(shown, bound[0]), bound[-1])
        self.seen = [min(max(number, bound[0]), bound[-1]) for number in seen]
        self.holder = holder
        following = self._following()
        if self._loud(self.shown, self.horizon()):
            following = PUBLIC
        elif following.kind == "cover" and called in self.candidates():
            following = Stage("cover", called)
        if self.sole is not None and following != OVER:
            following = self._welcome
        self._turn(following)

    def _turn(self, stage: Stage) -> None:
        self.stage = stage
        self.taken = self.shown
        self._until = None

    def _leave(self, seat: int, end: int) -> None:
        """The hold is over. Straight on to the next cover, unless something is to be shown to all first."""
        self.seen[seat] = max(self.seen[seat], end)
        self.holder = seat
        following = self._following()
        start, horizon = self.shown, self.horizon()
        if following.kind == "cover" and not self._loud(max(start, end), horizon) and not self._loud(start, end, seat):
            self.shown = horizon
            self._turn(following)
        else:
            self._turn(PUBLIC)

    def _following(self) -> Stage:
        """What comes after the beats that everybody may see now."""
        horizon = self.horizon()
        if horizon < self.published:
            return Stage("cover", self._must_see(horizon))
        if self._match.over:
            return OVER
        target = self._next()
        secret = target is not None and self._match.asked_in_secret(target) and not self.fists
        return Stage("cover", target) if secret and self.sole is None else PUBLIC

    def _next(self) -> int | None:
        """The first person clockwise after the last holder who is asked."""
        seats, waiting = self._match.setup.seats, self._match.waiting()
        order = ((self.holder + step) % seats for step in range(1, seats + 1))
        return next((seat for seat in order if seat in self.humans and seat in waiting), None)

    def _must_see(self, number: int) -> int | None:
        """The person who has to look at that beat alone before it is anybody else's."""
        private = self.beat(number).private
        if len(private) != 1 or len(self.humans) < 2:
            return None
        (seat,) = private
        if seat not in self.humans or number < self.seen[seat]:
            return None
        # A seat that is half done with what several decide at once: if others waited for it, that would tell of it.
        half_done = not self.beat(number).events(None) and self._match.asked_in_secret(seat)
        return None if half_done else seat

    def _stop(self, seat: int | None) -> int:
        """The first beat that waits for a person other than ``seat``."""
        for number in range(self.shown, self.published):
            if self._must_see(number) not in (None, seat):
                return number
        return self.published

    def _quiet(self, number: int) -> bool:
        beat = self.beat(number)
        told = beat.events(None)
        # What a bot alone is told is nothing that a screen could show, nor what all but one person hear nothing of.
        hidden = not told or beat.private.isdisjoint(self.humans)
        return hidden and all(event.kind == QUIET for event in told)

    def _loud(self, start: int, end: int, seat: int | None = None) -> bool:
        """Whether the beats from ``start`` to before ``end`` are more than locks and what ``seat`` looked at."""
        return any(not self._quiet(number) and self.beat(number).private != {seat} for number in range(start, end))

    def _goes_on(self, seat: int, before: int) -> bool:
        """Whether what ``seat`` has just answered was a part of what several decide at once, and nobody's choice is
        closed by what came of it: then it chooses on, and all others are shown that later."""
        if before <= self.first or self._stop(seat) < self.published:
            return False
        view = self.beat(before - 1).view(None)
        together = len(view.waiting) + len(view.locked) > 1
        return together and (view.waiting, view.locked) == (self._match.waiting(), self._match.locked())

    def _run(self, start: int, seat: int | None) -> int:
        """The end of the beats from ``start`` on that are private to ``seat``, or quiet."""
        number = start
        while number < self.published and (self._quiet(number) or self.beat(number).private == {seat}):
            number += 1
        return number
