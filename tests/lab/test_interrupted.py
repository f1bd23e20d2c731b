"""A tournament that is stopped keeps what was finished and leaves nobody playing."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has neither signal")

HOUSE = Path(__file__).parents[2]
PATIENCE = 60
DEALS = 5_000
"""More than anybody waits for: the first line of progress comes after a twentieth of them."""
PROGRAM = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs tests in the background has it ignored
sys.modules["tqdm"] = None
from tabletop.lab.__main__ import main
sys.exit(main())
"""
"""With the plain line for progress, which says each twentieth of a run; tqdm or not."""


@contextmanager
def playing(out: Path, deals: int) -> Iterator[subprocess.Popen[str]]:
    """A run on two processes, in a group of its own, of which something is finished."""
    words = ["--game", "bears_and_bees", "--seats", "2", "--bots", "random,likely", "--jobs", "2"]
    command = [sys.executable, "-c", PROGRAM, "tournament", *words, "--deals", str(deals), "--out", str(out)]
    with subprocess.Popen(command, cwd=HOUSE, stderr=subprocess.PIPE, text=True, start_new_session=True) as run:
        assert run.stderr is not None
        assert "games" in run.stderr.readline()
        yield run


def finished(out: Path) -> int:
    with out.open(newline="", encoding="utf-8") as file:
        return len(list(csv.DictReader(file)))


def test_ctrl_c_is_a_sentence_and_not_the_end_of_what_was_finished(tmp_path: Path) -> None:
    out = tmp_path / "stopped.csv"
    with playing(out, deals=DEALS) as run:
        os.killpg(run.pid, signal.SIGINT)
        told = run.communicate(timeout=PATIENCE)[1]
    assert run.returncode == 130
    assert "Stopped. What was finished is kept" in told
    assert "Traceback" not in told
    assert DEALS // 10 <= finished(out) < 2 * DEALS


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_who_plays_ends_with_who_started_it(tmp_path: Path, end: signal.Signals) -> None:
    """All of them write to one pipe: it ends when the last of them has."""
    out = tmp_path / "killed.csv"
    with playing(out, deals=DEALS) as run:
        run.send_signal(end)
        run.communicate(timeout=PATIENCE)
    assert run.returncode == -end
    assert DEALS // 10 <= finished(out) < 2 * DEALS
