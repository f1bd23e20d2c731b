"""Bots know what to do with the cards of anybody's own deck, be they as strange as a deck may have them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from rules import games
from rules.bears_and_bees.cards import MOST_PART, house_deck
from rules.secret_kingdom.actions import ANY, COLOURS
from rules.secret_kingdom.cards import COUNTED, EFFECTS
from rules.secret_kingdom.gems import MOST
from tabletop.bots.decide import decide
from tabletop.bots.levels import LEVELS
from tabletop.bots.mind import Budget
from tests.rules.bear_necessities.test_against_reference import strange_deck
from tests.rules.secret_kingdom.table import own_deck

THOUGHT = Budget(4)


def generous() -> Any:
    """Bears & Bees: cards that bring as much as a card can, whatever is played beside them."""
    data = house_deck().data()
    kinds = ("honey", "research", "swarm")
    most = dict.fromkeys(("base", "left_bonus", "right_bonus", "last_bonus"), MOST_PART)
    for card in data["card"]:
        if card["type"] != "swarm":
            card.update(most, left=kinds, right=kinds, last=kinds, banner=True)
    return games["bears_and_bees"].deck({**data, "name": "generous"})


def odd() -> Any:
    """The Secret Kingdom: honey cards of any cost with any effect."""
    pick = Random(1)

    def change(cards: list[dict[str, Any]]) -> None:
        for place, card in enumerate(cards):
            if card["type"] == "honey":
                cost = [colour for colour in COLOURS for _ in range(pick.randint(0, MOST))]
                cost += [ANY] * pick.randint(not cost, MOST * len(COLOURS) - len(cost))
                effect = pick.choice(EFFECTS)
                said: dict[str, Any] = {"effect": effect} if effect else {}
                if effect in COUNTED:
                    said["count"] = pick.randint(1, MOST)
                cards[place] = {"type": "honey", "cost": cost, "points": pick.randint(0, 9), **said}

    return own_deck(change)


DECKS: Mapping[str, Callable[[], Any]] = {
    "bears_and_bees": generous,
    "secret_kingdom": odd,
    "bear_necessities": lambda: strange_deck(1),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", DECKS)
def test_games_with_an_own_deck_are_played_to_their_end(key: str, level: str) -> None:
    game, deck = games[key], DECKS[key]()
    for seats in (game.seats[0], game.seats[-1]):
        state, asked = game.setup(seats, 3, deck=deck), 0
        while not state.over:
            seat = state.waiting()[0]
            asked += 1
            for text in decide(game, game.view(state, seat), asked, LEVELS[level], THOUGHT).action.split("; "):
                state.apply(seat, game.parse(text))
        assert asked > seats
