"""The podium of the result: up to three steps, the marks of those who stand on them, and their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.art.letters import draw_text
from tabletop.art.marks import paint_mark
from tabletop.art.pictures import picture
from tabletop.art.symbols import paint_symbol
from tabletop.panels.look import Look
from tabletop.texts import initial

_HEIGHTS = {1: 1.0, 2: 0.45}
"""How much of the room above the lowest step each rank stands higher."""
_PICTURE = 300 / 640
"""Height of the picture behind the podium by its width."""


@dataclass(frozen=True)
class Standing:
    """One seat at the end: its rank (1 is best), mark, shown name and the number that decided first."""

    rank: int
    mark: int
    name: str
    total: int


class Podium(QWidget):
    """The three best, the winner in the middle; ``symbol`` names what the totals count."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.symbol = ""
        self.standings: list[Standing] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_standings(self, standings: Sequence[Standing], symbol: str) -> None:
        """Everybody, in any order."""
        self.symbol = symbol
        self.standings = sorted(standings, key=lambda standing: standing.rank)[:3]
        self.update()

    def sizeHint(self) -> QSize:
        return self.look.theme_size(300, 250)

    def minimumSizeHint(self) -> QSize:
        return self.look.theme_size(300, 250)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        theme = self.look.theme
        order = {1: (0,), 2: (1, 0), 3: (1, 0, 2)}.get(len(self.standings), ())
        if not order:
            return
        least = theme.px(136)  # a step that holds a mark, a name and a number
        wide = min(self.width(), max(1.0, self.height() - least - theme.px(24)) / _PICTURE, theme.px(620))
        step = min(theme.px(180), wide / len(order))
        left = (self.width() - step * len(order)) / 2
        foot = self.height() - 4
        tall = min(theme.px(250), foot - wide * _PICTURE)
        top = foot - tall - wide * _PICTURE  # the bear stands on the highest step
        image = picture("podium", round(wide), self.devicePixelRatioF())
        painter.drawPixmap(QPointF((self.width() - wide) / 2, top), image)
        for column, which in enumerate(order):
            standing = self.standings[which]
            height = least + (tall - least) * _HEIGHTS.get(standing.rank, 0.0)
            block = QRectF(left + column * step + 2, foot - height, step - 4, height)
            self._paint_block(painter, block, standing)
        painter.setPen(QPen(theme.colour("outline"), 2))
        painter.drawLine(QPointF(left - theme.px(20), foot), QPointF(left + step * len(order) + theme.px(20), foot))

    def _paint_block(self, painter: QPainter, block: QRectF, standing: Standing) -> None:
        theme = self.look.theme
        first = standing.rank == 1
        painter.setPen(QPen(theme.colour("outline"), 2, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(theme.colour("honey" if first else "wood"))
        painter.drawRect(block)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("honey_shade" if first else "wood_shade"))
        edge = theme.px(8)
        painter.drawRect(QRectF(block.left() + 1, block.top() + 1, block.width() - 2, edge))
        side = min(theme.px(48), block.width() * 0.5)
        mark = QRectF(block.center().x() - side / 2, block.top() + edge + theme.px(4), side, side)
        paint_mark(painter, mark, standing.mark, initial(standing.name))
        painter.setPen(theme.colour("card_ink"))
        font = theme.font("name")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        name = metrics.elidedText(standing.name, Qt.TextElideMode.ElideRight, block.width() - theme.px(12))
        line = QRectF(block.left(), mark.bottom() + theme.px(2), block.width(), metrics.height())
        draw_text(painter, line, Qt.AlignmentFlag.AlignCenter, name)
        font = theme.font("count")
        painter.setFont(font)
        line = QRectF(block.left(), line.bottom(), block.width(), QFontMetricsF(font).height())
        side = theme.px(28)
        words = QFontMetricsF(font).horizontalAdvance(str(standing.total))
        start = line.center().x() - (words + side + theme.px(6)) / 2
        paint_symbol(painter, self.symbol, QRectF(start, line.center().y() - side / 2, side, side))
        number = QRectF(start + side + theme.px(6), line.top(), words + 4, line.height())
        draw_text(painter, number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(standing.total))
