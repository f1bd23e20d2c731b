"""Files that people choose: asks for one with the system's own dialog, opens it as a game, saves a copy of the game.

The one place where a dialog of the system is right. It turns pages through the window and opens no file itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from tabletop.panels.speech import announce
from tabletop.panels.widgets import label
from tabletop.texts import say

if TYPE_CHECKING:
    from tabletop.window import Window

ENDING = ".hive"


class FileDialogs:
    """Asks for a file above ``window``; ``None`` where the player thinks better of it."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def to_open(self, title: str, kind: str, ending: str) -> Path | None:
        """A file to read."""
        kinds = f"{kind} (*{ending});;{say('files.any')} (*)"
        chosen, _ = QFileDialog.getOpenFileName(self._window, title, "", kinds)
        return Path(chosen) if chosen else None

    def to_save(self, title: str, usual: str, kind: str, ending: str) -> Path | None:
        """A file to write, ``usual`` where nobody names another, always with ``ending``. Asks before replacing one."""
        dialog = QFileDialog(self._window, title, usual, f"{kind} (*{ending})")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ending.lstrip("."))
        chosen = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        return Path(chosen[0]) if chosen else None


class Files:
    """What ``window`` does with files. ``dialogs`` may be another who knows which file is wanted."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.dialogs = FileDialogs(window)
        window.home.file_asked.connect(self.choose)
        window.home.file_dropped.connect(lambda path: self.open(Path(path)))

    def choose(self) -> None:
        """Asks for a game file and opens it."""
        path = self.dialogs.to_open(say("home.open"), say("hive.kind"), ENDING)
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Opens a game file: the game in it joins the library and is sat down to; or says why it cannot be opened."""
        from tabletop.hive import file_name, take_in
        from tabletop.shelf import Trouble

        self.window.take_shelter()
        try:
            number, known = take_in(self.window.shelf, path)
        except Trouble as trouble:
            self.tell(say("home.open"), trouble.sentence)
            return
        self.window.resume(number)
        if known:
            self.tell(say("home.open"), say("hive.known", file=file_name(path)))

    def choose_deck(self) -> None:
        """Asks for a deck file for the game that is being set up; the page says where it is faulty."""
        if self.window.set_up is not None:
            path = self.dialogs.to_open(say("setup.deck.choose"), say("setup.deck.kind"), ".toml")
            if path is not None:
                self.window.set_up.house.use_deck(path)

    def save(self) -> None:
        """Saves a copy of the game that is on where the player wants it, and says what is in it."""
        from tabletop.hive import save_copy, usual_name
        from tabletop.shelf import Trouble

        window = self.window
        if window.play is None:
            return
        window.take_shelter()
        session = window.play.session
        over, number = session.stage.kind == "over", window.shelf.number
        title = say("hive.save" if over else "hive.save.hidden")
        path = self.dialogs.to_save(title, usual_name(session.setup.game), say("hive.kind"), ENDING)
        if path is None:
            return
        try:
            # While the dialog was open, another start may have brought another game to the table.
            self.tell(say("hive.save"), save_copy(window.shelf, number, path, over=over))
        except Trouble as trouble:
            self.tell(say("hive.save"), trouble.sentence)

    def tell(self, title: str, sentence: str) -> None:
        """Says it: on Home in the banner, elsewhere on a sheet that goes away by Esc."""
        if self.window.stack.currentWidget() is self.window.home:
            self.window.home.banner.tell(sentence)
        else:
            self.window.overlay.show_content(title, label(sentence, "prompt"))
            announce(self.window.overlay, sentence, urgent=True)
