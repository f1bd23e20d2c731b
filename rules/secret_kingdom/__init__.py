"""Bees: The Secret Kingdom, for 2-5 seats. ``game`` is all that anybody above this folder needs.

How the rooms fit together, from the bottom:

- ``actions``: the 80 steps that a seat can take, and the names of the cards. ``gems``: what a seat holds, as a number.
- ``cards``: what each card does. ``deck``: how a deck is read, and what makes one faulty.
- ``set_up``, ``taking``, ``buying`` and ``flow``: the course of a game, to be read beside the rulebook. A turn is a
  stack of steps (``state.steps``); ``flow.act`` takes an action and then steps until a seat must decide. ``tell`` puts
  into events and beats what they did, where somebody listens.
- ``score``: who won, and by what. ``preview``: what an action would bring, from a view.
- ``state``: the table itself, and the questions it answers (``legal``, ``decision``, ``copy``). ``check`` says what
  must hold for it, ``encoding`` writes and reads it, ``arrange`` sets up positions for scenarios.
- ``view`` and ``beliefs``: what a seat may know, and whole states that fit what it knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.decks import Source
from rules.kernel.action import Action
from rules.kernel.boxed import Boxed, word_of
from rules.kernel.event import Log
from rules.kernel.game import STARTER, Options
from rules.secret_kingdom import arrange as _arrange
from rules.secret_kingdom import beliefs, encoding, flow
from rules.secret_kingdom import check as _check
from rules.secret_kingdom import preview as _preview
from rules.secret_kingdom import view as _view
from rules.secret_kingdom.actions import MOST_SEATS, TABLE
from rules.secret_kingdom.cards import Deck
from rules.secret_kingdom.deck import house_deck, read_deck
from rules.secret_kingdom.state import QUESTIONS, State


class SecretKingdom(Boxed):
    """The game as ``rules.kernel.game.Game`` asks for it."""

    key = "secret_kingdom"
    title = "Bees: The Secret Kingdom"
    seats = range(2, MOST_SEATS + 1)
    options: Mapping[str, tuple[str | int | bool, ...]] = {
        "beehives": ("off", "four", "five"),
        "any_mix": (False, True),
        "tie_break": (False, True),
        STARTER: ("random", *range(MOST_SEATS)),
    }
    """Advanced mode with three of four or of five beehives (S28), and the variants of S1, S24 and S26."""
    actions = TABLE.actions
    table = TABLE
    questions = QUESTIONS
    secret = "open"

    def deck(self, data: Mapping[str, Any] | Source | None = None) -> Deck:
        return house_deck() if data is None else read_deck(data)

    def encode_deck(self, deck: Deck) -> dict[str, Any]:
        return deck.data()

    def setup(
        self,
        seats: int,
        seed: int,
        options: Options | None = None,
        deck: Deck | None = None,
        log: Log[State] | None = None,
    ) -> State:
        chosen = self.chosen(seats, options)
        state = State(house_deck() if deck is None else deck, seats, chosen, word_of(seed))
        flow.begin(state, log)
        return state

    def unseen(self, state: State) -> Iterable[list[Action]]:
        return state.pile, state.gathering

    check = staticmethod(_check.check)
    arrange = staticmethod(_arrange.arrange)
    view = staticmethod(_view.view)
    sample = staticmethod(beliefs.sample)
    preview = staticmethod(_preview.preview)
    encode = staticmethod(encoding.encode)

    def decode(self, data: Mapping[str, Any], deck: Deck | None = None) -> State:
        return encoding.decode(data, house_deck() if deck is None else deck)


game = SecretKingdom()
