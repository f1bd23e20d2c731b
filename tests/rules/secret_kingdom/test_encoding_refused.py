"""Data that is no state of the game: refused with its path and in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rules.kernel.refusal import Refusal
from rules.secret_kingdom import game
from rules.secret_kingdom.actions import COLOURS
from tests.rules.secret_kingdom.table import buy, do, drawing, gathering, honey, random_states, table

PAIR, ROSES = gathering("rs", "fb"), gathering("rr", "sfb")


def choosing() -> dict[str, Any]:
    """Seat 1 chooses a gem of the card that seat 0 played; seat 2 comes after it."""
    state = drawing(PAIR, ROSES, gems=["rr", "b", ""])
    do(state, 0, f"play {PAIR}")
    return game.encode(state)


def effect() -> dict[str, Any]:
    """Seat 0 chooses the gems of the card that it bought."""
    state = table(gems=["rsf"], honey__market=[honey("rs?"), "H45", "H46", "H47"])
    buy(state, 0, honey("rs?"))
    return game.encode(state)


def paying() -> dict[str, Any]:
    """Seat 0 is about to buy."""
    state = table(gems=["rrsf"], honey__market=[honey("r?"), "H45", "H46", "H47"])
    do(state, 0, f"buy {honey('r?')}", "pay sunflower")
    return game.encode(state)


def change(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    *way, last = path.split(".")
    place: Any = data
    for segment in way:
        place = place[int(segment) if isinstance(place, list) else segment]
    place[int(last) if isinstance(place, list) else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("seats.0.gems.rose", -1, "seats.0.gems.rose"),
        ("seats.0.gems.rose", 4, "seats.0.gems.rose"),
        ("seats.0.gems.rose", "3", "seats.0.gems.rose"),
        ("seats.0.gems", {}, "seats.0.gems"),
        ("seats.1.honey", ["H77"], "seats.1.honey.0"),
        ("seats.1.honey", ["B1"], "seats.1.honey.0"),
        ("seats.1.honey", None, "seats.1.honey"),
        ("honey.market.1", "X", "honey.market.1"),
        ("honey.box.0", "B1", "honey.box.0"),
        ("honey.pile.3", "H0", "honey.pile.3"),
        ("honey.buying", "B1", "honey.buying"),
        ("gathering.pile.0", "H1", "gathering.pile.0"),
        ("gathering.discard.0", "G99", "gathering.discard.0"),
        ("gathering.drawn", ["Z"], "gathering.drawn.0"),
        ("gathering.played", "G0", "gathering.played"),
        ("beehives", ["H1"], "beehives.0"),
        ("beehives", ["B9"], "beehives.0"),
        ("options", {}, "options"),
        ("options.beehives", "six", "options.beehives"),
        ("options.first", 5, "options.first"),
        ("options.first", True, "options.first"),
        ("options.any_mix", 0, "options.any_mix"),
        ("first", 3, "first"),
        ("turn", 4, "turn"),
        ("turn", -1, "turn"),
        ("ender", 3, "ender"),
        ("winner", 4, "winner"),
        ("winner", 9, "winner"),
        ("phase", "lunch", "phase"),
        ("round", -1, "round"),
        ("revealed", 10**30, "revealed"),
        ("chance", 1 << 64, "chance"),
        ("chance", -1, "chance"),
        ("seats", [], "seats"),
        ("deck", {"name": "house deck", "version": 99}, "deck"),
        ("deck", 3, "deck"),
        ("draft", ["buy H1"], "draft"),
        ("steps", [], "steps"),
        ("steps", [["end", 0]], "steps"),
        ("steps", [["end", 0], []], "steps.1"),
        ("steps", [["dance", 0]], "steps.0"),
        ("steps", [["end"], ["gain", 1, 1, 12, "others"]], "steps.0"),
        ("steps", [["end", "0"], ["gain", 1, 1, 12, "others"]], "steps.0"),
        ("steps", [["end", 0], ["gain", 7, 1, 12, "others"]], "steps.1"),
        ("steps", [["end", 0], ["gain", 1, 0, 12, "others"]], "steps.1"),
        ("steps", [["end", 0], ["gain", 1, 1, 16, "others"]], "steps.1"),
        ("steps", [["end", 0], ["gain", 1, 1, 0, "others"]], "steps.1"),
        ("steps", [["end", 0], ["gain", 1, 1, "12", "others"]], "steps.1"),
        ("steps", [["end", 0], ["gain", 1, 1, 12]], "steps.1"),
    ],
)
def test_nonsense_is_refused_with_its_path(path: str, value: Any, where: str) -> None:
    with pytest.raises(Refusal) as caught:
        game.decode(change(choosing(), path, value))
    assert caught.value.key == "bad_state"
    assert caught.value.values["path"] == where
    assert caught.value.values["reason"]


@pytest.mark.parametrize("place", ["begun", "choosing", "effect", "paying", "over"])
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("ender", 0),
        ("winner", 1),
        ("round", 0),
        ("phase", "choose"),
        ("phase", "setup"),
        ("phase", "over"),
        ("beehives", ["B1", "B2", "B3"]),
        ("honey.buying", "H45"),
        ("honey.market", []),
        ("gathering.drawn", []),
        ("options.beehives", "four"),
        ("steps", [["round"]]),
        ("options.first", 1),
    ],
)
def test_what_breaks_an_invariant_is_refused_in_words(place: str, path: str, value: Any) -> None:
    made: dict[str, Callable[[], dict[str, Any]]] = {
        "begun": lambda: game.encode(drawing(PAIR, ROSES)),
        "choosing": choosing,
        "effect": effect,
        "paying": paying,
        "over": lambda: game.encode(random_states(3, 4, {"first": 0})[-1]),
    }
    data = made[place]()
    before = json.dumps(data)
    data = change(data, path, value)
    if json.dumps(data) == before:
        return
    with pytest.raises(Refusal, match="bad_state"):
        game.decode(data)


@pytest.mark.parametrize(
    ("draft", "reason"),
    [
        (["buy H1", "pay rose", "pay rose"], "no step"),
        (["pay rose"], "no step"),
        (["gather"], "no step"),
        (["buy H48"], "no step"),
        (["buy H1", "pay rose", "lock"], "no step"),
        (["sing"], "unknown_action"),
        (["buy H1", "pay bellflower"], "no step"),
    ],
)
def test_a_draft_that_is_no_payment_is_refused(draft: list[str], reason: str) -> None:
    with pytest.raises(Refusal) as caught:
        game.decode({**paying(), "draft": draft})
    assert caught.value.values["path"] == "draft"
    assert reason in str(caught.value.values["reason"])


def test_a_draft_comes_back_with_what_can_be_done_next() -> None:
    state = game.decode({**paying(), "draft": ["buy H1"]})
    assert [action.text for action in state.legal(0)] == ["pay rose", "pay sunflower", "pay snowflake"]
    assert game.decode(paying()).legal(0) == (game.parse("lock"),)


def test_a_card_in_two_places_is_refused_with_both() -> None:
    data = choosing()
    data["seats"][1]["honey"].append(data["honey"]["box"][3])
    with pytest.raises(Refusal) as caught:
        game.decode(data)
    words = str(caught.value).replace(",", "").replace("=", " ").split()
    assert {"seats.1.honey.0", "honey.box.3"} <= set(words)


def test_a_field_too_many_or_too_few_is_refused() -> None:
    data = choosing()
    for bad in (
        {**data, "weather": "rain"},
        {**data, "honey": {**data["honey"], "jar": []}},
        {**data, "seats": [{"gems": seat["gems"]} for seat in data["seats"]]},
    ):
        with pytest.raises(Refusal, match="bad_state"):
            game.decode(bad)


@pytest.mark.parametrize(
    "steps",
    [
        [["end", 0], ["gain", 1, 1, 12, "others"]],
        [["end", 0], ["others", 2, 1, 12, "others"], ["gain", 1, 1, 12, "others"]],
        [["end", 0], ["others", 1, 2, 12, "others"], ["gain", 1, 1, 12, "others"]],
        [["end", 0], ["others", 1, 1, 15, "others"], ["gain", 1, 1, 12, "others"]],
        [["end", 0], ["others", 1, 1, 12, "gift"], ["gain", 1, 1, 12, "others"]],
        [["end", 1], ["others", 1, 1, 12, "others"], ["gain", 1, 1, 12, "others"]],
        [["end", 0], ["others", 1, 1, 12, "others"], ["gain", 1, 2, 12, "others"]],
        [["end", 0], ["others", 1, 1, 3, "others"], ["gain", 1, 1, 3, "others"]],
        [["end", 0], ["others", 1, 1, 12, "others"], ["gain", 2, 1, 12, "others"]],
        [["end", 0], ["others", 1, 1, 12, "others"], ["gain", 0, 1, 12, "others"]],
        [["end", 0], ["others", 1, 1, 12, "effect"], ["gain", 1, 1, 12, "effect"]],
        [["end", 0], ["place", 0], ["others", 1, 1, 12, "others"], ["gain", 1, 1, 12, "others"]],
        [["others", 1, 1, 12, "others"], ["gain", 1, 1, 12, "others"]],
        [["end", 0], ["others", 0, 1, 12, "others"], ["gain", 0, 1, 15, "gather"]],
    ],
)
def test_steps_that_do_not_fit_the_card_or_the_seats_are_refused(steps: list[Any]) -> None:
    good = choosing()
    assert good["steps"] == [["end", 0], ["others", 1, 1, 12, "others"], ["gain", 1, 1, 12, "others"]]
    with pytest.raises(Refusal, match="bad_state"):
        game.decode({**good, "steps": steps})


@pytest.mark.parametrize(
    "steps",
    [
        [["end", 0], ["gain", 0, 2, 15, "effect"]],
        [["end", 0], ["place", 4], ["gain", 0, 2, 15, "effect"]],
        [["end", 0], ["place", 0], ["gain", 0, 3, 15, "effect"]],
        [["end", 0], ["place", 0], ["gain", 1, 2, 15, "effect"]],
        [["end", 0], ["place", 0], ["gain", 0, 2, 7, "effect"]],
        [["end", 0], ["place", 0], ["gain", 0, 2, 15, "beehive"]],
        [["end", 1], ["place", 0], ["gain", 0, 2, 15, "effect"]],
        [["end", 0], ["place", 0], ["others", 0, 2, 15, "gift"], ["gain", 0, 2, 15, "effect"]],
    ],
)
def test_steps_that_do_not_fit_the_bought_card_are_refused(steps: list[Any]) -> None:
    good = effect()
    assert good["steps"] == [["end", 0], ["place", 0], ["gain", 0, 2, 15, "effect"]]
    with pytest.raises(Refusal, match="bad_state"):
        game.decode({**good, "steps": steps})


@pytest.mark.parametrize(
    "steps",
    [
        [["round"]],
        [["gain", 1, 2, 15, "start"]],
        [["round"], ["gain", 2, 2, 15, "start"], ["gain", 1, 1, 15, "start"], ["gain", 0, 1, 15, "start"]],
        [["round"], ["gain", 1, 2, 15, "start"], ["gain", 2, 2, 15, "start"]],
        [["round"], ["gain", 2, 3, 15, "start"]],
        [["round"], ["gain", 2, 2, 14, "start"]],
        [["round"], ["gain", 2, 2, 15, "others"]],
        [["round"], ["gain", 2, 2, 15, "start"], ["gain", 1, 2, 15, "start"], ["gain", 0, 2, 15, "start"]],
    ],
)
def test_first_gems_that_cannot_be_due_are_refused(steps: list[Any]) -> None:
    good = game.encode(game.setup(3, 2, {"first": 0}))
    assert good["steps"] == [
        ["round"],
        ["gain", 2, 2, 15, "start"],
        ["gain", 1, 2, 15, "start"],
        ["gain", 0, 1, 15, "start"],
    ]
    with pytest.raises(Refusal, match="bad_state"):
        game.decode({**good, "steps": steps})


def test_a_seat_that_has_no_choice_is_never_asked() -> None:
    """G2 for data: no room at all, one colour, or a turn in which nothing can be bought."""
    full = dict.fromkeys(COLOURS, 3)
    for gems in (full, {**full, "bellflower": 2}):
        with pytest.raises(Refusal, match="G2"):
            game.decode(change(choosing(), "seats.1.gems", dict(gems)))
    with pytest.raises(Refusal, match="G2"):
        game.decode(change(effect(), "seats.0.gems", {**full, "rose": 2, "sunflower": 2}))
    with pytest.raises(Refusal, match="G2"):
        game.decode(change({**paying(), "draft": []}, "seats.0.gems", dict.fromkeys(COLOURS, 0)))
