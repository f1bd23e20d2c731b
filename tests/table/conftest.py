"""A table in a window that is never shown on a screen, with a clock that the test moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tabletop.art.theme import Theme, load_fonts
from tabletop.table.view import TableView
from tests.table.tables import Clock, people

TableMaker = Callable[..., TableView]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table_for(qtbot: QtBot, clock: Clock) -> TableMaker:
    """Makes a table for so many seats, 1024x520 unless told otherwise."""
    load_fonts()

    def make(seats: int, width: int = 1024, height: int = 520) -> TableView:
        table = TableView(Theme(), people(seats), clock=clock)
        qtbot.addWidget(table)
        table.resize(width, height)
        table.show()
        qtbot.waitExposed(table)
        return table

    return make
