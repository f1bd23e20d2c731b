"""The house deck: what is printed on its cards, and that no colour is better than another."""

from __future__ import annotations

from collections import Counter

from rules.secret_kingdom.actions import ANY, COLOURS, TABLE
from rules.secret_kingdom.cards import Gathering, Honey, told
from rules.secret_kingdom.deck import house_deck
from rules.secret_kingdom.gems import HOLDINGS, counts, packed
from tests.rules.secret_kingdom.table import LETTERS, honey, named

HONEY = [card for card in house_deck().cards.values() if isinstance(card, Honey)]
GATHERING = [card for card in house_deck().cards.values() if isinstance(card, Gathering)]

PATTERNS = {
    "A?": (1, "gain", 1),
    "AA": (1, "again", 0),
    "AB?": (1, "gain", 2),
    "AAB": (2, "", 0),
    "AC?": (2, "", 0),
    "ABD": (2, "", 0),
    "AA??": (2, "gain", 1),
    "AAAB": (3, "others_gain", 1),
    "ABCD": (3, "others_gain", 1),
    "AACC": (4, "discard", 0),
    "AAA??": (3, "", 0),
    "AAABBC": (5, "discard", 0),
}


def rotated(pattern: str, turned: int) -> list[str]:
    return sorted(ANY if letter == "?" else COLOURS[("ABCD".index(letter) + turned) % 4] for letter in pattern)


def test_s25_the_colours_and_their_order() -> None:
    assert COLOURS == ("rose", "sunflower", "snowflake", "bellflower")
    assert list(LETTERS.values()) == [*COLOURS, "any"]


def test_the_48_honey_cards_are_twelve_patterns_in_four_colours() -> None:
    wanted = Counter(
        (tuple(rotated(pattern, turned)), *printed) for pattern, printed in PATTERNS.items() for turned in range(4)
    )
    found = Counter((tuple(sorted(card.cost)), card.points, card.effect, card.count) for card in HONEY)
    assert found == wanted
    assert [card.id for card in HONEY] == [f"H{number}" for number in range(1, 49)]
    assert Counter(card.points for card in HONEY) == {1: 12, 2: 16, 3: 12, 4: 4, 5: 4}


def test_the_22_gathering_cards() -> None:
    found = Counter((tuple(sorted(card.own)), tuple(sorted(card.others))) for card in GATHERING)
    wanted: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    for place, one in enumerate(COLOURS):
        others = sorted(set(COLOURS) - {one})
        wanted[((one, one), tuple(others))] += 1
        wanted[(tuple(others), tuple(sorted((one, COLOURS[(place + 1) % 4]))))] += 1
        for two in COLOURS[place + 1 :]:
            pair = tuple(sorted((one, two)))
            wanted[(pair, tuple(sorted(set(COLOURS) - {one, two})))] += 1
            wanted[(pair, pair)] += 1
    wanted[(tuple(sorted(COLOURS)), ())] += 2
    assert found == wanted
    assert len(GATHERING) == 22
    assert round(sum(len(card.own) for card in GATHERING) / 22, 2) == 2.36
    assert round(sum(4 if card.everyone else 1 for card in GATHERING) / 22, 2) == 1.27


def test_the_five_beehives() -> None:
    assert [told(hive) for hive in house_deck().beehives] == [
        {"type": "beehive", "number": 1, "rule": "card_lead", "cards": 6, "ahead": 2},
        {"type": "beehive", "number": 2, "rule": "colour_sets", "points": 3, "symbols": 5},
        {"type": "beehive", "number": 3, "rule": "runs", "points": 2},
        {"type": "beehive", "number": 4, "rule": "colour_wealth", "symbols": 12},
        {"type": "beehive", "number": 5, "rule": "plain_cards", "gems": 1},
    ]


def test_what_a_card_says_in_numbers() -> None:
    card = next(card for card in HONEY if card.id == honey("rr??"))
    assert (counts(card.coloured), card.grey, card.symbols) == ((2, 0, 0, 0), 2, (2, 0, 0, 0, 2))
    card = next(card for card in HONEY if card.id == honey("rrrssf"))
    assert (counts(card.coloured), card.grey, card.symbols) == ((3, 2, 1, 0), 0, (3, 2, 1, 0, 0))


def test_every_payable_card_of_every_holding() -> None:
    """Against a plain way: take out what the coloured symbols ask for, and see whether enough is left."""
    deck = house_deck()
    for held in HOLDINGS:
        for buy, card in deck.honey.items():
            left = Counter(dict(zip(COLOURS, counts(held), strict=True)))
            left.subtract(symbol for symbol in card.cost if symbol != ANY)
            payable = min(left.values()) >= 0 and sum(left.values()) >= card.cost.count(ANY)
            assert (buy in deck.payable[held]) == payable
            missing = card.missing(held)
            assert (not missing) == payable
            assert {colour: -number for colour, number in left.items() if number < 0} == {
                colour: number for colour, number in missing.items() if colour != ANY
            }


def test_what_a_holding_becomes_by_a_gathering_card() -> None:
    for held in HOLDINGS:
        for card in GATHERING:
            gems = list(counts(held))
            for symbol in card.own:
                place = COLOURS.index(symbol)
                gems[place] = min(3, gems[place] + 1)
            assert card.gained[held] == packed(gems)


def test_the_longest_list_of_what_can_be_done_and_all_of_it() -> None:
    assert len(TABLE.actions) == 80
    assert {action.text for action in TABLE.actions if action.minor} == {"lock"}
    assert {action.handle for action in TABLE.actions if action.verb == "take"} == {f"supply/{c}" for c in COLOURS}
    assert named("rs?") == ["rose", "sunflower", "any"]
