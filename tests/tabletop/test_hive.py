"""Games as files: saved at the table and on the result, opened from Home, and known again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from rules.kernel.match import Match
from tabletop.panels.look import Look
from tabletop.store import hive_file
from tabletop.texts import say
from tests.tabletop.chosen import CONTROL, choosing, library, told
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people, press


def elsewhere(path: Path, look: Look, **changes: Any) -> Path:
    """The same game as another machine would have saved it: other names, so that it is none of ours."""
    found = hive_file.read(path)
    players = [{**player, "name": f"{player['name']} II"} for player in found.players]
    marks = {**found.marks, "players": players}
    other = path.with_name("theirs.hive")
    hive_file.write(other, msgspec.structs.replace(found, players=players, marks=marks, **changes))
    return other


def test_a_copy_of_an_open_hand_covers_it_and_says_what_it_holds(sitting: Sitting, tmp_path: Path) -> None:
    sitting.start(people(2))
    sitting.to_choice()
    assert sitting.play.session.viewer is not None
    chosen = choosing(sitting, tmp_path / "a.hive")
    press(Qt.Key.Key_S, CONTROL)
    assert sitting.stage.kind == "cover"
    assert chosen.asked == [say("hive.save.hidden")]
    assert told(sitting) == say("hive.saved.hidden", file="a.hive")
    assert hive_file.read(tmp_path / "a.hive").hidden
    press(Qt.Key.Key_Escape)
    assert sitting.stage.kind == "cover"


def test_a_copy_of_any_game_is_told_of_in_words_that_are_true_of_all() -> None:
    """Beesness has no cards, and what is hidden in it are ballots."""
    assert not any("card" in say(key, file="a.hive") for key in ("hive.save.hidden", "hive.saved.hidden", "hive.saved"))


def test_the_copy_is_of_the_game_that_was_on_when_it_was_asked_for(
    unfinished: Path, sitting: Sitting, look: Look, tmp_path: Path
) -> None:
    """While the dialog is open, another start brings a game that is not over: its hidden cards must not be taken for
    those of the one that is."""
    theirs = elsewhere(unfinished, look)
    sitting.start(people(2))
    sitting.to_end()
    number = sitting.window.shelf.number
    assert number is not None
    chosen = choosing(sitting, tmp_path / "ended.hive")
    to_save = chosen.to_save

    def slowly(title: str, usual: str, kind: str, ending: str) -> Path | None:
        sitting.window.come_forward(str(theirs))
        sitting.rest()
        return to_save(title, usual, kind, ending)

    chosen.to_save = slowly  # type: ignore[method-assign]
    sitting.window.files.save()
    assert sitting.window.shelf.number != number
    assert told(sitting) == say("hive.saved", file="ended.hive")
    saved = hive_file.read(tmp_path / "ended.hive")
    assert not saved.hidden
    assert saved.record == sitting.window.shelf.library.load(number)[0]


def test_a_game_goes_on_from_its_file_on_another_machine(
    unfinished: Path, sitting: Sitting, look: Look, tmp_path: Path
) -> None:
    there = Sitting(tmp_path / "there", look)
    try:
        choosing(there, unfinished)
        press(Qt.Key.Key_O, CONTROL)
        there.until(lambda: there.window.play is not None)
        there.rest()
        assert there.stage.kind == "cover"
        assert [player.name for player in there.play.session.players] == ["Ana", "Ben"]
        kept, _, _ = there.window.shelf.library.load(1)
        assert Match.load(kept).digest() == Match.load(hive_file.read(unfinished).record).digest()
        there.answer(lambda actions: actions[0])
        there.answer(lambda actions: actions[0])
        assert len(there.window.shelf.library.load(1)[0].entries) > len(kept.entries)
    finally:
        there.window.close()
        there.window.deleteLater()


def test_the_same_file_twice_is_one_game(unfinished: Path, sitting: Sitting, look: Look) -> None:
    before = library(sitting)
    sitting.window.files.open(unfinished)
    sitting.rest()
    assert told(sitting) == say("hive.known", file="ours.hive")
    other = elsewhere(unfinished, look)
    bytes_before = other.read_bytes()
    for _ in range(2):
        sitting.window.go_home()
        sitting.window.files.open(other)
        sitting.rest()
    assert len(library(sitting)) == len(before) + 1
    assert [player.name for player in sitting.play.session.players] == ["Ana II", "Ben II"]
    assert other.read_bytes() == bytes_before


def test_a_file_is_known_when_its_game_has_gone_on(unfinished: Path, sitting: Sitting) -> None:
    sitting.window.resume()
    sitting.rest()
    for _ in range(4):
        sitting.answer(lambda actions: actions[0])
    sitting.window.go_home()
    before = library(sitting)
    sitting.window.files.open(unfinished)
    sitting.rest()
    assert library(sitting) == before


def test_a_finished_game_is_saved_from_its_result_and_opens_at_its_end(sit: Sit, tmp_path: Path, look: Look) -> None:
    sitting = sit()
    sitting.start(people(1, 1))
    sitting.to_end()
    sitting.until(lambda: sitting.window.stack.currentWidget() is sitting.window.result)
    assert sitting.window.result is not None
    chosen = choosing(sitting, tmp_path / "end.hive")
    click(sitting.window.result.save)
    assert chosen.asked == [say("hive.save")]
    assert told(sitting) == say("hive.saved", file="end.hive")
    assert b'"name": "Ana"' in (tmp_path / "end.hive").read_bytes()
    title = sitting.window.result.title.text()
    there = Sitting(tmp_path / "there", look)
    try:
        there.window.files.open(tmp_path / "end.hive")
        there.until(lambda: there.window.result is not None)
        assert there.window.result is not None
        assert there.window.result.title.text() == title
        assert there.window.shelf.offered() == (None, True)  # it is over, and kept
    finally:
        there.window.close()
        there.window.deleteLater()


def dragged(over: QWidget, data: QMimeData, kind: QEvent.Type) -> QDropEvent:
    """What ``over`` makes of it that ``data`` is dragged to its middle. Qt 6.12 makes a QDragEnterEvent otherwise than
    before, this one as ever.
    """
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPointF(over.rect().center()), copy, data, left, none, kind)
    event.ignore()
    QApplication.sendEvent(over, event)
    return event


def test_a_file_dropped_on_home_is_opened(unfinished: Path, sitting: Sitting) -> None:
    home = sitting.window.home
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(unfinished))])
    assert dragged(home, data, QEvent.Type.DragEnter).isAccepted()
    dragged(home, data, QEvent.Type.Drop)
    sitting.until(lambda: sitting.window.play is not None)


@pytest.mark.parametrize("urls", [[], ["https://example.org/a.hive"], ["file:///a.hive", "file:///b.hive"]])
def test_what_is_no_single_file_cannot_be_dropped(sitting: Sitting, urls: list[str]) -> None:
    home = sitting.window.home
    data = QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    assert not dragged(home, data, QEvent.Type.DragEnter).isAccepted()


def test_who_thinks_better_of_it_changes_nothing(sitting: Sitting) -> None:
    chosen = choosing(sitting, None)
    click(sitting.window.home.open_file)
    assert chosen.asked == [say("home.open")]
    assert sitting.window.stack.currentWidget() is sitting.window.home
    sitting.start(people(1, 1))
    press(Qt.Key.Key_S, CONTROL)
    assert len(chosen.asked) == 2
    assert not sitting.window.overlay.isVisible()
