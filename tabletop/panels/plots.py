"""Charts as pyqtgraph draws them: lines, bars and heat maps in the colours of the theme and of the seats.

This room is imported when a chart is opened for the first time and never before: pyqtgraph brings numpy along. A line
is told apart by colour, by the shape of its points, which is that of the seat's mark, and by its dashes; a bar by its
pattern.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy
import pyqtgraph
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.art.patterns import MARKS, pattern_brush
from tabletop.art.theme import Theme
from tabletop.panels.plot_words import PlotWords
from tabletop.texts.pieces import Chart, Series

SYMBOLS = {"circle": "o", "diamond": "d", "triangle": "t1", "square": "s", "hexagon": "h", "star": "star"}
DASHES: tuple[tuple[float, ...], ...] = ((), (6, 3), (2, 2), (8, 2, 2, 2), (10, 4), (4, 2, 1, 2, 1, 2))
"""By mark: how long the strokes and gaps of its line are, in line widths; the first is drawn through."""
_LINE, _EDGE = 2.4, 4.4
"""Widths of a line and of the ink below it, which keeps light colours readable on paper."""
_POINT = 12
"""Width of the points of a seat's line."""


class WholeAxis(pyqtgraph.AxisItem):  # type: ignore[misc]
    """An axis of things that are counted: no tick between two numbers."""

    def tickSpacing(self, least: float, most: float, size: float) -> list[tuple[float, float]]:
        """Distances of ticks and where they begin, the coarsest first."""
        found: Sequence[tuple[float, float]] = super().tickSpacing(least, most, size)
        whole = [(spacing, offset) for spacing, offset in found if spacing >= 1 and spacing == int(spacing)]
        return whole or [(1.0, 0.0)]


def plot(chart: Chart, marks: Sequence[int], theme: Theme) -> QWidget:
    """A chart of lines or bars; ``marks`` are those of the seats."""
    axes = {side: WholeAxis(side) for side in ("left", "bottom")}
    made = _plain(theme, axisItems=axes)
    for side, words in (("left", chart.up), ("bottom", chart.across)):
        axis = made.getAxis(side)
        axis.setPen(theme.colour("secondary"))
        axis.setTextPen(theme.colour("ink"))
        axis.setTickFont(theme.font("small"))
        axis.setLabel(words)
        axis.label.setFont(theme.font("small"))
    made.showGrid(x=False, y=True, alpha=0.25)
    for place, series in enumerate(chart.series):
        if chart.kind == "bars":
            _bars(made, series, place, len(chart.series), marks, theme)
        else:
            _line(made, series, marks, theme)
    if chart.kind == "line":
        _words(made, chart, theme)
    made.setFixedHeight(theme.px(340 if any(series.words for series in chart.series) else 280))
    shown: QWidget = made
    return shown


def heat(cells: Sequence[Sequence[float | None]], most: float, theme: Theme) -> QWidget:
    """One grid of numbers, from paper to honey at ``most``; each number stands in its cell."""
    made = _plain(theme)
    made.hideAxis("left")
    made.hideAxis("bottom")
    made.setAspectLocked(True)
    made.invertY(True)
    for y, line in enumerate(cells):
        for x, value in enumerate(line):
            _cell(made, x, y, value, most, theme)
    made.setRange(xRange=(0, max(len(line) for line in cells)), yRange=(0, len(cells)), padding=0.03)
    made.setFixedSize(theme.px(56 * max(len(line) for line in cells)), theme.px(56 * len(cells)))
    shown: QWidget = made
    return shown


def _plain(theme: Theme, **words: Any) -> Any:
    """An empty plot that only shows: no menu, no zooming, no focus."""
    made = pyqtgraph.PlotWidget(**words)
    made.setBackground(theme.colour("paper"))
    made.setMouseEnabled(x=False, y=False)
    made.setMenuEnabled(False)
    made.hideButtons()
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    made.setFrameShape(pyqtgraph.PlotWidget.Shape.NoFrame)
    return made


