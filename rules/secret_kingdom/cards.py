"""The cards of The Secret Kingdom, what each of them does, and the deck they make up. Knows no state, reads no file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any

from rules import decks
from rules.kernel.action import Action
from rules.secret_kingdom.actions import ANY, BUYS, COLOURS, PLAYS
from rules.secret_kingdom.gems import EVERY, HOLDINGS, TOTAL, counts, mask, packed, with_one_more

EFFECTS = ("", "gain", "again", "others_gain", "discard")
"""What happens when a honey card is bought; the first is none."""
COUNTED = ("gain", "others_gain")
"""The effects that have a number of gems."""
RULES = {
    "card_lead": ("cards", "ahead"),
    "colour_sets": ("points", "symbols"),
    "runs": ("points",),
    "colour_wealth": ("symbols",),
    "plain_cards": ("gems",),
}
"""The rules of beehives, each with the numbers it has."""
INSTANT = ("card_lead", "colour_wealth")
"""The rules that win the game at once."""


def _computed() -> Any:
    return field(init=False, repr=False)


@dataclass(frozen=True, slots=True, eq=False)
class Honey:
    """A card to buy, compared by identity. ``cost`` are its pollen symbols, named by colour or ``any``."""

    id: str
    number: int
    cost: tuple[str, ...]
    points: int
    effect: str
    count: int
    coloured: int = _computed()
    """The gems that its coloured symbols ask for, as a holding."""
    grey: int = _computed()
    symbols: tuple[int, ...] = _computed()
    """How many symbols it has of each colour, grey ones last."""

    def __post_init__(self) -> None:
        symbols = tuple(self.cost.count(colour) for colour in (*COLOURS, ANY))
        object.__setattr__(self, "symbols", symbols)
        object.__setattr__(self, "coloured", packed(symbols[:-1]))
        object.__setattr__(self, "grey", symbols[-1])

    def payable(self, held: int) -> bool:
        """Whether ``held`` is enough for it, in all and of each colour."""
        # Written out: each card is tried with every holding whenever a deck is read.
        rose, sunflower, snowflake, bellflower, _ = self.symbols
        return (
            len(self.cost) <= TOTAL[held]
            and rose <= held & 3
            and sunflower <= held >> 2 & 3
            and snowflake <= held >> 4 & 3
            and bellflower <= held >> 6
        )

    def missing(self, held: int) -> dict[str, int]:
        """How many gems of which colours, or of any, ``held`` lacks to buy it."""
        short = [max(0, wanted - there) for wanted, there in zip(self.symbols, counts(held), strict=False)]
        spare = TOTAL[held] - sum(self.symbols[:-1]) + sum(short)
        lacking = {colour: number for colour, number in zip(COLOURS, short, strict=True) if number}
        return lacking | ({ANY: self.grey - spare} if spare < self.grey else {})


@dataclass(frozen=True, slots=True, eq=False)
class Gathering:
    """A card that brings gems. ``own`` and ``others`` are symbols, named by colour or ``any``."""

    id: str
    number: int
    own: tuple[str, ...]
    others: tuple[str, ...]
    gained: tuple[int, ...] = _computed()
    """For each holding, what it becomes by the coloured symbols of ``own``, each gem under the limit."""
    grey: int = _computed()
    """How many gems the player chooses (S8)."""
    choice: int = _computed()
    """The mask of the colours of which each other player takes one."""
    everyone: bool = _computed()
    """Whether it has all four colours: then each other player gains all four, too (S7)."""

    def __post_init__(self) -> None:
        own = [COLOURS.index(symbol) for symbol in self.own if symbol != ANY]
        object.__setattr__(self, "gained", tuple(_after(held, own) for held in HOLDINGS))
        object.__setattr__(self, "grey", len(self.own) - len(own))
        choice = EVERY if ANY in self.others else mask(COLOURS.index(symbol) for symbol in self.others)
        object.__setattr__(self, "choice", choice)
        object.__setattr__(self, "everyone", mask(own) == EVERY)


def _after(held: int, colours: Iterable[int]) -> int:
    for colour in colours:
        held = with_one_more(held, colour)
    return held


@dataclass(frozen=True, slots=True, eq=False)
class Beehive:
    """A rule of the advanced mode, with its numbers."""

    id: str
    number: int
    rule: str
    cards: int = 0
    ahead: int = 0
    points: int = 0
    symbols: int = 0
    gems: int = 0


Card = Honey | Gathering | Beehive


class Deck:
    """All cards of a game: 48 honey cards, 22 gathering cards and 5 beehives, by their names."""

    __slots__ = ("name", "version", "cards", "honey", "gathering", "beehives", "payable", "mark")

    def __init__(self, name: str, version: int, cards: Iterable[Card]) -> None:
        self.name = name
        self.version = version
        self.cards: dict[str, Card] = {card.id: card for card in cards}
        whole = self.cards.values()
        self.honey: dict[Action, Honey] = {BUYS[card.id]: card for card in whole if isinstance(card, Honey)}
        self.gathering: dict[Action, Gathering] = {
            PLAYS[card.id]: card for card in whole if isinstance(card, Gathering)
        }
        self.beehives = tuple(card for card in whole if isinstance(card, Beehive))
        self.payable = tuple(
            frozenset(buy for buy, card in self.honey.items() if card.payable(held)) for held in HOLDINGS
        )
        """For each holding, the honey cards that it can pay for."""
        self.mark = decks.mark(self.data())

    def data(self) -> dict[str, Any]:
        """The deck as a record keeps it: JSON-ready, and ``deck.read_deck`` makes it a deck again."""
        return {"name": self.name, "version": self.version, "card": [told(card) for card in self.cards.values()]}


def told(card: Card) -> dict[str, Any]:
    """All that is printed on ``card``, as an entry of a deck tells it."""
    data: dict[str, Any] = {"type": type(card).__name__.lower()}
    for part in fields(card):
        value = getattr(card, part.name)
        if part.init and part.name != "id" and value:
            data[part.name] = list(value) if isinstance(value, tuple) else value
    return data
