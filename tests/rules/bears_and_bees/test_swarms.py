"""Swarm cards: who attracts them, who pays for it, and who is compensated."""

from __future__ import annotations

from rules.bears_and_bees import game
from tests.rules.bears_and_bees.table import Told, card, do, finish, refused, shown

PLAIN = card("honey", base=3)
PLAINS = [f"H{int(PLAIN[1:]) + place}" for place in range(3)]
RESEARCH = card("research", base=2)


def test_example_a_tie_divides_the_swarm_and_experience_stays() -> None:
    # Five and one against six: both take a token. The third seat has less and keeps all it has.
    log = Told()
    state = shown("S1", "S2", "S3", honey=[5, 6, 3], experience=[1, 0, 2], log=log)
    assert next((event.seat, event.values) for event in log.of("swarm_count")) == (
        0,
        {"seat0": 6, "seat1": 6, "seat2": 5},
    )
    first = log.beats.index(
        ("phase_began", "swarm_count", "swarm_came", "swarm_honey_lost", "swarm_came", "swarm_honey_lost")
    )
    places = log.views[first].places
    assert [places[f"seat/{seat}/swarms"].count for seat in range(3)] == [1, 1, 0]
    assert [places[f"seat/{seat}/honey"].count for seat in range(3)] == [0, 0, 3]
    assert [places[f"seat/{seat}/experience"].count for seat in range(3)] == [1, 0, 2]
    assert state.experience == [1, 0, 2]


def test_example_an_outbid_swarm_takes_a_research_card() -> None:
    state = shown("S1", PLAIN, "S2", honey=[1, 4, 2], hands=[["S1", "H40"], [PLAIN, "H41"], ["S2", "H42"]])
    assert state.swarms == [0, 1, 1]
    assert state.waiting() == (0,)
    do(state, 0, "draw research")
    assert [str(play.value)[0] for play in state.hands[0]] == ["H", "R", "S"]
    assert state.phase == "choose"


def test_b12_with_nine_cards_compensation_is_honey_and_not_asked() -> None:
    hands = [["S1", *[f"H{number}" for number in range(30, 38)]], [PLAIN, "H40"]]
    log = Told()
    state = shown("S1", PLAIN, hands=hands, honey=[2, 1], log=log)
    assert state.honey[0] == 3
    assert state.phase == "choose"
    compensated = log.beats.index(("phase_began", "compensated", "gained_honey"))
    assert log.views[compensated].waiting == ()


def test_b12_with_no_deck_left_compensation_is_honey() -> None:
    state = shown("S1", PLAIN, honey=[0, 4], decks__honey=[], decks__research=[], hands=[["S1", "H30"], [PLAIN, "H40"]])
    assert state.over
    assert state.honey[0] == 1


def test_b12_with_one_deck_left_it_is_honey_or_a_card_of_that_deck() -> None:
    state = shown("S1", PLAIN, honey=[0, 4], decks__honey=[], hands=[["S1", "H30"], [PLAIN, "H40"]])
    assert [str(action) for action in state.legal(0)] == ["take honey", "draw research"]
    assert refused(state, 0, "draw honey") == "deck_empty"
    do(state, 0, "draw research")


def test_b13_honey_at_seven_is_legal_and_brings_the_bear() -> None:
    state = shown("S1", PLAIN, honey=[7, 1], experience=[0, 4])
    decision = state.decision(0)
    assert decision is not None
    assert decision.kind == "compensation"
    assert not decision.secret
    assert decision.values == {"burst": 1}
    log = Told()
    do(state, 0, "take honey", log=log)
    assert [event.count for event in log.of("bear_ate")] == [8]
    assert (state.honey[0], state.experience[0]) == (0, 1)


def test_b13_a_card_at_seven_brings_no_bear() -> None:
    state = shown("S1", PLAIN, honey=[7, 1], experience=[0, 4])
    do(state, 0, "draw honey")
    assert (state.honey[0], state.experience[0]) == (7, 0)


def test_b14_a_token_from_any_swarm_of_the_round_is_instead_of_compensation() -> None:
    # The first swarm goes to seat 1 and takes its honey; the second goes to seat 0, who played the first.
    state = shown("S1", "S2", honey=[3, 5])
    assert state.swarms == [1, 1]
    assert state.phase == "choose"


def test_b15_nobody_holds_a_token_no_swarm_comes_and_compensation_is_due() -> None:
    log = Told()
    state = shown("S1", "S2", RESEARCH, log=log)
    while state.phase == "research":
        do(state, 2, "draw honey", log=log)
    assert state.swarms == [0, 0, 0]
    assert [event.seat for event in log.of("swarm_stayed")] == [0, 1]
    assert log.of("swarm_came") == []
    assert state.waiting() == (0,)
    do(state, 0, "take honey", log=log)
    assert state.waiting() == (1,)


