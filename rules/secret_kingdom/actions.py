"""The 80 steps a seat can take in The Secret Kingdom, built once. Knows the names of the cards, not what they do."""

from __future__ import annotations

from rules.kernel.action import Action, ActionTable

COLOURS = ("rose", "sunflower", "snowflake", "bellflower")
"""The colours of pollen, in the order in which the deck's patterns go round (S25)."""
ANY = "any"
"""The grey symbol: any colour."""

TYPES = ("honey", "gathering", "beehive")
LETTERS = "HGB"
COUNTS = (48, 22, 5)
"""How many cards of each type a deck has."""

MOST_SEATS = 5
MARKET = 4
"""How many honey cards lie face up, as long as the pile lasts."""
HIVES_IN_PLAY = 3
HIVES_OF = {"off": 0, "four": 4, "five": 5}
"""From how many beehives, by number, those in play are drawn, for each value of the option ``beehives`` (S28)."""

IDS = tuple(
    tuple(f"{letter}{number}" for number in range(1, count + 1)) for letter, count in zip(LETTERS, COUNTS, strict=True)
)
"""The names of all cards: honey, gathering, beehives."""

GATHER = Action("gather", "deck/gathering")
BUYS = {name: Action("buy", f"card/{name}", name, name=name) for name in IDS[0]}
"""Begins to pay for a honey card. The value is the card's name: the deck in use tells what it does."""
PLAYS = {name: Action("play", f"card/{name}", name, name=name) for name in IDS[1]}
"""Plays one of the two gathering cards that were drawn."""
TAKES = tuple(Action("take", f"supply/{colour}", place, name=colour) for place, colour in enumerate(COLOURS))
"""Takes a gem; the value is the colour's place in ``COLOURS``."""
PAYS = tuple(Action("pay", f"payment/{colour}", place, name=colour) for place, colour in enumerate(COLOURS))
"""Pays for a grey symbol; the value is the colour's place in ``COLOURS``."""
LOCK = Action("lock", "lock", minor=True)

TABLE = ActionTable((GATHER, *BUYS.values(), *PLAYS.values(), *TAKES, *PAYS, LOCK))
