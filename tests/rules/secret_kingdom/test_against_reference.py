"""Random games beside a slow, plain count: points, instant wins, ranks, payments and gathered gems at every step."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rules.secret_kingdom import game
from rules.secret_kingdom.deck import house_deck
from tests.rules.secret_kingdom import reference

CARDS = reference.printed(house_deck().data())
OPTIONS: list[dict[str, Any]] = [
    {"beehives": beehives, "any_mix": mix, "tie_break": tie}
    for beehives, mix, tie in (
        ("off", False, False),
        ("five", False, True),
        ("five", True, True),
        ("four", False, False),
    )
]


@pytest.mark.parametrize("options", OPTIONS, ids=[str(sorted(option.items())) for option in OPTIONS])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_points_wins_and_ranks_are_as_counted_by_hand(seats: int, options: dict[str, Any]) -> None:
    for seed in range(12):
        pick = random.Random(seed)
        state = game.setup(seats, seed, options)
        data = game.encode(state)
        while not state.over:
            before = game.encode(state)
            seat = state.waiting()[0]
            action = pick.choice(state.legal(seat))
            state.apply(seat, action)
            data = game.encode(state)
            facts = game.view(state, None).facts["points"]
            assert [fact["total"] for fact in facts] == [reference.points(data, CARDS, place) for place in range(seats)]
            if action.verb == "play":
                _play(before, data, seat, str(action.value))
            if action.text == "lock":
                _paid(before, data, seat)
            if data["phase"] in ("turn", "choose"):
                assert not any(reference.qualifies(data, CARDS, place) for place in range(seats))
        outcome = state.outcome()
        assert list(outcome.ranks) == reference.ranks(data, CARDS)
        assert list(outcome.totals) == [reference.points(data, CARDS, place) for place in range(seats)]
        winners = [(state.turn + place) % seats for place in range(seats)]
        first = next((place for place in winners if reference.qualifies(data, CARDS, place)), None)
        assert data["winner"] == first
        assert outcome.components["points"] == outcome.totals
        parts = [name for name in outcome.components if name in ("cards", "gems", "runs", "colour_sets")]
        sums = [sum(outcome.components[name][place] for name in parts) for place in range(seats)]
        assert tuple(sums) == outcome.totals


def _play(before: dict[str, Any], after: dict[str, Any], seat: int, name: str) -> None:
    card = CARDS[name]
    assert after["seats"][seat]["gems"] == reference.gathered(before["seats"][seat]["gems"], card["own"])
    for other, own in enumerate(after["seats"]):
        if other == seat:
            continue
        gems = before["seats"][other]["gems"]
        if set(card["own"]) == set(reference.COLOURS):
            assert own["gems"] == reference.gathered(gems, card["own"])
        else:
            possible = [colour for colour in card["others"] if gems[colour] < 3]
            gained = sum(own["gems"].values()) - sum(gems.values())
            assert gained == (1 if len(possible) == 1 and after["phase"] != "gain" else gained)
            assert gained <= min(1, len(possible))


def _paid(before: dict[str, Any], after: dict[str, Any], seat: int) -> None:
    """The gems that went are the symbols of the card, no more and no fewer, before its effect."""
    name = before["draft"][0].split()[1]
    cost = Counter(CARDS[name]["cost"])
    grey = cost.pop("any", 0)
    gems = Counter(before["seats"][seat]["gems"])
    effect = CARDS[name].get("effect", "")
    if effect in ("", "others_gain", "again") and "B5" not in after["beehives"] and after["turn"] != seat:
        left = Counter(after["seats"][seat]["gems"])
        paid = {colour: gems[colour] - left[colour] for colour in reference.COLOURS}
        if after["phase"] == "gain" or min(paid.values()) < 0:
            return
        assert sum(paid.values()) == sum(cost.values()) + grey
        assert all(paid[colour] >= cost[colour] for colour in reference.COLOURS)
