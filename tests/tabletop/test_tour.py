"""The tour as a test: on every page and at each decisive moment nothing is cut off, overlaps or leaves its frame."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMainWindow, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tabletop.panels.look import Look
from tabletop.tour.__main__ import main
from tabletop.tour.bear_necessities import WORTH as LAND_WORTH
from tabletop.tour.bear_necessities import LandGuide
from tabletop.tour.beesness import WORTH as GARDEN_WORTH
from tabletop.tour.beesness import GardenGuide
from tabletop.tour.faults import faults
from tabletop.tour.guide import WORTH, Guide
from tabletop.tour.secret_kingdom import WORTH as KINGDOM_WORTH
from tabletop.tour.secret_kingdom import KingdomGuide
from tabletop.window import Window

EVERYWHERE = {
    "home",
    "home_continue",
    "rules",
    "keys",
    "settings",
    "set_up",
    "set_up_refused",
    "cover",
    "hands",
    "result",
}
AT_THE_TABLE = {
    "hold_choose",
    "hold_chosen",
    "hold_draw",
    "hold_looked",
    "drawer",
    "refusal",
    "hint",
    "hint_weighed",
    "text_table",
    "table_over",
}


@pytest.mark.parametrize(
    ("size", "theme", "scale"),
    [((1024, 640), "light", 1.0), ((1024, 640), "dark", 2.0), ((1920, 1080), "contrast", 1.0)],
    ids=["smallest", "smallest at 200 %", "1080p"],
)
def test_nothing_is_cut_off_overlaps_or_leaves_its_frame(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], theme: str, scale: float
) -> None:
    stops: list[str] = []
    wrong: list[str] = []

    def stop(name: str, window: Window) -> None:
        stops.append(name)
        wrong.extend(f"{name}: {fault}" for fault in faults(window))

    Guide(tmp_path, QSize(*size), theme, scale, stop).lead()
    assert not wrong
    assert set(stops) >= EVERYWHERE | AT_THE_TABLE | set(WORTH.values())


LANDS = {
    *("land_set_up", "land_cover", "land_play", "land_place", "land_reserve", "land_lock", "land_keep", "land_drawer"),
    *LAND_WORTH.values(),
}
GARDEN = {
    *("garden_set_up", "garden_cover", "garden_choose", "garden_partner", "garden_offer", "garden_answer"),
    *("garden_bid", "garden_plan", "garden_referendum", "garden_vote", "garden_discard", "garden_sell"),
    *("garden_drawer", *GARDEN_WORTH.values()),
}
KINGDOM = {
    *("kingdom_set_up", "kingdom_start", "kingdom_turn", "kingdom_preview", "kingdom_pay", "kingdom_choose"),
    *("kingdom_others", "kingdom_drawer", "kingdom_home"),
    *KINGDOM_WORTH.values(),
}


@pytest.mark.parametrize(
    ("size", "theme", "scale"),
    [((1024, 640), "light", 2.0), ((1920, 1080), "dark", 1.0)],
    ids=["smallest at 200 %", "1080p"],
)
@pytest.mark.parametrize(
    ("guide", "stopped"),
    [(KingdomGuide, KINGDOM), (LandGuide, LANDS), (GardenGuide, GARDEN)],
    ids=["kingdom", "land", "garden"],
)
def test_the_fullest_tables_leave_everything_in_its_frame(
    qtbot: QtBot,
    tmp_path: Path,
    size: tuple[int, int],
    theme: str,
    scale: float,
    guide: type[Guide],
    stopped: set[str],
) -> None:
    stops: list[str] = []
    wrong: list[str] = []

    def stop(name: str, window: Window) -> None:
        stops.append(name)
        wrong.extend(f"{name}: {fault}" for fault in faults(window))

    guide(tmp_path, QSize(*size), theme, scale, stop).lead()
    assert not wrong
    assert set(stops) >= stopped


@pytest.fixture
def frame(qtbot: QtBot) -> QMainWindow:
    """An empty window of 400 x 300, in letters of the usual size whatever walk was before it."""
    Look("light", 1.0).apply()
    window = QMainWindow()
    window.setCentralWidget(QWidget())
    window.resize(400, 300)
    window.show()
    qtbot.addWidget(window)
    return window


def test_a_clipped_label_would_be_noticed(frame: QMainWindow) -> None:
    label = QLabel("longer than its place", frame.centralWidget())
    label.setGeometry(10, 10, 60, 20)
    label.show()
    assert [fault for fault in faults(frame) if fault.startswith("clipped")]
    label.resize(390, 40)
    assert not faults(frame)


def test_a_clipped_paragraph_would_be_noticed(frame: QMainWindow) -> None:
    label = QLabel("longer than its place", frame.centralWidget())
    label.setWordWrap(True)
    label.setGeometry(10, 10, 100, 20)
    label.show()
    assert [fault for fault in faults(frame) if fault.startswith("clipped")]
    label.resize(100, 200)
    assert not faults(frame)


def test_a_clipped_button_would_be_noticed(frame: QMainWindow) -> None:
    button = QPushButton("Confirm and cover", frame.centralWidget())
    button.setGeometry(10, 10, 40, 40)
    button.show()
    assert [fault for fault in faults(frame) if fault.startswith("clipped")]


def test_a_widget_outside_its_frame_would_be_noticed(frame: QMainWindow) -> None:
    inner = QWidget(frame.centralWidget())
    inner.setGeometry(350, 10, 100, 40)
    inner.show()
    assert [fault for fault in faults(frame) if fault.startswith("outside")]


def test_a_page_that_is_too_wide_would_be_noticed_and_a_long_one_is_well(frame: QMainWindow) -> None:
    area = QScrollArea()
    area.setWidgetResizable(True)
    room = QWidget()
    column = QVBoxLayout(room)
    tall = QWidget()
    tall.setMinimumSize(100, 900)
    column.addWidget(tall)
    area.setWidget(room)
    frame.setCentralWidget(area)
    area.show()
    frame.repaint()
    assert not faults(frame)
    tall.setMinimumWidth(900)
    room.resize(920, 920)
    assert [fault for fault in faults(frame) if fault.startswith("wider")]


def test_overlapping_neighbours_would_be_noticed(frame: QMainWindow) -> None:
    room = QWidget()
    row = QHBoxLayout(room)
    one, other = QPushButton("one"), QPushButton("other")
    row.addWidget(one)
    row.addWidget(other)
    frame.setCentralWidget(room)
    room.show()
    frame.repaint()
    assert not faults(frame)
    other.move(one.x() + 4, one.y())
    assert [fault for fault in faults(frame) if fault.startswith("overlapping")]


def test_a_word_that_no_walk_has_is_refused_with_the_names_of_the_walks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["tour", str(tmp_path), "--only", "cellar"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "3840x2160-light-100" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
