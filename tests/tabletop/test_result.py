"""The result of one game after that of another: nothing of the first is left on the page."""

from __future__ import annotations

from pathlib import Path
from random import Random

from rules.kernel.match import Match
from rules.kernel.record import Setup
from tabletop.texts import say
from tests.secrecy.theatre import keep
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import people


def keep_finished(folder: Path, game: str, bots: int) -> None:
    """Puts a game of Ana and two others, played at random to its end, into the library in ``folder``."""
    match, chance = Match.start(Setup(game, 3, 5)), Random(5)
    while not match.over:
        seat = match.waiting()[0]
        match.apply(seat, chance.choice(match.legal(seat)))
    keep(folder, match.record(), people(3 - bots, bots), None)


def test_tabs_that_are_shown_stand_side_by_side(sit: Sit, tmp_path: Path) -> None:
    keep_finished(tmp_path, "bears_and_bees", 2)
    keep_finished(tmp_path, "secret_kingdom", 2)
    keep_finished(tmp_path, "bears_and_bees", 0)
    keep_finished(tmp_path, "beesness", 2)
    window = sit().window
    seen = []
    for number in (1, 2, 3, 1, 4):
        window.resume(number)
        window.show_result()
        assert window.result is not None
        bar = window.result.tabs.tabBar()
        there = [tab for tab in range(bar.count()) if bar.isTabVisible(tab)]
        ends = [0] + [bar.tabRect(tab).right() + 1 for tab in there]
        assert [bar.tabRect(tab).left() for tab in there] == ends[:-1]
        seen.append([bar.tabText(tab) for tab in there])
    result, hands, charts, bots = (say(f"result.tab.{name}") for name in ("result", "hands", "charts", "thoughts"))
    full, open_game = [result, hands, charts, bots], [result, charts, bots]
    assert seen == [full, open_game, [result, hands, charts], full, open_game]
