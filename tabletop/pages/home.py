"""Home: the wordmark, Continue with a public picture of the table, and the shelf of four boxes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop.art.pictures import picture
from tabletop.panels.banner import Banner
from tabletop.panels.boxes import OnShelf, ShelfRow
from tabletop.panels.look import Look
from tabletop.panels.welcome import Welcome
from tabletop.panels.widgets import button, column, frame, label, put_icon, relabel, row, scrolled
from tabletop.table.games import is_placed
from tabletop.texts import listed, say

if TYPE_CHECKING:
    from tabletop.panels.thumbnail import Thumbnail

SHELF = (
    OnShelf("bears_and_bees", (2, 5), "30", "hands", closed=not is_placed("bears_and_bees")),
    OnShelf("secret_kingdom", (2, 5), "20", "open", closed=not is_placed("secret_kingdom")),
    OnShelf("bear_necessities", (2, 6), "45", "hands", closed=not is_placed("bear_necessities")),
    OnShelf("beesness", (3, 5), "40", "ballots", closed=not is_placed("beesness")),
)

OPEN = tuple(thing.game for thing in SHELF if not thing.closed)
"""The games that this version plays, those that have a place on the table; New game is for the first of them."""

TALL_ENOUGH = 700
"""A window less high, in pixels at 100 %, has no room for the welcome above the boxes."""


@dataclass(frozen=True)
class Waiting:
    """An unfinished game, as Home may show it: public facts only. ``seats``: (mark, initial, two counts); ``symbols``
    are those of the counts."""

    game: str
    round: int
    names: str
    seats: list[tuple[int, str, int, int]]
    symbols: tuple[str, str]


def dropped_file(data: QMimeData) -> str:
    """The path of the one file that is dragged; empty where it is none of this machine's, or several."""
    urls = data.urls()
    return urls[0].toLocalFile() if len(urls) == 1 else ""


