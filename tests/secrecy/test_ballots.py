"""Closed ballots of Beesness tell nothing: on covers, on Home, in the open hold of another seat, to the pixel."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from rules.kernel.match import Match
from tests.secrecy.ballots import ballots
from tests.secrecy.visit import compare, visits


@pytest.mark.parametrize("number", range(9))
def test_closed_ballots_are_seen_on_no_cover_and_not_on_home(qtbot: QtBot, tmp_path: Path, number: int) -> None:
    chance = Random(number)
    pair = ballots(3 + number % 3, ("vote", "flowers")[number % 2], chance)
    seen = visits(qtbot, tmp_path, pair, chance, ("light", "dark", "contrast")[number // 3])
    compare(seen)
    assert len(seen[0]) > 3


@pytest.mark.parametrize("number", range(4))
def test_another_ballot_is_not_seen_in_an_open_hold(qtbot: QtBot, tmp_path: Path, number: int) -> None:
    chance = Random(100 + number)
    pair = ballots(3 + number % 3, ("vote", "flowers")[number % 2], chance, viewer=True)
    seen = visits(qtbot, tmp_path, pair, chance)
    compare(seen)
    assert len(seen[0]) > 7


def test_the_ballots_of_twins_do_differ() -> None:
    chance = Random(4)
    for phase in ("vote", "flowers"):
        pair = ballots(4, phase, chance)
        views = [Match.load(record) for record in pair.records]
        own = [[match.view(seat).places[f"seat/{seat}/ballot"] for seat in range(4)] for match in views]
        assert own[0] != own[1]
