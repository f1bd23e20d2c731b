"""Sets of seats and the steps of a round by seat, built once so that a game builds none while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.beesness.actions import MOST_SEATS

if TYPE_CHECKING:
    from rules.beesness.state import State

OPEN = tuple(tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS))
"""The seats whose ballots are open, by the mask of their bits."""
ONE = tuple((seat,) for seat in range(MOST_SEATS))
"""Each seat as the only one that is asked."""

CHOOSE, BID, ANSWER, TURN, PLAN, VOTE, DISCARD = (
    tuple((name, seat) for seat in range(MOST_SEATS))
    for name in ("choose", "bid", "answer", "turn", "plan", "vote", "discard")
)
"""The steps that one seat does; all but ``turn`` stay on top of ``state.steps`` while their question is open."""


def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0
