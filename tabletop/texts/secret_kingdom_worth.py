"""What bots weigh in Secret Kingdom, and where on its table there is something to do: words for hints and for reasons.

A part of a mind's worth has the sentence that tells what a choice does better in it.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

LOOKS = {
    "gather": "pile",
    "buy": "market",
    "play": "turned",
    "take": "gems",
    "pay": "payment",
    "lock": "done",
}
"""The region of the table by the first word of an action."""

SENTENCES = {
    "secret_kingdom_worth.points": QT_TRANSLATE_NOOP("secret_kingdom_worth", "It brings points."),
    "secret_kingdom_worth.gems": QT_TRANSLATE_NOOP("secret_kingdom_worth", "It brings gems, or keeps them."),
    "secret_kingdom_worth.reach": QT_TRANSLATE_NOOP("secret_kingdom_worth", "It brings good honey cards within reach."),
    "secret_kingdom_worth.hives": QT_TRANSLATE_NOOP("secret_kingdom_worth", "It does more towards a beehive's goal."),
    "secret_kingdom_worth.rivals": QT_TRANSLATE_NOOP("secret_kingdom_worth", "It leaves less for the others."),
    "secret_kingdom_worth.look.pile": QT_TRANSLATE_NOOP(
        "secret_kingdom_worth", "Look at the gathering pile, and at which gems are still missing."
    ),
    "secret_kingdom_worth.look.market": QT_TRANSLATE_NOOP(
        "secret_kingdom_worth", "Look at the honey cards on display, and at who can pay for them."
    ),
    "secret_kingdom_worth.look.turned": QT_TRANSLATE_NOOP(
        "secret_kingdom_worth", "Look at the two cards turned up, and at what each gives everyone."
    ),
    "secret_kingdom_worth.look.gems": QT_TRANSLATE_NOOP(
        "secret_kingdom_worth", "Look at the gems, and at which honey cards ask for them."
    ),
    "secret_kingdom_worth.look.payment": QT_TRANSLATE_NOOP(
        "secret_kingdom_worth", "Look at the payment, and at which gem is needed least."
    ),
    "secret_kingdom_worth.look.done": QT_TRANSLATE_NOOP(
        "secret_kingdom_worth", "Everything is laid out: look it over once more."
    ),
}
