"""What games may ask of the result: a common loss, and charts from what everybody saw."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtWidgets import QApplication

from tabletop.panels.charts import told
from tabletop.texts import say, shown
from tests.tabletop.sitting import Sitting
from tests.tabletop.stall.seats import sit_down


def to_end(sitting: Sitting, sales: str) -> None:
    for _ in range(100):
        decision = sitting.play.session.decision()
        if sitting.stage.kind == "over":
            break
        if sitting.stage.kind == "cover":
            sitting.uncover()
        elif decision is not None and decision.kind == "sell":
            sitting.play.press(f"{sales}; lock")
            sitting.rest()
        else:
            sitting.play.confirm()
            sitting.rest()
    assert sitting.window.result is not None
    sitting.until(sitting.window.result.isVisible)


def test_a_common_loss_has_a_title_of_its_own_and_no_podium(sitting: Sitting) -> None:
    sit_down(sitting, mood="wild")
    to_end(sitting, "sell 3")
    result = sitting.window.result
    assert result is not None
    assert result.title.text() == say("result.nobody")
    assert "lose together" in result.reason.text()
    assert not result.podium.isVisible()
    assert not result.podium.standings
    ranks = [result._grid.itemAtPosition(line, 0).widget().text() for line in (1, 2, 3)]  # type: ignore[union-attr]
    assert ranks == ["–"] * 3
    assert not result.tabs.isTabVisible(1), "a game without hands opens none"


def test_charts_are_drawn_when_they_are_opened_from_what_everybody_saw(sitting: Sitting) -> None:
    sit_down(sitting, short=False)
    session = sitting.play.session
    assert session.past.rounds() == [], "before the end there is nothing to tell"
    to_end(sitting, "sell 1")
    result = sitting.window.result
    assert result is not None
    assert result.podium.isVisible()
    assert not result.charts.charts
    result.tabs.setCurrentIndex(result._charted)
    line, bars, cells = result.charts.charts
    assert (line.kind, bars.kind, cells.kind) == ("line", "bars", "heat")
    assert line.series[0].xs == (1.0, 2.0)
    assert line.series[0].ys[-1] == session.view().places["seat/0/honey"].count
    assert [view.seat for view in session.past.rounds()] == [None, None]
    assert len(session.past.rounds("beat")) > 2
    for _ in range(3):
        sitting.turn()
    assert told(line).startswith(f"{shown('Ana')}: 8, ")
    sitting.window.go_home()
    assert not result.charts.charts, "nothing of a game stays when it is left"


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_seat_has_its_own_colour_dash_and_shape_in_every_theme(qapp: QApplication, theme: str) -> None:
    from tabletop.art.patterns import MARKS
    from tabletop.art.theme import Theme
    from tabletop.panels.plots import DASHES, SYMBOLS, pen_of

    made = Theme(theme)
    pens = [pen_of(mark, made) for mark in range(len(MARKS))]
    assert len({pen.color().name() for pen in pens}) == len({tuple(pen.dashPattern()) for pen in pens}) == len(MARKS)
    assert len({SYMBOLS[mark.shape] for mark in MARKS}) == len(DASHES) == len(MARKS)
    for mark in range(len(MARKS)):
        edge = pen_of(mark, made, edge=True)
        assert edge.widthF() > pens[mark].widthF()
        lengths = [length * edge.widthF() for length in edge.dashPattern()]
        assert lengths == pytest.approx([length * pens[mark].widthF() for length in pens[mark].dashPattern()])


def test_no_chart_is_loaded_with_the_result() -> None:
    code = "import sys, tabletop.pages.result; sys.exit('pyqtgraph' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
