"""The levels of the bots: their names, and what each of them is in one sentence that needs no other."""

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
        "level", "Judges a move by what it brings at once, overlooks many, remembers nothing and watches nobody else."
    ),
    "level.forager.line": QT_TRANSLATE_NOOP(
        "level",
        "Thinks of what may come of a move, watches whoever leads, remembers little and overlooks quite a few moves.",
    ),
    "level.keeper.line": QT_TRANSLATE_NOOP(
        "level", "Looks a little ahead, watches everybody, forgets little and now and then overlooks a move."
    ),
    "level.queen.line": QT_TRANSLATE_NOOP(
        "level",
        "Thinks for up to half a second, as far ahead as is useful, forgets nothing and seldom overlooks a move.",
    ),
    "level.expert.line": QT_TRANSLATE_NOOP(
        "level",
        "Thinks for up to a second and a half, as far ahead as is useful, forgets nothing and overlooks nothing.",
    ),
}
