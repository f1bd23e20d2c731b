"""The beehives of advanced mode: points at the end, and the house beehive."""

from __future__ import annotations

import pytest

from tests.rules.secret_kingdom.apiary import (
    LEAD,
    PLAIN_CARDS,
    RUNS,
    SETS,
    THREES,
    WEALTH,
    advanced,
    cards,
    points,
)
from tests.rules.secret_kingdom.table import Told, buy, do, held, honey, offered, table, why


@pytest.mark.parametrize(
    ("worth", "runs"),
    [
        ((1, 1, 2, 3, 3), 1),
        ((), 0),
        ((1, 2), 0),
        ((1, 3), 0),
        ((2, 3), 0),
        ((1, 2, 3), 1),
        ((1, 1, 2, 2, 3, 3), 2),
        ((1, 1, 1, 2, 2, 3), 1),
    ],
)
def test_s3_two_points_for_each_run_of_1_2_and_3(worth: tuple[int, ...], runs: int) -> None:
    """The rulebook's example: cards worth 1, 1, 2, 3, 3 make one run, which is 2 points."""
    state = advanced(RUNS, SETS, PLAIN_CARDS, honey=[cards(*worth)])
    assert points(state)["runs"] == 2 * runs
    assert points(state)["total"] == sum(worth) + 2 * runs + points(state)["colour_sets"]


def test_s3_cards_worth_more_make_no_run() -> None:
    state = advanced(RUNS, honey=[[*cards(1, 2), honey("rrff"), honey("rrrssf")]])
    assert points(state)["runs"] == 0


@pytest.mark.parametrize(
    ("own", "sets"),
    [
        ([honey("rrs"), honey("rr")], 0),
        ([honey("rrrs"), honey("rr")], 1),
        ([honey("rrrs"), honey("rr??")], 1),
        ([honey("rr??"), honey("rrr??")], 1),
        ([honey("rrrs"), honey("rrr??"), honey("rr??"), honey("rr")], 2),
        ([honey("rrrs"), honey("rr"), honey("sssf"), honey("ss")], 2),
        ([honey("rrr??"), honey("r?"), honey("s?")], 0),
    ],
)
def test_s2_three_points_for_each_five_symbols_of_a_colour_summed_grey_not_counted(own: list[str], sets: int) -> None:
    state = advanced(SETS, honey=[own])
    assert points(state)["colour_sets"] == 3 * sets


def test_beehives_that_are_not_in_play_give_nothing() -> None:
    state = table(honey=[[*cards(1, 2, 3)]])
    assert points(state) == {"total": 6, "cards": 6, "gems": 0}
    state = advanced(LEAD, WEALTH, PLAIN_CARDS, honey=[[*cards(1, 2, 3)]])
    assert points(state) == {"total": 6, "cards": 6, "gems": 0}


def test_beehive_points_are_parts_of_the_outcome() -> None:
    state = advanced(RUNS, SETS, LEAD, honey=[cards(1, 2, 3), [honey("rrff"), honey("rr")]], gems=["rsf"])
    outcome = state.outcome()
    assert list(outcome.components) == ["points", "cards", "gems", "runs", "colour_sets"]
    assert outcome.components["runs"] == (2, 0, 0)
    assert outcome.totals == (9, 5, 0)


# The house beehive


PLAIN = honey("rrs")


def test_the_house_beehive_gives_a_gem_for_a_card_without_an_effect() -> None:
    state = advanced(PLAIN_CARDS, gems=["rrsb"], honey__market=[PLAIN, *THREES])
    log = Told()
    buy(state, 0, PLAIN, log=log)
    assert (state.waiting(), len(offered(state, 0))) == ((0,), 4)
    decision = state.decision(0)
    assert decision is not None
    assert decision.values == {"left": 1, "why": "beehive", "by": 0}
    assert state.bought[0] == (), "it pays in the effect step (S12)"
    do(state, 0, "take snowflake", log=log)
    assert held(state, 0) == "fb"
    assert [event.values["why"] for event in log.of("gained")] == ["beehive"]
    assert state.turn == 1


@pytest.mark.parametrize("card", [honey("rr"), honey("rrff"), honey("rrrs"), honey("r?")])
def test_the_house_beehive_gives_nothing_for_a_card_with_an_effect(card: str) -> None:
    market = [card, honey("bbb??"), honey("fff??"), honey("sss??")]
    state = advanced(PLAIN_CARDS, gems=["rrrsffb", "rrrsssfffbbb", "rrrsssfffbbb"], honey__market=market)
    log = Told()
    do(state, 0, f"buy {card}")
    while state.draft:
        do(state, 0, str(state.default(0)), log=log)
    while state.phase == "gain":
        do(state, 0, str(state.legal(0)[0]), log=log)
    assert "beehive" not in [event.values.get("why") for event in log.events]
    assert card in [str(buy_.value) for buy_ in state.bought[0]]


def test_without_the_house_beehive_such_a_card_brings_no_gem() -> None:
    state = advanced(LEAD, RUNS, SETS, gems=["rrsb"], honey__market=[PLAIN, *THREES])
    buy(state, 0, PLAIN)
    assert (held(state, 0), state.turn) == ("b", 1)


def test_the_house_beehives_gem_is_taken_without_asking_where_one_colour_has_room() -> None:
    deck_card = honey("rsb")
    state = advanced(PLAIN_CARDS, gems=["rsbfff"], honey__market=[deck_card, *THREES])
    buy(state, 0, deck_card)
    assert offered(state, 0) == {"rose", "sunflower", "bellflower"}
    assert why(state, 0, "take snowflake") == "no_room"
