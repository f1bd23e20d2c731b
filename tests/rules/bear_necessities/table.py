"""A table of Bear Necessities set up by hand for tests, and the words that tests use for it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from rules.bear_necessities import game
from rules.bear_necessities.cards import house_deck
from rules.bear_necessities.state import State
from rules.kernel.match import Match, Setup
from tests.rules import told

_LISTS = {
    "tableaus": "tableau",
    "hands": "hand",
    "bees": "bees",
    "vp": "vp",
    "discards": "discards",
    "reserves": "reserve",
    "aside": "aside",
    "answered": "answered",
}


def table(seats: int = 2, seed: int = 1, **at: Any) -> State:
    """A position; ``at`` says what it has by seat (``hands``, ``tableaus``, ``bees``, ...; ``None``: as it comes).

    Anything else in ``at`` is a path of the encoded state with ``__`` for its dots.
    """
    changes: dict[str, Any] = {}
    for name, value in at.items():
        if name in _LISTS:
            for seat, own in enumerate(value):
                if own is not None:
                    changes[f"seats.{seat}.{_LISTS[name]}"] = own
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


def choose(state: State, seat: int, card: str = "", cell: str = "", keep: str = "", *order: str) -> None:
    """The run of ``seat`` up to its lock, without it; what is not said is the first that is legal."""
    wanted = {"play": [card], "at": [cell], "keep": [keep], "activate": list(order)}
    while True:
        legal = state.legal(seat)
        verb = legal[0].verb
        if verb == "lock":
            return
        named = wanted[verb].pop(0) if wanted[verb] else ""
        do(state, seat, f"{verb} {named}" if named else legal[0].text)


def place(state: State, card: str, cell: str = "", keep: str = "", *order: str, log: Told | None = None) -> int:
    """Seat 0 places ``card`` and all lock; others take what comes first. Returns the VP that seat 0 has gained."""
    before, hives = state.vp[0], state.hive_vp[0]
    choose(state, 0, card, cell, keep, *order)
    lock_all(state, log)
    return state.vp[0] - before - (state.hive_vp[0] - hives)


def lock_all(state: State, log: Told | None = None) -> None:
    """Everybody finishes its run and locks."""
    for seat in state.waiting():
        choose(state, seat)
        do(state, seat, "lock", log=log)


def answer_all(state: State, answers: Sequence[str], log: Told | None = None) -> None:
    for seat, word in enumerate(answers):
        do(state, seat, f"answer {word}", log=log)


def question(seats: int = 3, **at: Any) -> State:
    """The moment after round 4 in which everybody is asked about its reserve."""
    return table(seats, phase="keep", round=5, **at)


def public(state: State, viewer: int | None = None) -> dict[str, Any]:
    """The view of ``viewer`` as JSON-ready data."""
    return game.encode_view(game.view(state, viewer))


def number(name: str) -> str:
    """The id of the house card called ``name``."""
    return next(card.id for card in house_deck().cards.values() if card.name == name)


def laid(**cells: str) -> list[str]:
    """A tableau by names of cards: ``laid(Dog="0,0", Log_Cabin="1,0")``."""
    return [f"{number(name.replace('_', ' '))} at {cell}" for name, cell in cells.items()]


def refused(state: State, seat: int, text: str) -> str | None:
    """The key with which ``seat`` is refused ``text``; ``None`` where it is not. The state stays as it was."""
    before = game.encode(state)
    refusal = state.refusal(seat, game.parse(text))
    assert game.encode(state) == before
    return None if refusal is None else refusal.key


def random_states(seats: int, seed: int, log: Any = None) -> list[State]:
    """Every state between two actions of a whole random game."""
    pick = random.Random(seed)
    state = game.setup(seats, seed, log=log)
    states = [state.copy()]
    while not state.over:
        seat = pick.choice(state.waiting())
        state.apply(seat, pick.choice(state.legal(seat)), log)
        states.append(state.copy())
    return states


def match(seats: int, seed: int) -> Match:
    return Match.start(Setup("bear_necessities", seats, seed))


def parts(log: Told, seat: int = 0) -> dict[str, int]:
    """What each card of ``seat`` brought, by its name."""
    return {
        house_deck().cards[event.piece[5:]].name: event.count for event in log.of("activated") if event.seat == seat
    }


def brought(placed: str, cell: str, **cells: Any) -> dict[str, int]:
    """What each card brings, by its name, when ``placed`` comes to ``cell`` beside the cards of ``cells``.

    ``cells`` may say ``bees`` and which card to ``keep``, too.
    """
    bees, keep = cells.pop("bees", 0), cells.pop("keep", "")
    hand = [number(placed)] + ([number(keep)] if keep else [])
    state = table(tableaus=[laid(**cells)], hands=[hand], bees=[bees, 0])
    log = Told()
    place(state, number(placed), cell, hand[1] if keep else "", log=log)
    return parts(log)
