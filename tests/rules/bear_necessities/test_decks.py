"""Deck files: the house deck is as it was designed; a faulty deck is refused with its file, line, card and reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rules import decks
from rules.bear_necessities import cards, game
from rules.bear_necessities.cards import FIELDS, Card, build, house_deck, read_deck
from rules.bear_necessities.effects import COLOURS, COUNTED, GOALS, TYPES, WHERE, WHOLE_LINES
from rules.kernel.refusal import Refusal

FILE = "mine.toml"
PLAIN = 'name = "Plain"\ncolour = "city"\ntypes = ["item"]\n'


def own(*entries: str, rest: int = 30) -> str:
    """The text of a deck of a player's own: ``entries``, then ``rest`` plain cards."""
    plain = f"{PLAIN}vp = 2\ncopies = {rest}"
    return 'name = "mine"\nversion = 1\n' + "".join(f"\n[[card]]\n{entry}\n" for entry in (*entries, plain))


def refusal(text: str) -> dict[str, Any]:
    """The values of the refusal of the deck in ``text``."""
    with pytest.raises(Refusal) as caught:
        build(decks.parse(text, FILE))
    assert caught.value.key == "bad_deck"
    values = dict(caught.value.values)
    assert values.pop("file") == FILE
    return values


def test_the_house_deck_has_its_name_version_and_94_cards() -> None:
    deck = house_deck()
    assert (deck.name, deck.version) == ("house deck", 1)
    assert list(deck.cards) == [f"N{number}" for number in range(1, 95)]
    assert len({card.name for card in deck.cards.values()}) == 94


def test_the_house_deck_is_as_it_was_designed() -> None:
    found = list(house_deck().cards.values())
    assert Counter(card.colour for card in found) == {"city": 24, "water": 24, "mountain": 23, "desert": 23}
    types = Counter(word for card in found for word in card.types)
    assert types == {"item": 27, "building": 24, "bearfolk": 22, "animal": 21, "plant": 21}
    assert sum(len(card.types) == 2 for card in found) == 21
    assert (sum(card.hives for card in found), sum(card.hives > 0 for card in found)) == (9, 8)
    families = {
        "goal": sum(card.goal != "" for card in found),
        "adjacent type": sum(card.where == "adjacent" and card.count in TYPES for card in found),
        "adjacent colour": sum(card.where == "adjacent" and card.count in COLOURS for card in found),
        "adjacent": sum(card.where == "adjacent" and card.count == "card" for card in found),
        "flat": sum(card.vp > 0 and not (card.each or card.goal or card.hives) for card in found),
        "hive": sum(card.hives > 0 and not card.each for card in found),
        "colour": sum(card.where == "tableau" and card.count in COLOURS for card in found),
        "type": sum(card.where == "tableau" and card.count in TYPES for card in found),
        "right": sum(card.where == "right" for card in found),
        "forecast": sum(card.where == "reserve" for card in found),
        "bees counted": sum(card.count == "two_bees" for card in found),
        "goals counted": sum(card.count == "goal" for card in found),
        "row colour": sum(card.where == "row" and card.count in COLOURS for card in found),
        "column colour": sum(card.where == "column" and card.count in COLOURS for card in found),
        "types counted": sum(card.count == "different_type" for card in found),
        "colours counted": sum(card.count == "different_colour" for card in found),
        "row": sum(card.where == "row" and card.count == "card" for card in found),
        "bee": sum(card.bees > 0 for card in found),
        "lines": sum(card.where == "row_and_column" for card in found),
    }
    assert families == {
        "goal": 13, "adjacent type": 11, "adjacent colour": 3, "adjacent": 2, "flat": 13, "hive": 8, "colour": 8,
        "type": 6, "right": 4, "forecast": 4, "bees counted": 4, "goals counted": 3, "row colour": 3,
        "column colour": 3, "types counted": 2, "colours counted": 2, "row": 2, "bee": 2, "lines": 1,
    }  # fmt: skip


