"""The cells of a tableau: which touch, which stand in line, where the next card may go. Knows no card and no state.

Cells are counted from the first card: 35 of them can be reached, three columns and two rows to each side. A set of
cells is a number with a bit for each. A tableau is one number, too, made of such sets side by side: one for all of its
cards, one for each colour and type, and so on. What an effect counts is then one ``&`` and one ``bit_count``.
"""

from __future__ import annotations

COLUMNS, ROWS = 4, 3
"""The most columns and rows of a tableau (N5)."""

_LEFT, _TOP = COLUMNS - 1, ROWS - 1
_WIDTH = 2 * _LEFT + 1
_HEIGHT = 2 * _TOP + 1
CELLS = _WIDTH * _HEIGHT
_PLACES = tuple((cell % _WIDTH - _LEFT, cell // _WIDTH - _TOP) for cell in range(CELLS))
"""Column and row of each cell."""
_NUMBERS = {place: cell for cell, place in enumerate(_PLACES)}

NAMES = tuple(f"{column},{row}" for column, row in _PLACES)
"""Each cell as people write it: its column, then its row, counted downward."""
CELL = {name: cell for cell, name in enumerate(NAMES)}
FIRST = _NUMBERS[0, 0]
"""Where the first card lies (N6)."""

ALL = (1 << CELLS) - 1
NEAR = tuple(
    tuple(
        _NUMBERS[there]
        for there in ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
        if there in _NUMBERS
    )
    for column, row in _PLACES
)
"""The cells that share a side with each cell: above, left, right, below."""


def _set(cells: list[int]) -> int:
    return sum(1 << cell for cell in cells)


_ROW = tuple(_set([cell for cell in range(CELLS) if _PLACES[cell][1] == row]) for _, row in _PLACES)
_COLUMN = tuple(_set([cell for cell in range(CELLS) if _PLACES[cell][0] == column]) for column, _ in _PLACES)
AREAS: dict[str, tuple[int, ...]] = {
    "tableau": (ALL,) * CELLS,
    "row": _ROW,
    "column": _COLUMN,
    "row_and_column": tuple(row | column for row, column in zip(_ROW, _COLUMN, strict=True)),
    "adjacent": tuple(_set(list(near)) for near in NEAR),
    "right": tuple(_set([_NUMBERS[c + 1, r]] if (c + 1, r) in _NUMBERS else []) for c, r in _PLACES),
}
"""For each cell the set of cells that its card means by a word (N22, N24, N28)."""


def place(cell: int) -> tuple[int, int]:
    """The column and the row of ``cell``."""
    return _PLACES[cell]


def _room(used: int, reach: int, most: int, lines: tuple[int, ...]) -> int:
    """The cells of all ``lines`` that may be used beside the set ``used`` of them, ``most`` in a row."""
    taken = [line for line in range(2 * reach + 1) if used >> line & 1] or [reach]
    allowed = range(taken[-1] - most + 1, taken[0] + most)
    return sum(cells for line, cells in enumerate(lines) if line in allowed)


_LINE = (1 << _WIDTH) - 1
_FIRST_COLUMN, _LAST_COLUMN = _COLUMN[0], _COLUMN[_WIDTH - 1]
_ROOM_IN_COLUMNS = tuple(_room(used, _LEFT, COLUMNS, _COLUMN[:_WIDTH]) for used in range(1 << _WIDTH))
_ROOM_IN_ROWS = tuple(_room(used, _TOP, ROWS, _ROW[::_WIDTH]) for used in range(1 << _HEIGHT))
"""By the columns, or rows, that a tableau uses: the cells of those that it may use (N5)."""


def span(taken: int) -> tuple[int, int, int, int]:
    """The first and the last column, the first and the last row of the set ``taken``, which is not empty."""
    columns = [_PLACES[cell][0] for cell in range(CELLS) if taken >> cell & 1]
    rows = [_PLACES[cell][1] for cell in range(CELLS) if taken >> cell & 1]
    return min(columns), max(columns), min(rows), max(rows)


def why_not(taken: int, cell: int) -> str:
    """Why no card may be added to the set ``taken`` at ``cell``: the key of a refusal, empty where one may (N5, N7).

    ``cell_taken``, ``too_wide``, ``too_tall`` or ``not_adjacent``; the first card lies at 0,0: ``first_at_centre``.
    """
    if not taken:
        return "" if cell == FIRST else "first_at_centre"
    if taken >> cell & 1:
        return "cell_taken"
    left, right, top, bottom = span(taken | 1 << cell)
    if right - left >= COLUMNS:
        return "too_wide"
    if bottom - top >= ROWS:
        return "too_tall"
    return "" if taken & AREAS["adjacent"][cell] else "not_adjacent"


def room(taken: int) -> int:
    """The cells that may still get a card sooner or later, as a set."""
    columns = rows = 0
    for row in range(_HEIGHT):
        line = taken >> row * _WIDTH & _LINE
        if line:
            columns |= line
            rows |= 1 << row
    return _ROOM_IN_COLUMNS[columns] & _ROOM_IN_ROWS[rows] & ~taken


def free(taken: int) -> tuple[int, ...]:
    """Every cell at which a card may be added to the set ``taken``, ascending."""
    if not taken:
        return (FIRST,)
    beside = (taken & ~_LAST_COLUMN) << 1 | (taken & ~_FIRST_COLUMN) >> 1 | taken << _WIDTH | taken >> _WIDTH
    left = beside & room(taken)
    found = []
    while left:
        lowest = left & -left
        found.append(lowest.bit_length() - 1)
        left ^= lowest
    return tuple(found)