class Home(QWidget):
    """Signals: ``opened`` (a box), ``resumed`` (Continue), ``all_asked`` (All games), ``rules_asked``,
    ``settings_asked``, ``file_asked``, ``file_dropped`` with its path; ``painted``, once, when the first picture
    stands. ``at`` is the game that the player looks at: that of the box which had the focus last."""

    opened = Signal(str)
    resumed = Signal()
    all_asked = Signal()
    rules_asked = Signal()
    settings_asked = Signal()
    file_asked = Signal()
    file_dropped = Signal(str)
    painted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._fresh = True
        self.at = OPEN[0]
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.banner = Banner(look)
        self._logo = QLabel()
        self._logo.setAccessibleName(say("app.name"))
        self._tagline = label(say("home.tagline"), "caption")
        self._rules = button(say("home.rules"), self.rules_asked.emit, "quiet")
        self._settings = button(say("home.settings"), self.settings_asked.emit, "quiet")
        self.open_file = button(say("home.open"), self.file_asked.emit, "quiet")
        self.setAcceptDrops(True)
        closed = [say(f"box.{thing.game}") for thing in SHELF if thing.closed]
        self._soon = label(say("home.soon.line", games=listed(closed)) if closed else "", "caption")
        if not closed:
            self._soon.hide()
        self._footer = label(say("home.footer"), "small")
        self.shelf = ShelfRow(look, SHELF)
        self.shelf.opened.connect(self.opened)
        self.shelf.reached.connect(self.look_at)
        self.welcome = Welcome(look)
        self.welcome.begun.connect(lambda: self.opened.emit(OPEN[0]))
        self._room = QWidget()
        self._layout = QVBoxLayout(self._room)
        self._build()
        look.changed.connect(self._dress)
        self._dress()

    def _build(self) -> None:
        top = row(gap=8)
        top.addLayout(column(self._logo, self._tagline, gap=0), 1)
        top.addWidget(self.open_file, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self._rules, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self._settings, 0, Qt.AlignmentFlag.AlignTop)
        self._layout.addLayout(top)
        self._layout.addWidget(self.banner)
        self._layout.addWidget(self._made_continue())
        self._layout.addWidget(self.welcome)
        self._layout.addWidget(self.shelf, 1)
        for made in (self._soon, self._footer):
            made.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._layout.addLayout(column(self._soon, self._footer, gap=0))
        self._scroll = scrolled(self._room)
        self.setLayout(column(self._scroll))

    def _made_continue(self) -> QWidget:
        """The sheet that goes on with the last game and leads to all of them; hidden where there is none."""
        self._sheet = frame("sheet")
        self._game = label("", "subheading")
        self._line = label("", "caption")
        self.go_on = button(say("home.continue"), self.resumed.emit, "primary")
        self.all_games = button(say("home.all"), self.all_asked.emit)
        self.thumbnail: Thumbnail | None = None
        self._waits = ""
        self._inside = layout = row(gap=20)
        layout.addLayout(column(None, self._game, self._line, None, gap=2), 1)
        layout.addLayout(row(None, self.all_games, self.go_on, gap=20))
        self._sheet.setLayout(layout)
        self._sheet.hide()
        return self._sheet

    def show_waiting(self, waiting: Waiting | None, more: bool = False) -> None:
        """Offers an unfinished game first, or none; and all of them where there are ``more``."""
        self._waits = waiting.game if waiting is not None else ""
        self._sheet.setVisible(bool(self._waits) or more)
        for made in (self._game, self.go_on):
            made.setVisible(bool(self._waits))
        self.all_games.setVisible(more)
        if waiting is None:
            self._line.setText(say("home.all.line"))
            self._fit()
            return
        game = say(f"box.{waiting.game}")
        self._game.setText(game)
        line = "home.continue.line" if waiting.round else "home.continue.early"
        self._line.setText(say(line, round=waiting.round, names=waiting.names))
        spoken = say("home.continue.spoken", game=game, round=waiting.round, names=waiting.names)
        self.go_on.setAccessibleName(spoken)
        if self.thumbnail is None:
            from tabletop.panels.thumbnail import Thumbnail

            self.thumbnail = Thumbnail(self.look)
            self._inside.insertWidget(0, self.thumbnail)
        self.thumbnail.show_seats(waiting.seats, waiting.symbols)
        self._fit()

    def look_at(self, game: str) -> None:
        """The player looks at ``game``, if it is one that this version plays."""
        if game in OPEN:
            self.at = game

    def first_focus(self) -> None:
        """Puts the focus where Enter does what most want: Continue, else the box of the game that was at hand last."""
        if self.go_on.isVisible():
            self.look_at(self._waits)
            self.go_on.setFocus()
        else:
            self.shelf.boxes[self.at].setFocus()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_file(event.mimeData())
        if path:
            event.acceptProposedAction()
            # Later: whoever holds the other end of the drag waits for this to return.
            QTimer.singleShot(0, self, lambda: self.file_dropped.emit(path))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._fresh:
            self._fresh = False
            QTimer.singleShot(0, self.painted.emit)  # its children are painted in the same pass

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        """Margins grow with the window; the shelf is never wider than reads well."""
        theme = self.look.theme
        side = max(theme.px(28), (self.width() - theme.px(1480)) // 2)
        above = max(theme.px(14), (self.height() - theme.px(900)) // 2)
        self._layout.setContentsMargins(side, above, side, max(theme.px(8), above // 2))
        self._layout.setSpacing(theme.px(12))
        self.welcome.fit(self.width() - 2 * side)
        self.welcome.setVisible(not self._waits and self.height() >= theme.px(TALL_ENOUGH))
        wide = min(theme.px(300), self.width() * 2 // 5)
        self._logo.setPixmap(picture("logo_dark" if theme.dark else "logo", wide, self.devicePixelRatioF()))
        narrow = self.width() < theme.px(620)
        # Two buttons and a long name are too much for one line.
        below = narrow and bool(self._waits) and not self.all_games.isHidden()
        self._inside.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)
        if self.thumbnail is not None:
            self.thumbnail.setVisible(bool(self._waits) and not narrow)
        self._fit_top(self.width() - 2 * side - wide, narrow)

    def _fit_top(self, room: int, narrow: bool) -> None:
        """The buttons beside the wordmark keep their words as long as ``room`` pixels are enough for them."""
        theme = self.look.theme
        buttons = {"open": self.open_file, "rules": self._rules, "settings": self._settings}
        for name, made in buttons.items():
            relabel(made, say(f"home.{name}"))
            put_icon(made, name, theme.colour("ink"), theme.px(22))
            made.ensurePolished()
        wanted = sum(made.sizeHint().width() + 8 for made in buttons.values())
        if narrow or wanted + self._scroll.verticalScrollBar().sizeHint().width() > room:
            for made in buttons.values():
                made.setText("")

    def _dress(self) -> None:
        theme = self.look.theme
        margin = theme.px(12)
        self._inside.setContentsMargins(margin, margin, theme.px(24), margin)
        self._fit()
        self.update()
