"""A table for tests: a clock that stands still, writers that answer when told, and a page that does what pages do.

The page looks at everything that it is handed: whatever is not meant for the present viewer fails the test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from rules.kernel.match import Entry, Match, Record, Setup
from rules.kernel.record import Snapshot, begun_at
from tabletop.play import BotRequest, Frame, ImmediateWriter, Meta, Player, Session, Stage, Writer

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")
GAME = "bears_and_bees"


class HandClock:
    """A clock whose hands the test moves."""

    def __init__(self) -> None:
        self.time = 100.0
        self.day = 1_000_000.0

    def now(self) -> float:
        return self.time

    def wall(self) -> float:
        return self.day

    def pass_by(self, seconds: float) -> None:
        self.time += seconds
        self.day += seconds


class SlowWriter(ImmediateWriter):
    """Answers only when ``answer`` is called: first come, first served."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[Callable[[Exception | None], None]] = []

    def submit(
        self,
        entries: Sequence[Entry],
        meta: Meta,
        done: Callable[[Exception | None], None],
        *,
        snapshots: Sequence[Snapshot] = (),
        digest: str = "",
    ) -> None:
        def finish(error: Exception | None) -> None:
            if error is None:
                ImmediateWriter.submit(self, entries, meta, done, snapshots=snapshots, digest=digest)
            else:
                done(error)

        self.open.append(finish)

    def answer(self, error: Exception | None = None) -> None:
        """Answers the oldest submission."""
        self.open.pop(0)(error)

    def drain(self) -> None:
        while self.open:
            self.answer()


class Page:
    """Drives a session as a page does: turns over with the stage, takes the frames, says when they are played."""

    def __init__(self, open_session: Callable[[Callable[[], None]], Session], clock: HandClock) -> None:
        self.clock = clock
        self.stages: list[Stage] = []
        self.shown: list[tuple[Stage, Frame]] = []
        self.requests: list[BotRequest] = []
        self.session = open_session(self.change)
        self.change()

    def change(self) -> None:
        session = self.session
        if not self.stages or self.stages[-1] != session.stage:
            self.stages.append(session.stage)
        viewer = session.viewer
        if session.stage.kind == "hold":
            assert viewer == session.stage.seat
        else:
            assert viewer is None or (session.solo and session.stage.kind == "over")
        for frame in session.frames():
            assert frame.view.seat == viewer
            assert all(event.heard_by(viewer) for event in frame.events)
            self.shown.append((session.stage, frame))
        assert session.view().seat == viewer
        self.requests += session.requests()

    def settle(self) -> None:
        """The table has played everything."""
        before = None
        while before != (before := self.session.stage):
            self.session.settled()

    def kinds(self) -> list[str]:
        return [stage.kind for stage in self.stages]

    def think(self, chance: Random, answered: int | None = None) -> None:
        """Bots answer by chance, at most ``answered`` of them."""
        now, self.requests = self.requests[:answered], self.requests[len(self.requests[:answered]) :]
        for request in now:
            decision = request.view.decision
            assert request.view.seat == request.seat
            assert decision is not None
            self.session.answer(request.token, chance.choice(decision.actions))

    def step(self, chance: Random) -> None:
        """One thing that happens at a table: somebody touches something, a bot answers, or time goes by."""
        session = self.session
        if session.stage.kind == "over":
            return
        if session.stage.kind == "cover":
            session.uncover()
        elif lit := session.lit():
            assert session.touch(chance.choice(sorted(lit))) is None
        elif self.requests:
            self.think(chance, 1)
        else:
            self.settle()
            due = session.next_due()
            if due is not None:
                self.clock.time = max(self.clock.time, due)
                session.tick()

    def play(self, chance: Random, until: Callable[[], bool] | None = None, steps: int = 20_000) -> None:
        """Plays until ``until``, or until the game is over."""
        for _ in range(steps):
            if self.session.stage.kind == "over" or (until is not None and until()):
                return
            self.step(chance)
        raise AssertionError(f"the table stands still at {self.session.stage}")


class Forgetful(ImmediateWriter):
    """Fails as often as ``chance`` says, before anything is kept."""

    def __init__(self, chance: Random, often: float) -> None:
        super().__init__()
        self._chance = chance
        self._often = often
        self.failures = 0

    def submit(
        self,
        entries: Sequence[Entry],
        meta: Meta,
        done: Callable[[Exception | None], None],
        *,
        snapshots: Sequence[Snapshot] = (),
        digest: str = "",
    ) -> None:
        if self._chance.random() < self._often:
            self.failures += 1
            done(OSError("no room"))
        else:
            super().submit(entries, meta, done, snapshots=snapshots, digest=digest)


def players(kinds: str) -> list[Player]:
    """One player for each letter: h a human, c a cub."""
    names = {"h": "human", "c": "cub"}
    return [Player(NAMES[seat], names[kind], seat) for seat, kind in enumerate(kinds)]  # type: ignore[arg-type]


def page(
    kinds: str, seed: int = 7, game: str = GAME, writer: Writer | None = None, clock: HandClock | None = None
) -> Page:
    """A new game at a new table."""
    return at_table(Match.start(Setup(game, len(kinds), seed)), kinds, writer, clock)


def at_table(match: Match, kinds: str, writer: Writer | None = None, clock: HandClock | None = None) -> Page:
    """A table for ``match``."""
    clock = clock or HandClock()
    keeper = writer or ImmediateWriter()
    return Page(lambda change: Session(match, players(kinds), keeper, clock, change, game_id="1"), clock)


def position(seats: int, seed: int, entries: Sequence[tuple[int, str]] = (), game: str = GAME) -> Match:
    """A match after ``entries``."""
    match = Match.start(Setup(game, seats, seed))
    for seat, text in entries:
        match.apply(seat, match.game.parse(text))
    return match


def from_position(match: Match, state: Any) -> Match:
    """A match of the same game that begins in ``state``."""
    game = match.game
    return Match.load(begun_at(match.setup, match.record().deck, game.encode(state)))


def on_disk(match: Match, writer: ImmediateWriter) -> tuple[Record, Meta]:
    """What a later start of the program reads."""
    beginning = match.record()
    snapshots = [*Match.start(match.setup).record().snapshots, *writer.snapshots]
    record = msgspec.structs.replace(beginning, entries=list(writer.entries), snapshots=snapshots, digest=writer.digest)
    meta: Meta = msgspec.json.decode(msgspec.json.encode(writer.meta))
    return record, meta


def again(match: Match, writer: ImmediateWriter, kinds: str, keeper: Any = None) -> Page:
    """The table after a kill."""
    record, meta = on_disk(match, writer)
    clock = HandClock()
    kept = keeper or ImmediateWriter()
    return Page(lambda change: Session.resume(record, players(kinds), meta, kept, clock, change, game_id="1"), clock)


def choosing(kinds: str, seed: int = 7) -> Page:
    """The first person's open hold in the first round."""
    table = page(kinds, seed)
    table.play(Random(seed), lambda: table.session.view().phase == "choose")
    table.settle()
    table.session.uncover()
    return table


def cards(session: Session) -> list[str]:
    return sorted(handle for handle in session.lit() if handle.startswith("card/"))
