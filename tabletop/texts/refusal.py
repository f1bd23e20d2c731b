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
    # Beesness
    "refusal.no_bees": QT_TRANSLATE_NOOP("refusal", "Without bees there is no vote."),
    "refusal.nothing_to_sell": QT_TRANSLATE_NOOP("refusal", "To sell, a seat needs a flower and a drone."),
    "refusal.dropped_out": QT_TRANSLATE_NOOP("refusal", "Out of an auction is out of it for good."),
    "refusal.too_dear": QT_TRANSLATE_NOOP("refusal", "That bee costs more honey than this seat has."),
    "refusal.bid_too_low": QT_TRANSLATE_NOOP("refusal", "A bid is at least one more than the highest."),
    "refusal.not_enough": QT_TRANSLATE_NOOP("refusal", "There is not so much of it."),
    "refusal.too_few_drones": QT_TRANSLATE_NOOP("refusal", "A drone sells two flowers at most."),
    "refusal.stack_empty": QT_TRANSLATE_NOOP("refusal", "That stack is empty."),
    "refusal.no_worker": QT_TRANSLATE_NOOP("refusal", "Picking takes a worker, and none is left."),
    "refusal.no_queen": QT_TRANSLATE_NOOP("refusal", "Only a queen brings bees, and there is none here."),
    "refusal.queen_used": QT_TRANSLATE_NOOP("refusal", "Each queen brings one bee a round: all have."),
    "refusal.already_called": QT_TRANSLATE_NOOP("refusal", "One referendum a turn: it has been called."),
    "refusal.no_such_bee": QT_TRANSLATE_NOOP("refusal", "There is no such bee to give."),
    "refusal.no_offers_left": QT_TRANSLATE_NOOP("refusal", "Three offers are the most, and they are made."),
    "refusal.nothing_to_trade": QT_TRANSLATE_NOOP("refusal", "Neither of the two has anything to trade."),
    "refusal.no_such_seat": QT_TRANSLATE_NOOP("refusal", "Nobody sits there."),
    "refusal.offer_to_self": QT_TRANSLATE_NOOP("refusal", "A trade takes two seats."),
    "refusal.no_offer_begun": QT_TRANSLATE_NOOP("refusal", "Begin an offer first: touch a seat's trade tag."),
    "refusal.offer_not_closed": QT_TRANSLATE_NOOP("refusal", "An offer is laid out: send it or take it back."),
    "refusal.both_ways": QT_TRANSLATE_NOOP("refusal", "The same thing both ways comes to nothing."),
    "refusal.already_named": QT_TRANSLATE_NOOP("refusal", "That is in the offer already."),
    "refusal.out_of_order": QT_TRANSLATE_NOOP(
        "refusal", "What is given comes before what is wanted, bees before flowers and honey."
    ),
    "refusal.game_over": QT_TRANSLATE_NOOP("refusal", "The game is over."),
    "refusal.nothing_to_take_back": QT_TRANSLATE_NOOP("refusal", "There is nothing to take back."),
    "refusal.nothing_to_redo": QT_TRANSLATE_NOOP("refusal", "Nothing was taken back."),
    "refusal.already_revealed": QT_TRANSLATE_NOOP("refusal", "Too late: a card has been shown since."),
    "refusal.already_locked": QT_TRANSLATE_NOOP("refusal", "Too late: the choice is closed."),
    "refusal.needs_done": QT_TRANSLATE_NOOP("refusal", "Look at the cards, then press Done."),
    "refusal.nothing_here": QT_TRANSLATE_NOOP("refusal", "Nothing can be done with that now."),
}
