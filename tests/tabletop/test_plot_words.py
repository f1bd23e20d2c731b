"""Words at the points of a chart can be read: none lies on another, on a point or beyond the edge."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from tabletop.art.theme import Theme
from tabletop.panels.plot_words import PlotWords, Word, placed
from tabletop.panels.plots import plot
from tabletop.texts.pieces import Chart, Series

ROOM = QRectF(0, 0, 400, 200)
POINTS = ((4, 5, 8, 9, 10, 11, 13, 15, 16), (1, 3, 4, 6, 7, 8, 9, 11, 12), (2, 4, 6, 7, 8, 10, 12, 13, 16))
BOUGHT = (("39", "17", "29", "18", "27", "9", "34", "", "20"), ("",) * 9, ("8", "13", "14", "11", "", "21", "37", "15"))
ROUNDS = tuple(float(number) for number in range(1, 10))
CHART = Chart(
    "Points",
    "Round",
    "Points",
    tuple(
        Series(seat, "ABC"[seat], ROUNDS, tuple(map(float, points)), words)
        for seat, (points, words) in enumerate(zip(POINTS, BOUGHT, strict=True))
    ),
)


def words_at(*points: tuple[float, float]) -> list[QRectF | None]:
    """The boxes of equal words at all ``points`` of one line, in ``ROOM``."""
    line = [QPointF(*at) for at in points]
    return placed([Word(at, QSizeF(30, 16)) for at in line], [line], 12, ROOM)


@pytest.mark.parametrize(("width", "scale"), [(930, 1.0), (1240, 1.5)])
def test_the_words_of_a_crowded_chart_lie_on_nothing(qapp: QApplication, width: int, scale: float) -> None:
    made = plot(CHART, (0, 1, 2), Theme("light", scale))
    made.resize(width, made.height())
    made.show()
    qapp.processEvents()
    made.grab()  # what pyqtgraph draws first, it fits to its range first
    (words,) = [item for item in made.scene().items() if isinstance(item, PlotWords)]  # type: ignore[attr-defined]
    transform = words.sceneTransform()
    boxes = [box for box in words.laid(transform) if box is not None]
    assert len(boxes) == len(words.told), "with so few lines all find room"
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    points = [transform.map(QPointF(*at)) for line in words.lines for at in line]
    assert not any(box.contains(at) for box in boxes for at in points)
    room = transform.mapRect(words.boundingRect())
    assert all(room.contains(box) for box in boxes), "also above the topmost"
    made.deleteLater()


def test_points_that_are_one_have_their_words_side_by_side(qapp: QApplication) -> None:
    series = [Series(seat, "AB"[seat], (1.0, 2.0), (3.0, 4.0 + seat), (str(seat + 7), "")) for seat in range(2)]
    made = plot(Chart("Points", "Round", "Points", tuple(series)), (0, 1), Theme())
    (words,) = [item for item in made.scene().items() if isinstance(item, PlotWords)]  # type: ignore[attr-defined]
    assert words.told == {(1.0, 3.0): "7, 8"}
    made.deleteLater()


def test_a_word_stands_above_its_point_and_at_the_upper_edge_below_it() -> None:
    (free,), (topmost,) = words_at((100, 100)), words_at((300, 8))
    assert free is not None
    assert free.bottom() == 94
    assert topmost is not None
    assert topmost.top() == 14


def test_a_word_without_room_is_left_out() -> None:
    crowd = [(100.0 + 14 * right, 100.0 + 14 * down) for right in (-1, 0, 1) for down in (-1, 0, 1)]
    assert words_at(*crowd)[4] is None
    assert all(box is not None for box in words_at((100, 100)))


def test_a_word_is_nearest_to_its_own_point() -> None:
    """Above its point it would lie just below another one, and be read as that one's."""
    line = [QPointF(100, 80), QPointF(100, 110)]
    (box,) = placed([Word(line[1], QSizeF(30, 12))], [line], 12, ROOM)
    assert box is not None
    assert box.top() > 90
