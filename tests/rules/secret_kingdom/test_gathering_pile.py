"""The pile of gathering cards: shuffled when a draw needs it, and a draw that stands."""

from __future__ import annotations

from rules.secret_kingdom.actions import PLAYS
from tests.rules.secret_kingdom.pollen import PAIR, ROSES, TRIPLE
from tests.rules.secret_kingdom.table import (
    Told,
    do,
    drawing,
    honey,
    table,
)


def test_s9_the_discards_are_shuffled_when_a_draw_needs_them_all_twenty_two() -> None:
    state = drawing(PAIR, TRIPLE, gems=["", "rrrsssfffbbb", "rrrsssfffbbb"], gathering__pile=[])
    assert len(state.discard) == 20
    do(state, 0, f"play {TRIPLE}")
    assert (state.gathering, len(state.discard)) == ([], 22), "not at once: only when a card is needed"
    log = Told()
    revealed = state.revealed
    do(state, 1, "gather", log=log)
    assert len(state.gathering) == 20
    assert state.discard == []
    assert {*state.gathering, *state.drawn} == set(PLAYS.values())
    assert [(event.count, event.source, event.target) for event in log.of("reshuffled")] == [
        (22, "discard/gathering", "deck/gathering")
    ]
    assert state.revealed > revealed


def test_s9_a_new_pile_is_in_a_new_order() -> None:
    orders = set()
    for seed in range(20):
        state = drawing(PAIR, TRIPLE, gems=["", "rrrsssfffbbb", ""], gathering__pile=[], chance=seed)
        do(state, 0, f"play {TRIPLE}")
        do(state, 2, "take rose")
        do(state, 1, "gather")
        orders.add(str(state.gathering))
    assert len(orders) == 20


def test_s9_a_draw_that_finds_one_card_takes_it_and_then_shuffles() -> None:
    state = table(
        gems=["rr"],
        honey__market=[honey("rr"), honey("rrrssf"), honey("fffbbr"), honey("bbbrrs")],
        gathering__pile=[ROSES],
    )
    assert len(state.discard) == 21
    log = Told()
    do(state, 0, "gather", log=log)
    assert state.drawn[0].value == ROSES
    assert state.drawn[1].value != ROSES
    assert (len(state.gathering), state.discard) == (20, [])
    assert [event.count for event in log.of("reshuffled")] == [21]
