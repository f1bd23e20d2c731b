"""The course of a match: which of its entries led to where it is, after all that was gone back, and how far the ways
back lead. It asks states for their round and their decisions, and knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.kernel.game import State
from rules.kernel.record import Entry

Before = Callable[[int], State]
"""The state before the entry of that number."""


def course(entries: Sequence[Entry], first: int) -> list[int]:
    """The numbers of the entries from ``first`` on that count: a ``rewind`` takes with it all that it went back over.

    Raises ``ValueError`` where a ``rewind`` names no number.
    """
    numbers: list[int] = []
    for number, entry in enumerate(entries[first:], first):
        if entry.kind == "rewind":
            target = int(entry.text)
            while numbers and numbers[-1] >= target:
                numbers.pop()
        else:
            numbers.append(number)
    return numbers


def round_began(numbers: Sequence[int], end: int, before: Before) -> int:
    """The first of ``numbers`` that belongs to the round that is on before entry ``end``; ``end`` where none does."""
    began, now = end, before(end).round
    for number in reversed(numbers):
        if before(number).round != now:
            break
        began = number
    return began


def last_decided(entries: Sequence[Entry], numbers: Sequence[int], seat: int, before: Before) -> int | None:
    """The one of ``numbers`` with which ``seat`` began the last decision that it has closed."""
    began = found = None
    for number, after in zip(numbers, [*numbers[1:], len(entries)], strict=False):
        if entries[number].seat != seat or entries[number].kind != "act":
            continue
        earlier, later = before(number).decision(seat), before(after).decision(seat)
        if earlier is not None and not earlier.draft:
            began = number
        if later is None or not later.draft:
            found = began
    return found
