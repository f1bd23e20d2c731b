"""What the beehives of The Secret Kingdom are worth to a seat. Knows the score, no search."""

from __future__ import annotations

from typing import Any

from rules.secret_kingdom import score

LEAD, WEALTH = 0.35, 0.12
"""What each card ahead, and each symbol or gem of the best colour, is worth where a beehive wins by it."""
SET = 0.25
"""What each symbol towards a set of one colour is worth where a beehive counts them."""


def hives(state: Any, seat: int) -> float:
    """What the beehives in play are likely to bring ``seat``, in points."""
    cards = score.honey_cards(state, seat)
    worth = 0.0
    for hive in state.beehives:
        if hive.rule == "card_lead":
            rival = max(len(theirs) for other, theirs in enumerate(state.bought) if other != seat)
            worth += LEAD * max(0, len(cards) - rival)
        elif hive.rule == "colour_wealth":
            worth += WEALTH * score.wealth(state, seat)
        elif hive.rule == "colour_sets":
            *coloured, _ = score.symbols(cards)
            worth += sum(hive.points * (number // hive.symbols) + SET * (number % hive.symbols) for number in coloured)
        elif hive.rule == "runs":
            worth += score.points(cards, 0, (hive,))["runs"]
    return worth
