"""The few words that stand on the table itself, and how it speaks of things that may be touched."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "table.last": QT_TRANSLATE_NOOP("table", "Last:"),
    "table.last.none": QT_TRANSLATE_NOOP("table", "none"),
    "table.last.honey": QT_TRANSLATE_NOOP("table", "Honey"),
    "table.last.research": QT_TRANSLATE_NOOP("table", "Research"),
    "table.last.swarm": QT_TRANSLATE_NOOP("table", "Swarm"),
    "table.deck.empty": QT_TRANSLATE_NOOP("table", "last round"),
    "table.deck.empty.brief": QT_TRANSLATE_NOOP("table", "empty"),
    "table.deck.low": QT_TRANSLATE_NOOP("table", "to the end"),
    "table.deck.low.brief": QT_TRANSLATE_NOOP("table", "to go"),
    "table.ribbon.ready": QT_TRANSLATE_NOOP("table", "Ready"),
    "table.ribbon.choose": QT_TRANSLATE_NOOP("table", "Choosing"),
    "table.ribbon.draws": QT_TRANSLATE_NOOP("table", "Draws {next}/{total}"),
    # What a thing is and what touching it does: "Honey 17. Choose Honey 17."
    "table.spoken": QT_TRANSLATE_NOOP("table", "{what}. {action}."),
    "table.spoken.chosen": QT_TRANSLATE_NOOP("table", "{what}, chosen. {action}."),
    "table.spoken.idle": QT_TRANSLATE_NOOP("table", "{what}."),
}
