"""A table of Bears & Bees set up by hand for tests, and the words that tests use for it."""

from __future__ import annotations

import random
from typing import Any

from rules.bears_and_bees import game
from rules.bears_and_bees.cards import FIELDS, house_deck
from rules.bears_and_bees.state import State
from rules.kernel.match import Match, Setup
from tests.rules import told


def table(seats: int = 4, seed: int = 1, **at: Any) -> State:
    """Seats about to choose in round 1, nobody with a token; ``at`` sets more.

    ``hands``, ``honey``, ``experience``, ``swarms``, ``last`` are lists by seat; anything else is a path of the encoded
    state with ``__`` for its dots (``decks__honey=["H1"]``).
    """
    changes: dict[str, Any] = {f"seats.{seat}.honey": 0 for seat in range(seats)}
    names = {"hands": "hand", "piles": "pile"}
    for name, value in at.items():
        if name in ("hands", "honey", "experience", "swarms", "last", "piles"):
            for seat, own in enumerate(value):
                changes[f"seats.{seat}.{names.get(name, name)}"] = own
        else:
            changes[name.replace("__", ".")] = value
    begun = game.encode(game.setup(seats, seed))
    state = game.decode(game.arrange(begun, changes))
    game.check(state)
    return state


class Told(told.Told):
    """A log that keeps what it was told, see ``tests.rules.told``."""

    game = game


def do(state: State, seat: int, *texts: str, log: Told | None = None) -> None:
    """Takes the actions ``texts`` for ``seat``, one after the other; the state is checked after each."""
    for text in texts:
        state.apply(seat, game.parse(text), log)
        game.check(state)


def show(state: State, *cards: str, log: Told | None = None) -> None:
    """Each seat plays its card of ``cards`` and locks."""
    for seat, card in enumerate(cards):
        if seat in state.waiting():
            do(state, seat, f"play {card}", "lock", log=log)


def shown(*cards: str, log: Told | None = None, **at: Any) -> State:
    """A table on which each seat has just shown its card of ``cards``; it had one more, or what ``at`` says."""
    if "hands" not in at:
        at["hands"] = [[card, spare(seat, cards)] for seat, card in enumerate(cards)]
    state = table(len(cards), **at)
    show(state, *cards, log=log)
    return state


def spare(seat: int, cards: tuple[str, ...]) -> str:
    """A card of no account that is not among ``cards``, another one for each seat."""
    free = [f"H{number}" for number in range(1, 50) if f"H{number}" not in cards]
    return free[seat]


def finish(state: State, chance: random.Random | None = None) -> None:
    """Plays on at random until this round is over."""
    pick = chance or random.Random(0)
    this_round = state.round
    while state.round == this_round and not state.over:
        seat = state.waiting()[0]
        do(state, seat, str(pick.choice(state.legal(seat))))


def card(kind: str, **fields: Any) -> str:
    """The name of the first house card of the type ``kind`` that says just ``fields`` and nothing else."""
    wanted = {name: fields.get(name, usual()) for name, usual in FIELDS.items()}
    for own in house_deck().cards.values():
        if own.type == kind and all(getattr(own, name) == value for name, value in wanted.items()):
            return own.id
    raise LookupError(f"no {kind} card says just {fields}")


def refused(state: State, seat: int, text: str) -> str | None:
    """The key with which ``seat`` is refused ``text``; ``None`` where it is not. The state stays as it was."""
    before = game.encode(state)
    refusal = state.refusal(seat, game.parse(text))
    assert game.encode(state) == before
    return None if refusal is None else refusal.key


def random_states(seats: int, seed: int) -> list[State]:
    """Every state between two actions of a whole random game."""
    pick = random.Random(seed)
    state = game.setup(seats, seed)
    states = [state.copy()]
    while not state.over:
        seat = pick.choice(state.waiting())
        state.advance(seat, pick.choice(state.legal(seat)))
        states.append(state.copy())
    return states


def match(seats: int, seed: int) -> Match:
    return Match.start(Setup("bears_and_bees", seats, seed))
