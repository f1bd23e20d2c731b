"""A table of The Secret Kingdom set up by hand for tests, and the words that tests use for it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from rules.kernel.match import Match, Setup
from rules.kernel.refusal import Refusal
from rules.secret_kingdom import game
from rules.secret_kingdom.actions import COLOURS
from rules.secret_kingdom.cards import Deck, Gathering, Honey
from rules.secret_kingdom.deck import house_deck
from rules.secret_kingdom.state import State
from tests.rules import told

LETTERS = dict(zip("rsfb?", (*COLOURS, "any"), strict=True))
"""Gems and symbols are written by letter: rose, sunflower, snowFlake, bellflower, grey."""


def named(letters: str) -> list[str]:
    return [LETTERS[letter] for letter in letters]


def honey(cost: str, copy: int = 0) -> str:
    """The name of a house honey card with these symbols; ``copy`` chooses one of several."""
    found = [
        card.id
        for card in house_deck().cards.values()
        if isinstance(card, Honey) and sorted(card.cost) == sorted(named(cost))
    ]
    return found[copy]


def gathering(own: str, others: str = "", copy: int = 0) -> str:
    """The name of a house gathering card with these symbols."""
    found = [
        card.id
        for card in house_deck().cards.values()
        if isinstance(card, Gathering)
        and sorted(card.own) == sorted(named(own))
        and sorted(card.others) == sorted(named(others))
    ]
    return found[copy]


def table(seats: int = 3, seed: int = 1, options: Mapping[str, Any] | None = None, **at: Any) -> State:
    """The beginning of a turn of seat 0, who began; nobody has a gem or a card; ``at`` sets more.

    ``gems`` (by letters) and ``honey`` (names) are lists by seat; anything else is a path of the encoded state with
    ``__`` for its dots (``honey__market=["H1"]``). Who can buy nothing has drawn two gathering cards.
    """
    changes: dict[str, Any] = {"turn": 0, "first": 0}
    held = [*at.pop("gems", []), *[""] * seats][:seats]
    for seat, letters in enumerate(held):
        for letter, colour in zip("rsfb", COLOURS, strict=True):
            changes[f"seats.{seat}.gems.{colour}"] = letters.count(letter)
    for seat, names in enumerate(at.pop("honey", [])):
        changes[f"seats.{seat}.honey"] = names
    changes |= {name.replace("__", "."): value for name, value in at.items()}
    begun = game.setup(seats, seed, {"first": at.get("first", 0), **(options or {})})
    state = game.decode(game.arrange(game.encode(begun), changes))
    game.check(state)
    return state


def drawing(*top: str, gems: list[str] | None = None, seats: int = 3, **at: Any) -> State:
    """Seat 0 has drawn the gathering cards ``top``, the first of them first; others hold ``gems``."""
    return table(seats, gems=gems or [], gathering__drawn=list(top), **at)


class Told(told.Told):
    """A log that keeps what it was told, see ``tests.rules.told``."""

    game = game

    def beat(self, state: State) -> None:
        if self._open:
            super().beat(state)


def do(state: State, seat: int, *texts: str, log: Told | None = None) -> None:
    """Takes the actions ``texts`` for ``seat``, one after the other; the state is checked after each."""
    for text in texts:
        state.apply(seat, game.parse(text), log)
        game.check(state)


def buy(state: State, seat: int, name: str, *colours: str, log: Told | None = None) -> None:
    """Buys a card; grey symbols that leave a choice are paid with ``colours``."""
    do(state, seat, f"buy {name}", *(f"pay {colour}" for colour in colours), "lock", log=log)


def held(state: State, seat: int) -> str:
    """The gems of a seat by letter."""
    gems = game.encode(state)["seats"][seat]["gems"]
    return "".join(letter * gems[colour] for letter, colour in zip("rsfb", COLOURS, strict=True))


def offered(state: State, seat: int) -> set[str]:
    """What ``seat`` may do, without the verb of choosing a colour."""
    return {action.text.removeprefix("take ").removeprefix("pay ") for action in state.legal(seat)}


def refused(state: State, seat: int, text: str) -> Refusal | None:
    """The refusal with which ``seat`` is refused ``text``; ``None`` where it is not. The state stays as it was."""
    before = game.encode(state)
    refusal = state.refusal(seat, game.parse(text))
    assert game.encode(state) == before
    return refusal


def why(state: State, seat: int, text: str) -> str | None:
    """The key of the refusal."""
    refusal = refused(state, seat, text)
    return None if refusal is None else refusal.key


def random_states(seats: int, seed: int, options: Mapping[str, Any] | None = None) -> list[State]:
    """Every state between two actions of a whole random game."""
    pick = random.Random(seed)
    state = game.setup(seats, seed, options)
    states = [state.copy()]
    while not state.over:
        seat = pick.choice(state.waiting())
        state.advance(seat, pick.choice(state.legal(seat)))
        states.append(state.copy())
    return states


def own_deck(change: Any) -> Deck:
    """The house deck after ``change`` was made to its data."""
    data = house_deck().data()
    change(data["card"])
    return game.deck({**data, "name": "own"})


def match(seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Match:
    return Match.start(Setup("secret_kingdom", seats, seed, dict(options or {})))
