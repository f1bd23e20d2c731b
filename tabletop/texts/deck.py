"""Why a deck of a player's own cannot be played with: one sentence for each reason of ``rules.decks`` and the games."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "deck.where.line": QT_TRANSLATE_NOOP("deck", "{file}, line {line}: {reason}"),
    "deck.where.card": QT_TRANSLATE_NOOP("deck", "{file}, line {line}, card {card}: {reason}"),
    "deck.where.file": QT_TRANSLATE_NOOP("deck", "{file}: {reason}"),
    "deck.fault.unreadable": QT_TRANSLATE_NOOP("deck", "this cannot be read as a deck ({detail})."),
    "deck.fault.too_large": QT_TRANSLATE_NOOP("deck", "this file is far too large for a deck."),
    "deck.fault.no_cards": QT_TRANSLATE_NOOP("deck", "it lists no cards; each one begins with [[card]]."),
    "deck.fault.missing_field": QT_TRANSLATE_NOOP("deck", "“{field}” is missing."),
    "deck.fault.unknown_field": QT_TRANSLATE_NOOP("deck", "“{field}” is not known here."),
    "deck.fault.wrong_kind": QT_TRANSLATE_NOOP("deck", "“{field}” must be {expected}."),
    "deck.kind.number": QT_TRANSLATE_NOOP("deck", "a whole number"),
    "deck.kind.yes_or_no": QT_TRANSLATE_NOOP("deck", "true or false"),
    "deck.kind.word": QT_TRANSLATE_NOOP("deck", "a word in quotation marks"),
    "deck.kind.list": QT_TRANSLATE_NOOP("deck", "a list of words in brackets"),
    "deck.fault.unknown_type": QT_TRANSLATE_NOOP("deck", "there is no type “{type}”."),
    "deck.fault.unknown_colour": QT_TRANSLATE_NOOP("deck", "“{colour}” is not a colour for “{field}”."),
    "deck.fault.unknown_effect": QT_TRANSLATE_NOOP("deck", "there is no effect “{effect}”."),
    "deck.fault.unknown_rule": QT_TRANSLATE_NOOP("deck", "there is no rule “{rule}”."),
    "deck.fault.unknown_word": QT_TRANSLATE_NOOP("deck", "“{word}” makes no sense for “{field}”."),
    "deck.fault.unknown_version": QT_TRANSLATE_NOOP("deck", "the house deck has no version {version} here."),
    "deck.fault.field_not_of_type": QT_TRANSLATE_NOOP("deck", "a card of the type “{type}” has no “{field}”."),
    "deck.fault.field_not_of_rule": QT_TRANSLATE_NOOP("deck", "the rule “{rule}” has no “{field}”."),
    "deck.fault.needs_field": QT_TRANSLATE_NOOP("deck", "“{field}” needs “{needs}” beside it."),
    "deck.fault.out_of_range": QT_TRANSLATE_NOOP("deck", "“{field}” must be from {least} to {most}."),
    "deck.fault.symbol_and_bonus": QT_TRANSLATE_NOOP(
        "deck", "“{field}” and “{field}_bonus” belong together: one of them is missing."
    ),
    "deck.fault.number_twice": QT_TRANSLATE_NOOP(
        "deck", "the number {number} is taken by the card on line {other}; each may be used once."
    ),
    "deck.fault.rule_twice": QT_TRANSLATE_NOOP("deck", "the rule “{rule}” is taken by the card on line {other}."),
    "deck.fault.wrong_count": QT_TRANSLATE_NOOP("deck", "there are {count} cards where {expected} are needed."),
    "deck.fault.wrong_count.type": QT_TRANSLATE_NOOP(
        "deck", "there are {count} cards of the type “{type}” where {expected} are needed."
    ),
    "deck.fault.too_many_of_a_colour": QT_TRANSLATE_NOOP(
        "deck", "at most {most} symbols may have the colour “{colour}”."
    ),
    "deck.fault.not_counted_there": QT_TRANSLATE_NOOP("deck", "“{count}” cannot be counted in “{where}”."),
    "deck.fault.other": QT_TRANSLATE_NOOP("deck", "the parts of the card do not fit together ({reason})."),
}
