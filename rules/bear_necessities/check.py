"""What must hold for every state of Bear Necessities between two actions, whoever made it. Reads only.

These are no ``assert`` statements: data from outside is judged by them too, also where Python runs without assertions.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.bear_necessities.actions import ANSWERS, CELL_OF, DEAL, HAND, LOCK, PLAYS, RANK, ROUNDS
from rules.bear_necessities.dealing import OPEN
from rules.bear_necessities.effects import HIVES
from rules.bear_necessities.grid import ALL, COLUMNS, NEAR, ROWS, free, span
from rules.bear_necessities.memory import hands_by_round
from rules.bear_necessities.state import State

ACTIVATIONS = ROUNDS + ROWS * (COLUMNS - 1) + COLUMNS * (ROWS - 1)
"""What a full tableau has seen: each card once when it was placed, and once for each border between two (N8)."""


def check(state: State) -> None:
    """Raises ``AssertionError`` with a sentence where something that must always hold does not."""
    for fault in _faults(state):
        raise AssertionError(fault)


def _faults(state: State) -> Iterator[str]:
    yield from _cards(state)
    yield from _tableaus(state)
    yield from _hands(state)
    yield from _questions(state)
    yield from _past(state)


def answered(state: State, seat: int) -> bool:
    """Whether ``seat`` has said what becomes of its reserve, while others still have to."""
    return state.phase == "keep" and not state.unanswered >> seat & 1


def _cards(state: State) -> Iterator[str]:
    """Each card of the deck in one place. A reserve that its seat has kept already is in its hand as well (N18)."""
    found = list(state.pile)
    for seat in range(state.seats):
        hand, reserve = state.hands[seat], state.reserves[seat]
        found += [card for card in hand if not (answered(state, seat) and card in reserve)]
        found += (*reserve, *state.aside[seat], *state.discards[seat])
        found += [PLAYS[card.id] for card in state.boards[seat] if card is not None]
    if len(set(found)) < len(found):
        twice = sorted({str(card.value) for card in found if found.count(card) > 1})
        yield f"in more than one place: {', '.join(twice)}"
    missing = set(state.deck.plays) - set(found)
    if missing:
        yield f"in no place: {', '.join(sorted(str(card.value) for card in missing))}"
    if len(found) > len(state.deck.plays):
        yield "a card of another deck"


def _tableaus(state: State) -> Iterator[str]:
    """One card a round, each beside another, in at most four columns and three rows (N5, N7)."""
    expected = ROUNDS if state.over else state.round - 1
    for seat, board in enumerate(state.boards):
        cells = [cell for cell, card in enumerate(board) if card is not None]
        if sum(card.bits << cell for cell, card in enumerate(board) if card is not None) != state.tableaus[seat]:
            yield f"the tableau of seat {seat} is not counted as it lies"
        if len(cells) != expected:
            yield f"seat {seat} has placed {len(cells)} cards instead of {expected}"
        if not cells:
            continue
        taken = state.tableaus[seat] & ALL
        left, right, top, bottom = span(taken)
        if right - left >= COLUMNS or bottom - top >= ROWS:
            yield f"the tableau of seat {seat} is larger than {COLUMNS} x {ROWS}"
        reached, fresh = set(), {cells[0]}
        while fresh:
            reached |= fresh
            fresh = {near for cell in fresh for near in NEAR[cell] if near in cells} - reached
        if len(reached) < len(cells):
            yield f"the tableau of seat {seat} is in pieces"
        if not state.over and not free(taken):
            yield f"seat {seat} has no cell left"
        hives = (state.tableaus[seat] & HIVES).bit_count() * state.bees[seat] if state.over else 0
        if state.hive_vp[seat] != hives:
            yield f"seat {seat} has {state.hive_vp[seat]} VP for its hives instead of {hives}"


def _hands(state: State) -> Iterator[str]:
    """Five cards less one a round of the deal; while reserves are asked about, none or five (N3, N18)."""
    for seat, hand in enumerate(state.hands):
        held = HAND - (state.round - 1) % DEAL
        aside, reserve = 0, 0
        if state.over:
            held = 0
        elif state.phase == "keep":
            reserve = 1
            kept = answered(state, seat) and state.reserves[seat][:1] and state.reserves[seat][0] in hand
            held, aside = (HAND, 1 if kept else 0) if answered(state, seat) else (0, HAND)
        there = (len(hand), len(state.aside[seat]), len(state.reserves[seat]))
        if there != (held, aside, reserve):
            yield f"seat {seat} has {there} cards in hand, aside and in reserve instead of {(held, aside, reserve)}"
        ranks = [RANK[card] for card in hand]
        if ranks != sorted(ranks):
            yield f"the hand of seat {seat} is out of order"
        most = ROUNDS // DEAL if state.over else (state.round - 1) // DEAL - (state.phase == "keep")
        if len(state.discards[seat]) > most:
            yield f"seat {seat} has discarded {len(state.discards[seat])} cards, at most {most} could be"
        if min(state.vp[seat] - state.hive_vp[seat], state.bees[seat]) < 0:
            yield f"seat {seat} owes tokens"


def _questions(state: State) -> Iterator[str]:
    """Who is asked what."""
    if state.over != (state.phase == "over") or state.over != (not state.open):
        yield "either the game goes on and somebody is asked, or it is over"
    if state.asked != OPEN[state.open]:
        yield "those who have not locked are asked"
    if bool(state.unanswered) != (state.phase == "keep"):
        yield "the phase keep lasts as long as an answer is missing"
    if not 0 <= state.dealer < state.seats or not 1 <= state.round <= ROUNDS:
        yield "no such dealer, or no such round"
    if state.phase == "keep" and (state.round == 1 or state.round % DEAL != 1):
        yield "reserves are asked about in rounds 5 and 9 only"
    for seat in range(state.seats):
        yield from _run(state, seat)


def _run(state: State, seat: int) -> Iterator[str]:
    draft, menu, hand = state.drafts[seat], state.menus[seat], state.hands[seat]
    if state.unanswered >> seat & 1:
        if draft or menu != ANSWERS:
            yield f"seat {seat} must first say what becomes of its reserve"
        return
    if bool(menu) != bool(state.open >> seat & 1):
        yield f"seat {seat} can do something exactly until it has locked"
    if len(draft) < 3 and not state.over and (not menu or menu[0] is LOCK):
        yield f"seat {seat} has not chosen all"
    if not draft:
        if not state.over and menu != hand:
            yield f"seat {seat} may choose any card of its hand"
        return
    if draft[0] not in hand:
        yield f"the draft of seat {seat} is not in its hand"
    if len(draft) > 2 and draft[2].value == draft[0].value:
        yield f"seat {seat} keeps the card that it places"
    if len(draft) > 1 and CELL_OF[draft[1]] not in free(state.tableaus[seat] & ALL):
        yield f"seat {seat} cannot place a card there"


def _past(state: State) -> Iterator[str]:
    """Memory fits what lies on the table."""
    if state.past and not state.deals:
        yield "remembered rounds begin with a deal"
        return
    try:
        hands = hands_by_round(state.deals, state.past)
    except ValueError as fault:
        yield f"what is remembered does not go together: {fault}"
        return
    rounds = [deal.round for deal in state.deals]
    now = ROUNDS + 1 if state.over else state.round
    if rounds and rounds[0] + len(state.past) != now:
        yield "the last remembered round is not the one before this"
    if any(number > now or (number % DEAL != 1 and number != rounds[0]) for number in rounds):
        yield "a deal is remembered for a round without one"
    if state.phase == "choose" and (not hands or hands[-1] != state.hands):
        yield "the hands are not those that memory leads to"
    for seat in range(state.seats):
        for played in state.past:
            card, cell = state.deck.rules[played.drafts[seat][0]], CELL_OF[played.drafts[seat][1]]
            if state.boards[seat][cell] is not card:
                yield f"seat {seat} has placed {card.id}, and it lies elsewhere"
        gained = sum(played.gains[seat] for played in state.past) + state.hive_vp[seat]
        if gained > state.vp[seat] or (len(state.past) == now - 1 and gained < state.vp[seat]):
            yield f"seat {seat} has gained {gained} VP in all and holds {state.vp[seat]}"
    if state.over and len(state.past) == ROUNDS:
        yield from _activations(state)


def _activations(state: State) -> Iterator[str]:
    """Each full tableau has seen 29 activations (N8)."""
    for seat in range(state.seats):
        seen, taken = 0, 0
        for played in state.past:
            cell = CELL_OF[played.drafts[seat][1]]
            seen += 1 + sum(taken >> near & 1 for near in NEAR[cell])
            taken |= 1 << cell
        if seen != ACTIVATIONS:
            yield f"the tableau of seat {seat} has seen {seen} activations instead of {ACTIVATIONS}"
