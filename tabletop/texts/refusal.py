"""Why something is not possible just now: one sentence a refusal key, for every game."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "refusal.unknown_action": QT_TRANSLATE_NOOP("refusal", "This table does not know that move."),
    "refusal.not_your_turn": QT_TRANSLATE_NOOP("refusal", "Others are asked just now."),
    "refusal.not_now": QT_TRANSLATE_NOOP("refusal", "That is not what is asked just now."),
    "refusal.not_in_hand": QT_TRANSLATE_NOOP("refusal", "That card is not in this hand."),
    "refusal.already_chosen": QT_TRANSLATE_NOOP("refusal", "A card is chosen already: take it back first."),
    "refusal.answer_first": QT_TRANSLATE_NOOP("refusal", "First say what becomes of the reserve."),
    "refusal.not_yet": QT_TRANSLATE_NOOP("refusal", "Something else comes before that: touch what is lit."),
    "refusal.not_complete": QT_TRANSLATE_NOOP("refusal", "The choice is not complete yet: touch what is lit."),
    "refusal.placed_and_kept": QT_TRANSLATE_NOOP("refusal", "That card is laid out: keep another one."),
    "refusal.cell_taken": QT_TRANSLATE_NOOP("refusal", "A card lies there already."),
    "refusal.too_wide": QT_TRANSLATE_NOOP("refusal", "That would be a fifth column."),
    "refusal.too_tall": QT_TRANSLATE_NOOP("refusal", "That would be a fourth row."),
    "refusal.not_adjacent": QT_TRANSLATE_NOOP("refusal", "Each card goes beside one that lies there."),
    "refusal.not_in_question": QT_TRANSLATE_NOOP("refusal", "The order of that card changes nothing."),
    "refusal.nothing_chosen": QT_TRANSLATE_NOOP("refusal", "Nothing is chosen yet: touch something lit."),
    "refusal.hand_full": QT_TRANSLATE_NOOP("refusal", "Nine cards are the most a hand can hold."),
    "refusal.deck_empty": QT_TRANSLATE_NOOP("refusal", "That deck is empty: the other one still has cards."),
    "refusal.game_over": QT_TRANSLATE_NOOP("refusal", "The game is over."),
    "refusal.nothing_to_take_back": QT_TRANSLATE_NOOP("refusal", "There is nothing to take back."),
    "refusal.nothing_to_redo": QT_TRANSLATE_NOOP("refusal", "Nothing was taken back."),
    "refusal.already_revealed": QT_TRANSLATE_NOOP("refusal", "Too late: a card has been shown since."),
    "refusal.already_locked": QT_TRANSLATE_NOOP("refusal", "Too late: the choice is closed."),
    "refusal.strict_house": QT_TRANSLATE_NOOP("refusal", "This table plays strictly: nobody goes back."),
    "refusal.nothing_to_rewind": QT_TRANSLATE_NOOP("refusal", "There is no earlier decision to go back to."),
    "refusal.voting": QT_TRANSLATE_NOOP("refusal", "First say whether all of you want to go back."),
    "refusal.needs_done": QT_TRANSLATE_NOOP("refusal", "Look at the cards, then press Done."),
    "refusal.nothing_here": QT_TRANSLATE_NOOP("refusal", "Nothing can be done with that now."),
}
