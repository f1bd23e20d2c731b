"""Winning at once by a beehive: who does, who of two, and what it stands against."""

from __future__ import annotations

import pytest

from rules.secret_kingdom import game
from rules.secret_kingdom.state import State
from tests.rules.secret_kingdom.apiary import (
    LEAD,
    ONES,
    PLAIN_CARDS,
    RUNS,
    SETS,
    THREES,
    TWOS,
    WEALTH,
    advanced,
    hives,
)
from tests.rules.secret_kingdom.table import Told, buy, do, drawing, gathering, honey, offered, table

# Instant wins


def buying_seventh(own: int, rivals: list[int], seats: int = 3) -> State:
    """Seat 0 has ``own`` cards and may buy one more; the others have ``rivals``."""
    stock = [name for name in (f"H{number}" for number in range(1, 37)) if name != honey("bbb??")]
    market = [stock.pop(), stock.pop(), stock.pop(), honey("bbb??")]
    dealt = [[stock.pop(0) for _ in range(count)] for count in (own, *rivals)]
    gems = ["rrrsssfffbbb"] * seats
    return advanced(LEAD, RUNS, SETS, seats=seats, honey=dealt, gems=gems, honey__market=market)


@pytest.mark.parametrize(
    ("own", "rivals", "wins"),
    [
        (5, [4, 0], True),
        (5, [0, 4], True),
        (5, [5, 0], False),
        (5, [0, 5], False),
        (4, [0, 0], False),
        (6, [5, 5], True),
        (6, [0, 6], False),
    ],
)
def test_s22_six_cards_and_two_more_than_each_opponent(own: int, rivals: list[int], wins: bool) -> None:
    state = buying_seventh(own, rivals)
    log = Told()
    card = honey("bbb??")
    do(state, 0, f"buy {card}")
    while state.turn == 0 and not state.over and state.waiting() == (0,) and state.draft:
        do(state, 0, str(state.default(0)), log=log)
    assert state.over == wins
    if wins:
        assert (state.winner, state.phase, state.waiting()) == (0, "over", ())
        (won,) = log.of("instant_win")
        assert (won.seat, won.piece) == (0, f"card/{LEAD}")
        outcome = state.outcome()
        assert list(outcome.components)[:2] == ["instant", "points"]
        assert (outcome.components["instant"], outcome.ranks[0], outcome.decided) == ((1, 0, 0), 1, "instant")


def test_the_lead_needs_its_beehive() -> None:
    stock = [*ONES, *TWOS]
    state = advanced(WEALTH, RUNS, SETS, honey=[stock[:6]], gems=["bbbrs"], honey__market=[honey("bbb??"), *THREES])
    buy(state, 0, honey("bbb??"))
    assert not state.over


def test_g1_after_an_instant_win_the_winner_is_first_and_the_others_by_points() -> None:
    dealt = [ONES[:6], [honey("rrff"), honey("rrrssf")], [honey("rrs")], [honey("rrff", 1)]]
    state = advanced(LEAD, RUNS, PLAIN_CARDS, seats=4, honey=dealt, winner=0, phase="over")
    outcome = state.outcome()
    assert outcome.totals == (6, 9, 2, 4)
    assert outcome.components["instant"] == (1, 0, 0, 0)
    assert (outcome.ranks, outcome.decided) == ((1, 2, 4, 3), "instant")


NINE_ROSES = [honey("rrrs"), honey("rrr??"), honey("rr??"), honey("r?")]
"""Nine rose symbols."""


def test_s1_nine_symbols_and_three_gems_of_one_colour_win() -> None:
    """The rulebook's example: 3 gems and 9 symbols."""
    state = drawing(
        gathering("rs", "fb"),
        gathering("sf", "rb"),
        options={"beehives": "five"},
        beehives=hives(WEALTH),
        honey=[NINE_ROSES],
        gems=["rr", "rrrsssfffbbb", "rrrsssfffbbb"],
    )
    log = Told()
    do(state, 0, f"play {gathering('rs', 'fb')}", log=log)
    assert (state.over, state.winner) == (True, 0)
    assert [(event.seat, event.piece) for event in log.of("instant_win")] == [(0, f"card/{WEALTH}")]
    assert game.view(state, None).facts["instant"] == {"seat": 0, "card": WEALTH}


@pytest.mark.parametrize("gems", ["rr", "rrsssfffbbb"])
def test_s1_eleven_of_a_colour_and_grey_ones_do_not_win(gems: str) -> None:
    state = drawing(
        gathering("sf", "rb"),
        gathering("rs", "fb"),
        options={"beehives": "five"},
        beehives=hives(WEALTH),
        honey=[NINE_ROSES],
        gems=[gems, "rrrsssfffbbb", "rrrsssfffbbb"],
    )
    do(state, 0, f"play {gathering('sf', 'rb')}")
    assert not state.over


