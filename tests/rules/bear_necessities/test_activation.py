"""What activations bring: the words on the cards, goals, bees, and the order of neighbours."""

from __future__ import annotations

from typing import Any

import pytest

from rules.bear_necessities import game
from rules.bear_necessities.actions import CELL_OF, PLAYS
from rules.bear_necessities.cards import Card, house_deck
from rules.bear_necessities.grid import CELL
from rules.bear_necessities.score import activate
from tests.rules.bear_necessities.table import Told, choose, do, laid, lock_all, number, place, random_states, table

FLAT = ["Cat", "Anchor", "Wild Ponies", "Log Cabin", "Goat", "Camel", "Desert Inn", "Sailor", "Baker", "Bicycle"]


def parts(log: Told, seat: int = 0) -> dict[str, int]:
    """What each card of ``seat`` brought, by its name."""
    return {
        house_deck().cards[event.piece[5:]].name: event.count for event in log.of("activated") if event.seat == seat
    }


def brought(placed: str, cell: str, **cells: Any) -> dict[str, int]:
    """What each card brings, by its name, when ``placed`` comes to ``cell`` beside the cards of ``cells``.

    ``cells`` may say ``bees`` and which card to ``keep``, too.
    """
    bees, keep = cells.pop("bees", 0), cells.pop("keep", "")
    hand = [number(placed)] + ([number(keep)] if keep else [])
    state = table(tableaus=[laid(**cells)], hands=[hand], bees=[bees, 0])
    log = Told()
    place(state, number(placed), cell, hand[1] if keep else "", log=log)
    return parts(log)


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


def test_n20_what_an_effect_counts_includes_its_own_card() -> None:
    assert brought("Eagle", "1,0", Cat="0,0")["Eagle"] == 2
    assert brought("Backpack", "1,0", Cat="0,0")["Backpack"] == 2
    assert brought("Collector", "1,0", Cat="0,0")["Collector"] == 2
    assert brought("Sparrow", "1,0", Cat="0,0")["Sparrow"] == 3
    assert brought("Street Lamp", "0,1", Camel="0,0")["Street Lamp"] == 2


def test_n20_but_adjacent_never_counts_the_card_itself() -> None:
    assert brought("Otter", "1,0", Cat="0,0")["Otter"] == 1
    assert brought("Well", "1,0", Cat="0,0")["Well"] == 1
    assert brought("Ivy", "1,0", Cat="0,0")["Ivy"] == 2


def test_n21_goal_cards_are_counted_met_or_not() -> None:
    goals = {"Captain": "0,0", "Pearl": "1,0", "Cat": "2,0"}
    assert brought("Banker", "3,0", **goals)["Banker"] == 5
    assert brought("Treasure Hunter", "3,0", **goals)["Treasure Hunter"] == 5
    assert brought("Cartographer", "3,0", **goals)["Cartographer"] == 5
    assert brought("Archaeologist", "3,0", **goals)["Archaeologist"] == 9
    assert brought("Archaeologist", "3,0", Captain="0,0", Cat="1,0", Goat="2,0")["Archaeologist"] == 2


def test_n22_lighthouse_counts_a_card_once_itself_once() -> None:
    assert brought("Lighthouse", "1,0", Cat="0,0")["Lighthouse"] == 2
    cells = {"Cat": "0,0", "Anchor": "0,1", "Goat": "1,1", "Camel": "0,2", "Baker": "2,1", "Sailor": "1,2"}
    assert brought("Lighthouse", "1,0", **cells)["Lighthouse"] == 4


def test_n23_a_card_of_two_types_counts_for_each_of_them() -> None:
    assert brought("Toolbox", "1,0", Tram="0,0")["Toolbox"] == 2
    assert brought("Backpack", "1,0", Tram="0,0")["Backpack"] == 3
    assert brought("Library", "1,0", Hedgehog="0,0")["Library"] == 3


def test_n24_the_card_to_the_right_is_the_next_cell_only() -> None:
    assert brought("Bakery", "-1,0", Baker="0,0")["Bakery"] == 5
    assert brought("Bakery", "1,0", Baker="0,0")["Bakery"] == 1  # to the left
    assert brought("Bakery", "0,1", Cat="0,0", Baker="1,0")["Bakery"] == 1  # nothing there
    assert brought("Bakery", "-1,0", Cat="0,0", Baker="1,0")["Bakery"] == 1  # not the next one
    assert brought("Bakery", "-1,0", Apprentice="0,0")["Bakery"] == 5  # either type will do
    assert brought("Bakery", "-1,0", Tram="0,0")["Bakery"] == 1
    assert brought("Crab", "-1,0", Tram="0,0")["Crab"] == 5
    assert brought("Cable Car", "-1,0", Tram="0,0")["Cable Car"] == 5
    assert brought("Mirage", "-1,0", Hedgehog="0,0")["Mirage"] == 5
    gap = {"Bakery": "0,0", "Cat": "0,1", "Anchor": "1,1", "Goat": "2,1", "Baker": "2,0"}
    assert brought("Camel", "-1,0", **gap)["Bakery"] == 1  # across a gap


def test_n24_at_the_edge_there_is_no_card_to_the_right() -> None:
    row = {"Cat": "0,0", "Anchor": "1,0", "Goat": "2,0", "Baker": "0,1"}
    assert brought("Bakery", "3,0", **row)["Bakery"] == 1
    left = {"Cat": "0,0", "Anchor": "-1,0", "Goat": "-2,0", "Baker": "-3,1", "Sailor": "-2,1"}
    assert brought("Bakery", "0,1", **left)["Bakery"] == 1


