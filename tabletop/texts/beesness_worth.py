"""What bots weigh in Beesness, and where on its table there is something to do: words for hints and for reasons.

A part of a mind's worth has the sentence that tells what a choice does better in it.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

LOOKS = {
    "hire": "stacks",
    "pass": "stacks",
    "to": "trade",
    "give": "trade",
    "want": "trade",
    "offer": "trade",
    "counter": "trade",
    "accept": "offer",
    "decline": "offer",
    "bid": "price",
    "drop": "price",
    "hatch": "turn",
    "pick": "turn",
    "call": "turn",
    "end": "turn",
    "discard": "bees",
    "vote": "ballot",
    "sell": "sale",
    "lock": "done",
}
"""The region of the table by the first word of an action."""

SENTENCES = {
    "beesness_worth.honey": QT_TRANSLATE_NOOP("beesness_worth", "It brings honey, or keeps it."),
    "beesness_worth.bees": QT_TRANSLATE_NOOP("beesness_worth", "It brings bees that are worth more than they cost."),
    "beesness_worth.flowers": QT_TRANSLATE_NOOP("beesness_worth", "It brings flowers that can be sold."),
    "beesness_worth.rivals": QT_TRANSLATE_NOOP("beesness_worth", "It leaves less for whoever leads."),
    "beesness_worth.look.stacks": QT_TRANSLATE_NOOP(
        "beesness_worth", "Look at the stacks of bees, at their prices and at everybody's honey."
    ),
    "beesness_worth.look.trade": QT_TRANSLATE_NOOP(
        "beesness_worth", "Look at what each side lacks, and what it could spare."
    ),
    "beesness_worth.look.offer": QT_TRANSLATE_NOOP(
        "beesness_worth", "Look at the offer: what does each side get out of it?"
    ),
    "beesness_worth.look.price": QT_TRANSLATE_NOOP(
        "beesness_worth", "Look at the price, and at what the bee is worth to those who still bid."
    ),
    "beesness_worth.look.turn": QT_TRANSLATE_NOOP(
        "beesness_worth", "Look at the garden, and at who can still take flowers after this."
    ),
    "beesness_worth.look.bees": QT_TRANSLATE_NOOP("beesness_worth", "Look at the bees: which would be missed least?"),
    "beesness_worth.look.ballot": QT_TRANSLATE_NOOP(
        "beesness_worth", "Look at how many votes each has, and at the flowers in the garden."
    ),
    "beesness_worth.look.sale": QT_TRANSLATE_NOOP(
        "beesness_worth", "Look at the pot, and at how many flowers the others can sell."
    ),
    "beesness_worth.look.done": QT_TRANSLATE_NOOP("beesness_worth", "Everything is laid out: look it over once more."),
}
