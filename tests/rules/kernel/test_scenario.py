"""Scenarios say what differs, where, and in words; ``python -m rules check`` tells by its exit code as well."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.__main__ import main
from rules.kernel.match import Match
from rules.kernel.record import from_json, to_json
from rules.kernel.scenario import Difference, ScenarioError, run
from rules.kernel.scenario_text import parse

HEAD = 'game = "coin_guess"\nseats = ["A", "B"]\nabout = "A toy"\n'


def differences(steps: str, at: str = "") -> list[Difference]:
    return run(parse(f"{HEAD}steps = [{steps}]\n{at}", "toy.toml"))


def test_a_scenario_in_which_all_is_as_written_has_no_differences() -> None:
    steps = """
        "A: guess heads; stake 2; take back; stake 1; lock",
        "A: take back -> refused already_locked",
        "B: lock -> refused not_now",
        "B: guess tails",
        "? drafts.A = ['guess heads', 'stake 1']",
        "? view(B).facts.draft = ['guess tails']",
        "? view(A).places.seat/0/points.count = 3",
        "? view().locked = [0]",
        "? view(A).decision = none",
        "? view(A).places.seat/1/points.count = 0",
        "? points.B = 0",
        "? outcome.ranks = [1, 2]",
    """
    assert differences(steps, "[at]\npoints = [3, 0]") == []


def test_at_is_written_as_tables_or_as_quoted_paths() -> None:
    (table,) = (parse(f"{HEAD}steps = []\n[at]\n{at}", "toy.toml").at for at in ["a.b = 1\na.c.d = [2]"])
    assert table == parse(f'{HEAD}steps = []\n[at]\n"a.b" = 1\n"a.c.d" = [2]', "toy.toml").at


@pytest.mark.parametrize(
    ("step", "found"),
    [
        ("? points.A = 1", "0"),
        ("? points.C = 1", "there is no points.C"),
        ("? points.7 = 1", "there is no points.7"),
        ("? points.-1 = 1", "there is no points.-1"),
        ("? points.A.B = 1", "there is no points.A.B"),
        ("? view(A).__class__ = 1", "there is no __class__"),
        ("? purse = 1", "there is no purse"),
        ("? view(A).purse = 1", "there is no purse"),
        ("? view(A).decision.kind.purse = 1", "there is no decision.kind.purse"),
        ("? view(A).decision = none", '{"actions":["guess heads","guess tails"],"kind":"guess","secret":true}'),
        ("? over = 0", "false"),
        ("? view(A).round = 2", "1"),
        ("A: lock", "refused not_now"),
        ("A: lock -> refused not_your_turn", "refused not_now"),
        ("A: guess heads -> refused not_now", "done, not refused"),
        ("A: lock; guess heads", "lock: refused not_now"),
        ("A: take back", "refused nothing_to_take_back"),
    ],
)
def test_a_difference_says_the_step_and_what_was_found(step: str, found: str) -> None:
    assert differences(f'"? round = 1", "{step}"') == [Difference(2, step, found)]


def test_after_a_step_that_could_not_be_done_nothing_more_is_compared() -> None:
    assert [difference.step for difference in differences('"? round = 9", "A: lock", "? round = 9"')] == [1, 2]


def test_an_arranged_position_is_a_match_that_can_be_saved() -> None:
    match = parse(f"{HEAD}steps = []\n[at]\npoints = [3, 1]", "toy.toml").match()
    match.apply(0, match.game.parse("guess heads"))
    loaded = Match.load(from_json(to_json(match.record())))
    assert loaded.digest() == match.digest()
    assert loaded.view(None).places["seat/0/points"].count == 3


@pytest.mark.parametrize(
    ("text", "step", "reason"),
    [
        ("game = 1 2", 0, "line 1"),
        (f"game = {'[' * 100_000}", 0, ""),  # in the words of each Python
        (f"{HEAD}seed = 1{'0' * 5000}", 0, "digits"),
        ("", 0, "'game' is missing"),
        (HEAD, 0, "'steps' is missing"),
        (HEAD + "steps = 7", 0, "'steps' is not a list"),
        (HEAD + "steps = []\nmood = 1", 0, "no 'mood'"),
        ('game = "ludo"\nseats = ["A", "B"]\nsteps = []', 0, "no game 'ludo'"),
        ('game = "coin_guess"\nseats = ["A", "A"]\nsteps = []', 0, "same name"),
        (HEAD + 'steps = ["? round = 1", "C: lock"]', 2, "no seat 'C'"),
        (HEAD + 'steps = ["A lock"]', 1, "SEAT: ACTION"),
        (HEAD + 'steps = ["A: sing"]', 1, "unknown_action"),
        (HEAD + 'steps = ["? round 1"]', 1, "? PATH = VALUE"),
        (HEAD + 'steps = ["? round = one"]', 1, "Invalid value"),
        (f'{HEAD}steps = ["? round = {"[" * 100_000}"]', 1, ""),
        (HEAD + 'steps = ["? view(C).round = 1"]', 1, "no seat 'C'"),
        (HEAD + "steps = [1]", 1, "a step is a text"),
    ],
)
def test_a_text_that_is_no_scenario_says_where_and_why(text: str, step: int, reason: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        parse(text, "toy.toml")
    assert refused.value.values["name"] == "toy.toml"
    assert refused.value.values["step"] == step
    assert reason in str(refused.value.values["reason"])


@pytest.mark.parametrize("at", ["points = 'many'", "deck = [1, 2]", "nothing.like.it = 1"])
def test_a_position_that_cannot_be_is_refused(at: str) -> None:
    with pytest.raises(ScenarioError, match=r"\[at\]"):
        parse(f"{HEAD}steps = []\n[at]\n{at}", "toy.toml").match()


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(ScenarioError, match="set-up: bad_seats"):
        parse('game = "coin_guess"\nseats = ["A", "B", "C", "D", "E"]\nsteps = []', "toy.toml").match()


def test_the_command_tells_ok_differing_and_unreadable_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, differing, broken = (tmp_path / name for name in ("good.toml", "differing.toml", "broken.toml"))
    good.write_text(HEAD + 'steps = ["? round = 1"]', encoding="utf-8")
    differing.write_text(HEAD + 'steps = ["? round = 2"]', encoding="utf-8")
    broken.write_bytes(b"\xff\xfe")
    assert main(["check", str(good)]) == 0
    assert main(["check", str(good), str(differing)]) == 1
    assert main(["check", str(broken), str(good), str(differing)]) == 2
    assert main(["check", str(tmp_path / "missing.toml")]) == 2
    printed = capsys.readouterr().out
    assert f"{good}: ok" in printed
    assert f'{differing}: step 1 of 1: "? round = 2" - 1' in printed
    assert f"{broken}: cannot be read" in printed
