"""How a table goes on: a step is applied, saved, and only then told; then curtain, lens and bots follow.

It owns the order of things and nothing that is shown. While a step is on its way to the disk (``busy``) nobody else
acts; one that could not be saved never was.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from rules.kernel.match import Match, Record
from rules.kernel.refusal import Refusal
from tabletop.bots.mind import Advice
from tabletop.play.curtain import Curtain
from tabletop.play.desk import BotRequest, Desk, Token
from tabletop.play.hints import Hint, Hints
from tabletop.play.house import House
from tabletop.play.journal import Journal, Swap
from tabletop.play.lens import Lens
from tabletop.play.marks import marks, read_house, read_marks
from tabletop.play.players import Kind, Player, humans
from tabletop.play.saving import Ledger, Meta, Writer, trouble
from tabletop.play.screen import BALLOTS, PUBLIC
from tabletop.play.sense import sensible
from tabletop.play.thoughts import Thoughts
from tabletop.play.touch import take_for_bot
from tabletop.play.trial import put_back
from tabletop.play.watch import Clock

PACE = 0.7
"""Seconds that a bot's turn takes at normal speed, whatever it holds."""
AT_ONCE = -float("inf")


class Progress:
    """One table's match with all that moves it. ``meta`` are the marks it was left with; ``None``: a new game."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        writer: Writer,
        clock: Clock,
        on_change: Callable[[], None],
        game_id: str,
        meta: Meta | None,
        house: House | None = None,
    ) -> None:
        seats = match.setup.seats
        self.house = house or read_house(meta or {})
        found = None if meta is None else read_marks(meta, seats)
        self.match = match
        self.players: tuple[Player, ...] = tuple(found.players if found else players)
        self.clock = clock
        fists = self.house.ballots == "fists" and match.game.secret == BALLOTS
        self.curtain = Curtain(match, humans(self.players), fists=fists)
        self.lens = Lens(match, self.curtain)
        self.desk = Desk(game_id, PACE)
        self.hints = Hints(match, self.curtain, game_id)
        self.thoughts = Thoughts(match, self.curtain)
        self.journal = Journal()
        self.busy = False
        self.error: str | None = None
        self._on_change = on_change
        self._begun = False
        self._ledger = Ledger(match, writer, self.marks, self._noted)
        self._clear: float | None = None
        self._pumping = False
        if found is not None:
            self.journal.swaps = list(found.swaps)
            self.hints.asked_by = sorted(set(found.hinted))
            self.curtain.land(found.shown, found.seen, found.holder, found.called)
        elif meta is not None:
            end = self.curtain.published
            self.curtain.land(end, [end] * seats, -1, None)

    def begin(self, saved: Record | None) -> None:
        """Asks the first bots. ``saved`` is what the disk has of this match (``None``: all); the rest is saved now."""
        self._follow()
        if saved is not None:
            self._ledger.entries, self._ledger.snapshots = len(saved.entries), len(saved.snapshots)
        if self._ledger.entries < len(self.match.entries):
            self.busy = True
            self._ledger.save(self._caught_up)
        else:
            self._ledger.note()
        self._begun = True

    def marks(self) -> Meta:
        """What is saved beside the game."""
        public, hinted = self.lens.public(), self.hints.asked_by
        return marks(self.match, self.players, self.curtain, self.journal, public, self.house, hinted)

    def stage(self, change: Callable[[], None], tell: bool = False) -> None:
        """Lets ``change`` move the curtain. Nothing made for the last viewer outlives a change of the stage."""
        before = self.curtain.stage
        change()
        if self.curtain.stage != before:
            self.lens.drop()
            self.hints.drop()
        elif tell:
            self.lens.refresh()  # the same stage may ask somebody else now, or nobody
        self._follow()
        self._ledger.note()
        if tell or self.curtain.stage != before:
            self._tell()
        self.tick()

    def commit(self, seat: int, plan: Callable[[], None], *, by_hand: bool = False) -> Refusal | None:
        """Takes the steps of ``plan`` for ``seat`` and sends them to the disk; all of them or none.

        ``by_hand``: a person has touched something for it.
        """
        decision = self.match.decision(seat)
        self.lens.keep()
        before = len(self.match.entries)
        try:
            plan()
        except BaseException as error:
            put_back(self.match, before)
            self.lens.refresh()
            if isinstance(error, Refusal):
                return error
            raise
        if by_hand:
            self.journal.touch(seat)
        self.busy = True
        kind = decision.kind if decision is not None else ""
        self._ledger.save(partial(self._saved, seat, kind, before))
        return None

    def rewind(self, seat: int | None) -> Refusal | None:
        """The whole table goes back, or that of ``seat``, who plays alone: saved first, like every step."""
        self.lens.keep()
        before = len(self.match.entries)
        try:
            self.match.rewind(seat)
        except Refusal as refusal:
            put_back(self.match, before)
            self.lens.refresh()
            return refusal
        self.busy = True
        self._ledger.save(partial(self._rewound, before))
        return None

    def swap(self, seat: int, kind: Kind) -> Refusal | None:
        """Another player on ``seat``."""
        if self.busy or self.match.over:
            return Refusal("saving" if self.busy else "game_over")
        if self.curtain.vote is not None:
            return Refusal("voting")
        if seat not in range(len(self.players)):
            return Refusal("no_such_seat", {"seat": seat})
        players = list(self.players)
        players[seat] = msgspec.structs.replace(players[seat], kind=kind)
        self.players = tuple(players)
        self.journal.swaps.append(Swap(self.match.state_number, seat, kind))
        self.stage(partial(self.curtain.reseat, humans(self.players), seat), tell=True)
        return None

    def requests(self) -> list[BotRequest]:
        """What bots must think about; each question is given out once."""
        if self.busy:
            return []
        counsel = self.hints.requests()
        for question in counsel:
            self.desk.give_way(question.milliseconds, self.clock.now())
        return [*counsel, *self.desk.requests(self.match, self.players)]

    def answer(self, token: Token, text: str | None, advice: Advice | None) -> None:
        """A bot's answer has come, or what it thinks of a person's question."""
        advice = sensible(self.match.game, advice)
        if token.hint:
            self.hints.answer(token, advice)
            self._tell()
        else:
            self.desk.answer(token, text, advice)
            self.tick()

    def standing(self) -> frozenset[Token]:
        """The questions that still stand."""
        return self.desk.tokens | self.hints.tokens

    def ask_hint(self) -> Refusal | None:
        """Who is asked on this screen wants a hint, or more of it: that is kept with the game first."""
        refusal = Refusal("saving") if self.busy else self.hints.ask()
        if refusal is None:
            self._ledger.note(again=True)
            self._tell()
        return refusal

    def hint(self) -> Hint | None:
        """The hint on this screen, once the disk has it that somebody asked."""
        return self.hints.hint() if self.hints.asked_by == self._ledger.kept.get("hinted") else None

    def next_due(self) -> float | None:
        """The time at which ``tick`` has something to do."""
        due = None if self.busy or self.curtain.vote is not None else self.desk.due(self._seen_since)
        return None if due is None else due[0]

    def tick(self, now: float | None = None) -> None:
        """Takes the answers whose time has come, one after the other."""
        if self._pumping:
            return
        self._pumping = True
        try:
            while not self.busy and self.curtain.vote is None and (due := self.desk.due(self._seen_since)) is not None:
                moment, seat = due
                if moment > (self.clock.now() if now is None else now):
                    break
                text, advice = self.desk.opened(seat)
                self.commit(seat, partial(self._answer_of_bot, seat, text, advice))
        finally:
            self._pumping = False

    def _answer_of_bot(self, seat: int, text: str | None, advice: Advice | None) -> None:
        number, asked_in = len(self.match.entries), self.match.view(None).round
        take_for_bot(self.match, seat, text)
        self.thoughts.note(seat, self.players[seat].kind, asked_in, number, advice)

    def _saved(self, seat: int, kind: str, before: int, error: Exception | None) -> None:
        self.busy = False
        if error is not None:
            put_back(self.match, before)
            self.thoughts.forget(before)
            self.lens.refresh()
            self.error = trouble(error)
            self.desk.postpone(seat, self.clock.now())
            self._tell()
            return
        self.error = None
        self.lens.refresh()
        person = seat in self.curtain.humans
        if person and self.match.entries[-1].kind == "act":
            decision = self.match.decision(seat)
            if decision is None or not decision.draft:
                self.journal.close(kind, seat)
        self.stage(partial(self._publish, seat if person else None), tell=True)

    def _rewound(self, before: int, error: Exception | None) -> None:
        self.busy = False
        if error is not None:
            put_back(self.match, before)
            self.error = trouble(error)
        self.lens.refresh()
        self.stage(self.curtain.disperse if error is not None else self._publish_rewind, tell=True)

    def _publish_rewind(self) -> None:
        before = self.curtain.published
        self._publish(None)
        self.error = None
        self.curtain.rewound(before)

    def _publish(self, person: int | None) -> None:
        before = self.curtain.published
        self.curtain.published = self.curtain.first + len(self.match.beats)
        if person is not None:
            self.curtain.acted(person, before)

    def _caught_up(self, error: Exception | None) -> None:
        """The disk has what the match has; where that failed, it goes along with the next step."""
        self.busy = False
        self.error = None if error is None else trouble(error)
        self._tell()
        self.tick()

    def _noted(self, error: Exception | None) -> None:
        """Marks were saved, or lost alone: no step is."""
        if error is not None:
            self.error = trouble(error)
        if error is not None or self.hints.hint() is not None:
            self._tell()

    def _tell(self) -> None:
        # Whoever is still building the session cannot use it yet.
        if self._begun:
            self._on_change()

    def _follow(self) -> None:
        """Curtain or match have moved: new questions for bots, and is anything left to show?"""
        if not self.busy:
            self.desk.refresh(self.match, self.players, self.clock.now())
            self.thoughts.follow()
        if self._watched() and self.curtain.shown < self.curtain.limit:
            self._clear = None
        elif self._clear is None:
            self._clear = self.clock.now()

    def _watched(self) -> bool:
        """Whether the stage shows the table on which bots move."""
        return self.curtain.stage == PUBLIC or self.curtain.sole is not None

    def _seen_since(self, seat: int) -> float | None:
        waiting = self.match.waiting()
        if self.match.asked_in_secret(seat) and any(person in waiting for person in self.curtain.humans):
            return AT_ONCE
        return self._clear
