"""The strip on top of the table: way out, phases of the round, who is asked, and the small menus on the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from tabletop.art.letters import draw_text
from tabletop.art.symbols import paint_symbol, symbol
from tabletop.panels.look import Look
from tabletop.panels.widgets import button, label, put_icon, restyle, tighten
from tabletop.texts import say


@dataclass(frozen=True)
class Phase:
    """One step of a round: its key, its words, its symbol and the theme's colours for it while it goes on."""

    key: str
    text: str
    symbol: str
    colour: str
    on_colour: str


class Phases(QWidget):
    """The round as a row of pointed flags. Those over are ticked, the one going on is coloured; narrow, only it has
    words.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.phases: Sequence[Phase] = ()
        self.current = ""
        self._height = 44
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_phases(self, phases: Sequence[Phase], current: str) -> None:
        """The phases of the game and the key of the one going on (empty: none)."""
        if (tuple(self.phases), self.current) == (tuple(phases), current):
            return
        self.phases, self.current = tuple(phases), current
        names = ", ".join(phase.text for phase in phases if phase.key == current)
        self.setAccessibleName(names)
        self.updateGeometry()
        self.update()

    def set_low(self, wanted: bool) -> None:
        """Hardly higher than the flags, or with air above and below."""
        height = 34 if wanted else 44
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def _widths(self, words: str) -> list[float]:
        """Widths of the flags where ``words`` stand on ``all``, on the ``current`` one, or where that one is
        ``alone``.
        """
        theme = self.look.theme
        found = []
        for phase in self.phases:
            metrics = QFontMetricsF(self._font(phase))
            width = theme.px(58.0)
            if words == "all" or phase.key == self.current:
                width += round(metrics.horizontalAdvance(phase.text)) + theme.px(8)
            elif words == "alone":
                width = 0
            found.append(float(width))
        return found

    def _font(self, phase: Phase) -> QFont:
        font = self.look.theme.font("body")
        font.setBold(phase.key == self.current)
        return font

    def sizeHint(self) -> QSize:
        return QSize(round(sum(self._widths("all"))), self.look.theme.px(self._height))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(sum(self._widths("alone"))), self.look.theme.px(self._height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.look.theme
        words = next((mode for mode in ("all", "current") if sum(self._widths(mode)) <= self.width() + 1), "alone")
        widths = self._widths(words)
        height = theme.px(32)
        top = (self.height() - height) / 2
        left = 1.0
        point = theme.px(11)
        keys = [phase.key for phase in self.phases]
        now = keys.index(self.current) if self.current in keys else -1
        for place, (phase, width) in enumerate(zip(self.phases, widths, strict=True)):
            if width:
                rect = QRectF(left, top, width - theme.px(5), height)
                named = words == "all" or place == now
                self._paint_flag(painter, phase, rect, point, first=left == 1.0, over=place < now, words=named)
            left += width

    def _paint_flag(
        self, painter: QPainter, phase: Phase, rect: QRectF, point: float, *, first: bool, over: bool, words: bool
    ) -> None:
        theme = self.look.theme
        going_on = phase.key == self.current
        middle = rect.center().y()
        corners = [rect.topLeft(), QPointF(rect.right() - point, rect.top()), QPointF(rect.right(), middle)]
        corners += [QPointF(rect.right() - point, rect.bottom()), rect.bottomLeft()]
        if not first:
            corners.append(QPointF(rect.left() + point, middle))
        painter.setPen(QPen(theme.colour("outline" if going_on else "line"), 2, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(theme.colour(phase.colour) if going_on else QColor(Qt.GlobalColor.transparent))
        painter.drawPolygon(QPolygonF(corners))
        side = theme.px(22)
        inner = rect.left() + (theme.px(10) if first else theme.px(17))
        painter.setOpacity(1.0 if going_on else 0.55 if over else 0.9)
        paint_symbol(painter, phase.symbol, QRectF(inner, middle - side / 2, side, side))
        painter.setOpacity(1.0)
        if words:
            painter.setPen(theme.colour(phase.on_colour if going_on else "secondary"))
            painter.setFont(self._font(phase))
            box = QRectF(inner + side + theme.px(6), rect.top(), rect.width(), rect.height())
            draw_text(painter, box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, phase.text)


class PhaseStrip(QWidget):
    """Signals: ``left``, ``seats_asked``, ``speed_asked``, ``drawer_asked``, ``rules_asked``."""

    left = Signal()
    seats_asked = Signal()
    speed_asked = Signal()
    drawer_asked = Signal()
    rules_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setProperty("role", "strip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(say("play.region.strip"))
        self.back = button("", self.left.emit, "icon")
        self.back.setAccessibleName(say("play.leave"))
        self.round = label("", "number", wrap=False)
        self.phases = Phases(look)
        self.clock = QLabel()
        self.time = label("", "number", wrap=False)
        self.who = label("", "caption", wrap=False)
        self.speed = button("", self.speed_asked.emit, "quiet")
        self.rules = button(say("panel.rules"), self.rules_asked.emit, "quiet")
        self.seats = button(say("play.seats"), self.seats_asked.emit, "quiet")
        self.drawer = button(say("panel.log"), self.drawer_asked.emit, "quiet")
        self.drawer.setCheckable(True)
        self._words: dict[QPushButton, str] = {
            made: made.text() for made in (self.speed, self.rules, self.seats, self.drawer)
        }
        self.drawer.setAccessibleName(say("play.drawer"))
        self._layout = layout = QHBoxLayout(self)
        for thing in (self.back, self.round, self.phases):
            layout.addWidget(thing)
        layout.addStretch(1)
        for thing in (self.clock, self.time, self.who, self.speed, self.rules, self.seats, self.drawer):
            layout.addWidget(thing)
        look.changed.connect(self._dress)
        self._dress()

    def show_round(self, round_text: str) -> None:
        """Which round it is."""
        self.round.setText(round_text)
        self._fit()

    def show_speed(self, speed: str) -> None:
        """How fast things move now."""
        self.speed.setAccessibleName(say("play.speed.now", speed=speed))
        self._words[self.speed] = speed
        self._fit()

    def show_time(self, text: str, spoken: str = "", *, late: bool = False) -> None:
        """How long is left, in digits and in words; ``late``: not long any more. Empty: no clock."""
        if text != self.time.text() or late != (self.time.property("role") == "late"):
            self.time.setText(text)
            self.time.setAccessibleName(spoken)
            restyle(self.time, "late" if late else "number")
            self._fit()

    def show_who(self, who: str) -> None:
        """Who is asked now; empty while something is shown."""
        self.who.setText(who)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        """Words on the buttons need a wide window. Who is asked gives way first, since the prompt bar says it too; then
        speed and rules, which have keys. In a narrow one the strip is low, too: the height is the table's.
        """
        theme = self.look.theme
        narrow = self.width() < theme.px(600)
        wide = self.width() >= theme.px(1400)
        for made, words in self._words.items():
            made.setText(f" {words}" if wide else "")
        for made in (self.back, *self._words):
            tighten(made, narrow)
        self.phases.set_low(narrow)
        margin = theme.px(2 if narrow else 4)
        self._layout.setContentsMargins(theme.px(8), margin, theme.px(8), margin)
        for part in (self.clock, self.time):
            part.setVisible(bool(self.time.text()))
        self.speed.setVisible(not narrow)
        self.rules.setVisible(not narrow)
        shown = [made for made in (self.back, *self._words) if not made.isHidden()]
        taken = self.phases.sizeHint().width() + self.round.sizeHint().width()
        taken += sum(made.sizeHint().width() for made in shown) + theme.px(120)
        if self.time.text():
            taken += self.time.sizeHint().width() + theme.px(40)
        self.who.setVisible(taken + self.who.sizeHint().width() < self.width() and bool(self.who.text()))

    def _dress(self) -> None:
        theme = self.look.theme
        size = theme.px(24)
        pairs = (
            (self.back, "arrow_left"),
            (self.speed, "speed"),
            (self.rules, "rules"),
            (self.seats, "people"),
            (self.drawer, "log"),
        )
        for made, name in pairs:
            put_icon(made, name, theme.colour("ink"), size)
        self.clock.setPixmap(symbol("clock", size, theme.colour("ink"), self.devicePixelRatioF()))
        self._layout.setSpacing(theme.px(8))
        self.phases.updateGeometry()
        self._fit()
