"""Who won The Secret Kingdom, and every number that told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.kernel.outcome import Outcome
from rules.secret_kingdom.cards import INSTANT, Beehive, Honey
from rules.secret_kingdom.gems import TOTAL, counts

if TYPE_CHECKING:
    from rules.secret_kingdom.state import State

GEMS_A_POINT = 3
PARTS = ("cards", "gems", "runs", "colour_sets")
"""What points are made of."""


def honey_cards(state: State, seat: int) -> list[Honey]:
    """The cards in front of ``seat``."""
    return [state.deck.honey[buy] for buy in state.bought[seat]]


def symbols(cards: Iterable[Honey]) -> tuple[int, ...]:
    """How many symbols of each colour there are on ``cards``, grey ones last."""
    return tuple(map(sum, zip(*(card.symbols for card in cards), strict=True))) or (0, 0, 0, 0, 0)


def points(cards: list[Honey], held: int, beehives: Iterable[Beehive]) -> dict[str, int]:
    """The points of a seat with these cards and gems, by part: S2, S3 and S23."""
    found = {"cards": sum(card.points for card in cards), "gems": TOTAL[held] // GEMS_A_POINT}
    for hive in beehives:
        if hive.rule == "runs":
            worth = [card.points for card in cards]
            found["runs"] = hive.points * min(worth.count(number) for number in (1, 2, 3))
        elif hive.rule == "colour_sets":
            *coloured, _ = symbols(cards)
            found["colour_sets"] = hive.points * sum(number // hive.symbols for number in coloured)
    return found


def instant(beehives: Iterable[Beehive]) -> bool:
    """Whether one of these beehives can win the game at once."""
    return any(hive.rule in INSTANT for hive in beehives)


def instant_winner(state: State) -> int:
    """The first seat from the one on turn, clockwise, that fulfils a beehive (S20); -1 where there is none."""
    for place in range(state.seats):
        seat = (state.turn + place) % state.seats
        if fulfilled(state, seat) is not None:
            return seat
    return -1


def fulfilled(state: State, seat: int) -> Beehive | None:
    """The first beehive by which ``seat`` wins at once: S1 and S22."""
    for hive in state.beehives:
        if hive.rule == "card_lead":
            own = len(state.bought[seat])
            rival = max(len(cards) for other, cards in enumerate(state.bought) if other != seat)
            if own >= hive.cards and own - rival >= hive.ahead:
                return hive
        elif hive.rule == "colour_wealth" and wealth(state, seat) >= hive.symbols:
            return hive
    return None


def wealth(state: State, seat: int) -> int:
    """The symbols and gems of the colour of which ``seat`` has most; by the variant of all colours and grey (S1)."""
    *coloured, grey = symbols(honey_cards(state, seat))
    both = [symbol + gem for symbol, gem in zip(coloured, counts(state.gems[seat]), strict=True)]
    return sum(both) + grey if state.options["any_mix"] else max(both)


def outcome(state: State) -> Outcome:
    """Ranks by an instant win, then by points, then by the tie-break where it is an option (S24, G1).

    Seats equal in all of them share a rank. After these components come the parts of the points.
    """
    seats = range(state.seats)
    owned = [honey_cards(state, seat) for seat in seats]
    parts = [points(owned[seat], state.gems[seat], state.beehives) for seat in seats]
    totals = [sum(part.values()) for part in parts]
    numbers = {"points": totals}
    if state.winner >= 0:
        numbers = {"instant": [int(seat == state.winner) for seat in seats], **numbers}
    if state.options["tie_break"]:
        numbers["honey_cards"] = [len(cards) for cards in owned]
        numbers["symbols"] = [sum(symbols(cards)) for cards in owned]
    keys = list(zip(*numbers.values(), strict=True))
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    first, second = sorted(keys, reverse=True)[:2]
    told = [name for name, ours, theirs in zip(numbers, first, second, strict=True) if ours != theirs]
    components = {name: tuple(values) for name, values in numbers.items()}
    components |= {name: tuple(part[name] for part in parts) for name in PARTS if name in parts[0]}
    return Outcome(ranks=ranks, totals=tuple(totals), components=components, decided=told[0] if told else "shared")
