"""The cover: a closed box lid in the colour of the seat that is asked next. It knows public facts only, and few of
them.

It never lies over a table: the page is switched and the table emptied before it is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QTransform
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from tabletop.art.marks import lid_label, paint_lid
from tabletop.art.theme import Theme
from tabletop.panels.look import Look
from tabletop.panels.recap import NetChange, Recap
from tabletop.panels.seat_mark import SeatMark
from tabletop.panels.widgets import button, clear, label, relabel, scrolled
from tabletop.texts import say, shown


class Cover(QWidget):
    """Signals: ``opened`` by the one it calls; ``other_asked`` with the seat that would rather go first."""

    opened = Signal()
    other_asked = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.mark = 0
        self.pass_to = label(say("cover.next"), "caption")
        self.seat_mark = SeatMark(look, size=72)
        self.name = label("", "seat")
        self.open_button = button("", self.opened.emit, "primary")
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
        who = QHBoxLayout()
        who.addWidget(self.seat_mark)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.pass_to)
        words.addWidget(self.name)
        who.addLayout(words, 1)
        self._left = QVBoxLayout()
        self._left.addStretch(1)
        self._left.addLayout(who)
        self._left.addWidget(self.open_button)
        self._left.addWidget(self.not_me, 0, Qt.AlignmentFlag.AlignHCenter)
        self._left.addWidget(self._others)
        self._left.addStretch(1)
        self._paper = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.addLayout(self._left, 3)
        self._columns.addWidget(self.recap, 2)
        self._sheet = QVBoxLayout(self._paper)
        self._sheet.addLayout(self._columns, 1)
        self._sheet.addWidget(self.house)
        self._scroll = scrolled(self._paper)
        self._scroll.setParent(self)

    def call(self, mark: int, name: str, others: Sequence[tuple[int, int, str]]) -> None:
        """Calls the seat with ``mark`` and ``name`` (plain); ``others`` wait too: (seat, mark, name)."""
        self.mark = mark
        plain = shown(name)
        self.seat_mark.show_mark(mark, name)
        self.name.setText(plain)
        relabel(self.open_button, say("cover.open", name=plain))
        relabel(self.not_me, say("cover.not_me", name=plain))
        self.not_me.setChecked(False)
        clear(self._other_rows)
        sentence = say("cover.others") if others else say("cover.nobody", name=plain)
        self._other_rows.addWidget(label(sentence, "caption"))
        for seat, _mark, other in others:
            self._other_rows.addWidget(button(shown(other), partial(self.other_asked.emit, seat)))
        self._others.hide()
        self.update()

    def show_recap(self, lines: Sequence[str], changes: Sequence[NetChange]) -> None:
        """What happened since that seat last looked, in public."""
        self.recap.show_recap(lines, changes)

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
        narrow = paper.width() < theme.px(620)
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def _dress(self) -> None:
        theme = self.look.theme
        margin = theme.px(24)
        self._sheet.setContentsMargins(margin, theme.px(14), margin, theme.px(10))
        paper = Theme("light")  # which the label is made of in every theme
        ink, pale = paper.hex("ink"), paper.hex("secondary")
        quiet = f'QPushButton[role="quiet"]:enabled {{ color: {ink}; background: transparent; }}'
        self._paper.setStyleSheet(f'QLabel {{ color: {ink}; }} QLabel[role="caption"] {{ color: {pale}; }} {quiet}')
        self._columns.setSpacing(theme.px(28))
        self._left.setSpacing(theme.px(14))
        self._fit()
