"""The set-up of a game: what every seat begins with, and who begins. See ``flow`` for the course of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.beesness import flow, tell
from rules.beesness.actions import (
    ALL_FLOWERS,
    ALL_HONEY,
    DIE,
    DRONE,
    FLOWERS_A_SEAT,
    FLOWERS_A_SEAT_SHORT,
    START_HONEY,
    WORKER,
)
from rules.kernel.chance import following, mixed

if TYPE_CHECKING:
    from rules.beesness.state import State
    from rules.kernel.event import Log

    MaybeLog = Log[State] | None


def begin(state: State, log: MaybeLog) -> None:
    """Lays the table and goes on until the first seat is asked."""
    seats = state.seats
    state.honey = [START_HONEY] * seats
    state.workers = [1] * seats
    state.drones = [1] * seats
    state.stacks[WORKER] -= seats
    state.stacks[DRONE] -= seats
    state.bank = ALL_HONEY - START_HONEY * seats
    state.garden = seats * (FLOWERS_A_SEAT_SHORT if state.options["short"] else FLOWERS_A_SEAT)
    state.unplanted = ALL_FLOWERS - state.garden
    if log is not None:
        tell.table_laid(log, state)
    first = state.options["first"]
    state.starter = first if isinstance(first, int) else roll(state, log)
    if log is not None:
        tell.starts(log, state)
    flow.begin_round(state, log)
    flow.go_on(state, log)


def roll(state: State, log: MaybeLog) -> int:
    """The seat with the highest die; those who tie for it roll again (Z35)."""
    state.revealed += 1
    rolling = list(range(state.seats))
    throw = 0
    while len(rolling) > 1:
        throw += 1
        dice = []
        for _ in rolling:
            state.chance = following(state.chance)
            dice.append(1 + mixed(state.chance) % DIE)
        if log is not None:
            tell.rolled(log, state, rolling, dice, throw)
        highest = max(dice)
        rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == highest]
    return rolling[0]
