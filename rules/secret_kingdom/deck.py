"""How a deck of The Secret Kingdom is read, what makes one faulty, and the house deck. Knows no state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from rules import decks
from rules.secret_kingdom.actions import ANY, COLOURS, COUNTS, LETTERS, TYPES
from rules.secret_kingdom.cards import COUNTED, EFFECTS, RULES, Beehive, Card, Deck, Gathering, Honey, told
from rules.secret_kingdom.gems import MOST

_PATTERN = "ABCD"
_ROTATIONS = (4, 2, 1)
_COMMON = ("type", "number", "copies")
_NUMBERS = tuple({name: None for numbers in RULES.values() for name in numbers})
_ALLOWED = {
    "honey": (*_COMMON, "rotations", "cost", "points", "effect", "count"),
    "gathering": (*_COMMON, "rotations", "own", "others"),
    "beehive": (*_COMMON, "rule", *_NUMBERS),
}
"""The fields of each type's entries."""
_FIELDS = frozenset(name for allowed in _ALLOWED.values() for name in allowed)
_KINDS: dict[str, type[Honey] | type[Gathering] | type[Beehive]] = {
    "honey": Honey,
    "gathering": Gathering,
    "beehive": Beehive,
}

EXAMPLES: tuple[dict[str, Any], ...] = (
    {"type": "honey", "points": 2, "effect": "gain", "count": 1},
    {"type": "honey", "effect": "again"},
    {"type": "honey", "effect": "discard"},
    {"type": "honey", "points": 1},
    {"type": "honey", "points": 2},
    {"type": "honey", "points": 3},
    {"type": "gathering", "own": list(COLOURS)},
    {"type": "beehive", "rule": "card_lead", "cards": 6, "ahead": 2},
    {"type": "beehive", "rule": "colour_sets", "points": 3, "symbols": 5},
    {"type": "beehive", "rule": "runs", "points": 2},
    {"type": "beehive", "rule": "colour_wealth", "symbols": 12},
)
"""What the rulebook shows of its cards: the house deck has each of them."""


def build(source: decks.Source) -> Deck:
    """The deck of ``source``, checked: fields, symbols, effects, numbers and counts.

    Raises:
        Refusal: ``bad_deck``; beside the reasons of ``rules.decks`` there are ``unknown_type``, ``field_not_of_type``,
            ``out_of_range``, ``unknown_colour``, ``unknown_effect``, ``unknown_rule``, ``field_not_of_rule``,
            ``count_and_effect`` (one without the other), ``too_many_of_a_colour`` (nobody can hold them),
            ``everyone_has_no_choice``, ``rule_twice``, ``number_twice`` and ``wrong_count``.
    """
    found: dict[str, tuple[Card, decks.Entry]] = {}
    following = dict.fromkeys(TYPES, 1)
    latest = dict.fromkeys(TYPES, source.entries[-1])
    for entry in source.entries:
        kind = entry.field("type", str)
        if kind not in TYPES:
            raise entry.fault("unknown_type", type=kind)
        _fields(entry, kind)
        latest[kind] = entry
        number = entry.field("number", int, following[kind])
        for values in _cards(entry, kind):
            name = f"{LETTERS[TYPES.index(kind)]}{number}"
            named = decks.Entry(entry.file, entry.line, name, entry.fields)
            _within(named, "number", number, 1, COUNTS[TYPES.index(kind)])
            if name in found:
                raise named.fault("number_twice", number=number, other=found[name][1].line)
            found[name] = (_KINDS[kind](id=name, number=number, **values), entry)
            number += 1
        following[kind] = number
    for kind, letter, count in zip(TYPES, LETTERS, COUNTS, strict=True):
        have = sum(name[0] == letter for name in found)
        if have != count:
            raise latest[kind].fault("wrong_count", type=kind, count=have, expected=count)
    _one_rule_each(found.values())
    order = sorted(found, key=lambda name: (LETTERS.index(name[0]), int(name[1:])))
    return Deck(source.name, source.version, (found[name][0] for name in order))


def _fields(entry: decks.Entry, kind: str) -> None:
    for name in entry.fields:
        if name not in _FIELDS:
            raise entry.fault("unknown_field", field=name)
        if name not in _ALLOWED[kind]:
            raise entry.fault("field_not_of_type", field=name, type=kind)


