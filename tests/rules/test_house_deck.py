"""The house deck of Bears & Bees is as it was designed, and has every card that the rulebook's examples need."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.bears_and_bees import cards
from rules.bears_and_bees.cards import Card, house_deck
from rules.kernel.refusal import Refusal


def test_the_house_deck_has_its_name_version_and_counts() -> None:
    deck = house_deck()
    assert (deck.name, deck.version) == ("house deck", 1)
    assert Counter(card.type for card in deck.cards.values()) == {"honey": 49, "research": 49, "swarm": 5}
    assert list(deck.cards) == [
        f"{letter}{number}" for letter, most in (("H", 49), ("R", 49), ("S", 5)) for number in range(1, most + 1)
    ]


def test_the_house_deck_is_as_it_was_designed() -> None:
    honey = [card for card in house_deck().cards.values() if card.type == "honey"]
    research = [card for card in house_deck().cards.values() if card.type == "research"]
    assert Counter(card.base for card in honey) == {1: 24, 2: 16, 3: 9}
    assert Counter(card.base for card in research) == {1: 15, 2: 27, 3: 7}
    assert sum(card.banner for card in honey) == 6
    assert sum(card.banner for card in research) == 11
    swarms = [(card.honey, card.cards) for card in house_deck().cards.values() if card.type == "swarm"]
    assert swarms == [(2, 4), (3, 3), (5, 2), (4, 2), (3, 3)]


def test_single_cards_of_the_house_deck() -> None:
    expected = {
        "H1": {"base": 3},
        "H9": {"base": 3, "banner": True},
        "H13": {"base": 2, "last": ("research",), "last_bonus": 2},
        "H21": {"base": 1, "last": ("swarm",), "last_bonus": 4},
        "H49": {"base": 1, "right": ("swarm",), "right_bonus": 3, "last": ("research",), "last_bonus": 1},
        "R10": {"base": 3, "banner": True},
        "R25": {"base": 2, "left": ("research",), "left_bonus": 2},
        "R44": {"base": 2, "left": ("honey",), "left_bonus": 1, "right": ("honey",), "right_bonus": 1, "banner": True},
        "R49": {
            "base": 2,
            "left": ("research",),
            "left_bonus": 1,
            "right": ("research",),
            "right_bonus": 1,
            "banner": True,
        },
    }
    for name, fields in expected.items():
        card = house_deck().cards[name]
        assert {field: getattr(card, field) for field in cards.FIELDS if getattr(card, field)} == fields, name
        assert (card.id, card.number) == (name, int(name[1:]))


def test_cards_are_compared_by_identity_and_cannot_be_changed() -> None:
    first, second = Card("H1", "honey", 1, 3), Card("H1", "honey", 1, 3)
    assert first != second
    with pytest.raises(AttributeError):
        first.base = 4  # type: ignore[misc]


def test_every_example_of_the_rulebook_is_in_the_house_deck() -> None:
    house = house_deck().cards.values()
    for example in cards.EXAMPLES:
        assert any(all(getattr(card, name) == value for name, value in example.items()) for card in house), example
    round_example = [house_deck().cards[name] for name in ("R25", "R44")]
    assert round_example[0].number < round_example[1].number


@pytest.mark.parametrize("lost", range(len(cards.EXAMPLES)))
def test_a_house_deck_without_an_example_is_refused(lost: int, monkeypatch: pytest.MonkeyPatch) -> None:
    example = {**cards.EXAMPLES[lost], "base": 8} if "base" in cards.EXAMPLES[lost] else {"type": "swarm", "honey": 7}
    monkeypatch.setattr(cards, "EXAMPLES", (*cards.EXAMPLES[:lost], example))
    with pytest.raises(Refusal) as caught:
        cards.house_deck.__wrapped__()
    assert caught.value.values["reason"] == "missing_example"
    assert caught.value.values["file"] == "bears_and_bees.toml"
