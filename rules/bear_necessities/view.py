"""What a seat of Bear Necessities may know, built by adding what is known (N16, N17, N18, G3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.bear_necessities import score
from rules.bear_necessities.actions import ANSWERS, HAND, IDS, PLAY_OF, PLAYS
from rules.bear_necessities.effects import COLOURS, HIVES
from rules.bear_necessities.flow import FREE, asked_for
from rules.bear_necessities.grid import ALL, NAMES
from rules.bear_necessities.memory import Hand, hands_by_round
from rules.bear_necessities.state import State
from rules.kernel.action import Action
from rules.kernel.view import Piece, Place, View

_BACKS = {colour: Piece(back=colour) for colour in COLOURS}
_FACES = {
    (name, colour): Piece(handle=PLAYS[name].handle, face=name, back=colour) for name in IDS for colour in COLOURS
}


def view(state: State, seat: int | None) -> View:
    """The table as ``seat`` sees it; ``None`` is what everybody sees. At the end all cards are open."""
    return View(
        game="bear_necessities",
        seat=seat,
        seats=state.seats,
        round=state.round,
        phase=state.phase,
        waiting=state.asked,
        locked=state.locked(),
        over=state.over,
        decision=None if seat is None else state.decision(seat),
        places=_places(state, seat),
        facts=_facts(state, seat),
    )


def _face(state: State, card: Action) -> Piece:
    return _FACES[str(card.value), state.deck.rules[card].colour]


def _faces(state: State, cards: Iterable[Action]) -> tuple[Piece, ...]:
    return tuple(_face(state, card) for card in cards)


def _backs(state: State, cards: Iterable[Action]) -> tuple[Piece, ...]:
    return tuple(_BACKS[state.deck.rules[card].colour] for card in cards)


def _places(state: State, viewer: int | None) -> dict[str, Place]:
    top = _faces(state, state.pile) if state.over else _backs(state, state.pile[-1:])
    places = {"deck/cards": Place("deck", None, len(state.pile), top), "supply/bees": Place("supply")}
    for seat in range(state.seats):
        places |= _own_places(state, seat) if seat == viewer and not state.over else _others_places(state, seat)
        own = f"seat/{seat}/"
        for cell, card in enumerate(state.boards[seat]):
            if card is not None:
                places[f"{own}cell/{NAMES[cell]}"] = Place("cell", seat, 1, (_FACES[card.id, card.colour],))
        places[own + "vp"] = Place("tokens", seat, state.vp[seat])
        places[own + "bees"] = Place("tokens", seat, state.bees[seat])
    if viewer is not None:
        for action in state.legal(viewer):
            if action.verb in ("at", "activate", "answer"):
                places[action.handle] = Place("answer" if action in ANSWERS else "spot", viewer)
    return places


def _own_places(state: State, seat: int) -> dict[str, Place]:
    """All cards of the viewer: its own draft lies apart, its own answer has taken effect."""
    draft = _draft(state, seat)
    play, kept = draft[:1], tuple(PLAY_OF[step] for step in draft[2:3])
    hand = tuple(card for card in state.hands[seat] if card not in play and card not in kept)
    reserve, discards = state.reserves[seat], state.discards[seat]
    if answered(state, seat):
        discards = discards if reserve[0] in state.hands[seat] else discards + reserve
        reserve = ()
    own = f"seat/{seat}/"
    return {
        own + "hand": Place("hand", seat, len(hand), _faces(state, hand)),
        own + "draft": Place("draft", seat, len(play), _faces(state, play)),
        own + "reserve": Place("reserve", seat, len(reserve + kept), _faces(state, reserve + kept)),
        own + "aside": Place("aside", seat, len(state.aside[seat])),
        own + "discards": Place("discards", seat, len(discards), _faces(state, discards)),
    }


def _others_places(state: State, seat: int) -> dict[str, Place]:
    """A seat as others see it: nothing of its draft, and nothing of its answer before all have answered (N18)."""
    asking = state.phase == "keep"
    hand: Hand = () if asking else state.hands[seat]
    reserve, discards = state.reserves[seat], state.discards[seat]
    own = f"seat/{seat}/"
    show = _faces if state.over else _backs
    return {
        own + "hand": Place("hand", seat, len(hand), tuple(_BACKS[colour] for colour in _colours(state, hand))),
        own + "draft": Place("draft", seat),
        own + "reserve": Place("reserve", seat, len(reserve), show(state, reserve)),
        own + "aside": Place("aside", seat, HAND if asking else 0),
        own + "discards": Place("discards", seat, len(discards), show(state, discards)),
    }


def _colours(state: State, hand: Hand) -> list[str]:
    """The backs of a hand, colour by colour: its order is nobody's business (N17)."""
    return sorted((state.deck.rules[card].colour for card in hand), key=COLOURS.index)


