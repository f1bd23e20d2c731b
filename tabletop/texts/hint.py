"""The sentences of hints: where to look, what to weigh, the move."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "hint.button.look": QT_TRANSLATE_NOOP("hint", "Hint"),
    "hint.button.look.spoken": QT_TRANSLATE_NOOP("hint", "Hint: where to look. The game is then marked as assisted."),
    "hint.button.weigh": QT_TRANSLATE_NOOP("hint", "Why there?"),
    "hint.button.weigh.spoken": QT_TRANSLATE_NOOP("hint", "More of the hint: what to weigh"),
    "hint.button.move": QT_TRANSLATE_NOOP("hint", "The move"),
    "hint.button.move.spoken": QT_TRANSLATE_NOOP("hint", "The rest of the hint: the move"),
    "hint.thinking": QT_TRANSLATE_NOOP("hint", "An Expert is thinking it over…"),
    "hint.none": QT_TRANSLATE_NOOP("hint", "No hint came of it. You may ask again."),
    "hint.look": QT_TRANSLATE_NOOP("hint", "Look at what is outlined."),
    "hint.weigh": QT_TRANSLATE_NOOP("hint", "Consider what the best choice does. {reasons}"),
    "hint.even": QT_TRANSLATE_NOOP("hint", "The two best choices are about equally good."),
    "hint.only": QT_TRANSLATE_NOOP("hint", "Only one choice is worth considering."),
    "hint.move": QT_TRANSLATE_NOOP("hint", "An Expert would do this: {action}."),
}
