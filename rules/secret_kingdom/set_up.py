"""Set-up: cards shuffled and laid, beehives and first player drawn, first gems to be chosen. ``flow`` goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.kernel.chance import following, mixed, shuffle
from rules.secret_kingdom.actions import HIVES_IN_PLAY, HIVES_OF, MARKET
from rules.secret_kingdom.gems import EVERY

if TYPE_CHECKING:
    from rules.secret_kingdom.state import State

FEWEST = 5
"""The honey pile has this many cards, and as many for each seat."""
FIRST_GEMS, OTHERS_GEMS = 1, 2
"""How many gems the first player begins with, and everybody else (S26)."""


def deal(state: State) -> None:
    """Shuffles and lays the cards, finds the first player and has everybody choose the first gems (S26, S28)."""
    honey, state.gathering = list(state.deck.honey), list(state.deck.gathering)
    word = shuffle(honey, state.chance)
    word = shuffle(state.gathering, word)
    used = FEWEST * state.seats + FEWEST
    state.box = tuple(honey[used:])
    state.pile = honey[:used]
    state.market = [state.pile.pop() for _ in range(MARKET)]
    choice = list(state.deck.beehives[: HIVES_OF[str(state.options["beehives"])]])
    if choice:
        word = shuffle(choice, word)
        state.use(tuple(sorted(choice[:HIVES_IN_PLAY], key=lambda hive: hive.number)))
    first = state.options["first"]
    if isinstance(first, str):
        word = following(word)
        first = mixed(word) % state.seats
    state.chance = word
    state.first = state.turn = first
    state.steps.append(("round",))
    for place in reversed(range(state.seats)):
        seat = (first + place) % state.seats
        state.steps.append(("gain", seat, OTHERS_GEMS if place else FIRST_GEMS, EVERY, "start"))
    state.revealed += 1
