"""Who gains which gems: what leaves no choice is taken at once, else the seat is asked. See ``flow`` for the course."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.secret_kingdom import tell
from rules.secret_kingdom.actions import COLOURS, MOST_SEATS
from rules.secret_kingdom.gems import EVERY, ONLY, ROOM, TAKING, space

if TYPE_CHECKING:
    from rules.kernel.event import Log
    from rules.secret_kingdom.state import State, Step

    MaybeLog = Log[State] | None

ONE = tuple((seat,) for seat in range(MOST_SEATS))
"""Each seat as the only one that is asked."""
SEVERAL = frozenset(range(EVERY + 1)) - ONLY.keys() - {0}
"""The sets of more than one colour."""
OTHERS = tuple(
    tuple(tuple((seat + place) % seats for place in range(1, seats)) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""By the number of seats and the seat on turn: the other seats, clockwise from it (S6)."""


def gain(state: State, step: Step, log: MaybeLog) -> bool:
    """A seat gains gems of its choice (S5, S8, S13): true where it must choose the next one."""
    _, seat, count, colours, why = step
    left = serve(state, seat, count, colours, why, log)
    if not left:
        return False
    ask(state, seat, left, colours, why)
    return True


def others_gain(state: State, step: Step, log: MaybeLog) -> bool:
    """Each other seat in its turn gains gems of its choice (S5, S6): true where one must choose."""
    _, first, count, colours, why = step
    others, gems = OTHERS[state.seats][state.turn], state.gems
    for place in range(first, len(others)):
        seat = others[place]
        if count == 1 and ROOM[gems[seat]] & colours in SEVERAL:
            left = 1
        else:
            left = serve(state, seat, count, colours, why, log)
        if left:
            if place + 1 < len(others):
                state.steps.append(("others", place + 1, count, colours, why))
            ask(state, seat, left, colours, why)
            return True
    return False


def serve(state: State, seat: int, count: int, colours: int, why: str, log: MaybeLog) -> int:
    """Gives ``seat`` the gems that leave it no choice, and returns how many it has to choose.

    It has none where it can have all that it has room for; what it has no room for is lost (S13).
    """
    gems = state.gems
    possible = ROOM[gems[seat]] & colours
    if count == 1:
        unit = ONLY.get(possible)
        if unit is None and possible:
            return 1
        gems[seat] += unit or 0
        if log is not None:
            tell.served(log, state, seat, [possible.bit_length() - 1] if possible else [], count, why)
        return 0
    room = space(gems[seat], colours)
    if possible not in ONLY and room > count:
        return count
    taken = [
        colour
        for colour in range(len(COLOURS))
        if possible >> colour & 1
        for _ in range(space(gems[seat], 1 << colour))
    ]
    for colour in taken[:count]:
        gems[seat] += ONLY[1 << colour]
    if log is not None:
        tell.served(log, state, seat, taken[:count], count, why)
    return 0


def ask(state: State, seat: int, left: int, colours: int, why: str) -> None:
    """``seat`` must choose a gem, the first of ``left``."""
    state.steps.append(("gain", seat, left, colours, why))
    state.choices = TAKING[ROOM[state.gems[seat]] & colours]
    state.asked = ONE[seat]
    state.phase = "setup" if why == "start" else "gain"


def all_gain_all(state: State, giver: int, log: MaybeLog) -> None:
    """Every other seat gains a gem of each colour, under the limit (S7)."""
    for seat in OTHERS[state.seats][giver]:
        before = state.gems[seat]
        for colour in range(len(COLOURS)):
            if ROOM[before] >> colour & 1:
                state.gems[seat] += ONLY[1 << colour]
        if log is not None:
            tell.gathered(log, state, seat, before, COLOURS, "others")
