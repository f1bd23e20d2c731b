"""The cards of Bear Necessities: what is printed on each of them, and the deck they make up. Knows no state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rules import decks
from rules.bear_necessities.actions import DEAL, HAND, IDS, KEEPS, MOST_CARDS, PLAYS, ROUNDS
from rules.bear_necessities.effects import (
    COLOURS,
    COUNTED,
    GOALS,
    MOST_HIVES,
    TYPES,
    WHERE,
    WHOLE_LINES,
    Meets,
    Pays,
    bits,
    counted,
    features,
    meets,
    pays,
    pays_with_goal,
)
from rules.kernel.action import Action

CARDS_A_SEAT = ROUNDS // DEAL * HAND
"""The most cards that one seat is dealt in a game (N1)."""
LEAST_CARDS = 2 * CARDS_A_SEAT


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of a deck, compared by identity.

    At each activation it brings ``vp``, and ``each`` VP more for every thing of the kind ``count`` (empty: nothing)
    that lies ``where``, and ``bees``. A card with a ``goal`` (empty: none) brings only ``goal_vp`` instead while the
    goal is met: at least ``least`` of what it names in the tableau, or a whole line. ``hives`` counts its hive symbols.
    """

    id: str
    number: int
    name: str
    colour: str
    types: tuple[str, ...]
    hives: int = 0
    vp: int = 0
    each: int = 0
    count: str = ""
    where: str = ""
    bees: int = 0
    goal: str = ""
    least: int = 0
    goal_vp: int = 0
    bits: int = field(init=False, repr=False)
    """What it adds to a tableau, before it is shifted to its cell."""
    pays: Pays = field(init=False, repr=False)
    """The VP of one activation."""
    parts: tuple[int, ...] | None = field(init=False, repr=False)
    """For each cell the part of a tableau that it counts, where that is all that ``pays`` does."""
    met: Meets = field(init=False, repr=False)
    """Whether its goal is met; never without one."""

    def __post_init__(self) -> None:
        more = [
            feature
            for feature, has in (
                ("goal", self.goal),
                ("gains_bees", self.bees),
                ("counts_bees", self.count == "two_bees" or self.goal == "bee"),
            )
            if has
        ]
        object.__setattr__(self, "bits", bits(features(self.colour, self.types, self.hives, tuple(more))))
        plain = self.each and not self.goal
        object.__setattr__(self, "parts", counted(self.count, self.where) if plain else None)
        effect = pays(self.vp, self.each, self.count, self.where)
        met = meets(self.goal, self.least) if self.goal else _never
        object.__setattr__(self, "met", met)
        object.__setattr__(self, "pays", pays_with_goal(effect, met, self.goal_vp) if self.goal else effect)


def _never(tableau: int, cell: int, bees: int) -> bool:
    return False


FIELDS: dict[str, type] = {
    "name": str,
    "colour": str,
    "types": tuple,
    "hives": int,
    "vp": int,
    "each": int,
    "count": str,
    "where": str,
    "bees": int,
    "goal": str,
    "least": int,
    "goal_vp": int,
}
"""What an entry of a deck says of its cards, beside ``copies`` and ``number``."""
_MOST = {"hives": MOST_HIVES, "vp": 20, "each": 9, "bees": 3, "least": 12, "goal_vp": 30}
_TOGETHER = (("each", "count"), ("count", "each"), ("goal", "goal_vp"), ("goal_vp", "goal"), ("least", "goal"))
"""A card that says the first must say the second."""

EXAMPLES: tuple[dict[str, Any], ...] = (
    {"name": "Dog", "types": ("animal",), "vp": 1, "each": 2, "count": "bearfolk", "where": "adjacent"},
    {"name": "Berries", "types": ("plant", "item"), "each": 2, "count": "animal", "where": "adjacent"},
    {"name": "Eagle", "colour": "mountain", "types": ("animal",), "vp": 1, "each": 1, "count": "mountain"},
    {"name": "Fisherbear", "types": ("bearfolk",), "colour": "water"},
    {"name": "Lighthouse", "types": ("building",), "each": 1, "count": "card", "where": "row_and_column"},
    {"name": "Bearlet", "vp": 2, "goal": "bee", "least": 6, "goal_vp": 10},
    {"name": "Rubber Duck", "hives": 2},
    {"name": "Backpack", "types": ("item",), "each": 1, "count": "item", "where": "tableau"},
    {"name": "Collector", "types": ("bearfolk",), "each": 1, "count": "different_type"},
    {"name": "Banker", "each": 2, "count": "goal", "where": "tableau"},
    {"name": "Treasure Hunter", "each": 2, "count": "goal", "where": "tableau"},
    *({"colour": colour, "count": colour, "where": "reserve"} for colour in COLOURS),
)
"""The cards of the rulebook's examples, as far as it tells of them: the house deck has each of them."""


class Deck:
    """All cards of a game by their names, and by the actions that play and keep them."""

    __slots__ = ("name", "version", "cards", "rules", "plays", "mark")

    def __init__(self, name: str, version: int, cards: Iterable[Card]) -> None:
        self.name = name
        self.version = version
        self.cards: dict[str, Card] = {card.id: card for card in cards}
        self.rules: dict[Action, Card] = {
            actions[card.id]: card for card in self.cards.values() for actions in (PLAYS, KEEPS)
        }
        self.plays = tuple(PLAYS[name] for name in self.cards)
        self.mark = decks.mark(self.data())

    def data(self) -> dict[str, Any]:
        """The deck as a record keeps it: JSON-ready, and ``read_deck`` makes it a deck again."""
        return {"name": self.name, "version": self.version, "card": [_fields(card) for card in self.cards.values()]}

    def reference(self) -> dict[str, Any]:
        """What a view says of its deck: the mark of the house deck, the whole of any other. See ``read_deck``."""
        return dict(self.mark) if self is house_deck() else self.data()


