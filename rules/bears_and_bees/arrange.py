"""Positions for scenarios: a few things set by hand, all else dealt so that it could have come about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.bears_and_bees import encoding, flow
from rules.bears_and_bees.actions import DRAWS, PLAYS, SWARMS_TO_END, TYPES
from rules.bears_and_bees.cards import house_deck
from rules.kernel.reading import bad, put, shape

_DECK = {name: TYPES["HR".index(name[0])] for name in PLAYS if name[0] in "HR"}
"""The deck of each honey and research card."""


def arrange(data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """``data`` (see ``encoding``; a game with the house deck) with ``changes`` made, path by path.

    Set-up draws still to come are made by turns, unless ``changes`` name the phase. Cards that ``changes`` name are
    taken from wherever they lay: a hand that loses one so is given another of its deck. A seat holds its swarm card,
    named in its hand or not, and a draft lies in its hand. Cards that lost their place lie under their deck, or under
    the piles where ``changes`` name the deck.

    Paths go to fields (``seats.0.hand``), not to whole seats.

    Raises:
        Refusal: ``bad_state`` where there is no such path, or no such position.
    """
    state = encoding.decode(data, house_deck())
    while state.phase == "setup" and "phase" not in changes:
        flow.act(state, state.asked[0], DRAWS[state.taken % 2])
    placed = encoding.encode(state)
    for path, value in changes.items():
        put(placed, path, value)
    shape(placed, encoding.StateData)
    fixed = set(changes)
    _deal_swarms(placed["seats"], fixed)
    _deal_cards(placed, {name for value in changes.values() for name in _names(value)}, fixed)
    _settle(placed, fixed)
    return encoding.encode(encoding.decode(placed, house_deck()))


def _names(value: Any) -> list[str]:
    """The cards that the field ``value`` names."""
    parts = value if isinstance(value, list) else [value]
    return [name for name in parts if isinstance(name, str) and name in PLAYS]


def _deal_swarms(seats: list[dict[str, Any]], fixed: set[str]) -> None:
    """Each seat holds the swarm card that is named for it, else its own, else one that nobody holds."""
    wanted: dict[int, str] = {}
    for number, seat in enumerate(seats):
        for field in ("hand", "swarm_card", "draft", "played"):
            if f"seats.{number}.{field}" in fixed:
                for name in (name for name in _names(seat[field]) if name[0] == "S"):
                    if wanted.setdefault(number, name) != name:
                        raise bad(f"seats.{number}.{field}", "a seat holds one swarm card")
    for number, seat in enumerate(seats):
        if number not in wanted and seat["swarm_card"] not in wanted.values():
            wanted[number] = seat["swarm_card"]
    free = [name for name in PLAYS if name[0] == "S" and name not in wanted.values()]
    for number, seat in enumerate(seats):
        seat["swarm_card"] = wanted.get(number) or free.pop(0)
        seat["hand"] = [name for name in seat["hand"] if name[0] != "S"] + [seat["swarm_card"]]


def _deal_cards(placed: dict[str, Any], named: set[str], fixed: set[str]) -> None:
    """Takes named honey and research cards from where they lay, and deals what is missing and what is left."""
    seats, decks = placed["seats"], placed["decks"]
    short: list[tuple[list[str], str]] = []
    for number, seat in enumerate(seats):
        own = f"seats.{number}."
        hand = seat["hand"]
        if own + "hand" not in fixed:
            short += [(hand, _DECK[name]) for name in hand if name in named and name in _DECK]
            hand[:] = [name for name in hand if name not in named or name not in _DECK]
        if own + "pile" not in fixed:
            seat["pile"] = [name for name in seat["pile"] if name not in named]
        if own + "draft" in fixed and seat["draft"] in _DECK and seat["draft"] not in hand:
            hand.append(seat["draft"])
    for kind in decks:
        if f"decks.{kind}" not in fixed:
            decks[kind] = [name for name in decks[kind] if name not in named]
    lying = {name for seat in seats for name in (*seat["hand"], *seat["pile"], seat["played"])}
    lying.update(name for cards in decks.values() for name in cards)
    lost = {kind: [name for name in _DECK if name not in lying and _DECK[name] == kind] for kind in decks}
    for hand, kind in short:
        source = lost[kind] or decks[kind]
        if source:
            hand.append(source.pop())
    for kind, cards in lost.items():
        if f"decks.{kind}" not in fixed:
            decks[kind][:0] = cards
            continue
        for place, name in enumerate(cards):
            seats[place % len(seats)]["pile"].insert(0, name)


def _settle(placed: dict[str, Any], fixed: set[str]) -> None:
    """What follows from the rest: why the round is the last, and that a hand of one has chosen (G2)."""
    if "ending" not in fixed:
        fifth = max(seat["swarms"] for seat in placed["seats"]) >= SWARMS_TO_END
        placed["ending"] = "swarms" if fifth else "" if all(placed["decks"].values()) else "deck"
    for seat in placed["seats"]:
        if placed["phase"] == "choose" and len(seat["hand"]) == 1:
            seat["draft"], seat["locked"] = seat["hand"][0], True
