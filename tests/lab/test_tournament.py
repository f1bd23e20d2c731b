"""A tournament from the command line: the same file whatever the number of processes, and however often it was cut."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.lab import tournament
from tabletop.lab.__main__ import main
from tabletop.lab.playing import Played, play
from tabletop.lab.results import COLUMNS, alone

HOUSE = Path(__file__).parents[2]


def words(out: Path, *more: str, game: str = "bears_and_bees", seats: int = 3, bots: str = "cub,random") -> list[str]:
    usual = ["tournament", "--game", game, "--seats", str(seats), "--bots", bots, "--out", str(out), "--deals", "3"]
    return [*usual, "--jobs", "1", *more]


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    path = tmp_path / "whole.csv"
    assert main(words(path, "--trials", "6")) == 0
    return path


def test_every_deal_is_played_from_every_seat(whole: Path) -> None:
    games = rows(whole)
    assert [(int(game["deal"]), int(game["seat"])) for game in games] == [(d, s) for d in range(3) for s in range(3)]
    assert tuple(games[0]) == COLUMNS
    for game in games:
        ranks = game["ranks"].split()
        won = ranks.count("1")
        assert float(game["share"]) == (1 / won if ranks[int(game["seat"])] == "1" else 0)
        assert int(game["decisions"]) > 3
        assert game["times_ms"] == game["p99_ms"] == ""


def test_two_processes_and_another_hash_seed_write_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.csv"
    subprocess.run(
        [sys.executable, "-m", "tabletop.lab", *words(other, "--trials", "6", "--jobs", "2")],
        cwd=HOUSE,
        env=os.environ | {"PYTHONHASHSEED": "77"},
        check=True,
    )
    assert other.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("kept", [0, 1, 30, 157, 158, 159, 300, 420])
def test_a_run_that_was_cut_anywhere_goes_on_to_the_same_file(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: int
) -> None:
    cut = tmp_path / "cut.csv"
    cut.write_bytes(whole.read_bytes()[:kept])
    finished = max(0, cut.read_bytes().count(b"\n") - 1)
    played: list[tuple[int, int]] = []

    def watched(cell: object, deal: int, seat: int) -> Played:
        played.append((deal, seat))
        return play(cell, deal, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(tournament, "play", watched)
    assert main(words(cut, "--trials", "6")) == 0
    assert cut.read_bytes() == whole.read_bytes()
    assert len(played) == 9 - finished


def test_more_deals_are_added_to_those_that_are_there(whole: Path, tmp_path: Path) -> None:
    fewer = tmp_path / "fewer.csv"
    assert main(words(fewer, "--trials", "6", "--deals", "1")) == 0
    assert main(words(fewer, "--trials", "6")) == 0
    assert fewer.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--trials", "7"], "hero_budget is 6 trials, not 7 trials"),
        (["--trials", "6", "--deals", "2"], "holds deal 2, and 0 to 1 are wanted"),
        (["--trials", "6", "--seats", "4"], "seats is 3, not 4"),
        (["--trials", "6", "--bots", "cub,likely"], "field is random, not likely"),
    ],
)
def test_a_file_of_something_else_is_refused_untouched(
    whole: Path, capsys: pytest.CaptureFixture[str], more: list[str], said: str
) -> None:
    before = whole.read_bytes()
    assert main(words(whole, *more)) == 2
    assert said in capsys.readouterr().err
    assert whole.read_bytes() == before


def test_two_runs_do_not_write_on_one_file(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = whole.read_bytes()
    with alone(whole):
        assert main(words(whole, "--trials", "6")) == 2
    assert "Another run writes on" in capsys.readouterr().err
    assert whole.read_bytes() == before
    assert main(words(whole, "--trials", "6")) == 0


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("bears_and_bees,3,", "wizards,3,"),
        ("bears_and_bees,3,", "bears_and_bees,0,"),
        ("bears_and_bees,3,", "bears_and_bees,99,"),
        (",1.0,0,", ",nan,0,"),
        (",1.0,0,", ",7.0,0,"),
        (",0,0,", ",0,3,"),
        (",,,,", f",,,,{'1.0 ' * 40_000}"),
        (",,,,", ",,,,inf"),
    ],
)
def test_a_line_that_is_no_game_is_named(
    whole: Path, capsys: pytest.CaptureFixture[str], right: str, wrong: str
) -> None:
    altered = whole.read_text().replace(right, wrong)
    assert altered != whole.read_text()
    whole.write_text(altered)
    assert main(["report", str(whole)]) == 2
    assert "is no game: " in capsys.readouterr().err


@pytest.mark.parametrize("text", [b"dear diary", b"a,b,c\n1,2,3\n", b"\xbe\x00\n\xff"])
def test_a_file_that_is_none_of_ours_is_refused_untouched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: bytes
) -> None:
    path = tmp_path / "diary.csv"
    path.write_bytes(text)
    assert main(words(path, "--trials", "6")) == 2
    assert "no file of the lab's results" in capsys.readouterr().err
    assert main(["report", str(path)]) == 2
    assert str(path) in capsys.readouterr().err
    assert path.read_bytes() == text


def test_a_line_that_was_cut_within_a_letter_is_a_line_that_was_cut(whole: Path) -> None:
    before = whole.read_bytes()
    with whole.open("ab") as file:
        file.write("bears_and_bees,3,,bär"[:19].encode() + b"\xc3")
    assert main(words(whole, "--trials", "6")) == 0
    assert whole.read_bytes() == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_results_are_not_written_to_what_ends_never(capsys: pytest.CaptureFixture[str]) -> None:
    """It reads as zeros without end: the memory of the machine was full before a game was played."""
    assert main(words(Path("/dev/full"), "--trials", "6")) == 2
    assert "/dev/full is no file" in capsys.readouterr().err


def test_a_number_that_is_none_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words(tmp_path / "none.csv", "--deals", "many"))
    assert "argument --deals: 'many' is not a whole number" in capsys.readouterr().err


def test_without_anybody_to_tell_how_far_it_is_a_run_goes_on(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "quiet.csv"
    monkeypatch.setattr("sys.stderr", None)
    assert main(words(other, "--trials", "6")) == 0
    assert other.read_bytes() == whole.read_bytes()
