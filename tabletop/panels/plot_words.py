"""Words at the points of a chart: where each of them finds room, and how they are drawn.

No word lies on another, on a point, beyond the edge of the plot or nearer to another point than to its own; one that
finds no room is left out. Known here are points in pixels and nothing of what they stand for.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pyqtgraph
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QTransform

from tabletop.art.letters import draw_line
from tabletop.art.theme import Theme

SIDES = ((0, -1), (0, 1), (1, -1), (-1, -1), (1, 1), (-1, 1), (1, 0), (-1, 0))
"""On which side of its point a word stands, right and down: the first that crosses the fewest lines."""
MARGIN = 3
"""Paper on each side of a word, in pixels at the usual size."""

Line = Sequence[QPointF]
"""The points of one line, in pixels."""


@dataclass(frozen=True)
class Word:
    """A word of this ``size`` beside the point ``at``."""

    at: QPointF
    size: QSizeF


def placed(words: Sequence[Word], lines: Sequence[Line], point: float, room: QRectF) -> list[QRectF | None]:
    """The box of each word, ``None`` where it has no room: within ``room``, off all points of ``lines``, which are
    ``point`` wide, off each other, and nearest to its own point. From left to right and from the top down, whatever
    the order given."""
    half = QPointF(point / 2, point / 2)
    taken = [QRectF(at - half, at + half) for line in lines for at in line]
    strokes = [QLineF(*pair) for line in lines for pair in pairwise(line)]
    found: list[QRectF | None] = [None] * len(words)
    for number in sorted(range(len(words)), key=lambda number: (words[number].at.x(), words[number].at.y())):
        word = words[number]
        free = [
            box
            for box in _boxes(word, point)
            if room.contains(box) and not _meets(box, taken) and _is_nearest(box, word.at, lines)
        ]
        if free:
            found[number] = box = min(free, key=lambda box: sum(_crosses(box, stroke) for stroke in strokes))
            taken.append(box)
    return found


def _boxes(word: Word, point: float) -> Iterator[QRectF]:
    """Where the word may stand round its point: on one of its sides, close to it."""
    for right, down in SIDES:
        middle = QPointF(right * (word.size.width() + point) / 2, down * (word.size.height() + point) / 2)
        box = QRectF(QPointF(), word.size)
        box.moveCenter(word.at + middle)
        yield box


def _meets(box: QRectF, taken: Sequence[QRectF]) -> bool:
    return any(box.intersects(other) for other in taken)


def _is_nearest(box: QRectF, own: QPointF, lines: Sequence[Line]) -> bool:
    """Whether no point is nearer to ``box`` than ``own``."""
    return _distance(box, own) <= min(_distance(box, at) for line in lines for at in line)


def _distance(box: QRectF, at: QPointF) -> float:
    """From ``at`` to the edge of ``box``; 0 within."""
    right = max(box.left() - at.x(), 0.0, at.x() - box.right())
    down = max(box.top() - at.y(), 0.0, at.y() - box.bottom())
    return math.hypot(right, down)


def _crosses(box: QRectF, stroke: QLineF) -> bool:
    """Whether a stroke leads through ``box``: one of its ends lies in there, or it crosses a diagonal."""
    diagonals = QLineF(box.topLeft(), box.bottomRight()), QLineF(box.topRight(), box.bottomLeft())
    crossed = any(stroke.intersects(line)[0] == QLineF.IntersectionType.BoundedIntersection for line in diagonals)
    return crossed or box.contains(stroke.p1()) or box.contains(stroke.p2())


class PlotWords(pyqtgraph.GraphicsObject):  # type: ignore[misc]
    """All words of a plot. ``lines`` are those of the plot and ``told`` the words by point, in its units; ``point`` is
    the width of a point in pixels."""

    def __init__(
        self,
        lines: Sequence[Sequence[tuple[float, float]]],
        told: Mapping[tuple[float, float], str],
        point: float,
        theme: Theme,
    ) -> None:
        super().__init__()
        self.lines, self.told, self.point, self.theme = lines, told, point, theme

    def boundingRect(self) -> QRectF:
        return QRectF(self.viewRect())

    def viewTransformChanged(self) -> None:
        """Another size or range: the words find other places."""
        self.prepareGeometryChange()

    def laid(self, transform: QTransform) -> list[QRectF | None]:
        """The boxes of the words in pixels, where ``transform`` leads from the units of the plot."""
        metrics, around = QFontMetricsF(self.theme.font("small")), 2 * self.theme.px(MARGIN)
        wide, high = metrics.horizontalAdvance, metrics.capHeight() + around
        words = [Word(transform.map(QPointF(*at)), QSizeF(wide(word) + around, high)) for at, word in self.told.items()]
        lines = [[transform.map(QPointF(*at)) for at in line] for line in self.lines]
        return placed(words, lines, self.point, transform.mapRect(self.boundingRect()))

    def paint(self, painter: QPainter, *_words: Any) -> None:
        boxes = self.laid(painter.transform())
        font, ink, paper = self.theme.font("small"), self.theme.colour("ink"), self.theme.colour("paper")
        margin = self.theme.px(MARGIN)
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font)
        painter.setBrush(paper)
        for box, word in zip(boxes, self.told.values(), strict=True):
            if box is not None:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawRoundedRect(box, margin, margin)
                painter.setPen(ink)
                draw_line(painter, QPointF(box.left() + margin, box.bottom() - margin), word)
        painter.restore()
