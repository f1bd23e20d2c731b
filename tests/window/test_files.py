"""The system's own dialogs, in a real window: a game is opened and a copy saved by typing where it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from rules.kernel.match import Match, Setup
from tabletop.files import FileDialogs
from tabletop.store import hive_file
from tabletop.store.hive_file import HiveFile
from tabletop.texts import say
from tests.window.conftest import Sit
from tests.window.person import GLANCE, Person, people


class Clerk:
    """Types ``path`` into the dialog that comes up, then Return; without a path it is Escape. ``seen`` are the
    dialogs' titles."""

    def __init__(self, person: Person, path: Path | None) -> None:
        self.person = person
        self.path = path
        self.seen: list[str] = []
        self.typed = False

    def look(self) -> None:
        """Does the next thing, where the dialog is ready for it."""
        dialog, focus = QApplication.activeModalWidget(), QApplication.focusWidget()
        if not isinstance(dialog, QFileDialog) or not dialog.isActiveWindow() or not isinstance(focus, QLineEdit):
            return
        if dialog.windowTitle() not in self.seen:
            self.seen.append(dialog.windowTitle())
        if self.path is None:
            self.person.screen.xdotool("key", "Escape")
        elif not self.typed:
            self.typed = True
            focus.selectAll()
            self.person.screen.xdotool("type", str(self.path))
        elif focus.text() == str(self.path):
            self.person.screen.xdotool("key", "Return")


@contextmanager
def typing(person: Person, path: Path | None) -> Iterator[Clerk]:
    """Somebody who answers the real dialogs, and them alone, in this block."""
    usual, person.window.files.dialogs = person.window.files.dialogs, FileDialogs(person.window)
    clerk = Clerk(person, path)
    timer = QTimer()
    timer.setInterval(10 * GLANCE)  # a key at a time: the dialog hears it before the next
    timer.timeout.connect(clerk.look)
    timer.start()
    yield clerk
    timer.stop()
    person.window.files.dialogs = usual
    assert set(person.ears.dialogs) == {"QFileDialog"}
    person.ears.dialogs.clear()


def somewhere(folder: Path) -> Path:
    """A game file in a folder of its own, as another table saved it."""
    folder.mkdir()
    path = folder / "theirs.hive"
    match = Match.start(Setup("bears_and_bees", 2, 5))
    hive_file.write(path, HiveFile(match.record(), msgspec.to_builtins(people(2)), {}, hidden=True))
    return path


def test_a_game_comes_up_from_the_file_that_is_chosen(sit: Sit, tmp_path: Path) -> None:
    path = somewhere(tmp_path / "elsewhere")
    person = sit()
    with typing(person, path) as clerk:
        person.screen.xdotool("key", "ctrl+o")
        person.until(lambda: person.window.play is not None, "the game is up")
    assert clerk.seen == [say("home.open")]
    assert [player.name for player in person.play.session.players] == [player.name for player in people(2)]
    person.until(lambda: person.play.session.stage.kind == "cover", "somebody is called")


def test_a_copy_is_written_where_somebody_wants_it(sit: Sit, tmp_path: Path) -> None:
    person = sit()
    person.window.start(people(1, bots=1), 3)
    person.until_asked()
    path = tmp_path / "ours"
    with typing(person, path) as clerk:
        person.screen.xdotool("key", "ctrl+s")
        person.until(person.window.overlay.isVisible, "it says that it is saved")
    assert clerk.seen == [say("hive.save.hidden")]
    saved = hive_file.read(path.with_suffix(".hive"))  # the ending comes by itself
    assert saved.hidden
    assert saved.record.setup == person.play.session.setup


def test_who_thinks_better_of_it_is_where_they_were(sit: Sit) -> None:
    person = sit()
    with typing(person, None) as clerk:
        person.screen.xdotool("key", "ctrl+o")
        person.until(lambda: bool(clerk.seen) and QApplication.activeModalWidget() is None, "the dialog is gone")
    assert person.window.play is None
    assert person.window.home.isVisible()
