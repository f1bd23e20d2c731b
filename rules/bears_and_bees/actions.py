"""The 107 steps a seat can take in Bears & Bees, built once. Knows the names of the cards, not what they do."""

from __future__ import annotations

from rules.kernel.action import Action, ActionTable

HONEY, RESEARCH, SWARM, NOTHING = range(4)
"""The kinds of cards as numbers; ``NOTHING`` stands for the last card of a seat that has not played yet."""

TYPES = ("honey", "research", "swarm")
LETTERS = "HRS"
COUNTS = (49, 49, 5)
"""How many cards of each type a deck has."""

MOST_SEATS = 5
HAND_LIMIT = 9
BEAR_WAKES = 8
SWARMS_TO_END = 5

IDS = tuple(
    f"{letter}{number}" for letter, count in zip(LETTERS, COUNTS, strict=True) for number in range(1, count + 1)
)
"""Every card's name in the order in which hands are kept: honey, research, swarm, each by number."""

PLAYS = {name: Action("play", f"card/{name}", name, name=name) for name in IDS}
"""Puts a card of the hand into the seat's draft. The value is the card's name: the deck in use tells what it does."""

LOCK = Action("lock", "lock", minor=True)
DRAWS = tuple(Action("draw", f"deck/{name}", kind, name=name) for kind, name in enumerate(TYPES[:2]))
"""Takes the top card of a deck; the value is ``HONEY`` or ``RESEARCH``."""
DRAW_HONEY, DRAW_RESEARCH = DRAWS
TAKE_HONEY = Action("take", "supply/honey", name="honey")

TABLE = ActionTable((*PLAYS.values(), LOCK, *DRAWS, TAKE_HONEY))
RANK = {play: rank for rank, play in enumerate(PLAYS.values())}
"""The place of each play in a hand."""
