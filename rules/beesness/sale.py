"""Phase 3 of a round: the flower market. See ``flow`` for the course of a game, ``score`` for the division."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.beesness import score, tell
from rules.beesness.actions import DRONE
from rules.beesness.seats import OPEN

if TYPE_CHECKING:
    from rules.beesness.state import State, Step
    from rules.kernel.event import Log

    MaybeLog = Log[State] | None


def open_flower_market(state: State, step: Step, log: MaybeLog) -> bool:
    """Every seat that has a drone and a flower shows a fist, the others need not (Z33)."""
    state.phase = "flowers"
    state.open = sum(1 << seat for seat in range(state.seats) if state.limit(seat))
    state.asked = OPEN[state.open]
    if log is not None:
        tell.flower_market_began(log, state)
    if state.open:
        state.steps.append(step)
        return True
    if log is not None:
        tell.nobody_sold(log, state)
    return False


def sell_flowers(state: State, log: MaybeLog) -> bool:
    """Opens the fists and divides the pot (Z5, Z6, Z8); sold flowers and the drones that carried them leave (Z30)."""
    state.steps.pop()
    state.revealed += 1
    sold = [ballot or 0 for ballot in state.ballots]
    if log is not None:
        tell.fists_opened(log, state)
    if not any(sold):
        if log is not None:
            tell.nobody_sold(log, state)
        return False
    division = score.divide(state.pot, state.bank, sold, state.starter)
    if log is not None:
        tell.pot_divided(log, state, division)
    state.bank -= division.added
    state.pot = 0
    for seat, count in enumerate(sold):
        state.honey[seat] += division.earned[seat]
        state.flowers[seat] -= count
        state.unplanted += count
        spent = score.drones_for(count)
        state.drones[seat] -= spent
        state.stacks[DRONE] += spent
    if log is not None:
        tell.flowers_sold(log, state, sold, division)
    return False
