"""The sentences that tell why a choice was made, or what is to be weighed: made from what a search has found."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "why.title": QT_TRANSLATE_NOOP("why", "Why did the bots do that?"),
    "why.nobody": QT_TRANSLATE_NOOP("why", "No bot sits at this table."),
    "why.none": QT_TRANSLATE_NOOP("why", "No bot has made a choice that can be explained yet."),
    "why.later": QT_TRANSLATE_NOOP(
        "why", "What a bot weighs gives its hand away. When the game is over, all of it is told here."
    ),
    "why.forgotten": QT_TRANSLATE_NOOP(
        "why", "The bots' thoughts are not kept when a game is left, and this one has been left before."
    ),
    "why.round": QT_TRANSLATE_NOOP("why", "Round {round}"),
    "why.choice": QT_TRANSLATE_NOOP("why", "{name} ({level}): {action}"),
    "why.option": QT_TRANSLATE_NOOP("why", "{points} of 100: {action}"),
    "why.times": QT_TRANSLATE_NOOP("why", "{action} × {count}"),
    "why.points": QT_TRANSLATE_NOOP(
        "why",
        "Before each choice: how many games in a hundred the bot expects to win with it.",
    ),
    "why.only": QT_TRANSLATE_NOOP("why", "Nothing else was worth considering."),
    "why.lead": QT_TRANSLATE_NOOP("why", "In a hundred games it wins about {count} more than the next best."),
    "why.lead.one": QT_TRANSLATE_NOOP("why", "In a hundred games it wins about one more than the next best."),
    "why.even": QT_TRANSLATE_NOOP("why", "The next best is about as good."),
    "why.behind": QT_TRANSLATE_NOOP("why", "Another choice seemed a little better, but the two were judged equal."),
}
