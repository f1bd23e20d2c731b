"""The levels of the bots: their names, and what each of them is in one plain sentence."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "level.human": QT_TRANSLATE_NOOP("level", "Person"),
    "level.bot": QT_TRANSLATE_NOOP("level", "Bot: {level}"),
    "level.cub": QT_TRANSLATE_NOOP("level", "Cub"),
    "level.forager": QT_TRANSLATE_NOOP("level", "Forager"),
    "level.keeper": QT_TRANSLATE_NOOP("level", "Keeper"),
    "level.queen": QT_TRANSLATE_NOOP("level", "Queen"),
    "level.expert": QT_TRANSLATE_NOOP("level", "Expert"),
    "level.cub.line": QT_TRANSLATE_NOOP(
        "level",
        "Judges by what is at hand, overlooks a lot, forgets what no longer lies open and gives nobody else a thought.",
    ),
    "level.forager.line": QT_TRANSLATE_NOOP(
        "level", "Weighs a little more, remembers the last few things and keeps an eye on whoever leads."
    ),
    "level.keeper.line": QT_TRANSLATE_NOOP(
        "level", "Looks one step further ahead, minds everybody at the table, and overlooks and forgets little."
    ),
    "level.queen.line": QT_TRANSLATE_NOOP(
        "level", "Forgets nothing, overlooks hardly anything, and looks as far ahead as is of use, for half a second."
    ),
    "level.expert.line": QT_TRANSLATE_NOOP(
        "level", "Overlooks nothing and thinks as the Queen does, but three times as long and with more care."
    ),
}
