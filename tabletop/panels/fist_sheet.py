"""A sheet over the table for ballots that people show with their hands: it counts, then one touch a seat enters them.

It knows what a game's texts say of each seat and keeps who has been entered; everything on it is public. Nothing is
done before the last seat is entered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tabletop.panels.flow import Flow
from tabletop.panels.look import Look
from tabletop.panels.name_label import NameLabel
from tabletop.panels.seat_mark import Seat, SeatMark
from tabletop.panels.speech import announce
from tabletop.panels.widgets import button, clear, column, label, put_icon, relabel, row, scrolled
from tabletop.texts import listed, say, shown
from tabletop.texts.pieces import Fist, Fists

COUNT = 0.8
"""Seconds that each word of the count stands, at every speed of the table: people's hands follow it."""
FROM = 3
WIDTH = 620


class FistRow(QWidget):
    """One seat: its mark, name and note, and a button for each thing that it may have shown. ``chosen``: one was
    touched."""

    chosen = Signal()

    def __init__(self, look: Look, told: Fist, seat: Seat) -> None:
        super().__init__()
        self.look = look
        self.told = told
        self.at: int | None = None
        self.name = shown(seat[1])
        self.buttons: list[QPushButton] = []
        choices = QWidget()
        flow = Flow(choices, look, 6)
        for place, (words, symbol) in enumerate(zip(told.words, told.symbols, strict=True)):
            made = button(words, partial(self.choose, place), "fist")
            made.setCheckable(True)
            made.setAccessibleName(say("house.fists.entered", name=self.name, words=words))
            if symbol:
                put_icon(made, symbol, None, look.theme.px(28))
            flow.addWidget(made)
            self.buttons.append(made)
        who = column(NameLabel(self.name, "strong"), label(told.note, "small"), gap=0)
        named = row(SeatMark(look, *seat, 40), gap=look.theme.px(8))
        named.addLayout(who)
        head = QWidget()
        head.setLayout(named)
        head.setFixedWidth(look.theme.px(190))
        self._inside = row(head, gap=look.theme.px(10))
        self._inside.addWidget(choices, 1)
        self.setLayout(self._inside)

    def height_for(self, width: int) -> int:
        """How high it is in that width, in pixels."""
        return self._inside.heightForWidth(width)

    @property
    def action(self) -> str:
        """What enters the choice; empty before one is touched."""
        return "" if self.at is None else self.told.actions[self.at]

    def choose(self, place: int) -> None:
        """That was shown; another one may still be touched instead."""
        self.at = place
        for number, made in enumerate(self.buttons):
            made.setChecked(number == place)
        announce(self, self.buttons[place].accessibleName())
        self.chosen.emit()


