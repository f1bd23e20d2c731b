"""The last sale of Beesness and the last own turn before it, against a slow solver of the tests' own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from rules import games
from rules.kernel.refusal import Refusal
from tabletop.bots.decide import decide
from tabletop.bots.levels import LEVELS
from tabletop.bots.mind import RANK, Budget
from tests.rules.beesness.table import table

GAME = games["beesness"]
POSITIONS = int(os.environ.get("HIVE_REPEATS", "40")) * 3 // 4
"""30 in the gate; ``HIVE_REPEATS=400`` makes it 300."""
NEAR = 1e-9


def drawn(phase: str, count: int) -> Iterator[Any]:
    """Tables of the last round, all numbers of seats, where somebody has something to decide in ``phase``."""
    seed = 0
    while count:
        seed += 1
        chance, seats = Random(seed), 3 + seed % 3
        bees = [chance.randrange(3) for _ in range(seats)]
        flowers = [chance.randrange(6 if seats == 3 else 4) for _ in range(seats)]
        at: dict[str, Any] = {
            "honey": [chance.randrange(4, 11) for _ in range(seats)],
            "flowers": flowers,
            "drones": bees,
        }
        at["workers"] = [chance.randrange(2) for _ in range(seats)]
        at["queens"] = [chance.randrange(2) if phase == "turn" else 0 for _ in range(seats)]
        rounds = GAME.setup(seats, 1).rounds
        at |= {"pot": chance.randrange(19), "garden": chance.randrange(4, 9), "round": rounds}
        if phase == "turn":
            at |= {"steps": [["end_of_round"], ["flowers"], ["plan", chance.randrange(seats)]]}
        try:
            state = table(seats, phase=phase, **at)
        except Refusal:
            continue  # more bees than there are
        if state.phase == phase and len(state.legal(state.waiting()[0])) > 1:
            count -= 1
            yield state


def after(state: Any, fists: dict[int, int]) -> Any:
    """The game played to its end with these flowers in the fists."""
    state = state.copy()
    while not state.over:
        seat = state.waiting()[0]
        state.apply(seat, GAME.parse(f"sell {fists[seat]}"))
        state.apply(seat, GAME.parse("lock"))
    return state


def share(state: Any, seat: int) -> float:
    """The victory shared, and a little for every rank: what a bot strives for."""
    honey = state.honey
    ahead = [sum(theirs > own for theirs in honey) for own in honey]
    won = 1 / ahead.count(0) if ahead[seat] == 0 else 0.0
    return float((1 - RANK) * won + RANK * (len(honey) - 1 - ahead[seat]) / (len(honey) - 1))


def solved(state: Any, seat: int) -> dict[int, float]:
    """What each fist of ``seat`` is worth on average against what sensible rivals may show.

    A fist is not sensible where another is never worse and sometimes better against all that is still sensible (of two
    that are always worth the same, the smaller is not).
    """
    seats = sorted({*state.waiting(), seat})
    sensible = {each: list(range(state.limit(each) + 1)) for each in seats}
    ends = {fists: after(state, dict(zip(seats, fists, strict=True))) for fists in product(*sensible.values())}

    def row(own: int, amount: int) -> list[float]:
        ways = product(*([amount] if each == own else sensible[each] for each in seats))
        return [share(ends[fists], own) for fists in ways]

    def silly(own: int, amount: int) -> bool:
        mine = row(own, amount)
        for other in sensible[own]:
            theirs = row(own, other)
            never_worse = all(a >= b for a, b in zip(theirs, mine, strict=True))
            if other != amount and never_worse and (theirs != mine or other > amount):
                return True
        return False

    before: dict[int, list[int]] = {}
    while before != sensible:
        before = sensible
        sensible = {own: [amount for amount in before[own] if not silly(own, amount)] for own in seats}
    return {amount: sum(row(seat, amount)) / len(row(seat, amount)) for amount in range(state.limit(seat) + 1)}


def test_expert_shows_a_best_fist_in_the_last_sale() -> None:
    best = 0
    for number, state in enumerate(drawn("flowers", POSITIONS)):
        seat = state.waiting()[-1]
        told = decide(GAME, GAME.view(state, seat), number, LEVELS["expert"], Budget(64)).action
        worth = solved(state, seat)
        best += worth[int(told.split("; ")[0].removeprefix("sell "))] >= max(worth.values()) - NEAR
    assert best >= 0.99 * POSITIONS


def test_to_sell_all_is_nearly_always_best_but_not_always() -> None:
    """Rounding can make the larger sale the poorer one, so that bots must count."""
    poorer = 0
    for state in drawn("flowers", POSITIONS):
        worth = solved(state, state.waiting()[-1])
        poorer += worth[max(worth)] < max(worth.values()) - NEAR
    assert poorer <= 0.1 * POSITIONS
    state = table(
        3, honey=[1, 0, 4], flowers=[3, 0, 0], drones=[2, 0, 0], workers=[0, 0, 0], pot=3, round=9, phase="flowers"
    )
    worth = solved(state, 0)
    assert worth[3] <= worth[2]


def turns(state: Any, seat: int) -> Iterator[tuple[str, Any]]:
    """Every way in which the own turn of ``seat`` can go without a referendum, a trade or an empty garden."""
    for action in state.legal(seat):
        if action.verb in ("pick", "hatch", "end") and not (action.verb == "pick" and state.garden == 1):
            tried = state.copy()
            tried.apply(seat, action)
            if tried.phase != "turn":
                yield action.text, tried
            else:
                for text, end in turns(tried, seat):
                    yield f"{action.text}; {text}", end


def closed(state: Any, seat: int) -> float:
    """What the last sale is worth to ``seat`` when it comes."""
    if state.over:
        return share(state, seat)
    return max(solved(state, seat).values())


def test_expert_ends_its_last_turn_in_a_best_way() -> None:
    best = 0
    for number, state in enumerate(drawn("turn", POSITIONS)):
        (seat,) = state.waiting()
        told = decide(GAME, GAME.view(state, seat), number, LEVELS["expert"], Budget(64)).action
        chosen = state.copy()
        for text in told.split("; "):
            chosen.apply(seat, GAME.parse(text))
        most = max(closed(end, seat) for _, end in turns(state, seat))
        best += closed(chosen, seat) >= most - NEAR
    assert best >= 0.99 * POSITIONS
