"""The result: the podium, every number that counted with the one that decided, charts, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from rules.kernel.outcome import Outcome
from tabletop.pages.own_deck import own_deck
from tabletop.pages.thought_words import thought_lines
from tabletop.panels.charts import Charts
from tabletop.panels.hands import Hands, Row
from tabletop.panels.look import Look
from tabletop.panels.name_label import SeatName
from tabletop.panels.podium import Podium, Standing
from tabletop.panels.seat_mark import Seat, SeatMark
from tabletop.panels.speech import announce
from tabletop.panels.thoughts import thoughts_sheet
from tabletop.panels.widgets import button, clear, frame, label, put_icon, relabel, restyle, row, scrolled
from tabletop.play import Kind, Session
from tabletop.texts import game_texts, listed, say, shown

MANY = 4
"""More components than so many need the room of the podium in a small window."""


class Result(QWidget):
    """Signals: ``rematch_asked``, ``table_asked``, ``home_asked``, ``copy_asked``."""

    rematch_asked = Signal()
    table_asked = Signal()
    home_asked = Signal()
    copy_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._won, self._wide = True, False
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = label("", "title")
        self.reason = label("", "prompt")
        self.podium = Podium(look)
        self.rematch = button(say("result.rematch"), self.rematch_asked.emit, "primary")
        self.table = button(say("result.table"), self.table_asked.emit)
        self.home = button(say("button.home"), self.home_asked.emit)
        self._grid = QGridLayout()
        self._sheet = frame("sheet")
        self._tally = QVBoxLayout(self._sheet)
        self._tally.addLayout(self._grid)
        self._tally.addStretch(1)
        result = QWidget()
        self._body = QHBoxLayout(result)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addWidget(self.podium, 2)
        self._body.addWidget(self._sheet, 3, Qt.AlignmentFlag.AlignVCenter)
        self.hands = Hands(look)
        self.tabs = QTabWidget()
        self.tabs.addTab(scrolled(result), say("result.tab.result"))
        self.tabs.addTab(scrolled(self.hands), say("result.tab.hands"))
        self.charts = Charts(look)
        self._charted = self.tabs.addTab(scrolled(self.charts), say("result.tab.charts"))
        self.thoughts = scrolled(QWidget())
        self.tabs.addTab(self.thoughts, say("result.tab.thoughts"))
        self._session: Session | None = None
        self.tabs.currentChanged.connect(self._open)
        self.tabs.tabBar().setDrawBase(False)
        self._room = QVBoxLayout(self)
        self._room.addWidget(self.title)
        self._room.addWidget(self.reason)
        self._room.addWidget(self.tabs, 1)
        self.save = button(say("hive.save"), self.copy_asked.emit, "quiet")
        foot = row(self.save, None, gap=12)
        for made in (self.home, self.table, self.rematch):
            foot.addWidget(made)
        self._room.addLayout(foot)
        look.changed.connect(self._dress)
        self._dress()

    def show_end(self, session: Session, hands: Sequence[Row]) -> None:
        """All that there is to say of a game that is over; ``hands`` are its open hands. Charts are drawn once they are
        asked for."""
        outcome = session.outcome()
        if outcome is None:
            return
        self._session = session
        self.charts.empty()
        seats = [(player.mark, player.name) for player in session.players]
        kinds = [player.kind for player in session.players]
        self.show_outcome(session.setup.game, outcome, seats, session.view().round, kinds)
        told = [self.reason.text()]
        if session.way_back.assisted:
            told.append(say("result.assisted"))
        if session.counsel.given_to:
            names = [shown(session.players[seat].name) for seat in session.counsel.given_to]
            told.append(say("result.hinted", names=listed(names)))
        deck = own_deck(session)
        if deck:
            told.append(say("result.deck", name=deck))
        self.reason.setText(" ".join(told))
        self.show_hands(hands)
        bots = any(player.kind != "human" for player in session.players)
        self._offer(self.tabs.indexOf(self.thoughts), wanted=bots)
        self.thoughts.setWidget(QWidget())

    def leave(self) -> None:
        """The game that was shown is put away."""
        self._session = None
        self.charts.empty()
        self.thoughts.setWidget(QWidget())

    def show_thoughts(self) -> bool:
        """Turns to what the bots thought; whether there is a place for that, which is so where bots sat."""
        tab = self.tabs.indexOf(self.thoughts)
        if self.tabs.isTabVisible(tab):
            self.tabs.setCurrentIndex(tab)
        return self.tabs.isTabVisible(tab)

    def _open(self, tab: int) -> None:
        """Charts and thoughts are made once they are asked for."""
        session = self._session
        if session is not None and tab == self.tabs.indexOf(self.thoughts):
            self.thoughts.setWidget(thoughts_sheet(self.look, thought_lines(session)))
        if tab != self._charted or session is None or self.charts.charts:
            return
        texts = game_texts(session.setup.game)
        seats = [(player.mark, shown(player.name)) for player in session.players]
        names = [name for _mark, name in seats]
        charts = texts.charts(session.past.rounds(texts.CHART_BY), names)
        told = getattr(texts, "told_charts", None)
        if told is not None:
            charts += told([(line.round, line.event) for line in session.past.course()], names)
        self.charts.show_charts(charts, seats)

    def show_outcome(
        self, game: str, outcome: Outcome, seats: Sequence[Seat], rounds: int, kinds: Sequence[Kind]
    ) -> None:
        """Who won, why, and every component that the ranking looked at; ``kinds``: who is a bot, of which level."""
        names = [shown(name) for _mark, name in seats]
        winners = [names[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1]
        together = listed(winners)
        if winners:
            title = say("result.winner", name=together) if len(winners) == 1 else say("result.shared", names=together)
            named = {"names": together} if len(winners) > 1 else {"name": together}
        else:
            title, named = say("result.nobody"), {"names": listed(names)}
        reason = say(f"{game}.decided.{outcome.decided}", **named)
        self.title.setText(title)
        self.reason.setText(f"{say('result.rounds', count=rounds)} {reason}")
        standings = [
            Standing(outcome.ranks[seat], mark, names[seat], outcome.totals[seat])
            for seat, (mark, _name) in enumerate(seats)
        ]
        self._won, self._wide = bool(winners), len(outcome.components) > MANY
        self.podium.show_standings(standings if winners else [], game_texts(game).PODIUM)
        self.podium.setAccessibleName(title)
        self._fill(game, outcome, seats, names, kinds)
        self._fit()
        announce(self, f"{title}. {reason}")

    def show_hands(self, rows: Sequence[Row]) -> None:
        """All hands, open, in any order of seats; without any, no tab for them."""
        self.hands.show_hands(rows)
        self._offer(1, wanted=bool(rows))
        self.tabs.setCurrentIndex(0)

    def _offer(self, tab: int, *, wanted: bool) -> None:
        # To show a tab that is shown already makes Qt forget that another was hidden: its room stayed as a hole.
        if self.tabs.isTabVisible(tab) != wanted:
            self.tabs.setTabVisible(tab, wanted)

    def _fill(
        self, game: str, outcome: Outcome, seats: Sequence[Seat], names: Sequence[str], kinds: Sequence[Kind]
    ) -> None:
        clear(self._grid)
        heads = [say("result.rank"), say("result.seat")]
        heads += [say(f"{game}.component.{key}") for key in outcome.components]
        columns = [0, 2] + [3 + number for number in range(len(outcome.components))]
        for column, head in zip(columns, heads, strict=True):
            made = label(head, "caption")
            made.setAlignment(Qt.AlignmentFlag.AlignHCenter if column != 2 else Qt.AlignmentFlag.AlignLeft)
            self._grid.addWidget(made, 0, column)
        order = sorted(range(len(seats)), key=lambda seat: (outcome.ranks[seat], seat))
        for line, seat in enumerate(order, 1):
            self._put(line, 0, str(outcome.ranks[seat] or "–"), strong=True)
            self._grid.addWidget(SeatMark(self.look, seats[seat][0], seats[seat][1], 36), line, 1)
            level = "" if kinds[seat] == "human" else say(f"level.{kinds[seat]}")
            name = SeatName(names[seat], "strong" if outcome.ranks[seat] == 1 else "", level)
            self._grid.addWidget(name, line, 2)
            for number, (key, values) in enumerate(outcome.components.items()):
                self._put(line, 3 + number, str(values[seat]), strong=key == outcome.decided)
        self._grid.setColumnStretch(2, 1)

    def _put(self, line: int, column: int, text: str, *, strong: bool) -> None:
        made = label(text, "number" if strong else "prompt", wrap=False)
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._grid.addWidget(made, line, column)

    def first_focus(self) -> None:
        """Enter leads to the table and back: one Enter too many must not put the result away."""
        self.table.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        theme = self.look.theme
        narrow, low = self.width() < theme.px(900), self.height() < theme.px(560)
        crowded = self._wide and self.width() < theme.px(1280)
        self.podium.setVisible(self._won and not narrow and not crowded)  # the heading says it too
        relabel(self.save, say("hive.save"))
        if narrow:
            self.save.setText("")
        put_icon(self.save, "save", theme.colour("ink"), theme.px(22))
        side = max(theme.px(32), (self.width() - theme.px(1300)) // 2)
        self._grid.setColumnStretch(2, 0 if narrow else 1)
        self._grid.setHorizontalSpacing(theme.px(8 if narrow else 14))
        self._tally.setContentsMargins(*(theme.px(12 if narrow else 20),) * 4)
        above = max(theme.px(16), (self.height() - theme.px(780)) // 2)
        self._room.setContentsMargins(side, above, side, above)
        self._room.setSpacing(theme.px(4 if low else 12))
        restyle(self.title, "heading" if low else "title")
        restyle(self.reason, "" if low else "prompt")
        self._body.setSpacing(theme.px(28))

    def _dress(self) -> None:
        theme = self.look.theme
        self._grid.setVerticalSpacing(theme.px(12))
        for made, name, colour in (
            (self.home, "home", "ink"),
            (self.table, "eye", "ink"),
            (self.rematch, "redo", "on_accent"),
        ):
            put_icon(made, name, theme.colour(colour), theme.px(22))
        self._fit()
