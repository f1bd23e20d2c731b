"""Bears & Bees, for 2-5 seats. ``game`` is all that anybody above this folder needs.

How the rooms fit together, from the bottom:

- ``actions``: the 107 steps that a seat can take, and the names of the cards.
- ``cards``: what each card does, the deck, and what makes a deck faulty.
- ``taking`` and ``flow``: the course of a game, to be read beside the rulebook. A round is a stack of steps
  (``state.steps``); ``flow.act`` takes an action and then steps until a seat must decide. ``tell`` puts into events and
  beats what they did, where somebody listens.
- ``score``: who won, and what a card would bring.
- ``state``: the table itself, and the questions it answers (``legal``, ``decision``, ``copy``). ``check`` says what
  must hold for it, ``encoding`` writes and reads it, ``arrange`` sets up positions for scenarios.
- ``view`` and ``beliefs``: what a seat may know, and whole states that fit what it knows.

To add a rule: find its step in ``flow`` (or push a new one, and name it in ``_STEPS`` and in ``encoding``), tell of it
in ``tell``, and give what it must remember a slot in ``state`` with its line in ``copy``, ``encoding`` and, if seats
may know it, in ``view`` and ``beliefs``. The contract tests find most of what was forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.bears_and_bees import arrange as _arrange
from rules.bears_and_bees import beliefs, encoding, flow, score
from rules.bears_and_bees import check as _check
from rules.bears_and_bees import view as _view
from rules.bears_and_bees.actions import MOST_SEATS, TABLE
from rules.bears_and_bees.cards import Deck, house_deck, read_deck
from rules.bears_and_bees.state import QUESTIONS, State
from rules.decks import Source
from rules.kernel.action import Action
from rules.kernel.boxed import Boxed, word_of
from rules.kernel.event import Log
from rules.kernel.game import Options


class BearsAndBees(Boxed):
    """The game as ``rules.kernel.game.Game`` asks for it."""

    key = "bears_and_bees"
    title = "Bears & Bees"
    seats = range(2, MOST_SEATS + 1)
    actions = TABLE.actions
    table = TABLE
    questions = QUESTIONS
    secret = "hands"

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
        self.chosen(seats, options)
        state = State(house_deck() if deck is None else deck, seats, word_of(seed))
        flow.begin(state, log)
        return state

    def unseen(self, state: State) -> tuple[list[Action], list[Action]]:
        return state.decks

    check = staticmethod(_check.check)
    arrange = staticmethod(_arrange.arrange)
    view = staticmethod(_view.view)
    sample = staticmethod(beliefs.sample)
    preview = staticmethod(score.preview)
    encode = staticmethod(encoding.encode)

    def decode(self, data: Mapping[str, Any], deck: Deck | None = None) -> State:
        return encoding.decode(data, house_deck() if deck is None else deck)


game = BearsAndBees()