def _fields(card: Card) -> dict[str, Any]:
    told: dict[str, Any] = {"number": card.number}
    for name in FIELDS:
        value = getattr(card, name)
        if value:
            told[name] = list(value) if isinstance(value, tuple) else value
    return told


def build(source: decks.Source) -> Deck:
    """The deck of ``source``, checked: fields, words, numbers and how many cards there are.

    Raises:
        Refusal: ``bad_deck``; beside the reasons of ``rules.decks`` there are ``unknown_word`` (``field``, ``word``),
            ``wrong_types``, ``out_of_range``, ``needs_field`` (``field``, ``needs``), ``not_counted_there``,
            ``gains_and_counts``, ``number_twice`` and ``wrong_count``.
    """
    found: dict[str, tuple[Card, decks.Entry]] = {}
    following = 1
    for entry in source.entries:
        values = _values(entry)
        copies = entry.field("copies", int, 1)
        if copies < 1:
            raise entry.fault("out_of_range", field="copies", least=1, most=MOST_CARDS)
        first = entry.field("number", int, following)
        following = first + copies
        for number in range(first, following):
            named = decks.Entry(entry.file, entry.line, f"N{number}", entry.fields)
            if not 1 <= number <= MOST_CARDS:
                raise named.fault("out_of_range", field="number", least=1, most=MOST_CARDS)
            if named.card in found:
                raise named.fault("number_twice", number=number, other=found[named.card][1].line)
            found[named.card] = (Card(id=named.card, number=number, **values), entry)
    if len(found) < LEAST_CARDS:
        raise source.entries[-1].fault("wrong_count", count=len(found), least=LEAST_CARDS, most=MOST_CARDS)
    return Deck(source.name, source.version, (found[name][0] for name in IDS if name in found))


def _values(entry: decks.Entry) -> dict[str, Any]:
    for name in entry.fields:
        if name not in FIELDS and name not in ("copies", "number"):
            raise entry.fault("unknown_field", field=name)
    values = {name: entry.field(name, kind, _USUAL.get(name)) for name, kind in FIELDS.items()}
    for name, most in _MOST.items():
        if not 0 <= values[name] <= most:
            raise entry.fault("out_of_range", field=name, least=0, most=most)
    if values["count"]:
        values["where"] = values["where"] or "tableau"
    _known_words(entry, values)
    for name, needed in (*_TOGETHER, ("where", "count")):
        if values[name] and not values[needed]:
            raise entry.fault("needs_field", field=name, needs=needed)
    if values["goal"] and bool(values["least"]) == (values["goal"] in WHOLE_LINES):
        if values["least"]:
            raise entry.fault("unknown_field", field="least")
        raise entry.fault("needs_field", field="goal", needs="least")
    if values["count"] and values["where"] not in COUNTED[values["count"]]:
        raise entry.fault("not_counted_there", count=values["count"], where=values["where"])
    if values["bees"] and (values["goal"] or values["count"] == "two_bees"):
        raise entry.fault("gains_and_counts")  # else a card's own bees would raise a question of order within it
    return values


_USUAL: dict[str, Any] = {name: kind() for name, kind in FIELDS.items() if name not in ("name", "colour", "types")}
_WORDS: dict[str, Iterable[str]] = {
    "colour": COLOURS,
    "count": ("", *COUNTED),
    "where": ("", *WHERE),
    "goal": ("", *GOALS),
}


def _known_words(entry: decks.Entry, values: Mapping[str, Any]) -> None:
    if not values["name"].strip():
        raise entry.fault("missing_field", field="name")
    for name, words in _WORDS.items():
        if values[name] not in words:
            raise entry.fault("unknown_word", field=name, word=values[name])
    for word in values["types"]:
        if word not in TYPES:
            raise entry.fault("unknown_word", field="types", word=word)
    if not 1 <= len(values["types"]) <= 2 or len(set(values["types"])) < len(values["types"]):
        raise entry.fault("wrong_types")


def read_deck(data: Mapping[str, Any] | decks.Source) -> Deck:
    """The deck that ``data`` tells of, as ``rules.decks.told`` says."""
    return decks.told(data, house_deck(), build)


@cache
def house_deck() -> Deck:
    """The deck that comes with the program; every example of the rulebook can be played with it.

    Raises:
        Refusal: ``bad_deck``, also for the reasons ``missing_example`` and ``wrong_count``.
    """
    source = decks.resource("bear_necessities")
    deck = build(source)
    if len(deck.cards) != MOST_CARDS:
        raise source.entries[-1].fault("wrong_count", count=len(deck.cards), least=MOST_CARDS, most=MOST_CARDS)
    for example in EXAMPLES:
        if not any(all(getattr(card, name) == example[name] for name in example) for card in deck.cards.values()):
            told = " ".join(f"{name}={value}" for name, value in example.items())
            raise source.entries[-1].fault("missing_example", example=told)
    return deck
