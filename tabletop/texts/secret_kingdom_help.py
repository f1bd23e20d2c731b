"""The rules of The Secret Kingdom in our own words: half a page a phase, for the sheet that F1 opens."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "secret_kingdom_help.goal": QT_TRANSLATE_NOOP("secret_kingdom_help", "What it is about"),
    "secret_kingdom_help.goal.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Bees gather pollen from four kinds of blossom, and honey is made of it. Honey cards are worth points; "
        "whoever has the most when the pile runs out has built the finest kingdom.",
    ),
    "secret_kingdom_help.goal.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Everything lies open, so the laptop stands in the middle and no cover ever comes up. The sign on the "
        "right says whose turn it is, and who is asked for a gem meanwhile.",
    ),
    "secret_kingdom_help.setup": QT_TRANSLATE_NOOP("secret_kingdom_help", "Setting up"),
    "secret_kingdom_help.setup.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "The honey pile has five cards for each seat and five more; the first four are turned up at once. What is "
        "left of the 48 stays in the box.",
    ),
    "secret_kingdom_help.setup.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Whoever begins takes 1 gem, all others take 2, in clockwise order and of any colour. Who begins is "
        "drawn, or chosen when the table is set.",
    ),
    "secret_kingdom_help.setup.3": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "With beehives, three of them are shown: goals that pay at the end, goals that win at once, or a rule for all.",
    ),
    "secret_kingdom_help.turn": QT_TRANSLATE_NOOP("secret_kingdom_help", "A turn"),
    "secret_kingdom_help.turn.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "On a turn a seat does one of two things: gather pollen, or buy one honey card. Then the next seat "
        "clockwise is on.",
    ),
    "secret_kingdom_help.turn.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Where no card can be paid, there is nothing to choose: the gathering cards are turned up at once.",
    ),
    "secret_kingdom_help.turn.3": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Buying: touch a card with a tick, look at the payment and confirm it. Each coloured blossom costs a gem "
        "of its colour, a grey one any gem. The grey ones are filled from the largest stock; touch a gem to pay "
        "with another.",
    ),
    "secret_kingdom_help.turn.4": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Payment is exact. Then the card's effect happens, the card goes to its buyer, and the next one is turned "
        "up in its place.",
    ),
    "secret_kingdom_help.turn.5": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "An effect counts before the card lies with its buyer. Another turn comes after the new card is turned "
        "up, and can bring a further one.",
    ),
    "secret_kingdom_help.choose": QT_TRANSLATE_NOOP("secret_kingdom_help", "Gathering"),
    "secret_kingdom_help.choose.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Two gathering cards are turned up. One is played, the other one discarded; beside each stands what it "
        "would bring to whom.",
    ),
    "secret_kingdom_help.choose.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "The gems at the top are for whoever plays it. Then everyone else takes 1 gem of the colours at the foot, "
        "clockwise.",
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
        "Three gems of a colour are the most: the trays show it. What comes beyond that is lost, whatever it "
        "comes from.",
    ),
    "secret_kingdom_help.gain.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "A seat is asked only where it has a choice. With a single colour left that has room, the gem comes by "
        "itself; with none, nothing comes.",
    ),
    "secret_kingdom_help.gain.3": QT_TRANSLATE_NOOP(
        "secret_kingdom_help", "Gathering with a full tray is allowed: it is how to wait."
    ),
    "secret_kingdom_help.hives": QT_TRANSLATE_NOOP("secret_kingdom_help", "Beehives"),
    "secret_kingdom_help.hives.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "A win at once is looked for when an action is finished, with all that it brought to others. If two seats "
        "fulfil one in the same moment, the seat on turn wins, then the next one clockwise.",
    ),
    "secret_kingdom_help.hives.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "For the wealth of one colour, gems and symbols of that colour count together and grey ones do not. In a "
        "game with all colours counted, everything does, grey too.",
    ),
    "secret_kingdom_help.hives.3": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "One set of cards worth 1, 2 and 3 needs one card of each; more cards of one kind make no further set.",
    ),
    "secret_kingdom_help.over": QT_TRANSLATE_NOOP("secret_kingdom_help", "The end"),
    "secret_kingdom_help.over.1": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "When the last honey card is turned up, every seat but the one that bought has one more turn. An extra "
        "turn of the buyer's own still happens. No card is turned up any more.",
    ),
    "secret_kingdom_help.over.2": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Then points are counted: those on honey cards, 1 for each three gems of whatever colours, and what "
        "beehives pay.",
    ),
    "secret_kingdom_help.over.3": QT_TRANSLATE_NOOP(
        "secret_kingdom_help",
        "Level on points is a shared win. If that was chosen at the start, more honey cards decide, then more "
        "symbols, grey ones counted.",
    ),
}

CHAPTERS = ("goal", "setup", "turn", "choose", "gain", "hives", "over")
"""The keys of the headings in reading order; the paragraphs of ``goal`` are ``goal.1``, ``goal.2``, ..."""
