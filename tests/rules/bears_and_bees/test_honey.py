"""Honey cards: who pays what, whose neighbour is left, and when the bear eats."""

from __future__ import annotations

import pytest

from rules.bears_and_bees.actions import TYPES
from rules.bears_and_bees.cards import house_deck
from tests.rules.bears_and_bees.table import Told, card, do, shown

PLAIN = card("honey", base=3)
BANNER = card("honey", base=3, banner=True)
LAST_RESEARCH = card("honey", base=2, last=("research",), last_bonus=2)
LAST_SWARM = card("honey", base=2, last=("swarm",), last_bonus=2)
LEFT_SWARM_RIGHT_RESEARCH = card("honey", base=1, left=("swarm",), left_bonus=3, right=("research",), right_bonus=3)
LEFT_HONEY = card("honey", base=2, left=("honey",), left_bonus=2)
RIGHT_HONEY = card("honey", base=2, right=("honey",), right_bonus=2)
EITHER = card("honey", base=1, left=("honey", "swarm"), left_bonus=2, right=("honey", "swarm"), right_bonus=2)
BOTH_RESEARCH = card("honey", base=1, left=("research",), left_bonus=3, right=("research",), right_bonus=3)
RESEARCH = card("research", base=2)
RESEARCH_OTHER = "R2"
RESEARCH_BANNER = card("research", base=3, banner=True)


def gained(log: Told, seat: int) -> dict[str, int]:
    """The parts that ``seat`` was paid for its card, as the log tells them."""
    (event,) = [event for event in log.of("gained_honey") if event.seat == seat]
    parts = {name: int(value) for name, value in event.values.items()}
    assert event.count == sum(parts.values())
    assert (event.source, event.target) == ("supply/honey", f"seat/{seat}/honey")
    return parts


def test_example_a_plain_card_pays_three() -> None:
    state = shown(PLAIN, "S1", "S2")
    assert state.honey == [3, 0, 0] or state.swarms[0] == 1


def test_example_one_and_three_and_three() -> None:
    log = Told()
    shown(LEFT_SWARM_RIGHT_RESEARCH, "S1", RESEARCH, log=log)
    assert gained(log, 0) == {"base": 1, "left": 3, "right": 3, "last": 0}


def test_example_two_and_two_for_the_research_card_before() -> None:
    log = Told()
    shown(LAST_RESEARCH, RESEARCH, "S2", last=["research", None, None], log=log)
    assert gained(log, 0) == {"base": 2, "left": 0, "right": 0, "last": 2}


def test_example_three_and_a_banner() -> None:
    state = shown(RESEARCH, BANNER, RESEARCH_OTHER, card("research", base=2, left=("honey", "research"), left_bonus=1))
    assert state.honey == [1, 3, 1, 0]


def test_example_six_raised_to_nine_is_eaten_for_one_experience() -> None:
    log = Told()
    state = shown(PLAIN, RESEARCH, RESEARCH_OTHER, honey=[6, 0, 0], log=log)
    assert state.honey[0] == 0
    assert state.experience[0] == 1
    (event,) = log.of("bear_ate")
    assert (event.seat, event.count) == (0, 9)
    assert [event.count for event in log.of("gained_experience")] == [1]


def test_b01_with_two_seats_both_sides_look_at_the_same_card() -> None:
    log = Told()
    shown(BOTH_RESEARCH, RESEARCH, log=log)
    assert gained(log, 0) == {"base": 1, "left": 3, "right": 3, "last": 0}


def test_b01_with_two_seats_a_banner_gives_the_opponent_two() -> None:
    log = Told()
    state = shown(BANNER, RESEARCH, log=log)
    assert state.honey == [3, 2]
    assert [(event.seat, event.count, event.values["giver"]) for event in log.of("gift_honey")] == [(1, 2, 0)]


def test_b02_left_is_the_next_seat_and_right_the_one_before() -> None:
    log = Told()
    shown(LEFT_HONEY, PLAIN, RESEARCH, RESEARCH_OTHER, log=log)
    assert gained(log, 0)["left"] == 2
    log = Told()
    shown(LEFT_HONEY, RESEARCH, RESEARCH_OTHER, PLAIN, log=log)
    assert gained(log, 0)["left"] == 0
    log = Told()
    shown(RIGHT_HONEY, RESEARCH, RESEARCH_OTHER, PLAIN, log=log)
    assert gained(log, 0)["right"] == 2
    log = Told()
    shown(PLAIN, RESEARCH, RESEARCH_OTHER, LEFT_HONEY, log=log)
    assert gained(log, 3)["left"] == 2


def test_b03_banners_from_both_sides_add_up_whatever_was_played() -> None:
    other_banner = f"H{int(BANNER[1:]) + 1}"
    for middle, own in ((RESEARCH, 0), (PLAIN, 3)):
        state = shown(BANNER, middle, other_banner, RESEARCH_OTHER)
        assert state.honey[1] == own + 2
    log = Told()
    shown(BANNER, "S1", other_banner, RESEARCH_OTHER, log=log)
    assert [event.seat for event in log.of("gift_honey")].count(1) == 2


