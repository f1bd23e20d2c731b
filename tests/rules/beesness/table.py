"""A table of Beesness set up by hand for tests, and the words that tests use for it."""

from __future__ import annotations

import random
from typing import Any

from rules.beesness import game
from rules.beesness.actions import HEAPS
from rules.beesness.state import State
from rules.kernel.match import Match, Setup
from tests.rules import told


def table(seats: int = 3, seed: int = 1, short: bool = False, **at: Any) -> State:
    """Seats in the first bees market, seat 0 about to choose; ``at`` sets more.

    ``honey``, ``flowers``, ``workers``, ``drones``, ``queens``, ``used`` and ``offers`` are lists by seat; anything
    else is a path of the encoded state with ``__`` for its dots (``market__queen=2``).
    """
    changes: dict[str, Any] = {}
    for name, value in at.items():
        if name in (*HEAPS, "used", "offers", "ballot", "locked"):
            for seat, own in enumerate(value):
                changes[f"seats.{seat}.{name}"] = own
        else:
            changes[name.replace("__", ".")] = value
    begun = game.encode(game.setup(seats, seed, {"short": short, "first": 0}))
    state = game.decode(game.arrange(begun, changes))
    game.check(state)
    return state


def rich(**at: Any) -> State:
    """Three seats with something of everything, seat 0 about to choose."""
    fixed: dict[str, Any] = {
        "honey": [10, 8, 6],
        "flowers": [2, 3, 0],
        "workers": [2, 1, 0],
        "drones": [1, 2, 0],
        "queens": [1, 1, 0],
    }
    return table(3, **{**fixed, **at})


class Told(told.Told):
    """A log that keeps what it was told, see ``tests.rules.told``."""

    game = game


def do(state: State, seat: int, *texts: str, log: Told | None = None) -> None:
    """Takes the actions ``texts`` for ``seat``, one after the other; the state is checked after each."""
    for text in texts:
        state.apply(seat, game.parse(text), log)
        game.check(state)


def legal(state: State, seat: int) -> list[str]:
    return [action.text for action in state.legal(seat)]


def skip_market(state: State) -> None:
    """Everybody passes until the first own turn."""
    while state.phase in ("market", "auction"):
        do(state, state.asked[0], "pass" if state.phase == "market" else "drop")


def to_turn(state: State, seat: int) -> None:
    """Plays on, doing nothing, until it is the turn of ``seat``."""
    skip_market(state)
    while state.asked != (seat,):
        do(state, state.asked[0], "end turn")


def to_sale(state: State) -> None:
    """Plays on, doing nothing, until flowers can be sold or the next market begins."""
    skip_market(state)
    while state.phase == "turn":
        do(state, state.asked[0], "end turn")


def ballots(state: State, *answers: str | int, log: Told | None = None) -> None:
    """Each seat that is asked votes (``yes``, ``no``) or sells so many flowers, and locks."""
    for seat, answer in enumerate(answers):
        if seat in state.waiting():
            verb = "sell" if isinstance(answer, int) else "vote"
            do(state, seat, f"{verb} {answer}", "lock", log=log)


def refused(state: State, seat: int, text: str) -> str | None:
    """The key with which ``seat`` is refused ``text``; ``None`` where it is not. The state stays as it was."""
    before = game.encode(state)
    refusal = state.refusal(seat, game.parse(text))
    assert game.encode(state) == before
    return None if refusal is None else refusal.key


def random_states(seats: int, seed: int, **options: Any) -> list[State]:
    """Every state between two actions of a whole random game."""
    pick = random.Random(seed)
    state = game.setup(seats, seed, options)
    states = [state.copy()]
    while not state.over:
        seat = pick.choice(state.waiting())
        state.advance(seat, pick.choice(state.legal(seat)))
        states.append(state.copy())
    return states


def match(seats: int, seed: int) -> Match:
    return Match.start(Setup("beesness", seats, seed))
