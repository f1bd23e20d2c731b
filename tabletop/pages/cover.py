"""The cover: a closed box lid in the colour of the seat that is asked next. It knows public facts only, and few of
them.

It never lies over a table: the page is switched and the table emptied before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent, QTransform
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from tabletop.art.marks import lid_label, paint_lid
from tabletop.art.theme import Theme
from tabletop.panels.look import Look
from tabletop.panels.recap import NetChange, Recap
from tabletop.panels.seat_mark import SeatMark
from tabletop.panels.widgets import button, clear, frame, label, put_icon, relabel, restyle, row, scrolled
from tabletop.texts import find, say, shown

TALL = 520
"""A label higher than that, in pixels at 100 %, has room for the recap below the call."""
COLUMN = 560
"""The width of both then."""


class Cover(QWidget):
    """Signals: ``opened`` by the one it calls, ``opened_to_stay`` by one who does not hold it open at a table where
    hands are ``held``; ``other_asked`` with the seat that would rather go first; ``left`` by who goes home."""

    opened = Signal()
    opened_to_stay = Signal()
    other_asked = Signal(int)
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.mark = 0
        self._plain = self._game = ""
        self._alone = False
        self.pass_to = label(say("cover.next"), "caption")
        self.seat_mark = SeatMark(look, size=72)
        self.name = label("", "seat", wrap=False)
        self.held: Callable[[], bool] = lambda: False
        self.open_button = button("", lambda: None if self.held() else self.opened.emit(), "primary")
        self.open_button.pressed.connect(lambda: self.opened.emit() if self.held() else None)
        self.stay = button(say("cover.stay"), self.opened_to_stay.emit, "quiet")
        self.not_me = button("", role="quiet")
        self.not_me.setCheckable(True)
        self.not_me.toggled.connect(self._show_others)
        self.recap = Recap(look)
        self.house = label(say("cover.house"), "caption")
        self.house.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._others = QWidget()
        self._other_rows = QVBoxLayout(self._others)
        self._other_rows.setContentsMargins(0, 0, 0, 0)
        self._build()
        look.changed.connect(self._dress)
        self._dress()

    def _build(self) -> None:
        self.pass_to.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._who = row(None, self.seat_mark, self.name, None)
        self._call = QVBoxLayout()
        self._call.addStretch(1)
        self._call.addWidget(self.pass_to)
        self._call.addLayout(self._who)
        self._call.addWidget(self.open_button)
        self._call.addWidget(self.stay, 0, Qt.AlignmentFlag.AlignHCenter)
        self._call.addWidget(self.not_me, 0, Qt.AlignmentFlag.AlignHCenter)
        self._call.addWidget(self._others)
        self._call.addStretch(1)
        self._line = frame("line")
        self._paper = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.addLayout(self._call, 3)
        self._columns.addWidget(self._line)
        self._columns.addWidget(self.recap, 2)
        self._sheet = QVBoxLayout(self._paper)
        self._sheet.addLayout(self._columns, 1)
        self._sheet.addWidget(self.house)
        self._scroll = scrolled(self._paper)
        self._scroll.setParent(self)
        self.leave_button = button("", self.left.emit, "icon")  # nobody opens a hand only to get away
        self.leave_button.setAccessibleName(say("play.leave"))
        self.leave_button.setParent(self)

    def call(
        self, mark: int, name: str, others: Sequence[tuple[int, int, str]], *, alone: bool = False, game: str = ""
    ) -> None:
        """Calls the seat with ``mark`` and ``name`` (plain); ``others`` wait too: (seat, mark, name).

        Who plays ``alone`` comes back to the own table: nobody is there to pass anything to. ``game`` may have words
        of its own for what is opened, where that is no hand.
        """
        self.mark, self._game, self._alone = mark, game, alone
        self.pass_to.setText(say("cover.back" if alone else "cover.next"))
        self.not_me.setVisible(not alone)
        self.house.setVisible(not alone)
        self._plain = plain = shown(name)
        self.seat_mark.show_mark(mark, name)
        self.not_me.setChecked(False)
        self.stay.setVisible(self.held())
        clear(self._other_rows)
        sentence = say("cover.others") if others else say("cover.nobody", name=plain)
        self._other_rows.addWidget(label(sentence, "caption"))
        for seat, _mark, other in others:
            self._other_rows.addWidget(button(shown(other), partial(self.other_asked.emit, seat)))
        self._others.hide()
        self._fit()
        self.update()

    def show_recap(self, lines: Sequence[str], changes: Sequence[NetChange]) -> None:
        """What happened since that seat last looked, in public."""
        self.recap.show_recap(lines, changes)
        self._fit()

    def first_focus(self) -> None:
        """Enter opens the hand."""
        self.open_button.setFocus()

    def _show_others(self, wanted: bool) -> None:
        self._others.setVisible(wanted)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.look.enlarged, self.look.enlarged)
        paint_lid(painter, self._lid(), self.mark)

    def _lid(self) -> QRectF:
        """The page in the units of the lid, which is drawn for windows of usual size."""
        return QRectF(0, 0, self.width() / self.look.enlarged, self.height() / self.look.enlarged)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        theme = self.look.theme
        label_rect = lid_label(self._lid())
        paper = QTransform.fromScale(self.look.enlarged, self.look.enlarged).mapRect(label_rect).toAlignedRect()
        inset = theme.px(13)
        self._scroll.setGeometry(paper.adjusted(inset, inset, -inset, -inset))
        self.leave_button.setGeometry(theme.px(11), theme.px(11), theme.px(48), theme.px(48))
        narrow, tall = paper.width() < theme.px(620), paper.height() > theme.px(TALL)
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.TopToBottom if narrow or tall else directions.LeftToRight)
        self._line.setVisible(tall)
        side = max(theme.px(20), (paper.width() - theme.px(COLUMN)) // 2) if tall else theme.px(20)
        self._sheet.setContentsMargins(side, theme.px(8), side, theme.px(10))
        self._columns.setSpacing(theme.px(20))
        self._call.setSpacing(theme.px(16 if tall else 8 if narrow else 14))
        self._who.setSpacing(theme.px(16))
        self.seat_mark.resize_mark(96 if tall else 56 if narrow else 72)
        room = paper.width() - 2 * (inset + side) - self.seat_mark.sizeHint().width() - theme.px(24)
        if not narrow and not tall:
            beside = self.recap.least_width() + theme.px(20)
            room = min(room * 3 // 5, room - beside)
        self._fit_name(room, ("guest", "seat", "heading") if tall else ("seat", "heading"))
        self._fit_words(room)

    def _fit_name(self, room: int, roles: Sequence[str]) -> None:
        """The name as large as ``room`` pixels let it be, in the smallest of ``roles`` with its end cut off."""
        metrics = {role: QFontMetricsF(self.look.theme.font(role)) for role in roles}
        fitting = (role for role in roles if metrics[role].horizontalAdvance(self._plain) <= room)
        role = next(fitting, roles[-1])
        restyle(self.name, role)
        self.name.setText(metrics[role].elidedText(self._plain, Qt.TextElideMode.ElideRight, room))
        self.name.setAccessibleName(self._plain)

    def _fit_words(self, room: int) -> None:
        """The buttons say the name where there is room; they are heard with it always."""
        metrics = QFontMetricsF(self.look.theme.font("button"))
        opening = "cover.hold" if self.held() else "cover.open"
        for made, usual in ((self.open_button, opening), (self.not_me, "cover.not_me"), (self.stay, "cover.stay")):
            key = self._worded(usual)
            words = say(key, name=self._plain)
            relabel(made, words)
            if metrics.horizontalAdvance(words) > room and find(f"{key}.brief"):
                made.setText(say(f"{key}.brief"))

    def _worded(self, key: str) -> str:
        """The key of the game's own words in place of ``key``, where it has any."""
        what = "alone" if self._alone and key in ("cover.open", "cover.hold") else key.partition(".")[2]
        own = f"{self._game}.cover.{what}"
        return own if find(own) else key

    def _dress(self) -> None:
        paper = Theme("light")  # which the label is made of in every theme
        ink, pale = paper.hex("ink"), paper.hex("secondary")
        quiet = f'QPushButton[role="quiet"]:enabled {{ color: {ink}; background: transparent; }}'
        self._paper.setStyleSheet(f'QLabel {{ color: {ink}; }} QLabel[role="caption"] {{ color: {pale}; }} {quiet}')
        plate = f"background: {paper.hex('paper')}; border: 2px solid {ink}; border-radius: {self.look.theme.px(10)}px;"
        self.leave_button.setStyleSheet(f"QPushButton {{ {plate} }}")
        put_icon(self.leave_button, "arrow_left", paper.colour("ink"), self.look.theme.px(24))
        self._fit()
