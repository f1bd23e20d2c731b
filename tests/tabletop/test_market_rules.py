"""The clock of the flower market at set-up, for whatever time the settings have kept."""

from __future__ import annotations

import pytest

from tabletop.pages.market_rules import STEP, MarketRules
from tabletop.panels.look import Look
from tabletop.play.house import MOST_SECONDS, House


@pytest.mark.parametrize("kept", [1, STEP - 1, STEP, STEP + 1, MOST_SECONDS - 1, MOST_SECONDS])
def test_the_time_that_stands_there_is_at_most_a_step_from_the_one_kept(look: Look, kept: int) -> None:
    rules = MarketRules(look, lambda _house: None)
    rules.show_house(House(seconds=kept), 3, ballots=True, clock=True)
    assert rules.clock.buttons["own"].isChecked()
    assert abs(int(rules.time.action) - kept) < STEP
    rules.deleteLater()
