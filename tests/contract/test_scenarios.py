"""Every scenario that comes with the program goes as it is written."""

from __future__ import annotations

from importlib.resources.abc import Traversable

import pytest

from rules import games
from rules.__main__ import bundled, main
from rules.kernel.match import Match
from rules.kernel.scenario import run
from rules.kernel.scenario_text import parse

FILES = list(bundled())


@pytest.mark.parametrize("file", FILES, ids=[file.name for file in FILES])
def test_a_scenario_goes_as_written(file: Traversable) -> None:
    scenario = parse(file.read_text(encoding="utf-8"), file.name)
    assert run(scenario) == []
    assert scenario.about
    assert scenario.steps
    match = scenario.match()
    assert Match.load(match.record()).digest() == match.digest()


def test_every_game_has_scenarios() -> None:
    played = {parse(file.read_text(encoding="utf-8"), file.name).setup.game for file in FILES}
    assert played == set(games)


def test_the_command_without_a_file_plays_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr().out.count(": ok\n") == len(FILES)
