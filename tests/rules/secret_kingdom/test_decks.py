"""Decks of a player's own: read from a file, and refused with file, line, card and reason where they are faulty."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from rules import decks
from rules.kernel.refusal import Refusal
from rules.secret_kingdom import deck as decking
from rules.secret_kingdom import game
from rules.secret_kingdom.deck import build, house_deck, read_deck
from tests.rules.secret_kingdom.table import own_deck

TEXT = (files("resources.decks") / "secret_kingdom.toml").read_text(encoding="utf-8")


def read(text: str, tmp_path: Path) -> Any:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    return build(decks.load(file))


def fault(text: str, tmp_path: Path) -> dict[str, str | int]:
    with pytest.raises(Refusal) as caught:
        read(text, tmp_path)
    assert caught.value.key == "bad_deck"
    assert caught.value.values["file"] == "own.toml"
    return caught.value.values


def line_of(number: int) -> int:
    """The line of the ``number``-th card of the house deck's file."""
    return [place for place, line in enumerate(TEXT.splitlines(), 1) if line == "[[card]]"][number - 1]


def test_the_file_of_the_house_deck_is_a_deck(tmp_path: Path) -> None:
    assert read(TEXT, tmp_path).data() == house_deck().data()


@pytest.mark.parametrize(
    ("old", "new", "entry", "expected"),
    [
        ('cost = "A?"', 'cost = "AX"', 1, {"reason": "unknown_colour", "field": "cost", "colour": "AX", "card": "#1"}),
        ('cost = "A?"', 'cost = ["rose", "tulip"]', 1, {"reason": "unknown_colour", "colour": "tulip"}),
        ('cost = "A?"', "cost = []", 1, {"reason": "out_of_range", "field": "cost", "least": 1, "most": 12}),
        ('cost = "A?"', 'cost = ""', 1, {"reason": "out_of_range", "field": "cost"}),
        ('cost = "A?"', "cost = 3", 1, {"reason": "wrong_kind", "field": "cost", "expected": "list"}),
        ('cost = "A?"\n', "", 1, {"reason": "missing_field", "field": "cost"}),
        ('cost = "AA"\n', 'cost = "AAAA"\n', 2, {"reason": "too_many_of_a_colour", "colour": "rose", "most": 3}),
        ("points = 5", "points = 10", 12, {"reason": "out_of_range", "field": "points", "least": 0, "most": 9}),
        ("points = 5", "points = -1", 12, {"reason": "out_of_range", "field": "points"}),
        ("points = 5", 'points = "5"', 12, {"reason": "wrong_kind", "field": "points", "expected": "number"}),
        ('effect = "again"', 'effect = "dance"', 2, {"reason": "unknown_effect", "effect": "dance"}),
        ('effect = "again"', 'effect = ""', 2, {"reason": "unknown_effect", "effect": ""}),
        ('effect = "again"', 'effect = "gain"', 2, {"reason": "count_and_effect", "effect": "gain"}),
        ('effect = "again"', 'effect = "again"\ncount = 1', 2, {"reason": "count_and_effect", "effect": "again"}),
        ("count = 2", "count = 4", 3, {"reason": "out_of_range", "field": "count", "least": 1, "most": 3}),
        ("count = 2", "count = 0", 3, {"reason": "out_of_range", "field": "count"}),
        ("count = 2", "count = 2\ncolour = 1", 3, {"reason": "unknown_field", "field": "colour"}),
        ("count = 2", 'count = 2\nown = "A"', 3, {"reason": "field_not_of_type", "field": "own", "type": "honey"}),
        ("count = 2", "count = 2\nrotations = 3", 3, {"reason": "out_of_range", "field": "rotations", "most": 4}),
        ("count = 2", "count = 2\nrotations = 0", 3, {"reason": "out_of_range", "field": "rotations"}),
        ("count = 2", "count = 2\ncopies = 0", 3, {"reason": "out_of_range", "field": "copies", "least": 1}),
        ("count = 2", "count = 2\ncopies = 49", 3, {"reason": "out_of_range", "field": "copies", "most": 48}),
        (
            "count = 2",
            "count = 2\nnumber = 47",
            3,
            {"reason": "out_of_range", "field": "number", "card": "H49", "most": 48},
        ),
        ("count = 2", "count = 2\nnumber = 0", 3, {"reason": "out_of_range", "field": "number", "card": "H0"}),
        ("count = 2", "count = 2\nnumber = 5", 3, {"reason": "number_twice", "card": "H5", "number": 5}),
        ('type = "honey"\ncost = "ABD"', 'type = "bee"\ncost = "ABD"', 6, {"reason": "unknown_type", "type": "bee"}),
        ('type = "honey"\ncost = "ABD"', 'cost = "ABD"', 6, {"reason": "missing_field", "field": "type"}),
        ('own = "AB"\nothers = "CD"', 'own = "AB"', 13, {"reason": "missing_field", "field": "others"}),
        ('own = "AB"\nothers = "CD"', 'own = ""\nothers = "CD"', 13, {"reason": "out_of_range", "field": "own"}),
        ('own = "AB"\nothers = "CD"', 'own = "AB"\nothers = "CE"', 13, {"reason": "unknown_colour", "field": "others"}),
        ('own = "ABCD"', 'own = "ABCD"\nothers = "A"', 19, {"reason": "everyone_has_no_choice"}),
        ("copies = 2", "copies = 3", 19, {"reason": "out_of_range", "field": "number", "card": "G23", "most": 22}),
        ("copies = 2", "copies = 1", 19, {"reason": "wrong_count", "type": "gathering", "count": 21, "expected": 22}),
        ('rule = "runs"', 'rule = "honeycomb"', 22, {"reason": "unknown_rule", "rule": "honeycomb"}),
        ('rule = "runs"', 'rule = "plain_cards"', 22, {"reason": "field_not_of_rule", "field": "points"}),
        ('rule = "runs"\npoints = 2', 'rule = "runs"', 22, {"reason": "missing_field", "field": "points"}),
        ("ahead = 2", "ahead = 0", 20, {"reason": "out_of_range", "field": "ahead", "least": 1, "most": 99}),
        ("ahead = 2", "ahead = 2\nrotations = 2", 20, {"reason": "field_not_of_type", "field": "rotations"}),
        (
            'rule = "runs"\npoints = 2',
            'rule = "colour_wealth"\nsymbols = 2',
            23,
            {"reason": "rule_twice", "rule": "colour_wealth"},
        ),
    ],
)
def test_a_faulty_deck_is_refused_with_line_card_and_reason(
    old: str, new: str, entry: int, expected: dict[str, str | int], tmp_path: Path
) -> None:
    assert old in TEXT
    values = fault(TEXT.replace(old, new, 1), tmp_path)
    assert expected.items() <= values.items()
    shift = new.count("\n") - old.count("\n") if line_of(entry) > TEXT[: TEXT.index(old)].count("\n") + 1 else 0
    assert values["line"] == line_of(entry) + shift


