"""The game boxes on the shelf of Home: cover pictures that stand on a board, with a label below each.

An open box is a button; a closed one is only looked at. Nothing here knows what a box starts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.art.letters import draw_text
from tabletop.art.pictures import picture
from tabletop.art.surface import SHADOW_MARGIN, soft_shadow
from tabletop.art.symbols import paint_symbol
from tabletop.panels.look import Look
from tabletop.texts import say

SHAPE = 4 / 3
"""Height of a box by its width."""

PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


@dataclass(frozen=True)
class OnShelf:
    """A box and what its label says: seats, minutes, what the game hides."""

    game: str
    seats: tuple[int, int]
    minutes: str
    secret: str
    closed: bool


class Box(QWidget):
    """One box. ``chosen`` tells that an open box was clicked, or opened by Enter or Space; ``reached`` that it has the
    focus."""

    chosen = Signal()
    reached = Signal()

    def __init__(self, look: Look, thing: OnShelf, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.thing = thing
        self._row = parent
        self._over = False
        title = say(f"box.{thing.game}")
        if thing.closed:
            self.setAccessibleName(say("home.soon.spoken", game=title))
        else:
            self.setAccessibleName(say("home.play", game=title))
            self.setAccessibleDescription(f"{say(f'box.{thing.game}.line')} {', '.join(facts(thing).values())}")
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hover(not self.thing.closed)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(False)

    def _hover(self, over: bool) -> None:
        self._over = over
        self._row.update()  # it paints the shadow

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if not self.thing.closed and event.button() == Qt.MouseButton.LeftButton and inside:
            self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.thing.closed and event.key() in PRESSES:
            self.chosen.emit()
        else:
            super().keyPressEvent(event)

    @property
    def lifted(self) -> bool:
        """Whether the pointer is on it."""
        return self._over

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self.thing.closed:
            # Half seen, over the page and not over its own shadow.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.look.theme.colour("page"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), self.width() / 30, self.width() / 30)
            painter.setOpacity(0.5)
        painter.drawPixmap(QPointF(0, 0), picture(f"box_{self.thing.game}", self.width(), self.devicePixelRatioF()))
        painter.setOpacity(1.0)
        if self.thing.closed:
            self._paint_ribbon(painter)

    def _paint_ribbon(self, painter: QPainter) -> None:
        """A paper band across the box: not in this version."""
        theme = self.look.theme
        font = theme.font("caption")
        font.setBold(True)
        text = say("home.soon")
        while QFontMetricsF(font).horizontalAdvance(text) > self.width() - 8 and font.pixelSize() > 12:
            font.setPixelSize(font.pixelSize() - 1)
        height = QFontMetricsF(font).height() + theme.px(14)
        band = QRectF(-2, self.height() * 0.58 - height / 2, self.width() + 4, height)
        painter.setPen(QPen(theme.colour("card_ink"), 2))
        painter.setBrush(theme.colour("card_paper"))
        painter.drawRect(band)
        painter.setFont(font)
        draw_text(painter, band, Qt.AlignmentFlag.AlignCenter, text)


def facts(thing: OnShelf) -> dict[str, str]:
    """Icon and words of what a label says."""
    first, last = thing.seats
    secret = "eye" if thing.secret == "open" else "hide"
    return {
        "people": say("home.players", first=first, last=last),
        "clock": say("home.minutes", minutes=thing.minutes),
        secret: say(f"home.secret.{thing.secret}"),
    }


class ShelfRow(QWidget):
    """The board with all boxes on it. ``opened`` names the box that was chosen, ``reached`` the one with the focus."""

    opened = Signal(str)
    reached = Signal(str)

    def __init__(self, look: Look, things: Sequence[OnShelf]) -> None:
        super().__init__()
        self.look = look
        self.boxes = {thing.game: Box(look, thing, self) for thing in things}
        for game, box in self.boxes.items():
            box.chosen.connect(lambda game=game: self.opened.emit(game))
            box.reached.connect(lambda game=game: self.reached.emit(game))
        self._widths: dict[str, float] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._dressed)

    def _dressed(self) -> None:
        self._widths.clear()
        self.updateGeometry()
        self._arrange()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(480, 190 + self._label_height())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()  # it takes what is left; more would make the page scroll

    def _label_height(self) -> int:
        """Board and the most lines that a label takes."""
        lines = max(len(self._lines(box)) for box in self.boxes.values())
        return self.look.theme.px(18 + 6 + 24 * lines)

    def _lines(self, box: Box) -> list[list[tuple[str, str, float]]]:
        """The facts of a box as (icon, words, width), as many in a line as there is room for."""
        theme = self.look.theme
        room = self.width() / len(self.boxes) - 8
        lines: list[list[tuple[str, str, float]]] = []
        taken = room
        for name, text in facts(box.thing).items():
            width = theme.px(20) + self._advance(text)
            if taken + theme.px(12) + width > room:
                lines.append([])
                taken = -theme.px(12)
            lines[-1].append((name, text, width))
            taken += theme.px(12) + width
        return lines

    def _advance(self, text: str) -> float:
        """The width of ``text``, measured once: the layout asks for it dozens of times before it is painted."""
        found = self._widths.get(text)
        if found is None:
            found = self._widths[text] = QFontMetricsF(self.look.theme.font("small")).horizontalAdvance(text)
        return found

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        """All boxes as large as height and width allow, their feet on the board."""
        column = self.width() / len(self.boxes)
        foot = self.height() - self._label_height()
        height = min(foot - 8.0, (column - 28) * SHAPE)
        for place, box in enumerate(self.boxes.values()):
            width = height / SHAPE
            left = column * place + (column - width) / 2
            box.setGeometry(round(left), round(foot - height), round(width), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.look.theme
        foot = self.height() - self._label_height()
        for box in self.boxes.values():
            size = QRectF(box.geometry())
            shadow = soft_shadow(size.size(), box.lifted, self.devicePixelRatioF())
            painter.drawPixmap(size.topLeft() - QPointF(SHADOW_MARGIN, SHADOW_MARGIN), shadow)
        board = QRectF(1, foot, self.width() - 2, theme.px(16))
        painter.setPen(QPen(theme.colour("outline"), 2))
        painter.setBrush(theme.colour("wood"))
        painter.drawRoundedRect(board, 4, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("wood_shade"))
        painter.drawRect(QRectF(board.left() + 2, board.center().y() + 1, board.width() - 4, board.height() / 2 - 2))
        column = self.width() / len(self.boxes)
        for place, box in enumerate(self.boxes.values()):
            self._paint_label(painter, QRectF(column * place, board.bottom() + theme.px(6), column, theme.px(48)), box)

    def _paint_label(self, painter: QPainter, rect: QRectF, box: Box) -> None:
        """Icons and words, centred below the box."""
        theme = self.look.theme
        painter.setFont(theme.font("small"))
        side, gap = theme.px(16), theme.px(12)
        colour = theme.colour("secondary" if box.thing.closed else "ink")
        painter.setPen(colour)
        y = rect.top()
        for line in self._lines(box):
            x = rect.center().x() - (sum(width for _, _, width in line) + gap * (len(line) - 1)) / 2
            for name, text, width in line:
                paint_symbol(painter, name, QRectF(x, y + (theme.px(24) - side) / 2, side, side), colour)
                words = QRectF(x + side + theme.px(4), y, width, theme.px(24))
                draw_text(painter, words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
                x += width + gap
            y += theme.px(24)
