"""What is lit can be touched: in every game, at every moment, it lies on the table and answers with a step."""

from __future__ import annotations

from random import Random

import pytest

from rules import games
from rules.kernel.match import Match, Setup
from tabletop.play.touch import Steps, reach, steps_for, take
from tabletop.table.games import placement
from tests.table.tables import people

SIZE = (1280, 640, 1.0)


@pytest.mark.parametrize("game", list(games))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_lit_lies_on_the_table_and_is_a_step(game: str, seats: int) -> None:
    if seats not in games[game].seats:
        pytest.skip("not with so many")
    looked = 0
    for seed in range(3):
        match, chance = Match.start(Setup(game, seats, seed)), Random(seed)
        for _ in range(400):
            if match.over:
                break
            seat = chance.choice(match.waiting())
            if chance.random() < 0.12:
                _look(match, seat)
                looked += 1
            match.apply(seat, chance.choice(match.legal(seat)))
    assert looked > 20


def _look(match: Match, seat: int) -> None:
    before, entries = match.digest(), len(match.entries)
    lit = reach(match, seat)
    for handle in lit:
        steps = steps_for(match, seat, handle)
        assert isinstance(steps, Steps), handle
        take(match, seat, steps)
        while len(match.entries) > entries:
            match.drop_last()
    assert match.digest() == before
    shown = placement(match.setup.game).place(match.view(seat), people(match.setup.seats), *SIZE)
    handles = {spot.handle for spot in shown.spots.values()}
    minor = {action.handle for action in match.legal(seat) if action.minor}
    assert set(lit) - minor <= handles, (match.decision(seat), set(lit) - minor - handles)