def _within(entry: decks.Entry, name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise entry.fault("out_of_range", field=name, least=least, most=most)
    return value


def _number(entry: decks.Entry, name: str, least: int, most: int, usual: int | None = None) -> int:
    return _within(entry, name, entry.field(name, int, usual), least, most)


def _cards(entry: decks.Entry, kind: str) -> Iterator[dict[str, Any]]:
    """What is printed on each of the cards of an entry: its rotations, each with its copies."""
    copies = _number(entry, "copies", 1, COUNTS[TYPES.index(kind)], 1)
    if kind == "beehive":
        yield from [_beehive(entry)] * copies
        return
    drawn = isinstance(entry.fields.get("cost" if kind == "honey" else "own"), str)
    rotations = entry.field("rotations", int, _ROTATIONS[0] if drawn else 1)
    if rotations not in (_ROTATIONS if drawn else (1,)):
        raise entry.fault("out_of_range", field="rotations", least=1, most=_ROTATIONS[0] if drawn else 1)
    for turned in range(rotations):
        yield from [_honey(entry, turned) if kind == "honey" else _gathering(entry, turned)] * copies


def _symbols(entry: decks.Entry, name: str, turned: int, usual: tuple[str, ...] | None = None) -> tuple[str, ...]:
    """The symbols of a field by their names, ``turned`` colours further round where they are a pattern."""
    if isinstance(entry.fields.get(name), str):
        pattern = entry.field(name, str)
        if not set(pattern) <= set(_PATTERN + "?"):
            raise entry.fault("unknown_colour", field=name, colour=pattern)
        places = [None if letter == "?" else _PATTERN.index(letter) for letter in pattern]
        symbols = [ANY if place is None else COLOURS[(place + turned) % len(COLOURS)] for place in places]
    else:
        symbols = list(entry.field(name, tuple, usual))
    for symbol in symbols:
        if symbol not in (*COLOURS, ANY):
            raise entry.fault("unknown_colour", field=name, colour=symbol)
    return tuple(sorted(symbols, key=(*COLOURS, ANY).index))


def _honey(entry: decks.Entry, turned: int) -> dict[str, Any]:
    cost = _symbols(entry, "cost", turned)
    _within(entry, "cost", len(cost), 1, MOST * len(COLOURS))
    for colour in COLOURS:
        if cost.count(colour) > MOST:
            raise entry.fault("too_many_of_a_colour", colour=colour, most=MOST)
    effect = entry.field("effect", str, "")
    if effect not in EFFECTS or ("effect" in entry.fields and not effect):
        raise entry.fault("unknown_effect", effect=effect)
    if ("count" in entry.fields) != (effect in COUNTED):
        raise entry.fault("count_and_effect", effect=effect)
    count = _number(entry, "count", 1, MOST) if effect in COUNTED else 0
    return {"cost": cost, "points": _number(entry, "points", 0, 9, 0), "effect": effect, "count": count}


def _gathering(entry: decks.Entry, turned: int) -> dict[str, Any]:
    own = _symbols(entry, "own", turned)
    others = _symbols(entry, "others", turned, ())
    _within(entry, "own", len(own), 1, MOST * len(COLOURS))
    if set(COLOURS) <= set(own):
        if others:
            raise entry.fault("everyone_has_no_choice")
    elif not others:
        raise entry.fault("missing_field", field="others")
    return {"own": own, "others": others}


def _beehive(entry: decks.Entry) -> dict[str, Any]:
    rule = entry.field("rule", str)
    if rule not in RULES:
        raise entry.fault("unknown_rule", rule=rule)
    for name in _NUMBERS:
        if name in entry.fields and name not in RULES[rule]:
            raise entry.fault("field_not_of_rule", field=name, rule=rule)
    return {"rule": rule, **{name: _number(entry, name, 1, 99) for name in RULES[rule]}}


def _one_rule_each(found: Any) -> None:
    seen: dict[str, decks.Entry] = {}
    for card, entry in found:
        if isinstance(card, Beehive):
            if card.rule in seen:
                raise entry.fault("rule_twice", rule=card.rule, other=seen[card.rule].line)
            seen[card.rule] = entry


def reference(deck: Deck) -> dict[str, Any]:
    """What a view says of its deck: the mark of the house deck, the whole of any other. See ``read_deck``."""
    return dict(deck.mark) if deck is house_deck() else deck.data()


def read_deck(data: Mapping[str, Any] | decks.Source) -> Deck:
    """The deck that ``data`` tells of, as ``rules.decks.told`` says."""
    return decks.told(data, house_deck(), build)


@cache
def house_deck() -> Deck:
    """The deck that comes with the program: no colour is better than another, and it has the rulebook's examples.

    Raises:
        Refusal: ``bad_deck``, also for the reasons ``missing_example`` and ``not_symmetric``.
    """
    source = decks.resource("secret_kingdom")
    deck = build(source)
    cards = [told(card) for card in deck.cards.values()]
    for example in EXAMPLES:
        if not any(example.items() <= card.items() for card in cards):
            words = " ".join(f"{name}={value}" for name, value in example.items())
            raise source.entries[-1].fault("missing_example", example=words)
    if Counter(map(_face, cards)) != Counter(_face(card, 1) for card in cards):
        raise source.entries[-1].fault("not_symmetric")
    return deck


def _face(card: dict[str, Any], turned: int = 0) -> str:
    """What is printed on a card but its number, every colour moved ``turned`` places on."""
    face = dict(card, number=0)
    for name in ("cost", "own", "others"):
        names = [
            symbol if symbol == ANY else COLOURS[(COLOURS.index(symbol) + turned) % len(COLOURS)]
            for symbol in face.get(name, ())
        ]
        face[name] = sorted(names)
    return msgspec.json.encode(face, order="deterministic").decode()