def test_b16_compensations_by_swarm_number_each_seeing_the_ones_before_and_one_check_for_all() -> None:
    log = Told()
    state = shown("S5", "S1", "S3", PLAIN, honey=[7, 7, 2, 0], experience=[0, 0, 0, 9], log=log)
    assert game.view(state, None).facts["order"] == [1, 2, 0]
    do(state, 1, "take honey", log=log)
    assert state.honey[1] == 8
    assert state.experience[1] == 0
    assert game.view(state, 2).places["seat/1/honey"].count == 8
    assert state.decision(2) is not None
    do(state, 2, "draw honey", log=log)
    assert log.of("drew_card")[-1].audience == (2,)
    do(state, 0, "take honey", log=log)
    assert sorted((event.seat, event.count) for event in log.of("bear_ate")) == [(0, 8), (1, 8)]
    assert sum("bear_ate" in beat for beat in log.beats) == 1
    assert state.experience[:2] == [1, 1]


def test_b17_there_is_no_check_after_swarms_before_compensation() -> None:
    log = Told()
    state = shown("S1", PLAIN, honey=[7, 1], experience=[0, 4], log=log)
    assert state.phase == "compensation"
    assert log.of("bear_ate") == []
    assert state.honey[0] == 7


def test_b20_each_swarm_is_counted_anew() -> None:
    log = Told()
    state = shown("S1", "S2", "S3", honey=[2, 6, 4], log=log)
    sums = [event.values for event in log.of("swarm_count")]
    assert sums == [
        {"seat0": 2, "seat1": 6, "seat2": 4},
        {"seat0": 2, "seat1": 0, "seat2": 4},
        {"seat0": 2, "seat1": 0, "seat2": 0},
    ]
    assert state.swarms == [1, 1, 1]


def test_b20_a_leader_by_experience_alone_wins_again_and_discards_nothing() -> None:
    log = Told()
    state = shown("S1", "S2", "S3", experience=[0, 5, 1], log=log)
    assert state.swarms == [0, 3, 0]
    assert state.experience == [0, 5, 1]
    assert log.of("swarm_honey_lost") == []


def test_b20_swarms_go_by_their_numbers_not_by_seats() -> None:
    log = Told()
    shown("S5", "S2", "S4", honey=[1, 2, 3], log=log)
    assert [event.seat for event in log.of("swarm_count")] == [1, 2, 0]


def test_b21_of_tied_seats_each_pays_its_honey_if_any_and_takes_a_token() -> None:
    log = Told()
    state = shown("S1", PLAIN, RESEARCH, honey=[0, 0, 3], experience=[3, 0, 0], log=log)
    while state.phase == "research":
        do(state, 2, "draw honey", log=log)
    assert state.swarms == [1, 1, 1]
    assert [(event.seat, event.count) for event in log.of("swarm_honey_lost")] == [(1, 3), (2, 3)]
    assert state.honey == [0, 0, 0]
    assert state.experience == [3, 0, 0]


def test_the_winner_of_a_swarm_keeps_its_experience() -> None:
    state = shown("S1", PLAIN, honey=[6, 0], experience=[2, 1])
    assert (state.honey[0], state.experience[0], state.swarms[0]) == (0, 2, 1)


def test_compensation_is_compulsory() -> None:
    state = shown("S1", PLAIN, experience=[0, 4])
    assert [str(action) for action in state.legal(0)] == ["take honey", "draw honey", "draw research"]
    assert state.default(0) is None
    assert refused(state, 0, "lock") == "not_now"


def test_compensation_is_open_and_its_drawn_card_is_not() -> None:
    state = shown("S1", PLAIN, experience=[0, 4])
    before = game.view(state, None)
    log = Told()
    do(state, 0, "draw honey", log=log)
    assert [event.values["with"] for event in log.of("compensated")] == ["card"]
    drawn = log.of("drew_card")[0]
    assert drawn.audience == (0,)
    after = game.view(state, None)
    assert after.places["deck/honey"].count == before.places["deck/honey"].count - 1


def test_a_swarm_card_comes_back_to_the_hand_after_the_round() -> None:
    log = Told()
    state = shown("S1", PLAIN, experience=[4, 0], log=log)
    assert state.swarm_cards[0] in state.hands[0]
    assert [event.seat for event in log.of("swarm_back")] == [0]
    assert [event.seat for event in log.of("card_piled")] == [1]
    assert state.phase == "choose"
    finish(state)
