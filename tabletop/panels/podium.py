"""The podium of the result: up to three steps, the marks of those who stand on them, and their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.art.marks import paint_mark
from tabletop.art.symbols import paint_symbol
from tabletop.panels.look import Look
from tabletop.panels.seat_mark import initial

_HEIGHTS = {1: 1.0, 2: 0.66, 3: 0.4}


@dataclass(frozen=True)
class Standing:
    """One seat at the end: its rank (1 is best), mark, shown name and the number that decided first."""

    rank: int
    mark: int
    name: str
    total: int


class Podium(QWidget):
    """The three best, the winner in the middle; ``symbol`` names what the totals count."""

    def __init__(self, look: Look, symbol: str = "swarm_token") -> None:
        super().__init__()
        self.look = look
        self.symbol = symbol
        self.standings: list[Standing] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_standings(self, standings: Sequence[Standing]) -> None:
        """Everybody, in any order."""
        self.standings = sorted(standings, key=lambda standing: standing.rank)[:3]
        self.update()

    def sizeHint(self) -> QSize:
        return self.look.theme_size(420, 280)

    def minimumSizeHint(self) -> QSize:
        return self.look.theme_size(320, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.look.theme
        order = {1: (0,), 2: (1, 0), 3: (1, 0, 2)}.get(len(self.standings), ())
        if not order:
            return
        step = min(theme.px(150), (self.width() - 8) / len(order))
        left = (self.width() - step * len(order)) / 2
        mark = min(theme.px(64), step * 0.6)
        above = mark + theme.px(40)
        tall = max(theme.px(60), min(theme.px(190), self.height() - above - 6))
        foot = self.height() - 4
        for column, which in enumerate(order):
            standing = self.standings[which]
            height = tall * _HEIGHTS.get(standing.rank, _HEIGHTS[3])
            block = QRectF(left + column * step + 3, foot - height, step - 6, height)
            self._paint_block(painter, block, standing)
            self._paint_seat(painter, block, standing, mark)
        painter.setPen(QPen(theme.colour("outline"), 2))
        painter.drawLine(QPointF(left - theme.px(20), foot), QPointF(left + step * len(order) + theme.px(20), foot))

    def _paint_block(self, painter: QPainter, block: QRectF, standing: Standing) -> None:
        theme = self.look.theme
        painter.setPen(QPen(theme.colour("outline"), 2, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(theme.colour("honey" if standing.rank == 1 else "wood"))
        painter.drawRect(block)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("honey_shade" if standing.rank == 1 else "wood_shade"))
        edge = theme.px(8)
        painter.drawRect(QRectF(block.left() + 1, block.top() + 1, block.width() - 2, edge))
        font = theme.font("count")
        painter.setFont(font)
        painter.setPen(theme.colour("card_ink"))
        line = QRectF(block.left(), block.top() + edge, block.width(), QFontMetricsF(font).height() + theme.px(4))
        side = theme.px(28)
        words = QFontMetricsF(font).horizontalAdvance(str(standing.total))
        start = line.center().x() - (words + side + theme.px(6)) / 2
        paint_symbol(painter, self.symbol, QRectF(start, line.center().y() - side / 2, side, side))
        number = QRectF(start + side + theme.px(6), line.top(), words + 4, line.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(standing.total))

    def _paint_seat(self, painter: QPainter, block: QRectF, standing: Standing, mark: float) -> None:
        theme = self.look.theme
        font = theme.font("name")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(theme.colour("ink"))
        name = metrics.elidedText(standing.name, Qt.TextElideMode.ElideRight, block.width() + 4)
        line = QRectF(
            block.left() - 2, block.top() - metrics.height() - theme.px(4), block.width() + 4, metrics.height()
        )
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)
        rect = QRectF(block.center().x() - mark / 2, line.top() - mark - theme.px(4), mark, mark)
        paint_mark(painter, rect, standing.mark, initial(standing.name))
