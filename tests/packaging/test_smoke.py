"""``--smoke``: one line where all works, and a failure for anything else that is said, by whomever."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import facts
import pytest

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """A Python in the house, without a screen."""
    environment = os.environ | OFFSCREEN
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=facts.HOUSE, env=environment, capture_output=True, text=True, check=False)


def test_a_sound_program_says_one_line() -> None:
    done = run("-m", "tabletop", "--smoke")
    assert (done.returncode, done.stderr) == (0, "")
    told = re.fullmatch(
        r"Hive & Den (\S+): 4 games, (\d+) actions, (\d+) thought out by bots, 4 resumed, (\d+) charts\n", done.stdout
    )
    assert told is not None, done.stdout
    assert told[1] == facts.VERSION
    assert int(told[2]) >= 80
    assert int(told[4]) >= 1
    assert int(told[3]) <= int(told[2])


@pytest.mark.parametrize(
    "noise",
    [
        "os.write(2, b'a library grumbles')",
        "os.write(1, b'a library grumbles')",
        "print('a library grumbles')",
        "qWarning('a library grumbles')",
        "os.system('echo a library grumbles')",
    ],
)
def test_anything_else_that_is_said_fails_the_trial(noise: str) -> None:
    done = run(
        "-c",
        "import os, sys\nfrom PySide6.QtCore import qWarning\nfrom tabletop import smoke\n"
        f"smoke.Trial.run = lambda trial: {noise} and '' or 'all is well'\n"
        "sys.exit(smoke.run())",
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert "FAILED: unexpected output:" in done.stderr
    assert "a library grumbles" in done.stderr


def test_where_the_trial_does_not_come_to_its_end_it_says_where() -> None:
    done = run(
        "-c",
        "import sys\nfrom tabletop import smoke\nsmoke.Trial._bots_think = lambda trial: None\nsmoke.PATIENCE = 0\n"
        "smoke.Trial._quiet = lambda trial: False\nsys.exit(smoke.run())",
    )
    assert done.returncode == 1
    assert "FAILED: it never came to this: bears_and_bees is dealt" in done.stderr


def test_an_error_within_the_trial_is_told_like_any_other_fault() -> None:
    done = run(
        "-c",
        "import sys\nfrom tabletop import smoke\nsmoke.Trial.run = lambda trial: {}['lost']\nsys.exit(smoke.run())",
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "FAILED: Traceback" in done.stderr
    assert "KeyError: 'lost'" in done.stderr


@pytest.mark.parametrize(("noise", "code"), [("''", 0), ("print('a library grumbles')", 1)])
def test_where_nobody_listens_the_exit_code_tells_all(noise: str, code: int) -> None:
    """As on Windows, where the program has no console."""
    done = run(
        "-c",
        "import sys\nfrom tabletop import smoke\nsys.stdout = sys.stderr = None\n"
        f"smoke.Trial.run = lambda trial: {noise} or 'all is well'\nsys.exit(smoke.run())",
    )
    assert (done.returncode, done.stdout, done.stderr) == (code, "", "")


def test_without_the_process_in_which_bots_think_the_trial_fails() -> None:
    done = run(
        "-c",
        "import sys\nfrom tabletop.play import thinker\nthinker.worker_command = lambda: ['false']\n"
        "from tabletop import smoke\nsys.exit(smoke.run())",
    )
    assert done.returncode == 1
    assert "FAILED: the bots' process does not answer" in done.stderr


def test_what_qt_says_before_it_ends_the_program_is_told() -> None:
    """As where there is no display: Qt aborts, and its reasons went to the file that listens."""
    done = run(
        "-c",
        "import sys\nfrom PySide6.QtCore import qFatal, qWarning\nfrom tabletop import smoke\n"
        "smoke.Trial.run = lambda trial: qWarning('no display') or qFatal('there is no platform')\n"
        "sys.exit(smoke.run())",
    )
    assert done.returncode == 1
    assert "FAILED: Qt gives up:\nQt: no display\nQt: there is no platform" in done.stderr


def test_a_language_that_the_system_does_not_know_fails_nothing() -> None:
    done = run(
        "-c",
        "import os, sys\nos.environ['LC_ALL'] = 'xx_YY'\nfrom tabletop import smoke\n"
        "smoke.Trial.run = lambda trial: 'all is well'\nsys.exit(smoke.run())",
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_line_that_cannot_be_written_is_a_failure_and_no_traceback() -> None:
    """Its reader has gone."""
    reading, writing = os.pipe()
    os.close(reading)
    code = (
        "import sys\nfrom tabletop import smoke\nsmoke.Trial.run = lambda trial: 'all is well'\nsys.exit(smoke.run())"
    )
    try:
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=facts.HOUSE,
            env=os.environ | OFFSCREEN,
            stdout=writing,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    finally:
        os.close(writing)
    assert done.returncode == 1
    assert "FAILED: the line cannot be written" in done.stderr
    assert "Traceback" not in done.stderr
