"""Set-up: one page that seats people and bots, in the order of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from rules.kernel.game import Game
from tabletop.art.marks import MARKS
from tabletop.art.symbols import icon
from tabletop.pages.house_rules import HouseRules
from tabletop.pages.seating import newcomer
from tabletop.panels.bot_lines import BotLines
from tabletop.panels.look import Look
from tabletop.panels.options import Options, Value
from tabletop.panels.ring import Ring
from tabletop.panels.seat_row import SeatRow
from tabletop.panels.speech import announce
from tabletop.panels.widgets import button, column, frame, label, put_icon, row, scrolled
from tabletop.play import Player
from tabletop.texts import say, shown

SEED_DIGITS = 15


class SetUp(QWidget):
    """Signals: ``started`` with (players, seed or None, options), ``left``."""

    started = Signal(list, object, dict)
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.game, self._secret = "", "hands"
        self.seats = range(2, len(MARKS) + 1)
        self.players: list[Player] = []
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._back = button("", self.left.emit, "icon")
        self._back.setAccessibleName(say("button.back"))
        self._heading = label(say("setup.heading"), "heading")
        self.which = label("", "strong")
        self.which.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._hint = label(say("setup.hint"), "caption")
        self.add = button(say("setup.add"), self._add, "quiet")
        self.limit = label("", "caption")
        self.trouble = label("", "error")
        self.start = button(say("setup.start"), self.try_start, "primary")
        self.rows: list[SeatRow] = []
        self._rows = column(gap=8)
        self._body = QHBoxLayout()
        self._build()
        look.changed.connect(self._dress)
        self._dress()

    def _build(self) -> None:
        seats = frame("sheet")
        self._seats = QVBoxLayout(seats)
        self._seats.addWidget(self._hint)
        self._seats.addLayout(self._rows)
        below = row(self.add, gap=8)
        below.addWidget(self.limit, 1)
        self._seats.addLayout(below)
        self.bots = BotLines(self.look)
        self._seats.addWidget(self.bots)
        self._seats.addStretch(1)
        side = frame("sheet")
        self.ring = Ring(self.look)
        self._privacy = label("", "caption")
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(say("setup.seed"))
        self.seed.setAccessibleName(say("setup.seed"))
        self.seed.textChanged.connect(lambda _text: self._tell())
        self._seed_hint = label(say("setup.seed.hint"), "caption")
        self.advanced = button(say("setup.advanced"), role="quiet")
        self.advanced.setCheckable(True)
        self.advanced.toggled.connect(self._show_advanced)
        self._side = QVBoxLayout(side)
        self._side.addWidget(self.ring, 1)
        self._side.addWidget(label(say("setup.privacy.title"), "strong"))
        self._side.addWidget(self._privacy)
        self.options = Options(self.look)
        self._side.addWidget(self.options)
        self.house = HouseRules(self.look)
        self.house.changed.connect(self._tell)
        self._side.addWidget(self.house.market)
        self._side.addWidget(self.advanced, 0, Qt.AlignmentFlag.AlignLeft)
        self._side.addWidget(self.house)
        self._side.addWidget(self.seed)
        self._side.addWidget(self._seed_hint)
        self._body.addWidget(seats, 3)
        self._body.addWidget(side, 2)
        room = QWidget()
        self._room = QVBoxLayout(room)
        head = row(self._back, gap=8)
        head.addWidget(self._heading, 3)
        head.addWidget(self.which, 2)
        self._room.addLayout(head)
        self._room.addLayout(self._body, 1)
        self._page = scrolled(room)
        whole = column(self._page, gap=0)
        whole.addLayout(self._made_foot())  # Start stays in sight, however much there is to choose
        self.setLayout(whole)
        self._show_advanced(False)

    def _made_foot(self) -> QHBoxLayout:
        self._sign = QLabel()
        self._sign.hide()
        self._foot = row(self._sign, gap=8)
        self._foot.addWidget(self.trouble, 1)
        self._foot.addWidget(self.start)
        return self._foot

    def show_game(self, game: Game[Any], players: Sequence[Player], chosen: Mapping[str, Value]) -> None:
        """Which game it is, who sits there so far, and the options as they were chosen last time."""
        self.game, self.seats, self._secret = game.key, game.seats, game.secret
        self.which.setText(say(f"{game.key}.title"))
        self.options.show_options(game.key, game.options, chosen, [shown(player.name) for player in players])
        self.show_players(players)
        self._page.verticalScrollBar().setValue(0)  # a table is set from its heading down, wherever the last one ended

    def show_players(self, players: Sequence[Player]) -> None:
        """Seats ``players``; those of last time, mostly."""
        self.players = list(players)
        self._show()

    def first_focus(self) -> None:
        """Enter starts with last time's seats."""
        self.start.setFocus()

    def try_start(self) -> None:
        """Starts, or says what is missing."""
        self._read()
        reason = self.fault()
        if reason:
            self._tell()
            announce(self, reason, urgent=True)
            return
        seed = self.seed.text().strip()
        self.started.emit(self.players, int(seed) if seed else None, self.options.values())

    def fault(self) -> str:
        """Why the game cannot start as the page stands, as a sentence; empty where it can."""
        names: set[str] = set()
        for seat, player in enumerate(self.players):
            plain = " ".join(player.name.split()).casefold()
            if not any(letter.isprintable() and not letter.isspace() for letter in player.name):
                return say("setup.empty", seat=seat + 1)
            if plain in names:
                return say("setup.same", name=shown(player.name))
            names.add(plain)
        seed = self.seed.text().strip()
        if seed and not (seed.isascii() and seed.isdigit() and len(seed) <= SEED_DIGITS):
            return say("setup.seed.wrong")
        return ""

    def _read(self) -> None:
        for seat, made in enumerate(self.rows):
            name = " ".join(made.name.text().split())
            self.players[seat] = Player(name=name, kind=made.kind.currentData(), mark=made.mark.mark)

    def _show(self) -> None:
        """Makes the rows fit the players."""
        while len(self.rows) < len(self.players):
            made = SeatRow(self.look)
            seat = len(self.rows)
            made.changed.connect(self._changed)
            made.moved.connect(lambda by, seat=seat: self._move(seat, by))
            made.removed.connect(lambda seat=seat: self._remove(seat))
            made.mark_asked.connect(lambda seat=seat: self._next_mark(seat))
            self.rows.append(made)
            self._rows.addWidget(made)
        while len(self.rows) > len(self.players):
            made = self.rows.pop()
            self._rows.removeWidget(made)
            made.deleteLater()
        last = len(self.players) - 1
        for seat, (made, player) in enumerate(zip(self.rows, self.players, strict=True)):
            made.show_seat(seat, player.name, player.kind, player.mark)
            made.limit(first=seat == 0, last=seat == last, fewest=len(self.players) <= self.seats[0])
        self._tell()

    def _changed(self) -> None:
        self._read()
        self._tell()

    def _tell(self) -> None:
        """Everything on the page that follows from who sits there."""
        count = len(self.players)
        self.add.setEnabled(count < self.seats[-1])
        limits = {self.seats[0]: "fewest", self.seats[-1]: "most"}
        self.limit.setText(say(f"{self.game}.limit.{limits[count]}") if count in limits else "")
        humans = sum(player.kind == "human" for player in self.players)
        told = ("none", f"{self._secret}.single", f"{self._secret}.many")[min(humans, 2)]
        by_hand = told == "ballots.many" and self.house.house.ballots == "fists"
        self._privacy.setText(say("house.ballots.fists.secret" if by_hand else f"setup.privacy.{told}"))
        self.house.show_people(humans)
        self.bots.show_kinds({player.kind for player in self.players})
        reason = self.fault()
        self.trouble.setText(reason)
        self._sign.setVisible(bool(reason))
        self.start.setEnabled(not reason)
        self.ring.show_seats([(player.mark, shown(player.name)) for player in self.players])
        self.options.show_names([shown(player.name) for player in self.players])

    def _add(self) -> None:
        self.players.append(newcomer(self.players, "human"))
        self._show()
        self.rows[-1].name.setFocus()
        self.rows[-1].name.selectAll()

    def _remove(self, seat: int) -> None:
        del self.players[seat]
        self._show()

    def _move(self, seat: int, by: int) -> None:
        other = seat + by
        self.players[seat], self.players[other] = self.players[other], self.players[seat]
        self._show()
        follow = self.rows[other].up if by < 0 else self.rows[other].down
        (follow if follow.isEnabled() else self.rows[other].name).setFocus()

    def _next_mark(self, seat: int) -> None:
        """The next mark that nobody else has."""
        others = {player.mark for place, player in enumerate(self.players) if place != seat}
        mark = self.players[seat].mark
        while True:
            mark = (mark + 1) % len(MARKS)
            if mark not in others:
                break
        self.rows[seat].mark.show_mark(mark, self.players[seat].name)
        self._changed()

    def _show_advanced(self, wanted: bool) -> None:
        self.house.setVisible(wanted)
        self.seed.setVisible(wanted)
        self._seed_hint.setVisible(wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        theme = self.look.theme
        narrow = self.width() < theme.px(880)
        self._body.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        side = max(theme.px(24), (self.width() - theme.px(1300)) // 2)
        above = max(theme.px(16), (self.height() - theme.px(760)) // 2)
        self._room.setContentsMargins(side, above, side, theme.px(6))
        self._foot.setContentsMargins(side, theme.px(6), side, max(theme.px(12), above))
        self._room.setSpacing(theme.px(14))
        self._body.setSpacing(theme.px(16))

    def _dress(self) -> None:
        theme = self.look.theme
        size = theme.px(24)
        put_icon(self._back, "arrow_left", theme.colour("ink"), size)
        put_icon(self.add, "plus", theme.colour("ink"), size)
        self.ring.setMinimumHeight(theme.px(190))
        self._sign.setPixmap(icon("warning", theme.colour("error"), size).pixmap(size, size))
        self.start.setMinimumWidth(theme.px(180))
        margin = theme.px(18)
        for layout in (self._seats, self._side):
            layout.setContentsMargins(margin, margin, margin, margin)
            layout.setSpacing(theme.px(8))
        self._fit()
