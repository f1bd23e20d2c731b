"""A slow, plain way to count points and ranks and to play gathering cards, written from the rulebook and rulings.

It works on encoded states and on what the deck file says of its cards, and shares no code with the rules.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

COLOURS = ["rose", "sunflower", "snowflake", "bellflower"]


def printed(deck: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Every card of a deck's data by its name."""
    letters = {"honey": "H", "gathering": "G", "beehive": "B"}
    return {f"{letters[card['type']]}{card['number']}": card for card in deck["card"]}


def symbols(data: dict[str, Any], cards: dict[str, Any], seat: int) -> Counter[str]:
    return Counter(symbol for name in data["seats"][seat]["honey"] for symbol in cards[name]["cost"])


def points(data: dict[str, Any], cards: dict[str, Any], seat: int) -> int:
    own = data["seats"][seat]
    worth = [cards[name].get("points", 0) for name in own["honey"]]
    total: int = sum(worth) + sum(own["gems"].values()) // 3
    for hive in data["beehives"]:
        rule = cards[hive]["rule"]
        if rule == "runs":
            left = list(worth)
            while {1, 2, 3} <= set(left):
                for number in (1, 2, 3):
                    left.remove(number)
                total += cards[hive]["points"]
        if rule == "colour_sets":
            for colour in COLOURS:
                number = symbols(data, cards, seat)[colour]
                while number >= cards[hive]["symbols"]:
                    number -= cards[hive]["symbols"]
                    total += cards[hive]["points"]
    return total


def qualifies(data: dict[str, Any], cards: dict[str, Any], seat: int) -> bool:
    """Whether a seat wins at once."""
    own = data["seats"][seat]
    for hive in data["beehives"]:
        rule = cards[hive]["rule"]
        if rule == "card_lead" and len(own["honey"]) >= cards[hive]["cards"]:
            others = [other for place, other in enumerate(data["seats"]) if place != seat]
            if all(len(own["honey"]) >= len(other["honey"]) + cards[hive]["ahead"] for other in others):
                return True
        if rule == "colour_wealth":
            there = symbols(data, cards, seat) + Counter(own["gems"])
            counted = [there.total()] if data["options"]["any_mix"] else [there[colour] for colour in COLOURS]
            if max(counted) >= cards[hive]["symbols"]:
                return True
    return False


def ranks(data: dict[str, Any], cards: dict[str, Any]) -> list[int]:
    """The rank of each seat: how many are better, and one."""
    keys = []
    for seat in range(len(data["seats"])):
        key = [data["winner"] == seat, points(data, cards, seat)]
        if data["options"]["tie_break"]:
            key += [len(data["seats"][seat]["honey"]), symbols(data, cards, seat).total()]
        keys.append(key)
    return [1 + len([other for other in keys if other > key]) for key in keys]


def gathered(gems: dict[str, int], own: list[str]) -> dict[str, int]:
    """A seat's gems after the coloured symbols of a card."""
    after = dict(gems)
    for symbol in own:
        if symbol != "any" and after[symbol] < 3:
            after[symbol] += 1
    return after
