"""Positions for scenarios: a few things set by hand, all else moved so that it could have come about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.beesness import encoding
from rules.beesness.actions import ALL_FLOWERS, ALL_HONEY, BEES, EACH_BEE
from rules.kernel.reading import bad, put, shape


def arrange(data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """``data`` (see ``encoding``) with ``changes`` made, path by path.

    What seats gain or lose comes from and goes to the bank, the unplanted pile and the stacks; where ``changes`` name
    one of those, the pot, the garden or the seats that are not named make up for it. A phase that is named begins: the
    starting seat is asked first in ``market`` and ``turn``, all who can in ``flowers``; other phases need their
    ``steps``.

    Paths go to fields (``seats.0.honey``), not to whole seats.

    Raises:
        Refusal: ``bad_state`` where there is no such path, or no such position.
    """
    placed = encoding.encode(encoding.decode(data))
    for path, value in changes.items():
        put(placed, path, value)
    shape(placed, encoding.StateData)
    fixed = set(changes)
    _balance(placed, fixed, "honey", ALL_HONEY, ("bank", "pot"))
    _balance(placed, fixed, "flowers", ALL_FLOWERS, ("unplanted", "garden"))
    for bee in BEES:
        _balance(placed, fixed, f"{bee}s", EACH_BEE, (f"market.{bee}",))
    if "steps" not in fixed and fixed & {"phase", "starter"}:
        _begin(placed)
    return encoding.encode(encoding.decode(placed))


def _balance(placed: dict[str, Any], fixed: set[str], name: str, total: int, heaps: tuple[str, ...]) -> None:
    """Makes all that seats hold of ``name`` and what lies in ``heaps`` come to ``total``."""
    seats = [f"seats.{number}.{name}" for number in range(len(placed["seats"]))]
    over = sum(_get(placed, path) for path in (*seats, *heaps)) - total
    for path in (*heaps, *seats):
        if path not in fixed:
            left = max(0, _get(placed, path) - over)
            over -= _get(placed, path) - left
            put(placed, path, left)
    if over:
        raise bad(heaps[0], f"there are {total} {name} in all, no {'more' if over > 0 else 'fewer'}")


def _get(placed: Any, path: str) -> int:
    for segment in path.split("."):
        placed = placed[int(segment) if isinstance(placed, list) else segment]
    return int(placed)


def _begin(placed: dict[str, Any]) -> None:
    """The steps of a phase that is about to begin."""
    count, starter = len(placed["seats"]), placed["starter"]
    turns = [["turn", (starter + place) % count] for place in range(count - 1, -1, -1)]
    begun = {
        "market": [*turns, ["choose", starter]],
        "turn": [*turns[:-1], ["plan", starter]],
        "flowers": [],
    }
    if placed["phase"] not in begun:
        raise bad("steps", f"they must be said for the phase {placed['phase']}")
    placed["steps"] = [["end_of_round"], ["flowers"], *begun[placed["phase"]]]
