"""Why something is not possible just now: one sentence a refusal key, for every game."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "refusal.unknown_action": QT_TRANSLATE_NOOP("refusal", "This table does not know that move."),
    "refusal.not_your_turn": QT_TRANSLATE_NOOP("refusal", "Others are asked just now."),
    "refusal.not_now": QT_TRANSLATE_NOOP("refusal", "That is not what is asked just now."),
    "refusal.not_in_hand": QT_TRANSLATE_NOOP("refusal", "That card is not in this hand."),
    "refusal.already_chosen": QT_TRANSLATE_NOOP("refusal", "A card is chosen already: take it back first."),
    "refusal.nothing_chosen": QT_TRANSLATE_NOOP("refusal", "Nothing is chosen yet: touch something lit."),
    "refusal.hand_full": QT_TRANSLATE_NOOP("refusal", "Nine cards are the most a hand can hold."),
    "refusal.deck_empty": QT_TRANSLATE_NOOP("refusal", "That deck is empty: the other one still has cards."),
    # The Secret Kingdom
    "refusal.not_in_market": QT_TRANSLATE_NOOP("refusal", "That honey card is not for sale."),
    "refusal.cannot_pay": QT_TRANSLATE_NOOP("refusal", "Gems are missing for that card: its corner shows which."),
    "refusal.not_drawn": QT_TRANSLATE_NOOP("refusal", "That card is not one of the two that were turned up."),
    "refusal.no_room": QT_TRANSLATE_NOOP("refusal", "Three gems of a colour are the most a seat can have."),
    "refusal.not_offered": QT_TRANSLATE_NOOP("refusal", "That colour is not on the card."),
    "refusal.no_such_gem": QT_TRANSLATE_NOOP("refusal", "No gem of that colour is left to pay with."),
    "refusal.grey_unpaid": QT_TRANSLATE_NOOP("refusal", "A grey blossom is not paid yet: touch a gem for it."),
    "refusal.grey_paid": QT_TRANSLATE_NOOP("refusal", "All grey blossoms are paid: confirm it."),
    "refusal.nothing_grey": QT_TRANSLATE_NOOP("refusal", "That card has no grey blossom to choose a gem for."),
    "refusal.game_over": QT_TRANSLATE_NOOP("refusal", "The game is over."),
    "refusal.nothing_to_take_back": QT_TRANSLATE_NOOP("refusal", "There is nothing to take back."),
    "refusal.nothing_to_redo": QT_TRANSLATE_NOOP("refusal", "Nothing was taken back."),
    "refusal.already_revealed": QT_TRANSLATE_NOOP("refusal", "Too late: a card has been shown since."),
    "refusal.already_locked": QT_TRANSLATE_NOOP("refusal", "Too late: the choice is closed."),
    "refusal.needs_done": QT_TRANSLATE_NOOP("refusal", "Look at the cards, then press Done."),
    "refusal.nothing_here": QT_TRANSLATE_NOOP("refusal", "Nothing can be done with that now."),
}
