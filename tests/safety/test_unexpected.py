"""A fault in the program itself, wherever it is: the hand is covered, a dialog says so, the game is safe and goes on,
and a report is written that names neither people nor cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop.store import Library
from tests.safety.breakage import BREAKS, PEOPLE
from tests.safety.lives import Program


@pytest.mark.parametrize("where", BREAKS)
def test_a_fault_costs_nothing_and_tells_nothing(program: Callable[..., Program], tmp_path: Path, where: str) -> None:
    one = program("broken", tmp_path, where)
    told = one.until("told")
    assert told["told"][0] == "A bee got into the works"
    assert told["stage"] == "cover"
    assert told["safe"] or where == "showing"  # there a card was drawn, and saved, before it could not be shown
    (report,) = told["reports"]
    assert "RuntimeError" in report
    assert "tests/safety/breakage.py" in report
    assert told["hand"]
    for word in (*PEOPLE, *told["hand"], "something is wrong"):
        assert not re.search(rf"\b{word}\b", report)
    enough = one.until("enough")["enough"]
    code, errors = one.ended()
    assert code == 0
    assert errors.replace("Error calling Python override of QWidget::paintEvent(): ", "") == ""
    with Library.open(tmp_path) as library:
        assert library.notices == []
        assert [game.entries for game in library.games()] == [enough]
