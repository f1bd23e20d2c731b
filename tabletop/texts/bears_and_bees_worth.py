"""What bots weigh in Bears & Bees, and where on its table there is something to do: words for hints and for reasons.

A part of a mind's worth has the sentence that tells what a choice does better in it.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

LOOKS = {
    "play": "hand",
    "draw": "decks",
    "take": "supply",
    "lock": "done",
}
"""The region of the table by the first word of an action."""

SENTENCES = {
    "bears_and_bees_worth.swarms": QT_TRANSLATE_NOOP("bears_and_bees_worth", "It brings a swarm nearer."),
    "bears_and_bees_worth.experience": QT_TRANSLATE_NOOP("bears_and_bees_worth", "It brings experience."),
    "bears_and_bees_worth.honey": QT_TRANSLATE_NOOP("bears_and_bees_worth", "It brings honey, or the lead in the sum."),
    "bears_and_bees_worth.hand": QT_TRANSLATE_NOOP("bears_and_bees_worth", "It leaves better cards in hand."),
    "bears_and_bees_worth.rivals": QT_TRANSLATE_NOOP("bears_and_bees_worth", "It leaves less for the others."),
    "bears_and_bees_worth.look.hand": QT_TRANSLATE_NOOP(
        "bears_and_bees_worth", "Look at the hand, and at what the neighbours may choose."
    ),
    "bears_and_bees_worth.look.decks": QT_TRANSLATE_NOOP(
        "bears_and_bees_worth", "Look at the two decks, and at what the hand lacks."
    ),
    "bears_and_bees_worth.look.supply": QT_TRANSLATE_NOOP(
        "bears_and_bees_worth", "Look at the honey, and at how near the bear is."
    ),
    "bears_and_bees_worth.look.done": QT_TRANSLATE_NOOP(
        "bears_and_bees_worth", "Everything is laid out: look it over once more."
    ),
}
