"""States as JSON and back: nothing is lost, and what could not have come about is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rules.beesness import game
from rules.beesness.state import State
from rules.kernel.refusal import Refusal
from tests.rules.beesness.table import do, random_states, table


def in_auction() -> dict[str, Any]:
    """Seat 1 has bid 3 for a worker, seat 2 is asked."""
    state = table(3, honey=[12, 8, 6], flowers=[2, 1, 0], queens=[1, 0, 0])
    do(state, 0, "hire worker")
    do(state, 1, "bid 3")
    return game.encode(state)


def in_trade() -> dict[str, Any]:
    state = table(3)
    do(state, 0, "offer", "to seat 1", "give worker 1", "want honey 2", "lock")
    do(state, 1, "counter", "want worker 1")
    return game.encode(state)


def in_vote() -> dict[str, Any]:
    state = table(3, phase="turn")
    do(state, 0, "call referendum")
    do(state, 0, "vote yes", "lock")
    do(state, 1, "vote no")
    return game.encode(state)


def in_discard() -> dict[str, Any]:
    state = table(3, phase="turn")
    do(state, 0, "call referendum")
    for seat in range(3):
        do(state, seat, "vote yes", "lock")
    return game.encode(state)


def test_what_is_written_is_plain_to_read() -> None:
    data = in_auction()
    assert data["seats"][0] == {
        "honey": 12, "flowers": 2, "workers": 1, "drones": 1, "queens": 1, "used": 0, "offers": 0, "ballot": None,
        "locked": False,
    }  # fmt: skip
    assert data["auction"] == {"bee": "worker", "bid": 3, "leader": 1, "standing": [0, 1, 2]}
    assert data["market"] == {"worker": 3, "drone": 3, "queen": 5}
    assert data["steps"][-2:] == [["choose", 1], ["bid", 2]]
    trade = in_trade()
    assert trade["trade"]["maker"] == 0
    assert trade["trade"]["give"] == {"worker": 1, "drone": 0, "queen": 0, "flower": 0, "honey": 0}
    assert trade["trade"]["want"]["honey"] == 2
    assert trade["draft"] == ["counter", "want worker 1"]
    vote = in_vote()
    assert [(seat["ballot"], seat["locked"]) for seat in vote["seats"]] == [(1, True), (0, False), (None, False)]


@pytest.mark.parametrize("data", [in_auction(), in_trade(), in_vote(), in_discard()])
def test_every_question_comes_back(data: dict[str, Any]) -> None:
    state = game.decode(json.loads(json.dumps(data)))
    assert game.encode(state) == data
    game.check(state)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_state_of_a_game_comes_back_slot_by_slot(seats: int) -> None:
    for state in random_states(seats, seats, short=True)[::3]:
        again = game.decode(json.loads(json.dumps(game.encode(state))))
        for name in State.__slots__:
            if name == "choices" and (state.open or state.over):
                continue
            assert getattr(again, name) == getattr(state, name), name


def test_a_copy_has_every_slot() -> None:
    for state in random_states(3, 6, short=True)[::7]:
        copy = state.copy()
        for name in State.__slots__:
            mine, its = getattr(state, name), getattr(copy, name)
            assert mine == its
            assert mine is not its or not isinstance(mine, list)


def changed(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        *way, last = path.split(".")
        place: Any = data
        for segment in way:
            place = place[int(segment) if isinstance(place, list) else segment]
        place[int(last) if isinstance(place, list) else last] = value

    return change


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("seats.0.honey", -1, "seats.0.honey"),
        ("seats.0.honey", "3", "seats.0.honey"),
        ("seats.0.honey", 73, "seats.0.honey"),
        ("seats.1.flowers", 1.5, "seats.1.flowers"),
        ("seats.1.locked", 1, "seats.1.locked"),
        ("seats.1.ballot", 13, "seats.1.ballot"),
        ("seats", [], "seats"),
        ("market.worker", None, "market.worker"),
        ("bank", -1, "bank"),
        ("round", 10**30, "round"),
        ("starter", 5, "starter"),
        ("starter", -1, "starter"),
        ("phase", "lunch", "phase"),
        ("phase", "market", "steps"),
        ("phase", "over", "steps"),
        ("steps", [], "steps"),
        ("steps", [[]], "steps"),
        ("steps", [["end_of_round"], ["flowers"], ["turn", 2], ["turn", 1], ["turn", 0], ["choose", 1]], "steps"),
        ("steps.4", ["turn"], "steps.4"),
        ("steps.4", ["turn", 3], "steps.4"),
        ("steps.4", ["turn", "0"], "steps.4"),
        ("steps.4", ["turn", -1], "steps.4"),
        ("steps.6", ["bid", 2, 1], "steps.6"),
        ("steps.0", ["end_of_round", 1], "steps.0"),
        ("auction.bee", "wasp", "auction.bee"),
        ("auction.leader", 7, "auction.leader"),
        ("auction.standing", [0, 9], "auction.standing.1"),
        ("trade.maker", "Ana", "trade.maker"),
        ("trade.give.honey", -1, "trade.give.honey"),
        ("draft", ["offer", "give everything"], "draft.1"),
        ("chance", 1 << 64, "chance"),
        ("chance", -1, "chance"),
        ("options.first", 3, "options.first"),
        ("options.first", "youngest", "options.first"),
        ("options.short", 1, "options.short"),
        ("passes", 5, "passes"),
    ],
)
def test_nonsense_is_refused_with_its_path(path: str, value: Any, where: str) -> None:
    data = in_auction()
    changed(path, value)(data)
    with pytest.raises(Refusal) as caught:
        game.decode(data)
    assert caught.value.key == "bad_state"
    assert caught.value.values["path"] == where
    assert caught.value.values["reason"]


@pytest.mark.parametrize("begin", [in_auction, in_trade, in_vote, in_discard])
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.0.honey", 20),
        ("seats.2.flowers", 1),
        ("garden", 3),
        ("market.queen", 1),
        ("seats.0.used", 3),
        ("round", 0),
        ("starter", 1),
        ("passes", 4),
        ("auction.bid", 60),
        ("auction.bee", "queen"),
        ("auction.leader", 2),
        ("auction.standing", [1]),
        ("trade.maker", 2),
        ("trade.give.honey", 40),
        ("draft", ["counter", "give honey 40"]),
        ("draft", ["lock"]),
        ("draft", ["to seat 1"]),
        ("draft", ["offer", "to seat 4"]),
        ("seats.2.locked", True),
        ("seats.0.ballot", 7),
        ("seats.0.offers", 4),
        ("options.short", True),
    ],
)
def test_what_could_not_have_come_about_is_refused(begin: Callable[[], dict[str, Any]], path: str, value: Any) -> None:
    data = begin()
    before = json.dumps(data)
    changed(path, value)(data)
    if path == "options.short" or json.dumps(data) == before:
        data["round"] = 4  # a short game has three rounds
        changed("options.short", True)(data)
    with pytest.raises(Refusal, match="bad_state"):
        game.decode(data)


def test_a_field_too_many_or_too_few_is_refused() -> None:
    data = in_auction()
    seat = data["seats"][0]
    fewer = {name: value for name, value in seat.items() if name != "honey"}
    for spoilt in (
        {**data, "weather": "rain"},
        {name: value for name, value in data.items() if name != "round"},
        {**data, "seats": [fewer, *data["seats"][1:]]},
        {**data, "seats": [{**seat, "bears": 1}, *data["seats"][1:]]},
        {**data, "seats": data["seats"][:2]},
        {**data, "seats": data["seats"] * 2},
    ):
        with pytest.raises(Refusal, match="bad_state"):
            game.decode(spoilt)


def test_words_about_what_is_not_there_are_refused() -> None:
    market = game.encode(table(3))
    for path, value in (
        ("auction.bid", 3),
        ("auction.leader", 1),
        ("auction.standing", [1]),
        ("trade.give.honey", 1),
        ("seats.1.locked", True),
    ):
        data = json.loads(json.dumps(market))
        changed(path, value)(data)
        with pytest.raises(Refusal, match="bad_state"):
            game.decode(data)
