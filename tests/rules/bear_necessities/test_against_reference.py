"""Whole random games, scored again by the slow and plain reference; and every order of neighbours tried by hand."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from rules.bear_necessities import game
from rules.bear_necessities.actions import CELL_OF, DEAL, ROUNDS
from rules.bear_necessities.cards import Card, Deck, house_deck, read_deck
from rules.bear_necessities.effects import COLOURS, COUNTED, GOALS, TYPES, WHOLE_LINES
from rules.bear_necessities.grid import place
from rules.bear_necessities.state import State
from tests.rules.bear_necessities import reference


def strange_deck(seed: int) -> Deck:
    """A deck of cards that say anything that can be said, bees and goals more often than in the house deck."""
    pick = random.Random(seed)
    cards = []
    for number in range(1, 91):
        card: dict[str, object] = {
            "number": number,
            "name": f"card {number}",
            "colour": pick.choice(COLOURS),
            "types": pick.sample(TYPES, pick.choice((1, 2))),
            "hives": pick.choice((0, 0, 1, 2, 3)),
            "vp": pick.randrange(4),
        }
        kind = pick.randrange(3)
        if kind == 0 or pick.randrange(2):
            count = pick.choice((*COUNTED, "two_bees", "two_bees"))
            card |= {"each": pick.randint(1, 3), "count": count, "where": pick.choice(COUNTED[count])}
        if kind == 1:
            goal = pick.choice((*GOALS, "bee", "bee"))
            card |= {"goal": goal, "goal_vp": pick.randrange(5, 12)}
            if goal not in WHOLE_LINES:
                card["least"] = pick.randint(1, 4)
        elif kind == 2 and card.get("count") != "two_bees":
            card["bees"] = pick.randint(1, 2)
        cards.append(card)
    return read_deck({"name": f"strange {seed}", "version": 1, "card": cards})


class Plain:
    """The tableaus as dictionaries, and bees and VP as the reference counts them."""

    def __init__(self, state: State) -> None:
        self.tableaus: list[dict[reference.Cell, Card]] = [{} for _ in range(state.seats)]
        self.bees = [0] * state.seats
        self.vp = [0] * state.seats

    def play(self, state: State) -> list[int]:
        """Counts the round whose runs are all but locked; the VP gained by seat."""
        gains = []
        for seat, (play, at, keep, *order) in enumerate(state.drafts):
            cell = place(CELL_OF[at])
            tableau = self.tableaus[seat]
            tableau[cell] = state.deck.rules[play]
            chosen = [place(CELL_OF[step]) for step in order]
            others = [near for near in reference.beside(cell) if near in tableau and near not in chosen]
            reserve = state.deck.rules[keep]
            vp, bees = reference.round_of(tableau, [cell, *chosen, *others], self.bees[seat], reserve)
            self.check_order(state, seat, cell, len(order), reserve)
            self.bees[seat] = bees
            self.vp[seat] += vp
            gains.append(vp)
        for seat, gain in enumerate(gains):
            if gain == min(gains):
                self.bees[seat] += 1
        return gains

    def check_order(self, state: State, seat: int, cell: reference.Cell, asked: int, reserve: Card) -> None:
        """The order was asked exactly where two orders end differently (N8)."""
        tableau = self.tableaus[seat]
        around = [near for near in reference.beside(cell) if near in tableau]
        ends = {reference.round_of(tableau, [cell, *order], self.bees[seat], reserve) for order in permutations(around)}
        assert (asked > 0) == (len(ends) > 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    "deck", [house_deck(), strange_deck(1), strange_deck(2), strange_deck(3)], ids=lambda d: d.name
)
def test_random_games_are_scored_as_the_reference_scores_them(deck: Deck, seats: int) -> None:
    for seed in range(4):
        pick = random.Random(seed * 31 + seats)
        state = game.setup(seats, seed, deck=deck)
        plain = Plain(state)
        while not state.over:
            seat = pick.choice(state.waiting())
            action = pick.choice(state.legal(seat))
            last = action.verb == "lock" and len(state.waiting()) == 1
            gains = plain.play(state) if last else []
            state.apply(seat, action)
            if last:
                assert list(state.past[-1].gains) == gains
                assert list(state.bees) == plain.bees
                if not state.over:
                    assert list(state.vp) == plain.vp
        hives = [sum(card.hives for card in tableau.values()) for tableau in plain.tableaus]
        assert list(state.hive_vp) == [own * bees for own, bees in zip(hives, plain.bees, strict=True)]
        assert list(state.vp) == [vp + more for vp, more in zip(plain.vp, state.hive_vp, strict=True)]
        assert len(state.past) == ROUNDS == 3 * DEAL


def test_the_strange_decks_say_everything_that_can_be_said() -> None:
    cards = [card for seed in (1, 2, 3) for card in strange_deck(seed).cards.values()]
    assert {card.count for card in cards} == {"", *COUNTED}
    assert {card.goal for card in cards} == {"", *GOALS}
    assert {(card.count, card.where) for card in cards if card.count in ("city", "goal")} >= {
        ("city", "reserve"),
        ("city", "right"),
        ("goal", "row_and_column"),
    }
