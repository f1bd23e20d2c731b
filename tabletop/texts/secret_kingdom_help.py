"""The rules of The Secret Kingdom in our own words: half a page a phase, for the sheet that F1 opens."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "secret_kingdom_help.goal": QT_TRANSLATE_NOOP("secret_kingdom_help", "What it is about"),
    "secret_kingdom_help.goal.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Bees gather pollen from four kinds of blossom and make honey from it. Honey cards are worth points; "
        "whoever has the most when the pile runs out has built the finest kingdom.",
    ),
    "secret_kingdom_help.goal.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Everything lies open, so the laptop stands in the middle and no cover ever comes up. The sign on the "
        "right says whose turn it is, and who is choosing a gem meanwhile.",
    ),
    "secret_kingdom_help.setup": QT_TRANSLATE_NOOP("secret_kingdom_help", "Setting up"),
    "secret_kingdom_help.setup.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "The honey pile has five cards for each player and five more; the first four are turned up at once. The "
        "rest of the 48 stay in the box.",
    ),
    "secret_kingdom_help.setup.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Whoever begins takes 1 gem, all others 2, clockwise and of any colour. The first player is drawn at "
        "random, or chosen when the table is set.",
    ),
    "secret_kingdom_help.setup.3": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "With beehives, three of them are shown: goals that pay at the end, goals that win at once, or a rule for all.",
    ),
    "secret_kingdom_help.turn": QT_TRANSLATE_NOOP("secret_kingdom_help", "A turn"),
    "secret_kingdom_help.turn.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "A turn is one of two things: gather pollen, or buy one honey card. Then the next player clockwise has a turn.",
    ),
    "secret_kingdom_help.turn.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "When no card can be bought, there is nothing to choose: the gathering cards are turned up at once.",
    ),
    "secret_kingdom_help.turn.3": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Buying: touch a card with a tick, look at the payment and confirm it. Each coloured symbol costs a gem of "
        "its colour, a grey one any gem. Grey ones take from the colour you have most of; touch another gem to pay "
        "with that instead.",
    ),
    "secret_kingdom_help.turn.4": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Payment is exact. Then the card's effect happens, the card goes to its buyer, and the next one is turned "
        "up in its place.",
    ),
    "secret_kingdom_help.turn.5": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "An extra turn comes after the new card is turned up, and can bring another one.",
    ),
    "secret_kingdom_help.choose": QT_TRANSLATE_NOOP("secret_kingdom_help", "Gathering"),
    "secret_kingdom_help.choose.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Two gathering cards are turned up. One is played, the other discarded; beside each stands what it would "
        "bring, and to whom.",
    ),
    "secret_kingdom_help.choose.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "The gems at the top are for whoever plays it. Then everyone else, clockwise, takes 1 gem in one of the "
        "colours at the foot.",
    ),
    "secret_kingdom_help.choose.3": QT_TRANSLATE_NOOP(
        "secret_kingdom_help", "A card with all four colours brings them to everyone."
    ),
    "secret_kingdom_help.choose.4": QT_TRANSLATE_NOOP(
        "secret_kingdom_help", "When a card is needed and the pile is empty, all discards are shuffled into a new one."
    ),
    "secret_kingdom_help.gain": QT_TRANSLATE_NOOP("secret_kingdom_help", "Choosing a gem"),
    "secret_kingdom_help.gain.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Three gems of a colour are the most you can hold: the trays show it. Anything beyond that is lost, "
        "wherever it comes from.",
    ),
    "secret_kingdom_help.gain.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "You are asked only when there is a choice. With room for only one of the colours, the gem comes by "
        "itself; with room for none, nothing comes.",
    ),
    "secret_kingdom_help.gain.3": QT_TRANSLATE_NOOP(
        "secret_kingdom_help", "Gathering with a full tray is allowed: it is a way to pass."
    ),
    "secret_kingdom_help.hives": QT_TRANSLATE_NOOP("secret_kingdom_help", "Beehives"),
    "secret_kingdom_help.hives.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Goals that win at once are checked when an action is finished, with all that it brought to others. If two "
        "players meet one together, the one whose turn it is wins, else the next one clockwise.",
    ),
    "secret_kingdom_help.hives.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "For wealth in one colour, gems and symbols of that colour count together, and grey ones do not. With "
        "wealth in any mix, everything counts, grey too.",
    ),
    "secret_kingdom_help.hives.3": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "A set of cards worth 1, 2 and 3 needs one of each; more cards of one value make no further set.",
    ),
    "secret_kingdom_help.over": QT_TRANSLATE_NOOP("secret_kingdom_help", "The end"),
    "secret_kingdom_help.over.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "When a purchase turns up the last honey card, everyone but that buyer has one more turn. An extra turn "
        "that the buyer has just earned still happens. No more honey cards are turned up.",
    ),
    "secret_kingdom_help.over.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Then points are counted: those on honey cards, 1 for every three gems in any mix, and what beehives pay.",
    ),
    "secret_kingdom_help.over.3": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Players level on points share the win. If breaking ties was chosen, more honey cards decide, then more "
        "symbols, grey ones counted.",
    ),
}

CHAPTERS = ("goal", "setup", "turn", "choose", "gain", "hives", "over")
"""The keys of the headings in reading order; the paragraphs of ``goal`` are ``goal.1``, ``goal.2``, ..."""
