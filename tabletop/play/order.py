"""The order of like steps in a draft: one of them earlier, later, or in the place of another. Never the name of a game.

A game says which of its steps have an order (``game.ordered``). Another order is tried and put back.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.kernel.action import Action
from rules.kernel.match import Match
from tabletop.play.trial import tried

WAYS = {"earlier": -1, "later": 1}
"""The first word of a handle that moves a step, and how far."""
ONTO = "onto"
"""``onto <handle> <handle>``: the first step in the place of the second."""


def moves(match: Match, seat: int) -> dict[str, tuple[tuple[Action, ...], int]]:
    """What moves one step of the draft by one place: handle to the steps laid out anew, and how many are taken back
    before; ``earlier/cell/0,1`` for the step with the handle ``cell/0,1``. Where another order is no other, it is not
    among them."""
    steps = order(match, seat)
    found = {}
    for place, step in enumerate(steps):
        for way, by in WAYS.items():
            if 0 <= place + by < len(steps):
                laid = _laid(match, seat, _moved(steps, place, place + by))
                if laid is not None:
                    found[f"{way}/{step.handle}"] = laid
    return found


def moved(match: Match, seat: int, handle: str) -> tuple[tuple[Action, ...], int] | None:
    """What ``onto <handle> <handle>`` means: the steps laid out anew, and how many are taken back before; ``None``
    where that changes nothing, or is no move of one step to another."""
    steps = order(match, seat)
    places = [step.handle for step in steps]
    named = handle.split(" ")[1:]
    if len(named) != 2 or not set(named) <= set(places):
        return None
    return _laid(match, seat, _moved(steps, *map(places.index, named)))


def order(match: Match, seat: int) -> list[Action]:
    """The steps of the draft that have an order, then the usual ones, then those that follow by themselves."""
    if not match.game.ordered or match.decision(seat) is None:
        return []
    with tried(match):
        steps, rest = _taken_back(match, seat), []
        waiting = list(steps)
        while asked := _asked(match, seat):
            step = waiting.pop(0) if waiting else match.default(seat)
            if step is None:
                break
            rest = [other for other in asked if other is not step]
            match.apply(seat, step)
            if step not in steps:
                steps.append(step)
    return [*steps, *(step for step in rest if step not in steps)]


def _asked(match: Match, seat: int) -> list[Action]:
    return [action for action in match.legal(seat) if action.verb == match.game.ordered]


def _moved(steps: Sequence[Action], start: int, end: int) -> list[Action]:
    changed = list(steps)
    changed.insert(end, changed.pop(start))
    return changed


def _laid(match: Match, seat: int, steps: Sequence[Action]) -> tuple[tuple[Action, ...], int] | None:
    """``steps`` in this order as far as the order is asked for; ``None`` where that is how it comes anyway."""
    with tried(match):
        before = _taken_back(match, seat)
        usual = list(before)
        laid: list[Action] = []
        while asked := _asked(match, seat):
            step = next((step for step in steps if step in asked), None)
            if step is None:
                break
            if len(usual) == len(laid):
                usual.append(match.default(seat) or step)
            laid.append(step)
            match.apply(seat, step)
    return (tuple(laid), len(before)) if laid != usual[: len(laid)] else None


def _taken_back(match: Match, seat: int) -> list[Action]:
    """The steps that have an order, after they have been taken back from the end of the draft."""
    decision = match.decision(seat)
    draft = [match.game.parse(text) for text in decision.draft] if decision is not None else []
    steps = [step for step in draft if step.verb == match.game.ordered]
    for _ in steps:
        match.take_back(seat)
    return steps