@pytest.mark.parametrize(("neighbour", "bonus"), [(PLAIN, 2), ("S1", 2), (RESEARCH, 0)])
def test_b04_a_slot_of_two_types_pays_once_and_each_slot_for_itself(neighbour: str, bonus: int) -> None:
    log = Told()
    shown(EITHER, neighbour, RESEARCH_OTHER, log=log)
    assert gained(log, 0) == {"base": 1, "left": bonus, "right": 0, "last": 0}
    log = Told()
    shown(EITHER, neighbour, log=log)
    assert gained(log, 0) == {"base": 1, "left": bonus, "right": bonus, "last": 0}


@pytest.mark.parametrize("name", [own.id for own in house_deck().cards.values() if own.last])
def test_b05_in_the_first_round_no_card_was_played_before(name: str) -> None:
    own = house_deck().cards[name]
    for left in TYPES:
        for right in TYPES:
            assert own.parts(left, right, "")["last"] == 0
            assert max(own.parts(left, right, last)["last"] for last in TYPES) == own.last_bonus


def test_b06_a_swarm_is_the_type_played_last_even_with_an_empty_pile() -> None:
    state = shown(
        "S1", RESEARCH, RESEARCH_OTHER, hands=[["S1", LAST_SWARM, "H40"], [RESEARCH, "R40"], [RESEARCH_OTHER]]
    )
    while state.phase != "choose":
        seat = state.waiting()[0]
        do(state, seat, str(state.legal(seat)[-1]))
    assert state.history == (
        (house_deck().cards["S1"], house_deck().cards[RESEARCH], house_deck().cards[RESEARCH_OTHER]),
    )
    log = Told()
    do(state, 0, f"play {LAST_SWARM}", "lock", log=log)
    do(state, 1, "play R40", "lock", log=log)
    do(state, 2, f"play {state.hands[2][-1].value}", "lock", log=log)
    assert gained(log, 0)["last"] == 2


def test_b08_only_the_type_counts_not_whether_the_card_paid_or_drew() -> None:
    # The swarm on the left is outbid by this very card, and the research card on the right draws one card of two.
    full = [RESEARCH, *(f"H{number}" for number in range(1, 8))]
    log = Told()
    hands = [[LEFT_SWARM_RIGHT_RESEARCH, "H49"], ["S1", "H48"], full]
    shown(LEFT_SWARM_RIGHT_RESEARCH, "S1", RESEARCH, hands=hands, log=log)
    assert gained(log, 0) == {"base": 1, "left": 3, "right": 3, "last": 0}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b08_every_house_card_brings_what_its_symbols_say_beside_every_neighbour(seats: int) -> None:
    samples = {"honey": PLAIN, "research": RESEARCH, "swarm": "S1"}
    second = {"honey": f"H{int(PLAIN[1:]) + 1}", "research": RESEARCH_OTHER, "swarm": "S2"}
    for own in house_deck().cards.values():
        if own.type != "honey" or own.id in (PLAIN, second["honey"]):
            continue
        for left in TYPES:
            for right in TYPES if seats > 2 else (left,):
                cards = [own.id, samples[left]] + [f"R{10 + seat}" for seat in range(seats - 3)]
                if seats > 2:
                    cards.append(second[right])
                log = Told()
                shown(*cards, last=["research"] * seats, log=log)
                expected = {
                    "base": own.base,
                    "left": own.left_bonus if left in own.left else 0,
                    "right": own.right_bonus if right in own.right else 0,
                    "last": own.last_bonus if "research" in own.last else 0,
                }
                assert gained(log, 0) == expected, (own.id, left, right)


def test_b17_the_check_comes_once_after_all_honey_cards() -> None:
    # Seven, three of its own and one of a banner: eleven are eaten at once, for one experience.
    log = Told()
    state = shown(PLAIN, BANNER, RESEARCH, honey=[7, 0, 0], log=log)
    assert [event.count for event in log.of("bear_ate")] == [11]
    assert state.experience == [1, 0, 0]
    assert [beat for beat in log.beats if "gained_honey" in beat] == [
        ("phase_began", "gained_honey", "gained_honey", "gift_honey", "gift_honey")
    ]


@pytest.mark.parametrize(("before", "after"), [(4, (7, 0)), (5, (0, 1)), (7, (0, 1))])
def test_at_eight_or_more_all_honey_goes_for_exactly_one_experience(before: int, after: tuple[int, int]) -> None:
    state = shown(PLAIN, RESEARCH, RESEARCH_OTHER, honey=[before, 0, 0])
    assert (state.honey[0], state.experience[0]) == after


def test_b22_tokens_never_run_out() -> None:
    state = shown(
        PLAIN,
        "S1",
        RESEARCH,
        honey=[0, 7, 7],
        experience=[60, 80, 0],
        swarms=[0, 4, 0],
        hands=[[PLAIN, "H40"], ["S1", "H41"], [RESEARCH, "H42"]],
    )
    while state.phase == "research":
        do(state, 2, "draw honey")
    assert state.swarms[1] == 5
    assert state.experience == [60, 80, 0]
