"""The table side of a game: strip, table or its text, prompt bar, drawer. Widgets only; it knows no session."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from tabletop.panels.banner import Banner
from tabletop.panels.fist_sheet import FistSheet
from tabletop.panels.inspector import Inspector
from tabletop.panels.log import Log
from tabletop.panels.look import Look
from tabletop.panels.phase_strip import PhaseStrip
from tabletop.panels.preview import Preview
from tabletop.panels.prompt_bar import PromptBar
from tabletop.panels.run_sheet import RunSheet
from tabletop.panels.seat_mark import Seat
from tabletop.panels.text_table import TextTable
from tabletop.panels.widgets import frame, scrolled
from tabletop.play import Player
from tabletop.table.view import TableView
from tabletop.texts import say
from tabletop.texts.pieces import Fists, Sheet

DRAWER = 330
"""Width of the drawer at 100 %; in a window of less than twice that it takes the place of the table."""


class TableSide(QWidget):
    """Everything around one table. ``empty`` leaves nothing of any view in any part of it."""

    def __init__(self, look: Look, players: Sequence[Player], clock: Callable[[], float] | None = None) -> None:
        super().__init__()
        self.look = look
        self.strip = PhaseStrip(look)
        self.banner = Banner(look)
        self.table = TableView(look.theme, players, clock=clock)
        self.table.setAccessibleName(say("play.region.table"))
        self.table.laid_out.connect(self.place_preview)
        self.text_table = TextTable(look)
        self.prompt = PromptBar(look)
        self.middle = QStackedWidget()
        self.middle.addWidget(self.table)
        self.middle.addWidget(self.text_table)
        self.preview = Preview(look)
        self.preview.setParent(self)
        self.sheet = RunSheet(look, self)
        for amounts in (self.sheet, self.prompt.stepper):
            amounts.stepped.connect(self.prompt.calm)  # why the last amount was refused may hold no longer
        self.fists = FistSheet(look, self, clock or time.monotonic)
        self.fists.counting.connect(self._tell_hands)
        self.log = Log(look)
        self.inspector = Inspector(look)
        self.drawer = self._made_drawer()
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.middle, 1)
        body.addWidget(self.drawer)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.strip)
        layout.addWidget(self.banner)
        layout.addLayout(body, 1)
        layout.addWidget(self.prompt)
        self.preview.raise_()
        self.sheet.raise_()
        self.fists.raise_()
        look.changed.connect(self._dress)
        self._dress()

    def _made_drawer(self) -> QWidget:
        drawer = frame("drawer")
        drawer.setAccessibleName(say("play.region.drawer"))
        self._drawer_layout = QVBoxLayout(drawer)
        self.tabs = QTabWidget()
        self.tabs.addTab(scrolled(self.inspector), say("panel.inspector"))
        self.tabs.addTab(self.log, say("panel.log"))
        self._drawer_layout.addWidget(self.tabs)
        drawer.hide()
        return drawer

    def open_drawer(self, wanted: bool, part: QWidget | None = None) -> None:
        """Opens or closes the drawer on the right; ``part`` is the inspector or the log."""
        self.drawer.setVisible(wanted)
        if part is not None:
            self.tabs.setCurrentIndex(1 if part is self.log else 0)
        self.strip.drawer.setChecked(wanted)
        self._place()

    def show_text(self, wanted: bool) -> None:
        """The table as text in place of the picture."""
        self.middle.setCurrentWidget(self.text_table if wanted else self.table)
        self.front.setFocus()

    @property
    def as_text(self) -> bool:
        """Whether the text table is shown."""
        return self.middle.currentWidget() is self.text_table

    @property
    def front(self) -> QWidget:
        """Table or text table, whichever is shown."""
        return self.text_table if self.as_text else self.table

    def first_focus(self) -> None:
        """What is to be answered has the focus: hands or amounts on a sheet, or else the table."""
        laid = next((sheet for sheet in (self.fists, self.sheet) if sheet.isVisible()), None)
        if laid is None:
            self.front.setFocus()
        else:
            laid.first_focus()

    def empty(self) -> None:
        """Destroys the scene and every word of the view that was on."""
        self.table.empty()
        self.text_table.empty()
        self.log.empty()
        self.inspector.empty()
        self.preview.empty()
        self.prompt.empty()
        self.show_sheet(None)
        self.show_fists(None)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """A run of amounts on a sheet over the table, which gets the focus; or none, and the table gets it back."""
        held = self.sheet.holds_focus()
        fresh = sheet is not None and (sheet != self.sheet.sheet or self.sheet.answered)
        self.sheet.show_sheet(sheet)
        self.place_preview()
        if fresh and self.sheet.isVisible():
            self.sheet.first_focus()
        elif held and sheet is None:
            self.front.setFocus()

    def show_fists(self, fists: Fists | None, seats: Sequence[Seat] = (), closed: Sequence[str] = ()) -> None:
        """Hands that are to be shown, on a sheet that gets the focus; or none, and the table gets it back."""
        held, fresh = self.fists.holds_focus(), fists is not None and fists != self.fists.fists
        self.fists.show_fists(fists, seats, closed)
        self._tell_hands()
        self.place_preview()
        if fresh and self.fists.isVisible():
            self.fists.first_focus()
        elif held and fists is None:
            self.front.setFocus()

    def _tell_hands(self) -> None:
        """Once the hands are open, the prompt bar asks what was in them."""
        fists = self.fists.fists
        if fists is not None and self.fists.stage == "enter":
            self.prompt.ask(fists.title, fists.after)

    def answered(self) -> None:
        """Somebody acts: where the same amounts are asked after that, it is another question."""
        self.sheet.answered = self.prompt.stepper.answered = True

    def step(self, by: int) -> None:
        """One more or one fewer of the amount that is asked, on a sheet or in the prompt bar."""
        (self.sheet if self.sheet.isVisible() else self.prompt.stepper).step(by)

    def laid_out(self) -> str:
        """What Enter sends where an amount, a sheet or hands are asked; empty where none of these is."""
        if self.fists.isVisible():
            return "count"
        return self.sheet.sends if self.sheet.isVisible() else self.prompt.stepper.action

    def regions(self) -> list[QWidget]:
        """The parts that F6 walks through, those that are shown."""
        parts: list[QWidget] = [self.front] if self.middle.isVisible() else []
        if self.fists.isVisible():
            parts.append(next((made.buttons[0] for made in self.fists.rows if made.at is None), self.fists.start))
        if self.sheet.isVisible():
            parts.append(next(iter(self.sheet.rows), self.sheet.send))
        choices = [made for made in self.prompt.choices.values() if made.isEnabled()]
        parts += [self.prompt.stepper.send] if self.prompt.stepper.stepper is not None else choices[-1:]
        if self.drawer.isVisible():
            parts.append(self.tabs.tabBar())
        return [*parts, self.strip.back]

    def next_region(self, step: int) -> None:
        """The focus goes to the next of ``regions``, or the one before."""
        regions = self.regions()
        now = next((place for place, part in enumerate(regions) if part.hasFocus()), -1 if step > 0 else 0)
        regions[(now + step) % len(regions)].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def place_preview(self) -> None:
        """The preview fills the bed of the common table: nothing there is of use while a card is chosen. A sheet lies
        over the table's middle, and over the preview's place."""
        laid = self.sheet.sheet is not None and self.middle.isVisible()
        self.sheet.setVisible(laid)
        if laid:
            self.sheet.fill(self.middle.geometry(), QRect() if self.as_text else self._paper())
        shown = self.fists.fists is not None and self.middle.isVisible()
        self.fists.setVisible(shown)
        if shown:
            self.fists.fill(self.middle.geometry())
        pictured = self.preview.data is not None and not self.as_text and self.middle.isVisible()
        self.preview.setVisible(pictured and not laid)
        if self.preview.isVisible():
            self.preview.fill(self.table.common_rect().translated(self.middle.pos()))

    def _paper(self) -> QRect:
        """Where a paper may lie on the table, with its edge and shadow."""
        edge = self.look.theme.px(10)
        return self.table.common_rect().translated(self.middle.pos()).adjusted(-edge, -edge, edge, edge)

    def _place(self) -> None:
        alone = self.width() < self.look.theme.px(2 * DRAWER)
        self.drawer.setFixedWidth(self.width() if alone else self.look.theme.px(DRAWER))
        self.middle.setVisible(not alone or not self.drawer.isVisible())
        self.place_preview()

    def _dress(self) -> None:
        theme = self.look.theme
        self.table.set_theme(theme)
        margin = theme.px(14)
        self._drawer_layout.setContentsMargins(margin, margin, margin, margin)
        self._drawer_layout.setSpacing(theme.px(8))
        self._place()