def test_a_pattern_of_a_list_is_one_card(tmp_path: Path) -> None:
    listed = 'cost = ["rose", "any"]\nrotations = 2'
    assert fault(TEXT.replace('cost = "A?"', listed, 1), tmp_path)["field"] == "rotations"
    values = fault(TEXT.replace('cost = "A?"', 'cost = ["rose", "any"]', 1), tmp_path)
    assert (values["reason"], values["count"], values["expected"]) == ("wrong_count", 45, 48)


def test_a_deck_that_lists_every_card_is_read(tmp_path: Path) -> None:
    whole = house_deck().data()
    lines = ['name = "mine"', "version = 3"]
    for card in whole["card"]:
        lines.append("[[card]]")
        for name, value in card.items():
            lines.append(f"{name} = {value!r}" if not isinstance(value, str) else f'{name} = "{value}"')
    deck = read("\n".join(lines).replace("'", '"'), tmp_path)
    assert deck.data() == {**whole, "name": "mine", "version": 3}


@pytest.mark.parametrize(("text", "reason"), [("name = 3", "no_cards"), ("[[card]", "unreadable"), ("", "no_cards")])
def test_what_is_no_deck_at_all(text: str, reason: str, tmp_path: Path) -> None:
    assert fault(text, tmp_path)["reason"] == reason


def house_with(monkeypatch: pytest.MonkeyPatch, old: str, new: str) -> dict[str, str | int]:
    assert old in TEXT
    monkeypatch.setattr(decks, "resource", lambda game: decks.parse(TEXT.replace(old, new), f"{game}.toml"))
    with pytest.raises(Refusal) as caught:
        decking.house_deck.__wrapped__()
    return caught.value.values


@pytest.mark.parametrize(
    ("old", "new", "example"),
    [
        ('effect = "again"', 'effect = "discard"', "effect=again"),
        ('effect = "discard"', 'effect = "again"', "effect=discard"),
        ("points = 3\n", "points = 7\n", "points=3"),
        ("cards = 6", "cards = 7", "cards=6"),
        ("symbols = 12", "symbols = 11", "symbols=12"),
        ("points = 2\neffect", "points = 4\neffect", "effect=gain count=1"),
    ],
)
def test_the_house_deck_has_every_card_that_the_rulebook_shows(
    monkeypatch: pytest.MonkeyPatch, old: str, new: str, example: str
) -> None:
    values = house_with(monkeypatch, old, new)
    assert values["reason"] == "missing_example"
    assert example in str(values["example"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('cost = "AAABBC"', 'cost = "AAABBC"\nrotations = 2\ncopies = 2'),
        ('own = "AC"\nothers = "BD"\nrotations = 2', 'own = "AC"\nothers = "BD"\nrotations = 1\ncopies = 2'),
        ('cost = "ABD"', 'cost = ["rose", "rose", "rose"]\ncopies = 4'),
    ],
)
def test_no_colour_of_the_house_deck_is_better_than_another(
    monkeypatch: pytest.MonkeyPatch, old: str, new: str
) -> None:
    assert house_with(monkeypatch, old, new)["reason"] == "not_symmetric"


def test_a_game_can_be_played_with_an_own_deck_and_its_data_come_back() -> None:
    deck = own_deck(lambda cards: cards[0].update(points=9))
    assert (deck.mark["name"], deck.mark["version"]) == ("own", 1)
    assert deck.mark != house_deck().mark
    state = game.setup(2, 3, deck=deck)
    assert state.deck is deck
    assert read_deck(deck.data()).data() == deck.data()
    assert read_deck(house_deck().data()) is house_deck()
    assert read_deck(house_deck().mark) is house_deck()


def test_the_mark_of_another_deck_is_no_deck() -> None:
    with pytest.raises(Refusal) as caught:
        read_deck({**house_deck().mark, "version": 7})
    assert (caught.value.values["reason"], caught.value.values["version"]) == ("unknown_version", "7")
