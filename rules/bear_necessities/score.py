"""What activations bring, in which order they are worth asking for, and who has won. Changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from rules.bear_necessities.actions import CELL_OF
from rules.bear_necessities.effects import where_is
from rules.bear_necessities.grid import NAMES, NEAR
from rules.kernel.outcome import Outcome

if TYPE_CHECKING:
    from rules.bear_necessities.cards import Card
    from rules.bear_necessities.memory import Board
    from rules.bear_necessities.state import State

Story = list[tuple[int, int, int]]
"""One activation after the other: its cell, its VP, its bees."""

_AROUND = tuple((cell, *near) for cell, near in enumerate(NEAR))
GAINERS, COUNTERS = (where_is(feature, "adjacent") for feature in ("gains_bees", "counts_bees"))
"""For each cell the part of a tableau that tells whether a card beside it gains bees, or counts them."""


def activate(
    board: Board,
    tableau: int,
    cell: int,
    chosen: Sequence[int],
    bees: int,
    colour: str,
    story: Story | None = None,
) -> tuple[int, int]:
    """The VP that the card at ``cell`` and its neighbours bring, and the bees of their seat afterwards (N8, N9).

    ``chosen`` are the neighbours that come first, in their order; ``colour`` is that of the reserve. ``story`` is added
    to, if there is one.
    """
    order = _AROUND[cell]
    if chosen:
        order = (cell, *chosen, *(near for near in NEAR[cell] if near not in chosen))
    vp = 0
    for there in order:
        card = board[there]
        if card is not None:
            parts = card.parts
            if parts is None:
                gained = card.pays(tableau, there, bees, colour)
            else:  # what most cards do, without a call
                gained = card.vp + card.each * (tableau & parts[there]).bit_count()
            vp += gained
            if story is not None:
                story.append((there, gained, card.bees))
            bees += card.bees
    return vp, bees


def orders(
    board: Board, tableau: int, cell: int, chosen: Sequence[int], bees: int, colour: str
) -> dict[tuple[int, ...], int]:
    """Every order of the neighbours in question that are not ``chosen`` yet, with the VP that they bring together.

    In question are those that gain or count bees: the others bring the same at any time. ``board`` and ``tableau`` hold
    the card at ``cell`` already, ``bees`` are those of before its activation.
    """
    for there in (cell, *chosen):
        activated = board[there]
        bees += activated.bees if activated is not None else 0
    left = [card for near in NEAR[cell] if near not in chosen and (card := board[near]) and in_question(card)]
    cells = [near for near in NEAR[cell] if board[near] in left]
    found = {}
    for order in permutations(cells):
        vp, held = 0, bees
        for there in order:
            card = board[there]
            if card is not None:
                vp += card.pays(tableau, there, held, colour)
                held += card.bees
        found[order] = vp
    return found


def in_question(card: Card) -> bool:
    """Whether it matters when ``card`` is activated among others: it gives bees, or counts them (N8)."""
    return card.bees > 0 or card.count == "two_bees" or card.goal == "bee"


def best_order(found: Mapping[tuple[int, ...], int]) -> tuple[int, ...]:
    """The order that brings most, of ``orders``."""
    return max(found, key=found.__getitem__)


def orders_left(state: State, seat: int) -> dict[tuple[int, ...], int]:
    """``orders`` for the draft of ``seat``, which has chosen card, cell and reserve."""
    draft, rules = state.drafts[seat], state.deck.rules
    cell, card = CELL_OF[draft[1]], rules[draft[0]]
    board, tableau = placed(state.boards[seat], state.tableaus[seat], cell, card)
    chosen = [CELL_OF[step] for step in draft[3:]]
    return orders(board, tableau, cell, chosen, state.bees[seat], rules[draft[2]].colour)


def placed(board: Board, tableau: int, cell: int, card: Card) -> tuple[Board, int]:
    """A board and its tableau with one card more."""
    board = board[:]
    board[cell] = card
    return board, tableau | card.bits << cell


def outcome(state: State) -> Outcome:
    """Ranks by VP alone; seats that tie share the victory (N26). Before the end: by the VP so far."""
    ranks = tuple(1 + sum(other > own for other in state.vp) for own in state.vp)
    return Outcome(
        ranks=ranks,
        totals=state.vp,
        components={
            "vp": state.vp,
            "activations": tuple(vp - hives for vp, hives in zip(state.vp, state.hive_vp, strict=True)),
            "hives": state.hive_vp,
        },
        decided="vp" if ranks.count(1) == 1 else "shared",
    )


def brought(state: State) -> list[dict[str, tuple[str, int]]]:
    """By seat and cell, in the order of placing: the card there and all the VP of its activations, hives apart.

    Every round of the game must be remembered: it is played over again.
    """
    rules = state.deck.rules
    boards: list[Board] = [[None] * len(board) for board in state.boards]
    tableaus, bees = [0] * state.seats, [0] * state.seats
    told: list[dict[str, tuple[str, int]]] = [{} for _ in boards]
    for played in state.past:
        for seat, draft in enumerate(played.drafts):
            card, cell = rules[draft[0]], CELL_OF[draft[1]]
            boards[seat], tableaus[seat] = placed(boards[seat], tableaus[seat], cell, card)
            told[seat][NAMES[cell]] = (card.id, 0)
            chosen, colour, story = [CELL_OF[step] for step in draft[3:]], rules[draft[2]].colour, Story()
            _, bees[seat] = activate(boards[seat], tableaus[seat], cell, chosen, bees[seat], colour, story)
            for there, vp, _ in story:
                name, before = told[seat][NAMES[there]]
                told[seat][NAMES[there]] = (name, before + vp)
        for seat, gain in enumerate(played.gains):
            bees[seat] += gain == min(played.gains)
    return told
