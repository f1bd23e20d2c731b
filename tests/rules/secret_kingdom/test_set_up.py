"""Set-up: the piles, the row, the first player, the first gems, and the options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.kernel.refusal import Refusal
from rules.secret_kingdom import game
from rules.secret_kingdom.actions import COLOURS
from tests.rules.secret_kingdom.table import Told, do, held, match, offered, why


@pytest.mark.parametrize(("seats", "cards"), [(2, 15), (3, 20), (4, 25), (5, 30)])
def test_the_honey_pile_is_five_cards_a_player_and_five_more(seats: int, cards: int) -> None:
    """Examples of the rulebook: 15 cards for two players, 20 for three; the row comes out of them."""
    state = game.setup(seats, 1)
    assert len(state.market) == 4
    assert len(state.pile) + len(state.market) == cards
    assert len(state.pile) == 5 * seats + 1
    assert len(state.box) == 48 - cards
    assert len(state.gathering) == 22
    assert state.discard == []


def test_piles_are_shuffled_by_the_seed() -> None:
    orders = [game.encode(game.setup(4, seed)) for seed in range(40)]
    for pile in ("honey", "gathering"):
        assert len({str(order[pile]["pile"]) for order in orders}) == 40
    used = Counter(name for order in orders for name in (*order["honey"]["pile"], *order["honey"]["market"]))
    assert len(used) == 48, "every card comes into play at times"
    tops = {order["gathering"]["pile"][-1] for order in orders}
    assert len(tops) > 12
    assert game.encode(game.setup(4, 7)) == game.encode(game.setup(4, 7))


def test_s26_the_first_player_is_drawn_at_random() -> None:
    for seats in game.seats:
        drawn = Counter(game.setup(seats, seed).first for seed in range(400))
        assert sorted(drawn) == list(range(seats))
        assert min(drawn.values()) > 400 / seats * 0.7


def test_s26_the_first_player_can_be_chosen() -> None:
    for seats in game.seats:
        for first in range(seats):
            state = game.setup(seats, 5, {"first": first})
            assert (state.first, state.turn, state.waiting()) == (first, first, (first,))
        with pytest.raises(Refusal) as caught:
            game.setup(seats, 5, {"first": seats})
        assert caught.value.key == "bad_option"
        assert caught.value.values == {"option": "first", "value": seats}


@pytest.mark.parametrize("first", [0, 2])
def test_s26_the_first_player_chooses_one_gem_and_the_others_two_clockwise(first: int) -> None:
    state = game.setup(4, 3, {"first": first})
    order = [(first + place) % 4 for place in range(4)]
    asked = []
    colours = ["rose", "sunflower", "sunflower", "bellflower", "bellflower", "snowflake", "rose"]
    while state.phase == "setup":
        (seat,) = state.waiting()
        assert offered(state, seat) == set(COLOURS)
        decision = state.decision(seat)
        assert decision is not None
        assert (decision.kind, decision.values["why"], decision.secret) == ("take", "start", False)
        asked.append((seat, decision.values["left"]))
        assert state.round == 0
        do(state, seat, f"take {colours[len(asked) - 1]}")
    first_seat, second, third, fourth = order
    assert asked == [(first_seat, 1), (second, 2), (second, 1), (third, 2), (third, 1), (fourth, 2), (fourth, 1)]
    assert [held(state, seat) for seat in order] == ["r", "ss", "bb", "rf"]
    assert (state.round, state.turn) == (1, first)


def test_the_first_gems_may_be_of_one_colour_and_nobody_else_chooses_meanwhile() -> None:
    state = game.setup(3, 3, {"first": 0})
    assert why(state, 1, "take rose") == "not_your_turn"
    assert why(state, 0, "gather") == "not_now"
    assert why(state, 0, "lock") == "not_now"
    do(state, 0, "take rose")
    do(state, 1, "take rose", "take rose")
    assert held(state, 1) == "rr"


@pytest.mark.parametrize(("value", "numbers"), [("off", set()), ("four", {1, 2, 3, 4}), ("five", {1, 2, 3, 4, 5})])
def test_s28_three_beehives_are_drawn_from_four_or_five_and_none_by_default(value: str, numbers: set[int]) -> None:
    seen: Counter[Any] = Counter()
    for seed in range(120):
        options = {"beehives": value} if value != "off" else None
        state = game.setup(3, seed, options)
        drawn = [hive.number for hive in state.beehives]
        assert len(drawn) == (3 if numbers else 0)
        assert drawn == sorted(set(drawn))
        seen.update(drawn)
    assert set(seen) == numbers
    assert not numbers or min(seen.values()) > 120 * 3 / len(numbers) * 0.7


def test_the_usual_options() -> None:
    assert {name: values[0] for name, values in game.options.items()} == {
        "beehives": "off",
        "any_mix": False,
        "tie_break": False,
        "first": "random",
    }
    assert game.options["first"] == ("random", 0, 1, 2, 3, 4)
    assert game.encode(game.setup(2, 1))["options"]["tie_break"] is False
    with pytest.raises(Refusal, match="bad_option"):
        game.setup(3, 1, {"any_mix": 1})
    with pytest.raises(Refusal, match="bad_option"):
        game.setup(3, 1, {"first": True})


def test_what_is_told_of_set_up() -> None:
    log = Told()
    state = game.setup(3, 4, {"beehives": "five", "first": 1}, log=log)
    assert log.beats == [("game_began", *["turned_up"] * 4, *["beehive_shown"] * 3, "first_player")]
    assert [event.piece for event in log.of("turned_up")] == [buy.handle for buy in state.market]
    assert {(event.source, event.target) for event in log.of("turned_up")} == {("deck/honey", "market/honey")}
    assert [event.piece for event in log.of("beehive_shown")] == [f"card/{hive.id}" for hive in state.beehives]
    assert [(event.seat, event.values) for event in log.of("first_player")] == [(1, {"how": "chosen"})]
    drawn = Told()
    game.setup(3, 4, log=drawn)
    assert [event.values for event in drawn.of("first_player")] == [{"how": "drawn"}]
    before = len(log.events)
    do(state, 1, "take bellflower", log=log)
    (took,) = log.events[before:]
    assert (took.kind, took.seat, took.count, took.source, took.target) == (
        "gained",
        1,
        1,
        "supply/bellflower",
        "seat/1/gems/bellflower",
    )
    assert took.values == {"colour": "bellflower", "why": "start"}


def test_a_first_gem_can_be_taken_back_until_the_next_is_chosen() -> None:
    begun = match(3, 3, {"first": 0})
    begun.apply(0, game.parse("take rose"))
    begun.take_back(0)
    begun.apply(0, game.parse("take bellflower"))
    begun.apply(1, game.parse("take rose"))
    refusal = begun.can_take_back(0)
    assert refusal is not None
    assert refusal.key == "nothing_to_take_back"
    assert begun.position()["seats"][0]["gems"]["bellflower"] == 1
