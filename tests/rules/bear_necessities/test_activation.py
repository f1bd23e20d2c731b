"""What activations bring: the words on the cards, goals, bees, and the order of neighbours."""

from __future__ import annotations

import pytest

from rules.bear_necessities import game
from rules.bear_necessities.actions import CELL_OF, PLAYS
from rules.bear_necessities.grid import CELL
from tests.rules.bear_necessities.table import (
    Told,
    brought,
    choose,
    do,
    laid,
    lock_all,
    number,
    parts,
    place,
    random_states,
    table,
)

FLAT = ["Cat", "Anchor", "Wild Ponies", "Log Cabin", "Goat", "Camel", "Desert Inn", "Sailor", "Baker", "Bicycle"]


def test_example_berries_4_eagle_4_dog_3_make_11() -> None:
    around = {"Log_Cabin": "0,0", "Eagle": "0,1", "Lighthouse": "0,2", "Dog": "1,2", "Fisherbear": "2,2"}
    state = table(tableaus=[laid(**around)], hands=[[number("Berries")]])
    log = Told()
    assert place(state, number("Berries"), "1,1", log=log) == 11
    assert parts(log) == {"Berries": 4, "Eagle": 4, "Dog": 3}
    assert [event.values["sum"] for event in log.of("activated") if event.seat == 0] == [4, 8, 11]
    assert [event.values["number"] for event in log.of("activated") if event.seat == 0] == [1, 2, 3]


def test_example_bearlet_2_and_10_with_6_bees() -> None:
    assert brought("Bearlet", "1,0", bees=5, Cat="0,0")["Bearlet"] == 2
    assert brought("Bearlet", "1,0", bees=6, Cat="0,0")["Bearlet"] == 10
    assert brought("Bearlet", "1,0", bees=7, Cat="0,0")["Bearlet"] == 10


def test_n8_the_placed_card_first_then_each_neighbour_once_and_no_chains() -> None:
    log = Told()
    around = {"Cat": "0,0", "Anchor": "1,0", "Goat": "2,0", "Camel": "0,1", "Sailor": "2,1", "Baker": "3,1"}
    state = table(tableaus=[laid(**around)], hands=[[number("Log Cabin")]])
    assert place(state, number("Log Cabin"), "1,1", log=log) == 16
    assert list(parts(log)) == ["Log Cabin", "Anchor", "Camel", "Sailor"]


def test_n8_every_activation_is_compulsory_also_where_it_brings_nothing() -> None:
    assert brought("Rubber Duck", "1,0", Dog="0,0") == {"Rubber Duck": 0, "Dog": 1}


@pytest.mark.parametrize("seats", range(2, 7))
def test_n8_a_full_tableau_has_seen_29_activations(seats: int) -> None:
    log = Told()
    *_, last = random_states(seats, 5, log)
    assert last.over
    for seat in range(seats):
        assert sum(event.seat == seat for event in log.of("activated")) == 29


def test_n8_the_order_is_asked_only_where_two_orders_would_end_differently() -> None:
    def asked(bees: int, **cells: str) -> bool:
        state = table(tableaus=[laid(**cells)], hands=[[number("Cat")]], bees=[bees, 0])
        do(state, 0, f"play {number('Cat')}", "at 1,0")  # in round 4 the reserve is served
        return state.legal(0)[0].verb == "activate"

    assert asked(0, Rooftop_Hives="0,0", Beekeeper="1,1", Camel="0,1")
    assert not asked(1, Rooftop_Hives="0,0", Beekeeper="1,1", Camel="0,1")  # 1 bee or 2: one VP either way
    assert asked(2, Rooftop_Hives="0,0", Beekeeper="1,1", Camel="0,1")
    assert asked(5, Rooftop_Hives="0,0", Bearlet="1,1", Camel="0,1")
    assert not asked(4, Rooftop_Hives="0,0", Bearlet="1,1", Camel="0,1")
    assert not asked(6, Rooftop_Hives="0,0", Bearlet="1,1", Camel="0,1")
    assert not asked(0, Rooftop_Hives="0,0", Reed_Hive="1,1", Camel="0,1")
    assert not asked(0, Shanty_Choir="0,0", Beekeeper="1,1", Camel="0,1")
    assert not asked(0, Rooftop_Hives="0,1", Beekeeper="1,1", Camel="0,0")  # not a neighbour


def test_n8_the_chosen_order_is_the_one_that_counts() -> None:
    cells = {"Rooftop_Hives": "0,0", "Beekeeper": "1,1", "Camel": "0,1"}
    for order, vp in (("0,0", 4 + 0 + 1), ("1,1", 4 + 0 + 0)):
        state = table(tableaus=[laid(**cells)], hands=[[number("Cat")]])
        assert place(state, number("Cat"), "1,0", "", order) == vp