@pytest.mark.parametrize(
    ("own", "gems", "wins"),
    [
        ([honey("rr??"), honey("sf?")], "rsf", True),
        ([honey("rr??"), honey("sf?")], "rs", False),
        ([honey("rrrssf"), honey("bb")], "s", False),
        ([honey("rrrssf"), honey("bb")], "ss", True),
    ],
)
def test_s1_variant_any_mix_counts_all_colours_and_grey(own: list[str], gems: str, wins: bool) -> None:
    """The card that is played brings two more gems."""
    state = drawing(
        gathering("bb", "rsf"),
        gathering("rs", "fb"),
        options={"beehives": "five", "any_mix": True},
        beehives=hives(WEALTH),
        honey=[own],
        gems=[gems],
    )
    do(state, 0, f"play {gathering('bb', 'rsf')}")
    while state.phase == "gain":
        do(state, state.waiting()[0], str(state.legal(state.waiting()[0])[0]))
    assert state.over == wins


def test_s12_symbols_and_cards_count_from_place_on() -> None:
    """The gems of its effect come first: it wins when the card lies in front of the buyer."""
    own = [honey("rrrs"), honey("rrr??"), honey("rrs")]
    rose = honey("rr??")
    state = advanced(
        WEALTH,
        honey=[own],
        gems=["rrrssbb", "", ""],
        honey__market=[rose, honey("bbb??"), honey("fff??"), honey("ffb")],
    )
    do(state, 0, f"buy {rose}", "pay sunflower", "pay sunflower", "lock")
    assert not state.over
    do(state, 0, "take rose")
    assert (state.over, state.winner) == (True, 0), "ten symbols and two gems"


def test_s19_all_seats_are_looked_at_after_each_action_and_its_gains_by_others() -> None:
    """Seat 2 gains its twelfth by the card that seat 0 plays, and wins when everybody has chosen."""
    card = gathering("sf", "rb")
    state = drawing(
        card,
        gathering("rs", "fb"),
        seats=4,
        options={"beehives": "five"},
        beehives=hives(WEALTH),
        honey=[[], [], NINE_ROSES],
        gems=["", "", "rr", ""],
    )
    do(state, 0, f"play {card}")
    do(state, 1, "take rose")
    do(state, 2, "take rose")
    assert not state.over, "not before the last has chosen"
    do(state, 3, "take bellflower")
    assert (state.over, state.winner) == (True, 2)
    assert state.outcome().ranks[2] == 1


@pytest.mark.parametrize(("turn", "winner"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_s20_two_seats_qualify_together(turn: int, winner: int) -> None:
    """The seat on turn first, then clockwise; seats 0 and 2 reach twelve of a colour by the same card."""
    card = gathering("rsfb")
    sunflowers = [honey("sssf"), honey("sss??"), honey("ss??"), honey("s?")]
    state = drawing(
        card,
        gathering("rs", "fb"),
        seats=4,
        turn=turn,
        options={"beehives": "five"},
        beehives=hives(WEALTH),
        honey=[NINE_ROSES, [], sunflowers, []],
        gems=["rr", "", "ss", ""],
    )
    do(state, turn, f"play {card}")
    assert (state.over, state.winner) == (True, winner)
    assert state.outcome().components["instant"].index(1) == winner


def test_s21_an_instant_win_stands_against_the_end_of_the_game() -> None:
    stock = [*ONES, *TWOS]
    dealt = [stock[:5], [honey("rrff"), honey("rrrssf"), honey("sssffb")], []]
    market = [honey("bbb??"), *THREES]
    state = advanced(
        LEAD, RUNS, SETS, honey=dealt, gems=["bbbrs", "", ""], honey__market=market, honey__pile=[honey("fff??")]
    )
    log = Told()
    buy(state, 0, honey("bbb??"), log=log)
    assert (state.ender, state.over, state.winner) == (0, True, 0)
    assert [event.kind for event in log.events][-4:] == ["turned_up", "end_triggered", "instant_win", "game_over"]
    assert state.outcome().ranks[0] == 1
    assert state.outcome().totals[0] < state.outcome().totals[1]


def test_an_instant_win_comes_before_the_extra_action() -> None:
    again = honey("rr")
    dealt = [[name for name in (*ONES, *TWOS) if name != again][:5]]
    state = advanced(LEAD, honey=dealt, gems=["rrsf"], honey__market=[again, *THREES])
    buy(state, 0, again)
    assert (state.over, state.winner) == (True, 0)


def test_without_beehives_nobody_wins_at_once() -> None:
    state = table(honey=[[*ONES, *TWOS]], gems=["rrrbbb"], honey__market=[honey("bbb??"), *THREES])
    assert state.instant is False
    buy(state, 0, honey("bbb??"), "rose", "rose") if "rose" in offered(state, 0) else buy(state, 0, honey("bbb??"))
    assert not state.over
