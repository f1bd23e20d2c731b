"""What the table remembers of finished rounds, and how hands have gone round since. Knows no view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from rules.bear_necessities.actions import DEAL, PLAY_OF, RANK
from rules.kernel.action import Action

if TYPE_CHECKING:
    from rules.bear_necessities.cards import Card

Hand = tuple[Action, ...]
Board = list["Card | None"]
"""The card of each cell. A board that a state holds is never changed: the next one takes its place."""


class Deal(NamedTuple):
    """The hands with which seats begin to choose after a deal, and who has kept its reserve (empty: none was asked)."""

    round: int
    hands: tuple[Hand, ...]
    stayed: tuple[bool, ...] = ()


class Played(NamedTuple):
    """A finished round: what each seat had locked, and the VP that it gained."""

    drafts: tuple[Hand, ...]
    gains: tuple[int, ...]


def clockwise(dealer: int, seats: int) -> tuple[int, ...]:
    """All seats, from the dealer's left."""
    return tuple((dealer + 1 + seat) % seats for seat in range(seats))


@lru_cache(maxsize=32)
def hands_by_round(deals: tuple[Deal, ...], past: tuple[Played, ...]) -> tuple[tuple[Hand, ...], ...]:
    """The hands with which each round of ``past`` and the one after it began, but for one that began with a deal still
    to come.

    Raises:
        ValueError: where a seat has not held what it locked, or a round begins with no hands.
    """
    dealt = {deal.round: deal.hands for deal in deals}
    hands: tuple[Hand, ...] | None = None
    found = []
    for round_number, played in enumerate(past, deals[0].round if deals else 0):
        hands = dealt.get(round_number, hands)
        if hands is None:
            raise ValueError(f"round {round_number} begins with no hands")
        found.append(hands)
        hands = None if round_number % DEAL == 0 else passed(hands, played.drafts)
    hands = dealt.get(deals[0].round + len(past), hands) if deals else None
    return tuple(found if hands is None else [*found, hands])


def passed(hands: Sequence[Hand], drafts: Sequence[Hand]) -> tuple[Hand, ...]:
    """The hands after a round: what is left goes to the left, then the reserve joins it (N3, N19)."""
    kept = [PLAY_OF[draft[2]] for draft in drafts]
    left = [without(hand, draft[0], own) for hand, draft, own in zip(hands, drafts, kept, strict=True)]
    return tuple(tuple(sorted((*left[seat - 1], own), key=RANK.__getitem__)) for seat, own in enumerate(kept))


def without(hand: Hand, *cards: Action) -> Hand:
    """``hand`` without ``cards``. Raises ``ValueError`` where it has not all of them."""
    left = tuple(held for held in hand if held not in cards)
    if len(left) + len(cards) != len(hand):
        raise ValueError(f"not in the hand: {', '.join(str(card.value) for card in cards if card not in hand)}")
    return left
