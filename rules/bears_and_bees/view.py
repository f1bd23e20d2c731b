"""What a seat of Bears & Bees may know, built by adding what is known (B26, G3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.bears_and_bees.actions import HONEY, LETTERS, PLAYS, RESEARCH, SWARM, TYPES
from rules.bears_and_bees.state import Hand, State
from rules.kernel.action import Action
from rules.kernel.view import Piece, Place, View

BACKS = {kind: Piece(back=kind) for kind in TYPES}
FACES = {play: Piece(play.handle, name, TYPES[LETTERS.index(name[0])]) for name, play in PLAYS.items()}
_OWN_STEPS = {"setup": ("take",), "research": ("take", "research"), "compensation": ("compensate",)}
"""The steps of ``flow`` that one seat does in each phase."""


def view(state: State, seat: int | None) -> View:
    """The table as ``seat`` sees it; ``None`` is what everybody sees. At the end all cards are open."""
    return View(
        game="bears_and_bees",
        seat=seat,
        seats=state.seats,
        round=state.round,
        phase=state.phase,
        waiting=state.asked,
        locked=state.locked(),
        over=state.over,
        decision=None if seat is None else state.decision(seat),
        places=_places(state, seat),
        facts=_facts(state),
    )


def _places(state: State, viewer: int | None) -> dict[str, Place]:
    places = {}
    for kind in (HONEY, RESEARCH):
        cards = state.decks[kind]
        places[f"deck/{TYPES[kind]}"] = Place("deck", None, len(cards), _faces(cards) if state.over else ())
    places["supply/honey"] = Place("supply")
    for seat in range(state.seats):
        own = f"seat/{seat}/"
        hand = held(state, seat)
        draft: Hand = ()
        if state.over:
            pieces = _faces(hand)
        elif seat == viewer:
            chosen = state.chosen[seat]
            draft = () if chosen is None else (chosen,)
            hand = tuple(play for play in hand if play not in draft)
            pieces = _faces(hand)
        else:
            pieces = tuple(BACKS[TYPES[state.deck.kinds[play]]] for play in hand)
        places[own + "hand"] = Place("hand", seat, len(hand), pieces)
        places[own + "draft"] = Place("draft", seat, len(draft), _faces(draft))
        played = [PLAYS[card.id] for card in state.table[seat : seat + 1]]
        places[own + "played"] = Place("played", seat, len(played), _faces(played))
        places[own + "pile"] = _pile(state, seat)
        for name, tokens in (("honey", state.honey), ("experience", state.experience), ("swarms", state.swarms)):
            places[own + name] = Place("tokens", seat, tokens[seat])
    return places


def held(state: State, seat: int) -> Hand:
    """The cards that ``seat`` has in its hand: a swarm card on the table is not among them, though it counts (B10)."""
    hand = state.hands[seat]
    return hand[:-1] if state.table and state.table[seat].kind == SWARM else hand


def _faces(plays: Iterable[Action]) -> tuple[Piece, ...]:
    return tuple(FACES[play] for play in plays)


def _pile(state: State, seat: int) -> Place:
    """Only the top is seen; it lies face down where a swarm was played last (B7)."""
    cards = [card for card in (shown[seat] for shown in state.history) if card is not None and card.kind != SWARM]
    if not cards:
        return Place("pile", seat)
    top = BACKS["swarm"] if state.last[seat] == SWARM else FACES[PLAYS[cards[-1].id]]
    return Place("pile", seat, len(cards), (top,))


def _facts(state: State) -> dict[str, Any]:
    seats = range(state.seats)
    step = state.steps[-1] if state.steps else ("",)
    draws = None
    if step[0] == "take":
        draws = {"seat": step[1], "taken": state.taken, "total": step[2], "reason": state.phase}
    shown = [*state.history, *([state.table] if state.table else [])]
    return {
        "last": [(*TYPES, None)[kind] for kind in state.last],
        "swarm_cards": [str(play.value) for play in state.swarm_cards],
        "ending": state.ending,
        "counts": [counts(state, seat) for seat in seats],
        "history": [[card.id for cards in shown if (card := cards[seat]) is not None] for seat in seats],
        "draws": draws,
        "order": _order(state),
        "steps": [list(step) for step in state.steps],
        "deck": state.deck.reference(),
    }


def counts(state: State, seat: int) -> list[int]:
    """How many honey, research and swarm cards ``seat`` has in its hand; its draft is one of them."""
    kinds = [state.deck.kinds[play] for play in held(state, seat)]
    return [kinds.count(kind) for kind in (HONEY, RESEARCH, SWARM)]


def _order(state: State) -> list[int]:
    """The seats that have still to do something in this phase, the next one first."""
    names = _OWN_STEPS.get(state.phase, ())
    return [step[1] for step in reversed(state.steps) if step[0] in names]
