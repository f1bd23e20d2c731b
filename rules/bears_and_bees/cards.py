"""The cards of Bears & Bees: what each of them does, and the deck they make up. Knows no state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rules import decks
from rules.bears_and_bees.actions import COUNTS, LETTERS, PLAYS, TYPES
from rules.kernel.action import Action


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of a deck, compared by identity.

    ``left``, ``right`` and ``last`` are the types that a symbol names (empty: no such symbol); the bonus is paid once
    if the neighbour's card, or the card played last, is of one of them (B4). ``base`` and bonuses are honey tokens on a
    honey card and cards to draw on a research card. ``honey`` and ``cards`` are the starting gift of a swarm card.
    """

    id: str
    type: str
    number: int
    base: int = 0
    left: tuple[str, ...] = ()
    left_bonus: int = 0
    right: tuple[str, ...] = ()
    right_bonus: int = 0
    last: tuple[str, ...] = ()
    last_bonus: int = 0
    banner: bool = False
    honey: int = 0
    cards: int = 0
    kind: int = field(init=False, repr=False)
    """``type`` as a number: ``HONEY``, ``RESEARCH`` or ``SWARM``."""
    worth: tuple[int, ...] = field(init=False, repr=False)
    """All that the card can bring, at ``12 * left kind + 4 * right kind + last kind``."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", TYPES.index(self.type))
        seen = (*TYPES, "")
        worth = tuple(sum(self.parts(left, right, last).values()) for left in TYPES for right in TYPES for last in seen)
        object.__setattr__(self, "worth", worth)

    def parts(self, left: str, right: str, last: str) -> dict[str, int]:
        """What the card brings beside these types, split by reason; ``last`` is empty in the first round (B5)."""
        return {
            "base": self.base,
            "left": self.left_bonus if left in self.left else 0,
            "right": self.right_bonus if right in self.right else 0,
            "last": self.last_bonus if last in self.last else 0,
        }


FIELDS = {
    "base": int,
    "left": tuple,
    "left_bonus": int,
    "right": tuple,
    "right_bonus": int,
    "last": tuple,
    "last_bonus": int,
    "banner": bool,
    "honey": int,
    "cards": int,
}
"""What an entry of a deck may say of its cards, beside ``type``, ``copies`` and ``number``."""
_GIFT = ("honey", "cards")
_OTHERS = tuple(name for name in FIELDS if name not in _GIFT)
_ALLOWED = {"honey": _OTHERS, "research": _OTHERS, "swarm": _GIFT}
_SYMBOLS = ("left", "right", "last")
MOST_STARTING_HONEY = 7
"""There is no honey check at set-up, so no swarm card may give what the bear would eat (B19)."""
MOST_PART = 9
"""What ``base`` and each bonus can be at the most, in anybody's own deck."""

EXAMPLES: tuple[dict[str, Any], ...] = (
    {"type": "honey", "base": 3},
    {"type": "honey", "base": 3, "banner": True},
    {"type": "honey", "base": 1, "left": ("swarm",), "left_bonus": 3, "right": ("research",), "right_bonus": 3},
    {"type": "honey", "base": 2, "last": ("research",), "last_bonus": 2},
    {"type": "research", "base": 2, "right": ("honey", "swarm"), "right_bonus": 1},
    {"type": "research", "base": 2, "left": ("research",), "left_bonus": 2},
    {"type": "research", "base": 3, "banner": True},
    {
        "type": "research",
        "base": 2,
        "left": ("honey",),
        "left_bonus": 1,
        "right": ("honey",),
        "right_bonus": 1,
        "banner": True,
    },
    {"type": "swarm", "honey": 5, "cards": 2},
)
"""The cards of the rulebook's examples: the house deck has each of them."""


class Deck:
    """All cards of a game: 49 honey, 49 research and 5 swarm cards, by their names."""

    __slots__ = ("name", "version", "cards", "rules", "kinds", "piles", "mark")

    def __init__(self, name: str, version: int, cards: Iterable[Card]) -> None:
        self.name = name
        self.version = version
        self.cards: dict[str, Card] = {card.id: card for card in cards}
        # Drafts are looked up in it, and mypy cannot know that none is missing when cards are shown.
        self.rules: dict[Action | None, Card] = {PLAYS[card.id]: card for card in self.cards.values()}
        self.kinds: dict[Action, int] = {PLAYS[card.id]: card.kind for card in self.cards.values()}
        self.piles = tuple(tuple(play for play in self.kinds if self.kinds[play] == kind) for kind in range(len(TYPES)))
        self.mark = decks.mark(self.data())

    def data(self) -> dict[str, Any]:
        """The deck as a record keeps it: JSON-ready, and ``read_deck`` makes it a deck again."""
        return {"name": self.name, "version": self.version, "card": [_fields(card) for card in self.cards.values()]}

    def reference(self) -> dict[str, Any]:
        """What a view says of its deck: the mark of the house deck, the whole of any other. See ``read_deck``."""
        return dict(self.mark) if self is house_deck() else self.data()


