"""The set-up: what lies where, the die, the calendar and the options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules import Refusal, games
from rules.beesness import game
from rules.beesness.cards import HOUSE, House
from rules.beesness.state import State
from tests.rules.beesness.table import Told, ballots, legal, table, to_sale


@pytest.mark.parametrize(("seats", "rounds"), [(3, 9), (4, 8), (5, 10)])
def test_z01_rounds_by_seats(seats: int, rounds: int) -> None:
    assert game.setup(seats, 1).rounds == rounds
    assert played_rounds(game.setup(seats, 1)) == rounds


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_z01_the_short_game_has_a_round_for_each_seat_and_three_flowers_each(seats: int) -> None:
    state = game.setup(seats, 1, {"short": True})
    assert (state.rounds, state.garden, state.unplanted) == (seats, 3 * seats, 42 - 3 * seats)
    assert played_rounds(state) == seats


def played_rounds(state: State) -> int:
    """How many rounds a game lasts in which nobody does anything."""
    while not state.over:
        seat = state.asked[0]
        texts = legal(state, seat)
        state.apply(seat, game.parse("pass" if "pass" in texts else "end turn"))
        assert state.round <= state.rounds
    return state.round


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_z02_42_flowers_six_a_seat_in_the_garden(seats: int) -> None:
    state = game.setup(seats, 1)
    assert (state.garden, state.unplanted) == (6 * seats, 42 - 6 * seats)
    assert state.flowers == [0] * seats


@pytest.mark.parametrize(
    ("seats", "short", "bank"),
    [(3, False, 36), (4, False, 24), (5, False, 12), (3, True, 45), (4, True, 36), (5, True, 27)],
)
def test_six_honey_each_the_pot_topped_up_and_the_rest_in_the_bank(seats: int, short: bool, bank: int) -> None:
    state = game.setup(seats, 1, {"short": short})
    assert state.honey == [6] * seats
    assert state.pot == state.garden
    assert state.bank == bank


def test_example_24_flowers_make_a_pot_of_24() -> None:
    state = game.setup(4, 1)
    assert (state.garden, state.pot) == (24, 24)


@pytest.mark.parametrize(("seats", "left"), [(3, 3), (4, 2), (5, 1)])
def test_overlooked_starting_bees_come_from_the_stacks(seats: int, left: int) -> None:
    state = game.setup(seats, 1)
    assert state.stacks == [left, left, 6]
    assert (state.workers, state.drones, state.queens) == ([1] * seats, [1] * seats, [0] * seats)


def test_z09_investing_before_the_game_is_the_first_market() -> None:
    state = game.setup(3, 1, {"first": 1})
    assert (state.round, state.phase, state.asked) == (1, "market", (1,))
    assert "hire worker" in legal(state, 1)


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6])
def test_z38_no_game_for_two_seats_or_six(seats: int) -> None:
    with pytest.raises(Refusal, match="bad_seats"):
        game.setup(seats, 1)


def test_z35_the_highest_die_starts() -> None:
    for seed in range(60):
        log = Told()
        state = game.setup(4, seed, log=log)
        throws = log.of("rolled")
        last = max(int(event.values["throw"]) for event in throws)
        dice = {event.seat: int(event.values["die"]) for event in throws if event.values["throw"] == last}
        assert [seat for seat, die in dice.items() if die == max(dice.values())] == [state.starter]
        assert state.asked == (state.starter,)
        (starts,) = log.of("starts")
        assert starts.seat == state.starter


def test_z35_only_those_who_tie_for_the_highest_roll_again() -> None:
    again = 0
    for seed in range(200):
        log = Told()
        game.setup(5, seed, log=log)
        rolls: dict[int, dict[int, int]] = {}
        for event in log.of("rolled"):
            assert event.seat is not None
            rolls.setdefault(int(event.values["throw"]), {})[event.seat] = int(event.values["die"])
        assert list(rolls[1]) == [0, 1, 2, 3, 4]
        for throw in range(2, len(rolls) + 1):
            before = rolls[throw - 1]
            assert list(rolls[throw]) == [seat for seat, die in before.items() if die == max(before.values())]
            again += 1
    assert again > 20


def test_z35_every_seat_starts_alike_and_the_die_has_six_sides() -> None:
    starters, dice = Counter[int](), Counter[int]()
    for seed in range(3000):
        log = Told()
        starters[game.setup(3, seed, log=log).starter] += 1
        dice.update(int(event.values["die"]) for event in log.of("rolled"))
    assert all(900 < starters[seat] < 1100 for seat in range(3))
    assert sorted(dice) == [1, 2, 3, 4, 5, 6]
    assert max(dice.values()) < 1.2 * min(dice.values())


def test_z35_the_starting_seat_moves_to_the_left_each_round() -> None:
    state = game.setup(3, 1, {"first": 2})
    starters = [state.starter]
    for _ in range(4):
        to_sale(state)
        assert state.starter == state.asked[0]
        starters.append(state.starter)
    assert starters == [2, 0, 1, 2, 0]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_chosen_first_seat_starts_and_nothing_is_rolled(first: int) -> None:
    log = Told()
    state = game.setup(3, 5, {"first": first}, log=log)
    assert (state.starter, state.asked) == (first, (first,))
    assert log.of("rolled") == []
    assert state.revealed == 0


def test_rolling_uses_chance_which_no_take_back_crosses() -> None:
    assert game.setup(3, 5).revealed == 1


@pytest.mark.parametrize(("seats", "first"), [(3, 3), (3, 4), (4, 4)])
def test_a_first_seat_that_is_not_at_the_table_is_refused(seats: int, first: int) -> None:
    with pytest.raises(Refusal, match="bad_option") as caught:
        game.setup(seats, 1, {"first": first})
    assert caught.value.values == {"option": "first", "value": first}


@pytest.mark.parametrize(
    "options", [{"short": 1}, {"short": "yes"}, {"first": True}, {"first": "youngest"}, {"first": 5}]
)
def test_an_option_that_cannot_be_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="bad_option"):
        game.setup(5, 1, options)


def test_options_are_part_of_the_state() -> None:
    state = game.setup(4, 1, {"short": True, "first": 3})
    assert game.encode(state)["options"] == {"short": True, "first": 3}
    assert game.encode(game.setup(4, 1))["options"] == {"short": False, "first": "random"}


def test_z37_the_timer_is_no_matter_of_the_rules() -> None:
    assert set(game.options) == {"short", "first"}


def test_the_opening_beat_tells_how_the_table_was_laid() -> None:
    log = Told()
    game.setup(3, 1, {"first": 0}, log=log)
    assert log.beats[0] == ("game_began", "planted", *("bee_taken", "bee_taken", "honey_given") * 3)
    assert log.beats[1] == ("starts", "round_began", "phase_began", "pot_filled")
    (planted,) = log.of("planted")
    assert (planted.count, planted.source, planted.target) == (18, "unplanted", "garden")
    taken = log.of("bee_taken")[1]
    assert (taken.seat, taken.source, taken.target, taken.values) == (
        0, "market/drone", "seat/0/drones", {"bee": "drone"}
    )  # fmt: skip
    given = log.of("honey_given")[2]
    assert (given.seat, given.count, given.source, given.target) == (2, 6, "bank", "seat/2/honey")
    (began,) = log.of("round_began")
    assert (began.seat, began.values) == (0, {"round": 1, "rounds": 9})
    (filled,) = log.of("pot_filled")
    assert (filled.count, filled.source, filled.target) == (18, "bank", "pot")
    assert filled.values == {"garden": 18, "missing": 0}


def test_the_house_values_stand_for_a_deck() -> None:
    assert game.deck() is HOUSE
    assert game.encode_deck(HOUSE) == {"name": "house values", "version": 1}
    assert game.deck({"name": "house values", "version": 1}) is HOUSE
    assert isinstance(game.deck(), House)


@pytest.mark.parametrize(
    "data",
    [{}, {"name": "house values"}, {"name": "house values", "version": 2}, {"name": "x", "version": 1, "card": []}],
)
def test_other_values_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="bad_deck") as caught:
        game.deck(data)
    assert caught.value.values["reason"] == "unknown_version"
    assert caught.value.values["version"] == str(data.get("version", ""))


def test_the_game_on_the_shelf() -> None:
    shelved = games["beesness"]
    assert (shelved.key, shelved.title, shelved.secret) == ("beesness", "Beesness", "ballots")
    assert list(shelved.seats) == [3, 4, 5]
    assert len(shelved.actions) == 374


def test_a_sale_can_follow_at_once_where_nobody_does_anything() -> None:
    state = table(3, flowers=[2, 0, 1])
    to_sale(state)
    assert state.waiting() == (0, 2)
    ballots(state, 0, 0, 0)
    assert state.round == 2