def test_n8_neighbours_that_no_bee_concerns_follow_by_themselves() -> None:
    log = Told()
    cells = {"Rooftop_Hives": "0,0", "Beekeeper": "2,0", "Camel": "1,-1", "Goat": "0,-1", "Anchor": "2,-1"}
    state = table(tableaus=[laid(**cells)], hands=[[number("Cat")]])
    choose(state, 0, number("Cat"), "1,0", "", "2,0")
    assert state.taken(0)[-1].text == "activate 2,0"
    lock_all(state, log)
    assert list(parts(log)) == ["Cat", "Beekeeper", "Camel", "Rooftop Hives"]


def test_n9_bees_gained_during_activation_count_at_once() -> None:
    cells = {"Beekeeper": "0,0", "Cat": "0,1"}
    state = table(tableaus=[laid(**cells)], hands=[[number("Rooftop Hives")]], bees=[4, 0])
    log = Told()
    place(state, number("Rooftop Hives"), "1,0", log=log)
    assert parts(log) == {"Rooftop Hives": 0, "Beekeeper": 3}
    bees = [event for event in log.of("gained_bees") if event.seat == 0 and event.values["why"] == "card"]
    assert [(event.count, event.source, event.target) for event in bees] == [(1, "supply/bees", "seat/0/bees")]


def test_n9_a_bee_can_meet_a_goal_within_one_activation() -> None:
    state = table(tableaus=[laid(Reed_Hive="0,0", Bearlet="1,1", Cat="0,1")], hands=[[number("Goat")]], bees=[5, 0])
    log = Told()
    place(state, number("Goat"), "1,0", "", "0,0", log=log)
    assert parts(log) == {"Goat": 4, "Reed Hive": 0, "Bearlet": 10}
    goals = {event.piece: event.values["goal"] for event in log.of("activated") if event.seat == 0}
    assert goals[f"card/{number('Bearlet')}"] == "met"


def test_n10_a_met_goal_pays_only_the_lower_line_and_is_checked_at_each_activation() -> None:
    before = {"Heron": "0,0", "Whale": "1,0", "Otter": "2,0"}
    assert brought("Captain", "3,0", **before)["Captain"] == 2
    assert brought("Captain", "3,0", Anchor="0,1", **before)["Captain"] == 10
    unmet = brought("Sailor", "0,1", Captain="0,0", Heron="1,0", Whale="2,0")
    assert unmet["Captain"] == 2
    met = brought("Sailor", "0,1", Captain="0,0", Heron="1,0", Whale="2,0", Otter="3,0")
    assert met["Captain"] == 10


def test_overlooked_a_goal_completed_by_a_card_elsewhere_scores_only_when_it_is_activated() -> None:
    cells = {"Captain": "0,0", "Heron": "1,0", "Whale": "2,0", "Otter": "3,0"}
    assert "Captain" not in brought("Sailor", "3,1", **cells)
    state = table(tableaus=[laid(**cells)], hands=[[number("Sailor")]])
    log = Told()
    place(state, number("Sailor"), "3,1", log=log)
    assert "Captain" not in parts(log)


def test_n15_a_weather_forecast_reads_the_reserve_set_aside_this_round() -> None:
    for keep, vp in (("Baker", 6), ("Sailor", 2), ("Goat", 2), ("Camel", 2)):
        assert brought("Weather Forecast (City)", "1,0", keep=keep, Cat="0,0")["Weather Forecast (City)"] == vp
    for keep, vp in (("Camel", 6), ("Baker", 2)):
        forecast = f"{number('Weather Forecast (Desert)')} at 0,0"
        state = table(tableaus=[[forecast]], hands=[[number("Cat"), number(keep)]])
        assert place(state, number("Cat"), "1,0", number(keep)) == 4 + vp


@pytest.mark.parametrize("round_number", [4, 8, 12])
def test_n14_n15_it_reads_the_reserve_also_in_rounds_4_8_and_12(round_number: int) -> None:
    forecast = number("Weather Forecast (Water)")
    for keep, vp in (("Sailor", 6), ("Camel", 2)):
        others = [name for name in FLAT if name != keep][: round_number - 1]
        names = [*others, "Park Bench", "Hedgehog", "Raft"][: round_number - 1]
        tableau = [f"{number(name)} at {place % 4},{place // 4}" for place, name in enumerate(names)]
        state = table(tableaus=[tableau], hands=[[forecast, number(keep)]])
        assert state.round == round_number
        log = Told()
        place(state, forecast, log=log)
        assert parts(log)["Weather Forecast (Water)"] == vp


def test_actions_of_cells_know_their_cell() -> None:
    assert CELL_OF[game.parse("at 1,-2")] == CELL_OF[game.parse("activate 1,-2")] == CELL["1,-2"]
    assert PLAYS["N7"] is game.parse("play N7")
