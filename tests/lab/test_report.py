"""What a report says of files whose figures are known."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.lab.__main__ import main
from tabletop.lab.cells import Cell
from tabletop.lab.playing import Played
from tabletop.lab.results import HEAD, read, row

CELL = Cell("beesness", 3, "short=True", "expert", "60 ms", "cub", "own", "0123456789ab")
SHARES = ((1.0, 0.5, 0.0), (1.0, 1.0, 1.0), (0.0, 0.0, 0.5))
"""Means by deal: 1/2, 1, 1/6. Their mean is 5/9."""


def played(deal: int, seat: int, share: float, *times: float, together: bool = False) -> Played:
    ranks = (0, 0, 0) if together else (1, 2, 3)
    return Played(deal, seat, share, together, ranks, (20, 10, 5), 9, len(times), times)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "known.csv"
    games = [
        played(deal, seat, share, 10.0 * (3 * deal + seat), 1.0)
        for deal, shares in enumerate(SHARES)
        for seat, share in enumerate(shares)
    ]
    games.append(played(3, 0, 0.0, 7.0, together=True))
    path.write_text(HEAD + "".join(row(CELL, game) for game in games))
    return path


def test_shares_times_and_losses_are_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(file)]) == 0
    title, share, rest, times, lost = capsys.readouterr().out.splitlines()
    assert title == "Beesness with short=True, 3 seats, expert (60 ms) among cub; code 0123456789ab"
    assert share.startswith("  share 0.556 [0.000, 1.000] of 9 games (3 deals): at least 0.000, equal share 0.333;")
    assert rest == "  games left out, of deals not yet played from every seat: 1"
    assert times == "  processor time of a decision: 99 % 80 ms, median 1, longest 80, of 19"
    assert lost == "  lost together: 1 of 10 games"


def test_what_is_written_is_read_again(file: Path) -> None:
    games = list(read(file))
    assert {cell for cell, _ in games} == {CELL}
    assert games[4][1] == played(1, 1, 1.0, 40.0, 1.0)
    assert games[-1][1] == played(3, 0, 0.0, 7.0, together=True)


def test_a_game_that_two_files_hold_counts_once(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(file), str(file)]) == 0
    assert "of 9 games (3 deals)" in capsys.readouterr().out


@pytest.mark.parametrize(("line", "said"), [("beesness,3\n", "2 values"), (HEAD, "line 12 is no game")])
def test_a_line_that_is_no_game_is_named(file: Path, capsys: pytest.CaptureFixture[str], line: str, said: str) -> None:
    with file.open("a") as more:
        more.write(line)
    assert main(["report", str(file)]) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_not_there_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(tmp_path / "none.csv")]) == 2
    assert capsys.readouterr().err.endswith("none.csv: No such file or directory.\n")
