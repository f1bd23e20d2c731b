"""What cards can say, in a small closed vocabulary, and how it is counted. Knows no card by name, no deck and no state.

An effect is ``vp``, and ``each`` VP more for every thing of the kind ``count`` that lies ``where``. A goal names what
must be there, and how many at least. Both become functions of a tableau, which is one number (see ``grid``): the sets
of cells in which each of ``FEATURES`` is found, side by side.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.bear_necessities.grid import ALL, AREAS, CELLS, COLUMNS, ROWS

COLOURS = ("city", "water", "mountain", "desert")
TYPES = ("bearfolk", "building", "item", "plant", "animal")
MOST_HIVES = 3
"""The most Bee Hive symbols of one card."""

_HIVES = tuple(f"hive_{number}" for number in range(1, MOST_HIVES + 1))
FEATURES = ("card", *COLOURS, *TYPES, "goal", *_HIVES, "gains_bees", "counts_bees")
"""What a tableau knows of each of its cards; a card of two hives has the first two of them."""
_SHIFT = {feature: number * CELLS for number, feature in enumerate(FEATURES)}

LAID = (*COLOURS, *TYPES, "card", "goal")
"""Words for cards that can be counted anywhere."""
WHERE = (*AREAS, "reserve")
"""Where something is counted. The reserve has a colour, and nothing else that others may ever know (N16)."""
COUNTED: dict[str, tuple[str, ...]] = {
    **{word: (*AREAS, "reserve") if word in COLOURS else tuple(AREAS) for word in LAID},
    "hive": ("tableau",),
    "different_type": ("tableau",),
    "different_colour": ("tableau",),
    "two_bees": ("tableau",),
}
"""Every word for what an effect counts, and where it can be counted."""
GOALS = (*LAID, "hive", "bee", "every_type", "every_colour", "column_of_one_colour", "row_of_every_colour")
"""Every word for what a goal asks for. The last two name a whole line and no number."""
WHOLE_LINES = GOALS[-2:]

Pays = Callable[[int, int, int, str], int]
"""The VP of one activation, by tableau, own cell, own bees and colour of the reserve."""
Meets = Callable[[int, int, int], bool]
"""Whether a goal is met, by tableau, own cell and own bees."""


def bits(features: tuple[str, ...]) -> int:
    """What a card with ``features`` adds to a tableau; to be shifted to its cell."""
    return sum(1 << _SHIFT[feature] for feature in features)


def features(colour: str, types: tuple[str, ...], hives: int, more: tuple[str, ...]) -> tuple[str, ...]:
    return ("card", colour, *types, *_HIVES[:hives], *more)


def where_is(feature: str, area: str = "tableau") -> tuple[int, ...]:
    """For each cell the part of a tableau that tells where in its ``area`` there is a ``feature``."""
    return tuple(cells << _SHIFT[feature] for cells in AREAS[area])


def _whole(feature: str) -> int:
    return ALL << _SHIFT[feature]


HIVES = sum(_whole(feature) for feature in _HIVES)
_EVERY_TYPE = tuple(_whole(word) for word in TYPES)
_EVERY_COLOUR = tuple(_whole(word) for word in COLOURS)


def counted(count: str, where: str) -> tuple[int, ...] | None:
    """For each cell the part of a tableau in which an effect counts all; ``None`` where it counts in another way."""
    if where == "reserve" or count in ("two_bees", "different_type", "different_colour"):
        return None
    return (HIVES,) * CELLS if count == "hive" else where_is(count, where)


def pays(vp: int, each: int, count: str, where: str) -> Pays:
    """The function of an effect without a goal; ``each`` may be 0, and then the words say nothing."""
    if not each:
        return lambda tableau, cell, bees, reserve: vp
    parts = counted(count, where)
    if parts is not None:
        return lambda tableau, cell, bees, reserve: vp + each * (tableau & parts[cell]).bit_count()
    if where == "reserve":
        return lambda tableau, cell, bees, reserve: vp + each if reserve == count else vp
    if count == "two_bees":
        return lambda tableau, cell, bees, reserve: vp + each * ((bees + 1) // 2)
    kinds = _EVERY_TYPE if count == "different_type" else _EVERY_COLOUR
    return lambda tableau, cell, bees, reserve: vp + each * sum([1 for kind in kinds if tableau & kind])


def meets(goal: str, least: int) -> Meets:
    """The function of a goal; ``least`` says nothing where it asks for a whole line."""
    if goal == "bee":
        return lambda tableau, cell, bees: bees >= least
    if goal in ("every_type", "every_colour"):
        kinds = _EVERY_TYPE if goal == "every_type" else _EVERY_COLOUR
        return lambda tableau, cell, bees: all((tableau & kind).bit_count() >= least for kind in kinds)
    if goal == "column_of_one_colour":
        columns = [where_is(colour, "column") for colour in COLOURS]
        return lambda tableau, cell, bees: any((tableau & own[cell]).bit_count() == ROWS for own in columns)
    if goal == "row_of_every_colour":
        rows = [where_is(colour, "row") for colour in COLOURS]
        line = where_is("card", "row")
        return lambda tableau, cell, bees: (
            (tableau & line[cell]).bit_count() == COLUMNS and all(tableau & own[cell] for own in rows)
        )
    part = HIVES if goal == "hive" else _whole(goal)
    return lambda tableau, cell, bees: (tableau & part).bit_count() >= least


def pays_with_goal(above: Pays, met: Meets, below: int) -> Pays:
    """The upper effect, or ``below`` VP instead of it where the goal is met at this activation (N10)."""
    return lambda tableau, cell, bees, reserve: (
        below if met(tableau, cell, bees) else above(tableau, cell, bees, reserve)
    )