def test_n28_in_your_tableau_means_all_cards_there_the_placed_one_included() -> None:
    log = Told()
    state = table(tableaus=[laid(Town_Hall="0,0", Cat="1,0")], hands=[[number("Mayor")]])
    place(state, number("Mayor"), "0,1", log=log)
    assert parts(log) == {"Mayor": 4, "Town Hall": 4}


def test_n28_rows_and_columns_count_across_gaps_itself_included() -> None:
    gap = {"Cat": "0,0", "Anchor": "0,1", "Goat": "1,1", "Baker": "2,1"}
    assert brought("Sparrow", "2,0", **gap)["Sparrow"] == 3
    assert brought("Tram", "2,0", **gap)["Tram"] == 4
    tall = {"Cat": "0,0", "Anchor": "1,0", "Goat": "1,1", "Camel": "1,2"}
    assert brought("Street Lamp", "0,2", **tall)["Street Lamp"] == 4


def test_n28_a_row_is_complete_with_four_and_a_column_with_three() -> None:
    two = {"Cat": "0,0", "Baker": "0,1"}
    assert brought("Skyscraper", "0,2", **two)["Skyscraper"] == 10
    assert brought("Skyscraper", "1,0", **two)["Skyscraper"] == 2
    assert brought("Skyscraper", "0,2", Cat="0,0", Anchor="0,1")["Skyscraper"] == 2
    assert brought("Skyscraper", "0,1", Cat="0,0", Baker="1,0")["Skyscraper"] == 2
    three = {"Cat": "0,0", "Anchor": "1,0", "Camel": "2,0"}
    assert brought("Summit Hut", "3,0", **three)["Summit Hut"] == 9
    assert brought("Summit Hut", "3,0", Cat="0,0", Baker="1,0", Camel="2,0")["Summit Hut"] == 2
    assert brought("Summit Hut", "0,1", **three)["Summit Hut"] == 2
    assert brought("Summit Hut", "2,0", Cat="0,0", Anchor="1,0")["Summit Hut"] == 2


def test_n28_different_types_and_colours_count_once_each() -> None:
    assert brought("Message in a Bottle", "1,0", Anchor="0,0")["Message in a Bottle"] == 2
    assert brought("Compass", "3,0", Cat="0,0", Anchor="1,0", Camel="2,0")["Compass"] == 5
    five = {"Apprentice": "0,0", "Flower_Shop": "1,0", "Cat": "2,0"}
    assert brought("Library", "3,0", **five)["Library"] == 5
    assert brought("Library", "1,0", Well="0,0")["Library"] == 1


def test_n28_at_least_so_many_is_about_the_tableau_itself_included() -> None:
    assert brought("Apartment Block", "3,0", Well="0,0", Pyramid="1,0", Temple="2,0")["Apartment Block"] == 9
    assert brought("Apartment Block", "3,0", Well="0,0", Pyramid="1,0", Cat="2,0")["Apartment Block"] == 2
    each_colour = {"Cat": "0,0", "Baker": "1,0", "Anchor": "2,0", "Sailor": "3,0", "Goat": "0,1", "Eagle": "1,1"}
    assert brought("Temple", "2,1", Camel="3,1", **each_colour)["Temple"] == 9
    assert brought("Temple", "2,1", **each_colour)["Temple"] == 2
    each_type = {
        "Apprentice": "0,0", "Treasure_Hunter": "1,0", "Flower_Shop": "2,0", "Aquarium": "3,0", "Hedgehog": "0,1",
    }  # fmt: skip
    assert brought("Diving Bell", "1,1", **each_type)["Diving Bell"] == 9
    assert (
        brought("Diving Bell", "1,1", Apprentice="0,0", Flower_Shop="2,0", Aquarium="1,0", Hedgehog="0,1")[
            "Diving Bell"
        ]
        == 2
    )


def test_n28_hives_are_counted_by_symbol_the_duck_has_two() -> None:
    assert brought("Bazaar", "2,0", Rubber_Duck="0,0", Moss="1,0")["Bazaar"] == 10
    assert brought("Bazaar", "2,0", Frog="0,0", Moss="1,0")["Bazaar"] == 2
    assert house_deck().cards[number("Rubber Duck")].hives == 2


def test_n28_bees_are_halved_and_rounded_up() -> None:
    for bees, vp in ((0, 0), (1, 1), (2, 1), (3, 2), (6, 3), (7, 4)):
        assert brought("Telescope", "1,0", bees=bees, Cat="0,0")["Telescope"] == vp


def test_an_effect_reads_the_bees_of_its_own_seat_only() -> None:
    state = table(tableaus=[laid(Cat="0,0")], hands=[[number("Telescope")]], bees=[0, 9])
    assert place(state, number("Telescope"), "1,0") == 0 + 4


def test_a_card_can_be_asked_by_itself() -> None:
    card = Card("N1", 1, "Own", "city", ("item",), vp=1, each=2, count="hive", where="tableau")
    other = Card("N2", 2, "Other", "city", ("item",), hives=3)
    tableau = card.bits << CELL["0,0"] | other.bits << CELL["1,0"]
    assert card.pays(tableau, CELL["0,0"], 0, "") == 7
    assert not card.met(tableau, CELL["0,0"], 99)
    board: list[Card | None] = [None] * 35
    board[CELL["0,0"]], board[CELL["1,0"]] = card, other
    assert activate(board, tableau, CELL["1,0"], (), 2, "city") == (7, 2)


def test_actions_of_cells_know_their_cell() -> None:
    assert CELL_OF[game.parse("at 1,-2")] == CELL_OF[game.parse("activate 1,-2")] == CELL["1,-2"]
    assert PLAYS["N7"] is game.parse("play N7")
