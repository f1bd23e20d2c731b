"""What a seat of The Secret Kingdom may know, built by adding what is known: all but the piles and the box (S4, G3).

The draft of a payment is its seat's own, as in every game, though nothing in this one is secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.kernel.action import Action
from rules.kernel.view import Piece, Place, View
from rules.secret_kingdom import buying, score
from rules.secret_kingdom.actions import ANY, BUYS, COLOURS, IDS, PLAYS, TYPES
from rules.secret_kingdom.deck import reference
from rules.secret_kingdom.gems import MOST, TOTAL, counts, named
from rules.secret_kingdom.state import State

FACES = {action: Piece(action.handle, name, TYPES[0]) for name, action in BUYS.items()} | {
    action: Piece(action.handle, name, TYPES[1]) for name, action in PLAYS.items()
}
HIVES = {name: Piece(f"card/{name}", name, TYPES[2]) for name in IDS[2]}
GEMS_OF_A_COLOUR = 20
"""How many gems of each colour are in the box: more than five seats can hold."""


def view(state: State, seat: int | None) -> View:
    """The table as ``seat`` sees it; ``None`` is what everybody sees. At the end the piles and the box are open."""
    return View(
        game="secret_kingdom",
        seat=seat,
        seats=state.seats,
        round=state.round,
        phase=state.phase,
        waiting=state.asked,
        locked=(),
        over=state.over,
        decision=None if seat is None else state.decision(seat),
        places=_places(state, seat),
        facts=_facts(state, seat),
    )


def _faces(cards: Iterable[Action]) -> tuple[Piece, ...]:
    return tuple(FACES[card] for card in cards)


def _open(kind: str, cards: Iterable[Action], owner: int | None = None) -> Place:
    pieces = _faces(cards)
    return Place(kind, owner, len(pieces), pieces)


def _places(state: State, viewer: int | None) -> dict[str, Place]:
    turn = None if state.over or state.phase == "setup" else state.turn
    places = {
        "deck/honey": Place("deck", None, len(state.pile), _faces(state.pile) if state.over else ()),
        "deck/gathering": Place("deck", None, len(state.gathering), _faces(state.gathering) if state.over else ()),
        "box/honey": Place("box", None, len(state.box), _faces(state.box) if state.over else ()),
        "discard/gathering": _open("discard", state.discard),
        "market/honey": _open("market", state.market),
        "market/bought": _open("bought", state.buying, turn),
        "market/drawn": _open("drawn", state.drawn, turn),
        "market/played": _open("played", state.played, turn),
        "market/beehives": Place(
            "beehives", None, len(state.beehives), tuple(HIVES[hive.id] for hive in state.beehives)
        ),
    }
    held = [counts(gems) for gems in state.gems]
    for place, colour in enumerate(COLOURS):
        places[f"supply/{colour}"] = Place("supply", None, GEMS_OF_A_COLOUR - sum(gems[place] for gems in held))
    for seat in range(state.seats):
        for colour, number in zip(COLOURS, held[seat], strict=True):
            places[f"seat/{seat}/gems/{colour}"] = Place("gems", seat, number)
        places[f"seat/{seat}/honey"] = _open("honey", state.bought[seat], seat)
    if state.draft and viewer == state.turn:
        given = state.gems[viewer] - state.left
        for colour, number in zip(COLOURS, counts(given), strict=True):
            places[f"payment/{colour}"] = Place("payment", viewer, number)
    return places


def _facts(state: State, viewer: int | None) -> dict[str, Any]:
    owned = [score.honey_cards(state, seat) for seat in range(state.seats)]
    parts = [score.points(cards, gems, state.beehives) for cards, gems in zip(owned, state.gems, strict=True)]
    hive = score.fulfilled(state, state.winner) if state.winner >= 0 else None
    return {
        "options": dict(state.options),
        "deck": reference(state.deck),
        "first": state.first,
        "turn": state.turn,
        "ender": state.ender if state.ender >= 0 else None,
        "order": _order(state),
        "instant": None if hive is None else {"seat": state.winner, "card": hive.id},
        "points": [{"total": sum(part.values()), **part} for part in parts],
        "symbols": [dict(zip((*COLOURS, ANY), score.symbols(cards), strict=True)) for cards in owned],
        "question": _question(state),
        "payment": _payment(state) if state.draft and viewer == state.turn else None,
        "steps": [list(step) for step in state.steps],
        "limit": MOST,
    }


def _order(state: State) -> list[int]:
    """The seats that have still a turn after this one, the next first, once the last honey card is turned up."""
    if state.ender < 0 or state.over:
        return []
    found = []
    seat = (state.turn + 1) % state.seats
    while seat != state.ender:
        found.append(seat)
        seat = (seat + 1) % state.seats
    return found


def _question(state: State) -> dict[str, Any] | None:
    """Which gems a seat chooses from and why, so that all may see it."""
    if not state.steps or state.steps[-1][0] != "gain":
        return None
    _, seat, left, colours, why = state.steps[-1]
    return {"seat": seat, "left": left, "colours": named(colours), "why": why, "by": state.turn}


def _payment(state: State) -> dict[str, Any]:
    """The draft: what the coloured symbols take, what was chosen for grey ones, and what Confirm would yet add."""
    card, *paid = state.draft
    rules = state.deck.honey[card]
    return {
        "card": rules.id,
        "coloured": dict(zip(COLOURS, counts(rules.coloured), strict=True)),
        "grey": rules.grey,
        "chosen": [str(action).split()[-1] for action in paid],
        "filled": [str(action).split()[-1] for action in buying.filled(state)],
        "left": TOTAL[state.left],
    }
