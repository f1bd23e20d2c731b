"""Ended at every kind of moment that a game has, and at random ones, the program loses nothing that it had confirmed,
goes on exactly where it was, shows no hand before somebody asks for it, and leaves no process of the bots behind.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rules import games
from rules.kernel.match import Match, Setup
from tabletop.store import Library
from tabletop.texts import game_texts
from tests.safety.lives import Life, Nursery, Program
from tests.safety.moments import ALL_ASKED, HALF_AGREED, WARNED, search
from tests.safety.program import Plan, cast
from tests.safety.wish import MODES, WAITING
from tests.safety.witness import Witness
from tests.secrecy.theatre import keep_in

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="kill -9 and process handles are Linux's words")

FAMILY = {"house": {"undo": "family"}}
"""Marks of a table that may go back; who has seen what is lost."""
CASTS = ("hh", "hhc", "hcc", "hhh", "hhcc")
"""Who sits at the tables that are played at random, where the game has room for so many."""
COLD = 10
"""Every so many lives the program is started from its door."""


def aimed(library: Library, game: str, lives: int) -> list[Plan]:
    """Lives that come to each moment of the game once at least, then in turn by every way to end there. Each has a
    table of its own, which was left just before.
    """
    found = list(search(game).values())
    plans = []
    for number in range(max(len(found), lives)):
        turn, which = divmod(number, len(found))
        record, goal = found[which][turn % len(found[which])]
        seats = record.setup.seats
        people = {goal.seat, (goal.seat + 1) % seats}
        kinds = "".join("h" if seat in people or number % 2 else "c" for seat in range(seats))
        table = keep_in(library, record, cast(kinds), FAMILY)
        plans.append(Plan(number, game, number % 3, table, goal=goal, mode=MODES[(which + turn) % len(MODES)]))
    return plans


def by_chance(library: Library, game: str, lives: int, chance: Random) -> list[Plan]:
    """Lives that go on wherever they land, at another table, or with a game of their own."""
    casts = [kinds for kinds in CASTS if len(kinds) in games[game].seats]
    matches = [Match.start(Setup(game, len(kinds), seed)) for seed, kinds in enumerate(casts)]
    tables = [
        keep_in(library, match.record(), cast(kinds), FAMILY) for match, kinds in zip(matches, casts, strict=True)
    ]
    plans = []
    for seed in range(lives):
        begin, table = chance.choice(((chance.choice(casts), 0), *(("", table) for table in (0, *tables))))
        plans.append(Plan(seed, game, chance.randrange(3), table, begin))
    return plans


def struck(one: Life, witness: Witness, plan: Plan, chance: Random) -> None:
    """Hears a life until its end, and ends it where it does not do so itself."""
    if plan.goal is not None:
        told: dict[str, Any] = {}
        while "reached" not in told:
            told = one.says()
            if not told or "lost" in told:
                raise AssertionError(f"it does not come to {plan}, {told}: {one.ended()}")
            witness.hears(told)
    else:
        for _ in range(chance.choice((1, 3, 10, 30, 60))):
            witness.hears(one.says())
    if plan.goal is None or plan.mode == WAITING:
        for _ in range(chance.randrange(chance.choice((3_000, 30_000, 300_000)))):  # somewhere within the next steps
            pass
        one.kill()
    while told := one.says():
        witness.hears(told)
    assert one.ended() == (-9, "")
    witness.died(settled=plan.goal is not None)


@pytest.mark.parametrize("game", games)
def test_kill_9_at_every_moment_of_a_game_loses_nothing_and_leaves_nobody(
    program: Callable[..., Program], nursery: Nursery, tmp_path: Path, repeats: int, game: str
) -> None:
    chance = Random(game)
    with Library.open(tmp_path) as library:
        aims = aimed(library, game, repeats - repeats // 3)
        plans = aims + by_chance(library, game, repeats - len(aims), chance)
        witness = Witness(games[game].secret, states(library))
    chance.shuffle(plans)
    for number, plan in enumerate(plans):
        speed = "fast" if number % 5 == 0 else "instant"
        (tmp_path / "settings.json").write_text(f'{{"speed": "{speed}"}}')
        birth: Callable[..., Life] = nursery.bear if number % COLD else program
        struck(birth("mortal", tmp_path, msgspec.json.encode(plan).decode()), witness, plan, chance)
    goals = [plan.goal for plan in aims if plan.goal is not None]
    assert {goal.kind for goal in goals} == {*games[game].questions, ""}
    assert any(goal.moment.endswith(WARNED) for goal in goals) == hasattr(game_texts(game), "twice")
    assert {ALL_ASKED, HALF_AGREED} <= {goal.moment for goal in goals} <= witness.struck
    assert witness.half_laid > 0
    assert witness.workers_seen > 0
    assert not (tmp_path / "reports").exists(), "the program met a fault of its own"
    with Library.open(tmp_path) as library:
        assert library.notices == []
        for table, seen in witness.states.items():
            replay(Match.load(library.load(int(table))[0]), seen)


def states(library: Library) -> dict[str, tuple[int, str]]:
    """Entries and digest of each game, as ``Witness`` has them."""
    records = {str(row.id): library.load(row.id)[0] for row in library.games()}
    return {table: (len(record.entries), record.digest) for table, record in records.items()}


def replay(match: Match, states: dict[int, str]) -> None:
    """The match was exactly so after each of so many entries."""
    assert len(match.entries) >= max(states)
    for entries in sorted(states, reverse=True):
        while len(match.entries) > entries:
            match.drop_last()
        assert match.digest() == states[entries]