def answered(state: State, seat: int) -> bool:
    """Whether ``seat`` has said what becomes of its reserve while others may still have to."""
    return state.phase == "keep" and not state.unanswered >> seat & 1


def _draft(state: State, seat: int) -> Hand:
    return state.drafts[seat] if state.phase in ("keep", "choose") else ()


def _facts(state: State, viewer: int | None) -> dict[str, Any]:
    rules = state.deck.rules
    draft = () if viewer is None else _draft(state, viewer)
    answer: list[str] = []
    if viewer is not None and answered(state, viewer):
        (kept,) = state.reserves[viewer]
        answer = [str(kept.value), "keep" if kept in state.hands[viewer] else "discard"]
    return {
        "dealer": state.dealer,
        "backs": [
            {colour: backs.count(colour) for colour in COLOURS}
            for backs in (
                [] if state.phase == "keep" else [rules[card].colour for card in hand] for hand in state.hands
            )
        ],
        "hives": [(tableau & HIVES).bit_count() for tableau in state.tableaus],
        "goals": [_goals(state, seat) for seat in range(state.seats)],
        "free": [[str(at.value) for at in FREE[tableau & ALL]] for tableau in state.tableaus],
        "draft": [step.text for step in asked_for(state, viewer, draft)] if viewer is not None and draft else [],
        "cell": str(draft[1].value) if len(draft) > 1 else "",
        "answer": answer,
        "hive_vp": list(state.hive_vp),
        "brought": _brought(state) if state.over else [],
        "deals": [
            {"round": deal.round, "backs": [_colours(state, hand) for hand in deal.hands], "stayed": list(deal.stayed)}
            for deal in state.deals
        ],
        "rounds": _rounds(state, viewer),
        "deck": state.deck.reference(),
    }


def _goals(state: State, seat: int) -> list[dict[str, str | bool]]:
    """The goals in a tableau: the card, and whether it would be met now."""
    tableau, bees = state.tableaus[seat], state.bees[seat]
    return [
        {"cell": NAMES[cell], "card": card.id, "met": card.met(tableau, cell, bees)}
        for cell, card in enumerate(state.boards[seat])
        if card is not None and card.goal
    ]


def _rounds(state: State, viewer: int | None) -> list[dict[str, Any]]:
    """The finished rounds as far as the table remembers: what everybody saw, and the viewer's own hands and reserves.

    What others held is told at the end (G3).
    """
    found = []
    hands = hands_by_round(state.deals, state.past)
    for number, played in enumerate(state.past):
        known = [state.over or seat == viewer for seat in range(state.seats)]
        found.append(
            {
                "hands": [
                    [str(card.value) for card in hand] if seen else []
                    for hand, seen in zip(hands[number], known, strict=True)
                ],
                "plays": [str(draft[0].value) for draft in played.drafts],
                "cells": [str(draft[1].value) for draft in played.drafts],
                "orders": [[str(step.value) for step in draft[3:]] for draft in played.drafts],
                "backs": [state.deck.rules[draft[2]].colour for draft in played.drafts],
                "kept": [str(draft[2].value) if seen else "" for draft, seen in zip(played.drafts, known, strict=True)],
                "vp": list(played.gains),
            }
        )
    return found


def _brought(state: State) -> list[list[dict[str, Any]]]:
    """What each card has brought in the whole game, by seat, in the order in which they were placed.

    Empty where the table does not remember all rounds.
    """
    if len(state.past) * state.seats < sum(card is not None for board in state.boards for card in board):
        return []
    return [
        [{"card": card, "cell": cell, "vp": vp} for cell, (card, vp) in told.items()] for told in score.brought(state)
    ]
