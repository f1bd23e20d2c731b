"""Where cards may be placed: the frame of four by three, and the cells of a tableau."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.bear_necessities import game
from rules.bear_necessities.grid import ALL, AREAS, CELL, CELLS, FIRST, NAMES, NEAR, free, place, span, why_not
from tests.rules.bear_necessities.table import do, random_states, table


def cells(*names: str) -> int:
    return sum(1 << CELL[name] for name in names)


def test_cells_are_counted_from_the_first_card() -> None:
    assert CELLS == 35
    assert NAMES[FIRST] == "0,0"
    assert (NAMES[0], NAMES[-1]) == ("-3,-2", "3,2")
    assert all(place(cell) == tuple(map(int, name.split(","))) for cell, name in enumerate(NAMES))
    assert ALL == (1 << 35) - 1


def test_n28_adjacent_is_sharing_a_side_and_never_itself() -> None:
    for cell, near in enumerate(NEAR):
        column, row = place(cell)
        expected = {
            (column + across, row + down)
            for across, down in ((0, -1), (-1, 0), (1, 0), (0, 1))
            if -3 <= column + across <= 3 and -2 <= row + down <= 2
        }
        assert {place(other) for other in near} == expected
        assert AREAS["adjacent"][cell] == sum(1 << other for other in near)


def test_n24_n28_areas_are_lines_across_gaps_and_one_cell_to_the_right() -> None:
    for cell in range(CELLS):
        column, row = place(cell)
        for area, wanted in (
            ("row", lambda c, r, row=row: r == row),
            ("column", lambda c, r, column=column: c == column),
            ("row_and_column", lambda c, r, column=column, row=row: c == column or r == row),
            ("right", lambda c, r, column=column, row=row: (c, r) == (column + 1, row)),
            ("tableau", lambda c, r: True),
        ):
            found = {other for other in range(CELLS) if AREAS[area][cell] >> other & 1}
            assert found == {other for other in range(CELLS) if wanted(*place(other))}, (area, NAMES[cell])


def test_n5_no_fifth_column_and_no_fourth_row() -> None:
    row = cells("0,0", "1,0", "2,0", "3,0")
    assert why_not(row, CELL["-1,0"]) == "too_wide"
    assert why_not(row, CELL["0,1"]) == ""
    column = cells("0,0", "0,1", "0,2")
    assert why_not(column, CELL["0,-1"]) == "too_tall"
    assert why_not(column, CELL["-1,2"]) == ""


def test_n5_the_frame_floats_until_the_spans_are_fixed() -> None:
    three = cells("0,0", "1,0", "2,0")
    assert {NAMES[cell] for cell in free(three)} >= {"-1,0", "3,0", "0,-1", "0,1"}
    four = three | cells("-1,0")
    assert {NAMES[cell] for cell in free(four)} == {f"{column},{row}" for column in range(-1, 3) for row in (-1, 1)}
    tall = cells("0,0", "0,-1", "0,-2")
    assert {NAMES[cell] for cell in free(tall)} == {f"{column},{row}" for column in (-1, 1) for row in (-2, -1, 0)}


def test_n5_four_by_three_is_never_turned() -> None:
    three_by_three = cells(*(f"{column},{row}" for column in range(3) for row in range(3)))
    assert {NAMES[cell] for cell in free(three_by_three)} == {
        f"{column},{row}" for column in (-1, 3) for row in range(3)
    }


def test_n6_the_first_card_lies_at_0_0_and_nowhere_else() -> None:
    assert free(0) == (FIRST,)
    assert why_not(0, CELL["1,0"]) == "first_at_centre"
    assert why_not(0, FIRST) == ""


def test_n7_each_further_card_shares_a_side_with_a_placed_one() -> None:
    assert why_not(cells("0,0"), CELL["1,1"]) == "not_adjacent"
    assert why_not(cells("0,0"), CELL["2,0"]) == "not_adjacent"
    assert why_not(cells("0,0"), CELL["0,0"]) == "cell_taken"
    assert why_not(cells("0,0"), CELL["1,0"]) == ""


@given(choices=st.lists(st.integers(0, 1000), min_size=12, max_size=12))
def test_n7_a_legal_cell_always_exists_and_twelve_cards_fill_the_frame(choices: list[int]) -> None:
    taken = 0
    for number, choice in enumerate(choices):
        found = free(taken)
        assert found == tuple(cell for cell in range(CELLS) if not why_not(taken, cell))
        assert found, number
        taken |= 1 << found[choice % len(found)]
    left, right, top, bottom = span(taken)
    assert (right - left, bottom - top) == (3, 2)
    assert free(taken) == ()


def test_every_cell_can_be_reached() -> None:
    reached = set()
    chance = random.Random(1)
    for _ in range(400):
        taken = 0
        for _ in range(12):
            found = free(taken)
            reached |= set(found)
            taken |= 1 << chance.choice(found)
    assert reached == set(range(CELLS))


def test_n7_cards_never_move() -> None:
    lying: dict[tuple[int, int], object] = {}
    for state in random_states(3, 8):
        now = {
            (seat, cell): card
            for seat, board in enumerate(state.boards)
            for cell, card in enumerate(board)
            if card is not None
        }
        assert lying.items() <= now.items()
        lying = dict(now)
    assert len(lying) == 36


@pytest.mark.parametrize("cell", ["0,-1", "-1,0", "1,0", "0,1"])
def test_a_card_lies_where_it_was_placed(cell: str) -> None:
    state = table(tableaus=[["N3 at 0,0"]], hands=[["N10"]])
    do(state, 0, "play N10", f"at {cell}")
    do(state, 0, str(state.legal(0)[0]), "lock")
    for text in ("play", "at", "keep", "lock"):
        do(state, 1, next(str(action) for action in state.legal(1) if action.verb == text))
    assert f"N10 at {cell}" in game.encode(state)["seats"][0]["tableau"]
    assert game.view(state, None).places[f"seat/0/cell/{cell}"].pieces[0].face == "N10"
