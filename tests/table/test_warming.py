"""What a beat needs is painted before its frames, and what lies on the table is not painted twice."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF, QPixmap
from pytestqt.qtbot import QtBot

from tabletop.art.faces import Faces
from tabletop.art.theme import Theme, load_fonts
from tabletop.table.geometry import Rect
from tabletop.table.lettering import fit, sized
from tabletop.table.motion import Score, counted
from tabletop.table.pictures import Pictures
from tabletop.table.spots import Look, Picture, Spot
from tests.table.conftest import TableMaker
from tests.table.tables import Clock, frames_of
from tests.table.test_director import run, warm


def test_no_frame_of_a_beat_paints_a_picture(
    table_for: TableMaker, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, made, moved = table_for(5), [], 0
    frames = list(frames_of(5, 6, None, 2))
    table.show_view(frames[0].view, {})
    make = Pictures._make

    def noted(pictures: Pictures, look: Look, width: int, height: int, ratio: float) -> QPixmap:
        made.append(look)
        return make(pictures, look, width, height, ratio)

    for frame in frames[1:]:
        table.play([frame], {"deck/honey": "draw honey"})
        warm(table)
        moved += table.playing
        with monkeypatch.context() as patch:
            patch.setattr(Pictures, "_make", noted)
            while table.playing:
                run(table, clock, 0.05)
        assert not made, f"in {[event.kind for event in frame.events]}"
    assert moved > 10


def test_what_is_wanted_more_is_not_pushed_out_by_what_is_wanted_less(qtbot: QtBot) -> None:
    theme = Theme()
    pictures = Pictures(theme, Faces(theme))
    board = (Look("board"), 900.0, 500.0)
    many = [(Look("mat"), 900.0, 500.0 + nth) for nth in range(20)]
    kept = pictures.pixmap(*board, 1.0).cacheKey()
    pictures.want([board, *many], 1.0)
    while pictures.warm():
        pass
    pictures.want([board, *many], 1.0)
    assert not pictures.cold
    for nth in range(5):  # something that nobody wanted, and that needs the room
        pictures.pixmap(Look("mat"), 900, 700 + nth, 1.0)
    assert pictures.pixmap(*board, 1.0).cacheKey() == kept


def test_a_count_passes_every_number_and_each_look_is_known_beforehand() -> None:
    place = Rect(0, 0, 40, 20)

    def picture(rising: int, falling: int) -> Picture:
        counts = {"rises": rising, "falls": falling}
        return Picture({key: Spot(key, place, Look("number", key, count)) for key, count in counts.items()})

    found = counted(Score(tallied={"rises", "falls"}), picture(1, 5), picture(4, 3))
    assert sorted((look.name, look.count) for look, *_ in found) == [("falls", 4), ("rises", 2), ("rises", 3)]
    assert found[-1] == (Look("number", "rises", 3), 40, 20)


def test_beats_that_take_no_time_are_painted_once_and_all_told(
    table_for: TableMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_for(3)
    frames = list(frames_of(3, 2, None, 1))
    table.show_view(frames[0].view, {})
    told: list[int] = []
    painted: list[Picture] = []
    show = table._scene.show_picture

    def noted(picture: Picture) -> None:
        painted.append(picture)
        show(picture)

    monkeypatch.setattr(table._scene, "show_picture", noted)
    table.beat_shown.connect(told.append)
    table.speed = 0.0
    table.play(frames[1:], {})
    assert told == [frame.number for frame in frames[1:]]
    assert painted == [table._scene.picture]


@pytest.mark.parametrize("room", [20.0, 61.0, 140.0, 333.0, 2000.0])
def test_letters_are_as_large_as_there_is_room(qtbot: QtBot, room: float) -> None:
    load_fonts()
    font, smallest = sized(Theme(), "number", 120), 14

    def has_room() -> bool:
        return QFontMetricsF(font).horizontalAdvance("0 = everyone") <= room

    fits = fit(font, smallest, has_room)
    found = font.pixelSize()
    font.setPixelSize(120)
    while font.pixelSize() > smallest and not has_room():
        font.setPixelSize(font.pixelSize() - 1)
    assert found == font.pixelSize()
    assert fits == has_room()
