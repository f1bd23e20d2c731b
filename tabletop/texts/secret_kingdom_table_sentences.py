"""The few words that stand on the table of The Secret Kingdom itself: sign, ribbons, countdown, stage, chips."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "secret_kingdom_table.sign.setup": QT_TRANSLATE_NOOP("secret_kingdom_table", "{name} chooses a gem"),
    "secret_kingdom_table.sign.turn": QT_TRANSLATE_NOOP("secret_kingdom_table", "{name}'s turn"),
    "secret_kingdom_table.sign.again": QT_TRANSLATE_NOOP("secret_kingdom_table", "{name}: another turn"),
    "secret_kingdom_table.sign.last": QT_TRANSLATE_NOOP("secret_kingdom_table", "{name}'s last turn"),
    "secret_kingdom_table.sign.gain": QT_TRANSLATE_NOOP("secret_kingdom_table", "{name} chooses a gem"),
    "secret_kingdom_table.sign.over": QT_TRANSLATE_NOOP("secret_kingdom_table", "The game is over"),
    "secret_kingdom_table.sign.note.setup": QT_TRANSLATE_NOOP("secret_kingdom_table", "to start with"),
    "secret_kingdom_table.sign.note.turn": QT_TRANSLATE_NOOP("secret_kingdom_table", "Gather pollen or buy honey"),
    "secret_kingdom_table.sign.note.choose": QT_TRANSLATE_NOOP("secret_kingdom_table", "Which card to play?"),
    "secret_kingdom_table.sign.note.pay": QT_TRANSLATE_NOOP("secret_kingdom_table", "Pays for {card}"),
    "secret_kingdom_table.sign.note.others": QT_TRANSLATE_NOOP("secret_kingdom_table", "from {by}'s gathering card"),
    "secret_kingdom_table.sign.note.gift": QT_TRANSLATE_NOOP("secret_kingdom_table", "from {by}'s honey card"),
    "secret_kingdom_table.sign.note.gather": QT_TRANSLATE_NOOP("secret_kingdom_table", "for the gathering card"),
    "secret_kingdom_table.sign.note.effect": QT_TRANSLATE_NOOP("secret_kingdom_table", "from the honey card"),
    "secret_kingdom_table.sign.note.beehive": QT_TRANSLATE_NOOP("secret_kingdom_table", "from the beehive"),
    "secret_kingdom_table.sign.note.left": QT_TRANSLATE_NOOP("secret_kingdom_table", "{left} more to choose"),
    "secret_kingdom_table.ribbon.turn": QT_TRANSLATE_NOOP("secret_kingdom_table", "Turn"),
    "secret_kingdom_table.ribbon.choose": QT_TRANSLATE_NOOP("secret_kingdom_table", "Chooses"),
    "secret_kingdom_table.ribbon.last": QT_TRANSLATE_NOOP("secret_kingdom_table", "1 turn left"),
    "secret_kingdom_table.ribbon.ended": QT_TRANSLATE_NOOP("secret_kingdom_table", "Finished"),
    "secret_kingdom_table.countdown.left": QT_TRANSLATE_NOOP(
        "secret_kingdom_table", "left, then one more turn for everyone else"
    ),
    "secret_kingdom_table.countdown.left.brief": QT_TRANSLATE_NOOP("secret_kingdom_table", "left"),
    "secret_kingdom_table.countdown.over": QT_TRANSLATE_NOOP(
        "secret_kingdom_table", "Last turns: everyone else has one more"
    ),
    "secret_kingdom_table.countdown.over.brief": QT_TRANSLATE_NOOP("secret_kingdom_table", "last turns"),
    "secret_kingdom_table.countdown.end": QT_TRANSLATE_NOOP("secret_kingdom_table", "The game is over"),
    "secret_kingdom_table.countdown.end.brief": QT_TRANSLATE_NOOP("secret_kingdom_table", "over"),
    "secret_kingdom_table.discard": QT_TRANSLATE_NOOP("secret_kingdom_table", "Discards"),
    "secret_kingdom_table.note.full": QT_TRANSLATE_NOOP("secret_kingdom_table", "has 3"),
    "secret_kingdom_table.note.not_offered": QT_TRANSLATE_NOOP("secret_kingdom_table", "not on it"),
    "secret_kingdom_table.stage.setup": QT_TRANSLATE_NOOP(
        "secret_kingdom_table", "Everybody begins with two gems, the first player with one."
    ),
    "secret_kingdom_table.stage.turn": QT_TRANSLATE_NOOP("secret_kingdom_table", "Gathering cards are turned up here."),
    "secret_kingdom_table.stage.over": QT_TRANSLATE_NOOP("secret_kingdom_table", "Nothing more to play."),
    "secret_kingdom_table.part.cards": QT_TRANSLATE_NOOP("secret_kingdom_table", "card"),
    "secret_kingdom_table.part.gems": QT_TRANSLATE_NOOP("secret_kingdom_table", "gems"),
    "secret_kingdom_table.part.runs": QT_TRANSLATE_NOOP("secret_kingdom_table", "1, 2, 3"),
    "secret_kingdom_table.part.colour_sets": QT_TRANSLATE_NOOP("secret_kingdom_table", "symbols"),
    "secret_kingdom_table.motion.no_room": QT_TRANSLATE_NOOP("secret_kingdom_table", "no room: {count}"),
    "secret_kingdom_table.motion.end": QT_TRANSLATE_NOOP("secret_kingdom_table", "The last honey card: final turns"),
    "secret_kingdom_table.motion.instant": QT_TRANSLATE_NOOP("secret_kingdom_table", "wins at once"),
}
