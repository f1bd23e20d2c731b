"""A game being played: the one mutable thing above the state, with what was done, what was seen, and the way back.

It owns the state, the entries and the beats. It knows no game, no file and no player's name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Self

from rules.catalogue import games
from rules.kernel.action import Action
from rules.kernel.beat import Beat, Recorder
from rules.kernel.course import course, last_decided, round_began
from rules.kernel.decision import Decision
from rules.kernel.event import REWOUND, Event
from rules.kernel.game import Game, State
from rules.kernel.outcome import Outcome
from rules.kernel.record import FORMAT, RULES, Entry, Record, RecordError, Setup, Snapshot, digest
from rules.kernel.refusal import Refusal
from rules.kernel.view import View

__all__ = ["Beat", "Entry", "Match", "Record", "RecordError", "Setup"]


class _Checkpoint(NamedTuple):
    """What stood before an entry. Copies of a state cost microseconds, so one is kept for each."""

    state: State
    beats: int
    snapshots: int


class Match:
    """One game, from its set-up to its end.

    ``entries`` is all that was done, ``beats`` all that was seen; both only ever grow, but for ``drop_last``.
    Nothing in them may be changed from outside.
    """

    def __init__(self, setup: Setup, deck: Any, state: State, beats: Iterable[Beat] = ()) -> None:
        self.game: Game[Any] = games[setup.game]
        self.setup = setup
        self.entries: list[Entry] = []
        self.beats: list[Beat] = list(beats)
        self.resumed: int | None = None
        """The number of the first beat, where older entries no longer play out; ``None`` where all of them do."""
        self._deck = deck
        self._state = state
        self._first_beat = 0
        self._first_entry = 0
        self._checkpoints: list[_Checkpoint] = []
        self._snapshots: list[Snapshot] = []
        self._views: dict[int | None, View] = {}

    @classmethod
    def start(cls, setup: Setup, deck: Mapping[str, Any] | None = None) -> Self:
        """A new game. ``deck`` is a deck's data as ``game.encode_deck`` gives it (``None``: the house deck).

        Raises:
            Refusal: ``unknown_game``, or what the game says of the seats, the options or the deck.
        """
        if setup.game not in games:
            raise Refusal("unknown_game", {"game": setup.game})
        game = games[setup.game]
        cards = game.deck(deck)
        recorder = Recorder(game, 0)
        state = game.setup(setup.seats, setup.seed, setup.options, cards, recorder)
        usual = {name: values[0] for name, values in game.options.items()}
        whole = Setup(setup.game, setup.seats, setup.seed, {**usual, **setup.options})
        match = cls(whole, cards, state, recorder.close(state))
        match._note_position()
        return match

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def state_number(self) -> int:
        """Counts the entries: it changes with every change of the game."""
        return len(self.entries)

    def waiting(self) -> tuple[int, ...]:
        return self._state.waiting()

    def locked(self) -> tuple[int, ...]:
        return self._state.locked()

    def decision(self, seat: int) -> Decision | None:
        return self._state.decision(seat)

    def asked_in_secret(self, seat: int) -> bool:
        """Whether ``seat`` is asked what nobody else may see it answer."""
        decision = self._state.decision(seat)
        return decision is not None and decision.secret

    def legal(self, seat: int) -> tuple[Action, ...]:
        return self._state.legal(seat)

    def default(self, seat: int) -> Action | None:
        return self._state.default(seat)

    def outcome(self) -> Outcome:
        return self._state.outcome()

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why ``seat`` may not take ``action`` now; ``None`` where it may."""
        return self._state.refusal(seat, action)

    def view(self, seat: int | None) -> View:
        """The table as ``seat`` may see it now; ``None`` is what everybody may see."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self._state, seat)
        return self._views[seat]

    def preview(self, seat: int, action_text: str) -> dict[str, Any] | None:
        """What ``action_text`` would bring to ``seat``, as far as that seat may know."""
        return self.game.preview(self.view(seat), action_text)

    def position(self) -> dict[str, Any]:
        """``game.encode`` of the state, secrets included: for records and scenarios, never for a screen or a bot."""
        return self.game.encode(self._state)

    def digest(self) -> str:
        """A fingerprint of the whole state, the same on every machine."""
        return digest(self.position())

    def apply(self, seat: int, action: Action) -> list[Beat]:
        """Takes ``action`` for ``seat`` and returns the beats that came of it (a draft step has none).

        Raises:
            Refusal: where it is not legal; nothing has changed then.
        """
        checkpoint = self._checkpoint()
        recorder = Recorder(self.game, self._next_beat())
        try:
            self._state.apply(seat, action, recorder)
        except BaseException:
            # A refusal has changed nothing, a fault half-way may have: the copy is certainly whole.
            self._state = checkpoint.state
            raise
        beats = recorder.close(self._state)
        self._add(Entry("act", seat, action.text), checkpoint, beats)
        return beats

    def can_take_back(self, seat: int) -> Refusal | None:
        """Why ``seat`` has nothing to take back; ``None`` where it has.

        The answer never depends on what other seats have drafted, since it can be seen on the screen.
        """
        if self._state.over:
            return Refusal("game_over")
        decision = self._state.decision(seat)
        if decision is not None and decision.draft:
            return None
        if seat in self._state.locked():
            return Refusal("already_locked")
        if any(self.asked_in_secret(other) for other in self._state.waiting() if other != seat):
            # Before the last entry is looked at: it may be a draft of theirs.
            return Refusal("nothing_to_take_back")
        last = self.entries[-1] if len(self.entries) > self._first_entry else None
        if last is None or last.kind != "act" or last.seat != seat:
            return Refusal("nothing_to_take_back")
        if self._checkpoints[-1].state.revealed != self._state.revealed:
            return Refusal("already_revealed")
        return None

    def take_back(self, seat: int) -> None:
        """Undoes the last step of ``seat``: of its draft whatever others did since, else only the last of the match.

        Raises:
            Refusal: what ``can_take_back`` says; nothing has changed then.
        """
        refusal = self.can_take_back(seat)
        if refusal is not None:
            raise refusal
        checkpoint = self._checkpoint()
        beats: list[Beat] = []
        decision = self._state.decision(seat)
        if decision is not None and decision.draft:
            self._state.undraft(seat)
        else:
            self._state = self._checkpoints[-1].state.copy()
            recorder = Recorder(self.game, self._next_beat())
            recorder.event(Event("took_back", seat=seat))
            beats = recorder.close(self._state)
        self._add(Entry("take_back", seat), checkpoint, beats)

    @property
    def assisted(self) -> bool:
        """Whether somebody who plays alone has gone back to an earlier decision."""
        return any(entry.kind == "rewind" and entry.seat >= 0 for entry in self.entries)

    def can_rewind(self, seat: int | None = None) -> Refusal | None:
        """Why ``rewind`` cannot be; ``None`` where it can. The answer never depends on what others have drafted."""
        if self._state.over:
            return Refusal("game_over")
        return Refusal("nothing_to_rewind") if self._way_back(seat) is None else None

    def rewind(self, seat: int | None = None) -> list[Beat]:
        """Goes back to the start of the round, or to before the last decision that ``seat`` has made.

        What no seat knew then is dealt anew, by chance that follows from set-up and number of the entry; what they have
        seen since, they know. Nothing is deleted: it is an entry like any other.

        Raises:
            Refusal: what ``can_rewind`` says; nothing has changed then.
        """
        refusal, target = self.can_rewind(seat), self._way_back(seat)
        if refusal is not None or target is None:
            raise refusal or Refusal("nothing_to_rewind")
        checkpoint = self._checkpoint()
        recorder = Recorder(self.game, self._next_beat())
        word = int(digest(["rewind", str(self.setup.seed), len(self.entries)])[:16], 16)
        self._state = self.game.reshuffled(self._before(target), word)
        recorder.event(Event(REWOUND, seat=seat, values={"round": self._state.round}))
        beats = recorder.close(self._state)
        self._add(Entry("rewind", -1 if seat is None else seat, str(target)), checkpoint, beats)
        if self._state.round == checkpoint.state.round:
            self._note_position()  # the round began anew, with other cards
        return beats

    def drop_last(self) -> None:
        """Makes the last entry as if it had never been: it could not be saved.

        Raises:
            IndexError: where there is no entry that could be dropped.
        """
        checkpoint = self._checkpoints.pop()
        self.entries.pop()
        self._state = checkpoint.state
        del self.beats[checkpoint.beats :]
        del self._snapshots[checkpoint.snapshots :]
        self._views.clear()

    def deck(self) -> dict[str, Any]:
        """The deck that is played with, as ``game.encode_deck`` gives it."""
        return self.game.encode_deck(self._deck)

    def record(self) -> Record:
        """The game on paper, as ``load`` takes it."""
        return Record(FORMAT, RULES, self.setup, self.deck(), list(self.entries), list(self._snapshots), self.digest())

    @classmethod
    def load(cls, record: Record) -> Match:
        """The match that ``record`` tells of: see ``rules.kernel.replay``.

        Raises:
            RecordError: where it cannot be played again.
        """
        from rules.kernel.replay import replay

        return replay(record)

    @classmethod
    def resume(cls, record: Record, deck: Any, state: State, snapshot: Snapshot) -> Match:
        """The match that goes on with ``state``, which ``snapshot`` holds; the record's entries are history only."""
        recorder = Recorder(games[record.setup.game], snapshot.beats)
        recorder.event(Event("game_resumed", values={"round": state.round}))
        match = cls(record.setup, deck, state, recorder.close(state))
        match.entries = list(record.entries)
        match.resumed = match._first_beat = snapshot.beats
        match._first_entry = len(match.entries)
        match._snapshots = list(record.snapshots)
        return match

    def _add(self, entry: Entry, checkpoint: _Checkpoint, beats: list[Beat]) -> None:
        self._checkpoints.append(checkpoint)
        self.entries.append(entry)
        self.beats += beats
        self._views.clear()
        if self._state.round != checkpoint.state.round:
            self._note_position()

    def _way_back(self, seat: int | None) -> int | None:
        """The entry before which a rewind finds itself."""
        numbers = course(self.entries, self._first_entry)
        if seat is None:
            return round_began(numbers, len(self.entries), self._before)
        return last_decided(self.entries, numbers, seat, self._before)

    def _before(self, number: int) -> State:
        """The state before entry ``number``; before one that is still to come, the present one."""
        place = number - self._first_entry
        return self._checkpoints[place].state if place < len(self._checkpoints) else self._state

    def _checkpoint(self) -> _Checkpoint:
        return _Checkpoint(self._state.copy(), len(self.beats), len(self._snapshots))

    def _next_beat(self) -> int:
        return self._first_beat + len(self.beats)

    def _note_position(self) -> None:
        """Keeps a snapshot, for the day when the rules no longer play this record."""
        self._snapshots.append(Snapshot(len(self.entries), self._next_beat(), self.position()))
