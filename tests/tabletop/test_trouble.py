"""What breaks: the game is kept, a report is written that names nobody, and a second start finds the first."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from tabletop.app import Hooks, asked_for, data_folder, first_look
from tabletop.instance import Instance
from tabletop.play import Player
from tabletop.texts import say
from tabletop.trouble import HOUSE, MOST_REPORTS, Trouble, report
from tests.tabletop.sitting import Sitting, click

SECRET = "Wilhelmina"


@pytest.fixture
def trouble(sitting: Sitting, tmp_path: Path) -> Iterator[Trouble]:
    made = Trouble(tmp_path, sitting.window)
    made.install()
    yield made
    made.remove()


def break_down(name: str) -> None:
    """An error whose message, locals and arguments hold a name."""
    held = {"hand": ["H17", name]}
    raise ValueError(f"no such card in {held}")


def caught(name: str) -> None:
    """Hands the error to the hook, as Python does where nobody caught it."""
    try:
        break_down(name)
    except ValueError:
        sys.excepthook(*sys.exc_info())


def test_an_error_covers_the_hand_tells_and_keeps_the_game(sitting: Sitting, trouble: Trouble, tmp_path: Path) -> None:
    sitting.start([Player(SECRET, "human", 0), Player("Ben", "human", 1)])
    sitting.to_choice()
    caught(SECRET)
    sitting.until(lambda: trouble.dialog is not None)
    assert sitting.stage.kind == "cover"
    dialog = trouble.dialog
    assert dialog is not None
    reports = list((tmp_path / "reports").iterdir())
    assert len(reports) == 1
    click(dialog.home)
    sitting.until(lambda: trouble.dialog is None)
    assert sitting.window.home.go_on.isVisible()
    sitting.window.resume()
    sitting.rest()
    assert sitting.play.session.players[0].name == SECRET


def test_a_report_says_where_and_names_nobody(sitting: Sitting, trouble: Trouble, tmp_path: Path) -> None:
    caught(SECRET)
    (written,) = (tmp_path / "reports").iterdir()
    text = written.read_text(encoding="utf-8")
    assert "ValueError" in text
    assert "break_down" in text
    assert SECRET not in text
    assert "H17" not in text
    assert str(Path.home()) not in text
    sitting.until(lambda: trouble.dialog is not None)
    assert trouble.dialog is not None
    trouble.dialog.accept()


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (str(HOUSE / "rules" / "beesness" / "flow.py"), "rules/beesness/flow.py:1 "),
        (str(Path("rules", "beesness", "flow.py")), "rules/beesness/flow.py:1 "),
        (str(Path.home() / "Ana" / "own.py"), "own.py:1 "),
    ],
)
def test_a_report_tells_the_place_inside_the_program_from_wherever_it_is_started(
    file: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frozen program knows its files by that place, not by where they are on the disk."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ZeroDivisionError) as broken:
        exec(compile("1 / 0", file, "exec"))  # noqa: S102
    assert broken.tb.tb_next is not None
    assert report(broken.type, broken.tb.tb_next, []).splitlines()[2].startswith(told)


def test_an_error_on_another_thread_is_told_too(sitting: Sitting, trouble: Trouble) -> None:
    thread = threading.Thread(target=break_down, args=(SECRET,))
    thread.start()
    thread.join()
    sitting.until(lambda: trouble.dialog is not None)
    assert trouble.dialog is not None
    click(trouble.dialog.go_on)


def test_an_error_that_comes_again_and_again_fills_no_disk(sitting: Sitting, trouble: Trouble, tmp_path: Path) -> None:
    for _ in range(MOST_REPORTS + 5):
        caught(SECRET)
    assert len(list((tmp_path / "reports").iterdir())) == MOST_REPORTS
    sitting.until(lambda: trouble.dialog is not None)
    assert trouble.dialog is not None
    trouble.dialog.accept()
    sitting.until(lambda: trouble.dialog is None)


def test_an_error_in_a_slot_ends_in_the_dialog(sitting: Sitting, trouble: Trouble) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "excepthook", trouble.caught)  # pytest-qt has put its own there
        QTimer.singleShot(0, lambda: break_down(SECRET))
        sitting.until(lambda: trouble.dialog is not None)
    assert trouble.dialog is not None
    trouble.dialog.accept()


def test_where_no_report_can_be_written_the_dialog_says_so(sitting: Sitting, trouble: Trouble, tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("a file stands in the way")
    caught(SECRET)
    sitting.until(lambda: trouble.dialog is not None)
    assert trouble.dialog is not None
    trouble.dialog.accept()


def test_a_second_start_calls_the_first_to_the_front(sitting: Sitting, tmp_path: Path) -> None:
    first = Instance(tmp_path / "games")
    first.listen()
    calls: list[str] = []
    first.called.connect(calls.append)
    second = Instance(tmp_path / "games")
    assert first.first
    assert not second.first
    assert second.call_first()
    sitting.until(lambda: bool(calls))
    strange = tmp_path / os.fsdecode("Zo\u00eb \U0001f43b".encode() + b"\xff.hive")
    assert second.call_first(strange)
    sitting.until(lambda: len(calls) > 1)
    assert calls == ["", str(strange)]
    first.leave()
    third = Instance(tmp_path / "games")
    assert third.first
    third.leave()


def test_another_folder_is_another_table(tmp_path: Path) -> None:
    one, other = Instance(tmp_path / "a"), Instance(tmp_path / "b")
    assert one.first
    assert other.first
    one.leave()
    other.leave()


def test_a_folder_that_cannot_be_made_hinders_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    instance = Instance(tmp_path / "file" / "games")
    assert instance.first
    instance.leave()


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (b'{"theme": "dark", "scale": 1.5}', ("dark", 1.5)),
        (b'{"theme": "pink", "scale": 9}', ("system", 1.0)),
        (b'{"theme": 4, "scale": true}', ("system", 1.0)),
        (b"[1, 2]", ("system", 1.0)),
        (b"{", ("system", 1.0)),
        (b"\xff\xfe", ("system", 1.0)),
        (b"[" * 100_000, ("system", 1.0)),
    ],
)
def test_the_first_picture_survives_any_settings(tmp_path: Path, content: bytes, found: tuple[str, float]) -> None:
    (tmp_path / "settings.json").write_bytes(content)
    assert first_look(tmp_path) == found


def test_the_hooks_stand_before_the_first_painting_and_go_with_the_window(sitting: Sitting, tmp_path: Path) -> None:
    before = sys.excepthook
    hooks = Hooks(tmp_path, sitting.window)
    caught(SECRET)
    trouble = hooks.install()
    sitting.until(lambda: trouble.dialog is not None)
    assert trouble.dialog is not None
    trouble.dialog.accept()
    hooks.remove()
    assert sys.excepthook is sys.__excepthook__
    sys.excepthook = before


@pytest.mark.parametrize("words", [["--data"], ["--nonsense"], ["one.hive", "two.hive"]])
def test_arguments_that_make_no_sense_end_with_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        asked_for(words)
    assert "usage: hive-and-den" in capsys.readouterr().err


def test_an_empty_name_is_no_folder(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("", " "):
        with pytest.raises(SystemExit) as ended:
            asked_for(["--data", name])
        assert ended.value.code == 2
        assert say("app.data.empty") in capsys.readouterr().err


def test_the_folder_of_the_games_is_the_one_that_was_asked_for(tmp_path: Path) -> None:
    assert asked_for([]) == (None, None)
    assert asked_for(["--data", str(tmp_path)]) == (tmp_path, None)
    assert asked_for(["a game.hive"]) == (None, Path("a game.hive"))
    assert asked_for(["a game.hive", "--data", str(tmp_path)]) == (tmp_path, Path("a game.hive"))
    assert data_folder(tmp_path) == tmp_path
    assert data_folder(None).name == "hive-and-den"
