"""Play: one table. What people do with it goes to the session; ``play_show`` brings what comes of it back to the
screen.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tabletop.pages.cover import Cover
from tabletop.pages.play_bots import Bots
from tabletop.pages.play_deeds import Deeds
from tabletop.pages.play_guard import InputGuard
from tabletop.pages.play_hint import HintSide
from tabletop.pages.play_hold import HoldToView
from tabletop.pages.play_market import Market
from tabletop.pages.play_seats import add_table_lines, seats_menu
from tabletop.pages.play_show import Show
from tabletop.pages.play_side import TableSide
from tabletop.pages.play_words import recap_note
from tabletop.panels.look import Look
from tabletop.play import Clock, Session, SystemClock
from tabletop.texts import find, say

PACES = {"slow": 1.12, "normal": 0.7, "fast": 0.35, "instant": 0.0}
FACTORS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}


class Play(QWidget):
    """Signals: ``left``; ``titled`` with the round; ``ended`` once the end has been seen; ``result_asked``;
    ``speed_asked``; ``rules_asked`` with the phase; ``copy_asked``; ``why_asked``; ``covered`` when a lid is up or a
    hand gone."""

    left = Signal()
    titled = Signal(int)
    ended = Signal()
    result_asked = Signal()
    speed_asked = Signal()
    rules_asked = Signal(str)
    copy_asked = Signal()
    why_asked = Signal()
    covered = Signal()

    def __init__(
        self, look: Look, make: Callable[[Callable[[], None]], Session], clock: Clock, idle: float = 60
    ) -> None:
        """``make`` builds the session when it is given the function to call at every change."""
        super().__init__()
        self.look = look
        self.clock = clock
        self._open = False
        self.session = make(self.changed)
        table_clock = None if isinstance(clock, SystemClock) else clock.now
        self.side = TableSide(look, self.session.players, table_clock)
        self.cover = Cover(look)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.side)
        self.stack.addWidget(self.cover)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.stack)
        self.guard = InputGuard(self, clock, idle, self._hand_is_open)
        self.hold = HoldToView(self, lambda: self.session.house.privacy == "hold" and not self.session.solo)
        self.cover.held = self.hold.wanted
        self.showing = Show(self.session, self.side, self.cover, self.stack, self.guard)
        self.deeds = Deeds(self.session, self.side.prompt.refuse, self.showing.warn)
        self.market = Market(self, clock)
        self.bots = Bots(self.session, clock, self)
        self.hinting = HintSide(self.session, self.side)
        self._listen()
        self.apply_settings(idle)

    def begin(self) -> None:
        """The page is shown: the game goes on from where it is."""
        self._open = True
        self.changed()

    def first_focus(self) -> None:
        """Cover or table, whichever is up."""
        if self.session.stage.kind == "cover":
            self.cover.first_focus()
        else:
            self.side.first_focus()

    def _listen(self) -> None:
        table, strip = self.side.table, self.side.strip
        table.touched.connect(self.touch)
        table.inspected.connect(self.showing.close_look.point)
        table.inspect_asked.connect(self.showing.close_look.inspect)
        self.side.text_table.touched.connect(self.touch)
        self.side.prompt.pressed.connect(self.press)
        self.side.prompt.stepper.stepped.connect(self.showing.close_look.show_preview)
        self.side.prompt.let_go.connect(self.first_focus)
        self.side.sheet.pressed.connect(self.press)
        strip.left.connect(self.left)
        strip.drawer_asked.connect(self.toggle_drawer)
        strip.seats_asked.connect(self.show_seats)
        strip.speed_asked.connect(self.speed_asked)
        strip.rules_asked.connect(lambda: self.rules_asked.emit(self.phase()))
        self.cover.left.connect(self.left)
        self.cover.opened.connect(self.uncover)
        self.cover.opened_to_stay.connect(lambda: self.uncover(to_stay=True))
        self.hold.let_go.connect(self.hide_now)
        self.cover.other_asked.connect(lambda seat: self.deeds.do(lambda: self.session.turn_to(seat)))
        self.guard.cover_now.connect(self.hide_now)
        self.showing.shown.connect(self._follow_up)
        self.showing.titled.connect(self.titled)
        self.showing.ended.connect(self.ended)

    def apply_settings(self, idle: float) -> None:
        """Speed, motion and idleness as the settings have them now."""
        table = self.side.table
        table.speed = FACTORS[self.look.speed]
        table.reduced = self.look.reduced
        table.drags = self.look.drag
        self.session.pace = PACES[self.look.speed]
        self.guard.watch.idle_seconds = idle
        self.side.strip.show_speed(say(f"play.speed.{self.look.speed}"))

    def changed(self) -> None:
        """The session has changed."""
        if self._open:
            before = self.showing.stage
            if self.session.stage != before:
                self.deeds.forget()
            self.showing.follow()
            now = self.session.stage.kind
            put_away = before is not None and before.kind == "hold" != now and not self.session.solo
            if now == "cover" or put_away:
                self.hold.covered()
                self.covered.emit()
            self.deeds.follow()

    def close_table(self) -> None:
        """Leaves the table: nothing of it stays on the screen, no timer and no bot goes on."""
        self._open = False
        self.bots.close()
        self.guard.close()
        self.hold.close()
        self.market.close()
        self.side.empty()
        self.showing.close_look.empty()

    # What people do

    def touch(self, handle: str) -> None:
        """A thing on the table was touched."""
        self.side.answered()
        self.deeds.touch(handle)

    def press(self, sends: str) -> None:
        """A button of the prompt bar or of a sheet: a word of the page, an action, or several with ``; `` between."""
        deeds: dict[str, Callable[[], None]] = {
            "confirm": self.confirm,
            "done": self.confirm,
            "take_back": self.take_back,
            "hide": self.hide_now,
            "skip": self.side.table.finish,
            "count": self.side.fists.confirm,
            "result": self.result_asked.emit,
            "hint": self.ask_hint,
            "agree": self.deeds.agree,
            "disagree": self.deeds.disagree,
        }
        if sends in deeds:
            deeds[sends]()
        else:
            self.side.answered()
            self.deeds.send(sends)

    def confirm(self) -> None:
        """Enter: show the hand on a cover, confirm or be done in a hold, show the result at the end. An amount or a
        sheet that is asked is sent as it stands."""
        kind = self.session.stage.kind
        if kind == "cover":
            self.uncover()
        elif kind == "over":
            self.result_asked.emit()
        elif sends := self.side.laid_out():
            self.press(sends)
        elif self.session.needs_done or self.session.asked is not None:
            self.deeds.do(self.session.confirm)

    def uncover(self, to_stay: bool = False) -> None:
        """The one whom the cover calls is there; ``to_stay``: and does not hold the hand open."""
        if self.session.stage.kind == "cover":
            self.deeds.do(self.session.uncover)
            self.hold.opened(to_stay=to_stay)

    def hide_now(self) -> None:
        """Covers an open hand at once."""
        if self._hand_is_open():
            self.session.hide()

    def take_back(self) -> None:
        """Takes the last step back."""
        self.deeds.take_back()

    def ask_hint(self) -> None:
        """A hint for who is asked, or more of it."""
        self.deeds.do(self.session.counsel.ask)

    def toggle_drawer(self) -> None:
        """Opens or closes the drawer."""
        self.side.open_drawer(not self.side.drawer.isVisible())
        self.showing.fill_story()

    def toggle_story(self) -> None:
        """Opens the drawer at the story, or closes it there."""
        log = self.side.log
        self.side.open_drawer(not log.isVisible(), log)
        self.showing.fill_story()

    def show_recap(self) -> None:
        """What happened since the viewer, or who is asked, last looked, in the place of the question's reason."""
        if told := recap_note(self.session):
            self.side.prompt.note(told)

    def toggle_text(self) -> None:
        """The table as text, or as a picture again."""
        if self.session.stage.kind != "cover":
            wanted = not self.side.as_text
            if wanted:
                self.showing.fill_text()
            else:
                self.side.text_table.empty()
            self.side.show_text(wanted)
            self.showing.close_look.show_preview()

    def next_region(self, step: int) -> None:
        """The focus goes to the next part of the screen."""
        if self.session.stage.kind == "cover":
            self.cover.first_focus()
            return
        self.side.next_region(step)

    def escape(self) -> bool:
        """Esc steps back: drawer, sheet, text table, cursor, choice. Whether there was anything to step back from."""
        if self.session.stage.kind == "cover":
            return False
        if self.side.drawer.isVisible():
            self.toggle_drawer()
        elif self.side.sheet.isVisible() and self.side.sheet.leave():
            return True
        elif self.side.as_text:
            self.toggle_text()
        else:
            return self.side.table.roving.clear() or self.deeds.leave_choice()
        return True

    def show_seats(self) -> None:
        """The menu that puts a bot on a person's seat and a person on a bot's."""
        menu = seats_menu(self, self.session.players, lambda *to: self.deeds.do(lambda: self.session.swap(*to)))
        add_table_lines(menu, self.session, self.deeds.rewind, self.copy_asked.emit, self.why_asked.emit)
        under = self.side.strip.seats
        menu.popup(under.mapToGlobal(under.rect().bottomRight()) - QPoint(menu.sizeHint().width(), 0))

    def phase(self) -> str:
        """The phase that is on, as everybody may know it."""
        return "" if self.session.stage.kind == "cover" else self.session.view().phase

    def _hand_is_open(self) -> bool:
        return self._open and self.session.stage.kind == "hold" and not self.session.solo

    # What follows by itself

    def _follow_up(self) -> None:
        """After every change: trouble is told, bots are asked."""
        if not self._open:
            return
        self._tell_trouble()
        self.hinting.follow()
        self.bots.follow()

    def _tell_trouble(self) -> None:
        if self.session.error is None:
            self.side.banner.hide()
        else:
            reason = find(f"trouble.save.{self.session.error}") or say("trouble.save.other")
            self.side.banner.tell(say("play.saving", reason=reason), say("button.try_again"), self._try_again)

    def _try_again(self) -> None:
        self.session.dismiss_error()
        self.deeds.again()