def _fields(card: Card) -> dict[str, Any]:
    told: dict[str, Any] = {"type": card.type, "number": card.number}
    for name in FIELDS:
        value = getattr(card, name)
        if value:
            told[name] = list(value) if isinstance(value, tuple) else value
    return told


def build(source: decks.Source) -> Deck:
    """The deck of ``source``, checked: fields, numbers, counts and starting honey.

    Raises:
        Refusal: ``bad_deck``; beside the reasons of ``rules.decks`` there are ``unknown_type``, ``field_not_of_type``,
            ``out_of_range``, ``symbol_and_bonus`` (one without the other), ``number_twice`` and ``wrong_count``.
    """
    found: dict[str, tuple[Card, decks.Entry]] = {}
    following = dict.fromkeys(TYPES, 1)
    latest = dict.fromkeys(TYPES, source.entries[-1])
    for entry in source.entries:
        kind = entry.field("type", str)
        if kind not in TYPES:
            raise entry.fault("unknown_type", type=kind)
        letter, most = LETTERS[TYPES.index(kind)], COUNTS[TYPES.index(kind)]
        values = _values(entry, kind)
        copies = entry.field("copies", int, 1)
        if copies < 1:
            raise entry.fault("out_of_range", field="copies", least=1, most=most)
        first = entry.field("number", int, following[kind])
        following[kind] = first + copies
        latest[kind] = entry
        for number in range(first, first + copies):
            name = f"{letter}{number}"
            named = decks.Entry(entry.file, entry.line, name, entry.fields)
            if not 1 <= number <= most:
                raise named.fault("out_of_range", field="number", least=1, most=most)
            if name in found:
                raise named.fault("number_twice", number=number, other=found[name][1].line)
            found[name] = (Card(id=name, type=kind, number=number, **values), entry)
    for kind, count in zip(TYPES, COUNTS, strict=True):
        have = sum(card.type == kind for card, _ in found.values())
        if have != count:
            raise latest[kind].fault("wrong_count", type=kind, count=have, expected=count)
    return Deck(source.name, source.version, (found[name][0] for name in PLAYS))


def _values(entry: decks.Entry, kind: str) -> dict[str, Any]:
    for name in entry.fields:
        if name not in FIELDS and name not in ("type", "copies", "number"):
            raise entry.fault("unknown_field", field=name)
        if name in FIELDS and name not in _ALLOWED[kind]:
            raise entry.fault("field_not_of_type", field=name, type=kind)
    values = {name: entry.field(name, FIELDS[name], FIELDS[name]()) for name in _ALLOWED[kind]}
    for name, value in values.items():
        most = MOST_STARTING_HONEY if name == "honey" else MOST_PART
        if isinstance(value, int) and not 0 <= value <= most:
            raise entry.fault("out_of_range", field=name, least=0, most=most)
    for symbol in _SYMBOLS if kind != "swarm" else ():
        for named in values[symbol]:
            if named not in TYPES:
                raise entry.fault("unknown_type", type=named)
        if bool(values[symbol]) != bool(values[f"{symbol}_bonus"]):
            raise entry.fault("symbol_and_bonus", field=symbol)
    return values


def read_deck(data: Mapping[str, Any] | decks.Source) -> Deck:
    """The deck that ``data`` tells of, as ``rules.decks.told`` says."""
    return decks.told(data, house_deck(), build)


@cache
def house_deck() -> Deck:
    """The deck that comes with the program; every example of the rulebook can be played with it.

    Raises:
        Refusal: ``bad_deck``, also for the reason ``missing_example``.
    """
    source = decks.resource("bears_and_bees")
    deck = build(source)
    for example in EXAMPLES:
        wanted = {**{name: kind() for name, kind in FIELDS.items()}, **example}
        if not any(all(getattr(card, name) == wanted[name] for name in wanted) for card in deck.cards.values()):
            told = " ".join(f"{name}={value}" for name, value in example.items())
            raise source.entries[-1].fault("missing_example", example=told)
    return deck
