"""Who won Bears & Bees, and every number that told; and what a card would bring, before it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.bears_and_bees.actions import BEAR_WAKES, HAND_LIMIT, TYPES
from rules.bears_and_bees.cards import read_deck
from rules.kernel.outcome import Outcome
from rules.kernel.view import View

if TYPE_CHECKING:
    from rules.bears_and_bees.state import State

COMPONENTS = ("swarms", "experience", "honey", "cards")


def outcome(state: State) -> Outcome:
    """Ranks by most swarms, then experience, honey and cards in hand, the swarm card among them (B24, G1).

    Seats equal in all of them share a rank (B25).
    """
    numbers = (state.swarms, state.experience, state.honey, [len(hand) for hand in state.hands])
    keys = list(zip(*numbers, strict=True))
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    first, second = sorted(keys, reverse=True)[:2]
    told = [name for name, ours, theirs in zip(COMPONENTS, first, second, strict=True) if ours != theirs]
    return Outcome(
        ranks=ranks,
        totals=tuple(state.swarms),
        components={name: tuple(values) for name, values in zip(COMPONENTS, numbers, strict=True)},
        decided=told[0] if told else "shared",
    )


def preview(view: View, action: str) -> dict[str, Any] | None:
    """What playing a card would bring to ``view.seat``; ``None`` where ``action`` plays no card of its hand.

    A honey or research card: ``gain`` by the type that the left neighbour plays (``rows``) and the right one
    (``columns``; with two seats only rows), what is certain (``base``, ``last``) included, cards cut at the hand limit
    and the decks; ``burst`` where the gain alone brings the bear. A swarm card: the ``sums`` of all seats as they are.
    """
    verb, _, name = action.partition(" ")
    seat = view.seat
    if seat is None or verb != "play":
        return None
    own = [piece.face for place in ("hand", "draft") for piece in view.places[f"seat/{seat}/{place}"].pieces]
    if name not in own:
        return None
    card = read_deck(view.facts["deck"]).cards[name]
    if card.type == "swarm":
        return {"unit": "swarm", "sums": [_strength(view, other) for other in range(view.seats)]}
    last = view.facts["last"][seat] or ""
    columns = TYPES if view.seats > 2 else ("",)
    gain = [[sum(card.parts(left, right or left, last).values()) for right in columns] for left in TYPES]
    honey = view.places[f"seat/{seat}/honey"].count
    burst = [[card.type == "honey" and honey + tokens >= BEAR_WAKES for tokens in row] for row in gain]
    if card.type == "research":
        room = min(HAND_LIMIT + 1 - len(own), sum(view.places[f"deck/{kind}"].count for kind in TYPES[:2]))
        gain = [[min(room, cards) for cards in row] for row in gain]
    return {
        "unit": "honey" if card.type == "honey" else "cards",
        "rows": list(TYPES),
        "columns": list(columns),
        "gain": gain,
        "burst": burst,
        "banner": card.banner,
        "last": card.parts("", "", last)["last"],
        "base": card.base,
    }


def _strength(view: View, seat: int) -> int:
    return view.places[f"seat/{seat}/honey"].count + view.places[f"seat/{seat}/experience"].count