EXPECTED: dict[str, dict[str, Any]] = {
    "Dog": {"colour": "city", "types": ("animal",), "vp": 1, "each": 2, "count": "bearfolk", "where": "adjacent"},
    "Banker": {"vp": 1, "each": 2, "count": "goal", "where": "tableau"},
    "Baker": {"vp": 4, "each": 0, "types": ("bearfolk",)},
    "Library": {"vp": 0, "each": 1, "count": "different_type"},
    "Park Bench": {"vp": 3, "types": ("item", "plant")},
    "Sparrow": {"vp": 1, "each": 1, "count": "card", "where": "row"},
    "Street Lamp": {"vp": 0, "each": 2, "count": "city", "where": "column"},
    "Bakery": {"vp": 1, "each": 4, "count": "bearfolk", "where": "right"},
    "Weather Forecast (City)": {"vp": 2, "each": 4, "count": "city", "where": "reserve"},
    "Skyscraper": {"vp": 2, "goal": "column_of_one_colour", "least": 0, "goal_vp": 10},
    "Rooftop Hives": {"vp": 0, "bees": 1},
    "Beekeeper": {"vp": 0, "each": 1, "count": "two_bees"},
    "Ivy": {"vp": 1, "each": 1, "count": "card", "where": "adjacent"},
    "Lighthouse": {"vp": 0, "each": 1, "count": "card", "where": "row_and_column"},
    "Rubber Duck": {"vp": 0, "each": 0, "hives": 2, "types": ("item", "animal"), "colour": "water"},
    "Diving Bell": {"vp": 2, "goal": "every_type", "least": 2, "goal_vp": 9},
    "Captain": {"vp": 2, "goal": "water", "least": 5, "goal_vp": 10},
    "Berries": {"colour": "mountain", "types": ("plant", "item"), "vp": 0, "each": 2, "count": "animal"},
    "Bearlet": {"vp": 2, "goal": "bee", "least": 6, "goal_vp": 10},
    "Summit Hut": {"vp": 2, "goal": "row_of_every_colour", "goal_vp": 9},
    "Compass": {"vp": 1, "each": 1, "count": "different_colour"},
    "Temple": {"vp": 2, "goal": "every_colour", "least": 2, "goal_vp": 9},
    "Archaeologist": {"vp": 2, "goal": "goal", "least": 3, "goal_vp": 9},
    "Bazaar": {"vp": 2, "goal": "hive", "least": 3, "goal_vp": 10},
    "Caravan": {"vp": 0, "each": 2, "count": "desert", "where": "row"},
    "Sundial": {"vp": 0, "each": 2, "count": "desert", "where": "column", "colour": "desert"},
}


@pytest.mark.parametrize("name", EXPECTED)
def test_single_cards_of_the_house_deck(name: str) -> None:
    card = next(card for card in house_deck().cards.values() if card.name == name)
    assert {field: getattr(card, field) for field in EXPECTED[name]} == EXPECTED[name]
    assert card.id == f"N{card.number}"


@pytest.mark.parametrize("lost", range(len(cards.EXAMPLES)))
def test_a_house_deck_without_an_example_is_refused(lost: int, monkeypatch: pytest.MonkeyPatch) -> None:
    example = {**cards.EXAMPLES[lost], "vp": 17}
    monkeypatch.setattr(cards, "EXAMPLES", (*cards.EXAMPLES[:lost], example))
    with pytest.raises(Refusal) as caught:
        cards.house_deck.__wrapped__()
    assert caught.value.values["reason"] == "missing_example"
    assert caught.value.values["file"] == "bear_necessities.toml"


def test_a_house_deck_of_another_size_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks, "resource", lambda game: decks.parse(own(rest=93), FILE))
    with pytest.raises(Refusal) as caught:
        cards.house_deck.__wrapped__()
    assert caught.value.values["reason"] == "wrong_count"


def test_cards_are_compared_by_identity_and_cannot_be_changed() -> None:
    first, second = Card("N1", 1, "A", "city", ("item",)), Card("N1", 1, "A", "city", ("item",))
    assert first != second
    with pytest.raises(AttributeError):
        first.vp = 4  # type: ignore[misc]


def test_a_deck_of_ones_own_is_read_with_copies_and_numbers() -> None:
    deck = build(decks.parse(own(f"{PLAIN}number = 40\ncopies = 2\nbees = 1", f"{PLAIN}number = 1\nhives = 3"), FILE))
    assert (deck.name, deck.version) == ("mine", 1)
    assert list(deck.cards) == [f"N{number}" for number in (*range(1, 32), 40, 41)]
    assert (deck.cards["N1"].hives, deck.cards["N41"].bees, deck.cards["N2"].vp) == (3, 1, 2)