def pen_of(mark: int | None, theme: Theme, *, edge: bool = False) -> QPen:
    """The pen of a seat's line (``None``: ink), or of the ink below it."""
    ink = theme.colour("ink")
    width = _EDGE if edge else _LINE
    pen = QPen(ink if edge or mark is None else QColor(MARKS[mark].colour), theme.px(width * 10) / 10)
    dashes = () if mark is None else DASHES[mark]
    if dashes:
        pen.setDashPattern([length * _LINE / width for length in dashes])
    pen.setCosmetic(True)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _line(made: Any, series: Series, marks: Sequence[int], theme: Theme) -> None:
    mark = None if series.seat is None else marks[series.seat]
    xs, ys = numpy.array(series.xs, dtype=float), numpy.array(series.ys, dtype=float)
    if mark is not None:
        made.plot(xs, ys, pen=pen_of(mark, theme, edge=True))
    made.plot(
        xs,
        ys,
        name=series.name,
        pen=pen_of(mark, theme),
        symbol="o" if mark is None else SYMBOLS[MARKS[mark].shape],
        symbolSize=theme.px(6 if mark is None else _POINT),
        symbolBrush=theme.colour("ink") if mark is None else QColor(MARKS[mark].colour),
        symbolPen=pyqtgraph.mkPen(theme.colour("ink"), width=1.5),
    )


def _words(made: Any, chart: Chart, theme: Theme) -> None:
    """The words of all lines, with room for those of the highest and the lowest points; where two points are one, so
    are their words."""
    lines = [tuple(zip(series.xs, series.ys, strict=True)) for series in chart.series]
    told: dict[tuple[float, float], str] = {}
    for series, line in zip(chart.series, lines, strict=True):
        for at, word in zip(line, series.words, strict=False):
            if word:
                told[at] = f"{told[at]}, {word}" if at in told else word
    if told:
        made.addItem(PlotWords(lines, told, theme.px(_POINT), theme), ignoreBounds=True)
        heights = [y for line in lines for _x, y in line]
        made.setYRange(min(heights), max(heights), padding=0.14)


def _bars(made: Any, series: Series, place: int, count: int, marks: Sequence[int], theme: Theme) -> None:
    """The bars of one seat, beside those of the others."""
    width = 0.8 / count
    xs = numpy.array(series.xs, dtype=float) + (place - (count - 1) / 2) * width
    mark = None if series.seat is None else marks[series.seat]
    heights = numpy.array(series.ys, dtype=float)
    made.addItem(_Bars(mark, theme, x=xs, height=heights, width=width * 0.9))


class _Bars(pyqtgraph.BarGraphItem):  # type: ignore[misc]
    """Bars with the pattern of a seat's mark, as large as it is everywhere and not in units of the plot."""

    def __init__(self, mark: int | None, theme: Theme, **words: Any) -> None:
        super().__init__(brush=theme.colour("ink"), pen=theme.colour("ink"), **words)
        self.mark, self.theme = mark, theme

    def paint(self, painter: QPainter, *words: Any) -> None:
        xs, heights = self.opts["x"], self.opts["height"]
        half = self.opts["width"] / 2
        transform = painter.transform()
        painter.save()
        painter.resetTransform()
        painter.setPen(QPen(self.theme.colour("ink"), 1.5))
        painter.setBrush(self.theme.colour("ink") if self.mark is None else pattern_brush(self.mark))
        for x, height in zip(xs, heights, strict=True):
            painter.drawRect(transform.mapRect(QRectF(x - half, 0, 2 * half, height).normalized()))
        painter.restore()


def _cell(made: Any, x: int, y: int, value: float | None, most: float, theme: Theme) -> None:
    share = 0.0 if value is None or most <= 0 else max(0.0, min(1.0, value / most))
    pale, full = QColor(theme.colour("card_paper")), QColor(theme.colour("honey"))
    pairs = ((pale.red(), full.red()), (pale.green(), full.green()), (pale.blue(), full.blue()))
    brush = (
        QColor(*(round(one + (other - one) * share) for one, other in pairs))
        if value is not None
        else QColor(Qt.GlobalColor.transparent)
    )
    box = pyqtgraph.QtWidgets.QGraphicsRectItem(x + 0.03, y + 0.03, 0.94, 0.94)
    pen = QPen(theme.colour("line" if value is None else "ink"), 1.5)
    pen.setCosmetic(True)
    if value is None:
        pen.setStyle(Qt.PenStyle.DotLine)
    box.setPen(pen)
    box.setBrush(brush)
    made.addItem(box)
    if value is not None:
        words = pyqtgraph.TextItem(f"{value:g}", color=theme.colour("card_ink"), anchor=(0.5, 0.5))
        words.setFont(theme.font("number"))
        words.setPos(x + 0.5, y + 0.5)
        made.addItem(words)
