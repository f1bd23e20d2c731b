"""The window: turns pages, keeps the shelf, and carries out commands. It holds no rule and paints nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from tabletop.art.focus import FocusRing
from tabletop.pages.home import OPEN, Home
from tabletop.panels.look import Look
from tabletop.texts import say

if TYPE_CHECKING:
    from tabletop.files import Files
    from tabletop.keys import Keys
    from tabletop.pages.play import Play
    from tabletop.pages.result import Result
    from tabletop.pages.set_up import SetUp
    from tabletop.pages.settings import SettingsPage
    from tabletop.panels.overlay import Overlay
    from tabletop.play import Clock, Player
    from tabletop.preferences import Preferences
    from tabletop.shelf import Maker, Shelf, Value

SMALLEST = QSize(1024, 640)
USUAL = QSize(1280, 800)
FRAME = QSize(8, 48)
"""Room for what the desktop draws round a window."""


class Window(QMainWindow):
    """The main window. Pages are made when they are first needed; the shelf is opened once Home is painted."""

    def __init__(self, look: Look, folder: Path, clock: Clock | None = None) -> None:
        super().__init__()
        self.look = look
        self.folder = folder
        self._clock = clock
        self._shelf: Shelf | None = None
        self.play: Play | None = None
        self.result: Result | None = None
        self.set_up: SetUp | None = None
        self.settings: SettingsPage | None = None
        self.home = Home(look)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.home)
        self.setCentralWidget(self.stack)
        self.ring = FocusRing(self, lambda: look.theme)
        # On a smaller screen (a laptop at 200 %) a window of this size would have Confirm below its edge.
        room = QGuiApplication.primaryScreen().availableSize() - FRAME
        self.setMinimumSize(SMALLEST.boundedTo(room))
        self.resize(USUAL.boundedTo(room))
        self.setWindowTitle(say("app.name"))
        self.home.painted.connect(self.open_shelf)
        self.home.opened.connect(self.open_box)
        self.home.resumed.connect(self.resume)
        self.home.rules_asked.connect(self.show_rules)
        self.home.settings_asked.connect(self.show_settings)
        look.changed.connect(self.ring.update)  # a slot of the ring: Qt lets go of it with the ring

    # Start and end

    def open_shelf(self) -> None:
        """Makes what the first painting did without: keys, sheet, library and settings; a second call does nothing."""
        self.keys.refresh()
        self.overlay.hide()
        _ = self.shelf
        if self.stack.currentWidget() is self.home:  # who was quicker than the painting sits at a table already
            self.home.first_focus()

    @cached_property
    def keys(self) -> Keys:
        """The commands."""
        from tabletop.deeds import deeds, places
        from tabletop.keys import Keys

        return Keys(self, deeds(self), lambda: places(self))

    @cached_property
    def files(self) -> Files:
        """Game files."""
        from tabletop.files import Files

        return Files(self)

    @cached_property
    def preferences(self) -> Preferences:
        """The settings in force."""
        from tabletop.preferences import Preferences

        return Preferences(self)

    @cached_property
    def overlay(self) -> Overlay:
        """The sheet over the window."""
        from tabletop.panels.overlay import Overlay

        made = Overlay(self.look, self.stack)
        made.focus_lost.connect(self._to_table)
        return made

    @property
    def shelf(self) -> Shelf:
        """Library and settings; opened by the first who asks."""
        if self._shelf is None:
            from tabletop.play import SystemClock
            from tabletop.shelf import Shelf

            self._shelf = Shelf(self.folder, self._clock or SystemClock())
            self.preferences.apply()
            self.home.look_at(self._shelf.settings.last_game)
            self.home.show_waiting(*self._shelf.offered())
            notices = self._shelf.notices()
            if notices:
                self.home.banner.tell("\n".join(notices))
        return self._shelf

    def closeEvent(self, event: QCloseEvent) -> None:
        self._close_table()
        if self._shelf is not None:
            self._shelf.close()
        event.accept()

    def come_forward(self, file: str = "") -> None:
        """Another start of the program called, perhaps with a game file."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        if file:
            self.files.open(Path(file))

    # Shelter, for what broke

    def take_shelter(self) -> None:
        """Covers an open hand and closes what lies over the window."""
        self.overlay.dismiss()
        if self.play is not None:
            self.play.hide_now()

    def go_home(self) -> None:
        """Leaves the table; the game is kept."""
        self._close_table()
        self.setWindowTitle(say("app.name"))
        self.home.show_waiting(*self.shelf.offered())
        self.turn_to(self.home)
        self.home.first_focus()

    # From page to page

    def open_box(self, game: str) -> None:
        """Set-up for the box of ``game``, with last time's seats."""
        from tabletop.pages.set_up import SetUp

        if self.set_up is None:
            self.set_up = SetUp(self.look)
            self.set_up.left.connect(self.go_home)
            self.set_up.started.connect(self.start)
            self.set_up.house.deck_asked.connect(self.files.choose_deck)
            self.stack.addWidget(self.set_up)
        found, players, options = self.shelf.box(game)
        self.set_up.house.show_game(found, *self.shelf.last_house(game))
        self.set_up.show_game(found, players, options)
        self.setWindowTitle(say("app.title.game", game=say(f"{game}.title")))
        self.turn_to(self.set_up)
        self.set_up.first_focus()

    def start(self, players: list[Player], seed: int | None, options: dict[str, Value] | None = None) -> None:
        """A new game with these seats: the one that was set up, or the first of the shelf."""
        from tabletop.play.house import House

        game = self.set_up.game if self.set_up is not None else OPEN[0]
        self.shelf.remember(players, game, options)
        house, deck = House(), None
        if self.set_up is not None:
            house, deck = self.set_up.house.house, self.set_up.house.deck
            self.shelf.remember_house(game, house, self.set_up.house.deck_file)
        self._sit_down(lambda: self.shelf.begin(players, seed, game=game, options=options, house=house, deck=deck))

    def resume(self, number: int | None = None) -> None:
        """Goes on with that game of the library, or the last unfinished one: a cover or the public table."""
        self._sit_down(lambda: self.shelf.resume(number))

    def rematch(self) -> None:
        """The same people once more, with another first seat."""
        if self.play is not None:
            session = self.play.session
            setup, players = session.rematch()
            house, deck = session.house, session.deck()
            self._sit_down(lambda: self.shelf.begin(players, None, setup, house=house, deck=deck))

    def _sit_down(self, find_game: Callable[[], Maker]) -> None:
        from tabletop.deeds import serve
        from tabletop.pages.play import Play
        from tabletop.shelf import Trouble

        try:
            maker = find_game()
        except Trouble as trouble:
            self.go_home()
            self.home.banner.tell(trouble.sentence)
            return
        self._close_table(keep_writer=True)
        self.play = play = Play(self.look, maker, self.shelf.clock, self.shelf.settings.idle_seconds)
        self.home.look_at(play.session.setup.game)
        play.titled.connect(self._title)
        serve(self, play)
        self.stack.addWidget(play)
        self.turn_to(play)
        self._title()  # a cover tells no round
        play.begin()

    def show_result(self) -> None:
        """The podium of the game that has just ended."""
        from tabletop.pages.result import Result

        if self.play is None or self.play.session.outcome() is None:
            return
        if self.result is None:
            self.result = Result(self.look)
            self.result.rematch_asked.connect(self.rematch)
            self.result.home_asked.connect(self.go_home)
            self.result.table_asked.connect(self.back_to_table)
            self.result.copy_asked.connect(self.files.save)
            self.stack.addWidget(self.result)
        self.result.show_end(self.play.session, self.play.showing.close_look.hands())
        self.turn_to(self.result)
        self.result.first_focus()

    def back_to_table(self) -> None:
        """From the result to the table, which is open as it ended."""
        if self.play is not None:
            self.turn_to(self.play)
            self.play.side.table.setFocus()

    def show_settings(self) -> None:
        """The settings, from anywhere."""
        self.preferences.show_page()

    def show_rules(self, phase: str = "") -> None:
        """The rules in our own words, opened at ``phase`` or the phase that is on."""
        from tabletop.reading import show_rules

        show_rules(self, phase or (self.play.phase() if self.play is not None else ""))

    def step_back(self) -> None:
        """Esc: see ``deeds``."""
        from tabletop.deeds import step_back

        step_back(self)

    def leave(self) -> None:
        """Back to Home from anywhere; from Home, the program ends."""
        if self.stack.currentWidget() is self.home:
            self.close()
        else:
            self.go_home()

    def turn_to(self, page: QWidget) -> None:
        """Shows ``page``, which is one of the stack's."""
        self.overlay.dismiss()
        self.stack.setCurrentWidget(page)
        self.keys.refresh()

    def _close_table(self, *, keep_writer: bool = False) -> None:
        if self.play is not None:
            play, self.play = self.play, None
            play.close_table()
            self.stack.removeWidget(play)
            play.deleteLater()
            if self.result is not None:
                self.result.leave()
        if self._shelf is not None and not keep_writer:
            self._shelf.put_back()

    def _to_table(self) -> None:
        if self.play is not None and self.stack.currentWidget() is self.play:
            self.play.first_focus()

    def _title(self, round_number: int = 0) -> None:
        if self.play is not None:
            game = say(f"{self.play.session.setup.game}.title")
            key = "app.title" if round_number else "app.title.game"
            self.setWindowTitle(say(key, game=game, round=round_number))
            self.keys.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keys.press(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.look.fit(self.size())