def test_it_need_not_have_94_cards_nor_the_rulebooks_examples() -> None:
    assert len(build(decks.parse(own(), FILE)).cards) == 30
    assert len(build(decks.parse(own(rest=94), FILE)).cards) == 94


def test_a_deck_comes_back_from_its_data_and_the_house_deck_is_itself_again() -> None:
    deck = build(decks.parse(own(), FILE))
    assert game.deck(game.encode_deck(deck)).data() == deck.data()
    assert game.deck(game.encode_deck(house_deck())) is house_deck()
    assert game.deck() is house_deck()
    assert read_deck(house_deck().mark) is house_deck()
    with pytest.raises(Refusal, match="unknown_version"):
        read_deck({**house_deck().mark, "version": 2})


def test_where_is_the_tableau_where_nothing_else_is_said() -> None:
    deck = build(decks.parse(own(f'{PLAIN}each = 1\ncount = "city"'), FILE))
    assert deck.cards["N1"].where == "tableau"


def test_every_word_can_be_said() -> None:
    entries = [
        f'{PLAIN}each = 1\ncount = "{count}"\nwhere = "{where}"' for count, areas in COUNTED.items() for where in areas
    ]
    for entry in entries:
        build(decks.parse(own(entry), FILE))
    for goal in GOALS:
        least = "" if goal in WHOLE_LINES else "least = 2\n"
        build(decks.parse(own(f'{PLAIN}goal = "{goal}"\n{least}goal_vp = 3'), FILE))
    assert set(WHERE) == {where for areas in COUNTED.values() for where in areas}


@pytest.mark.parametrize(
    ("entry", "reason", "more"),
    [
        ("vp = 3", "missing_field", {"field": "name"}),
        ('name = " "\ncolour = "city"\ntypes = ["item"]', "missing_field", {"field": "name"}),
        ('name = "A"\ntypes = ["item"]', "missing_field", {"field": "colour"}),
        ('name = "A"\ncolour = "city"', "missing_field", {"field": "types"}),
        ('name = "A"\ncolour = "red"\ntypes = ["item"]', "unknown_word", {"field": "colour", "word": "red"}),
        ('name = "A"\ncolour = "city"\ntypes = ["bear"]', "unknown_word", {"field": "types", "word": "bear"}),
        ('name = "A"\ncolour = "city"\ntypes = []', "wrong_types", {}),
        ('name = "A"\ncolour = "city"\ntypes = ["item", "item"]', "wrong_types", {}),
        ('name = "A"\ncolour = "city"\ntypes = ["item", "plant", "animal"]', "wrong_types", {}),
        ('name = "A"\ncolour = "city"\ntypes = "item"', "wrong_kind", {"field": "types", "expected": "list"}),
        ('name = 7\ncolour = "city"\ntypes = ["item"]', "wrong_kind", {"field": "name", "expected": "word"}),
        (f'{PLAIN}vp = "four"', "wrong_kind", {"field": "vp", "expected": "number"}),
        (f"{PLAIN}vp = true", "wrong_kind", {"field": "vp", "expected": "number"}),
        (f"{PLAIN}vp = -1", "out_of_range", {"field": "vp", "least": 0, "most": 20}),
        (f"{PLAIN}vp = 21", "out_of_range", {"field": "vp", "least": 0, "most": 20}),
        (f"{PLAIN}hives = 4", "out_of_range", {"field": "hives", "least": 0, "most": 3}),
        (f"{PLAIN}bees = 4", "out_of_range", {"field": "bees", "least": 0, "most": 3}),
        (f'{PLAIN}each = 10\ncount = "city"', "out_of_range", {"field": "each", "least": 0, "most": 9}),
        (f'{PLAIN}goal = "city"\nleast = 13\ngoal_vp = 3', "out_of_range", {"field": "least", "least": 0, "most": 12}),
        (
            f'{PLAIN}goal = "city"\nleast = 1\ngoal_vp = 31',
            "out_of_range",
            {"field": "goal_vp", "least": 0, "most": 30},
        ),
        (f"{PLAIN}colours = 3", "unknown_field", {"field": "colours"}),
        (f"{PLAIN}each = 2", "needs_field", {"field": "each", "needs": "count"}),
        (f'{PLAIN}count = "city"', "needs_field", {"field": "count", "needs": "each"}),
        (f'{PLAIN}where = "row"', "needs_field", {"field": "where", "needs": "count"}),
        (f'{PLAIN}goal = "city"\nleast = 2', "needs_field", {"field": "goal", "needs": "goal_vp"}),
        (f"{PLAIN}goal_vp = 2", "needs_field", {"field": "goal_vp", "needs": "goal"}),
        (f"{PLAIN}least = 2", "needs_field", {"field": "least", "needs": "goal"}),
        (f'{PLAIN}goal = "city"\ngoal_vp = 2', "needs_field", {"field": "goal", "needs": "least"}),
        (f'{PLAIN}goal = "column_of_one_colour"\nleast = 2\ngoal_vp = 2', "unknown_field", {"field": "least"}),
        (f'{PLAIN}each = 1\ncount = "cards"', "unknown_word", {"field": "count", "word": "cards"}),
        (f'{PLAIN}each = 1\ncount = "city"\nwhere = "left"', "unknown_word", {"field": "where", "word": "left"}),
        (f'{PLAIN}goal = "two_bees"\nleast = 1\ngoal_vp = 2', "unknown_word", {"field": "goal", "word": "two_bees"}),
        (
            f'{PLAIN}each = 1\ncount = "item"\nwhere = "reserve"',
            "not_counted_there",
            {"count": "item", "where": "reserve"},
        ),
        (f'{PLAIN}each = 1\ncount = "hive"\nwhere = "row"', "not_counted_there", {"count": "hive", "where": "row"}),
        (f'{PLAIN}bees = 1\ngoal = "bee"\nleast = 1\ngoal_vp = 2', "gains_and_counts", {}),
        (f'{PLAIN}bees = 1\neach = 1\ncount = "two_bees"', "gains_and_counts", {}),
        (f"{PLAIN}copies = 0", "out_of_range", {"field": "copies", "least": 1, "most": 94}),
        (f"{PLAIN}copies = 2.5", "wrong_kind", {"field": "copies", "expected": "number"}),
    ],
)
def test_a_faulty_entry_is_refused_with_its_line_card_and_reason(entry: str, reason: str, more: dict[str, Any]) -> None:
    text = own(f"{PLAIN}vp = 1", entry)
    line = [number for number, line in enumerate(text.splitlines(), 1) if line == "[[card]]"][1]
    assert refusal(text) == {"line": line, "card": "#2", "reason": reason, **more}


