"""A sheet of steppers over the table: a run of amounts, a trade offer for example, laid out at once and sent at once.

It shows what a game's texts say of each row and keeps only at which amount each row stands. Nothing is done before its
button is pressed.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tabletop.art.symbols import paint_symbol
from tabletop.panels.look import Look
from tabletop.panels.speech import announce
from tabletop.panels.stepper import dress_step, step_button
from tabletop.panels.widgets import button, clear, label, put_icon, relabel, row, scrolled
from tabletop.texts import say
from tabletop.texts.pieces import Sheet, SheetRow

CLOSING = "lock"
"""The action that ends every run."""
COLUMN = 330
"""Width at 100 % that a row needs; where there is room for two, the rows stand in two columns."""


class _Symbol(QWidget):
    """A row's symbol; empty where it has none."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.name = name
        self.setFixedSize(look.theme_size(30, 30))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.name:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_symbol(painter, self.name, QRectF(self.rect()).adjusted(1, 1, -1, -1))


class AmountRow(QWidget):
    """One row. Left and Right step it while it has the focus; ``stepped`` tells that it stands elsewhere, ``walked``
    that Up or Down (-1 or 1) leads to another row."""

    stepped = Signal()
    walked = Signal(int)

    def __init__(self, look: Look, told: SheetRow) -> None:
        super().__init__()
        self.told = told
        self.at = told.start
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        words = f"{told.label}: " if told.label else ""
        self.fewer = step_button(f"{words}{say('command.fewer')}", lambda: self.step(-1))
        self.more = step_button(f"{words}{say('command.more')}", lambda: self.step(1))
        self.amount = label("", "number", wrap=False)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        widest = max(len(text) for text in told.words)
        self.amount.setMinimumWidth(look.theme.px(min(160, 22 + 12 * widest)))
        name = label(told.label, wrap=False)
        name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        inside = row(_Symbol(look, told.symbol), gap=look.theme.px(6))
        inside.addWidget(name, 1)
        for made in (self.fewer, self.amount, self.more):
            inside.addWidget(made)
        self.setLayout(inside)
        for made in (self.fewer, self.more):
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the row itself takes it: one stop, not three
        self.look = look
        self._word()

    @property
    def action(self) -> str:
        """The action text of the amount that it stands at; may be empty."""
        return self.told.actions[self.at]

    def step(self, by: int) -> None:
        """One more or one fewer, as far as there is one."""
        at = min(max(self.at + by, 0), len(self.told.actions) - 1)
        if at != self.at:
            self.at = at
            self._word()
            announce(self, self.accessibleName())
            self.stepped.emit()

    def stand_at(self, place: int) -> None:
        """Stands there without telling."""
        self.at = place
        self._word()

    def dress(self) -> None:
        """Its icons once more, in the colours of the theme."""
        self._word()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        rows = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.step(steps[Qt.Key(event.key())])
        elif event.key() in rows:  # told from here: the pane around the rows would take it for scrolling
            self.walked.emit(rows[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _word(self) -> None:
        words = self.told.words[self.at]
        self.amount.setText(words)
        self.setAccessibleName(f"{self.told.label}: {words}" if self.told.label else words)
        self.fewer.setEnabled(self.at > 0)
        self.more.setEnabled(self.at < len(self.told.actions) - 1)
        dress_step(self.fewer, "minus", self.look)
        dress_step(self.more, "plus", self.look)


class RunSheet(QWidget):
    """``show_sheet`` takes what a game's texts give; ``pressed`` tells what is sent: action texts with ``; `` between
    them; ``stepped`` that a row stands at another amount."""

    pressed = Signal(str)
    stepped = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.sheet: Sheet | None = None
        self.rows: list[AmountRow] = []
        self.answered = False
        """Whether it was sent: where the same is asked again, it is another question."""
        self.setProperty("role", "sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title = label("", "subheading")
        self._note = label("", "caption")
        self._head = (self._title, self._note)
        self.close_button = button("", self.leave)
        self.send = button("", self._send, "primary")
        self._table = QWidget()
        self._grid = QGridLayout(self._table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._pane: QScrollArea = scrolled(self._table)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        foot.addWidget(self.send)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._title)
        self._layout.addWidget(self._note)
        self._layout.addWidget(self._pane, 1)
        self._layout.addLayout(foot)
        self._room = self._over = QRect()
        look.changed.connect(self._dress)
        self._dress()
        self.hide()

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Lays out ``sheet``, or none; the same one again keeps its amounts, as long as it is not answered."""
        if sheet == self.sheet and not self.answered:
            return
        self.answered = False
        self.sheet = sheet
        self._title.setText("" if sheet is None else sheet.title)
        self._note.setText("" if sheet is None else sheet.note)
        self.setAccessibleName("" if sheet is None else sheet.title)
        self.setAccessibleDescription("" if sheet is None else sheet.note)
        relabel(self.send, "" if sheet is None else sheet.send)
        relabel(self.close_button, sheet.close[1] if sheet is not None and sheet.close else "")
        self.close_button.setVisible(sheet is not None and sheet.close is not None)
        self._build([])
        if sheet is not None:
            announce(self, f"{sheet.title}. {sheet.note}")

    def holds_focus(self) -> bool:
        """Whether something on it has the focus of the window."""
        return self.isAncestorOf(self.window().focusWidget())

    def first_focus(self) -> None:
        """The first row, where the amounts begin."""
        (self.rows[0] if self.rows else self.send).setFocus(Qt.FocusReason.TabFocusReason)

    def step(self, by: int) -> None:
        """Steps the row with the focus, or else the first."""
        focused = next((made for made in self.rows if made.hasFocus()), None)
        target = focused or next(iter(self.rows), None)
        if target is not None:
            target.step(by)

    @property
    def sends(self) -> str:
        """All actions of the rows as they stand, and the one that closes the run; empty without a sheet."""
        if self.sheet is None:
            return ""
        return "; ".join([*(made.action for made in self.rows if made.action), CLOSING])

    def leave(self) -> bool:
        """Does what closes the sheet without sending it; whether there is such a thing."""
        if self.sheet is None or self.sheet.close is None:
            return False
        self.pressed.emit(self.sheet.close[0])
        return True

    def fill(self, room: QRect, over: QRect | None = None) -> None:
        """Takes its place in the middle of ``room``, a rectangle of its parent, as large as its rows need; ``over`` is
        what it hides whole in any case, where the room allows."""
        self._room, self._over = room, over or QRect()
        if self.sheet is None or not room.width():
            return
        theme = self.look.theme
        two = room.width() >= theme.px(2 * COLUMN + 100) and len(self.rows) > 3
        self._arrange(2 if two else 1)
        width = min(room.width() - theme.px(16), theme.px(COLUMN * (2 if two else 1) + 84))
        lines = (len(self.rows) + 1) // 2 if two else len(self.rows)
        rows = lines * theme.px(50) - theme.px(6)
        least = theme.px(50 + 2 * 14 + 10)  # the foot, the margins and what is between
        head = [made.heightForWidth(width - theme.px(28)) + theme.px(10) if made.text() else 0 for made in self._head]
        most = room.height() - theme.px(16)
        # Where room is short, the words give way to the rows: the prompt bar says the same.
        shown = most >= least + sum(head) + min(rows, theme.px(3 * 50))
        for made in self._head:
            made.setVisible(shown and bool(made.text()))
        high = least + rows + (sum(head) if shown else 0)
        place = QRect(0, 0, max(width, self._over.width()), min(max(high, self._over.height()), most))
        place.moveCenter(self._over.center() if self._over.isValid() else room.center())
        inside = room.adjusted(theme.px(8), theme.px(8), -theme.px(8), -theme.px(8))
        place.moveLeft(max(inside.left(), min(place.left(), inside.right() - place.width() + 1)))
        place.moveTop(max(inside.top(), min(place.top(), inside.bottom() - place.height() + 1)))
        self.setGeometry(place)

    def _walk(self, row: int, by: int) -> None:
        """From a row to the one above or below."""
        place = row + by
        if place in range(len(self.rows)):
            self.rows[place].setFocus(Qt.FocusReason.TabFocusReason)
            self._pane.ensureWidgetVisible(self.rows[place])

    def _build(self, standing: list[int]) -> None:
        """Makes the rows anew; ``standing`` are the amounts that they keep."""
        clear(self._grid)
        self.rows = [] if self.sheet is None else [AmountRow(self.look, told) for told in self.sheet.rows]
        for made, at in zip(self.rows, standing, strict=False):
            made.step(at - made.at)
        for place, made in enumerate(self.rows):
            made.walked.connect(partial(self._walk, place))
            made.stepped.connect(self.stepped)
        self._arrange(1)
        self.fill(self._room, self._over)

    def _arrange(self, columns: int) -> None:
        """The rows below each other, the second half beside the first where there are two columns."""
        lines = -(-len(self.rows) // columns)
        for place, made in enumerate(self.rows):
            self._grid.removeWidget(made)
            self._grid.addWidget(made, place % lines, place // lines)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._grid.setRowStretch(len(self.rows), 1)

    def _send(self) -> None:
        if self.sends:
            self.pressed.emit(self.sends)

    def _dress(self) -> None:
        theme = self.look.theme
        margin = theme.px(14)
        self._layout.setContentsMargins(margin, margin, margin, margin)
        self._layout.setSpacing(theme.px(10))
        self._grid.setVerticalSpacing(theme.px(6))
        self._grid.setHorizontalSpacing(theme.px(28))
        put_icon(self.send, "check", theme.colour("on_accent"), theme.px(20))
        self._build([made.at for made in self.rows])
