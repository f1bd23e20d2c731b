"""The charts of a game that is over: each with its title, the seats' marks as legend, and its numbers for a screen
reader. pyqtgraph is loaded when they are shown for the first time.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tabletop.art.symbols import symbol
from tabletop.panels.flow import Flow
from tabletop.panels.look import Look
from tabletop.panels.seat_mark import SeatMark
from tabletop.panels.widgets import clear, frame, label, row
from tabletop.texts.pieces import Chart, Series

Seat = tuple[int, str]
"""A mark and a shown name."""


class Charts(QWidget):
    """``show_charts`` takes what a game's texts give; ``seats`` are all that sat there."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.charts: Sequence[Chart] = ()
        self.seats: Sequence[Seat] = ()
        self._layout = QVBoxLayout(self)
        look.changed.connect(self._build)

    def show_charts(self, charts: Sequence[Chart], seats: Sequence[Seat]) -> None:
        """The charts, one below the other."""
        self.charts, self.seats = tuple(charts), tuple(seats)
        self._build()

    def empty(self) -> None:
        """Nothing of the game that was shown is left."""
        self.show_charts((), ())

    def _build(self) -> None:
        theme = self.look.theme
        clear(self._layout)
        self._layout.setContentsMargins(0, theme.px(14), theme.px(8), 0)
        self._layout.setSpacing(theme.px(16))
        for chart in self.charts:
            self._layout.addWidget(self._sheet(chart))
        self._layout.addStretch(1)

    def _sheet(self, chart: Chart) -> QWidget:
        """One chart on its paper."""
        from tabletop.panels.plots import heat, plot

        theme = self.look.theme
        made = frame("sheet")
        made.setAccessibleName(chart.title)
        made.setAccessibleDescription(told(chart))
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        inside = QVBoxLayout(made)
        inside.setContentsMargins(*(theme.px(14),) * 4)
        inside.setSpacing(theme.px(8))
        inside.addWidget(label(chart.title, "subheading"))
        body = QWidget()
        flow = Flow(body, self.look, theme.px(20))
        if chart.kind == "heat":
            most = max(
                (value for grid in chart.cells for line in grid for value in line if value is not None), default=0
            )
            for series, grid in zip(chart.series, chart.cells, strict=True):
                one = QWidget()
                column = QVBoxLayout(one)
                column.setContentsMargins(0, 0, 0, 0)
                column.addWidget(self._key(series))
                column.addWidget(heat(grid, most, theme))
                flow.addWidget(one)
        else:
            for series in chart.series:
                flow.addWidget(self._key(series))
            inside.addWidget(plot(chart, [mark for mark, _name in self.seats], theme))
        inside.addWidget(body)
        return made

    def _key(self, series: Series) -> QWidget:
        """A seat's mark and name: the shape of the mark is that of the points."""
        made = QWidget()
        name = label(series.name, "caption", wrap=False)
        if series.seat is None:
            dot, theme = QLabel(), self.look.theme
            dot.setPixmap(symbol("dot", theme.px(20), theme.colour("ink"), self.devicePixelRatioF()))
            made.setLayout(row(dot, name, gap=theme.px(6)))
        else:
            mark, whole = self.seats[series.seat]
            made.setLayout(row(SeatMark(self.look, mark, whole, 28), name, gap=self.look.theme.px(6)))
        return made


def told(chart: Chart) -> str:
    """The numbers of a chart, series by series, for a screen reader."""
    if chart.kind == "heat":
        return "; ".join(
            f"{series.name}: {', '.join(' '.join(_number(value) for value in line) for line in grid)}"
            for series, grid in zip(chart.series, chart.cells, strict=True)
        )
    return "; ".join(f"{series.name}: {', '.join(_number(value) for value in series.ys)}" for series in chart.series)


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:g}"
