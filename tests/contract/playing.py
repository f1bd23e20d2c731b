"""What the contract tests share: every game at every number of seats, and chance that is the same on every machine.

It needs nothing but ``rules``, so that ``witness.py`` can run under any Python that has msgspec.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from rules import Refusal, games
from rules.kernel import chance
from rules.kernel.action import Action
from rules.kernel.event import Event
from rules.kernel.match import Beat, Match, Setup
from rules.kernel.record import begun_at, canonical

T = TypeVar("T")

CASES = [(key, seats) for key in games for seats in games[key].seats]
"""Every game of the catalogue, whole: whoever puts a game on the shelf has it tested."""

BOUND = 20_000
"""No game takes so many actions, played at random."""


class Dice:
    """Chance for tests; one seed, one sequence, everywhere."""

    def __init__(self, seed: int) -> None:
        self._word = chance.mixed(seed)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``."""
        self._word = chance.following(self._word)
        return chance.mixed(self._word) % bound

    def pick(self, choices: Sequence[T]) -> T:
        return choices[self.below(len(choices))]

    def often(self, percent: int) -> bool:
        return self.below(100) < percent


class Heard:
    """A log that keeps every event as it was told, and counts the beats."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.beats = 0

    def event(self, event: Event) -> None:
        self.events.append(event)

    def beat(self, state: object) -> None:
        self.beats += 1


def options_of(key: str, seats: int, seed: int) -> dict[str, Any]:
    """A choice of the game's options: the usual one for every third seed, else any that this table can have."""
    if seed % 3 == 0:
        return {}
    game = games[key]
    dice = Dice(seed)
    chosen: dict[str, Any] = {}
    for name, values in game.options.items():
        value = dice.pick(values)
        try:
            game.setup(seats=seats, seed=seed, options={name: value})
        except Refusal:  # such as the fifth of four seats as the first player
            continue
        chosen[name] = value
    return chosen


def random_game(key: str, seats: int, seed: int, log: Any = None) -> Iterator[tuple[Any, int, Action]]:
    """Plays a whole game at random: yields the state, the seat and its action, before the action is taken.

    The game's options are drawn as well, see ``options_of``.

    The state is the one that is played on; copy it to keep it. After the last action it is yielded no more.
    """
    dice = Dice(seed)
    state = games[key].setup(seats=seats, seed=seed, options=options_of(key, seats, seed), log=log)
    for _ in range(BOUND):
        if state.over:
            return
        seat = dice.pick(state.waiting())
        action = dice.pick(state.legal(seat))
        yield state, seat, action
        state.apply(seat, action, log)
    raise AssertionError(f"{key} with {seats} seats and seed {seed} has no end")


def positions(key: str, seats: int, seed: int, every: int = 1) -> Iterator[Any]:
    """Copies of the states of a random game: each ``every``-th of them, and the last."""
    last = None
    for number, (state, _, _) in enumerate(random_game(key, seats, seed)):
        last = state
        if number % every == 0:
            yield state.copy()
    yield last


def random_match(key: str, seats: int, seed: int, take_backs: int = 20) -> Iterator[Match]:
    """Plays a match at random, with take-backs: yields it before every entry and at its end."""
    dice = Dice(seed)
    match = Match.start(Setup(key, seats, seed, options_of(key, seats, seed)))
    for _ in range(BOUND):
        yield match
        if match.over:
            return
        seat = dice.pick(match.waiting())
        if dice.often(take_backs) and match.can_take_back(seat) is None:
            match.take_back(seat)
        else:
            match.apply(seat, dice.pick(match.legal(seat)))
    raise AssertionError(f"{key} with {seats} seats and seed {seed} has no end")


def match_at(key: str, state: Any, seed: int = 1) -> Match:
    """A match that begins in ``state``."""
    game = games[key]
    seats = game.view(state, None).seats
    position = game.encode(state)
    setup = Setup(key, seats, seed, position.get("options", {}))
    return Match.load(begun_at(setup, game.encode_deck(game.deck()), position))


def closes(state: Any, seat: int, action: Action) -> bool:
    """Whether ``action`` is more than a step of a draft of ``seat``: it locks, or takes effect at once."""
    after = state.copy()
    after.advance(seat, action)
    decision = after.decision(seat)
    return decision is None or not decision.draft


def screen(match: Match, seat: int | None, beats: Sequence[Beat] = ()) -> bytes:
    """All that could be on the screen of ``seat``: view, question, legal list, undo, and what it hears in ``beats``."""
    encode = match.game.encode_view
    seen: list[Any] = [encode(match.view(seat))]
    if seat is not None:
        seen += [match.decision(seat), [str(action) for action in match.legal(seat)], str(match.can_take_back(seat))]
        seen += [[match.preview(seat, str(action)) for action in match.legal(seat)]]
    seen += [[beat.number, beat.events(seat), encode(beat.view(seat))] for beat in beats]
    return canonical(seen)
