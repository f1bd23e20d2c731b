"""What bots weigh in Bear Necessities, and where on its table one may act: words for hints and for reasons.

A part of a mind's worth has the sentence that tells what a choice does better in it.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

LOOKS = {
    "play": "hand",
    "keep": "reserve",
    "at": "land",
    "activate": "order",
    "answer": "reserve",
    "lock": "done",
}
"""The region of the table by the first word of an action."""

SENTENCES = {
    "bear_necessities_worth.points": QT_TRANSLATE_NOOP("bear_necessities_worth", "It brings points at once."),
    "bear_necessities_worth.tableau": QT_TRANSLATE_NOOP(
        "bear_necessities_worth", "It promises more for the neighbours that are still to come."
    ),
    "bear_necessities_worth.hand": QT_TRANSLATE_NOOP("bear_necessities_worth", "It leaves better cards in hand."),
    "bear_necessities_worth.hives": QT_TRANSLATE_NOOP(
        "bear_necessities_worth", "It does more for the hives and their bees."
    ),
    "bear_necessities_worth.rivals": QT_TRANSLATE_NOOP("bear_necessities_worth", "It leaves less for the others."),
    "bear_necessities_worth.look.hand": QT_TRANSLATE_NOOP(
        "bear_necessities_worth", "Look at the hand, and at which card meets good neighbours."
    ),
    "bear_necessities_worth.look.reserve": QT_TRANSLATE_NOOP(
        "bear_necessities_worth", "Look at the reserve: what is kept for a later round?"
    ),
    "bear_necessities_worth.look.land": QT_TRANSLATE_NOOP(
        "bear_necessities_worth", "Look at the free places of the land, and at what lies around them."
    ),
    "bear_necessities_worth.look.order": QT_TRANSLATE_NOOP(
        "bear_necessities_worth", "Look at the order in which the neighbours are activated."
    ),
    "bear_necessities_worth.look.done": QT_TRANSLATE_NOOP(
        "bear_necessities_worth", "Everything is laid out: look it over once more."
    ),
}
