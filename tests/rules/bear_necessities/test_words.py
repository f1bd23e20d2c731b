"""What the words on cards count while a tableau grows."""

from __future__ import annotations

from rules.bear_necessities.cards import Card, house_deck
from rules.bear_necessities.grid import AREAS, CELL, CELLS
from rules.bear_necessities.score import activate
from tests.rules.bear_necessities.table import Told, brought, laid, number, parts, place, table


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


def test_cards_that_only_count_bring_the_same_counted_or_asked() -> None:
    cards = list(house_deck().cards.values())
    counting = [card for card in cards if card.parts is not None]
    assert {card.where for card in counting} == set(AREAS)
    tableau = sum(card.bits << cell for cell, card in enumerate(cards[::2]) if cell < CELLS and cell % 4)
    for card in counting:
        for cell in range(CELLS):
            assert card.parts is not None
            vp = card.vp + card.each * (tableau & card.parts[cell]).bit_count()
            assert card.pays(tableau, cell, 3, "city") == vp


def test_a_card_can_be_asked_by_itself() -> None:
    card = Card("N1", 1, "Own", "city", ("item",), vp=1, each=2, count="hive", where="tableau")
    other = Card("N2", 2, "Other", "city", ("item",), hives=3)
    tableau = card.bits << CELL["0,0"] | other.bits << CELL["1,0"]
    assert card.pays(tableau, CELL["0,0"], 0, "") == 7
    assert not card.met(tableau, CELL["0,0"], 99)
    board: list[Card | None] = [None] * 35
    board[CELL["0,0"]], board[CELL["1,0"]] = card, other
    assert activate(board, tableau, CELL["1,0"], (), 2, "city") == (7, 2)
