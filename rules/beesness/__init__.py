"""Beesness, for 3-5 seats. ``game`` is all that anybody above this folder needs.

How the rooms fit together, from the bottom:

- ``actions``: the 374 steps that a seat can take, and the numbers of the game; ``cards``: the house values that stand
  where other games have a deck; ``seats``: the steps of a round, by seat.
- ``set_up``, ``flow``, ``market``, ``trading``, ``sale``: the course of a game, to be read beside the rulebook. A round
  is a stack of steps (``state.steps``); ``flow.act`` takes an action and then steps until a seat must decide. ``tell``
  puts into events and beats what they did, where somebody listens.
- ``asking``: what can be answered to each question, and ``refusals``: why anything else cannot.
- ``score``: how the pot is divided and who won; ``preview``: what a step would bring.
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

from rules.beesness import arrange as _arrange
from rules.beesness import beliefs, encoding, set_up
from rules.beesness import check as _check
from rules.beesness import preview as _preview
from rules.beesness import view as _view
from rules.beesness.actions import MOST_SEATS, ROUNDS, TABLE
from rules.beesness.asking import QUESTIONS
from rules.beesness.cards import HOUSE, House, read_house
from rules.beesness.state import State
from rules.kernel.boxed import Boxed, word_of
from rules.kernel.event import Log
from rules.kernel.game import STARTER, Options


class Beesness(Boxed):
    """The game as ``rules.kernel.game.Game`` asks for it."""

    key = "beesness"
    title = "Beesness"
    seats = range(min(ROUNDS), MOST_SEATS + 1)
    options: Mapping[str, tuple[str | int | bool, ...]] = {
        "short": (False, True),
        STARTER: ("random", *range(MOST_SEATS)),
    }
    actions = TABLE.actions
    table = TABLE
    questions = QUESTIONS
    secret = "ballots"

    def deck(self, data: Mapping[str, Any] | None = None) -> House:
        return HOUSE if data is None else read_house(data)

    def encode_deck(self, deck: House) -> dict[str, Any]:
        return deck.data()

    def setup(
        self,
        seats: int,
        seed: int,
        options: Options | None = None,
        deck: House | None = None,
        log: Log[State] | None = None,
    ) -> State:
        chosen = self.chosen(seats, options)
        state = State(seats, chosen, seats if chosen["short"] else ROUNDS[seats], word_of(seed))
        set_up.begin(state, log)
        return state

    check = staticmethod(_check.check)
    arrange = staticmethod(_arrange.arrange)
    view = staticmethod(_view.view)
    sample = staticmethod(beliefs.sample)
    preview = staticmethod(_preview.preview)
    encode = staticmethod(encoding.encode)

    def decode(self, data: Mapping[str, Any], deck: House | None = None) -> State:
        return encoding.decode(data)


game = Beesness()
