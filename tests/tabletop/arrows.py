"""The way of the table's cursor from one thing to another, for tests that play by keys."""

from __future__ import annotations

from tabletop.table.cursor import Cursor, Direction
from tabletop.table.scene import TableScene
from tabletop.table.view import TableView

ARROWS: tuple[Direction, ...] = ("up", "left", "right", "down")


def arrows(table: TableView, goal: str) -> list[str]:
    """The fewest arrow keys from where the cursor of ``table`` is to ``goal``, as xdotool and Qt name them.

    Raises ``KeyError`` where ``goal`` is out of their reach.
    """
    scene, start = table.scene(), table.roving.handle
    assert isinstance(scene, TableScene)
    cursor = Cursor(lambda handle: None)
    cursor.look_at(scene.picture, {})
    ways: dict[str, list[str]] = {start: []}
    waiting = [start]
    while waiting and goal not in ways:
        here = waiting.pop(0)
        for direction in ARROWS:
            cursor.focus(here)
            cursor.move(direction)
            if cursor.handle not in ways:
                ways[cursor.handle] = [*ways[here], direction.capitalize()]
                waiting.append(cursor.handle)
    return ways[goal]
