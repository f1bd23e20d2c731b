"""Positions for scenarios: a few things set by hand, all else dealt so that it could have come about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.bear_necessities import encoding
from rules.bear_necessities.actions import DEAL, HAND, IDS
from rules.bear_necessities.cards import house_deck
from rules.bear_necessities.grid import COLUMNS
from rules.kernel.reading import bad, put, shape

_NAMES = frozenset(IDS)


def arrange(data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """``data`` (see ``encoding``; a game with the house deck) with ``changes`` made, path by path.

    ``round`` need not be said where a tableau is: it is one more than its cards. Tableaus that ``changes`` do not name
    are filled row by row, hands up to what the round asks for, with cards that nobody named; the rest is the deck. With
    ``phase = "keep"`` each seat has a reserve and is asked about it. The table remembers nothing from before.

    Paths go to fields (``seats.0.hand``), not to whole seats.

    Raises:
        Refusal: ``bad_state`` where there is no such path, or no such position.
    """
    placed = encoding.encode(encoding.decode(data, house_deck()))
    for path, value in changes.items():
        put(placed, path, value)
    shape(placed, encoding.StateData)
    fixed = set(changes)
    if "round" not in fixed:
        lengths = [len(seat["tableau"]) for seat in placed["seats"]]
        placed["round"] = max(lengths) + 1
    _deal(placed, fixed)
    return encoding.encode(encoding.decode(placed, house_deck()))


def _deal(placed: dict[str, Any], fixed: set[str]) -> None:
    """Everything that ``fixed`` does not name, from the cards that nobody named."""
    seats = placed["seats"]
    named = {name for path in fixed for name in _names(placed, path)}
    free = [name for name in IDS if name not in named]
    asking = placed["phase"] == "keep"
    for number, seat in enumerate(seats):
        own = f"seats.{number}."
        if own + "tableau" not in fixed:
            cells = [f"{cell % COLUMNS},{cell // COLUMNS}" for cell in range(placed["round"] - 1)]
            seat["tableau"] = [f"{free.pop()} at {cell}" for cell in cells]
        if own + "discards" not in fixed:
            seat["discards"] = []
        answered = asking and seat["answered"]
        held = 0 if asking and not answered else HAND - (placed["round"] - 1) % DEAL
        for name, count in (("hand", held), ("aside", HAND if asking and not answered else 0)):
            if own + name not in fixed:
                seat[name] = []
            seat[name] += [free.pop() for _ in range(count - len(seat[name]))]
        if own + "reserve" not in fixed:
            seat["reserve"] = free.pop() if asking else None
    if "pile" in fixed:
        raise bad("pile", "the deck is what is left; name the cards that lie elsewhere")
    placed["pile"] = free
    _forget(placed)


def _names(placed: Any, path: str) -> list[str]:
    """The cards that the field at ``path`` names."""
    for segment in path.split("."):
        placed = placed[int(segment)] if isinstance(placed, list) else placed[segment]
    words = placed if isinstance(placed, list) else [placed]
    return [name for word in words if isinstance(word, str) and (name := word.partition(" at ")[0]) in _NAMES]


def _forget(placed: dict[str, Any]) -> None:
    """The memory begins with this round."""
    placed["past"] = []
    hands = [seat["hand"] for seat in placed["seats"]]
    remembered = {"round": placed["round"], "hands": hands, "stayed": []}
    placed["deals"] = [remembered] if placed["phase"] == "choose" else []
