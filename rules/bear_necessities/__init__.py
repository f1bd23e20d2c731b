"""Bear Necessities, for 2-6 seats. ``game`` is all that anybody above this folder needs.

How the rooms fit together, from the bottom:

- ``grid``: the cells of a tableau. ``actions``: the steps that a seat can take. ``effects``: what cards can say.
- ``cards``: what each card says, the deck, and what makes a deck faulty.
- ``flow`` and ``dealing``: the course of a game, to be read beside the rulebook. A seat's round is one run of steps,
  closed by ``lock``; with the last lock all cards are placed and scored. ``tell`` puts into events and beats what they
  did, where somebody listens.
- ``score``: what activations bring, when their order matters, and who won. ``memory``: the rounds that are over.
- ``state``: the table itself, and the questions it answers (``legal``, ``decision``, ``copy``). ``check`` says what
  must hold for it, ``encoding`` writes and reads it, ``arrange`` sets up positions for scenarios.
- ``view`` and ``preview``: what a seat may know, and what its choice would bring. ``beliefs`` makes whole states that
  fit what it knows: ``tracking`` finds where the cards may be that it passed on, ``retold`` lays out its past again.

To add a word that cards can say: give it its line in ``effects`` (and the head of the deck file). To add a rule: find
its step in ``flow``, tell of it in ``tell``, and give what it must remember a slot in ``state`` with its line in
``copy``, ``encoding`` and, if seats may know it, in ``view`` and ``beliefs``. The contract tests find most of what was
forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.bear_necessities import arrange as _arrange
from rules.bear_necessities import beliefs, encoding, flow
from rules.bear_necessities import check as _check
from rules.bear_necessities import preview as _preview
from rules.bear_necessities import view as _view
from rules.bear_necessities.actions import MOST_SEATS, TABLE
from rules.bear_necessities.cards import CARDS_A_SEAT, Deck, house_deck, read_deck
from rules.bear_necessities.state import QUESTIONS, State
from rules.decks import Source
from rules.kernel.boxed import Boxed, word_of
from rules.kernel.chance import following, shuffle
from rules.kernel.event import Log
from rules.kernel.game import Options
from rules.kernel.refusal import Refusal


class BearNecessities(Boxed):
    """The game as ``rules.kernel.game.Game`` asks for it."""

    key = "bear_necessities"
    title = "Bear Necessities"
    seats = range(2, MOST_SEATS + 1)
    actions = TABLE.actions
    table = TABLE
    questions = QUESTIONS
    secret = "hands"
    ordered = "activate"

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
        """See ``rules.kernel.game``; ``deck_too_small`` where the deck has too few cards for ``seats`` (N2)."""
        self.chosen(seats, options)
        deck = house_deck() if deck is None else deck
        needed = seats * CARDS_A_SEAT
        if len(deck.cards) < needed:
            raise Refusal("deck_too_small", {"cards": len(deck.cards), "needed": needed, "seats": seats})
        state = State(deck, seats, word_of(seed))
        flow.begin(state, log)
        return state

    def reshuffled(self, state: State, word: int) -> State:
        """The deck is dealt anew but for the colour of its top, which everybody sees (N17)."""
        new = state.copy()
        pile = list(state.pile)
        word = shuffle(pile, word)
        if pile:
            rules = state.deck.rules
            shown = rules[state.pile[-1]].colour
            top = next(place for place, play in enumerate(pile) if rules[play].colour == shown)
            pile[top], pile[-1] = pile[-1], pile[top]
        new.pile = tuple(pile)
        new.chance = following(word)
        return new

    check = staticmethod(_check.check)
    arrange = staticmethod(_arrange.arrange)
    view = staticmethod(_view.view)
    sample = staticmethod(beliefs.sample)
    preview = staticmethod(_preview.preview)
    encode = staticmethod(encoding.encode)

    def decode(self, data: Mapping[str, Any], deck: Deck | None = None) -> State:
        return encoding.decode(data, house_deck() if deck is None else deck)


game = BearNecessities()
