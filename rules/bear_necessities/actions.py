"""The 261 steps a seat can take in Bear Necessities, built once. Knows the cards' numbers, not what they do."""

from __future__ import annotations

from rules.bear_necessities.grid import CELLS, NAMES
from rules.kernel.action import Action, ActionTable

MOST_SEATS = 6
ROUNDS = 12
HAND = 5
DEAL = 4
"""A deal lasts so many rounds: then a hand has run out."""
MOST_CARDS = 94

IDS = tuple(f"N{number}" for number in range(1, MOST_CARDS + 1))
"""Every card's name, in the order in which hands are kept."""

PLAYS = {name: Action("play", f"card/{name}", name, name=name) for name in IDS}
"""Chooses a card of the hand for the tableau. A card in a hand or a deck is held as this action."""
KEEPS = {name: Action("keep", f"card/{name}", name, name=name) for name in IDS}
"""Chooses a card of the hand for the reserve."""
ATS = tuple(Action("at", f"cell/{NAMES[cell]}", NAMES[cell], name=NAMES[cell]) for cell in range(CELLS))
"""Chooses the cell for the card, by number."""
ACTIVATES = tuple(Action("activate", f"cell/{NAMES[cell]}", NAMES[cell], name=NAMES[cell]) for cell in range(CELLS))
"""Chooses the neighbour that is activated next, by the number of its cell."""
LOCK = Action("lock", "lock", minor=True)
ANSWERS = tuple(Action("answer", f"answer/{name}", name, name=name) for name in ("keep", "discard"))
"""What becomes of the reserve after rounds 4 and 8."""
ANSWER_KEEP, ANSWER_DISCARD = ANSWERS

TABLE = ActionTable((*PLAYS.values(), *KEEPS.values(), *ATS, *ACTIVATES, *ANSWERS, LOCK))

KEEP_OF = {PLAYS[name]: KEEPS[name] for name in IDS}
PLAY_OF = {KEEPS[name]: PLAYS[name] for name in IDS}
CELL_OF = {action: cell for actions in (ATS, ACTIVATES) for cell, action in enumerate(actions)}
RANK = {play: rank for rank, play in enumerate(PLAYS.values())}
"""The place of each card in a hand."""
