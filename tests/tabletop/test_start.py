"""The program at the command line: what needs no window is answered where there is no screen at all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.app import asked_for

HOUSE = Path(__file__).parents[2]
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def started(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What becomes of ``code``, which is given ``folder``, in a process of its own: there is one application object in
    each."""
    return subprocess.run(
        [sys.executable, "-c", code, str(folder)],
        cwd=HOUSE,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("words", "code", "told"), [(["--help"], 0, "usage: hive-and-den"), (["--data", " "], 2, "--data needs a folder")]
)
def test_arguments_are_answered_without_a_screen(words: list[str], code: int, told: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in SCREENS}
    done = subprocess.run(
        [sys.executable, "-m", "tabletop", *words],
        cwd=HOUSE,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert told in done.stdout + done.stderr
    assert "platform plugin" not in done.stderr


def test_a_file_that_macos_hands_over_comes_to_the_window(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from tabletop import app
from tabletop.files import Files

def double_click():
    QCoreApplication.sendEvent(QApplication.instance(), QFileOpenEvent("a game.hive"))
    QApplication.quit()

Files.open = lambda files, path: print("opened", path)
QTimer.singleShot(0, double_click)
sys.exit(app.run(["--data", sys.argv[1]]))
"""
    done = started(code, tmp_path / "games")
    assert done.returncode == 0, done.stderr
    assert done.stdout == "opened a game.hive\n"


def test_a_second_start_without_any_stream_hands_its_file_over_and_ends_in_peace(tmp_path: Path) -> None:
    """A windowed program on Windows has none; a double click on a file there is such a start."""
    code = """
import sys
from tabletop import app
from tabletop.instance import Instance

first = Instance(app.data_folder(app.Path(sys.argv[1])))
handed = []
app.Instance.call_first = lambda instance, file: handed.append(file) or True
out, sys.stdout, sys.stderr = sys.stdout, None, None
code = app.run(["--data", sys.argv[1], "a game.hive"])
out.write(f"{code} {handed[0].name}")
out.flush()
"""
    done = started(code, tmp_path / "games")
    assert (done.returncode, done.stdout) == (0, "0 a game.hive")


@pytest.mark.parametrize(
    ("word", "file"),
    [("a%20game.hive", "a%20game.hive"), ("file.hive", "file.hive"), ("file:///home/Ana/a%20game.hive", "a game.hive")],
)
def test_a_file_may_be_given_as_its_address(word: str, file: str) -> None:
    _folder, found = asked_for([word])
    assert found is not None
    assert found.name == file


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot send itself Ctrl+C so")
def test_ctrl_c_in_the_terminal_ends_the_program(tmp_path: Path) -> None:
    code = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tabletop import app

def interrupt():
    try:
        os.kill(os.getpid(), signal.SIGINT)
    finally:
        QApplication.exit(7)

QTimer.singleShot(0, interrupt)
sys.exit(app.run(["--data", sys.argv[1]]))
"""
    done = started(code, tmp_path / "games")
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")