class FistSheet(QWidget):
    """``shown`` tells what all seats have shown, as (seat, action texts with ``; `` between); ``counting`` that the
    count has begun. ``clock`` gives seconds."""

    shown = Signal(list)
    counting = Signal()

    def __init__(self, look: Look, parent: QWidget, clock: Callable[[], float]) -> None:
        super().__init__(parent)
        self.look = look
        self.fists: Fists | None = None
        self.rows: list[FistRow] = []
        self.stage = "ready"
        """``ready``, ``count``, then ``enter``."""
        self._clock = clock
        self._began = 0.0
        self._seats: Sequence[Seat] = ()
        self._room = QRect()
        self.setProperty("role", "sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = label("", "subheading")
        self.note = label("", "caption")
        self.word = label("", "guest", wrap=False)
        self.word.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.closed = label("", "caption")
        self._table = QWidget()
        self._lines = QVBoxLayout(self._table)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._pane = scrolled(self._table)
        self.skip = button(say("house.count.skip"), self.enter, "quiet")
        self.start = button(say("house.count"), self.count, "primary")
        foot = QHBoxLayout()
        foot.addWidget(self.closed, 1)
        for made in (self.skip, self.start):
            foot.addWidget(made)
        self._layout = QVBoxLayout(self)
        for part, stretch in ((self.title, 0), (self.note, 0), (self.word, 1), (self._pane, 1)):
            self._layout.addWidget(part, stretch)
        self._layout.addLayout(foot)
        self._timer = QTimer(self, interval=50)
        self._timer.timeout.connect(self.tick)
        look.changed.connect(self._dress)
        self._dress()
        self.hide()

    def show_fists(self, fists: Fists | None, seats: Sequence[Seat], closed: Sequence[str] = ()) -> None:
        """Asks for ``fists``, or for none; the same again goes on where it is. ``seats`` are all at the table,
        ``closed`` the shown names of those whose ballots are in already."""
        if fists == self.fists:
            return
        self.fists, self._seats = fists, seats
        self.stage = "ready"
        self._timer.stop()
        self.closed.setText(say("house.fists.closed", names=listed(list(closed))) if closed else "")
        self.setAccessibleName("" if fists is None else fists.title)
        self._build()
        if fists is not None:
            announce(self, f"{fists.title}. {fists.before} {self.closed.text()}".strip())

    def count(self) -> None:
        """Three, two, one."""
        if self.stage == "ready":
            self.stage, self._began = "count", self._clock()
            self._timer.start()
            self.counting.emit()
            self._show_stage()
            self._say_word(FROM)
        elif self.stage == "count":
            self.stage = "ready"
            self._timer.stop()
            self._show_stage()

    def tick(self) -> None:
        """Time goes by."""
        if self.stage != "count":
            return
        if not self._in_sight():
            self.count()  # nobody could follow it, nor enter anything after it
            return
        left = FROM - int((self._clock() - self._began) / COUNT)
        if left <= 0:
            self.enter()
        else:
            self._say_word(left)

    def enter(self) -> None:
        """The hands are shown: what is in them?"""
        if self.fists is not None and self.stage != "enter":
            self._timer.stop()
            self.stage = "enter"
            self.counting.emit()
            self._show_stage()
            announce(self, f"{say('house.count.0')} {self.fists.after}", urgent=True)
            self.first_focus()

    def confirm(self) -> None:
        """Enter, wherever the focus is: the count begins."""
        if self.stage == "ready":
            self.count()

    def first_focus(self) -> None:
        """The button that counts, or the first seat that is not entered yet."""
        if self.stage != "enter":
            self.start.setFocus()
            return
        open_row = next((made for made in self.rows if made.at is None), None)
        if open_row is not None:
            open_row.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
            self._pane.ensureWidgetVisible(open_row)

    def holds_focus(self) -> bool:
        """Whether something on it has the focus of the window."""
        return self.isAncestorOf(self.window().focusWidget())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit or the first letter of a word enters the seat that has the focus."""
        typed = event.text().casefold()
        focused = self.window().focusWidget()
        here = next((made for made in self.rows if made.isAncestorOf(focused)), None)
        if self.stage == "enter" and here is not None and typed.strip() and not event.isAutoRepeat():
            words = [words.casefold() for words in here.told.words]
            found = next((place for place, word in enumerate(words) if word == typed), None)
            if found is None and not typed.isdigit():
                found = next((place for place, word in enumerate(words) if word.startswith(typed)), None)
            if found is not None:
                here.choose(found)
                return
        super().keyPressEvent(event)

    def fill(self, room: QRect) -> None:
        """Takes its place in the middle of ``room``, a rectangle of its parent."""
        self._room = room
        if self.fists is None or not room.width():
            return
        theme = self.look.theme
        width = min(room.width() - theme.px(16), theme.px(WIDTH))
        self.resize(width, self.height())
        inner = width - theme.px(2 * 14)
        rows = sum(made.height_for(inner) + theme.px(6) for made in self.rows)
        # Where room is short, the words give way to the seats: the prompt bar says the same.
        note = self.note.heightForWidth(inner) + theme.px(8) if self.stage != "count" else 0
        head = self.title.heightForWidth(inner) + theme.px(8)
        word = self.word.sizeHint().height() + theme.px(8) if self.stage == "count" else 0
        foot = theme.px(52) if self.stage != "enter" else theme.px(30) if self.closed.text() else 0
        least, most = head + word + rows + foot + theme.px(34), room.height() - theme.px(16)
        self.title.setVisible(self.stage != "count" or least <= most)
        self.note.setVisible(bool(note) and least + note <= most)
        high = min(least + (note if least + note <= most else 0), most)
        place = QRect(0, 0, width, high)
        place.moveCenter(room.center())
        self.setGeometry(place)

    def _in_sight(self) -> bool:
        """Whether no other page and no sheet lies over it."""
        seen = self.window().childAt(self.mapTo(self.window(), self.rect().center()))
        return seen is not None and (seen is self or self.isAncestorOf(seen))

    def _say_word(self, left: int) -> None:
        words = say(f"house.count.{left}")
        if words != self.word.text():
            self.word.setText(words)
            announce(self, words, urgent=True)

    def _build(self) -> None:
        standing = [made.at for made in self.rows] if self.stage == "enter" else []
        clear(self._lines)
        fists = self.fists.fists if self.fists is not None else ()
        self.rows = [FistRow(self.look, told, self._seats[told.seat]) for told in fists]
        for made, at in zip(self.rows, standing, strict=False):
            if at is not None:
                made.choose(at)
        for made in self.rows:
            made.chosen.connect(self._chosen)
            self._lines.addWidget(made)
        self._lines.addStretch(1)
        self._show_stage()

    def _chosen(self) -> None:
        if all(made.action for made in self.rows):
            self.shown.emit([(made.told.seat, made.action) for made in self.rows])
        else:
            self.first_focus()

    def _show_stage(self) -> None:
        fists, entering = self.fists, self.stage == "enter"
        if fists is not None:
            self.title.setText(f"{say('house.count.0')} {fists.after}" if entering else fists.title)
            self.note.setText(say("house.fists.enter") if entering else fists.before)
        self.word.setVisible(self.stage == "count")
        self.closed.setVisible(bool(self.closed.text()))
        for made in self.rows:
            for choice in made.buttons:
                choice.setVisible(entering)
        self.start.setVisible(not entering)
        self.skip.setVisible(self.stage == "ready")
        relabel(self.start, say("house.count.stop" if self.stage == "count" else "house.count"))
        self._pane.setVisible(self.stage != "count")
        self.fill(self._room)

    def _dress(self) -> None:
        theme = self.look.theme
        margin = theme.px(14)
        self._layout.setContentsMargins(margin, margin, margin, margin)
        self._layout.setSpacing(theme.px(8))
        self._lines.setSpacing(theme.px(6))
        held = self.stage == "enter" and self.holds_focus()
        self._build()
        if held:
            self.first_focus()
