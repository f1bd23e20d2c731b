"""Positions for scenarios: a few things set by hand, all else dealt so that it could have come about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.kernel.reading import put, shape
from rules.secret_kingdom import encoding, flow
from rules.secret_kingdom.actions import BUYS, COUNTS, MARKET, PLAYS
from rules.secret_kingdom.deck import house_deck
from rules.secret_kingdom.gems import packed
from rules.secret_kingdom.set_up import FEWEST

_MOMENT = ("phase", "steps", "draft", "gathering.drawn", "gathering.played", "honey.buying")
"""What belongs to the middle of a turn."""


def arrange(data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """``data`` (see ``encoding``; a game with the house deck) with ``changes`` made, path by path.

    The first gems are chosen by turns, unless ``changes`` say that it is set-up. Cards that ``changes`` name are taken
    from wherever they lay; where the row of honey cards is short then, it is filled from the pile. Cards that lost
    their place lie under their pile, or in the box and among the discards where ``changes`` name the pile. An empty
    honey pile was emptied by the seat before the one on turn.

    It is the beginning of a turn, and who can buy nothing has drawn two cards from the gathering pile, unless
    ``changes`` name something of the middle of a turn. Paths go to fields (``seats.0.gems.rose``), not to whole seats.

    Raises:
        Refusal: ``bad_state`` where there is no such path, or no such position.
    """
    state = encoding.decode(data, house_deck())
    while state.phase == "setup" and changes.get("phase") != "setup":
        flow.act(state, state.asked[0], state.choices[len(state.steps) % len(state.choices)])
    placed = encoding.encode(state)
    if state.phase != "setup":
        placed["gathering"]["pile"] += reversed(placed["gathering"]["drawn"])
        placed["gathering"].update(drawn=[], played=None)
        placed.update(phase="choose" if "gathering.drawn" in changes else "turn", draft=[], steps=[])
    for path, value in changes.items():
        put(placed, path, list(value) if isinstance(value, list) else value)
    shape(placed, encoding.StateData)
    _lay_honey(placed, set(changes))
    _lay_gathering(placed, set(changes))
    if not placed["honey"]["pile"] and "ender" not in changes:
        placed["ender"] = (placed["turn"] - 1) % len(placed["seats"])
    if state.phase != "setup" and not any(path in changes for path in _MOMENT):
        _draw(placed)
    return encoding.encode(encoding.decode(placed, house_deck()))


def _named(lists: Mapping[str, list[str]], fixed: set[str]) -> set[str]:
    return {name for path, names in lists.items() if path in fixed for name in names}


def _lay_honey(placed: dict[str, Any], fixed: set[str]) -> None:
    """Takes named honey cards from where they lay, fills the row, and finds a place for what has none."""
    honey, seats = placed["honey"], placed["seats"]
    lists = {f"honey.{name}": honey[name] for name in ("pile", "market", "box")}
    lists |= {f"seats.{number}.honey": seat["honey"] for number, seat in enumerate(seats)}
    named = _named(lists, fixed) | {honey["buying"]}
    for path, names in lists.items():
        if path not in fixed:
            names[:] = [name for name in names if name not in named]
    lying = {name for names in lists.values() for name in names} | {honey["buying"]}
    lost = [name for name in BUYS if name not in lying]
    if "honey.pile" in fixed:
        honey["box"] += lost
    else:
        honey["pile"][:0] = lost
    if "honey.market" not in fixed:
        row = MARKET - (honey["buying"] is not None)
        honey["box" if "honey.pile" in fixed else "pile"] += honey["market"][row:]
        del honey["market"][row:]
        while len(honey["market"]) < row and honey["pile"]:
            honey["market"].append(honey["pile"].pop())
    short = COUNTS[0] - FEWEST * len(seats) - FEWEST - len(honey["box"])
    if short > 0 and "honey.pile" not in fixed and "honey.box" not in fixed:
        honey["box"] += honey["pile"][:short]
        del honey["pile"][:short]


def _lay_gathering(placed: dict[str, Any], fixed: set[str]) -> None:
    gathering = placed["gathering"]
    lists = {f"gathering.{name}": gathering[name] for name in ("pile", "discard", "drawn")}
    named = _named(lists, fixed) | {gathering["played"]}
    for path, names in lists.items():
        if path not in fixed:
            names[:] = [name for name in names if name not in named]
    lying = {name for names in lists.values() for name in names} | {gathering["played"]}
    lost = [name for name in PLAYS if name not in lying]
    if "gathering.pile" in fixed:
        gathering["discard"] += lost
    else:
        gathering["pile"][:0] = lost


def _draw(placed: dict[str, Any]) -> None:
    """Draws two cards for a seat that can buy nothing (G2)."""
    held = placed["seats"][placed["turn"]]["gems"] if placed["turn"] < len(placed["seats"]) else {}
    deck = house_deck()
    market = [deck.honey[BUYS[name]] for name in placed["honey"]["market"] if name in BUYS]
    if any(not card.missing(packed(held.values())) for card in market if held):
        return
    pile = placed["gathering"]["pile"]
    if len(pile) >= 2:
        placed["gathering"]["drawn"] = [pile.pop(), pile.pop()]
        placed["phase"] = "choose"