def test_numbers_are_unique_and_within_the_box() -> None:
    assert refusal(own(f"{PLAIN}number = 95")) == {
        "line": 4, "card": "N95", "reason": "out_of_range", "field": "number", "least": 1, "most": 94,
    }  # fmt: skip
    assert refusal(own(f"{PLAIN}number = 0"))["reason"] == "out_of_range"
    twice = refusal(own(f"{PLAIN}number = 5", f"{PLAIN}number = 5"))
    assert (twice["reason"], twice["number"], twice["other"], twice["card"]) == ("number_twice", 5, 4, "N5")


def test_too_few_cards_for_two_seats_are_refused() -> None:
    values = refusal(own(rest=29))
    assert (values["reason"], values["count"], values["least"], values["most"]) == ("wrong_count", 29, 30, 94)


def test_a_file_that_is_no_deck_is_refused() -> None:
    assert refusal("name = ")["reason"] == "unreadable"
    assert refusal('name = "a"\nversion = 1')["reason"] == "no_cards"
    assert refusal(own().replace("version = 1", ""))["reason"] == "missing_field"
    assert refusal(own() + "\n[more]\n")["reason"] == "unknown_field"


def test_a_deck_file_is_opened_from_its_path(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text(own(), encoding="utf-8")
    assert build(decks.load(path)).name == "mine"


def test_data_keeps_all_that_is_printed_and_nothing_else() -> None:
    told = house_deck().data()["card"][0]
    assert told == {
        "number": 1, "name": "Dog", "colour": "city", "types": ["animal"], "vp": 1, "each": 2, "count": "bearfolk",
        "where": "adjacent",
    }  # fmt: skip
    assert set(FIELDS) >= set(told) - {"number"}
