"""Files that cannot be opened: told in a sentence, without harm to the library or to the table that is on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt

from rules.kernel.record import digest
from tabletop.hive import file_name
from tabletop.store import hive_file
from tabletop.texts import say
from tests.tabletop.chosen import CONTROL, choosing, library, told
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, people, press


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-40])


def altered(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[-30] ^= 1
    path.write_bytes(bytes(data))


def sealed(path: Path, change: Callable[[dict[str, Any]], None], hive: int = 1) -> None:
    """Changed by somebody who knows how to make a seal that fits."""
    content: dict[str, Any] = msgspec.to_builtins(hive_file.read(path))
    change(content)
    written = {"hive": hive, "content": content, "seal": digest(content)}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(written), indent=2))


def future(path: Path) -> None:
    sealed(path, lambda content: content["record"].update(format=99))


def unknown_game(path: Path) -> None:
    sealed(path, lambda content: content["record"]["setup"].update(game="wasps"))


def forged(path: Path) -> None:
    sealed(path, lambda content: content["record"]["entries"].append({"kind": "act", "seat": 0, "text": "play S9"}))


def too_few(path: Path) -> None:
    sealed(path, lambda content: content["players"].pop())


def unknown_level(path: Path) -> None:
    sealed(path, lambda content: content["players"][1].update(kind="wizard"))


def foreign(path: Path) -> None:
    path.write_bytes(b"%PDF-1.7 no game at all")


def large(path: Path) -> None:
    with path.open("ab") as file:
        file.truncate(hive_file.MOST + 1)


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


HARMS = [
    (cut, "cut"),
    (altered, "altered"),
    (future, "too_new"),
    (unknown_game, "unknown_game"),
    (forged, "unplayable"),
    (too_few, "unplayable"),
    (unknown_level, "unplayable"),
    (foreign, "foreign"),
    (large, "too_large"),
    (folder, "folder"),
    (Path.unlink, "missing"),
]


@pytest.mark.parametrize(("harm", "key"), HARMS)
def test_a_file_that_cannot_be_opened_is_refused_in_a_sentence_and_harms_nothing(
    unfinished: Path, sitting: Sitting, harm: Callable[[Path], None], key: str
) -> None:
    harm(unfinished)
    before = library(sitting), unfinished.read_bytes() if unfinished.is_file() else None
    choosing(sitting, unfinished)
    press(Qt.Key.Key_O, CONTROL)
    assert told(sitting) == say(f"trouble.file.{key}", file="ours.hive")
    assert sitting.window.stack.currentWidget() is sitting.window.home
    assert (library(sitting), unfinished.read_bytes() if unfinished.is_file() else None) == before
    sitting.window.resume()
    sitting.rest()
    assert sitting.stage.kind == "cover"


def test_a_bad_file_from_another_start_leaves_the_table_and_covers_the_hand(sitting: Sitting, tmp_path: Path) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    play = sitting.play
    sitting.window.come_forward(str(tmp_path / "none.hive"))
    assert sitting.window.play is play
    assert sitting.stage.kind == "cover"
    assert told(sitting) == say("trouble.file.missing", file="none.hive")


def test_a_copy_that_cannot_be_written_is_told(sitting: Sitting, tmp_path: Path) -> None:
    sitting.start(people(1, 1))
    (tmp_path / "stone").write_text("a file, no folder")
    choosing(sitting, tmp_path / "stone" / "a.hive")
    press(Qt.Key.Key_S, CONTROL)
    assert told(sitting) == say("trouble.file.read_only", file="a.hive")


@pytest.mark.parametrize(
    ("name", "shown"), [("a\u202eb.hive", "a\ufffdb.hive"), ("x\udcff", "x\ufffd"), ("y" * 200, "y" * 59 + "…")]
)
def test_strange_names_of_files_stand_in_a_sentence(name: str, shown: str) -> None:
    assert file_name(Path(name)) == shown


@pytest.mark.parametrize(
    "wrong",
    [
        lambda marks: marks["players"][1].update(kind="wizard"),
        lambda marks: marks["players"].pop(),
        lambda marks: marks.update(players="nobody"),
        lambda marks: marks.update(hinted=[77]),
        lambda marks: marks.update(assisted="perhaps"),
        lambda marks: marks.clear(),
    ],
)
def test_a_game_with_marks_of_no_table_here_is_opened_without_them(
    unfinished: Path, sit: Sit, wrong: Callable[[dict[str, Any]], object]
) -> None:
    def change(content: dict[str, Any]) -> None:
        wrong(content["marks"])

    sealed(unfinished, change)
    sitting = sit()
    for game in sitting.window.shelf.library.games():
        sitting.window.shelf.library.delete(game.id)
    choosing(sitting, unfinished)
    press(Qt.Key.Key_O, CONTROL)
    sitting.rest()
    assert sitting.stage.kind == "cover"
    assert [player.kind for player in sitting.play.session.players] == ["human", "human"]
    assert sitting.play.session.counsel.given_to == ()
    sitting.window.go_home()
    assert len(sitting.window.shelf.library.games()) == 1
